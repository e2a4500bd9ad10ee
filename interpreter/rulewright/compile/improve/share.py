"""What the tests of a long list ask for again and again is worked out once.

While candidates are tested nothing changes. So a board is looked up before the first of them, and what a spot covers once for
each. The name is given in a test of its own, the first, which always holds: a spot covers something.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, cast

from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, walk, with_children
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Local, Value, type_of
from rulewright.state import BoardAt

N = TypeVar("N", bound=Node)


def share(draft: Draft) -> Draft:
    if draft.interruptions:
        return draft  # a question may be asked anew after something has changed
    functions = {name: cast("Function", in_blocks(function, _block)) for name, function in draft.functions.items()}
    return replace(draft, functions=functions)


def _block(block: Block) -> Block:
    return tuple(map(_said, block))


def _said(said: Said) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is None:
        return said
    tests = (*choose.candidates.tests, *choose.costs)
    boards = _different(
        n for t in tests for n in walk(t) if isinstance(n, ir.Load) and isinstance(n.slot.region.address, BoardAt)
    )
    boards = [load for load in boards if not any(isinstance(n, Local) and n == choose.candidates.var for n in walk(load))]
    names: dict[Node, Node] = {load: Local(f"board{choose.site}_{n}", load.type) for n, load in enumerate(boards)}
    before = tuple(ops.Let(cast("Local", local), cast("Value", load)) for load, local in names.items())
    footprints = [node for test in tests for node in walk(test) if _of(node, choose.candidates.var)]
    given: list[Value] = []
    for number, node in enumerate(_different(n for n in footprints if footprints.count(n) > 1)):
        local = Local(f"cells{choose.site}_{number}", type_of(cast("Value", node)))
        names[node] = local
        given.append(ir.Shared(local, cast("Value", node)))
    if not names:
        return said
    tested = tuple(cast("Value", _put(test, names)) for test in choose.candidates.tests)
    costs = tuple(cast("Value", _put(cost, names)) for cost in choose.costs)
    candidates = replace(choose.candidates, tests=(*given, *tested))
    boarded: dict[Node, Node] = {load: local for load, local in names.items() if isinstance(load, ir.Load)}
    changed = replace(choose, candidates=candidates, costs=costs, sampler=cast("ops.Sampler", _put(choose.sampler, boarded)))
    return replace(said, ops=(*said.ops[:-1], *before, changed))


def _of(node: Node, var: Local) -> bool:
    """Whether this is what a candidate covers or touches, which is a list that is never empty."""
    return isinstance(node, ir.SpotCells) and node.spot == var


def _different(nodes: Iterable[N]) -> list[N]:
    return list(dict.fromkeys(nodes))


def _put(node: Node, names: dict[Node, Node]) -> Node:
    found = names.get(node)
    return found if found is not None else with_children(node, lambda part: _put(part, names))
