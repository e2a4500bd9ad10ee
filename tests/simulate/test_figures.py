"""What is said of means and shares, against numbers of textbooks."""

from __future__ import annotations

import json

import pytest

from rulewright.simulate import difference, share_of
from rulewright.simulate.figures import mean_of
from rulewright.simulate.tally import Sums, Tally


def sums(*numbers: int) -> Sums:
    return Sums(len(numbers), sum(numbers), sum(number * number for number in numbers))


def test_a_mean_and_its_bounds() -> None:
    """Five numbers with the mean 3 and the variance 2.5: the t of four degrees of freedom is 2.78."""
    found = mean_of(sums(1, 2, 3, 4, 5))
    assert found.mean == 3
    assert found.high - found.mean == pytest.approx(2.78 * (2.5 / 5) ** 0.5)


def test_one_game_tells_nothing_of_the_bounds() -> None:
    assert mean_of(sums(7)).as_json() == {"mean": 7.0, "low": None, "high": None, "count": 1}
    assert json.dumps(difference(sums(7), sums(8)).as_json(), allow_nan=False)


def test_a_share_after_wilson() -> None:
    """Eight of ten: 0.490 to 0.943."""
    found = share_of(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share_of(0, 10).low == 0
    assert round(share_of(0, 10).high, 3) == 0.278


def test_a_difference_is_certain_or_it_is_not() -> None:
    low, high = sums(*[1, 2, 3] * 20), sums(*[2, 3, 4] * 20)
    assert difference(low, high).mean == 1
    assert difference(low, high).certain
    assert not difference(low, low).certain


def test_parts_give_the_same_whole_in_any_order() -> None:
    numbers = [3, -7, 10**12, 4, 4]
    whole, one, two = Tally(), Tally(), Tally()
    for place, number in enumerate(numbers):
        whole.add(("a", "b"), number)
        (one if place % 2 else two).add(("a", "b"), number)
    for first, second in ((one, two), (two, one)):
        joined = Tally()
        joined.join(first)
        joined.join(second)
        assert joined["a", "b"] == whole["a", "b"] == sums(*numbers)
    assert Tally.from_json(json.loads(json.dumps(whole.as_json()))).rows == whole.rows


def test_zeros_that_nobody_counted_are_counted() -> None:
    assert mean_of(sums(6).among(3)).mean == 2
    assert sums(1, 2, 3).less(sums(2)) == sums(1, 3)
