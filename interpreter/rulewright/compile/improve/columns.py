"""Questions about all cells of a board, or about lines on it, asked of slots and fixed lists instead of cell by cell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from rulewright.compile.improve.substitute import mentions
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, CellType, ListType
from rulewright.state import CellsAt

FEW_LINES = 5
ROOM = 200_000


def columns(draft: Draft) -> Draft:
    tables = dict(draft.tables)

    def changed(node: Node) -> Node:
        if isinstance(node, ir.Some):
            return _whole(node)
        return _line(node, draft, tables) if isinstance(node, ir.LineThrough) else node

    functions = {name: rebuilt(function, changed) for name, function in draft.functions.items()}
    flow = tuple(rebuilt(op, changed) for op in draft.flow)
    standing = rebuilt(draft.standing, changed)
    return replace(draft, functions=functions, flow=flow, standing=standing, tables=tables)


def _whole(node: ir.Some) -> Value:
    """`any of board where empty`, over a bounded board with one attribute: a look for 0 in its slots."""
    match node.of:
        case ir.Gather(
            var=var,
            items=ir.Things(of=CellType()),
            tests=(),
            weight=0,
            value=ir.Not(of=ir.Load(slot=ir.Slot(region=region, index=(ir.Local(name=name),)))),
        ) if name == var.name and isinstance(region.address, CellsAt):
            return ir.Member(Const(0), ir.Stretch(region))
    return node


def _line(node: ir.LineThrough, draft: Draft, tables: dict[str, Any]) -> Value:
    """A few lines are listed whole; a test that compares one attribute with something fixed is made on slots."""
    board = cast("CellType", node.var.type).name
    geometry = draft.layout.geometry[board]
    length = max(0, node.length.value) if isinstance(node.length, Const) else 0
    shift, test, kind = 0, node.test, board
    match node.test:
        case ir.Compare(op="=", left=ir.Load(slot=ir.Slot(region=region, index=(ir.Local(name=name),))), right=right) if (
            name == node.var.name and isinstance(region.address, CellsAt) and not mentions(right, name)
        ):
            shift, kind = region.origin, f"{board}_{region.address.attribute}"
            test = ir.Compare("=", ir.Peek(node.var, region.holds), right)
    listed = 1 < length <= max(geometry.board.width, geometry.board.height)
    if listed and geometry.size * length * length <= ROOM:
        windows = geometry.windows(length)
        if max(map(len, windows)) <= FEW_LINES:
            lines = tuple(tuple(tuple(c + shift for c in line) for line in row) for row in windows)
            table = _table(tables, f"LINES_{kind}_{length}", lines)
            return ir.LineListed(table, node.cell, length - 1, node.var, test, node.here)
    if not shift:
        return node
    rays = tuple(
        tuple((tuple(c + shift for c in a), tuple(c + shift for c in b)) for a, b in axes)
        for axes in draft.tables[node.rays.name]
    )
    return replace(node, rays=_table(tables, f"RAYS_{kind}_{length or 'any'}", rays), test=test)


def _table(tables: dict[str, Any], name: str, value: Any) -> ir.Table:
    while name in tables and tables[name] != value:
        name += "_"
    tables[name] = value
    return ir.Table(name, ListType(NUMBER))
