"""What generated code calls by name: lists, circles and numbers, up to their edges."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run.answering import free
from rulewright.run.effects import (
    beginning,
    best,
    best_some,
    choose_different,
    choose_some,
    distinct,
    divide,
    draw,
    draw_some,
    drawn,
    first,
    first_or_nothing,
    following,
    gain_mix,
    gain_one,
    item_at,
    joined,
    last,
    last_or_nothing,
    missing,
    move,
    moved,
    order_in,
    place_in,
    position,
    preceding,
    remainder,
    reverse,
    reversed_order,
    rolled,
    steps_between,
    within,
)
from rulewright.run.failing import LONGEST, Fail, NotThere, TooLong


def test_ends_of_lists() -> None:
    assert (first(iter([4, 5])), last(iter([4, 5])), first_or_nothing([4, 5]), last_or_nothing([4, 5])) == (4, 5, 4, 5)
    assert first_or_nothing([]) == last_or_nothing([]) == 0
    for end in (first, last):
        with pytest.raises(Fail):
            end([])


def test_places_in_lists() -> None:
    items = [7, 8, 9]
    assert [place_in(items, item) for item in (7, 8, 9, 6)] == [1, 2, 3, 0]
    assert [item_at(items, number) for number in (-1, 0, 1, 2, 3, 4)] == [0, 0, 7, 8, 9, 0]
    assert [order_in(items, item) for item in (7, 9)] == [0, 2] and order_in(items, 6) > 10**6
    assert [within(number, 3) for number in (-1, 0, 1, 3, 4)] == [0, 0, 1, 3, 0]
    assert reverse(items) == [9, 8, 7] and reversed_order(items) == (-7, -8, -9)
    assert [position([(5, 6), 0, 0], 1, 0), position([(5, 0, 6), 0], 1, 0)] == [0, 0]
    assert position([0, 0, 0, (4, 2, 5), 0, 3, 0], 3, 2) == 2


def test_lists_in_a_circle() -> None:
    assert beginning([1, 2, 3], 2) == [2, 3, 1] and beginning([1, 2, 3], 1) == [1, 2, 3] and beginning([1, 2], 3) == []
    assert [steps_between(start, goal, 4) for start, goal in ((1, 3), (3, 1), (4, 1), (2, 2), (0, 2), (2, 0))] == [
        2,
        2,
        1,
        0,
        0,
        0,
    ]
    assert [following(thing, 3) for thing in range(4)] == [0, 2, 3, 1]
    assert [preceding(thing, 3) for thing in range(4)] == [0, 3, 1, 2]


def test_division_is_whole_and_by_something() -> None:
    assert (divide(7, 2), divide(-7, 2), remainder(7, 3), remainder(-7, 3)) == (3, -4, 1, 2)
    for by in (divide, remainder):
        with pytest.raises(Fail):
            by(1, 0)


def test_lists_are_joined_up_to_a_length() -> None:
    assert joined([1, 2], iter([3])) == [1, 2, 3]
    half = range(LONGEST // 2)
    assert len(joined(half, half)) == LONGEST
    with pytest.raises(TooLong):
        joined(half, [*half, 1])


def test_the_best_of_some() -> None:
    """By an order, the first of equals; several, fewer if that will do, and such as differ."""
    tens = lambda n: n // 10  # noqa: E731
    assert best([11, 21, 22], tens, None) == 21 and best([], tens, 5) == 5
    with pytest.raises(Fail):
        best([], tens, None)
    assert best_some([], [11, 21, 31, 12], tens, 2, False, False) == (31, 21)
    assert best_some([], [11, 12], tens, 3, True, False) == (11, 12) and best_some([], [11], tens, -1, True, False) == ()
    assert best_some([], [11, 21, 22, 12], tens, 2, False, False, lambda n: n % 10) == (21, 22)
    assert best_some([], [11, 21, 22, 12], tens, 3, True, False, lambda n: n % 10) == (21, 22)
    for too_few in ([11], [11, 21]):
        with pytest.raises(Fail):
            best_some([], too_few, tens, 2, False, False, lambda n: n % 10)
    with pytest.raises(Fail):
        best_some([], [11], tens, 2, False, False)


def test_among_equals_one_is_drawn() -> None:
    found = {drawn([seed * 7919], [11, 21, 22, 23], lambda n: n // 10) for seed in range(60)}
    assert found == {21, 22, 23}
    assert {best_some([seed * 7919], [21, 22, 23, 31], lambda n: n // 10, 2, False, True) for seed in range(60)} == {
        (31, 21),
        (31, 22),
        (31, 23),
    }
    with pytest.raises(Fail):
        drawn([1], [], lambda n: n)


# Pieces 1 to 3 of a kind whose places begin at slot 0, and the zones in the slots 4 and 5.
def pieces() -> list[Any]:
    return [0, 4, 4, 0, (1, 2), ()]


def test_pieces_are_moved() -> None:
    """One lies in its new zone only, behind all others, and knows where it is; nothing cannot be moved."""
    state = pieces()
    move(state, 0, 3, 5)
    move(state, 0, 1, 5)
    assert state == [0, 5, 4, 5, (2,), (3, 1)]
    with pytest.raises(Fail):
        move(state, 0, 0, 5)


def test_pieces_are_drawn() -> None:
    """From the front; all there are, when more are asked for; and none, when fewer than none are."""
    for count, there, taken in ((1, (2,), (1,)), (2, (), (1, 2)), (3, (), (1, 2)), (0, (1, 2), ()), (-1, (1, 2), ())):
        state = pieces()
        assert draw(state, 0, count, 4, 5) == len(taken) and state[4:] == [there, taken]
        assert [state[piece] for piece in (1, 2)] == [5 if piece in taken else 4 for piece in (1, 2)]
        again = pieces()
        assert draw_some(again, 0, count, (1, 2), 5) == len(taken) and again == state


def test_markers_stay_between_their_ends() -> None:
    assert [moved(4, by, 2, 6) for by in (1, 2, 3, 0, -1, -2, -3)] == [5, 6, 6, 4, 3, 2, 2]
    assert [moved(8, by, 2, 6) for by in (1, 0, -1)] == [8, 8, 7]
    goods = {0: (1, 5), 2: (0, None)}
    for resource, at, by, then in (
        (0, 3, 2, 5),
        (0, 3, 3, 5),
        (0, 7, 1, 7),
        (0, 3, -2, 1),
        (0, 3, -3, 1),
        (0, 0, -1, 0),
        (2, 3, 99, 102),
    ):
        state = [at] * 4
        gain_one(state, resource, 1, by, goods)
        assert state == [then if slot == resource + 1 else at for slot in range(4)]


def test_dice_show_each_of_their_numbers() -> None:
    assert {rolled([seed * 7919], 3, 5) for seed in range(60)} == {3, 4, 5}


def test_nothing_has_no_place() -> None:
    with pytest.raises(NotThere):
        missing()


def test_each_thing_once() -> None:
    """The last of equals stays where it is."""
    assert distinct(iter([3, 1, 3, 2, 1])) == [3, 2, 1] and distinct([[1, 2], [1], [1, 2]]) == [[1], [1, 2]]


class Told:
    """Answers questions as it was told, and keeps what was offered."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.offered: list[Any] = []

    def choose(self, site: int, player: int, options: Any) -> Any:
        assert (site, player) == (7, 1)
        self.offered.append(list(options))
        return self.answers.pop(0)


