"""Where things lie. `nothing` has no slot: to change what it has stops the game, and what it has is nothing."""

from __future__ import annotations

from typing import Any

from tests.reference_interpreter.frames import Frame, something
from tests.reference_interpreter.stopping import Missing

from rulewright.compile.ir.values import Bank, Load, Slot
from rulewright.state import AttributeAt, CellsAt, LocationsOf, Region

LOOKED_OVER_THE_EDGE = (LocationsOf, AttributeAt, CellsAt)  # of these, what `nothing` has is 0, `no` or `nothing`


def slot_of(region: Region, index: tuple[int, ...]) -> int:
    """The slot of one thing of a region: counted out, as in a table of all its places."""
    assert len(index) == len(region.sizes)
    at = 0
    for number, size in zip(index, region.sizes, strict=True):
        if not number:
            raise Missing
        assert 1 <= number <= size, "every thing has a number"
        at = at * size + number - 1
    return region.first + at


def address(slot: Slot | Bank, frame: Frame) -> int:
    """The slot that a part of a program names."""
    if isinstance(slot, Bank):
        resource, player = something(frame.number(slot.resource)), something(frame.number(slot.player))
        return slot_of(resource_region(resource, frame), (player,))
    return slot_of(slot.region, tuple(frame.number(index) for index in slot.index))


def load(node: Load, frame: Frame) -> Any:
    index = tuple(frame.number(one) for one in node.slot.index)
    if index and not index[-1] and isinstance(node.slot.region.address, LOOKED_OVER_THE_EDGE):
        return 0
    return frame.state[slot_of(node.slot.region, index)]


def resource_region(resource: int, frame: Frame) -> Region:
    """The counters of a resource that is known only now."""
    layout = frame.world.draft.layout
    return layout.variable(layout.by_resource[resource])


def bounds(resource: int, frame: Frame) -> tuple[int, int | None]:
    layout = frame.world.draft.layout
    variable = layout.rules.variables[layout.by_resource[resource]]
    return variable.low, variable.high
