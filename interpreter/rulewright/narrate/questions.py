"""The question of a decision: the author's own, or a plain one."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain import Phrase
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.records import Question, Way


def prompt(question: Question, narrator: Narrator) -> Phrase:
    """The author's own question is `prompt-<rule>-<label>` or `prompt-<label>`."""
    for name in (f"prompt-{question.rule}-{question.label}", f"prompt-{question.label}"):
        if narrator.catalog.has(name):
            return narrator.say(name)
    match question.way:
        case Way.MAY | Way.MORE:
            body = asked_to(question, narrator)
            name = f"ask-{question.way.value}"
            return narrator.say(name, body=body) if body is not None else narrator.say(f"{name}-other")
        case Way.ONE | Way.ORDER | Way.PAY | Way.MIX | Way.WINDOW | Way.EFFECTS:
            return narrator.say(f"ask-{question.way.value}")
        case Way.CHOOSE:
            return narrator.say("ask-choose", what=_chosen(question, narrator))
        case _:
            assert_never(question.way)


def _chosen(question: Question, narrator: Narrator) -> Phrase:
    """The name of what is chosen, which may have a text of its own in one rule."""
    scoped = f"{question.rule}-{question.label}"
    return narrator.noun(scoped if narrator.catalog.has(scoped) else question.label)


def asked_to(question: Question, narrator: Narrator) -> Phrase | None:
    """What a yes-or-no question is about, if that is short."""
    body = narrator.offered_bodies.get(question.span)
    return narrator.sentences.question(body, question.rule) if body is not None else None
