"""Questions about many things. A list is worked out from its front, and only as far as somebody needs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.stopping import Failed, TooLong

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Value, type_of
from rulewright.link.types import ListType
from rulewright.run.failing import LONGEST

Many = (
    ir.ListOf
    | ir.Numbers
    | ir.Things
    | ir.Gather
    | ir.Count
    | ir.Tally
    | ir.Stretch
    | ir.Sum
    | ir.Kinds
    | ir.Extreme
    | ir.Some
    | ir.Every
    | ir.Pick
    | ir.Best
    | ir.Rank
    | ir.Fixed
    | ir.Distinct
)


def many(value: Many, frame: Frame) -> Any:
    match value:
        case ir.ListOf(items=items):
            return frame.values(items)
        case ir.Numbers(low=low, high=high):
            first, last = frame.number(low), frame.number(high)
            if last - first >= LONGEST:
                raise TooLong
            return tuple(range(first, last + 1))
        case ir.Things(count=count):
            return tuple(range(1, count + 1))
        case ir.Gather():
            return tuple(rounds(value, frame))
        case ir.Count(of=of):
            return len(listed(of, frame))
        case ir.Tally(items=items, item=item):
            wanted = frame.value(item)
            return len([other for other in frame.value(items) if other == wanted])
        case ir.Stretch(region=region):
            return tuple(frame.state[slot] for slot in region.slots)
        case ir.Sum(of=of):
            return sum(listed(of, frame))
        case ir.Kinds(of=of):
            return len({tuple(one) if isinstance(one, list | tuple | dict) else one for one in listed(of, frame)})
        case ir.Extreme(op=op, of=of):
            numbers = sorted(listed(of, frame))
            if not numbers:
                return 0
            return numbers[0] if op == "lowest" else numbers[-1]
        case ir.Some(of=of):
            return any(rounds(of, frame))
        case ir.Every(of=of):
            return all(rounds(of, frame))
        case ir.Pick(which=which, items=items):
            return pick(which == "first", one_by_one(items, frame))
        case ir.Best(items=items, key=key):
            found = listed(items, frame)
            if not found and isinstance(type_of(items).of, ListType):
                return ()
            return best(found, key, frame)
        case ir.Rank(items=items, key=key):
            return ranked(listed(items, frame), key, frame)
        case ir.Fixed(of=of):
            return listed(of, frame)
        case ir.Distinct(of=of):
            found = []
            for item in listed(of, frame):
                if item not in found:
                    found.append(item)
            return tuple(found)
        case _:
            assert_never(value)


def listed(value: Value, frame: Frame) -> tuple[Any, ...]:
    """All of a list; of a board of tiles, its cells."""
    return tuple(frame.value(value))


def one_by_one(value: Value, frame: Frame) -> Iterator[Any]:
    return rounds(value, frame) if isinstance(value, ir.Gather) else iter(listed(value, frame))


def rounds(value: ir.Gather, frame: Frame) -> Iterator[Any]:
    for item in listed(value.items, frame):
        frame.world.count_sentence()
        inside = frame.with_name(value.var.name, item)
        if all(inside.value(test) for test in value.tests):
            yield inside.value(value.value)


def pick(first: bool, items: Iterator[Any]) -> Any:
    found = None
    for item in items:
        found = (item,)
        if first:
            break
    if found is None:
        raise Failed
    return found[0]


# -- orders --
def rank_of(item: Any, key: ir.Key, frame: Frame) -> tuple[Any, ...]:
    """How good a thing is: larger is better, place by place."""
    inside = frame.with_name(key.var.name, item)
    parts: list[Any] = []
    for op, part in key.parts:
        value = inside.value(part)
        match op:
            case "most" | "prefer":
                parts.append(value)
            case "least":
                parts.append(-value)
            case "least list":
                parts.append(tuple(-number for number in value))
            case "first":
                places = [place for place, other in enumerate(value) if other == item]
                parts.append(-places[0] if places else -(1 << 30))
            case _:
                assert_never(op)
    return tuple(parts)


def best(items: tuple[Any, ...], key: ir.Key, frame: Frame) -> Any:
    """Among equals the earliest."""
    if not items:
        raise Failed
    top, rank = items[0], rank_of(items[0], key, frame)
    for item in items[1:]:
        other = rank_of(item, key, frame)
        if other > rank:
            top, rank = item, other
    return top


def ranked(items: tuple[Any, ...], key: ir.Key, frame: Frame) -> tuple[Any, ...]:
    """The best first; equals as they were: each is put behind all that are at least as good."""
    order: list[tuple[tuple[Any, ...], Any]] = []
    for item in items:
        rank = rank_of(item, key, frame)
        place = len([other for other, _ in order if other >= rank])
        order.insert(place, (rank, item))
    return tuple(item for _, item in order)
