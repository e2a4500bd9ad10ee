"""Random play draws from long lists until something passes the tests of a choice, instead of testing everything first.

Spots on a board without an edge are not even listed, but drawn from the box around it.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.program import Draft
from rulewright.link import ListType, SpotType


def sample(draft: Draft) -> Draft:
    return replace(draft, functions={name: redone(function, _sampled) for name, function in draft.functions.items()})


def _sampled(node: Node) -> Node:
    if isinstance(node, ops.Choose) and not node.answers and _long(node.candidates):
        return replace(node, sampler=ops.Sampler(node.candidates.items))
    return node


def _long(candidates: ir.Gather) -> bool:
    match candidates.items:
        case ir.Spots():
            return True
        case ir.Column(type=ListType(of=SpotType())):
            return isinstance(candidates.value, ir.Local) and bool(candidates.tests)
    return False
