"""What no state can change is looked up in tables: lists are filtered beforehand, and a question about one cell is a row.

A table of its own is made only where its rows are few enough to be worked out at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from rulewright.compile.improve.certain import certain, conjuncts, free, result_of
from rulewright.compile.improve.substitute import substituted
from rulewright.compile.improve.working_out import Unknown, is_still, passes, worked_out
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, count, rebuilt, walk
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Local, Value, may_be_nothing, type_of
from rulewright.link import CellType, ListType
from rulewright.state import Layout

ROOM = 400_000  # parts that are worked out for one table
WORTH = 8  # parts of a question that is worth a table


@dataclass(frozen=True)
class _Known:
    layout: Layout
    functions: Mapping[str, Function]
    tables: dict[str, Any]
    made: dict[Any, str]  # the rows of tables that were made, and their names

    def keep(self, name: str, rows: Any) -> str:
        content = (name, tuple(rows.items()) if isinstance(rows, dict) else rows)
        if content not in self.made:
            self.made[content] = f"{name}_{len(self.made) + 1}"
            self.tables[self.made[content]] = rows
        return self.made[content]


def still(draft: Draft) -> Draft:
    known = _Known(draft.layout, draft.functions, dict(draft.tables), {})

    def changed(node: Node) -> Node:
        match node:
            case ops.Choose(sampler=ops.Sampler(items=items), candidates=candidates) if not isinstance(items, ir.Spots):
                return replace(node, sampler=ops.Sampler(candidates.items))
            case ir.Called():
                return _said(node, known)
            case ir.Gather():
                return _filtered(node, known)
            case ir.Some() | ir.Every() | ir.Not(of=ir.Some() | ir.Every()) | ir.Count():
                return _row(node, known)
        return node

    functions = {name: rebuilt(function, changed) for name, function in draft.functions.items()}
    flow = tuple(rebuilt(op, changed) for op in draft.flow)
    return replace(draft, functions=functions, flow=flow, standing=rebuilt(draft.standing, changed), tables=known.tables)


def _said(call: ir.Called, known: _Known) -> Value:
    """A value that no state can change, as it is said, so that whoever asks for it can be looked up with it."""
    result = result_of(known.functions.get(call.function))
    if result is None or not is_still(result) or "player" in free(result):
        return call
    if not all(isinstance(value, ir.Const | ir.Local) for value in call.args):
        return call
    params = (local.name for local in known.functions[call.function].params)
    return substituted(result, dict(zip(params, call.args, strict=True)))


def _filtered(of: ir.Gather, known: _Known) -> ir.Gather:
    """A list of fixed things without those that can never pass."""
    fixed: list[Value] = []
    others: list[Value] = []
    certainly = True
    for test in conjuncts(of.tests):
        certainly = certainly and certain(test, known.functions)
        (fixed if certainly and free(test) == {of.var.name} and is_still(test) else others).append(test)
    items = _without(of, fixed, known) if fixed else None
    return of if items is None else replace(of, items=items, tests=tuple(others))


def _without(of: ir.Gather, fixed: list[Value], known: _Known) -> Value | None:
    work = sum(map(count, fixed)) * 4
    items = of.items

    def kept(row: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(item for item in row if passes(fixed, {of.var.name: item}, known.tables))

    try:
        match items:
            case ir.Things(count=many, of=type_) if isinstance(type_, CellType) and many * work <= ROOM:
                name = known.keep(f"SOME_{type_.name}", kept(range(1, many + 1)))
                return ir.Table(name, ListType(type_))
            case ir.Column(table=table):
                rows = known.tables[table]
                if sum(map(len, rows)) * work <= ROOM:
                    return replace(items, table=known.keep(table, tuple(kept(row) for row in rows)))
            case ir.Lookup(table=table):
                entries = known.tables[table]
                if sum(map(len, entries.values())) * work <= ROOM:
                    filtered = {key: kept(row) for key, row in entries.items()}
                    return replace(items, table=known.keep(table, filtered))
            case _ if (cell := _only_cell(items, known)) is not None:
                size = known.layout.geometry[cast("CellType", cell.type).name].size
                if size * work * count(items) <= ROOM:
                    rows = ((), *(kept(worked_out(items, {cell.name: at}, known.tables)) for at in range(1, size + 1)))
                    name = known.keep(f"SOME_OF_{cast('CellType', cell.type).name}", rows)
                    return ir.Column(name, cell, type_of(items))
    except (Unknown, TypeError):
        pass
    return None


def _only_cell(value: Value, known: _Known) -> Local | None:
    """The one cell, of a board with an edge, that all of a value depends on."""
    asked = free(value)
    names = {node.name: node for node in walk(value) if isinstance(node, Local) and node.name in asked}
    if len(names) != 1 or not is_still(value):
        return None
    (local,) = names.values()
    if not isinstance(local.type, CellType) or local.type.name not in known.layout.geometry or may_be_nothing(local):
        return None
    return local if known.layout.geometry[local.type.name].size else None


def _row(value: ir.Some | ir.Every | ir.Not | ir.Count, known: _Known) -> Value:
    """A question about one cell, which has the same answer for the whole game."""
    local = _only_cell(value, known)
    if local is None or count(value) < WORTH:
        return value
    board = cast("CellType", local.type).name
    size = known.layout.geometry[board].size
    if size * count(value) * 8 > ROOM:
        return value
    try:
        rows = (0, *(worked_out(value, {local.name: cell}, known.tables) for cell in range(1, size + 1)))
    except (Unknown, TypeError):
        return value
    name = known.keep(f"ASKED_OF_{board}", rows)
    return ir.Column(name, local, type_of(cast("Value", value)))
