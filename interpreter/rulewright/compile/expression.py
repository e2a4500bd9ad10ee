"""One expression compiled on its own: what is asked about a game from outside is worked out like any sentence in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulewright.check import Checked, Missing
from rulewright.compile.improve.meter import meter_value
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Const, Key, Local, Value
from rulewright.compile.lower.context import Context, Sink, World
from rulewright.compile.lower.values import lower
from rulewright.compile.render.naming import name_as_used
from rulewright.compile.render.values import Style, plain
from rulewright.link import PLAYER, Type
from rulewright.parse import ast
from rulewright.state import Layout

IT = "my_it"  # what an expression is asked of
OUTSIDE = "outside"  # the address of what is said about a game and stands nowhere in it


@dataclass(frozen=True)
class Expression:
    """Python over a state `S`, with the names that stand for slots in it and the tables it looks things up in."""

    text: str
    slots: Mapping[str, int]
    tables: Mapping[str, Any]


def compile_expression(
    checked: Checked, layout: Layout, node: ast.Expr, names: Mapping[str, tuple[int, Type]], player: int
) -> Expression:
    """A checked expression in which names stand for known things and `player` for a seat.

    Nobody has followed what leads to it, so all in it may be nothing. Its slots have names of its own, as its tables may
    be others than those of the game.
    """
    known: dict[str, Value] = {name: Const(*names[name]) for name in ast.idents(node) if name in names}
    world = _world(checked, layout, node)
    return _written(node, Context(world, OUTSIDE, known, Const(player, PLAYER)))


def compile_question(checked: Checked, layout: Layout, node: ast.Expr, of: Type | None) -> Expression:
    """A checked expression as a function of a state, the acting player and one thing of a type, which is `it`."""
    here = Context(_world(checked, layout, node), OUTSIDE)
    if of is not None:
        here = here.within(Local(IT, of), of)
    found = _written(node, here)
    return replace(found, text=f"lambda S, player, {IT}: {found.text}")


def _world(checked: Checked, layout: Layout, node: ast.Expr) -> World:
    return World(replace(checked, missing=Missing(frozenset(ast.walk(node)))), layout, Sink())


def _written(node: ast.Expr, here: Context) -> Expression:
    value = meter_value(lower(node, here), _nothing_but(here))
    naming = name_as_used(here.sink.tables)
    text = plain(value, Style(naming))
    slots = {name: here.layout.regions[address].origin for address, name in naming.slots.items()}
    return Expression(text, slots, here.sink.tables)


def _nothing_but(here: Context) -> Draft:
    """A program with what an expression looks things up in, and no rules."""
    order = Key(Local(IT, PLAYER), ())
    return Draft(here.world.checked, here.layout, {}, (), here.sink.tables, {}, {}, order, (), (), (), {})
