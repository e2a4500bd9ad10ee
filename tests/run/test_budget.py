"""Work is counted by what is gone through, and more than there is stops a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.run.failing import LONGEST, WORK, Budget, TooLong

COSTS: dict[str, tuple[int, Callable[[Budget], Any]]] = {
    "what is spent": (7, lambda budget: budget.spend(7)),
    "each that is reached": (6, lambda budget: list(budget.counted([1, 2, 3], 2))),
    "two of three that are reached": (2, lambda budget: next(n for n in budget.counted([1, 2, 3]) if n == 2)),
    "a list": (6, lambda budget: budget.metered([1, 2, 3], 2)),
    "what has no length": (6, lambda budget: list(budget.metered(iter([1, 2, 3]), 2))),
    "a list of lists": (2 * (2 + 3 + 1), lambda budget: budget.measured([[1, 2, 3], (4,)], 2)),
    "lists of lists of lists": (1 + 2 + 3 + 1, lambda budget: budget.measured(([[1, 2, 3], [4]],), 1)),
    "ranges and cells in a list": (2 * (2 + 4 + 1), lambda budget: budget.measured([range(4), {1: 2}], 2)),
    "lists that are made as they come": (2 + 3, lambda budget: budget.measured(iter([[1, 2], [3]]), 1)),
    "numbers between two": (4, lambda budget: budget.span(2, 5)),
    "one number": (1, lambda budget: budget.span(2, 2)),
    "no numbers": (0, lambda budget: budget.span(2, 1)),
    "fewer than none": (0, lambda budget: budget.span(2, -9)),
}


@pytest.mark.parametrize("what", COSTS)
def test_work_is_counted(what: str) -> None:
    """So much is left behind it; what leaves nothing may be done, and what is more may not."""
    cost, does = COSTS[what]
    budget = Budget()
    budget.left = 100
    does(budget)
    assert budget.left == 100 - cost
    budget.left = cost
    does(budget)
    assert budget.left == 0
    if cost:
        budget.left = cost - 1
        with pytest.raises(TooLong):
            does(budget)


def test_what_is_counted_stays_what_it_is() -> None:
    budget = Budget()
    assert list(budget.span(2, 5)) == [2, 3, 4, 5] and list(budget.span(2, 1)) == []
    assert list(budget.counted([4, 5])) == list(budget.metered(iter([4, 5]), 1)) == budget.metered([4, 5], 1) == [4, 5]
    assert budget.measured(([1], 2), 1) == ([1], 2) and budget.measured(iter([3]), 1) == [3]


def test_rows_of_numbers_are_of_a_length() -> None:
    assert len(Budget().span(1, LONGEST)) == LONGEST
    with pytest.raises(TooLong):
        Budget().span(0, LONGEST)


def test_a_game_has_more_work_than_a_step_of_it() -> None:
    """Each step begins with as much as one may cost, as long as the whole game has so much left."""
    budget = Budget()
    budget.spend(WORK)
    budget.renew()
    assert (budget.left, budget.later) == (0, 0)
    budget.paid["seen"] = True
    budget.reset(WORK + 5)
    assert (budget.left, budget.later, budget.paid) == (WORK, 5, {})
    budget.spend(2)
    budget.paid["seen"] = True
    budget.renew()
    assert (budget.left, budget.later, budget.paid) == (WORK, 3, {})
    budget.spend(7)
    budget.renew()
    assert (budget.left, budget.later) == (WORK - 4, 0)
    budget.reset(5)
    assert (budget.left, budget.later) == (5, 0)
