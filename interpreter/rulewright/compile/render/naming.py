"""What things are called in the generated Python: slots by their nouns, names of a function by small numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from rulewright.state import (
    FLOW,
    OVER,
    Address,
    AgendaAt,
    AttributeAt,
    BoardAt,
    CellsAt,
    DoingAt,
    FlowAt,
    LastingAt,
    Layout,
    LocationsOf,
    OnceAt,
    VariableAt,
    ZoneAt,
)

SYSTEM = {"OVER": OVER, "FLOW": FLOW}  # slots that belong to no noun
RESERVED = frozenset({*SYSTEM, "S", "C", "LARGE", "LOOPS", "PLAYERS", "RULES", "FENCES", "SEATS", "BOUNDS", "FLOORS"})


@dataclass(frozen=True)
class Naming:
    """The constants of a module that say where nouns lie."""

    slots: Mapping[Address, str]
    places: Mapping[int, str] = field(default_factory=dict)  # what tells where a piece lies or what is remembered, by its slot

    def of(self, address: Address) -> str:
        return self.slots[address]

    def place(self, slot: int) -> str:
        """What tells where one piece lies."""
        return self.places.get(slot, str(slot))

    def memory(self, slots: range) -> str:
        """What is remembered for a stretch of time."""
        name, _, last = self.place(slots.stop - 1).rpartition(" + ")
        return f"{self.place(slots.start)}:{name} + {int(last) + 1}" if name else f"{slots.start}:{slots.stop}"


def name_slots(layout: Layout, tables: Mapping[str, object]) -> Naming:
    """A name for every region; names that would clash are kept apart."""
    taken = {*RESERVED, *tables}
    found: dict[Address, str] = {}
    for address in layout.regions:
        found[address] = _free(_called(address), taken)
    kept = LocationsOf | OnceAt | LastingAt
    regions = [(region, found[address]) for address, region in layout.regions.items() if isinstance(address, kept)]
    return Naming(found, {slot: f"{name} + {slot - region.origin}" for region, name in regions for slot in region.slots})


def name_as_used(tables: Mapping[str, object]) -> Naming:
    """Names for regions, each made when it is first asked for: an expression looks at few of them."""
    return Naming(_AsUsed({*RESERVED, *tables}))


class _AsUsed(dict[Address, str]):
    def __init__(self, taken: set[str]) -> None:
        super().__init__()
        self.taken = taken

    def __missing__(self, address: Address) -> str:
        found = self[address] = _free(_called(address), self.taken)
        return found


def _free(name: str, taken: set[str]) -> str:
    found = name.upper()
    while found in taken:
        found += "_"
    taken.add(found)
    return found


def _called(address: Address) -> str:
    match address:
        case VariableAt(name=name) | ZoneAt(name=name) | BoardAt(name=name):
            return name
        case CellsAt(board=board, attribute=attribute):
            return f"{board}_{attribute}"
        case LocationsOf(pieces=pieces):
            return f"place_of_{pieces}"
        case AttributeAt(pieces=pieces, attribute=attribute):
            return f"{pieces}_{attribute}"
        case DoingAt(stretch=name):
            return f"doing_{name.replace(' ', '_')}"
        case OnceAt(listener=number):
            return f"once_{number}"
        case LastingAt(number=number):
            return f"lasting_{number}"
        case AgendaAt(name=name):
            return f"agenda_{name}"
        case FlowAt(number=number):
            return f"flow_{number}"
    assert_never(address)
