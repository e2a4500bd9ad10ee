"""Costs that directly follow a choice become filters of it: what could not be paid is no candidate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from rulewright.compile.improve.substitute import substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Arith, Compare, Const, Local, Value
from rulewright.link import NUMBER

ONE_BLOCK = (Function, ops.Way, ops.May, ops.ForEach, ops.Times, ops.Repeat, ops.Part, ops.EachHolder)


def hoist(draft: Draft) -> Draft:
    functions = {name: _function(function) for name, function in draft.functions.items()}
    return replace(draft, functions=functions)


def _function(function: Function) -> Function:
    return cast("Function", in_blocks(function, _block))


def in_blocks(node: Node, change: Callable[[Block], Block]) -> Node:
    """A part of a program with every block in it changed, the innermost first."""

    def changed(node: Node) -> Node:
        return _with_blocks(node, change)

    return redone(node, changed)


def _with_blocks(node: Node, change: Callable[[Block], Block]) -> Node:
    if isinstance(node, ONE_BLOCK):
        return replace(node, block=change(node.block))
    if isinstance(node, ops.If):
        return replace(node, branches=tuple((test, change(block)) for test, block in node.branches), other=change(node.other))
    if isinstance(node, ops.Instead):
        return replace(node, replaced=change(node.replaced), block=change(node.block))
    return node


def _block(block: Block) -> Block:
    return tuple(_said(said, block[place + 1 :]) for place, said in enumerate(block))


def names_only(op: ops.Op) -> bool:
    """Whether this only tells what was chosen with the rest: the price of the way to a goal."""
    return isinstance(op, ops.Let) and isinstance(op.value, ir.Fare) and isinstance(op.value.reached, Local)


def _said(said: Said, later: Block) -> Said:
    place = next((number for number, op in enumerate(said.ops) if isinstance(op, ops.Choose)), -1)
    if place < 0 or not all(map(names_only, said.ops[place + 1 :])):
        return said
    choose, behind = cast("ops.Choose", said.ops[place]), said.ops[place + 1 :]
    before: list[ops.Op] = list(said.ops[:place])
    costs: list[Value] = []
    hoisted = 0
    names: dict[str, Value] = {choose.local.name: choose.candidates.var}
    for op in behind:
        assert isinstance(op, ops.Let)
        names[op.local.name] = substituted(op.value, names)
    for one in later:
        if isinstance(one.foretold, ops.Required):
            costs.append(substituted(one.foretold.test, names))
            hoisted += 1
        elif isinstance(one.foretold, ops.Due):
            for number, (there, asked, low) in enumerate(one.foretold.parts):
                price = substituted(asked, names)
                if isinstance(there, ir.Load):
                    have: Value = Arith("-", there, Const(low)) if low else there
                else:  # worked out once, before the candidates are looked at
                    have = Local(f"funds{choose.site * 100 + number}", NUMBER)
                    before.append(ops.Let(have, there))
                costs.append(Compare(">=", have, price))
            hoisted += 1
            break
        else:
            break
    if not hoisted:
        return said
    return replace(said, ops=(*before, replace(choose, costs=tuple(costs), hoisted=hoisted), *behind))
