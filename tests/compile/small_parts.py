"""Small parts of a program, written by hand, for tests of what improvements make of them."""

from __future__ import annotations

from typing import Any

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Draft, FlowIf, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO

N, M, K, X = (ir.Local(name, NUMBER) for name in ("n", "m", "k", "x"))
P, TRUE, FALSE = ir.Local("player", PLAYER), Const(True, YES_NO), Const(False, YES_NO)
ALL = ir.Things(9, NUMBER)
NONE = ir.ListOf((), NUMBER)
MINE, OTHERS = ir.Compare("<", X, Const(3)), ir.Compare("<", M, Const(3))
UNSURE = ir.Compare("=", ir.Arith("div", X, M), Const(1))
ANSWERED = (ops.Answer("bot", ir.Key(X, ()), False),)
PARTED = (ops.Asked(8, X, X),)


def each(*tests: Value, items: Value = ALL, value: Value = X, weight: int = 0) -> ir.Gather:
    return ir.Gather(X, items, tests, value, weight)


def choose(*tests: Value, items: Value = ALL, value: Value = X, **more: Any) -> ops.Choose:
    return ops.Choose(K, 7, P, each(*tests, items=items, value=value), **more)


def said(*done: ops.Op) -> Said:
    return Said(None, done)  # type: ignore[arg-type]


def function(name: str, *block: Said, sort: Any = "rule", params: tuple[ir.Local, ...] = ()) -> Function:
    return Function(name, sort, params, block, None, name)  # type: ignore[arg-type]


def value(name: str, found: Value, params: tuple[ir.Local, ...] = (N,)) -> Function:
    return function(name, said(ops.Leave(found)), sort="value", params=params)


def program(*functions: Function, flow: Any = (), order: Value = N, sites: Any = (), layout: Any = None) -> Draft:
    made = {one.name: one for one in functions}
    key = ir.Key(P, (("most", order),))
    return Draft(None, layout, made, flow, {}, {}, {}, key, sites, (), (), {})  # type: ignore[arg-type]


def everywhere(improve: Any, before: Value, **more: Any) -> list[Value]:
    """What becomes of a value in a rule, in the flow and in the order at the end."""
    flow = (FlowIf(None, before, (), ()),)  # type: ignore[arg-type]
    done = improve(program(function("rule", said(ops.Leave(before))), flow=flow, order=before, **more))
    (leave,) = done.functions["rule"].block[0].ops
    return [leave.value, done.flow[0].test, done.standing.parts[0][1]]
