"""Any body as sentences: in one if it is short, else as a heading with points below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from rulewright.diagnostics import Span
from rulewright.explain.phrases import Phrase
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.folding import steps_told
from rulewright.explain.statements.frames import frame, framed_body
from rulewright.explain.statements.inline import inline, inline_step
from rulewright.explain.statements.steps import Body, Compound, Framed, Step
from rulewright.parse import ast

LONGEST_PARAGRAPH = 4


@dataclass(frozen=True)
class Told:
    """A sentence, the points below it, and where the rules say so."""

    text: str
    below: tuple[Told, ...] = ()
    span: Span | None = None


def placed(told: Iterable[Told], span: Span) -> list[Told]:
    """Sentences that stand at a place, unless they know better."""
    return [replace(each, below=tuple(placed(each.below, each.span or span)), span=each.span or span) for each in told]


def sentence(phrase: Phrase, speaking: Speaking) -> Told:
    """With a capital letter and a full stop."""
    return Told(speaking.catalog.format("say-sentence", text=str(phrase)))


def heading(phrase: Phrase, below: list[Told], speaking: Speaking) -> Told:
    """With a capital letter and a colon."""
    return Told(speaking.catalog.format("say-heading", text=str(phrase)), tuple(below))


# ---- bodies ----
def tell(body: Body, speaking: Speaking) -> list[Told]:
    """The sentences of a body, in the order things happen."""
    steps, speaking = steps_told(body, speaking)
    told = []
    for step in steps:
        told += placed(wholly(partial(_tell_step, step), speaking), step.span)
        speaking = speaking.again()
    return told


def wholly(say: Callable[[Speaking], list[Told]], speaking: Speaking) -> list[Told]:
    """Sentences in the language, or, if it lacks anything for them, in English and marked.

    While names stand for phrases that are worded already, whoever made those sees to it.
    """
    if speaking.doer is not None or speaking.every:
        return say(speaking)
    return speaking.catalog.whole(
        lambda catalog: say(replace(speaking, catalog=catalog)), lambda told: [_marked(each, speaking) for each in told]
    )


def _marked(told: Told, speaking: Speaking) -> Told:
    text = speaking.catalog.format("tell-english", text=told.text)
    return replace(told, text=text, below=tuple(_marked(each, speaking) for each in told.below))


def _tell_step(step: Step, speaking: Speaking) -> list[Told]:
    short = inline_step(step, speaking)
    if short is not None or not isinstance(step, Compound):
        return [sentence(short, speaking)] if short is not None else []
    return _tell_parts(step, speaking)


def _tell_parts(step: Compound, speaking: Speaking) -> list[Told]:
    """What is too long for one sentence: a heading, and its parts below."""
    match step:
        case ast.Match(subject=subject, arms=arms):
            points = [
                point for arm in arms for point in placed([_point(bands(arm.bands, speaking), arm.body, speaking)], arm.span)
            ]
            return [heading(speaking.say("say-match", subject=speaking.expression(subject)), points, speaking)]
        case ast.Alternatives(op=op, alternatives=alternatives):
            points = [alternative(each, speaking) for each in alternatives if decided(each.test, speaking) is not False]
            return [heading(speaking.say(f"say-{op.replace(' ', '-')}"), points, speaking)]
        case ast.If(other=other) | ast.IfAble(other=other):
            return _tell_framed(step, other, speaking)
        case ast.May() | ast.Times() | ast.ForEach() | ast.EachPlayer() | ast.Turns() | ast.Repeat():
            return _tell_framed(step, (), speaking)
        case _:
            assert_never(step)


def _tell_framed(step: Framed, other: Body, speaking: Speaking) -> list[Told]:
    name, args = frame(step, speaking)
    told = [heading(speaking.say(f"{name}-block", **args), tell(framed_body(step), speaking.again()), speaking)]
    if other:
        told.append(heading(speaking.say("say-otherwise-block"), tell(other, speaking.again()), speaking))
    return told


def paragraph(lead: Phrase, body: Body, speaking: Speaking) -> list[Told] | None:
    """`Lead: do this; do that.`: what a card does when its moment comes, if every step of it is one sentence."""
    all_steps, speaking = steps_told(body, speaking)
    said = [inline_step(step, speaking) for step in all_steps]
    steps = [phrase for phrase in said if phrase is not None]
    if not steps or len(steps) < len(said) or len(said) > LONGEST_PARAGRAPH:
        return None
    whole = speaking.say("say-moment", lead=lead, body=steps[0])
    for step in steps[1:]:
        whole = speaking.say("say-moment-next", first=whole, next=step)
    return [sentence(whole, speaking)]


# ---- points ----
def _point(lead: Phrase, body: Body, speaking: Speaking) -> Told:
    short = inline(body, speaking)
    if short is not None:
        return point(lead, short, speaking)
    return heading(lead, tell(body, speaking), speaking)


def point(lead: Phrase, body: Phrase, speaking: Speaking) -> Told:
    """`lead: body`, on a line of its own."""
    return sentence(speaking.say("say-point", lead=lead, body=body), speaking)


def alternative(node: ast.Alternative, speaking: Speaking) -> Told:
    """One way of a choice: its name, when it is there, and what it does."""
    return placed([_point(_alternative(node, speaking), node.body, speaking)], node.span)[0]


def _alternative(node: ast.Alternative, speaking: Speaking) -> Phrase:
    name = _choice(node.name, speaking)
    if node.test is None or decided(node.test, speaking):
        return name
    return speaking.say("say-alternative-if", name=name, test=speaking.condition(node.test))


def _choice(name: str, speaking: Speaking) -> Phrase:
    """What an alternative is called; a name of its own (`choice-sell`) keeps it apart from a noun."""
    own = f"choice-{name}"
    return speaking.message(own, "") if speaking.catalog.has(own) else speaking.word(name)


def bands(parts: tuple[ast.Band, ...], speaking: Speaking) -> Phrase:
    """`1 or 3 to 5`."""
    return speaking.joined([_band(band, speaking) for band in parts], "or")


def _band(band: ast.Band, speaking: Speaking) -> Phrase:
    match band.low, band.high:
        case None, None:
            return speaking.say("say-otherwise")
        case None, high if high is not None:
            return speaking.say("say-band-to", high=speaking.expression(high))
        case low, None if low is not None:
            said = speaking.expression(low)
            return speaking.say("say-band-from", low=said) if band.ranged else said
        case low, high:
            assert low is not None and high is not None
            return speaking.say("say-band", low=speaking.expression(low), high=speaking.expression(high))


# ---- on paper ----
def laid_out(told: Sequence[Told], depth: int = 0) -> list[str]:
    """Lines of text: sentences in a row at the top, points with a bullet below a heading."""
    lines: list[str] = []
    running = False
    for each in told:
        if depth:
            lines.append(f"{'  ' * depth}• {each.text}")
        elif running and not each.below:
            lines[-1] += f" {each.text}"
        else:
            lines.append(each.text)
        running = not each.below
        lines.extend(laid_out(each.below, depth + 1))
    return lines
