"""The flow as a generator: it rests at each step until that was carried out, and goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tests.reference_interpreter.calling import Step
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.stopping import TooLong

from rulewright.compile.ir.program import FlowEach, FlowIf, FlowLet, FlowOp, FlowPart, FlowRepeat, FlowStep, FlowTurns
from rulewright.compile.ir.values import FlowName
from rulewright.run.failing import LOOPS


@dataclass(frozen=True)
class Due:
    """A step, and what is done if it cannot be."""

    step: Step
    other: Step | None


def flow(ops: tuple[FlowOp, ...], frame: Frame) -> Iterator[Due]:
    for op in ops:
        yield from one(op, frame)


def one(op: FlowOp, frame: Frame) -> Iterator[Due]:
    match op:
        case FlowStep():
            yield due(op, frame)
        case FlowLet(name=name, value=value):
            frame.names[known_as(name)] = frame.value(value)
        case FlowIf(test=test, then=then, other=other):
            yield from flow(then if frame.value(test) else other, frame)
        case FlowRepeat(body=body, until=until):
            for _ in LOOPS:
                frame.world.count_sentence()
                yield from flow(body, frame)
                if frame.value(until):
                    return
            raise TooLong
        case FlowTurns(who=who, start=start, until=until, body=body):
            frame.names[known_as(who)] = frame.value(start)
            for _ in LOOPS:
                frame.world.count_sentence()
                if until is not None and frame.value(until):
                    return
                yield from flow(body, frame)
                seat = frame.names[known_as(who)]
                frame.names[known_as(who)] = 1 if seat == frame.world.players else seat + 1
            raise TooLong
        case FlowEach(items=items, item=item, body=body):
            for thing in tuple(frame.value(items)):
                frame.names[known_as(item)] = thing
                yield from flow(body, frame)
        case FlowPart(first=first, body=body, last=last):
            frame.perform(first)
            yield from flow(body, frame)
            frame.perform(last)
        case _:
            assert_never(op)


def known_as(name: FlowName) -> str:
    return f"flow {name.number}"


def due(op: FlowStep, frame: Frame) -> Due:
    player = frame.number(op.player)
    step = Step(op.function, player, frame.values(op.args), frame)
    if op.otherwise is None:
        return Due(step, None)
    function, args = op.otherwise
    return Due(step, Step(function, player, frame.values(args), frame))
