"""Listeners as functions, and the frame around a rule somebody listens to.

A listener is a function of its own. A rule somebody listens to becomes a frame that finds out who listens (those who own
the component when the rule begins), lets them act before, instead and after, and calls the plain rule between.
"""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Function, Interruption
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower.context import ACTOR, Context, World, local_name
from rulewright.compile.lower.goods import Ops
from rulewright.compile.lower.hearing import changed_name, ear, ears
from rulewright.compile.lower.statements import body
from rulewright.compile.lower.stretches import around_rule, doing
from rulewright.compile.lower.values import lower
from rulewright.link import PLAYER, UNKNOWN, YES_NO, Heard, PieceType, Type
from rulewright.parse import ast
from rulewright.state import DoingAt, OnceAt

CHANGED = "changed"  # what changed, where only what listens itself is waited for


def listener(heard: Heard, world: World, ordered: bool = False) -> None:
    """`on_<number>`: leaves with nothing if it does not apply, else with what its parameters became.

    `can_<number>` tells whether it applies, where somebody must know that beforehand: cards to play, effects that are `ordered`.
    """
    sentence, trigger = heard.sentence, heard.sentence.trigger
    params: tuple[str, ...] = ()
    test: ast.Expr | None = None
    of_itself = isinstance(trigger, ast.OnReach) and changed_name(trigger) == "this"
    if isinstance(trigger, ast.OnReach):
        changed = changed_name(trigger)
        extra = (CHANGED if of_itself else changed,) if changed else ()
    else:
        params, extra, test = () if isinstance(trigger, ast.AtAnyTime) else trigger.params, (), trigger.test
    given = tuple(Local(local_name(name), UNKNOWN, world.missing.param(sentence, name)) for name in (*params, *extra))
    owned = heard.owned
    this: Type = PieceType(owned.kind) if owned.kind is not None else UNKNOWN
    names = dict(zip((*params, *extra), given, strict=True))
    rule = f"{owned.kind}.{owned.item.id}" if owned.item is not None else str(owned.sentence.name or "listener")
    leave = ops.LeaveWith(given[: len(params)])
    around = {"actor": Local("actor", PLAYER), "this": Local("this", this), "owner": ACTOR}
    ctx = Context(world, rule, {**names, **around}, leave=leave)
    tested = lower(test, ctx) if test is not None else None
    if of_itself:
        tested = ir.Compare("=", names[CHANGED], around["this"])
    once = _once(sentence, heard.number, around["actor"], world)
    if ordered or isinstance(trigger, ast.InWindow | ast.AtAnyTime):
        can = ops.Leave(_all_of(tested, *(_unused(once) if ordered and once is not None else ())))
        world.sink.function(Function(f"can_{heard.number}", "can", given, (Said(sentence.span, (can,)),), sentence.span, rule))
    first: Ops = ()
    if tested is not None:
        first += (ops.If(((ir.Not(tested), (Said(sentence.span, (ops.Leave(),)),)),)),)
    if once is not None:
        first += (once,)
    block, _ = body(sentence.body, ctx)
    whole: Block = (Said(sentence.span, first), *block, Said(sentence.span, (leave,)))
    world.sink.function(Function(f"on_{heard.number}", "listener", given, whole, sentence.span, rule, follows=True))


def _once(sentence: ast.Listener, number: int, actor: Value, world: World) -> ops.OnceOnly | None:
    if sentence.once_per is None:
        return None
    return ops.OnceOnly(ir.Slot(world.layout.regions[OnceAt(number)], (ACTOR,)), doing(sentence.once_per, actor, world))


def _unused(once: ops.OnceOnly) -> tuple[Value | None, Value]:
    """What must hold for something to work that works once."""
    return once.doing, ir.Not(ir.Load(once.slot, YES_NO))


def _all_of(*tests: Value | None) -> Value:
    found: Value | None = None
    for test in tests:
        if test is not None:
            found = test if found is None else ir.Both("and", found, test)
    return found if found is not None else Const(True, YES_NO)


def interruption(heard: Heard, world: World) -> Interruption:
    """What fits at any time: the listener, what must be going on for who is asked, and what must not."""
    trigger, regions = heard.sentence.trigger, world.layout.regions
    assert isinstance(trigger, ast.AtAnyTime)
    doing = regions.get(DoingAt(trigger.stretch))
    unless = regions[DoingAt(trigger.unless)] if trigger.unless is not None else None
    played = ears(world.rules.triggers.on_verb("play", heard.owned.kind or ""), world)
    return Interruption(ear(heard, world), doing, unless, world.behaviours.listener(heard.number).crosses, played)


def framed(name: str, world: World) -> bool:
    """Whether something happens around a rule: listeners, versions of seats, or what lasts for it."""
    triggers, rules = world.rules.triggers, world.rules
    return bool(
        any(triggers.on_rule(name, when) for when in ("before", "instead of", "after"))
        or any(other == name for other, _ in rules.seat_rules)
        or name in world.layout.stretches
    )


def frame(rule: ast.Rule, world: World) -> None:
    """The frame of a rule; it calls `plain_<rule>`, or the version of the acting seat."""
    name = str(rule.name)
    params = tuple(Local(local_name(p), t, world.missing.param(rule, p)) for p, t in world.meaning.params[rule])
    before, instead, after = (world.rules.triggers.on_rule(name, when) for when in ("before", "instead of", "after"))
    heard = world.sink.local("heard", UNKNOWN)
    first, ends = around_rule(name, world)
    if before or instead or after:
        first += (ops.Listen(heard, ACTOR, ears([*before, *instead, *after], world)),)
    if before:
        first += (ops.Hear(heard, ACTOR, "before", params, params),)
    versions = tuple(
        (seat, f"seat_{seat}__{name}") for other, seat in world.rules.seat_rules if other == name and seat in world.layout.seats
    )
    middle: ops.Op = ops.DoVersion(f"plain_{name}", versions, ACTOR, params)
    if instead:
        middle = ops.Instead(heard, ACTOR, params, (), (Said(rule.span, (middle,)),))
    last: Ops = (ops.Hear(heard, ACTOR, "after", params),) if after else ()
    last += ends
    block = (
        Said(rule.span, first, _may_fail(before, world)),
        Said(rule.span, (middle,), _may_fail(instead, world) or None),  # whether the rule itself does is said by who does it
        Said(rule.span, last, _may_fail(after, world)),
    )
    world.sink.function(Function(f"rule_{name}", "rule", params, block, rule.span, name))


def _may_fail(heard: list[Heard], world: World) -> bool:
    return any(world.behaviours.listener(one.number).fails for one in heard)
