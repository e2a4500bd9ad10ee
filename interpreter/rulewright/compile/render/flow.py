"""The flow in two renderings of one program: a machine that stops between steps, and loops that run on.

The machine keeps its place and its names in slots, so that a game can be saved between any two steps; `flow(S)` runs to the
next step and gives it back. The loops carry every step out at random. Nothing is decided here that the other does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import assert_never

from rulewright.compile.improve.draw import filling
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
from rulewright.compile.ir.values import FlowName
from rulewright.compile.render.ops import write, write_block
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, plain, row, text
from rulewright.diagnostics import Span

Lines = Callable[[], None]
OPENING = ""  # among the flows: all that stands before the first `repeat` or `turns`; no flow can be called so


@dataclass
class Place:
    """A place to jump to, known once all before it is written."""

    number: int = -1


@dataclass
class Machine:
    """The states of the machine: what each does, where the flows in it begin and end, and which steps nobody takes."""

    draft: Draft
    out: Source
    style: Style
    states: list[tuple[Span, Lines]] = field(default_factory=list)
    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    nobodys: set[int] = field(default_factory=set)
    whose: dict[int, int] = field(default_factory=dict)  # the name of the flow that holds who takes a step

    def here(self) -> int:
        return len(self.states)

    def state(self, span: Span, *lines: str | Callable[[], str]) -> None:
        """A state that does something and goes on to wherever its last line says."""

        def write_lines() -> None:
            for line in lines:
                self.out.add(line if isinstance(line, str) else line())

        self.states.append((span, write_lines))


def machine(draft: Draft, out: Source, style: Style) -> Machine:
    """Write `flow(S)`."""
    made = Machine(draft, out, style)
    for op in draft.flow:
        _suspended(op, made)
    out.span = draft.flow[0].span if draft.flow else None
    with out.block("def flow(S):"):
        out.add("pc = S[FLOW]")
        with out.block("for _ in counted(LOOPS, 20):"):
            with out.block("if S[OVER]:"):
                out.add("return None")
            for number, (span, lines) in enumerate(made.states):
                out.span = span
                with out.block(f"{'el' if number else ''}if pc == {number}:"):
                    lines()
            with out.block("else:" if made.states else "if True:"):
                out.add("S[OVER] = 1")
                out.add("return None")
        out.add("raise TooLong")
    return made


def _suspended(op: FlowOp, to: Machine) -> None:
    style = to.style
    start, end = Place(), Place()
    match op:
        case FlowStep():
            _step(op, to)
        case FlowLet(span=span, name=name, value=value):
            to.state(span, f"{text(name, style)} = {plain(value, style)}", f"pc = {to.here() + 1}")
        case FlowIf(span=span, test=test, then=then, other=other):
            no, at = Place(), to.here()
            to.state(span, lambda: f"pc = {at + 1} if {plain(test, style)} else {no.number}")
            for inner in then:
                _suspended(inner, to)
            if other:
                to.state(span, lambda: f"pc = {end.number}")
            no.number = to.here()
            for inner in other:
                _suspended(inner, to)
            end.number = to.here()
        case FlowRepeat(span=span, body=body, until=until):
            to.places.setdefault(OPENING, (0, to.here()))
            start.number = to.here()
            for inner in body:
                _suspended(inner, to)
            to.state(span, f"pc = {to.here() + 1} if {plain(until, style)} else {start.number}")
        case FlowTurns(span=span, who=who, start=first, until=until, body=body):
            to.places.setdefault(OPENING, (0, to.here()))
            to.state(span, f"{text(who, style)} = {plain(first, style)}", f"pc = {to.here() + 1}")
            start.number = to.here()
            if until is not None:
                ends = plain(until, style)
                to.state(span, lambda: f"pc = {end.number} if {ends} else {start.number + 1}")
            for inner in body:
                _suspended(inner, to)
            seat = text(who, style)
            to.state(span, f"{seat} = {seat} % {to.draft.layout.players} + 1", f"pc = {start.number}")
            end.number = to.here()
        case FlowEach():
            _each(op, to)
        case FlowPart(span=span, name=name, first=first, body=body, last=last):
            start.number = to.here()
            _doing(first, span, to)
            for inner in body:
                _suspended(inner, to)
            _doing(last, span, to)
            to.places.setdefault(name, (start.number, to.here()))
            at = to.here()
            to.states.append((span, lambda: _fence(at, to)))
        case _:
            assert_never(op)


def _doing(done: tuple[Op, ...], span: Span, to: Machine) -> None:
    """What is remembered or forgotten, in a state of its own."""
    if not done:
        return
    at = to.here()

    def lines() -> None:
        for op in done:
            write(op, to.out, to.style)
        to.out.add(f"pc = {at + 1}")

    to.states.append((span, lines))


def _fence(at: int, to: Machine) -> None:
    """The end of a flow, where a scenario that plays it alone stops."""
    with to.out.block(f"if {at} in FENCES:"):
        to.out.add(f"S[FLOW] = {at}")
        to.out.add("return None")
    to.out.add(f"pc = {at + 1}")


def _step(op: FlowStep, to: Machine) -> None:
    """A step stands alone in its state, so that the flow can be asked for it again."""
    style, at = to.style, to.here()
    if op.nobodys:
        to.nobodys.add(at)
    if isinstance(op.player, FlowName):
        to.whose[at] = op.player.number

    def lines() -> None:
        to.out.add(f"S[FLOW] = {at + 1}")
        other = "None"
        if op.otherwise is not None:
            other = f"({op.otherwise[0]}, {row((op.player, *op.otherwise[1]), style)})"
        to.out.add(f"return {op.function}, {row((op.player, *op.args), style)}, {other}")

    to.states.append((op.span, lines))


def _each(op: FlowEach, to: Machine) -> None:
    style, end = to.style, Place()
    many, at, item = text(op.many, style), text(op.at, style), text(op.item, style)
    to.state(op.span, f"{many}, {at} = {text(op.items, style)}, 0", f"pc = {to.here() + 1}")
    start = to.here()

    def lines() -> None:
        with to.out.block(f"if {at} < len({many}):"):
            to.out.add(f"{item} = {many}[{at}]")
            to.out.add(f"pc = {start + 1}")
        with to.out.block("else:"):
            to.out.add(f"pc = {end.number}")

    to.states.append((op.span, lines))
    for inner in op.body:
        _suspended(inner, to)
    to.state(op.span, f"{at} += 1", f"pc = {start}")
    end.number = to.here()


# -- loops --
@dataclass(frozen=True)
class Loops:
    """What the loops must know: how it is written, which steps may end the game, and which are written out."""

    draft: Draft
    out: Source
    style: Style
    ending: frozenset[str]
    outermost: bool = True


def loops(draft: Draft, out: Source, style: Style, ending: frozenset[str]) -> None:
    """Write `playout(S, rnd, luck)`."""
    empty = {region.address: f"empty_{number}" for number, region in enumerate(filling(draft))}
    made = Loops(draft, out, replace(style, suspended=False, empty=empty), ending)
    out.span = draft.flow[0].span if draft.flow else None
    with out.block("def playout(S, rnd, luck):"):
        for region in filling(draft):
            cells = f"range(1, {region.size + 1}) if not S[{style.naming.of(region.address)} + x]"
            out.add(f"{empty[region.address]} = [x for x in {cells}]")
        for op in draft.flow:
            _running(op, made)
        last = draft.flow[-1] if draft.flow else None
        if not (isinstance(last, FlowTurns) and last.until is None):  # such turns are left where the game ends, and nowhere else
            out.add("S[OVER] = 1")


def _inside(op: FlowOp, to: Loops) -> None:
    _running(op, Loops(to.draft, to.out, to.style, to.ending, False))


def _running(op: FlowOp, to: Loops) -> None:
    out, style = to.out, to.style
    out.span = op.span
    rounds = "LOOPS" if to.outermost else "counted(LOOPS, 20)"
    match op:
        case FlowStep():
            _carried_out(op, to)
        case FlowLet(name=name, value=value):
            out.add(f"{text(name, style)} = {plain(value, style)}")
        case FlowIf(test=test, then=then, other=other):
            with out.block(f"if {plain(test, style)}:"):
                for inner in then:
                    _inside(inner, to)
            if other:
                with out.block("else:"):
                    for inner in other:
                        _inside(inner, to)
        case FlowRepeat(body=body, until=until):
            with out.block(f"for _ in {rounds}:"):
                for inner in body:
                    _inside(inner, to)
                out.span = op.span
                with out.block(f"if {plain(until, style)}:"):
                    out.add("break")
            with out.block("else:"):
                out.add("raise TooLong")
        case FlowTurns(who=who, start=start, until=until, body=body):
            seat = text(who, style)
            out.add(f"{seat} = {plain(start, style)}")
            with out.block(f"for _ in {rounds}:"):
                if until is not None:
                    with out.block(f"if {plain(until, style)}:"):
                        out.add("break")
                for inner in body:
                    _inside(inner, to)
                out.span = op.span
                out.add(f"{seat} = {seat} % {to.draft.layout.players} + 1")
            with out.block("else:"):
                out.add("raise TooLong")
        case FlowEach(items=items, item=item, body=body):
            with out.block(f"for {text(item, style)} in counted({text(items, style)}, 20):"):
                for inner in body:
                    _inside(inner, to)
        case FlowPart(first=first, body=body, last=last):
            for done in first:
                write(done, out, style)
            for inner in body:
                _running(inner, to)
            for done in last:
                write(done, out, style)
        case _:
            assert_never(op)


def _carried_out(op: FlowStep, to: Loops) -> None:
    out, style = to.out, to.style
    drawn = to.draft.drawn.get(op.function)
    if drawn is not None and op.otherwise is None and not op.args:
        if to.draft.functions[op.function].spend:
            out.add("renew()")
        if not (isinstance(op.player, FlowName) and text(op.player, style) == "player"):
            out.add(f"player = {plain(op.player, style)}")
        write_block(drawn, out, style)
        return
    given = row((op.player, *op.args), style)
    if op.smooth:
        out.add(f"lucky(S, luck, {op.function}, {given})")
    else:
        other = "None"
        if op.otherwise is not None:
            other = f"({op.otherwise[0]}, {row((op.player, *op.otherwise[1]), style)})"
        out.add(f"walk(S, rnd, {op.function}, {given}, {other})")
    if op.function in to.ending or (op.otherwise is not None and op.otherwise[0] in to.ending):
        with out.block("if S[OVER]:"):
            out.add("return")
