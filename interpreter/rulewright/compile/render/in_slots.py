"""Loops over things of which each has a slot of its own, one behind another, that the loop asks for."""

from __future__ import annotations

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.binding import bound_in
from rulewright.compile.ir.node import Node, walk
from rulewright.link import PlayerType
from rulewright.state import Region


def slots_asked_for(value: ir.Gather) -> Region | None:
    """The slots of all things of a loop, one behind another, of which the first test asks."""
    if value.weight or not value.tests or not isinstance(value.items, ir.Things) or isinstance(value.items.of, PlayerType):
        return None
    if any(value.var.name in bound_in(part) for part in (*value.tests, value.value)):
        return None  # a loop inside has a thing of the same name
    for node in walk(value.tests[0]):
        match node:
            case ir.Load(slot=ir.Slot(region=region)) if asks_slot_of(value.var, node, region):
                return region if value.items.count == region.size else None
    return None


def asks_slot_of(var: ir.Local, node: Node, region: Region) -> bool:
    match node:
        case ir.Load(slot=ir.Slot(region=found, index=(ir.Local(name=name),))):
            return name == var.name and found == region and region.strides == (1,) and region.first - region.origin == 1
    return False
