"""Goods: gaining, losing and paying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Bank, Local, Slot, Source, Value


@dataclass(frozen=True, slots=True)
class Change(Node):
    """Gain (sign 1) or lose (sign -1), within bounds."""

    slot: Slot
    count: Value
    sign: int
    low: int
    high: int | None


@dataclass(frozen=True, slots=True)
class ChangeNamed(Node):
    """The same for a resource of which only the play tells which one it is."""

    resource: Value
    player: Value
    count: Value
    sign: int


@dataclass(frozen=True, slots=True)
class GainMix(Node):
    """Goods of the player's choice."""

    taken: Local
    site: int
    player: Value
    count: Value
    resources: Value
    sign: int


@dataclass(frozen=True, slots=True)
class Pay(Node):
    """A cost in one good that nothing else can stand for."""

    slot: Slot | Bank
    count: Value
    low: int


@dataclass(frozen=True, slots=True)
class Need(Node):
    """One way to meet a part of a cost: a count, from these slots; nothing if it is waived."""

    count: Value
    sources: tuple[Source, ...]
    waived: tuple[Value, ...] = ()
    mix: Value | None = None
    player: Value | None = None


@dataclass(frozen=True, slots=True)
class PayWith(Node):
    """A cost where something may stand for something else: each need with its alternatives."""

    way: Local
    due: Local
    site: int
    player: Value
    needs: tuple[tuple[Need, ...], ...]
