"""Fixed things that are asked for by what is printed on them lie together: those that fit are looked up instead of looked for.

`cards where colour = mine` goes through my cards and no others. A list of a list is one list first, so that the tests of both are
seen side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from rulewright.compile.improve.certain import certain, conjuncts, free
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.improve.working_out import Unknown, is_still, worked_out
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, count, rebuilt, walk
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Local, Value, type_of
from rulewright.link import CellType, ConstantType, ListType, PieceType

ROOM = 100_000  # parts that are worked out for one table, and places of one that is looked up by two things
ALL = 1_000_000  # parts that are worked out for all tables of a game
FEW = 4  # things that are as quickly gone through

Row = tuple[Any, ...]


@dataclass(frozen=True)
class _Asked:
    """A test that things pass by what is known of each: that it is something, or that it has it among others."""

    known: Value
    wanted: Value
    among: bool


@dataclass
class _Tables:
    draft: Draft
    all: dict[str, Any]
    room: int = ALL

    def keep(self, name: str, rows: dict[Any, Row]) -> str:
        while name in self.all and self.all[name] != rows:
            name += "_"
        self.all[name] = rows
        return name


def group(draft: Draft) -> Draft:
    tables = _Tables(draft, dict(draft.tables))

    def changed(node: Node) -> Node:
        match node:
            case ops.Choose(sampler=ops.Sampler(items=items), candidates=candidates) if not isinstance(items, ir.Spots):
                return replace(node, sampler=ops.Sampler(candidates.items))
            case ir.Gather():
                return _grouped(_one_list(node, draft.functions), tables)
        return node

    functions = {name: rebuilt(function, changed) for name, function in draft.functions.items()}
    flow = tuple(rebuilt(op, changed) for op in draft.flow)
    return replace(draft, functions=functions, flow=flow, standing=rebuilt(draft.standing, changed), tables=tables.all)


def _one_list(of: ir.Gather, functions: Mapping[str, Function]) -> ir.Gather:
    """Those of some things of a list that pass: they pass both tests."""
    match of.items:
        case ir.Gather(var=var, items=items, tests=tests, value=ir.Local(name=name), weight=0) if name == var.name:
            named = {part.name for test in tests for part in walk(test) if isinstance(part, Local)}
            if of.var.name not in named and all(certain(test, functions) for test in tests):
                return replace(of, items=items, tests=(*(substituted(test, {name: of.var}) for test in tests), *of.tests))
    return of


def _grouped(of: ir.Gather, tables: _Tables) -> ir.Gather:
    tests = list(conjuncts(of.tests))
    for place, test in enumerate(tests):
        if not certain(test, tables.draft.functions):
            break
        asked = _asked(test, of.var.name)
        items = _looked_up(of, asked, tables) if asked is not None else None
        if items is not None:
            return replace(of, items=items, tests=(*tests[:place], *tests[place + 1 :]))
    return of


def _asked(test: Value, var: str) -> _Asked | None:
    match test:
        case ir.Compare(op="=", left=left, right=right):
            for known, wanted in ((left, right), (right, left)):
                if _of_each(known, var) and type_of(known).of is None and not mentions(wanted, var):
                    return _Asked(known, wanted, False)
        case ir.Member(item=item, items=items) if _of_each(items, var) and not mentions(item, var):
            return _Asked(items, item, True)
    return None


def _of_each(value: Value, var: str) -> bool:
    """Whether something is known of each thing for the whole game."""
    return free(value) == {var} and is_still(value)


def _looked_up(of: ir.Gather, asked: _Asked, tables: _Tables) -> Value | None:
    """The things that have what is wanted, from a table that is made for it; None where that would not be worth it."""
    try:
        match of.items:
            case ir.Things(count=many, of=type_) if isinstance(type_, CellType | ConstantType | PieceType):
                rows = _by(asked, of.var, {(): range(1, many + 1)}, tables)
                if rows is not None:
                    name = tables.keep(_told(asked, type_.name), {key: row for (key,), row in rows.items()})
                    return ir.Lookup(name, asked.wanted, ListType(type_))
            case ir.Column(table=table, key=key, type=ListType() as type_):
                rows = _by(asked, of.var, {(at,): row for at, row in enumerate(tables.all[table])}, tables)
                if rows is not None and _dense(rows):
                    both = ir.Fixed(ir.ListOf((key, asked.wanted), type_of(key)))
                    return ir.Lookup(tables.keep(_told(asked, table), rows), both, type_)
    except (Unknown, TypeError, ValueError):
        pass
    return None


def _by(asked: _Asked, var: Local, rows: Mapping[Row, Iterable[Any]], tables: _Tables) -> dict[Row, Row] | None:
    """Things by the key of the row in which they stand, and by what is known of each."""
    if any(not isinstance(row, tuple | range) for row in rows.values()):
        return None
    many = sum(map(len, cast("Iterable[Row]", rows.values())))
    work = many * count(asked.known) * 4
    if many < FEW or work > min(ROOM, tables.room):
        return None
    tables.room -= work
    found: dict[Row, list[Any]] = {}
    for at, row in rows.items():
        for item in row:
            known = worked_out(asked.known, {var.name: item}, tables.all)
            for key in dict.fromkeys(known if asked.among else (known,)):
                found.setdefault((*at, int(key)), []).append(item)
    return {place: tuple(some) for place, some in found.items()}


def _dense(rows: Mapping[Row, Row]) -> bool:
    """Whether a table that is looked up by two things can be written out whole."""
    places = 1
    for axis in _axes(rows):
        places *= max(axis) - min(axis) + 1
    return 0 < places <= ROOM


def _axes(rows: Mapping[Row, Row]) -> Iterator[tuple[int, ...]]:
    return zip(*rows, strict=True)


def _told(asked: _Asked, of: str) -> str:
    """What things are looked up by, as far as it has a name."""
    match asked.known:
        case ir.Column(table=table, key=Local()) | ir.Lookup(table=table, key=Local()):
            return f"BY_{table}"
    return f"BY_VALUE_OF_{of}"
