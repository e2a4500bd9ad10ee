"""What can be said beforehand about whether a statement can be carried out, for choices that stand before it."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Local
from rulewright.compile.lower.context import Context
from rulewright.compile.lower.costs import foreseeable, sources_of, stand_ins, touched
from rulewright.compile.lower.hearing import ears
from rulewright.compile.lower.places import own_slot
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER
from rulewright.parse import ast


def foretold(node: ast.Stmt, before: Context, after: Context) -> ops.Foretold | None:
    """Nothing is said of what may fail while it is worked out."""
    match node:
        case ast.Require(test=test) if not before.world.behaviours.fails(test):
            return ops.Required(lower(test, before))
        case ast.Pay() if foreseeable(node, before.world) and not before.world.behaviours.fails(node):
            return ops.Due(tuple(_due(node, amount, before) for amount in node.amounts))
        case ast.Let(name=name, value=value) if not before.world.behaviours.fails(value):
            local = after.names[name]
            assert isinstance(local, Local)
            return ops.Named(local, lower(value, before))
        case ast.Window(name=name):
            playable = ears(before.rules.triggers.in_window(name), before.world)
            return ops.Opened(ir.Playable(before.player, playable) if playable else None)
    return None


def _due(node: ast.Pay, amount: ast.Amount, ctx: Context) -> tuple[ir.Funds | ir.Load, ir.Value, int]:
    """What there is to pay a part of a cost with, what is asked for, and what must be left."""
    name = str(amount.what)
    count = lower(amount.count, ctx)
    if not stand_ins(name, ctx.world) and not touched((amount,), ctx.world):
        return ir.Load(own_slot(name, ctx), NUMBER), count, ctx.rules.variables[name].low
    return ir.Funds(*sources_of(name, node.purpose, ctx)), count, 0
