"""The flow, once: steps, branches and loops with explicit names. How it is carried out is decided by who writes it down."""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import FlowRef
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.program import (
    FlowEach,
    FlowIf,
    FlowLet,
    FlowOp,
    FlowPart,
    FlowRepeat,
    FlowStep,
    FlowTurns,
    Function,
)
from rulewright.compile.ir.values import Const, FlowName, Local, Value
from rulewright.compile.lower import many
from rulewright.compile.lower.context import ACTOR, Context, local_name
from rulewright.compile.lower.places import sure
from rulewright.compile.lower.statements import body, flat, order
from rulewright.compile.lower.stretches import around_flow
from rulewright.compile.lower.values import arguments, function_of, lower
from rulewright.link import NUMBER, PLAYER, ListType, Type
from rulewright.parse import ast

FIRST_SEAT = Const(1, PLAYER)  # the flow itself acts for the first seat, but nobody takes such a step
Body = tuple[ast.Stmt, ...]


class Counter:
    """How many names and counters the flow must remember."""

    def __init__(self) -> None:
        self.taken = 0

    def name(self, name: str, type_: Type, nothing: bool = False) -> FlowName:
        self.taken += 1
        return FlowName(self.taken - 1, name, type_, nothing)


def flow(statements: Body, ctx: Context, counter: Counter) -> tuple[tuple[FlowOp, ...], Context]:
    done: list[FlowOp] = []
    for node in flat(statements):
        if isinstance(node, ast.Part):
            more, ctx = flow(node.body, ctx, counter)
            done.extend(more)
        elif isinstance(node, ast.Let):
            name = counter.name(local_name(node.name), ctx.type(node.value), ctx.may_be_nothing(node.value))
            done.append(FlowLet(node.span, name, lower(node.value, ctx)))
            ctx = ctx.bind(node.name, name)
        else:
            done.append(one(node, ctx, counter))
    return tuple(done), ctx


def one(node: ast.Stmt, ctx: Context, counter: Counter) -> FlowOp:
    match node:
        case ast.Do():
            return do(node, ctx, counter)
        case ast.If(test=test, then=then, other=other):
            yes, no = flow(then, ctx, counter)[0], flow(other, ctx, counter)[0]
            return FlowIf(node.span, lower(test, ctx), yes, no)
        case ast.Repeat(body=statements, until=until):
            inner, behind = flow(statements, ctx, counter)
            return FlowRepeat(node.span, inner, lower(until, behind))
        case ast.Turns(start=start, until=until, body=statements):
            who = counter.name("who", PLAYER)
            acting = ctx.acting(who)
            first = sure(lower(start, ctx)) if start is not None else FIRST_SEAT
            ends = lower(until, acting) if until is not None else None
            return FlowTurns(node.span, who, first, ends, flow(statements, acting, counter)[0])
        case ast.EachPlayer(body=statements):
            who = counter.name("who", PLAYER)
            return _each(node, order(node, ctx), who, statements, ctx.acting(who), counter)
        case ast.ForEach(name=name, items=items, body=statements):
            item = counter.name(local_name(name), many.element(items, ctx), ctx.may_be_nothing(items))
            listed = ir.Fixed(many.named(items, name, ctx, lower))
            return _each(node, listed, item, statements, ctx.bind(name, item), counter)
        case _:
            return step(node, ctx)


def _each(node: ast.Stmt, items: Value, item: FlowName, statements: Body, ctx: Context, counter: Counter) -> FlowEach:
    listed = counter.name("many", ListType(item.type), item.nothing)
    at = counter.name("at", NUMBER)
    return FlowEach(node.span, items, listed, at, item, flow(statements, ctx, counter)[0])


def do(node: ast.Do, ctx: Context, counter: Counter) -> FlowOp:
    ref = ctx.ref(node.rule)
    if isinstance(ref, FlowRef):
        first, last = around_flow(ref.flow.name, ctx, ctx.player == FIRST_SEAT)
        return FlowPart(node.span, ref.flow.name, first, flow(ref.flow.body, ctx, counter)[0], last)
    otherwise = None
    if node.otherwise is not None:
        otherwise = (function_of(node.otherwise, ctx), arguments(node.otherwise, ctx))
    return FlowStep(
        node.span,
        function_of(node.rule, ctx),
        ctx.player,
        arguments(node.rule, ctx),
        otherwise,
        otherwise is None and ctx.world.behaviours.call(node.rule).smooth,
        ctx.player == FIRST_SEAT,
    )


def step(node: ast.Stmt, ctx: Context) -> FlowStep:
    """A statement that stands in the flow itself is a step of its own; what it must know of the flow is passed to it."""
    names = {name: value for name, value in ctx.names.items() if isinstance(value, FlowName) and name != "player"}
    params = {name: Local(value.name, value.type, value.nothing) for name, value in names.items()}
    inside = replace(ctx, names=params, player=ACTOR)
    function = ctx.sink.fresh("step")
    block, _ = body((node,), inside)
    ctx.sink.function(Function(function, "step", tuple(params.values()), block, node.span, ctx.rule))
    smooth = ctx.world.behaviours.statement(node).smooth
    return FlowStep(node.span, function, ctx.player, tuple(names.values()), None, smooth, ctx.player == FIRST_SEAT)
