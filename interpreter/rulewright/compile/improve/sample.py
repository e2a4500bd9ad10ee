"""Spots on a board without an edge are drawn from the box around it, instead of being listed and drawn from."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt
from rulewright.compile.ir.program import Draft


def sample(draft: Draft) -> Draft:
    return replace(draft, functions={name: rebuilt(function, _sampled) for name, function in draft.functions.items()})


def _sampled(node: Node) -> Node:
    if isinstance(node, ops.Choose) and isinstance(node.candidates.items, ir.Spots) and not node.answers:
        return replace(node, sampler=ops.Sampler(node.candidates.items))
    return node
