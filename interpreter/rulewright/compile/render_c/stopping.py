"""The flow as a machine that stops at each step: its place and its names lie in slots, numbered as in Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import assert_never

from rulewright.compile.ir.ops import Op
from rulewright.compile.ir.program import (
    Draft,
    FlowEach,
    FlowIf,
    FlowLet,
    FlowOp,
    FlowPart,
    FlowRepeat,
    FlowStep,
    FlowTurns,
)
from rulewright.compile.render_c.basics import as_kind, truth, words
from rulewright.compile.render_c.calls import step
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.ops import write
from rulewright.diagnostics import Span
from rulewright.state import FLOW

Lines = Callable[[], None]


@dataclass
class Place:
    """A place to jump to, known once all before it has its number."""

    number: int = -1


@dataclass
class Machine:
    """The places of the machine: what is done at each."""

    f: Frame
    states: list[tuple[Span, Lines]] = field(default_factory=list)

    def here(self) -> int:
        return len(self.states)

    def state(self, span: Span, *lines: Callable[[], str]) -> None:
        def write_lines() -> None:
            for line in lines:
                self.f.line(line())

        self.states.append((span, write_lines))

    def goes_on(self, span: Span, *lines: Callable[[], str]) -> None:
        """A place that does something and goes on to the next."""
        at = self.here()
        self.state(span, *lines, lambda: f"at = {at + 1};")


def stopping(draft: Draft, f: Frame) -> None:
    """Write the body of `flow(g, S, due)`: whether there is a step to be done, and which."""
    made = Machine(f)
    for op in draft.flow:
        suspended(op, made)
    f.line(f"N at = S[{FLOW}].n;")
    with f.block("for (N round = 0; round < LOOPS; round++)"):
        f.line("spend(g, 20);")
        f.line("if (S[1].n) return 0;")
        with f.block("switch (at)"):
            for number, (span, lines) in enumerate(made.states):
                f.span = span
                with f.block(f"case {number}:"):
                    lines()
                    f.line("break;")
            f.line("default: S[1].n = 1; return 0;")
    f.line("stop(g, TOO_LONG);")


def suspended(op: FlowOp, to: Machine) -> None:
    f, start, end = to.f, Place(), Place()
    match op:
        case FlowStep():
            due(op, to)
        case FlowLet(span=span, name=name, value=value):
            to.goes_on(span, lambda: f"{f.text(name)} = {as_kind(value, f.kind(name), f)};")
        case FlowIf(span=span, test=test, then=then, other=other):
            no, at = Place(), to.here()
            to.state(span, lambda: f"at = {truth(test, f)} ? {at + 1} : {no.number};")
            for inner in then:
                suspended(inner, to)
            if other:
                to.state(span, lambda: f"at = {end.number};")
            no.number = to.here()
            for inner in other:
                suspended(inner, to)
            end.number = to.here()
        case FlowRepeat(span=span, body=body, until=until):
            start.number = to.here()
            for inner in body:
                suspended(inner, to)
            end.number, enough = to.here() + 1, until
            to.state(span, lambda: f"at = {truth(enough, f)} ? {end.number} : {start.number};")
        case FlowTurns(span=span, who=who, start=begins, until=until, body=body):
            to.goes_on(span, lambda: f"{f.text(who)} = {f.text(begins)};")
            start.number = to.here()
            if until is not None:
                ends = until
                to.state(span, lambda: f"at = {truth(ends, f)} ? {end.number} : {start.number + 1};")
            for inner in body:
                suspended(inner, to)
            to.state(span, lambda: f"{f.text(who)} = {f.text(who)} % PLAYERS + 1;", lambda: f"at = {start.number};")
            end.number = to.here()
        case FlowEach():
            each(op, to)
        case FlowPart(span=span, first=first, body=body, last=last):
            doing(first, span, to)
            for inner in body:
                suspended(inner, to)
            doing(last, span, to)
            to.goes_on(span)  # in Python whoever plays a part of the flow may stop here
        case _:
            assert_never(op)


def doing(done: tuple[Op, ...], span: Span, to: Machine) -> None:
    """What is remembered or forgotten, at a place of its own."""
    if not done:
        return
    at = to.here()

    def lines() -> None:
        for op in done:
            write(op, to.f)
        to.f.line(f"at = {at + 1};")

    to.states.append((span, lines))


def due(op: FlowStep, to: Machine) -> None:
    """A step stands alone at its place, so that the flow can be asked for it again."""
    f, at = to.f, to.here()

    def lines() -> None:
        f.line(f"S[{FLOW}].n = {at + 1};")
        many = len(op.args) + 1
        f.line(f"due_now(due, {step(op.function, f)}, {words((op.player, *op.args), f)}, {many});")
        if op.otherwise is not None:
            name, args = op.otherwise
            f.line(f"due_else(due, {step(name, f)}, {words((op.player, *args), f)}, {len(args) + 1});")
        f.line("return 1;")

    to.states.append((op.span, lines))


def each(op: FlowEach, to: Machine) -> None:
    f, end = to.f, Place()
    to.goes_on(op.span, lambda: f"{f.text(op.many)} = {f.listed(op.items)};", lambda: f"{f.text(op.at)} = 0;")
    start = to.here()

    def lines() -> None:
        many, at = f.text(op.many), f.text(op.at)
        f.line(f"if ({at} >= (N){many}->len) {{ at = {end.number}; break; }}")
        f.line(f"{f.text(op.item)} = {many}->a[{at}].{f.kind(op.item)};")
        f.line(f"at = {start + 1};")

    to.states.append((op.span, lines))
    for inner in op.body:
        suspended(inner, to)
    to.state(op.span, lambda: f"{f.text(op.at)}++;", lambda: f"at = {start};")
    end.number = to.here()
