"""What can be done: every way of going on is tried, from the state at the beginning, until one succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.reference_interpreter.asking import Asker, Duty
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.stopping import Asked, Crossed, Failed

from rulewright.state import Now, State


class Doable(Protocol):
    """What can be tried: a step, or the rest of an agenda."""

    @property
    def player(self) -> int: ...
    @property
    def around(self) -> Frame: ...
    def run(self, state: State, asker: Asker) -> None: ...


@dataclass
class Look:
    """What was found out while options were tried: duties that could lapse, and those that are taken as lapsed."""

    lapsed: frozenset[Duty] = frozenset()
    duties: dict[Duty, None] = field(default_factory=dict)


def possible(step: Doable, state: State, answers: Sequence[Any], looker: int, stake: int, look: Look | None = None) -> bool:
    """Whether, behind these answers, some way of finishing succeeds, up to what the looker cannot know."""
    look = look or Look()
    step.around.world.count_run()
    asker = Asker(answers, step.player, looker, stake)
    asker.lapsed, asker.duties = look.lapsed, look.duties
    try:
        step.run(list(state), asker)
    except Failed:
        return False
    except Crossed:
        return True
    except Asked as asked:
        return any(
            possible(step, state, [*answers, option], looker, stake, look)
            for option in asked.options
            if not isinstance(option, Now)
        )
    return True


def legal(step: Doable, state: State, answers: Sequence[Any], asked: Asked) -> list[Any]:
    """The options of an open choice that can be carried through.

    If there is none, but items of an agenda are to be done behind it that something newly known may have made impossible, as
    many of them as can be done are kept, the first ones before the others.
    """
    found, duties = carried(step, state, answers, asked, frozenset())
    lapsed = frozenset(duties)
    if not found and duties:
        for duty in duties:
            if carried(step, state, answers, asked, lapsed - {duty})[0]:
                lapsed -= {duty}
        found, _ = carried(step, state, answers, asked, lapsed)
    asked_for = [option for option in found if not isinstance(option, Now)]
    return found if len(asked_for) > 1 else asked_for  # a choice that makes itself is not interrupted


def carried(
    step: Doable, state: State, answers: Sequence[Any], asked: Asked, lapsed: frozenset[Duty]
) -> tuple[list[Any], list[Duty]]:
    look, stake = Look(lapsed), len(answers) + 1
    found = [option for option in asked.options if possible(step, state, [*answers, option], asked.player, stake, look)]
    return found, list(look.duties)


def able(step: Doable, state: State) -> bool:
    """Whether something could be done now, on its own."""
    return possible(step, state, [], step.player, 0)


def imagined(step: Doable, state: State) -> State:
    """The state after a rule; one that asks cannot be imagined."""
    later = list(state)
    try:
        step.run(later, Asker([], step.player))
    except Asked:
        raise Failed from None
    return later
