"""A program without its notes for the log, for whoever plays many games and reads none."""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import Checked
from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.parse import ast

SIGNS = {"gain": 1, "lose": -1, "pay": -1}  # what notes of results tell, and whether it is more or less


def counted_by(checked: Checked) -> frozenset[str]:
    """The counters that results are read off: what a score or the winner names, and nothing else."""
    rules = checked.rules
    named: list[ast.Expr | None] = [score.body for score in rules.scores.values()]
    if not named and rules.winner is not None:
        named = [pref.value for pref in rules.winner.prefs[:1]]
    return frozenset(str(body.name) for body in named if isinstance(body, ast.Name) and body.name in rules.variables)


def bare(draft: Draft, counted: frozenset[str] = frozenset()) -> Draft:
    """Without notes, but for those of changes of some counters."""
    kept = frozenset(at for at, effect in enumerate(draft.effects) if effect.noun in counted and effect.verb in SIGNS)
    functions = {name: _function(function, kept) for name, function in draft.functions.items()}
    return replace(draft, functions=functions, effects=draft.effects if kept else ())


def _function(function: Function, kept: frozenset[int]) -> Function:
    return with_children(function, lambda node: _without(node, kept))


def _without(node: Node, kept: frozenset[int]) -> Node:
    if isinstance(node, Said | ops.Watched):
        node = replace(node, ops=tuple(op for op in node.ops if not _told(op, kept)))
    if isinstance(node, ops.NotePaid):
        return replace(node, goods=tuple(good for good in node.goods if good[0] in kept))
    node = with_children(node, lambda one: _without(one, kept))
    return replace(node, taken=None) if isinstance(node, ops.Draw | ops.DrawSome) else node


def _told(op: ops.Op, kept: frozenset[int]) -> bool:
    """Whether an operation is only there for notes that are not kept."""
    match op:
        case ops.Note(effect=effect):
            return effect not in kept
        case ops.NotePaid(goods=goods):
            return not any(effect in kept for effect, _ in goods)
        case ops.ForEach(block=block, weight=0) | ops.If(branches=((_, block),), other=()):
            inside = [inner for said in block for inner in said.ops]
            return bool(inside) and all(_told(one, kept) for one in inside)
    return False
