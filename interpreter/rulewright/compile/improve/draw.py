"""Steps so simple that random play draws their choice on the spot and needs no walk: one plain choice, before any change.

What can fail must come before the state changes; then another candidate is drawn, as a walk would do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, FlowStep, Function
from rulewright.compile.ir.values import may_be_nothing, type_of
from rulewright.link import ConstantType, PieceType, PlayerType
from rulewright.state import Address, Region

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
    changed = _changed(draft)
    return replace(draft, drawn={name: _filling(block, changed) for name, block in simple.items()})


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


def empty_cells(candidates: ir.Gather) -> Region | None:
    """The region of which these are all the empty cells."""
    match candidates:
        case ir.Gather(
            var=ir.Local(name=var),
            items=ir.Things(count=many),
            tests=(ir.Not(of=ir.Load(slot=ir.Slot(region=region, index=(ir.Local(name=cell),)))),),
            value=ir.Local(name=value),
            weight=0,
        ) if var == cell == value and region.size == many:
            return region
    return None


def filling(draft: Draft) -> list[Region]:
    """The regions of which random play fills one empty cell after another."""
    drawn = [op for block in draft.drawn.values() for said in block for op in said.ops if isinstance(op, ops.Drawn)]
    return list(dict.fromkeys(op.filling for op in drawn if op.filling is not None))


def _changed(draft: Draft) -> Counter[Address]:
    """How many places of the program change something in a region."""
    parts = [part for whole in (*draft.functions.values(), *draft.flow) for part in walk(whole)]
    read = Counter(part.slot.region.address for part in parts if isinstance(part, ir.Load))
    return Counter(part.region.address for part in parts if isinstance(part, ir.Slot)) - read


def _filling(block: Block, changed: Counter[Address]) -> Block:
    """The cell that is drawn is filled by what comes next, which is the only place where any cell of them is changed."""
    ahead = [(place, op) for place, said in enumerate(block) for op in said.ops if not isinstance(op, ops.Let)]
    match ahead[:2]:
        case [
            (place, ops.Drawn(local=local, candidates=candidates, tried=tried) as drawn),
            (_, ops.Store(slot=ir.Slot(region=region, index=(ir.Local(name=name),)), value=value)),
        ] if (
            name == local.name
            and empty_cells(candidates) == region
            and changed[region.address] == 1
            and not may_be_nothing(value)
            and isinstance(type_of(value), PlayerType | ConstantType | PieceType)
            and not any(said.fails for said in tried)
        ):
            filled = replace(block[place], ops=(*block[place].ops[:-1], replace(drawn, filling=region)))
            return (*block[:place], filled, *block[place + 1 :])
    return block


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
