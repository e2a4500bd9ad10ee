"""What random play tells of one question: only what was really chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.run.listening import Asides
from rulewright.run.luck import Luck
from rulewright.run.telling import Story, TellingLuck, TellingWalk

ME, OTHER = 1, 2
SITE = 9  # no player has this number
NOTHING = Asides(())  # nothing fits at any time


def first() -> float:
    return 0.0


def able(*given: Any) -> bool:
    return True


def mine(chooser: Any) -> Any:
    chooser.me = chooser.last = ME
    return chooser


def test_what_made_itself_or_was_only_tried_is_not_told() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1])
        C.finished(C.trying(S, able, step, player))
        C.choose(1, player, [1])
        C.trying(S, able, step, player)
        C.choose(2, player, [1])
        C.beside(S, 3, player, lambda: [5], NOTHING, False)
        C.choose_sampled(4, player, lambda: [6], lambda rnd: 0)
        C.choose(5, player, [7, 8])

    story = Story([], [])
    assert TellingWalk(story, first).run([0], step, (ME,)) and story.chosen == [(5, ME, 7)]


@pytest.mark.parametrize(
    ("ask", "taken", "told"),
    [
        (lambda C: C.choose_sampled(SITE, ME, lambda: [1, 2], lambda rnd: 9), 9, True),
        (lambda C: C.choose_sampled(SITE, ME, lambda: [1, 2], lambda rnd: 0), 1, True),
        (lambda C: C.choose_sampled(SITE, OTHER, lambda: [1, 2], lambda rnd: 9), 1, True),
        (lambda C: C.choose_sampled(SITE, ME, lambda: [1], lambda rnd: 0), 1, False),
        (lambda C: C.choose_tested(SITE, ME, [1, 2], lambda n: n == 2), 2, True),
        (lambda C: C.choose_tested(SITE, ME, [2], able), 2, False),
        (lambda C: C.choose_tested(SITE, OTHER, [1, 2], lambda n: n == 2), 2, False),
        (lambda C: C.choose(SITE, ME, [1]), 1, False),
    ],
)
def test_luck_tells_what_was_drawn(ask: Callable[[Any], int], taken: int, told: bool) -> None:
    story = Story([], [])
    luck, plain = mine(TellingLuck(story, first)), mine(Luck(first))
    assert ask(luck) == ask(plain) == taken and luck.decisions == plain.decisions == len(story.chosen) == told
    assert all((site, chosen) == (SITE, taken) for site, _, chosen in story.chosen)
