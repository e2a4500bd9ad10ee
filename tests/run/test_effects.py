"""What generated code calls by name: lists, circles and numbers, up to their edges."""

from __future__ import annotations

import pytest

from rulewright.run.effects import (
    beginning,
    best,
    best_some,
    divide,
    drawn,
    first,
    first_or_nothing,
    following,
    item_at,
    joined,
    last,
    last_or_nothing,
    order_in,
    place_in,
    position,
    preceding,
    remainder,
    reverse,
    reversed_order,
    steps_between,
    within,
)
from rulewright.run.failing import LONGEST, Fail, TooLong


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
