"""Where a noun lies in the state: an address names it, a region says which slots it has.

An address is a value of one of these classes, never a string put together. A region has one slot for each combination
of what its noun is per; things are numbered from 1, and 0 is nothing, which has no slot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod

from rulewright.link import Type


@dataclass(frozen=True)
class VariableAt:
    name: str


@dataclass(frozen=True)
class ZoneAt:
    name: str


@dataclass(frozen=True)
class BoardAt:
    """The mapping of a board of tiles: from cell to what covers it."""

    name: str


@dataclass(frozen=True)
class CellsAt:
    """One attribute of all cells of a bounded board."""

    board: str
    attribute: str


@dataclass(frozen=True)
class LocationsOf:
    """In which zone, by slot, each piece of a kind lies."""

    pieces: str


@dataclass(frozen=True)
class AttributeAt:
    """A changing attribute of all pieces of a kind."""

    pieces: str
    attribute: str


USING = "at any time"  # no rule is called so


@dataclass(frozen=True)
class DoingAt:
    """Whether a player is in the middle of a rule or a flow that something lasts for, or (`USING`) of an interruption."""

    stretch: str


@dataclass(frozen=True)
class OnceAt:
    """Whether a listener that acts once has acted for a player."""

    listener: int


@dataclass(frozen=True)
class LastingAt:
    """The amounts of a modifier that lasts for a while."""

    number: int


@dataclass(frozen=True)
class AgendaAt:
    """What was added to an agenda."""

    name: str


@dataclass(frozen=True)
class FlowAt:
    """A name or a counter of the flow."""

    number: int


Address = VariableAt | ZoneAt | BoardAt | CellsAt | LocationsOf | AttributeAt | DoingAt | OnceAt | LastingAt | AgendaAt | FlowAt


@dataclass(frozen=True)
class Region:
    """The slots of one address."""

    address: Address
    first: int
    per: tuple[Type, ...]
    sizes: tuple[int, ...]
    holds: Type
    low: int = -1  # no number here is ever less, if it is 0 or more

    @cached_property
    def strides(self) -> tuple[int, ...]:
        return tuple(prod(self.sizes[place + 1 :]) for place in range(len(self.sizes)))

    @cached_property
    def size(self) -> int:
        return prod(self.sizes)

    @property
    def slots(self) -> range:
        return range(self.first, self.first + self.size)

    @cached_property
    def origin(self) -> int:
        """What must be added to the weighted numbers of things to come to their slot."""
        return self.first - sum(self.strides)

    def slot(self, *index: int) -> int:
        return self.origin + sum(number * stride for number, stride in zip(index, self.strides, strict=True))

    def index_of(self, slot: int, axis: int) -> int:
        """Which thing along one axis a slot belongs to."""
        return (slot - self.first) // self.strides[axis] % self.sizes[axis] + 1
