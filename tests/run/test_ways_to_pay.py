"""Ways to pay: the short ways for common costs find what the long one finds, in the same order."""

from __future__ import annotations

from itertools import product
from typing import Any

from rulewright.run.paying import ways_to_pay

NOTHING_MORE = ((0, ()),)  # a part of a cost that changes nothing, but that the short ways do not know


def found(state: list[int], needs: Any, floors: dict[int, int]) -> tuple[list[Any], int]:
    """The ways, and what they cost."""
    spent: list[int] = []
    return ways_to_pay(state, needs, floors, spent.append), sum(spent)


def test_common_costs_are_paid_as_all_others() -> None:
    compared = 0
    for one, two, count, floor in product(range(-1, 5), range(-1, 5), range(5), (0, 2)):
        for slots in ((1,), (1, 2), (2, 1), (1, 1)):
            state, floors = [0, one, two], {1: floor} if floor else {}
            short = found(state, (((count, slots),),), floors)
            assert short == found(state, (((count, slots),), NOTHING_MORE), floors)
            compared += len(short[0])
    assert compared > 400


def test_every_way_is_found_and_nothing_is_tried_that_leads_nowhere() -> None:
    """Compared with all amounts there are. Where almost everything must be paid there are few ways, and very many others."""
    for stock in product(range(-1, 4), repeat=3):
        for count in range(6):
            ways, _ = found([0, *stock], (((count, (1, 2, 3)),),), {})
            amounts = product(*(range(have + 1) for have in stock))
            assert set(ways) == {_way(some) for some in amounts if sum(some) == count}
    many = range(1, 41)
    assert len(found([0, *(1 for _ in many)], (((39, tuple(many)),),), {})[0]) == 40
    assert found([0, *(5 for _ in many), -1], (((9, (*many, 41)),),), {}) == ([], 0)


def _way(amounts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((slot, amount) for slot, amount in enumerate(amounts, 1) if amount)
