"""One expression compiled on its own: what is asked about a game from outside is worked out like any sentence in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulewright.check import Checked, Missing
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.lower.context import Context, Sink, World
from rulewright.compile.lower.values import lower
from rulewright.compile.render.naming import name_as_used
from rulewright.compile.render.values import Style, plain
from rulewright.link import PLAYER, Type
from rulewright.parse import ast
from rulewright.state import Layout

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
    unsure = replace(checked, missing=Missing(frozenset(ast.walk(node))))
    sink = Sink()
    known: dict[str, Value] = {name: Const(number, type_) for name, (number, type_) in names.items()}
    value = lower(node, Context(World(unsure, layout, sink), OUTSIDE, known, Const(player, PLAYER)))
    naming = name_as_used(sink.tables)
    text = plain(value, Style(naming))
    slots = {name: layout.regions[address].origin for address, name in naming.slots.items()}
    return Expression(text, slots, sink.tables)
