"""Ways to pay: the short ways for common costs find what the long one finds, in the same order."""

from __future__ import annotations

from itertools import product

from rulewright.run.paying import ways_to_pay

NOTHING_MORE = ((0, ()),)  # a part of a cost that changes nothing, but that the short ways do not know


def test_common_costs_are_paid_as_all_others() -> None:
    compared = 0
    for one, two, count, floor in product(range(-1, 5), range(-1, 5), range(5), (0, 2)):
        for slots in ((1,), (1, 2), (2, 1), (1, 1)):
            state, floors = [0, one, two], {1: floor} if floor else {}
            short = ways_to_pay(state, (((count, slots),),), floors)
            assert short == ways_to_pay(state, (((count, slots),), NOTHING_MORE), floors)
            compared += len(short)
    assert compared > 400
