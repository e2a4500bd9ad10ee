"""Candidates that are bound to fail soon are not tried: requirements and costs behind names and windows nobody can use.

What fails one of these tests is illegal anyway. Where somebody may ask why, the search finds it out instead, and knows the line.
Where the tests say all that can fail (`met`), whoever passes them need not be looked at further.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.between import Between
from rulewright.compile.improve.coming import Ahead, coming, paid_from
from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import mentions
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Local, Value
from rulewright.link import YES_NO

LITTLE = 30  # parts of a test that is made beside every question


def foresee(draft: Draft) -> Draft:
    ahead = Ahead(draft.functions, Bounds(draft), Between.of(draft))
    functions = {name: _function(function, ahead) for name, function in draft.functions.items()}
    for ear in (one.ear for one in draft.interruptions):
        functions[ear.can] = _usable(draft.functions[ear.can], draft.functions[ear.function], ahead)
    return replace(draft, functions=functions)


def _usable(can: Function, act: Function, ahead: Ahead) -> Function:
    """Whether something may be done at any time: not if it is bound to fail. That is asked beside every question, so tests are
    made that cost next to nothing, and before the others.
    """
    found = coming(act.block[1:], {}, ahead).tests  # behind the test that it has in common with `can`
    tests = [test for test in found if ahead.worth_it(test) and ahead.bounds.cost(test, True) <= LITTLE]
    leave = can.block[0].ops[0]
    assert isinstance(leave, ops.Leave)
    return replace(can, block=(replace(can.block[0], ops=(replace(leave, soon=tuple(tests)),)),))


def _function(function: Function, ahead: Ahead) -> Function:
    def block(given: Block) -> Block:
        return tuple(_said(said, given[place + 1 :], ahead) for place, said in enumerate(given))

    return cast("Function", redone(in_blocks(function, block), lambda node: _ways(node, ahead)))


def _ways(node: Node, ahead: Ahead) -> Node:
    """Alternatives and what may be done: tests of what they begin with."""
    if isinstance(node, ops.Way | ops.May):
        found = coming(node.block, {}, ahead)
        return replace(node, soon=found.tests, met=found.met)
    return node


def _said(said: Said, later: Block, ahead: Ahead) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is not None or choose.answers or choose.parts:
        return said
    if isinstance(choose.candidates.items, ir.Spots):
        return said
    spent = tuple(slots for one in later[: choose.hoisted] for slots in paid_from(one))
    found = coming(later[choose.hoisted :], {choose.local.name: choose.candidates.var}, ahead, hidden=spent)
    choose = replace(choose, met=found.met)
    return replace(said, ops=(*said.ops[:-1], *(_asked_once(choose, found.tests) if found.tests else (choose,))))


def _asked_once(choose: ops.Choose, soon: tuple[Value, ...]) -> tuple[ops.Op, ...]:
    """Whether somebody owns a card for a window is the same for every candidate."""
    found = dict.fromkeys(node for test in soon for node in walk(test) if isinstance(node, ir.Playable))
    owned = [node for node in found if not mentions(node, choose.candidates.var.name)]
    names: dict[Node, Local] = {node: Local(f"owned{choose.site}_{number}", YES_NO) for number, node in enumerate(owned)}
    tests = tuple(rebuilt(test, lambda node: names.get(node, node)) for test in soon)
    return (*(ops.Let(names[node], node) for node in owned), replace(choose, soon=tests))
