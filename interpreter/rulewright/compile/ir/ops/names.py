"""Names, slots and markers, notes for the log, and those who wait for a change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.ops import Op
    from rulewright.compile.ir.values import Bank, Local, Lookup, Slot, Value


@dataclass(frozen=True, slots=True)
class Note(Node):
    """An entry of the log; where components share a sentence, a table says which by the component."""

    effect: int | Lookup
    player: Value
    amount: Value


@dataclass(frozen=True, slots=True)
class NotePaid(Node):
    """Entries of the log: how much of each good was paid in the way taken."""

    way: Local
    player: Value
    goods: tuple[tuple[int, Slot], ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    local: Local
    value: Value


@dataclass(frozen=True, slots=True)
class Store(Node):
    slot: Slot
    value: Value


@dataclass(frozen=True, slots=True)
class Advance(Node):
    """Move a marker on or back: on up to limits it may already have passed, back down to its lowest place."""

    target: Slot | Local
    by: Value
    low: int
    limits: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Roll(Node):
    target: Slot | Local
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Reaction(Node):
    """Who waits for a slot to reach an amount."""

    amount: Value
    ears: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Watched(Node):
    """Operations that change a slot for which somebody waits."""

    old: Local
    slot: Slot | Bank
    player: Value
    ops: tuple[Op, ...]
    reactions: tuple[Reaction, ...]


@dataclass(frozen=True, slots=True)
class Treat(Node):
    """Change a result by a modifier: add what it gives, or take what it gives instead, if it gives anything."""

    op: Literal["add", "treat"]
    result: Local
    value: Value


@dataclass(frozen=True, slots=True)
class TreatLasting(Node):
    op: Literal["add", "treat"]
    result: Local
    amounts: Value
