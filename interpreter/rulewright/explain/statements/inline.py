"""A short body as one clause: `pay 1 coin and gain 1 gem`; what is too long for that gives None."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard, assert_never

from rulewright.check import EffectRef
from rulewright.explain.kinds import element
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import noun_id, ref_if_named
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Doer, Speaking
from rulewright.explain.statements.folding import steps_told
from rulewright.explain.statements.frames import frame, framed_body
from rulewright.explain.statements.plain import plain
from rulewright.explain.statements.steps import Body, Compound, Framed, Plain, Step, stands_alone
from rulewright.link import NumberType
from rulewright.parse import ast

LONGEST_LINE = 3
WAYS = (2, 3)  # so few short ways are one sentence: `either pay 1 coin or lose 1 fame`


def inline(body: Body, speaking: Speaking, subject: bool = True) -> Phrase | None:
    """One statement in any shape, or up to three orders in a row; without a subject it can stand behind `may`."""
    steps, speaking = steps_told(body, speaking)
    if not steps:
        return speaking.done(speaking.say("say-skip"), subject)
    if len(steps) == 1:
        return inline_step(steps[0], speaking, subject)
    orders = [step for step in steps if _is_order(step)]
    if len(steps) > LONGEST_LINE or len(orders) < len(steps):
        return None
    return speaking.done(speaking.joined([plain(order, speaking) for order in orders], "do"), subject)


def _is_order(step: Step) -> TypeGuard[Plain]:
    """Whether this is something one is told to do, which can be one of several in a row; a choice with ties is too long."""
    if isinstance(step, Compound) or stands_alone(step):
        return False
    return not isinstance(step, ast.Choose) or [pref.op for pref in step.prefs] in ([], ["random"])


def inline_step(step: Step, speaking: Speaking, subject: bool = True) -> Phrase | None:
    """One statement; what has parts is short only if they are."""
    if not isinstance(step, Compound):
        return plain(step, speaking) if stands_alone(step) else speaking.done(plain(step, speaking), subject)
    match step:
        case ast.Match():
            return None
        case ast.Alternatives():
            ways = _ways(step, speaking)
            return speaking.done(ways, subject) if ways is not None else None
        case ast.If(other=other) | ast.IfAble(other=other):
            return _in_frame(step, inline(step.then, speaking), other, speaking)
        case ast.May(body=body):
            return _in_frame(step, inline(body, speaking, subject=False) or _ending_in_if(body, speaking), (), speaking)
        case ast.EachPlayer():
            return _each_player(step, speaking) or _in_frame(step, inline(step.body, speaking), (), speaking)
        case ast.ForEach():
            return _to_each(step, speaking, subject) or _in_frame(step, inline(step.body, speaking), (), speaking)
        case ast.Times() | ast.Turns() | ast.Repeat():
            return _in_frame(step, inline(framed_body(step), speaking), (), speaking)
        case _:
            assert_never(step)


def _in_frame(step: Framed, body: Phrase | None, other: Body, speaking: Speaking) -> Phrase | None:
    if body is None:
        return None
    name, args = frame(step, speaking)
    if not other:
        return speaking.say(name, **args, body=body)
    otherwise = inline(other, speaking.again())
    return speaking.say(f"{name}-else", **args, body=body, other=otherwise) if otherwise is not None else None


def _to_each(step: ast.ForEach, speaking: Speaking, subject: bool) -> Phrase | None:
    """`discard each card in your hand`: one order that speaks of each thing once, and does nothing else by it."""
    steps, speaking = steps_told(step.body, speaking)
    (order,) = steps if len(steps) == 1 else (None,)
    numbers = isinstance(element(step.items, speaking), NumberType)  # `space 3` would become `space each number`
    if numbers or not isinstance(order, ast.Do | ast.Move | ast.Shuffle | ast.Roll):
        return None
    uses = [node for node in ast.walk(order) if isinstance(node, ast.Name) and node.name == step.name]
    if len(uses) > 1:
        return _in_frame(step, inline_step(order, speaking.about(step.name)), (), speaking)
    each = speaking.say("say-each-of", items=frame(step, speaking).args["items"])
    return speaking.done(plain(order, replace(speaking, every={**speaking.every, step.name: each})), subject) if uses else None


def _each_player(step: ast.EachPlayer, speaking: Speaking) -> Phrase | None:
    """`each player gains 1 coin`, if all that they do has words that can be said of others."""
    steps, speaking = steps_told(step.body, speaking)
    orders = [order for order in steps if _is_order(order) and _of_others(order, speaking)]
    if not orders or len(orders) > LONGEST_LINE or len(orders) < len(steps):
        return None
    word = speaking.say("say-they")
    they = replace(speaking, doer=Doer(word, word, word))
    name, args = frame(step, speaking)
    return speaking.say(f"{name}-third", **args, body=they.joined([plain(order, they) for order in orders], "do"))


def _of_others(order: Plain, speaking: Speaking) -> bool:
    """Whether the words for this can be said of somebody else than the reader."""
    if not isinstance(order, ast.Do):
        return True
    ref = ref_if_named(order.rule, speaking)
    return ref is not None and speaking.can_be_third(ref.attribute if isinstance(ref, EffectRef) else noun_id(ref), "do")


def _ending_in_if(body: Body, speaking: Speaking) -> Phrase | None:
    """`pay 1 coin; then, if you can, gain 1 gem`: orders and a condition at their end."""
    steps, speaking = steps_told(body, speaking)
    *orders, last = steps
    if not orders or not isinstance(last, ast.If | ast.IfAble):
        return None
    first, rest = inline(tuple(orders), speaking, subject=False), inline_step(last, speaking)
    return speaking.say("say-then-if", first=first, rest=rest) if first is not None and rest is not None else None


def _ways(node: ast.Alternatives, speaking: Speaking) -> Phrase | None:
    """A choice between a few things that take one order each; their names are for the question only."""
    alternatives = [each for each in node.alternatives if decided(each.test, speaking) is not False]
    if node.op != "choose one" or len(alternatives) not in WAYS:
        return None
    orders = []
    for alternative in alternatives:
        steps, inside = steps_told(alternative.body, speaking)
        (step,) = steps if len(steps) == 1 else (None,)
        if decided(alternative.test, speaking) is None or step is None or isinstance(step, ast.Skip) or not _is_order(step):
            return None
        orders.append(plain(step, inside))
    return speaking.say("say-either-way", ways=speaking.joined(orders, "either"))
