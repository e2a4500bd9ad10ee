"""A short body as one clause: `pay 1 coin and gain 1 gem`; what is too long for that gives None."""

from __future__ import annotations

from typing import TypeGuard, assert_never

from rulewright.explain.phrases import Phrase
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.frames import frame, framed_body
from rulewright.explain.statements.plain import plain
from rulewright.explain.statements.steps import Body, Compound, Framed, Plain, Step, flat, stands_alone
from rulewright.parse import ast

LONGEST_LINE = 3
WAYS = (2, 3)  # so few short ways are one sentence: `either pay 1 coin or lose 1 fame`


def inline(body: Body, speaking: Speaking) -> Phrase | None:
    """One statement in any shape, or up to three orders in a row."""
    steps = flat(body, speaking)
    if not steps:
        return speaking.say("say-skip")
    if len(steps) == 1:
        return inline_step(steps[0], speaking)
    orders = [step for step in steps if _is_order(step)]
    if len(steps) > LONGEST_LINE or len(orders) < len(steps):
        return None
    return speaking.joined([plain(order, speaking) for order in orders], "do")


def _is_order(step: Step) -> TypeGuard[Plain]:
    """Whether this is something one is told to do, which can be one of several in a row."""
    return not isinstance(step, Compound) and not stands_alone(step)


def inline_step(step: Step, speaking: Speaking) -> Phrase | None:
    """One statement; what has parts is short only if they are."""
    if not isinstance(step, Compound):
        return plain(step, speaking)
    match step:
        case ast.Match():
            return None
        case ast.Alternatives():
            return _ways(step, speaking)
        case ast.If(other=other) | ast.IfAble(other=other):
            return _in_frame(step, inline(step.then, speaking), other, speaking)
        case ast.May(body=body):
            return _in_frame(step, inline(body, speaking) or _ending_in_if(body, speaking), (), speaking)
        case ast.Times() | ast.ForEach() | ast.EachPlayer() | ast.Turns() | ast.Repeat():
            return _in_frame(step, inline(framed_body(step), speaking), (), speaking)
        case _:
            assert_never(step)


def _in_frame(step: Framed, body: Phrase | None, other: Body, speaking: Speaking) -> Phrase | None:
    if body is None:
        return None
    name, args = frame(step, speaking)
    if not other:
        return speaking.say(name, **args, body=body)
    otherwise = inline(other, speaking)
    return speaking.say(f"{name}-else", **args, body=body, other=otherwise) if otherwise is not None else None


def _ending_in_if(body: Body, speaking: Speaking) -> Phrase | None:
    """`pay 1 coin; then, if you can, gain 1 gem`: orders and a condition at their end."""
    *orders, last = flat(body, speaking)
    if not orders or not isinstance(last, ast.If | ast.IfAble):
        return None
    first, rest = inline(tuple(orders), speaking), inline_step(last, speaking)
    return speaking.say("say-then-if", first=first, rest=rest) if first is not None and rest is not None else None


def _ways(node: ast.Alternatives, speaking: Speaking) -> Phrase | None:
    """A choice between a few things that take one order each; their names are for the question only."""
    alternatives = [each for each in node.alternatives if decided(each.test, speaking) is not False]
    if node.op != "choose one" or len(alternatives) not in WAYS:
        return None
    orders = []
    for alternative in alternatives:
        steps = flat(alternative.body, speaking)
        if (
            decided(alternative.test, speaking) is None
            or len(steps) != 1
            or isinstance(steps[0], ast.Skip)
            or not _is_order(steps[0])
        ):
            return None
        orders.append(plain(steps[0], speaking))
    return speaking.say("say-either-way", ways=speaking.joined(orders, "or"))
