"""What is done if it can be done is simply tried by whoever searches: what fails is taken back, and then it could not be done.

Otherwise it would be searched through on a copy first, and then once more where it is done.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Local, Value
from rulewright.link import NUMBER


def attempt(draft: Draft) -> Draft:
    return replace(draft, functions={name: redone(function, _tried) for name, function in draft.functions.items()})


def _tried(node: Node) -> Node:
    if not isinstance(node, ops.If):
        return node
    return replace(node, branches=tuple(_branch(test, block) for test, block in node.branches))


def _branch(test: Value, block: Block) -> tuple[Value, Block]:
    """A branch that carries out what its test asks about."""
    able = test.right if isinstance(test, ir.Both) and test.op == "and" else test
    carry = block[0].ops[0] if len(block) == 1 and len(block[0].ops) == 1 else None
    if not isinstance(able, ir.Able) or not isinstance(carry, ops.CarryOut) or carry.part != able.function:
        return test, block
    mark = Local(f"tried_{able.function}", NUMBER)
    marked = replace(able, mark=mark)
    behind = Said(block[0].span, (ops.Finished(mark),))
    return replace(test, right=marked) if isinstance(test, ir.Both) else marked, (*block, behind)
