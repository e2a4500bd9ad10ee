"""What a loop asks that has nothing to do with its items is asked once, in front of it: then there are rounds or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.compile.improve.certain import certain, conjuncts, free, weakened
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, walk, with_children
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Value, type_of
from rulewright.link import UnknownType

LONG = 20  # parts of a test of which it is worth while to ask a part twice


def outside(draft: Draft) -> Draft:
    def moved(node: Node) -> Any:
        return _moved(node, draft.functions)

    functions = {name: with_children(function, moved) for name, function in draft.functions.items()}
    flow = tuple(moved(op) for op in draft.flow)
    return replace(draft, functions=functions, flow=flow, standing=with_children(draft.standing, moved))


def _moved(node: Node, functions: Mapping[str, Function]) -> Node:
    if isinstance(node, ops.Choose) and node.sampler is not None:  # it draws from its items as they are
        inside = with_children(node.candidates, lambda inner: _moved(inner, functions))
        return with_children(replace(node, candidates=inside), lambda n: n if n is inside else _moved(n, functions))
    node = with_children(node, lambda inner: _moved(inner, functions))
    match node:
        case ir.Some(of=of):
            tests, asked = _split((*of.tests, of.value), of, functions)
            if asked and tests:
                return replace(node, of=replace(_without(of, asked), tests=tests[:-1], value=tests[-1]))
        case ir.Gather():
            tests, asked = _split(node.tests, node, functions)
            if asked:
                return replace(_without(node, asked), tests=tests)
        case ops.Choose(candidates=candidates, costs=costs, answers=()):
            left, asked = _split(costs, candidates, functions)
            if asked:
                node = replace(node, candidates=_without(candidates, asked), costs=left)
            return _needing(node, functions)
    return node


def _needing(node: ops.Choose, functions: Mapping[str, Function]) -> ops.Choose:
    """What is foreseen of a choice, with what is the same for all candidates by itself: it is asked before any of them."""
    of = node.candidates
    asked = (of.items, *of.tests, *node.costs, *node.soon)
    if not node.soon or node.parts or of.weight or not all(certain(test, functions) for test in asked):
        return node
    soon: list[Value] = []
    needs: list[Value] = []
    for test in conjuncts(node.soon):
        need = weakened(test, lambda part: of.var.name not in free(part))
        if need is None or (need is not test and sum(1 for _ in walk(test)) < LONG):
            soon.append(test)
            continue
        needs.append(need)
        if need is not test:
            soon.append(test)
    return replace(node, soon=tuple(soon), needs=tuple(dict.fromkeys(needs)))


def _split(tests: tuple[Value, ...], of: ir.Gather, functions: Mapping[str, Function]) -> tuple[tuple[Value, ...], list[Value]]:
    """The tests that ask about the items, and those that do not and can be made before them."""
    inside: list[Value] = []
    before: list[Value] = []
    certainly = True
    for test in conjuncts(tests):
        certainly = certainly and certain(test, functions)
        asks = not isinstance(test, ir.Const) and of.var.name not in free(test)
        (before if certainly and asks else inside).append(test)
    return (tuple(inside), before) if before else (tests, before)


def _without(of: ir.Gather, asked: list[Value]) -> ir.Gather:
    items = of.items
    for test in reversed(asked):
        items = ir.Either(items, test, ir.ListOf((), type_of(items).of or UnknownType()))
    return replace(of, items=items)
