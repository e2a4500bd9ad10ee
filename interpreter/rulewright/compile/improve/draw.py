"""Steps so simple that random play draws their choice on the spot and needs no walk: one plain choice, before any change.

What can fail must come before the state changes; then another candidate is drawn, as a walk would do.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, FlowStep, Function

PLAIN = (
    ops.Let
    | ops.Store
    | ops.Advance
    | ops.Change
    | ops.Draw
    | ops.DrawSome
    | ops.Shuffle
    | ops.If
    | ops.EndGame
    | ops.Leave
    | ops.Roll
    | ops.Move
    | ops.MoveAll
    | ops.Place
    | ops.Note
)


def draw(draft: Draft) -> Draft:
    called = {node.function for op in draft.flow for node in walk(op) if isinstance(node, FlowStep) and not node.args}
    asides = {site.index for site in draft.sites if site.interrupted}
    simple = {name: block for name in called if (block := _simple(draft.functions.get(name), asides)) is not None}
    return replace(draft, drawn=simple)


def _simple(function: Function | None, asides: set[int]) -> Block | None:
    """The function as random play writes it out, or None if it is not simple enough."""
    if function is None or function.params or function.sort not in ("rule", "step"):
        return None
    block = function.block
    found: list[Said] = []
    place = 0
    while place < len(block) and _names_only(block[place]):
        if block[place].fails:
            return None
        found.append(block[place])
        place += 1
    if place < len(block) and block[place].ops and isinstance(block[place].ops[-1], ops.Choose):
        said, choose = block[place], block[place].ops[-1]
        if len(said.ops) != 1 or not isinstance(choose, ops.Choose) or choose.costs or choose.sampler or choose.answers:
            return None
        if choose.site in asides:
            return None
        place += 1
        tried: list[Said] = []
        while place < len(block) and _names_only(block[place]):
            if block[place].fails and not _first(block[place]):
                return None
            tried.append(block[place])
            place += 1
        found.append(Said(said.span, (ops.Drawn(choose.local, choose.candidates, tuple(tried), choose.site),)))
    rest = block[place:]
    if any(said.fails or not _plain(said) for said in rest):
        return None
    return (*found, *rest)


def _first(said: Said) -> bool:
    """Whether all that can fail is that there is no first of some things: then another candidate is drawn."""
    match said.ops:
        case (ops.Let(value=ir.Pick(which="first", items=ir.Gather(tests=tests, weight=0))),):
            return bool(tests)
    return False


def _names_only(said: Said) -> bool:
    return all(isinstance(op, ops.Let) for op in said.ops)


def _plain(said: Said) -> bool:
    """Only changes of the state that nobody hears of and nobody is asked about."""
    return all(isinstance(node, PLAIN) for op in said.ops for node in _ops_in(op))


def _ops_in(op: ops.Op) -> list[ops.Op]:
    if isinstance(op, ops.If):
        blocks = [*(block for _, block in op.branches), op.other]
        return [op, *(inner for block in blocks for said in block for one in said.ops for inner in _ops_in(one))]
    return [op]
