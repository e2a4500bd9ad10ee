"""Costs: what may be paid with what, what is waived, and who listens to a payment."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.lower.context import Context, Standing, World
from rulewright.compile.lower.goods import Ops, kept, named_resource, not_negative
from rulewright.compile.lower.hearing import ears
from rulewright.compile.lower.places import own_slot
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER, RESOURCE, Heard
from rulewright.parse import ast
from rulewright.state import LastingAt

Amounts = tuple[ast.Amount, ...]
WHENS = ("before", "instead of", "after")


# -- what may be paid with what --
def stand_ins(resource: str, world: World) -> list[str]:
    """Goods that stand for another by nature."""
    return [v.name for v in world.rules.variables.values() if resource in v.substitutes]


def drawn_on(resource: str, world: World) -> list[str]:
    """Everything that may ever be paid for a resource."""
    more = [name for mod in world.mods if mod.op == "substitute" and resource in mod.targets for name in mod.names]
    return list(dict.fromkeys([resource, *stand_ins(resource, world), *more]))


def sources_of(resource: str, purpose: str | None, ctx: Context) -> tuple[tuple[ir.Source, ...], tuple[Value, ...]]:
    """The slots a cost may be paid from now, and the conditions under which it is waived."""
    found = [ir.Source(own_slot(name, ctx)) for name in (resource, *stand_ins(resource, ctx.world))]
    waived: list[Value] = []
    for test, mod in _modifiers_of(resource, ctx):
        if mod.op == "substitute" and resource in mod.targets:
            found += [ir.Source(own_slot(name, ctx), test) for name in mod.names]
        elif mod.op == "waive" and resource in mod.names and (not mod.targets or purpose in mod.targets):
            waived.append(test)
    return tuple(found), tuple(waived)


def _modifiers_of(resource: str, ctx: Context) -> list[tuple[Value, ast.Mod]]:
    """Every modifier of payments that concerns a resource, with the condition under which it stands for who pays."""
    found: list[tuple[Value, ast.Mod]] = []
    for one in ctx.world.standing:
        if resource in (one.mod.targets if one.mod.op == "substitute" else one.mod.names):
            found.append((stands_for(one, ctx), one.mod))
    for node, number in ctx.layout.lasting.items():
        slot = ir.Slot(ctx.layout.regions[LastingAt(number)], (ctx.player,))
        found.append((ir.LastsFor(slot), node.mod))
    return found


def stands_for(one: Standing, ctx: Context) -> Value:
    """Whether a modifier of payments stands for the acting player."""
    test: Value | None = None
    if one.test is not None:
        test = lower(one.test, Context(ctx.world, ctx.rule, {"owner": ctx.player}, ctx.player))
    owned = one.owned
    if owned.kind is None or owned.item is None:
        return test if test is not None else Const(True)
    pieces = ctx.world.pieces_of(ctx.rules.pieces[owned.kind], owned.item)
    owners = ctx.world.owners(owned.kind)
    holds: Value = ir.Owns(ctx.player, pieces, owners)
    if len(pieces) == 1:
        holds = ir.Compare("=", ir.OwnerOf(pieces[0][0], owners), ctx.player)
    return holds if test is None else ir.Both("and", holds, test)


# -- paying --
def pay(node: ast.Pay, ctx: Context) -> Ops:
    return _paid(node, node.amounts, ctx)


def _paid(node: ast.Pay, amounts: Amounts, ctx: Context) -> Ops:
    """Some of what a sentence asks for. A good that only play names is paid like any other: whoever listens to it, stands in for
    it or waives it is known by its name, so each that it may be has a branch of its own.
    """
    plain = _is_plain(amounts, ctx.world)
    name = next((str(part.what) for part in _parts(amounts) if _only_play_names(part, ctx)), None)
    goods = sorted(ctx.world.behaviours.named_goods) if name is not None else ()
    meant = {good: tuple(_meaning(amount, str(name), good) for amount in amounts) for good in goods}
    if name is not None and not (plain and all(_is_plain(some, ctx.world) for some in meant.values())):
        before, which = kept(named_resource(name, ctx), "which", ctx)
        tests = {good: ir.Compare("=", which, Const(ctx.layout.resource(good), RESOURCE)) for good in goods}
        blocks = {good: (ops.Said(node.span, _paid(node, some, ctx), True),) for good, some in meant.items()}
        return (*before, ops.If(tuple((tests[good], blocks[good]) for good in goods)))
    if plain:
        done: Ops = ()
        for amount in amounts:
            done += _pay_plainly(node, amount, ctx)
        return done
    return _pay_with(node, amounts, ctx)


def _parts(amounts: Amounts) -> list[ast.Amount]:
    return [part for amount in amounts for part in ast.walk(amount) if isinstance(part, ast.Amount)]


def _only_play_names(amount: ast.Amount, ctx: Context) -> bool:
    return isinstance(amount.what, str) and amount.what not in ctx.rules.variables


def _meaning(amount: ast.Amount, name: str, good: str) -> ast.Amount:
    """An amount in which a name stands for a good."""
    if amount.options:
        return replace(amount, options=tuple(_meaning(option, name, good) for option in amount.options))
    return replace(amount, what=ast.Ident(good, amount.span)) if amount.what == name else amount


def _is_plain(amounts: Amounts, world: World) -> bool:
    """Whether nothing can be changed about a payment, and nobody listens."""
    return not touched(amounts, world) and all(_plain(amount, world) for amount in amounts)


def touched(amounts: Amounts, world: World) -> bool:
    """Whether a payment may be changed by modifiers or listened to."""
    names = {str(part.what) for part in _parts(amounts) if isinstance(part.what, str)}
    triggers = world.rules.triggers
    return (
        any(
            (mod.op == "substitute" and names & set(mod.targets)) or (mod.op == "waive" and names & set(mod.names))
            for mod in world.mods
        )
        or any(triggers.on_verb("pay", name, when) for name in names for when in WHENS)
        or any(triggers.on_verb("substitute", other) for name in names for other in stand_ins(name, world))
    )


def _plain(amount: ast.Amount, world: World) -> bool:
    """A cost in one good that nothing else can stand for."""
    return not amount.options and isinstance(amount.what, str) and not stand_ins(amount.what, world)


def _pay_plainly(node: ast.Pay, amount: ast.Amount, ctx: Context) -> Ops:
    name = str(amount.what)
    before, count = kept(not_negative(lower(amount.count, ctx), ctx), "price", ctx)
    variable = ctx.rules.variables.get(name)
    if variable is not None:
        return (*before, ops.Pay(own_slot(name, ctx), count, variable.low), ctx.note(node, "pay", name, count))
    more, which = kept(named_resource(name, ctx), "which", ctx)
    told: Ops = ()
    for good in sorted(ctx.world.behaviours.named_goods):  # the log names what was paid, whatever the rule calls it
        note = ops.Said(node.span, (ctx.note(node, "pay", good, count),))
        told += (ops.If(((ir.Compare("=", which, Const(ctx.layout.resource(good), RESOURCE)), (note,)),)),)
    return (*before, *more, ops.Pay(ir.Bank(which, ctx.player), count, 0), *told)


def _pay_with(node: ast.Pay, amounts: Amounts, ctx: Context) -> Ops:
    """A payment with alternatives, stand-ins, waivers and listeners: what they gain before is there to pay with."""
    done: Ops = ()
    counts: dict[ast.Amount, Value] = {}
    heard: dict[ast.Amount, ir.Local] = {}
    for amount in amounts:
        listeners = [h for when in WHENS for h in _listeners(node, amount.what, when, ctx)]
        if not listeners:
            continue
        price = ctx.sink.local("price", NUMBER)
        counts[amount], heard[amount] = price, ctx.sink.local("heard", NUMBER)
        done += (
            ops.Let(price, not_negative(lower(amount.count, ctx), ctx)),
            ops.Listen(heard[amount], ctx.player, ears(listeners, ctx.world)),
        )
        if _listeners(node, amount.what, "before", ctx):
            done += (ops.Hear(heard[amount], ctx.player, "before", (price,), (price,)),)
        if _listeners(node, amount.what, "instead of", ctx):
            free = (ops.Said(node.span, (ops.Let(price, Const(0)),)),)
            done += (ops.Instead(heard[amount], ctx.player, (price,), free, ()),)
    way, due = ctx.sink.local("paid", NUMBER), ctx.sink.local("due", NUMBER)
    needs = tuple(_needs(amount, node.purpose, counts.get(amount), ctx) for amount in amounts)
    done += (ops.PayWith(way, due, ctx.site(node, "pay", "payment", NUMBER), ctx.player, needs), _noted(node, amounts, way, ctx))
    done += _stood_in(amounts, way, due, ctx)
    for amount in amounts:
        if _listeners(node, amount.what, "after", ctx):
            count = counts[amount]
            hear = ops.Hear(heard[amount], ctx.player, "after", (count,))
            done += (ops.If(((ir.Compare(">", count, Const(0)), (ops.Said(node.span, (hear,)),)),)),)
    return done


def _needs(amount: ast.Amount, purpose: str | None, price: Value | None, ctx: Context) -> tuple[ops.Need, ...]:
    """What a part of a cost may be met with: alternatives of a count and slots."""
    if amount.options:
        return tuple(need for option in amount.options for need in _needs(option, purpose, None, ctx))
    count = price if price is not None else not_negative(lower(amount.count, ctx), ctx)
    if not isinstance(amount.what, str):
        assert amount.what is not None
        return (ops.Need(count, (), (), lower(amount.what, ctx), ctx.player),)
    if amount.what not in ctx.rules.variables:
        return (ops.Need(count, (ir.Source(ir.Bank(named_resource(amount.what, ctx), ctx.player)),)),)
    sources, waived = sources_of(amount.what, purpose, ctx)
    return (ops.Need(count, sources, waived),)


def _noted(node: ast.Pay, amounts: Amounts, way: ir.Local, ctx: Context) -> ops.NotePaid:
    """Every good that was paid in the way taken."""
    names: dict[str, None] = {}
    for amount in _parts(amounts):
        if isinstance(amount.what, str) and amount.what in ctx.rules.variables:
            names.update(dict.fromkeys(drawn_on(amount.what, ctx.world)))
        elif not amount.options:
            names.update(dict.fromkeys(sorted(ctx.world.behaviours.named_goods)))
    goods = tuple((ctx.effect(node.span, "pay", name), own_slot(name, ctx)) for name in names)
    return ops.NotePaid(way, ctx.player, goods)


def _stood_in(amounts: Amounts, way: ir.Local, due: ir.Local, ctx: Context) -> Ops:
    """Those who listen to one good standing in for another."""
    owed = {name for part in _parts(amounts) if isinstance(part.what, str) for name in drawn_on(part.what, ctx.world)}
    done: Ops = ()
    for heard in ctx.rules.triggers.heard:
        trigger = heard.sentence.trigger
        if isinstance(trigger, ast.OnEvent) and trigger.verb == "substitute" and owed & set(trigger.names):
            pairs = tuple((own_slot(name, ctx), tuple(own_slot(o, ctx) for o in others)) for name, others in trigger.heard)
            done += (ops.StoodIn(way, due, ctx.player, pairs, ears([heard], ctx.world)),)
    return done


def _listeners(node: ast.Pay, name: object, when: str, ctx: Context) -> list[Heard]:
    """Those who listen to paying a good, for what it is paid here."""
    found = []
    for heard in ctx.rules.triggers.on_verb("pay", str(name), when):
        trigger = heard.sentence.trigger
        assert isinstance(trigger, ast.OnEvent)
        if any(other == name and (not purposes or node.purpose in purposes) for other, purposes in trigger.heard):
            found.append(heard)
    return found


# -- looking ahead --
def foreseeable(node: ast.Pay, world: World) -> bool:
    """A cost of which one can say beforehand whether it can be paid: no two parts of it draw on the same goods.

    Whoever listens before a payment may change what is there to pay with.
    """
    drawn: list[str] = []
    for amount in node.amounts:
        if amount.options or not isinstance(amount.what, str) or amount.what not in world.rules.variables:
            return False
        if any(world.rules.triggers.on_verb("pay", amount.what, when) for when in ("before", "instead of")):
            return False
        drawn += drawn_on(amount.what, world)
    return len(set(drawn)) == len(drawn)
