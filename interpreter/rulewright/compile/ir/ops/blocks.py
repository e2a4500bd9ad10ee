"""Branches, loops, parts that are tried first, and ways to leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.ops import Block, Op
    from rulewright.compile.ir.ops.choices import Answer
    from rulewright.compile.ir.values import Local, Slot, Value


@dataclass(frozen=True, slots=True)
class If(Node):
    branches: tuple[tuple[Value, Block], ...]
    other: Block = ()


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    var: Local
    items: Value
    block: Block
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Times(Node):
    """A block some number of times; with a site, as long as the player wants."""

    count: Value
    block: Block
    site: int | None = None
    player: Value | None = None
    answers: tuple[Answer, ...] = ()
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    block: Block
    until: Value
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Part(Node):
    """A block as a function of its own, so that it can be tried on a copy first; gives back the names it changed."""

    name: str
    player: Local
    keeps: tuple[Local, ...]
    block: Block
    results: tuple[Local, ...]


@dataclass(frozen=True, slots=True)
class CarryOut(Node):
    """Call a part and take over the names it changed; an `end game` in it leaves here too."""

    part: str
    player: Value
    keeps: tuple[Local, ...]
    results: tuple[Local, ...]
    ends: bool
    found: Local
    leave: Op


@dataclass(frozen=True, slots=True)
class Finished(Node):
    """A part that was found to be possible (`Able` with this mark) has been carried out; it changes nothing."""

    mark: Local


@dataclass(frozen=True, slots=True)
class AnyOrder(Node):
    """All of the items of an agenda, and those that were added to it meanwhile, in the order the player likes."""

    site: int
    player: Value
    parts: tuple[Part, ...]
    tests: tuple[Value | None, ...]
    carry: tuple[CarryOut, ...]
    added: Slot | None
    answers: tuple[Answer, ...] = ()
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """What a rule asks cannot be done."""

    unless: Value | None = None


@dataclass(frozen=True, slots=True)
class Broken(Node):
    """What the rules call sure could not be done: they are wrong, and the game stops."""


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    pass


@dataclass(frozen=True, slots=True)
class Leave(Node):
    """Leave the function; a listener gives back what its parameters became. `soon` as for `Choose`: whoever fails one of these
    tests is told no.
    """

    value: Value | None = None
    soon: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class LeaveWith(Node):
    """Leave a listener: it applied, and these are its parameters now, with the values it did not ask for behind them."""

    values: tuple[Local, ...]


@dataclass(frozen=True, slots=True)
class Barrier(Node):
    """Something becomes known here that nobody knew: the look ahead ends, and no choice before it can be taken back."""

    unless_one: Value | None = None


@dataclass(frozen=True, slots=True)
class Cover(Node):
    branch: int
