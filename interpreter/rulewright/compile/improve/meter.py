"""Work is counted only where it cannot be proved small: dear loops and functions report to the budget, and a number that may
grow without end is held within a limit where it is kept. So plain rules run at full speed, and no rule runs away.

This is no improvement that may be left out: it comes last, and always.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from rulewright.compile.bounds import CHEAP, DRIFT, GROWN, LARGEST, Bounds
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.program import Draft, Ear, FlowLet, FlowOp, FlowStep, Function
from rulewright.compile.ir.values import Value, type_of
from rulewright.compile.walking import is_deep, long, moving, walked, weight_in
from rulewright.link import NumberType

EAR = 10  # to let somebody act who listens


def meter(draft: Draft) -> Draft:
    bounds = Bounds(draft)

    def metered(node: Node) -> Any:
        return _metered(node, bounds)

    functions = {name: _function(function, bounds) for name, function in draft.functions.items()}
    flow = tuple(cast("FlowOp", metered(op)) for op in draft.flow)
    drawn = {name: tuple(with_children(said, metered) for said in block) for name, block in draft.drawn.items()}
    rows = {**draft.ears, "NOW": tuple(one.ear for one in draft.interruptions)}
    weights = {name: _ears(row, bounds) for name, row in rows.items()}
    standing = with_children(draft.standing, metered)
    return replace(draft, functions=functions, flow=flow, drawn=drawn, standing=standing, weights=weights)


def meter_value(value: Value, draft: Draft) -> Value:
    """An expression that is asked of a program from outside; `draft` need not have functions."""
    metered: Value = _metered(value, Bounds(draft, outside=True))
    return metered


def _function(function: Function, bounds: Bounds) -> Function:
    spend = bounds.block(function.block, False) if bounds.function(function.name) > CHEAP else 0
    return replace(with_children(function, lambda node: _metered(node, bounds)), spend=spend)


def _ears(row: tuple[Ear, ...], bounds: Bounds) -> int:
    """What one of those who listen may do without counting it."""
    costs = [bounds.function(name) for ear in row for name in (ear.function, ear.can) if name]
    return EAR + max((cost for cost in costs if cost <= CHEAP), default=1)


def _metered(node: Node, bounds: Bounds) -> Any:
    """Costs are asked of the untouched part, so inner parts are changed after outer ones are judged."""
    if isinstance(node, ir.Local | ir.Const):
        return node
    paid = [items for items in walked(node) if long(items, bounds)]

    def measured(inner: Node) -> Any:
        found = _metered(inner, bounds)
        return ir.Metered(found, weight_in(node), is_deep(found)) if any(inner is items for items in paid) else found

    inside: Any = with_children(node, measured)  # replaced field by field, whatever it is
    match node:
        case ops.ForEach(items=items, block=block, weight=weight):
            dear = bounds.size(items) * bounds.block(block, True) > CHEAP
            return replace(inside, weight=bounds.block(block, False) if dear and weight else 0)
        case ops.Times(count=count, block=block):
            times = count.value if isinstance(count, ir.Const) else CHEAP
            dear = not isinstance(count, ir.Const) or times * bounds.block(block, True) > CHEAP
            return replace(inside, weight=bounds.block(block, False) if dear else 0)
        case ops.Repeat(block=block):
            return replace(inside, weight=bounds.block(block, False))
        case ops.AnyOrder():
            return replace(inside, weight=bounds.cost(node, False) + 1)
        case ir.Reach():
            return replace(inside, weight=bounds.pace(node, False))
        case ir.Gather() if bounds.dear(node):
            return replace(inside, weight=bounds.round(node, False))
        case ir.Best(items=items, key=key) | ir.Rank(items=items, key=key) | ops.Decide(items=items, key=key):
            if bounds.size(items) * bounds.ranking(key, True) > CHEAP:
                return replace(inside, items=ir.Metered(inside.items, bounds.ranking(key, False)))
        case ops.ChooseSome(items=items, different=ops.Differing(of=of)):
            if bounds.size(items) * bounds.cost(of, True) > CHEAP:
                return replace(inside, items=ir.Metered(inside.items, bounds.cost(of, False) + 1))
        case ops.MoveAll(pieces=pieces) | ops.DrawSome(pieces=pieces):
            if bounds.size(pieces) * moving(node) > CHEAP:
                return replace(inside, pieces=ir.Metered(inside.pieces, moving(node)))
        case ops.Let(value=value) | ops.Store(value=value) | FlowLet(value=value):
            return _kept(inside, "value", value, LARGEST + DRIFT, bounds)
        case ops.Change(count=count):
            return _kept(inside, "count", count, DRIFT, bounds)
        case ops.Advance(by=by):
            return _kept(inside, "by", by, DRIFT, bounds)
        case ops.Treat(value=value):
            return _kept(inside, "value", value, DRIFT, bounds)
        case ops.Do() | ir.Called() | ir.Able() | ir.After() | FlowStep() | ops.AddToAgenda() | ops.Last() | ir.ListOf():
            return _passed(inside, node, bounds)
        case ir.Arith() | ir.Sum() if bounds.number(node) > GROWN:
            return ir.Held(inside)
    return inside


def _large(value: Value, bounds: Bounds) -> bool:
    return isinstance(type_of(value), NumberType) and bounds.number(value) > LARGEST + DRIFT


def _kept(inside: Any, field: str, value: Value, limit: int, bounds: Bounds) -> Any:
    """A number that is kept: held if it may be beyond the limit."""
    if not isinstance(type_of(value), NumberType) or bounds.number(value) <= limit:
        return inside
    new = getattr(inside, field)
    changed: Node = replace(inside, **{field: new if isinstance(new, ir.Held) else ir.Held(new)})
    return changed


def _passed(inside: Any, node: Node, bounds: Bounds) -> Node:
    """Numbers that are passed on are kept by whoever gets them."""
    field = "items" if isinstance(node, ir.ListOf) else "args"
    old, new = getattr(node, field), getattr(inside, field)
    held = tuple(ir.Held(b) if _large(a, bounds) and not isinstance(b, ir.Held) else b for a, b in zip(old, new, strict=True))
    changed: Node = replace(inside, **{field: held}) if held != new else inside
    return changed
