"""The flow as loops that run on: every step is carried out at random, and names of the flow lie in slots.

How it stops between two steps is written in `stopping.py`.
"""

from __future__ import annotations

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
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.basics import as_kind, truth, words
from rulewright.compile.render_c.calls import step
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.ops import write, write_block
from rulewright.link import PLAYER

ACTOR = Local("player", PLAYER)


def playout(draft: Draft, f: Frame) -> None:
    """Write the body of `playout(g, S, c)`."""
    for region in filling(draft):
        cells, many = f.empty[region.address] = f.fresh("e"), f.fresh("n")
        f.line(f"N {cells}[{region.size + 1}], {many} = 0;")
        f.line(f"for (N i = 1; i <= {region.size}; i++) {cells}[{many}] = i, {many} += !S[{region.origin} + i].n;")
    for op in draft.flow:
        running(op, f, True)
    f.line("S[1].n = 1;")


def running(op: FlowOp, f: Frame, outermost: bool = False) -> None:
    f.span = op.span
    match op:
        case FlowStep():
            carried_out(op, f)
        case FlowLet(name=name, value=value):
            f.line(f"{f.text(name)} = {as_kind(value, f.kind(name), f)};")
        case FlowIf(test=test, then=then, other=other):
            with f.block(f"if ({truth(test, f)})"):
                inside(then, f)
            with f.block("else"):
                inside(other, f)
        case FlowRepeat(body=body, until=until):
            with f.block(rounds(f)):
                counted(outermost, f)
                inside(body, f)
                f.line(f"if ({truth(until, f)}) break;")
        case FlowTurns(who=who, start=start, until=until, body=body):
            seat = f.text(who)
            f.line(f"{seat} = {f.text(start)};")
            with f.block(rounds(f)):
                counted(outermost, f)
                if until is not None:
                    f.line(f"if ({truth(until, f)}) break;")
                inside(body, f)
                f.line(f"{seat} = {seat} % PLAYERS + 1;")
        case FlowEach():
            each(op, f)
        case FlowPart(first=first, body=body, last=last):
            done(first, f)
            for inner in body:
                running(inner, f, outermost)
            done(last, f)
        case _:
            assert_never(op)


def rounds(f: Frame) -> str:
    at = f.fresh("i")
    return f"for (N {at} = 0;; {at} == LOOPS - 1 ? stop(g, TOO_LONG) : (void)++{at})"


def counted(outermost: bool, f: Frame) -> None:
    if not outermost:
        f.line("spend(g, 20);")


def inside(body: tuple[FlowOp, ...], f: Frame) -> None:
    for inner in body:
        running(inner, f)


def done(ops: tuple[Op, ...], f: Frame) -> None:
    for op in ops:
        write(op, f)


def each(op: FlowEach, f: Frame) -> None:
    """Between two steps the list may be moved, so it is found in its slot each time."""
    many, at, item = f.text(op.many), f.text(op.at), f.text(op.item)
    f.line(f"{many} = {f.listed(op.items)};")
    with f.block(f"for ({at} = 0; {at} < (N){many}->len; {at}++)"):
        f.line("spend(g, 20);")
        f.line(f"{item} = {many}->a[{at}].{f.kind(op.item)};")
        inside(op.body, f)


def carried_out(op: FlowStep, f: Frame) -> None:
    drawn = f.module.draft.drawn.get(op.function)
    if drawn is not None and op.otherwise is None and not op.args:
        if f.module.draft.functions[op.function].spend:
            f.line("renew(g);")
        f.line(f"{f.name(ACTOR)} = {f.text(op.player)};")
        write_block(drawn, f)
        f.line("tidy(g, S);")
        return
    given = words((op.player, *op.args), f)
    if op.smooth:
        f.line(f"lucky(g, S, {step(op.function, f)}, {given});")
    elif op.otherwise is None:
        f.line(f"walk(g, S, {step(op.function, f)}, {given}, NULL, NULL);")
    else:
        name, args = op.otherwise
        f.line(f"walk(g, S, {step(op.function, f)}, {given}, {step(name, f)}, {words((op.player, *args), f)});")
    f.line("if (S[1].n) return;")
    f.line("tidy(g, S);")