def test_several_are_chosen_in_the_order_they_lie() -> None:
    """So each set comes up once; what would leave too few behind it is not offered."""
    asked = Told(2, 4)
    assert choose_some(asked, 7, 1, iter([1, 2, 3, 4]), 2) == (2, 4) and asked.offered == [[1, 2, 3], [3, 4]]
    asked = Told(4)
    assert choose_some(asked, 7, 1, [1, 2, 3, 4], 2, True) == (4,) and asked.offered == [[1, 2, 3, 4, None]]
    asked = Told(1, 2)
    assert choose_some(asked, 7, 1, [1, 2, 3], 2, True) == (1, 2) and asked.offered == [[1, 2, 3, None], [2, 3, None]]
    asked = Told(1, None)
    assert choose_some(asked, 7, 1, [1, 2, 3], 3, True) == (1,) and asked.offered == [[1, 2, 3, None], [2, 3, None]]
    with pytest.raises(Fail):
        choose_some(Told(4), 7, 1, [1, 2, 3, 4], 2)


def test_several_that_differ_are_chosen() -> None:
    tens = lambda n: n // 10  # noqa: E731
    asked = Told(11, 21)
    assert choose_different(asked, 7, 1, [10, 11, 20, 12, 21], 2, False, tens) == (11, 21)
    assert asked.offered == [[10, 11, 20, 12], [20, 21]]
    asked = Told(20)
    assert choose_different(asked, 7, 1, [10, 11, 20, 21], 2, True, tens) == (20,)
    assert asked.offered == [[10, 11, 20, 21, None]]
    asked = Told(10, None)
    assert choose_different(asked, 7, 1, [10, 11, 20, 21], 2, True, tens) == (10,)
    assert asked.offered == [[10, 11, 20, 21, None], [20, 21, None]]
    with pytest.raises(Fail):
        choose_different(Told(20), 7, 1, [10, 11, 20, 21], 2, False, tens)


def test_goods_are_mixed_kind_by_kind() -> None:
    """How many of the first, of the second, and the last is what is left; of a single one it is asked which it is."""
    goods = {10: (0, None), 20: (0, None), 30: (0, None)}
    asked = Told((11, 1, 2), (21, 2, 0))
    state = [5] * 40
    assert gain_mix(state, asked, 7, 1, 3, [10, 20, 10, 30], 1, goods, spend=free) == [10, 20, 20]
    assert asked.offered == [[(11, 0, 3), (11, 1, 2), (11, 2, 1), (11, 3, 0)], [(21, 0, 2), (21, 1, 1), (21, 2, 0)]]
    assert {slot: held for slot, held in enumerate(state) if held != 5} == {11: 6, 21: 7}
    asked = Told((11, 1, 1), (31, 1, 0))
    assert gain_mix(state, asked, 7, 1, 2, [10, 20, 30], -1, goods, spend=free) == [10, 30]
    assert asked.offered[1] == [(21, 1, 0), (31, 1, 0)] and (state[11], state[21], state[31]) == (5, 7, 4)
    asked = Told((11, 0, 2), (21, 2, 0))
    assert gain_mix(state, asked, 7, 1, 2, [10, 20], 1, goods, spend=free) == [20, 20] and asked.offered[1] == [(21, 2, 0)]
    assert gain_mix(state, Told(), 7, 1, 0, [10], 1, goods, spend=free) == []
    with pytest.raises(NotThere):
        gain_mix(state, Told(), 7, 1, 1, [0], 1, goods, spend=free)
    with pytest.raises(TooLong):
        gain_mix(state, Told(), 7, 1, LONGEST + 1, [10], 1, goods, spend=free)
    assert len(gain_mix(state, Told((11, LONGEST, 0)), 7, 1, LONGEST, [10], 1, goods, spend=free)) == LONGEST
