"""A rule that nobody but its frame carries out is written into the frame, which saves a call, and a report to the budget."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir.binding import bound_in
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.program import Draft, Function

LEAVING = ops.Leave | ops.LeaveWith | ops.OnceOnly  # what is behind them in the frame has to be done all the same


def join(draft: Draft) -> Draft:
    roots = [*draft.functions.values(), *draft.flow, *(said for block in draft.drawn.values() for said in block)]
    called = Counter(node.plain for root in roots for node in walk(root) if isinstance(node, ops.DoVersion))
    alone = {name: function for name, function in draft.functions.items() if called[name] == 1}
    functions = dict(draft.functions)
    for frame in draft.functions.values():
        block: Block = ()
        for said in frame.block:
            rule = _carried_out(said, frame, alone)
            block += (said,) if rule is None else rule.block
            if rule is not None:
                del functions[rule.name]
        if block != frame.block:
            functions[frame.name] = replace(frame, block=block)
    return replace(draft, functions=functions)


def _carried_out(said: ops.Said, frame: Function, alone: dict[str, Function]) -> Function | None:
    """The rule that a sentence of a frame carries out and nothing else, if that may stand in its place: it gets the names of the
    frame and gives none of them another value, and it is never left in its middle.
    """
    match said.ops:
        case (ops.DoVersion(plain=name, versions=(), args=args),) if name in alone:
            rule = alone[name]
            given = tuple(local.name for local in rule.params)
            same = args == rule.params == frame.params
            bound = set[str]().union(*(bound_in(inner) for inner in rule.block))
            leaves = any(isinstance(node, LEAVING) for inner in rule.block for node in walk(inner))
            return rule if same and rule.block and not leaves and not bound & {"player", *given} else None
    return None
