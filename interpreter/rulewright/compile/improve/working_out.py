"""Values that no state can change, worked out while a game is compiled. What is not plain enough is left to the game."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, walk
from rulewright.compile.ir.values import Value
from rulewright.state import ROTATIONS, SPOT_SHIFT

COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
STILL = (
    ir.Const
    | ir.Local
    | ir.Table
    | ir.Column
    | ir.Lookup
    | ir.Not
    | ir.Both
    | ir.Compare
    | ir.Within
    | ir.Member
    | ir.Either
    | ir.ListOf
    | ir.Things
    | ir.Gather
    | ir.Count
    | ir.Some
    | ir.Every
    | ir.Fixed
    | ir.SpotCell
    | ir.SpotTurn
    | ir.Arith
    | ir.Negate
    | ir.Apply
)
RECKONED: Mapping[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "div": operator.floordiv,
    "mod": operator.mod,
}


class Unknown(Exception):
    """This is nothing to work out beforehand."""


def is_still(value: Node) -> bool:
    """Whether a value is made of nothing that a state could change, or that could not be worked out."""
    return all(isinstance(part, STILL) for part in walk(value))


def worked_out(value: Value, names: Mapping[str, Any], tables: Mapping[str, Any]) -> Any:
    """A value under some names, as the generated code would find it."""
    match value:
        case ir.Const(value=fixed):
            return fixed
        case ir.Local(name=name):
            return names[name]
        case ir.Table(name=name):
            return tables[name]
        case ir.Column(table=table, key=key):
            return _row(tables[table], worked_out(key, names, tables))
        case ir.Lookup(table=table, key=key, type=type_):
            return tables[table].get(worked_out(key, names, tables), () if type_.of is not None else 0)
        case ir.Not(of=of):
            return not worked_out(of, names, tables)
        case ir.Both(op=op, left=left, right=right):
            first = worked_out(left, names, tables)
            return worked_out(right, names, tables) if bool(first) == (op == "and") else first
        case ir.Compare(op=op, left=left, right=right):
            return COMPARED[op](worked_out(left, names, tables), worked_out(right, names, tables))
        case ir.Within(low=low, of=of, high=high):
            return worked_out(low, names, tables) <= worked_out(of, names, tables) <= worked_out(high, names, tables)
        case ir.Member(item=item, items=items):
            return worked_out(item, names, tables) in worked_out(items, names, tables)
        case ir.Either(then=then, test=test, other=other):
            return worked_out(then if worked_out(test, names, tables) else other, names, tables)
        case ir.ListOf(items=parts):
            return tuple(worked_out(part, names, tables) for part in parts)
        case ir.Things(count=count):
            return range(1, count + 1)
        case ir.Gather():
            return _gathered(value, names, tables)
        case ir.Count(of=of):
            return len(worked_out(of, names, tables))
        case ir.Some(of=of):
            return any(_gathered(of, names, tables))
        case ir.Every(of=of):
            return all(_gathered(of, names, tables))
        case ir.Fixed(of=of):
            return tuple(worked_out(of, names, tables))
        case ir.SpotCell(spot=spot):
            return worked_out(spot, names, tables) >> SPOT_SHIFT
        case ir.SpotTurn(spot=spot):
            return worked_out(spot, names, tables) % ROTATIONS
        case ir.Negate(of=of):
            return -worked_out(of, names, tables)
        case ir.Arith(op=op, left=left, right=right):
            if op in ("div", "mod") and not (isinstance(right, ir.Const) and right.value):
                raise Unknown
            return RECKONED[op](worked_out(left, names, tables), worked_out(right, names, tables))
        case ir.Apply(name="item_at", args=(items, place)):
            row, number = worked_out(items, names, tables), worked_out(place, names, tables)
            return row[number - 1] if 1 <= number <= len(row) else 0
        case ir.Apply(name="joined", args=(left, right)):
            return (*worked_out(left, names, tables), *worked_out(right, names, tables))
    raise Unknown


def _row(rows: Any, key: Any) -> Any:
    if not 0 <= key < len(rows):
        raise Unknown
    return rows[key]


def _gathered(of: ir.Gather, names: Mapping[str, Any], tables: Mapping[str, Any]) -> list[Any]:
    found = []
    for item in worked_out(of.items, names, tables):
        inside = {**names, of.var.name: item}
        if passes(of.tests, inside, tables):
            found.append(worked_out(of.value, inside, tables))
    return found


def passes(tests: Iterable[Value], names: Mapping[str, Any], tables: Mapping[str, Any]) -> bool:
    return all(worked_out(test, names, tables) for test in tests)
