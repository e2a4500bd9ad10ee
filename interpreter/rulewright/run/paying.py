"""What a cost can be paid with, and paying it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from rulewright.run.failing import LONGEST, Fail, TooLong
from rulewright.state import State

A_WAY = 20  # what it costs to find a way to meet a need, or to put several together
A_GOOD = 20  # and for each good that it may take
Needs = Sequence[Sequence[tuple[int, Sequence[int]]]]
Spendable = Mapping[int, int] | State  # what there is of each good
Way = tuple[tuple[int, int], ...]  # how much is taken from which slot


def _above(S: State, needs: Needs, floors: Mapping[int, int]) -> Spendable:
    """What there is to spend: goods that may not fall below a floor count from there."""
    return {slot: S[slot] - floors.get(slot, 0) for need in needs for _, slots in need for slot in slots}


def ways_to_pay(state: State, needs: Needs, floors: Mapping[int, int], spend: Callable[[int], None]) -> list[Way]:
    """Every distinct way to meet all needs. Below its floor no good can be paid."""
    if len(needs) == 1 and len(needs[0]) == 1:
        count, slots = needs[0][0]
        if len(slots) == 1:
            slot = slots[0]
            return [((slot, count),) if count > 0 else ()] if state[slot] - floors.get(slot, 0) >= count else []
        if len(slots) == 2 and count > 0 and slots[0] != slots[1]:
            return _ways_from_two(state, count, slots[0], slots[1], floors, spend)
    S = _above(state, needs, floors) if floors else state
    ways: dict[Way, None] = {}
    goods = [max([len(slots) for _, slots in need], default=0) for need in needs]
    per_need: list[list[Way]] = []
    for need, most in zip(needs, goods, strict=True):
        per_need.append([split for count, slots in need for split in _splits(S, max(0, count), list(slots))])
        spend(_price(len(per_need[-1]), most))
    many = prod(map(len, per_need))
    if many > LONGEST:
        raise TooLong
    spend(_price(many, sum(goods)))
    for combination in product(*per_need):
        total: dict[int, int] = {}
        for split in combination:
            for slot, amount in split:
                total[slot] = total.get(slot, 0) + amount
        if all(S[slot] >= amount for slot, amount in total.items()):
            ways[tuple(sorted((slot, amount) for slot, amount in total.items() if amount))] = None
    return list(ways)


def _price(ways: int, goods: int) -> int:
    """One way costs nothing: it is found in no time, and most costs have no other."""
    return ways * (A_WAY + A_GOOD * goods) if ways > 1 else 0


def _ways_from_two(
    S: State, count: int, one: int, two: int, floors: Mapping[int, int], spend: Callable[[int], None]
) -> list[Way]:
    """The same where one good may stand for another, which is the second most common cost: first as much as can be of the one."""
    most, least = min(count, S[one] - floors.get(one, 0)), max(0, count - S[two] + floors.get(two, 0))
    if most - least >= LONGEST:
        raise TooLong
    spend(2 * _price(most - least + 1, 2))
    found: list[Way] = []
    for n in range(most, least - 1, -1):
        if n == 0 or n == count:
            found.append(((one if n else two, count),))
        else:
            found.append(((one, n), (two, count - n)) if one < two else ((two, count - n), (one, n)))
    return found


def _splits(S: Spendable, count: int, slots: list[int]) -> list[Way]:
    """Every way to take a number of goods from slots that have enough. No good is taken so seldom that the others cannot make up
    for it: so nothing is tried that leads nowhere, of which there may be very much.
    """
    if len(slots) > 1 and min(S[slot] for slot in slots) < 0:
        return []
    if not slots:
        return [] if count else [()]
    if len(slots) == 1:
        return [((slots[0], count),)] if S[slots[0]] >= count else []
    found: list[Way] = []
    for n in range(min(count, S[slots[0]]), max(0, count - sum(S[slot] for slot in slots[1:])) - 1, -1):
        found += [((slots[0], n), *rest) for rest in _splits(S, count - n, slots[1:])]
        if len(found) > LONGEST:
            raise TooLong
    return found


def paid_from(way: Iterable[tuple[int, int]], slot: int) -> int:
    """How much of one good a way to pay takes."""
    return sum([amount for at, amount in way if at == slot])


def resources_of(resources: Iterable[int], player: int) -> list[int]:
    """The slots of a player's goods of these kinds."""
    return [resource + player for resource in resources]


def funds(S: State, slots: Sequence[int], floors: Mapping[int, int]) -> int:
    """How much there is to spend in slots, each counted once."""
    if len(slots) == 1:
        there: int = S[slots[0]] - floors.get(slots[0], 0)
        return there
    if floors:
        return sum([S[slot] - floors.get(slot, 0) for slot in set(slots)])
    return sum([S[slot] for slot in set(slots)])


def _paid_alone(S: State, slot: int, count: int, floors: Mapping[int, int]) -> Way:
    """One good, for which nothing may stand in: by far the most common cost."""
    if count <= 0:
        return ()
    if S[slot] - floors.get(slot, 0) < count:
        raise Fail
    S[slot] -= count
    return ((slot, count),)


def pay_with(
    S: State, C: Any, site: int, player: int, needs: Any, floors: Mapping[int, int], spend: Callable[[int], None]
) -> Way:
    """Pay where something may stand for something else; one way is silent, several are a choice. Gives the way taken."""
    if not C.writes_down and len(needs) == 1 and len(needs[0]) == 1 and len(needs[0][0][1]) == 1:
        count, slots = needs[0][0]
        return _paid_alone(S, slots[0], count, floors)
    for need in needs:
        if len(need) > 1 or need[0][0] > 0:
            break
    else:
        return ()
    way: Way = C.choose(site, player, ways_to_pay(S, needs, floors, spend))
    for slot, amount in way:
        S[slot] -= amount
    return way
