"""Constant tables as static lists, written once each."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

from rulewright.compile.ir import values as ir
from rulewright.compile.render_c.basics import number
from rulewright.compile.render_c.frame import ZERO, Frame, Kind, Module
from rulewright.diagnostics import English

ROOM = 100_000  # places of a table that is written out whole
SPARSE = 8  # places for each entry, above which a table is searched instead


def constant(value: Any, module: Module) -> str:
    """A list that never changes, as a pointer to it."""
    items = tuple(frozen(item) for item in value)
    if not items:
        return "EMPTY"
    found = module.constants.get(items)
    if found is None:
        nested = isinstance(items[0], tuple)
        shown = ", ".join(f"{{.l = {constant(item, module)}}}" if nested else f"{{{number(int(item))}}}" for item in items)
        found = module.constants[items] = f"(&{(name := module.fresh('k'))})"
        held = f"{{{shown}}}"
        if module.large:
            module.heads.append(f"static W {name}_[] = {held};")
            held = f"{name}_"
        module.heads.append(f"static const List {name} = {{{len(items)}, {int(nested)}, {held}}};")
    return found


def frozen(value: Any) -> Any:
    return tuple(frozen(item) for item in value) if isinstance(value, tuple | list) else value


def table(name: str, module: Module) -> str:
    """A table of the program that has a row for every number from 0 on; no row at all is an empty one."""
    if name not in module.tables:
        rows = list(module.draft.tables[name])
        if any(isinstance(row, tuple | list) for row in rows):
            rows = [row if isinstance(row, tuple | list) else () for row in rows]
        module.tables[name] = constant(rows, module)
    return module.tables[name]


def looked_up(value: ir.Lookup, f: Frame) -> str:
    """An entry of a table that may lack it: written out over the range of its keys, with nothing where there is none."""
    key = value.key.of if isinstance(value.key, ir.Fixed) else value.key
    keys = key.items if isinstance(key, ir.ListOf) else (key,)
    rows = {at if isinstance(at, tuple) else (at,): entry for at, entry in f.module.draft.tables[value.table].items()}
    kind = f.kind(value)
    if not rows:
        return ZERO[kind]
    if any(len(at) != len(keys) for at in rows):
        raise f.unrendered(English("a table that is looked up by a list"))
    lows = [min(at[axis] for at in rows) for axis in range(len(keys))]
    sizes = [max(at[axis] for at in rows) - low + 1 for axis, low in enumerate(lows)]
    if len(keys) == 1 and sizes[0] > SPARSE * len(rows):
        return _searched(rows, kind, f.text(keys[0]), f)
    if prod(sizes) > ROOM:
        raise f.unrendered(English("a table with few entries far apart"))
    empty: Any = () if kind == "l" else 0
    places = product(*(range(low, low + size) for low, size in zip(lows, sizes, strict=True)))
    found = constant([rows.get(place, empty) for place in places], f.module)
    names = [f.fresh("q") for _ in keys]
    given = " ".join(f"N {name} = {f.text(one)} - {number(low)};" for name, one, low in zip(names, keys, lows, strict=True))
    inside = " && ".join(f"(uint64_t){name} < {size}" for name, size in zip(names, sizes, strict=True))
    place = names[0]
    for name, size in zip(names[1:], sizes[1:], strict=True):
        place = f"({place}) * {size} + {name}"
    return f"({{ {given} {inside} ? ({found})->a[{place}].{kind} : {ZERO[kind]}; }})"


def _searched(rows: dict[Any, Any], kind: Kind, key: str, f: Frame) -> str:
    """A table with few entries far apart: its keys in order, and its entries beside them."""
    order = sorted(rows)
    keys, entries = constant([at[0] for at in order], f.module), constant([rows[at] for at in order], f.module)
    name = f.fresh("q")
    return f"({{ N {name} = found_in({keys}, {key}); {name} < 0 ? {ZERO[kind]} : ({entries})->a[{name}].{kind}; }})"
