"""Stretches of time: what happens when somebody begins and ends a rule or a flow that something lasts for.

When it begins, what works once in it may work again, and nothing lasts yet; when it ends, all is as it was before, so that a rule
may be done inside itself: each doing of it has its own.
"""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Op
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.lower.context import ACTOR, Context, World
from rulewright.link import GAME, PLAYER, UNKNOWN, YES_NO

Ops = tuple[Op, ...]


def around_rule(name: str, world: World) -> tuple[Ops, Ops]:
    """What is done before a rule and after it."""
    stretch = world.layout.stretches.get(name)
    if stretch is None or stretch.doing is None:
        return (), ()
    doing, was = ir.Slot(stretch.doing, (ACTOR,)), world.sink.local("was", YES_NO)
    first: Ops = (ops.Let(was, ir.Load(doing, YES_NO)), ops.Store(doing, Const(1, YES_NO)))
    last: Ops = (ops.Store(doing, was),)
    for memory in (stretch.once, stretch.lasting):
        if memory:
            kept = world.sink.local("kept", UNKNOWN)
            first += (ops.Keep(memory, kept), ops.Forget(memory, _fresh(memory, world)))
            last += (ops.Recall(memory, kept),)
    return first, last


def around_flow(name: str, ctx: Context, nobodys: bool) -> tuple[Ops, Ops]:
    """The same for a flow. One that nobody takes alone is everybody's."""
    stretch = ctx.layout.stretches.get(name)
    if stretch is None or stretch.doing is None:
        return (), ()
    players: list[Value] = [Const(seat, PLAYER) for seat in range(1, ctx.layout.players + 1)] if nobodys else [ctx.player]
    first: Ops = tuple(ops.Store(ir.Slot(stretch.doing, (player,)), Const(1, YES_NO)) for player in players)
    last: Ops = tuple(ops.Store(ir.Slot(stretch.doing, (player,)), Const(0, YES_NO)) for player in players)
    if stretch.once:
        first += (ops.Forget(stretch.once, _fresh(stretch.once, ctx.world)),)
    if stretch.lasting:
        last += (ops.Forget(stretch.lasting, _fresh(stretch.lasting, ctx.world)),)
    return first, last


def doing(name: str, actor: Value, world: World) -> Value | None:
    """Whether who acts is in the middle of it; None where everybody always is."""
    stretch = world.layout.stretches[name]
    if name == GAME or stretch.doing is None:
        return None
    return ir.Load(ir.Slot(stretch.doing, (actor,)), YES_NO)


def _fresh(memory: range, world: World) -> str:
    return world.sink.table(f"FRESH_{memory.start}", tuple(world.layout.initial[memory.start : memory.stop]))
