"""Windows in which cards may be played, agendas that grow, and modifiers that last for a while."""

from __future__ import annotations

from rulewright.check import RuleRef
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local
from rulewright.compile.lower.context import Context, is_own
from rulewright.compile.lower.goods import Ops
from rulewright.compile.lower.hearing import ears
from rulewright.compile.lower.stretches import doing
from rulewright.compile.lower.values import arguments, lower
from rulewright.link import PLAYER, UNKNOWN
from rulewright.parse import ast
from rulewright.state import AgendaAt, LastingAt


def window(node: ast.Window, ctx: Context) -> Ops:
    """Cards may be played here, one after another, and may change the values passed on."""
    heard = ctx.rules.triggers.in_window(node.name)
    if not heard:
        return ()
    kinds = tuple(h.owned.kind or "" for h in heard)
    site = ctx.site(node, "window", node.name, UNKNOWN, kinds)
    values = tuple(lower(arg, ctx) for arg in node.args)
    into = tuple(value if isinstance(value, Local) and is_own(value) else ctx.sink.local("same", PLAYER) for value in values)
    played = tuple(ears(ctx.rules.triggers.on_verb("play", kind), ctx.world) for kind in kinds)
    hands = tuple(slot for kind in dict.fromkeys(kinds) for slot in _hands(kind, ctx))
    return (ops.Window(site, ctx.player, ears(heard, ctx.world), played, values, into, hands),)


def _hands(kind: str, ctx: Context) -> list[ir.Slot]:
    """The zones in which a player may own pieces of a kind; none if they are not plainly per player."""
    zones = [zone for zone in ctx.rules.zones.values() if zone.holds == kind and zone.active and PLAYER in zone.per]
    if any(zone.per != (PLAYER,) for zone in zones):
        return []
    return [ir.Slot(ctx.layout.zone(zone.name), (ctx.player,)) for zone in zones]


def add_to_agenda(node: ast.AddToAgenda, ctx: Context) -> Ops:
    ref = ctx.ref(node.rule)
    assert isinstance(ref, RuleRef)
    slot = ir.Slot(ctx.layout.regions[AgendaAt(node.agenda)], ())
    number = list(ctx.rules.rules).index(ref.rule.name)
    return (ops.AddToAgenda(slot, number, ctx.player, arguments(node.rule, ctx)),)


def last(node: ast.Lasting, ctx: Context) -> Ops:
    """`until end of …`: the modifier's values are fixed now and kept for as long as it lasts."""
    region = ctx.layout.regions[LastingAt(ctx.layout.lasting[node])]
    amount = lower(node.mod.value, ctx) if node.mod.value is not None else Const(1)
    args = tuple(lower(arg, ctx) for arg in node.mod.args or ())
    actor = ctx.names.get("actor", ctx.player)
    return (ops.Last(ir.Slot(region, (ctx.player,)), amount, args, doing(node.stretch, actor, ctx.world)),)
