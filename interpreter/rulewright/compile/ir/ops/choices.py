"""Choices: asked, drawn, or decided by the rule itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.ops import Block
    from rulewright.compile.ir.values import Gather, Key, Local, Table, Value
    from rulewright.state import Region


@dataclass(frozen=True, slots=True)
class Answer(Node):
    """How an automated seat ranks the candidates of a choice."""

    seat: str
    key: Key
    at_random: bool


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """One of the candidates.

    `costs` are tests that what follows at once would make anyway: a candidate that fails one is none. `soon` are tests of
    what follows a little later: a candidate that fails one is illegal, and need not be tried. The first of them (`dear`) are
    tests of its own that are dear to make. `needs` is what some of them ask that is the same for all candidates: where it does
    not hold, there is none. `met` says that the rest of the block can be done behind whatever passes all of them.
    """

    local: Local
    site: int
    player: Value
    candidates: Gather
    answers: tuple[Answer, ...] = ()
    costs: tuple[Value, ...] = ()
    hoisted: int = 0
    soon: tuple[Value, ...] = ()
    needs: tuple[Value, ...] = ()
    sampler: Sampler | None = None
    parts: tuple[Asked, ...] = ()
    dear: int = 0
    met: bool = False


@dataclass(frozen=True, slots=True)
class Asked(Node):
    """A part of what is chosen, asked for by itself."""

    site: int
    var: Local
    of: Value


@dataclass(frozen=True, slots=True)
class Drawn(Node):
    """One of the candidates, drawn at random on the spot; if what is tried with it fails, another one.

    `filling`: the candidates are the empty cells of a region; the one that is drawn is filled at once, and nothing else ever is.
    """

    local: Local
    candidates: Gather
    tried: Block
    site: int
    filling: Region | None = None


@dataclass(frozen=True, slots=True)
class Sampler(Node):
    """A quick way to draw one at random: from a list, or from the box around a board that grows, until one passes the tests."""

    items: Value
    lying: Lying | None = None


@dataclass(frozen=True, slots=True)
class Lying(Node):
    """What is known about the spots that pass the tests of a choice: they are bare and touch what is built, and pass `ground`, or
    all their cells are covered, and they pass `upon`. In both tests the cells below a spot have a name. It replaces the tests.
    """

    beside: Table
    steps: Table
    cells: Local
    ground: Value
    upon: Value


@dataclass(frozen=True, slots=True)
class Differing(Node):
    """What no two of several chosen things may have in common."""

    var: Local
    of: Value


@dataclass(frozen=True, slots=True)
class ChooseSome(Node):
    local: Local
    site: int
    player: Value
    items: Value
    count: Value
    up_to: bool
    different: Differing | None = None


@dataclass(frozen=True, slots=True)
class Decide(Node):
    """The rule itself chooses, by an order; a tie that says so is drawn at random."""

    local: Local
    items: Value
    key: Key
    count: Value | None
    up_to: bool
    at_random: bool
    different: Differing | None = None


@dataclass(frozen=True, slots=True)
class Way(Node):
    """A named alternative: open if its test holds; `soon` and `met` as for `Choose`."""

    test: Value | None
    soon: tuple[Value, ...]
    block: Block
    met: bool = False


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    picked: Local
    site: int
    player: Value
    ways: tuple[Way, ...]
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Node):
    site: int
    player: Value
    block: Block
    soon: tuple[Value, ...] = ()
    answers: tuple[Answer, ...] = ()
    met: bool = False
