"""What the tests of a spot imply about how a tile would lie, so that only such spots are looked at.

On a board without an edge a tile lies in one of four ways: apart from all that is built, beside it, upon it with all its cells,
or partly upon it. The tests are worked out for each of the four. If none passes that lies apart or partly, spots are found from
the edge of what is built and from what is built, and only what is left of the tests is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, cast

from rulewright.compile.improve.certain import certain, conjuncts, result_of
from rulewright.compile.improve.fold import folded_once, yes
from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, count, rebuilt
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.link import NUMBER, CellType, ListType
from rulewright.state import BoardAt, steps_of

Lies = Literal["apart", "beside", "upon", "partly"]
WAYS: tuple[Lies, ...] = ("apart", "beside", "upon", "partly")
LONG = 250  # parts of what is left of the tests
SWAPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


@dataclass(frozen=True)
class _Spot:
    """A spot that is tested, on a board."""

    var: Local
    board: ir.Load
    cells: ir.Table
    beside: str


def lying(draft: Draft) -> Draft:
    tables = dict(draft.tables)

    def block(given: Block) -> Block:
        return tuple(_said(said, draft, tables) for said in given)

    functions = {name: cast("Function", in_blocks(function, block)) for name, function in draft.functions.items()}
    return replace(draft, functions=functions, tables=tables)


def _said(said: Said, draft: Draft, tables: dict[str, object]) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is None or not isinstance(choose.sampler.items, ir.Spots):
        return said
    spots, var = choose.sampler.items, choose.candidates.var
    address = spots.board.slot.region.address
    if not isinstance(address, BoardAt) or not choose.candidates.tests:
        return said
    board = draft.checked.rules.boards[address.name]
    spot = _Spot(var, spots.board, spots.footprints, f"BESIDE_{board.name}")
    tests = tuple(_opened(test, draft, {}) for test in choose.candidates.tests)
    found = {way: _under(tests, spot, way, draft) for way in WAYS}
    if not _is_no(found["apart"]) or not _is_no(found["partly"]) or count(found["beside"]) + count(found["upon"]) > LONG:
        return said
    tables[spot.beside] = draft.layout.beside(board)
    tables[f"STEPS_{board.name}"] = steps_of(board.shape)
    cells = Local(f"lying{choose.site}", ListType(CellType(board.name)))
    ways = ops.Lying(
        ir.Table(spot.beside, spots.footprints.type),
        ir.Table(f"STEPS_{board.name}", ListType(NUMBER)),
        cells,
        _of_cells(found["beside"], spot, cells),
        _of_cells(found["upon"], spot, cells),
    )
    return replace(said, ops=(*said.ops[:-1], replace(choose, sampler=replace(choose.sampler, lying=ways))))


def _opened(test: Value, draft: Draft, known: dict[str, Value | None]) -> Value:
    """A test with the values it asks for written out, as far as they are one expression each and do not grow too long."""

    def opened(node: Node) -> Node:
        if not isinstance(node, ir.Called) or not all(isinstance(value, Const | Local) for value in (node.player, *node.args)):
            return node
        if node.function not in known:
            known[node.function] = None  # one that asks for itself stays as it is
            result = result_of(draft.functions.get(node.function))
            if result is not None and count(result) <= LONG:
                whole = _opened(result, draft, known)
                known[node.function] = whole if count(whole) <= LONG else result
        body = known[node.function]
        if body is None:
            return node
        params = (local.name for local in draft.functions[node.function].params)
        return substituted(body, {"player": node.player, **dict(zip(params, node.args, strict=True))})

    return rebuilt(test, opened)


def _of_cells(test: Value, spot: _Spot, cells: Local) -> Value:
    """The same test where the cells below have a name."""
    return rebuilt(test, lambda node: cells if _is_below(node, spot) else node)


def _under(tests: tuple[Value, ...], spot: _Spot, lies: Lies, draft: Draft) -> Value:
    """What is left of some tests, of which all must hold, for a tile that lies in one way."""
    whole: Value = yes(True)
    for test in conjuncts(tests):
        whole = ir.Both("and", whole, test)
    return rebuilt(whole, lambda node: _short(folded_once(_known(node, spot, lies), draft), draft))


def _short(node: Node, draft: Draft) -> Node:
    match node:
        case ir.Both(op=op, left=left, right=Const(value=value)) if bool(value) == (op == "or") and certain(
            left, draft.functions
        ):
            return yes(op == "or")
    return node


def _known(node: Node, spot: _Spot, lies: Lies) -> Node:
    """A part of a test, as far as it is decided by the way in which a tile lies."""
    bare = lies in ("apart", "beside")
    match node:
        case ir.SpotLevel(board=board, cells=cells) if bare and board == spot.board and _is_below(cells, spot):
            return Const(1)
        case ir.Gather(items=items) if lies != "partly" and _is_below(items, spot):
            return _of_each(node, spot, bare)
        case ir.Some(of=ir.Gather(items=items, tests=(), value=value, var=var)) if bare and _touches(items, spot):
            return yes(lies == "beside") if _is_covered(value, var, spot) else node
        case ir.Some(of=of) | ir.Every(of=of) if _is_below(of.items, spot):
            if lies == "partly":
                return yes(isinstance(node, ir.Some)) if not of.tests and _is_covered(of.value, of.var, spot) else node
            return _settled(of, isinstance(node, ir.Every), node)
        case ir.Kinds(of=ir.Gather(items=items, tests=(), value=Const())) if _is_below(items, spot):
            return Const(1)
        case ir.Kinds(of=ir.Gather(items=items, tests=tests)) | ir.Count(of=ir.Gather(items=items, tests=tests)) if _is_below(
            items, spot
        ) and any(map(_is_no, tests)):
            return Const(0)
        case ir.Compare(op=op, left=Const(value=number), right=ir.Kinds() as kinds) if lies == "partly" and _mixed(kinds, spot):
            return _two_at_least(node, SWAPPED.get(op, op), number)
        case ir.Compare(op=op, left=ir.Kinds() as kinds, right=Const(value=number)) if lies == "partly" and _mixed(kinds, spot):
            return _two_at_least(node, op, number)
    return node


def _of_each(of: ir.Gather, spot: _Spot, bare: bool) -> ir.Gather:
    """What covers each of the cells, where none or all are covered."""

    def told(node: Node) -> Node:
        match node:
            case ir.Covered(part=part, board=board, cell=cell, type=type_) if board == spot.board and cell == of.var:
                if part == "covered":
                    return yes(not bare)
                return Const(0, type_) if bare else node
        return node

    tests = tuple(rebuilt(test, told) for test in of.tests)
    return replace(of, tests=tests, value=rebuilt(of.value, told))


def _settled(of: ir.Gather, every: bool, node: Node) -> Node:
    """A tile covers one cell at least."""
    if any(map(_is_no, of.tests)):
        return yes(every)
    if not isinstance(of.value, Const) or (of.tests and bool(of.value.value) != every):
        return node
    return yes(bool(of.value.value))


def _mixed(kinds: ir.Kinds, spot: _Spot) -> bool:
    """Whether this counts the levels or tiles below, where some cells are bare: there are two at least."""
    match kinds.of:
        case ir.Gather(items=items, tests=(), value=ir.Covered(part="level" | "tile", board=board, cell=cell), var=var):
            return _is_below(items, spot) and board == spot.board and cell == var
    return False


def _two_at_least(node: Node, op: str, number: int) -> Node:
    if number > 1:
        return node
    return yes(op in ("!=", ">", ">="))


def _is_no(test: Value) -> bool:
    return isinstance(test, Const) and not test.value


def _is_below(items: Node, spot: _Spot) -> bool:
    return isinstance(items, ir.SpotCells) and items.footprints == spot.cells and items.spot == spot.var


def _touches(items: Node, spot: _Spot) -> bool:
    return isinstance(items, ir.SpotCells) and items.footprints.name == spot.beside and items.spot == spot.var


def _is_covered(value: Node, cell: Local, spot: _Spot) -> bool:
    return isinstance(value, ir.Covered) and value.part == "covered" and value.board == spot.board and value.cell == cell
