"""Who owns what, what lasts, and what there is to pay with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node
from rulewright.state import Region

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value
    from rulewright.compile.ir.values.names import Bank, Slot


@dataclass(frozen=True, slots=True)
class Owns(Node):
    """Whether a player owns one of some pieces now: (where it is told where they lie, the piece)."""

    player: Value
    pieces: tuple[tuple[int, int], ...]
    owners: str


@dataclass(frozen=True, slots=True)
class OwnerOf(Node):
    """Who owns the one piece whose place a slot tells."""

    place: int
    owners: str


@dataclass(frozen=True, slots=True)
class LastsFor(Node):
    """Whether a modifier that lasts for a while stands for a player."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class LastingAmounts(Node):
    """The amounts of a modifier that lasts for a while and was meant for these values."""

    region: Region
    players: Value
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Source(Node):
    """A slot that may be paid from, if a condition holds."""

    slot: Slot | Bank
    test: Value | None = None


@dataclass(frozen=True, slots=True)
class Funds(Node):
    """How much there is in slots, each counted once; more than enough if the cost is waived."""

    sources: tuple[Source, ...]
    waived: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Playable(Node):
    """Whether a player owns a card that is meant for a window."""

    player: Value
    ears: str
