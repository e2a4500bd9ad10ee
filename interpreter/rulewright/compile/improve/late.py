"""Dear tests of a choice come last, and random play makes them only of what it draws.

Whoever lists all candidates makes them all the same. What is cheap to ask is asked of every candidate before one is drawn.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.certain import certain, conjuncts
from rulewright.compile.ir import ops
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Local, Value

CHEAP = 12  # parts of a test that every candidate can be asked
MANY = 8  # candidates of which not all should be asked


def late(draft: Draft) -> Draft:
    bounds = Bounds(draft)
    return replace(
        draft, functions={name: redone(function, lambda node: _late(node, bounds)) for name, function in draft.functions.items()}
    )


def _late(node: Node, bounds: Bounds) -> Node:
    if not isinstance(node, ops.Choose) or node.sampler is not None or node.answers or node.parts:
        return node
    of = node.candidates
    if not isinstance(of.value, Local) or of.value.name != of.var.name or bounds.size(of.items) < MANY:
        return node
    first: list[Value] = []
    last: list[Value] = []
    for test in conjuncts((*of.tests, *node.costs)):
        sure = certain(test, bounds.draft.functions) and all(certain(one, bounds.draft.functions) for one in last)
        if bounds.cost(test, True) <= CHEAP and (sure or not last):
            first.append(test)
        else:
            last.append(test)
    if not last:
        return node
    return replace(node, candidates=replace(of, tests=tuple(first)), costs=(), soon=(*last, *node.soon), dear=len(last))
