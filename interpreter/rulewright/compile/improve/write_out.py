"""Short values that nothing changes are written where they are used, which saves a call.

What a long list is drawn from by is asked so often that longer values are written out there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from rulewright.compile.improve.substitute import substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, count, walk, with_children
from rulewright.compile.ir.program import Draft, FlowOp, Function
from rulewright.compile.ir.values import Value

FEW = 22  # parts of a value that is written where it is used
DEEP = 3  # values written out inside one another
OFTEN = 60  # parts of one that the tests of a long list use
MANY = 30  # things that make a list long
ARGUMENT = 8  # parts of an argument that is written where its name stood
PLAIN = ir.Const | ir.Local | ir.Load | ir.Slot | ir.Peek | ir.Table | ir.Column | ir.Within  # what cannot fail
LOOPS = ir.Gather | ir.Count | ir.Extreme | ir.Some | ir.Every | ir.Sum | ir.Fixed | ir.Distinct
ORDERS = ir.Best | ir.Rank | ir.Reach | ir.LineThrough | ir.LineListed | ir.After | ir.Able


def write_out(draft: Draft) -> Draft:
    short = {name: value for name, function in draft.functions.items() if (value := _short(function)) is not None}
    sizes = {name: count(value) for name, value in short.items()}
    params = {name: tuple(local.name for local in draft.functions[name].params) for name in short}

    def opened(node: Node, deep: int, open_: frozenset[str], few: int = FEW) -> Node:
        if isinstance(node, ops.Choose) and (node.sampler is not None or _many(node.candidates.items)):
            few = OFTEN
        node = with_children(node, lambda inner: opened(inner, deep, open_, few))
        if not isinstance(node, ir.Called) or sizes.get(node.function, OFTEN + 1) > few or node.function in open_ or deep == 0:
            return node
        names: dict[str, Value] = {"player": node.player, **dict(zip(params[node.function], node.args, strict=True))}
        if not all(_fits(value, name, short[node.function]) for name, value in names.items()):
            return node
        body = substituted(short[node.function], names)
        found = opened(body, deep - 1, open_ | {node.function}, few)
        return found if count(found) <= few else body

    def function_with(name: str, function: Function) -> Function:
        return with_children(function, lambda node: opened(node, DEEP, frozenset({name})))

    functions = {name: function_with(name, function) for name, function in draft.functions.items()}
    flow = tuple(cast("FlowOp", opened(op, DEEP, frozenset())) for op in draft.flow)
    standing = cast("ir.Key", opened(draft.standing, DEEP, frozenset()))
    return replace(draft, functions=functions, flow=flow, standing=standing)


def _fits(value: Value, name: str, body: Value) -> bool:
    """Whether an argument may stand where its name stood: it is a name itself, or plain, and asked for once at most."""
    if isinstance(value, ir.Const | ir.Local | ir.FlowName):
        return True
    parts = list(walk(body))
    uses = sum(isinstance(part, ir.Local) and part.name == name for part in parts)
    if uses > 1 or count(value) > ARGUMENT or any(isinstance(part, LOOPS) for part in parts):
        return False
    return all(isinstance(part, PLAIN) or (isinstance(part, ir.Apply) and part.name == "place_within") for part in walk(value))


def _many(items: Value) -> bool:
    return isinstance(items, ir.Things) and items.count >= MANY


def _short(function: Function) -> Value | None:
    """The body of a value that is one short expression, and of which nothing depends on an order."""
    if function.sort != "value" or len(function.block) != 1 or len(function.block[0].ops) != 1:
        return None
    leave = function.block[0].ops[0]
    if not isinstance(leave, ops.Leave) or leave.value is None:
        return None
    parts = list(walk(leave.value))
    return leave.value if len(parts) <= OFTEN and not any(isinstance(part, ORDERS) for part in parts) else None
