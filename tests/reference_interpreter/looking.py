"""What can be done: every way of going on is tried, from the state at the beginning, until one succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.reference_interpreter.asking import Asker
from tests.reference_interpreter.calling import Step
from tests.reference_interpreter.stopping import Asked, Crossed, Failed

from rulewright.state import Now, State


def possible(step: Step, state: State, answers: Sequence[Any], looker: int, stake: int) -> bool:
    """Whether, behind these answers, some way of finishing succeeds, up to what the looker cannot know."""
    world = step.around.world
    world.count_run()
    asker = Asker(answers, step.player, looker, stake)
    try:
        step.run(list(state), asker)
    except Failed:
        world.silent = world.silent or asker.silent
        return False
    except Crossed:
        return True
    except Asked as asked:
        return any(
            possible(step, state, [*answers, option], looker, stake) for option in asked.options if not isinstance(option, Now)
        )
    return True


def legal(step: Step, state: State, answers: Sequence[Any], asked: Asked) -> list[Any]:
    """The options of an open choice that can be carried through."""
    stake = len(answers) + 1
    found = [option for option in asked.options if possible(step, state, [*answers, option], asked.player, stake)]
    asked_for = [option for option in found if not isinstance(option, Now)]
    return found if len(asked_for) > 1 else asked_for  # a choice that makes itself is not interrupted


def able(step: Step, state: State) -> bool:
    """Whether something could be done now, on its own."""
    return possible(step, state, [], step.player, 0)


def imagined(step: Step, state: State) -> State:
    """The state after a rule; one that asks cannot be imagined."""
    later = list(state)
    try:
        step.run(later, Asker([], step.player))
    except Asked:
        raise Failed from None
    return later
