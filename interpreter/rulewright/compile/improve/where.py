"""Which zone of a row a piece lies in is looked up by its slot, and not worked out: in Python a call costs more than a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt
from rulewright.compile.ir.program import Draft
from rulewright.state import ZoneAt


def where(draft: Draft) -> Draft:
    regions = [(region.first, region.address) for region in draft.layout.regions.values()]
    rows = {first: str(address.name) for first, address in regions if isinstance(address, ZoneAt)}
    slots = len(draft.layout.initial)
    tables: dict[str, Any] = {}

    def look(node: Node) -> Node:
        if not isinstance(node, ir.Apply) or node.name != "place_within":
            return node
        place, before, size = node.args
        if not isinstance(before, ir.Const) or not isinstance(size, ir.Const) or before.value + 1 not in rows:
            return node
        name = f"WHERE_IN_{rows[before.value + 1]}"
        numbers = range(1, size.value + 1)
        tables[name] = (*(0,) * (before.value + 1), *numbers, *(0,) * (slots - before.value - 1 - size.value))
        return ir.Column(name, place, node.type, True)

    functions = {name: rebuilt(function, look) for name, function in draft.functions.items()}
    flow = tuple(rebuilt(op, look) for op in draft.flow)
    drawn = {name: tuple(rebuilt(said, look) for said in block) for name, block in draft.drawn.items()}
    standing = rebuilt(draft.standing, look)
    return replace(draft, functions=functions, flow=flow, drawn=drawn, standing=standing, tables={**draft.tables, **tables})
