"""Choices: asked of a player, answered by an automated seat, or decided by the rule itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower import many
from rulewright.compile.lower.context import Context, local_name
from rulewright.compile.lower.goods import Ops
from rulewright.compile.lower.many import reach
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER, ListType, Type
from rulewright.parse import ast


def choose(node: ast.Choose, ctx: Context) -> tuple[Ops, Context]:
    element = many.element(node.items, ctx)
    type_: Type = ListType(element) if node.count is not None else element
    local = Local(local_name(node.name), type_, ctx.may_be_nothing(node.items))
    if node.price is not None:
        return _priced(node, node.price, local, element, ctx)
    asked = _asked(node, local, lambda: many.gathered(node.items, ctx, lower, node.name), element, ctx)
    return asked, ctx.bind(node.name, local)


def _priced(node: ast.Choose, price: str, local: Local, element: Type, ctx: Context) -> tuple[Ops, Context]:
    """The ways are found once, and the price of the one that is taken is read from them; but what is done at any time, beside
    the question, may open or close ways. Then they are found anew, as often as it is asked and once more behind it.
    """
    assert isinstance(node.items, ast.Reach)
    found: Value = replace(reach(node.items, ctx, lower), priced=True)
    before: Ops = ()
    if node not in ctx.rules.interruptible:
        reached = ctx.sink.local("reached", ListType(element))
        before, found = (ops.Let(reached, found),), reached
    fare = Local(local_name(price), NUMBER)
    var = ctx.sink.local("x", element)
    chosen = _asked(node, local, lambda: ir.Gather(var, found, (), var), element, ctx)
    return (*before, *chosen, ops.Let(fare, ir.Fare(found, local))), ctx.bind(node.name, local).bind(price, fare)


def _asked(node: ast.Choose, local: Local, listed: Callable[[], ir.Gather], element: Type, ctx: Context) -> Ops:
    if node.prefs:
        return decide(node, local, element, ctx)
    label = node.label or node.name
    site = ctx.site(node, "choose", label, element)
    if node.count is not None:
        items, count = many.distinct(many.named(node.items, node.name, ctx, lower)), lower(node.count, ctx)
        return (ops.ChooseSome(local, site, ctx.player, items, count, node.up_to, differing(node, element, ctx)),)
    candidates = listed()
    if node.price is None:
        candidates = replace(candidates, items=many.distinct(candidates.items))
    parts = tuple(_part(node, part, element, ctx) for part in node.parts)
    return (ops.Choose(local, site, ctx.player, candidates, answers(label, element, (), ctx), parts=parts),)


def _part(node: ast.Choose, part: ast.Attribute, element: Type, ctx: Context) -> ops.Asked:
    var = ctx.sink.local("x", element, ctx.may_be_nothing(node.items))
    inside = ctx.within(var, element, **{ctx.world.meaning.name_in(node.items, node.name): var, "it": var})
    return ops.Asked(ctx.site(node, "choose", part.name, ctx.type(part), whole=element), var, lower(part, inside))


def decide(node: ast.Choose, local: Local, element: Type, ctx: Context) -> Ops:
    """The rule itself chooses; what cannot be done at all is known before anything is drawn."""
    key = many.ranking(node.prefs, node.items, node.name, element, ctx, lower)
    at_random = any(pref.op == "random" for pref in node.prefs)
    items = many.named(node.items, node.name, ctx, lower)
    count = lower(node.count, ctx) if node.count is not None else None
    before: Ops = ()
    if at_random:
        found = ctx.sink.local("found", ListType(element), ctx.may_be_nothing(node.items))
        before = (ops.Let(found, ir.Fixed(items)),)
        if not node.up_to:
            apart = differing(node, element, ctx)
            there = ir.Count(found) if apart is None else ir.Kinds(ir.Gather(apart.var, found, (), apart.of))
            before += (ops.Fail(ir.Compare(">=", there, count or Const(1))),)
        before += (ops.Barrier(found),)
        items = found
    return (*before, ops.Decide(local, items, key, count, node.up_to, at_random, differing(node, element, ctx)))


def differing(node: ast.Choose, element: Type, ctx: Context) -> ops.Differing | None:
    """`with different symbol`: of each thing, what no other that is chosen may have."""
    if node.different is None:
        return None
    var = ctx.sink.local("x", element, ctx.may_be_nothing(node.items))
    inside = ctx.within(var, element, **{ctx.world.meaning.name_in(node.items, node.name): var})
    return ops.Differing(var, lower(node.different, inside))


def answers(label: str, element: Type, names: tuple[str, ...], ctx: Context) -> tuple[ops.Answer, ...]:
    """How automated seats that are at the table answer a choice of this name."""
    found = []
    for bot in ctx.rules.bots.values():
        if bot.name not in ctx.layout.seats:
            continue
        for answer in bot.answers:
            if answer.name == label:
                found.append(_answer(bot.name, answer, element, names, ctx))
    return tuple(found)


def _answer(seat: str, answer: ast.Answer, element: Type, names: tuple[str, ...], ctx: Context) -> ops.Answer:
    at_random = any(pref.op == "random" for pref in answer.prefs)
    var = ctx.sink.local("x", element, True)
    if any(pref.op == "never" for pref in answer.prefs):
        return ops.Answer(seat, ir.Key(var, (("prefer", ir.Not(var)),)), at_random)
    if names:
        wanted = [pref.value.name for pref in answer.prefs if isinstance(pref.value, ast.Name)]
        order = ir.ListOf(tuple(Const(names.index(name) + 1) for name in wanted if name in names), NUMBER)
        return ops.Answer(seat, ir.Key(var, (("first", order),)), at_random)
    return ops.Answer(seat, many.key(answer.prefs, "it", element, True, ctx, lower), at_random)
