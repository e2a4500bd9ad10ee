"""Goods: gained, lost, paid in every way there is."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference_interpreter.frames import Frame, something
from tests.reference_interpreter.slots import address, bounds, resource_region, slot_of
from tests.reference_interpreter.stopping import Failed, TooLong

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.run.failing import LONGEST

Way = tuple[tuple[int, int], ...]  # how much is taken from which slot
Alternative = tuple[int, tuple[int, ...]]  # a count, and the slots it may come from


def changed(at: int, by: int, low: int, high: int | None) -> int:
    """Gaining stops at the upper bound and losing at the lower one; what lies beyond a bound already stays where it is."""
    if by < 0:
        return min(at, max(low, at + by))
    return at + by if high is None else max(at, min(high, at + by))


def change(op: ops.Change, frame: Frame) -> None:
    at = address(op.slot, frame)
    count = frame.number(op.count)
    assert count >= 0, "less than nothing is neither gained nor lost"
    frame.state[at] = changed(frame.state[at], op.sign * count, op.low, op.high)


def change_named(op: ops.ChangeNamed, frame: Frame) -> None:
    resource, player = something(frame.number(op.resource)), frame.number(op.player)
    change_resource(resource, player, op.sign * frame.number(op.count), frame)


def change_resource(resource: int, player: int, by: int, frame: Frame) -> None:
    at = slot_of(resource_region(resource, frame), (player,))
    low, high = bounds(resource, frame)
    frame.state[at] = changed(frame.state[at], by, low, high)


def gain_mix(op: ops.GainMix, frame: Frame) -> None:
    """Kind by kind in the order they are listed; the last one comes of itself, and a single good is asked for by its kind."""
    player, count = frame.number(op.player), frame.number(op.count)
    if count > LONGEST:
        raise TooLong
    kinds: list[int] = []
    for resource in frame.value(op.resources):
        if something(resource) not in kinds:
            kinds.append(resource)
    amounts = dict.fromkeys(kinds, 0)
    for place, kind in enumerate(kinds):
        left = count - sum(amounts.values())
        if left <= 0:
            break
        amounts_open = [(kind, number) for number in ([left] if kind == kinds[-1] else range(left + 1))]
        offered = amounts_open if left > 1 else [(other, 1) for other in kinds[place:]]
        options = [(slot_of(resource_region(one, frame), (player,)), number, left - number) for one, number in offered]
        chosen, number = offered[options.index(frame.ask.choose(op.site, player, options))]
        amounts[chosen] += number
        change_resource(chosen, player, op.sign * number, frame)
    frame.names[op.taken.name] = tuple(kind for kind, number in amounts.items() for _ in range(number))


def floor(slot: int, frame: Frame) -> int:
    """The lowest amount that must be left of a good."""
    layout = frame.world.draft.layout
    variable = layout.rules.variables.get(layout.name_at(slot))
    return variable.low if variable is not None else 0


def pay(op: ops.Pay, frame: Frame) -> None:
    at, count = address(op.slot, frame), frame.number(op.count)
    low = floor(at, frame) if isinstance(op.slot, ir.Bank) else op.low
    if frame.state[at] - count < low:
        raise Failed
    frame.state[at] -= count


# -- where something may stand for something else --
def pay_with(op: ops.PayWith, frame: Frame) -> None:
    """The way taken and what was due are remembered for those who listen."""
    due = tuple(tuple(alternative(need, frame) for need in needs) for needs in op.needs)
    frame.names[op.due.name] = due
    frame.names[op.way.name] = way = () if free(due) else choose_way(op, due, frame)
    for slot, amount in way:
        frame.state[slot] -= amount


def free(due: tuple[tuple[Alternative, ...], ...]) -> bool:
    """A cost of nothing at all, for which there is nothing to choose."""
    return all(len(alternatives) == 1 and alternatives[0][0] <= 0 for alternatives in due)


def choose_way(op: ops.PayWith, due: tuple[tuple[Alternative, ...], ...], frame: Frame) -> Way:
    way: Way = frame.ask.choose(op.site, frame.number(op.player), ways_to_pay(due, frame))
    return way


def alternative(need: ops.Need, frame: Frame) -> Alternative:
    count = frame.number(need.count)
    if need.mix is not None:
        assert need.player is not None
        player = frame.number(need.player)
        return count, tuple(slot_of(resource_region(something(r), frame), (player,)) for r in frame.value(need.mix))
    if any(frame.value(test) for test in need.waived):
        count = 0
    always = [source for source in need.sources if source.test is None]
    if_allowed = [source for source in need.sources if source.test is not None]
    tests = list(dict.fromkeys(source.test for source in if_allowed))
    if_allowed.sort(key=lambda source: tests.index(source.test))
    allowed = [source for source in if_allowed if source.test is not None and frame.value(source.test)]
    return count, tuple(address(source.slot, frame) for source in (*always, *allowed))


def ways_to_pay(due: tuple[tuple[Alternative, ...], ...], frame: Frame) -> list[Way]:
    """Each part of the cost in each of its ways; only what all parts together can be paid from counts, and that once."""
    found: list[Way] = []
    seen: set[Way] = set()
    for taken in combinations(due, frame):
        total: dict[int, int] = {}
        for slot, amount in taken:
            total[slot] = total.get(slot, 0) + amount
        if any(frame.state[slot] - floor(slot, frame) < amount for slot, amount in total.items()):
            continue
        way = tuple(sorted((slot, amount) for slot, amount in total.items() if amount))
        if way not in seen:
            seen.add(way)
            found.append(way)
    return found


def combinations(due: tuple[tuple[Alternative, ...], ...], frame: Frame) -> Iterator[Way]:
    if not due:
        yield ()
        return
    for count, slots in due[0]:
        for first in splits(max(0, count), slots, frame):
            for rest in combinations(due[1:], frame):
                frame.world.count_sentence()
                yield (*first, *rest)


def splits(count: int, slots: tuple[int, ...], frame: Frame) -> Iterator[Way]:
    """Every way to take a number of goods from slots, as many as possible from the first of them first."""
    if not slots:
        if not count:
            yield ()
        return
    for n in range(count, -1, -1):
        if n <= frame.state[slots[0]] - floor(slots[0], frame):
            for rest in splits(count - n, slots[1:], frame):
                yield ((slots[0], n), *rest)
