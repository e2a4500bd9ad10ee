"""Agendas: items that are all to be done, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.reference_interpreter.asking import Asker
from tests.reference_interpreter.calling import Step, do
from tests.reference_interpreter.choices import asked, carry_out, holds
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.looking import able
from tests.reference_interpreter.slots import address
from tests.reference_interpreter.stopping import Crossed, Left

from rulewright.compile.ir import ops
from rulewright.state import DoingAt, State


def any_order(op: ops.AnyOrder, frame: Frame) -> None:
    """All items, and those that were added meanwhile, are duties.

    A look ahead counts an item that comes to a barrier as done. Once something has become known, what cannot be done lapses.
    """
    for part in op.parts:
        frame.parts[part.name] = part
    left = [number for number, test in enumerate(op.tests, 1) if holds(test, frame)]
    work_off(op, left, frame)


def work_off(op: ops.AnyOrder, left: list[int], frame: Frame) -> None:
    ask, player = frame.ask, frame.number(op.player)
    ask.agendas += 1
    agenda, known, passed = ask.agendas, ask.known, False
    while all_left(op, left, frame.state, frame):
        frame.world.count_sentence()
        if ask.known != known:
            kept = settled(op, agenda, player, left, frame)
            left, known = only(op, kept, frame.state, frame), ask.known
            if not kept:
                break
        picked = asked(op.site, op.player, lambda left=left: all_left(op, left, frame.state, frame), op.answers, frame)
        before = list(frame.state)
        try:
            if picked > len(op.parts):
                assert op.added is not None
                do_added(address(op.added, frame), picked - len(op.parts) - 1, frame)
            else:
                left.remove(picked)
                carry_out(op.carry[picked - 1], frame)
        except Crossed:
            if ask.looker != player:
                raise
            forget_what_began(before, frame)
            passed = True
    if passed:
        raise Crossed


def all_left(op: ops.AnyOrder, left: Sequence[int], state: State, frame: Frame) -> list[int]:
    added = state[address(op.added, frame)] if op.added is not None else ()
    return [*left, *(len(op.parts) + number for number, _ in enumerate(added, 1))]


def only(op: ops.AnyOrder, kept: Sequence[int], state: State, frame: Frame) -> list[int]:
    """Take off the agenda what is not kept; gives the listed items that are."""
    if op.added is not None:
        slot, first = address(op.added, frame), len(op.parts) + 1
        state[slot] = tuple(entry for number, entry in enumerate(state[slot], first) if number in kept)
    return [number for number in kept if number <= len(op.parts)]


def settled(op: ops.AnyOrder, agenda: int, player: int, left: list[int], frame: Frame) -> list[int]:
    """What is still to be done when something has become known."""
    ask, open_ = frame.ask, all_left(op, left, frame.state, frame)
    if ask.ahead():
        if player != ask.looker:
            raise Crossed
        ask.duties |= {(agenda, number): None for number in open_}
        return [number for number in open_ if (agenda, number) not in ask.lapsed]
    if together(op, player, open_, frame):
        return open_
    kept: list[int] = []
    for number in open_:
        if together(op, player, [*kept, number], frame):
            kept = [*kept, number]
    return kept


def together(op: ops.AnyOrder, player: int, some: list[int], frame: Frame) -> bool:
    """Whether some items could all be done now."""
    state = list(frame.state)
    step = Remaining(op, only(op, some, state, frame), player, frame)
    return able(step, state)


@dataclass(frozen=True)
class Remaining:
    """Some items of an agenda as something that can be tried."""

    op: ops.AnyOrder
    left: list[int]
    player: int
    around: Frame

    def run(self, state: State, asker: Asker) -> None:
        around = self.around
        frame = Frame(around.world, state, dict(around.names), asker, dict(around.parts))
        try:
            work_off(self.op, list(self.left), frame)
        except Left:
            return


def forget_what_began(before: State, frame: Frame) -> None:
    """A stretch that began in an item which the look has left in the middle is over."""
    layout = frame.world.draft.layout
    for stretch in layout.stretches.values():
        if stretch.doing is not None and not any(before[slot] for slot in stretch.doing.slots):
            for slot in (*stretch.once, *stretch.lasting):
                frame.state[slot] = before[slot]
    for address_, region in layout.regions.items():
        if isinstance(address_, DoingAt):
            for slot in region.slots:
                frame.state[slot] = before[slot]


def rule_step(rule: int, args: tuple[Any, ...], frame: Frame) -> Step:
    name = list(frame.world.draft.checked.rules.rules)[rule]
    return Step(f"rule_{name}", args[0], args[1:], frame)


def do_added(slot: int, place: int, frame: Frame) -> None:
    """An item leaves the agenda before it is done."""
    entries = list(frame.state[slot])
    rule, args = entries.pop(place)
    frame.state[slot] = tuple(entries)
    step = rule_step(rule, args, frame)
    do(step.function, step.player, step.args, frame.world, frame.state, frame.ask)
