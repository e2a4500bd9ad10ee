"""A question beside which something else may be done, put by hand to whoever answers."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run.answering import Script
from rulewright.run.drawing import ALONE, Walk
from rulewright.run.dreaming import Dreamer
from rulewright.run.ears import NOBODY
from rulewright.run.failing import Pending
from rulewright.run.listening import Asides
from rulewright.run.luck import Luck
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node
from rulewright.state import Now

ME, OTHER = 1, 2
SITE = 9  # no player has this number
NOTHING = Asides(())  # nothing fits at any time


def first() -> float:
    return 0.0


def able(*given: Any) -> bool:
    return True


def unlisted() -> list[Any]:
    raise AssertionError  # what is known already is not listed


def mine(chooser: Any) -> Any:
    chooser.me = chooser.last = ME
    return chooser


def seeker(answers: list[Any]) -> Seeker:
    return mine(Seeker(Trail(Node()), first, first=First(answers, 0, lambda *_: None, [0])))


def test_a_question_is_recalled_where_it_was_answered() -> None:
    """But what may be done instead has to be found possible first."""
    now = Now(0, 1)
    walk = mine(Walk(first))
    looked: list[Any] = []
    walk.possible = lambda *given: looked.append(given[3:]) or True  # type: ignore[func-returns-value]
    walk.begin = ([0], able, (ME,))
    walk.path = [([1, 2], 2), ([1, 4, now], now), (ALONE, 5), ([3, 4], 3)]
    assert walk.beside([], SITE, ME, unlisted, NOTHING, False) == 2 and walk.at == 1
    assert walk.beside([], SITE, ME, lambda: [1, 4], NOTHING, False) == now
    assert looked == [([2, 1], ME, SITE), ([2, 4], ME, SITE)] and walk.sure[1] is walk.path[1] and walk.at == 2
    walk.at = 1
    assert walk.beside([], SITE, ME, unlisted, NOTHING, False) == now and len(looked) == 2
    assert walk.beside([], SITE, OTHER, unlisted, NOTHING, False) == 5 and walk.known == 0  # nobody was asked
    assert walk.beside([], SITE, OTHER, unlisted, NOTHING, False) == 3 and (walk.known, walk.last, walk.at) == (1, OTHER, 4)


def test_who_is_given_answers_lists_what_was_to_be_chosen_from() -> None:
    """An answer that was given may be something else that was done; behind those that were given nothing else is done."""
    now = Asides(((able, lambda *given: True, None, None, None, None, False, NOBODY),))
    state = [0, 0]
    for chooser in (Script([1]), Dreamer([1], ME, ME, first), seeker([1])):
        assert chooser.beside(state, SITE, ME, lambda: [1, 2], now, False) == 1
    for chooser in (Script([Now(0, 0)]), Dreamer([Now(0, 0)], ME, ME, first), seeker([Now(0, 0)])):
        assert chooser.beside(state, SITE, ME, lambda: [1, 2], now, False) == Now(0, 0)
    for chooser in (Dreamer([], ME, ME, lambda: 0.99), mine(seeker([]))):
        chooser.rnd = lambda: 0.99
        assert chooser.beside(state, SITE, ME, lambda: [1, 2], now, False) == 2
    assert Luck(lambda: 0.99).beside(state, SITE, 0, lambda: [1, 2], now, False) == Now(0, 0)
    assert Luck(lambda: 0.99).beside(state, SITE, 0, lambda: [1], now, False) == 1
    with pytest.raises(Pending) as caught:
        Script([]).beside(state, SITE, ME, lambda: [1, 2], now, False)
    assert list(caught.value.options) == [1, 2, Now(0, 0)]
