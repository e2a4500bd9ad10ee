"""Choices at random, from a fixed stream: so many, to the end of the game, or until something is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from rulewright.diagnostics import English, Span
from rulewright.read import Node, Scalar
from rulewright.run import Game
from rulewright.scenario.conditions import Conditions
from rulewright.scenario.words import wrong
from rulewright.state import State

UNTIL = "until "
OVER = "over"
TO_THE_END = UNTIL + OVER
ENDLESS = 5000


@dataclass(frozen=True)
class Goal:
    """How long to play at random: a number of choices, or until a condition holds; neither means to the end."""

    count: int | None = None
    text: str = ""
    holds: Callable[[State], bool] | None = None


def goal_of(node: Node, conditions: Conditions) -> Goal:
    """What stands behind `random:`."""
    value = node.value if isinstance(node, Scalar) else None
    if isinstance(value, int) and not isinstance(value, bool):
        return Goal(value)
    if not isinstance(node, Scalar) or not isinstance(value, str) or not value.startswith(UNTIL):
        hint = English("write a number, `{to_the_end}`, or `{until}` and a condition", to_the_end=TO_THE_END, until=UNTIL)
        raise wrong("RW702", English("random choices are counted, or made until something is so"), node.span, hint)
    text = value.removeprefix(UNTIL).strip()
    if text == OVER:
        return Goal()
    condition = conditions.read(_behind(node, len(value) - len(text)))
    if condition is None:
        return Goal(0)  # what is wrong with it is reported
    sentence = condition.node
    return Goal(None, text, lambda state: bool(conditions.value(sentence, state)))


def at_random(game: Game, rnd: Random, goal: Goal, span: Span) -> Iterator[None]:
    """Plays on; every choice made is one step of the iteration. What never comes is a mistake of the scenario."""
    made = 0
    while True:
        if goal.holds is not None and goal.holds(game.working):
            return
        if goal.count == made or game.decision is None:
            break
        if made == ENDLESS:
            if goal.holds is not None:
                raise never(goal.text, English("after {endless} random choices", endless=ENDLESS), span)
            raise wrong(
                "RW709", English("the game goes on after {endless} random choices", endless=ENDLESS), span, English("choose less")
            )
        choose_at_random(game, rnd)
        made += 1
        yield
    if goal.holds is not None:
        when = English("and the game is over") if game.over else English("and the step is done")
        raise never(goal.text, when, span)
    if goal.count is not None and made < goal.count:
        raise wrong(
            "RW709",
            English("the game is over after {made} of {count} random choices", made=made, count=goal.count),
            span,
            English("write `{to_the_end}`", to_the_end=TO_THE_END),
        )


def choose_at_random(game: Game, rnd: Random) -> None:
    assert game.decision is not None
    game.take(game.decision.drawn(rnd.random()))


def never(what: str, when: English, span: Span) -> Exception:
    return wrong(
        "RW714",
        English("`{what}` never comes, {when}", what=what, when=when),
        span,
        English("wait for something else, or begin with another `seed`"),
    )


def _behind(node: Scalar, skipped: int) -> Scalar:
    """The rest of a text, with its place in the file."""
    line, column = node.locate(0, skipped)
    span = Span(node.span.file, line, column, node.span.end_line, node.span.end_column)
    return Scalar(str(node.value)[skipped:], span, ((line, column), *node.lines[1:]))
