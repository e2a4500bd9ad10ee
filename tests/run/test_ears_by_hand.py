"""Pieces that act while they lie in zones of players: who has some, in which order, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run import listening as rows
from rulewright.run.answering import Script
from rulewright.run.ears import NOBODY, Ears, acting, ears, fitting, held_by, holds_any
from rulewright.run.failing import Fail, Pending
from rulewright.run.listening import (
    Asides,
    asides,
    hear,
    holding,
    interrupted,
    interrupted_parts,
    listening,
    play_window,
    stood_in,
    with_one,
)
from rulewright.run.ordering import Undecided, ordered
from rulewright.state import Now, card

# Slots 1 to 4 tell where the pieces 1 to 4 lie; 5 and 6 are zones of the first player, 7 of the second; 8 is nobody's.
OWNERS = {5: 1, 6: 1, 7: 2}
ALL = (1, 2, 3, 4)


def table(*lying: int) -> list[Any]:
    """A state in which the pieces lie in these zones, those that come last before the others."""
    state: list[Any] = [0, *lying, (), (), (), (), *[0] * 12]
    for piece, zone in enumerate(lying, 1):
        state[zone] = (piece, *state[zone])
    return state


def pieces(*numbers: int) -> tuple[tuple[int, int], ...]:
    return tuple((number, number) for number in numbers)


def test_what_a_player_owns_is_found_in_the_order_of_the_row() -> None:
    """However the pieces lie: first by the place in the row, then by the place among the pieces there."""
    kinds = acting([(0, pieces(3, 1), OWNERS), (1, pieces(1, 2), OWNERS)])
    assert held_by(table(5, 5, 6, 7), 1, kinds) == [(0, 0, 3), (0, 1, 1), (1, 0, 1), (1, 1, 2)]
    assert held_by(table(5, 7, 8, 5), 1, kinds) == [(0, 1, 1), (1, 0, 1)] and held_by(table(5, 7, 8, 5), 2, kinds) == [(1, 1, 2)]
    assert held_by(table(5, 5, 5, 5), 3, kinds) == [] and held_by(table(8, 8, 8, 8), 1, kinds) == []


def test_kinds_are_known_by_who_owns_what_lies_where() -> None:
    other = {8: 1}
    kinds = acting([(0, pieces(1), OWNERS), (1, pieces(2), other), (2, pieces(3), OWNERS)])
    assert [(kind.zones, sorted(kind.rows)) for kind in kinds] == [({1: [5, 6], 2: [7]}, [1, 3]), ({1: [8]}, [2])]
    assert held_by(table(8, 8, 7, 5), 1, kinds) == [(1, 0, 2)]


@pytest.mark.parametrize("lying", [(5, 7, 8, 8), (8, 7, 7, 5), (5, 5, 5, 5), (7, 7, 7, 7), (8, 6, 8, 8), (7, 6, 6, 6)])
@pytest.mark.parametrize("which", [(1,), (2,), (2, 3), ALL])
def test_few_in_a_full_zone_are_found_as_many_in_an_empty_one(lying: tuple[int, ...], which: tuple[int, ...]) -> None:
    """A zone with more pieces than could act is not looked through; what is found is the same."""
    state, kinds = table(*lying), acting([(0, pieces(*which), OWNERS)])
    for player in (1, 2):
        own = [piece for piece in which if OWNERS.get(lying[piece - 1]) == player]
        assert [piece for _, _, piece in held_by(state, player, kinds)] == own
        assert holds_any(state, player, fitting(kinds)) == bool(own)
        row = Ears(((None, "after", "you", pieces(*which), OWNERS, None),))
        assert holding(state, player, row) == bool(own)


@pytest.mark.parametrize(
    ("who", "own", "others"), [("you", True, False), ("any player", True, True), ("another player", False, True)]
)
def test_who_hears_of_whom(who: str, own: bool, others: bool) -> None:
    row = Ears(((None, "after", who, pieces(1), OWNERS, None), (None, "after", who, None, None, None)))
    assert (bool(row.own), bool(row.others), bool(row.fitting)) == (own, others, own) and row.ruled == [1]
    for owner, zone in ((1, 5), (2, 7)):
        heard = listening(table(zone, 8, 8, 8), 1, (1, 2), Ears(row.row[:1]))
        assert [one[2] for one in heard] == ([owner] if (own if owner == 1 else others) else [])


def test_those_who_are_heard_are_paid_for() -> None:
    work: list[int] = []
    row = ears([(None, "after", "you", pieces(1, 2), OWNERS, None)], 7, spend=work.append)
    assert listening(table(8, 8, 8, 8), 1, (1, 2), row) == [] and work == []
    assert len(listening(table(5, 6, 8, 8), 1, (1, 2), row)) == 2 and work == [rows.HEARD + 2 * 7]


def test_one_component_does_not_quarrel_with_itself() -> None:
    """Two effects of one piece keep their order; the same effect of two pieces may come in either."""

    def row(components: tuple[int, int], lying: tuple[Any, Any]) -> Any:
        claims = [(lambda *_: True, component, 0, 1, 0) for component in components]
        made = [(lambda *_: None, "after", "any player", each, OWNERS, None) for each in lying]
        return ordered(made, 0, 8, claims, spend=lambda work: None)

    printed = row((0, 0), (pieces(1), pieces(1)))
    assert not isinstance(listening(table(5, 8, 8, 8), 1, (1, 2), printed), Undecided)
    twice = row((0, 0), (pieces(1), pieces(2)))
    assert isinstance(listening(table(5, 5, 8, 8), 1, (1, 2), twice), Undecided)
    assert not isinstance(listening(table(5, 7, 8, 8), 1, (1, 2), twice), Undecided)  # the other's is not his to order
    assert not isinstance(listening(table(7, 7, 8, 8), 1, (1, 2), twice), Undecided)


# -- beside a question --
USING = 11


def aside(act: Any, which: tuple[int, ...] | None, played: Any = NOBODY, can: Any = lambda *_: True) -> Any:
    return (act, can, None if which is None else pieces(*which), OWNERS, None, 0, False, played)


def owned(now: Asides, state: list[Any], player: int) -> list[Now]:
    return [aside for aside, *_ in now.owned(state, player)]


def test_what_somebody_owns_is_remembered_while_it_lies_there() -> None:
    """In the order of the rows; with what nobody owns. Of each player the latest is remembered."""
    now = Asides((aside(None, (2, 1)), aside(None, None), aside(None, (3,))))
    state = table(5, 6, 5, 8)
    assert owned(now, state, 1) == [Now(0, 2), Now(0, 1), Now(1, 0), Now(2, 3)] and owned(now, state, 2) == [Now(1, 0)]
    first = now.owned(state, 1)
    assert now.owned(table(5, 6, 5, 8), 1) is first and set(now.latest) == {1, 2}
    assert owned(now, table(5, 5, 6, 8), 1) == [Now(0, 2), Now(0, 1), Now(1, 0), Now(2, 3)] and now.owned(state, 1) is not first
    assert owned(now, table(7, 7, 7, 7), 1) == [Now(1, 0)] and owned(now, table(5, 8, 8, 8), 1) == [Now(0, 1), Now(1, 0)]
    assert owned(now, state, 3) == [Now(1, 0)] and len(now.latest) == 3  # who owns no zone at all


def test_it_costs_to_see_what_fits() -> None:
    work: list[int] = []
    now = asides((aside(None, (1, 2)),), 6, spend=work.append)
    with pytest.raises(Pending):
        interrupted(table(5, 5, 8, 8), Script([]), 6, 1, lambda: [2, 3], now, USING, (), (1, 2))
    assert work == [12]


def test_those_who_listen_to_what_was_done_hear_which_piece_it_was() -> None:
    told: list[Any] = []
    ear = (lambda S, C, *given: told.append(given), "after", "any player", pieces(4), OWNERS, None)
    now = Asides((aside(lambda S, C, owner, actor, piece: (), (1, 2), Ears((ear,))),))
    assert interrupted(table(5, 5, 8, 7), Script([Now(0, 2), 3]), 6, 1, lambda: [2, 3], now, USING, (), (1, 2)) == 3
    assert told == [(2, 1, 4, 2)]


def test_who_is_asked_beside_what_and_whether_nothing_may_become_known() -> None:
    """Only who can take nothing back may not draw, and only where something behind the question may fail."""
    state, now = table(5, 5, 5, 5), Asides((aside(None, None),))

    class Asked(Script):
        def beside(self, *given: Any) -> Any:
            return given

    def options() -> list[int]:
        raise AssertionError  # whoever is asked lists them

    for smooth, settled, calm in ((False, (), False), (True, (), True), (True, (6,), False)):
        asked = Asked([])
        asked.smooth = smooth
        assert interrupted(state, asked, 6, 1, options, now, USING, settled, (1, 2)) == (state, 6, 1, options, now, calm)


def window(script: Script, now: Any, state: list[Any] | None = None) -> Any:
    ear = (lambda S, C, o, a, p, n: (n + p,), "after", "you", pieces(1, 2), OWNERS, lambda S, o, a, p, n: True)
    return play_window(state or table(5, 6, 8, 8), script, 6, 1, Ears((ear,)), (0,), (1, 2), [Ears(())], now)


def test_beside_the_cards_of_a_window_something_else_may_be_done() -> None:
    """Where anything fits at any time at all; else it is a plain question."""
    cards = [0, card(0, 1), card(0, 2)]
    for now, more in ((((), USING, ()), []), ((Asides((aside(lambda *_: (), None),)), USING, ()), [Now(0, 0)])):
        with pytest.raises(Pending) as caught:
            window(Script([]), now)
        assert list(caught.value.options) == [*cards, *more]
    fitting_now = (Asides((aside(lambda *_: (), None),)), USING, ())
    assert window(Script([Now(0, 0), card(0, 2), Now(0, 0), 0]), fitting_now) == (2,)


def test_a_card_that_was_played_is_not_played_again() -> None:
    with pytest.raises(Pending) as caught:
        window(Script([card(0, 2)]), ((), 0, ()))
    assert list(caught.value.options) == [0, card(0, 1)]
    assert window(Script([card(0, 2), card(0, 1)]), ((), 0, ())) == (3,)  # then nothing is left to be asked
    vain = Asides((aside(lambda *_: None, (1,)),))
    with pytest.raises(Fail):
        interrupted(table(5, 8, 8, 8), Script([Now(0, 1)]), 6, 1, lambda: [2, 3], vain, USING, (), (1, 2))


def test_in_the_middle_of_something_else_parts_are_plain_questions() -> None:
    state = table(5, 8, 8, 8)
    state[USING + 2] = 1
    pairs, parts = [11, 12, 21], ((4, lambda pair: pair // 10),)
    now = Asides((aside(None, None),))
    for answers, site, options in (([], 4, [1, 2]), ([1], 6, [11, 12])):
        with pytest.raises(Pending) as caught:
            interrupted_parts(state, Script(answers, 2), 6, 2, lambda: pairs, parts, now, USING, (), (1, 2))
        assert (caught.value.site, caught.value.player, list(caught.value.options)) == (site, 2, options)
    assert interrupted_parts(state, Script([2], 2), 6, 2, lambda: pairs, parts, now, USING, (), (1, 2)) == 21
    free = table(5, 8, 8, 8)
    for answers, site, options in (([], 4, [1, 2, Now(0, 0)]), ([1], 6, [11, 12, Now(0, 0)])):
        with pytest.raises(Pending) as caught:
            interrupted_parts(free, Script(answers, 2), 6, 2, lambda: pairs, parts, now, USING, (), (1, 2))
        assert (caught.value.site, caught.value.player, list(caught.value.options)) == (site, 2, options)


def test_whoever_searches_is_told_where_he_stands_in_an_order() -> None:
    """With what was done so far, and what is handed on; only where there is something to order."""
    told: list[Any] = []

    class Noting(Script):
        def opens(self) -> tuple[int, int]:
            return 3, 0

        def in_window(self, window: Any, state: Any, values: Any, used: Any, work: int) -> None:
            told.append((window, values, {*used}))

    claims = [(lambda *_: True, number, 0, 1, 0) for number in range(3)]
    made = [(lambda S, C, o, a, p, n: (n + p,), "after", "you", pieces(number), OWNERS, None) for number in (1, 2, 3)]
    row = ordered(made, 0, 8, claims, spend=lambda work: None)
    state = table(5, 5, 5, 8)
    answers = [card(1, 2), card(0, 1)]
    assert hear(state, Noting(answers), 1, listening(state, 1, (1, 2), row), "after", (0,)) == (6,)
    assert told == [((3, 0), (0,), set()), ((3, 0), (2,), {card(1, 2)})]


# -- small values --
def test_one_more_that_lasts() -> None:
    work: list[int] = []
    assert with_one((1, 2), 3, spend=work.append) == (1, 2, 3) and with_one((0,) * 32, 1, spend=work.append)[-1] == 1
    assert work == [0, 2]


@pytest.mark.parametrize(
    ("way", "needs", "stood"),
    [
        (((7, 1), (8, 1)), [[(1, (8, 7))], [(1, (8, 7))]], True),  # two needs of the same good
        (((7, 1), (8, 1)), [[(1, (8, 7))], [(1, (7,))]], False),
        (((7, 1),), [[(0, ())], [(1, (8, 7))]], True),  # a need of nothing is none
        ((), [[(0, (8, 7))]], False),
        (((7, 3), (8, 2)), [[(2, (8, 7))], [(3, (7,))]], False),
    ],
)
def test_whether_seven_stood_for_eight(way: Any, needs: Any, stood: bool) -> None:
    assert stood_in(way, needs, [(7, (8,))]) == stood
