"""Choices: asked, answered by an automated seat's order, or decided by the rule itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.reference_interpreter.calling import run_part
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.interrupting import interrupted
from tests.reference_interpreter.many import best, listed, rank_of, ranked
from tests.reference_interpreter.stopping import Failed, Ranking

from rulewright.compile.ir import ops
from rulewright.compile.ir.values import Value
from rulewright.state import below


def asked(site: int, who: Value, options: Callable[[], Sequence[Any]], answers: tuple[ops.Answer, ...], frame: Frame) -> Any:
    """One of the options; a seat that has an order for this choice takes the best by it."""
    player = frame.number(who)
    seat = frame.world.draft.layout.seats[player]
    ranking = None
    for answer in answers:
        if answer.seat == seat:
            ranking = ranking_by(answer, frame)
    if ranking is None and frame.world.draft.interruptions:
        return interrupted(site, player, options, frame)
    return frame.ask.choose(site, player, options(), ranking)


def ranking_by(answer: ops.Answer, frame: Frame) -> Ranking:
    return Ranking(lambda option: rank_of(option, answer.key, frame), answer.at_random)


def choose(op: ops.Choose, frame: Frame) -> None:
    tests = (*op.costs, *op.soon)  # none in a program without shortcuts
    var = op.candidates.var.name
    taken: list[tuple[ops.Asked, Any]] = []

    def options() -> Sequence[Any]:
        found = listed(op.candidates, frame)
        fitting = (one for one in found if all(frame.with_name(var, one).value(test) for test in tests))
        return tuple(one for one in fitting if all(part_of(part, one) == value for part, value in taken))

    def part_of(part: ops.Asked, one: Any) -> Any:
        return frame.with_name(part.var.name, one).value(part.of)

    seat = frame.world.draft.layout.seats[frame.number(op.player)]
    if not any(answer.seat == seat for answer in op.answers):
        for part in op.parts:  # one list, asked for by one part after another
            values: Callable[[], Sequence[Any]] = lambda part=part: tuple(dict.fromkeys(part_of(part, one) for one in options()))  # type: ignore[misc]  # noqa: E731
            taken.append((part, asked(part.site, op.player, values, (), frame)))
    frame.names[op.local.name] = asked(op.site, op.player, options, op.answers, frame)


def choose_some(op: ops.ChooseSome, frame: Frame) -> None:
    """One after another in the order they lie, so that each set comes up once; None says that it is enough.

    What they must differ in is asked of all before anything is chosen: where it cannot be told, there is no choice.
    """
    left, count, player = list(listed(op.items, frame)), frame.number(op.count), frame.number(op.player)
    for one in left:
        differ(one, one, op.different, frame)
    picked: list[Any] = []
    while len(picked) < count:
        still = count - len(picked)
        left = [one for one in left if all(differ(one, other, op.different, frame) for other in picked)]
        open_ = [one for place, one in enumerate(left) if op.up_to or enough(left[place:], still, op.different, frame)]
        if op.up_to and not open_:
            break
        one = frame.ask.choose(op.site, player, [*open_, None] if op.up_to else open_)
        if one is None:
            break
        picked.append(one)
        left = left[left.index(one) + 1 :]
    frame.names[op.local.name] = tuple(picked)


def differ(one: Any, other: Any, different: ops.Differing | None, frame: Frame) -> bool:
    """Whether two things may be chosen together."""
    if different is None:
        return True
    a, b = (frame.with_name(different.var.name, thing).value(different.of) for thing in (one, other))
    return bool(a != b)


def enough(items: list[Any], count: int, different: ops.Differing | None, frame: Frame) -> bool:
    """Whether the first of some things can be one of so many that all differ."""
    if count <= 1 or different is None:
        return len(items) >= count
    rest = [item for item in items[1:] if differ(items[0], item, different, frame)]
    return any(enough(rest[place:], count - 1, different, frame) for place in range(len(rest)))


def decide(op: ops.Decide, frame: Frame) -> None:
    items = listed(op.items, frame)
    if op.count is not None:
        frame.names[op.local.name] = best_few(op, items, frame.number(op.count), frame)
    elif op.at_random:
        frame.names[op.local.name] = drawn(op, items, frame)
    else:
        frame.names[op.local.name] = best(items, op.key, frame)


def best_few(op: ops.Decide, items: tuple[Any, ...], count: int, frame: Frame) -> tuple[Any, ...]:
    there = items if op.different is None else apart(items, op.different, frame)
    if len(there) < count and not op.up_to:
        raise Failed
    if op.at_random:
        mixed = list(items)
        for place in reversed(range(1, len(mixed))):
            other = below(frame.state, place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        items = tuple(mixed)
    found = ranked(items, op.key, frame)
    return (found if op.different is None else apart(found, op.different, frame))[: max(0, count)]


def apart(items: tuple[Any, ...], different: ops.Differing, frame: Frame) -> tuple[Any, ...]:
    """Those that differ from all before them."""
    found: list[Any] = []
    for item in items:
        if all(differ(item, other, different, frame) for other in found):
            found.append(item)
    return tuple(found)


def drawn(op: ops.Decide, items: tuple[Any, ...], frame: Frame) -> Any:
    """One of those that are as good as the best; nothing is drawn if there is only one."""
    top = rank_of(best(items, op.key, frame), op.key, frame)
    equal = [item for item in items if rank_of(item, op.key, frame) == top]
    return equal[0] if len(equal) == 1 else equal[below(frame.state, len(equal))]


def holds(test: Value | None, frame: Frame) -> bool:
    return test is None or bool(frame.value(test))


def choose_one(op: ops.ChooseOne, frame: Frame) -> None:
    ways = dict(enumerate(op.ways, 1))

    def options() -> Sequence[Any]:
        return tuple(n for n, way in ways.items() if holds(way.test, frame) and all(frame.value(test) for test in way.soon))

    frame.names[op.picked.name] = picked = asked(op.site, op.player, options, op.answers, frame)
    frame.run(ways[picked].block)


def may(op: ops.May, frame: Frame) -> None:
    if asked(op.site, op.player, lambda: (1, 0) if all(frame.value(test) for test in op.soon) else (0,), op.answers, frame):
        frame.run(op.block)


def carry_out(op: ops.CarryOut, frame: Frame) -> None:
    """Call a part and take over the names it changed; a part that was left by `end game` leaves here too."""
    found = run_part(op.part, frame.number(op.player), frame, frame.state, frame.ask)
    if found is None:
        assert op.ends, "only `end game` leaves a part"
        frame.perform((op.leave,))
        return
    for local, value in zip(op.results, found, strict=True):
        frame.names[local.name] = value
