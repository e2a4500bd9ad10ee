"""Who listens at a place, and how what happens reaches them."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import Claim, Ear
from rulewright.compile.ir.values import Value
from rulewright.compile.lower.context import Context, World
from rulewright.compile.lower.ordering import claims, question
from rulewright.compile.lower.values import lower
from rulewright.link import Heard
from rulewright.parse import ast


def ears(heard: Iterable[Heard], world: World) -> str:
    """Listeners as a named row of a program; "" if there is none."""
    row = tuple(heard)
    claimed = claims(row, world)
    found = tuple(ear(h, world, claimed.get(h.number)) for h in row)
    if not found:
        return ""
    name = world.sink.heard(found)
    if claimed and name not in world.sink.orders:
        world.sink.orders[name] = question(row, claimed, world)
    return name


def ear(heard: Heard, world: World, claim: Claim | None = None) -> Ear:
    trigger, owned = heard.sentence.trigger, heard.owned
    when = trigger.when if isinstance(trigger, ast.OnEvent) else "in"
    who = trigger.who if isinstance(trigger, ast.OnEvent) else "you"
    name = f"on_{heard.number}"
    can = f"can_{heard.number}" if claim is not None or isinstance(trigger, ast.InWindow | ast.AtAnyTime) else ""
    if owned.item is None or owned.kind is None:
        return Ear(name, when, who, None, "", can)
    pieces = world.pieces_of(world.rules.pieces[owned.kind], owned.item)
    return Ear(name, when, who, pieces, world.owners(owned.kind), can, claim)


def told(verb: str, name: str, values: tuple[Value, ...], ctx: Context) -> tuple[ops.Op, ...]:
    """After a verb on a noun somebody listens to."""
    listening = ears(ctx.rules.triggers.on_verb(verb, name), ctx.world)
    return (ops.Hear(listening, ctx.player, "after", values),) if listening else ()


def changed_name(trigger: ast.OnReach) -> str | None:
    """`when power of worker reaches 6`: the name that stands for what changed; `this` if only what listens itself is meant."""
    if isinstance(trigger.target, ast.Attribute):
        subject = trigger.target.subject
        if isinstance(subject, ast.Name) and subject.name not in ("player", "actor", "owner"):
            return str(subject.name)
    return None


def reactions_to(name: str, subject: Value | None, ctx: Context) -> tuple[ops.Reaction, ...]:
    """Those who wait for a variable or an attribute to reach an amount."""
    found = []
    for heard in ctx.rules.triggers.on_reach(name) if name else ():
        reach = heard.sentence.trigger
        assert isinstance(reach, ast.OnReach)
        changed = changed_name(reach)
        names = {"owner": ctx.player, "actor": ctx.player}
        names |= {changed: subject} if changed and subject is not None else {}
        amount = lower(reach.amount, Context(ctx.world, ctx.rule, names, ctx.player))
        given = (subject,) if changed and subject is not None else ()
        found.append(ops.Reaction(amount, ears([heard], ctx.world), given))
    return tuple(found)
