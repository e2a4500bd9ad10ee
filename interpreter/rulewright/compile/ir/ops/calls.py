"""Rules that are done, and those who listen to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.ops import Block
    from rulewright.compile.ir.values import Local, Slot, Value


@dataclass(frozen=True, slots=True)
class Do(Node):
    function: str
    player: Value
    args: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class DoVersion(Node):
    """A rule as the acting seat carries it out."""

    plain: str
    versions: tuple[tuple[str, str], ...]
    player: Value
    args: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Listen(Node):
    """Find out who listens now."""

    heard: Local
    player: Value
    ears: str


@dataclass(frozen=True, slots=True)
class Hear(Node):
    """Let those who were found act; what they change of the values is taken over."""

    heard: Local | str
    player: Value
    when: Literal["before", "after", "in"]
    values: tuple[Value, ...]
    into: tuple[Local, ...] = ()


@dataclass(frozen=True, slots=True)
class Instead(Node):
    """Let somebody act instead; otherwise do the block."""

    heard: Local
    player: Value
    values: tuple[Value, ...]
    replaced: Block
    block: Block


@dataclass(frozen=True, slots=True)
class StoodIn(Node):
    """Let those act who listen to one good standing in for another."""

    way: Local
    due: Local
    player: Value
    pairs: tuple[tuple[Slot, tuple[Slot, ...]], ...]
    ears: str


@dataclass(frozen=True, slots=True)
class Window(Node):
    """Cards may be played here, one after another, and may change the values passed on."""

    site: int
    player: Value
    ears: str
    played: tuple[str, ...]
    values: tuple[Value, ...]
    into: tuple[Local, ...]
    hands: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class AddToAgenda(Node):
    slot: Slot
    rule: int
    player: Value
    args: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Last(Node):
    """A modifier's values are fixed now and kept for as long as it lasts."""

    slot: Slot
    amount: Value
    args: tuple[Value, ...]
    doing: Value | None  # it is kept only if this holds: who acts is in the middle of what it lasts for


@dataclass(frozen=True, slots=True)
class OnceOnly(Node):
    """Leave if this was done before, or if who acts is not in the middle of what it works once in; else remember it."""

    slot: Slot
    doing: Value | None


@dataclass(frozen=True, slots=True)
class Forget(Node):
    """What was remembered for a stretch of time is as at the start."""

    memory: range
    fresh: str


@dataclass(frozen=True, slots=True)
class Keep(Node):
    """What is remembered, so that it can be put back."""

    memory: range
    kept: Local


@dataclass(frozen=True, slots=True)
class Recall(Node):
    memory: range
    kept: Local


@dataclass(frozen=True, slots=True)
class EachHolder(Node):
    """For everybody for whom a modifier stands, with the component it is printed on."""

    owner: Local
    this: Local
    pieces: tuple[tuple[int, int], ...]
    owners: str
    block: Block
