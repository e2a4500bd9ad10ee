"""Where things lie and what they have: slots of nouns, boards, and `… of thing` for every kind of thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.check import COMPASS, VariableRef, ZoneRef
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Value, may_be_nothing
from rulewright.compile.lower.context import Context
from rulewright.link import (
    NUMBER,
    PLAYER,
    YES_NO,
    Board,
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    ListType,
    NothingType,
    NumberType,
    PieceType,
    PlayerType,
    ResourceType,
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    Zone,
    ZoneType,
    may_be_missing,
)
from rulewright.parse import ast
from rulewright.state import spot_shape, steps_of

Lower = Callable[[ast.Expr, Context], Value]


def sure(value: Value) -> Value:
    """A thing that must be there; a check is made only where it may be missing."""
    return ir.Sure(value) if may_be_nothing(value) else value


# -- slots --
def noun_slot(ref: VariableRef | ZoneRef, ctx: Context, lower: Lower) -> ir.Slot:
    """The slot of a noun, with the acting player where none is named."""
    region = ctx.layout.variable(ref.variable.name) if isinstance(ref, VariableRef) else ctx.layout.zone(ref.zone.name)
    others = iter(ref.index)
    index: list[Value] = []
    for type_ in region.per:
        if type_ == PLAYER:
            index.append(sure(lower(ref.whose, ctx)) if ref.whose is not None else ctx.player)
        else:
            index.append(sure(lower(next(others), ctx)))
    return ir.Slot(region, tuple(index))


def own_slot(variable: str, ctx: Context) -> ir.Slot:
    """The slot of a counter: the acting player's, or the only one."""
    region = ctx.layout.variable(variable)
    return ir.Slot(region, (ctx.player,) if region.per else ())


def cell_slot(board: Board, attribute: str, cell: Value, ctx: Context) -> ir.Slot:
    return ir.Slot(ctx.layout.cells(board.name, attribute), (ctx.player, cell) if board.per else (cell,))


def board_load(board: Board, ctx: Context) -> ir.Load:
    """What covers a board of tiles; of one that each player has, the acting player's."""
    region = ctx.layout.board(board.name)
    return ir.Load(ir.Slot(region, (ctx.player,) if board.per else ()), ListType(CellType(board.name)))


def board_cells(board: Board, ctx: Context) -> Value:
    if board.grows:
        return board_load(board, ctx)
    return ir.Things(ctx.layout.geometry[board.name].size, CellType(board.name))


def lying(zone: Zone, piece: Value, ctx: Context) -> Value:
    """Which of the zones of a name a piece lies in; 0 if in none of them."""
    region = ctx.layout.zone(zone.name)
    place = ir.Load(ir.Slot(ctx.layout.locations(zone.holds), (piece,)), NUMBER)
    return ir.Apply("place_within", (place, Const(region.first - 1), Const(region.size)), zone.per[0], True)


# -- tables of boards --
def steps(board: Board, ctx: Context) -> ir.Table:
    """From a cell of a board without an edge to its neighbours."""
    name = ctx.sink.table(f"STEPS_{board.name}", steps_of(board.shape))
    return ir.Table(name, ListType(NUMBER))


def footprints(board: Board, ctx: Context) -> ir.Table:
    """What a shape covers on a board that grows, by shape * 8 + rotation."""
    name = ctx.sink.table(f"FOOTPRINTS_{board.name}", ctx.layout.footprints(board))
    return ir.Table(name, ListType(ListType(NUMBER)))


def spots(shape: Value, board: Board, ctx: Context) -> Value:
    """Every way to lay a shape: on a map they are known beforehand."""
    listed = ListType(SpotType(board.name))
    if board.grows:
        return ir.Spots(board_load(board, ctx), footprints(board, ctx), shape, listed)
    kind = ctx.rules.pieces[board.tiles]
    rows: list[list[int]] = [[] for _ in kind.shapes]
    for spot in ctx.layout.spots(board):
        rows[spot_shape(spot)].append(spot)
    return ir.Column(ctx.sink.table(f"SPOTS_{board.name}", tuple(map(tuple, rows))), shape, listed)


def spot_cells(spot: Value, board: Board, ctx: Context) -> Value:
    """What a tile would cover, in the order of its faces."""
    cells = ListType(CellType(board.name))
    if board.grows:
        return ir.SpotCells(footprints(board, ctx), spot, cells)
    return ir.Lookup(ctx.sink.table(f"CELLS_OF_SPOT_{board.name}", ctx.layout.spots(board)), spot, cells)


def around_spot(spot: Value, board: Board, ctx: Context) -> Value:
    """The cells that a tile would touch."""
    cells = ListType(CellType(board.name))
    if board.grows:
        table = ctx.sink.table(f"BESIDE_{board.name}", ctx.layout.beside(board))
        return ir.SpotCells(ir.Table(table, ListType(ListType(NUMBER))), spot, cells)
    around = ctx.layout.geometry[board.name].around
    found = {at: around(covered) for at, covered in ctx.layout.spots(board).items()}
    return ir.Lookup(ctx.sink.table(f"AROUND_SPOT_{board.name}", found), spot, cells)


def neighbour_table(board: Board, ctx: Context) -> ir.Table:
    cells = ListType(CellType(board.name))
    name = ctx.sink.table(f"NEIGHBOURS_{board.name}", ctx.layout.geometry[board.name].neighbours)
    return ir.Table(name, ListType(cells))


# -- attributes --
def property_of(name: str, subject: Value, type_: Type, ctx: Context) -> Value:
    match type_:
        case ListType() | ZoneType():
            if name == "reverse":
                return ir.Apply("reverse", (subject,), ListType(type_.of), may_be_nothing(subject))
            return ir.Count(subject) if name == "size" else ir.Pick("first" if name == "first" else "last", subject)
        case PlayerType():
            return subject if name == "seat" else beside(name, subject, ctx.layout.players, type_)
        case ConstantType(name=enumeration):
            return beside(name, subject, len(ctx.rules.enumeration(enumeration)), type_)
        case BoardType(name=board):
            return of_board(name, ctx.rules.boards[board], ctx)
        case CellType(name=board):
            return of_cell(name, subject, ctx.rules.boards[board], ctx)
        case SpotType(name=board):
            return of_spot(name, subject, ctx.rules.boards[board], ctx)
        case PieceType(name=kind):
            return of_piece(name, subject, kind, ctx)
        case NumberType() | YesNoType() | ResourceType() | EffectType() | NothingType() | UnknownType():
            raise AssertionError(type_)
    assert_never(type_)


def beside(name: str, subject: Value, many: int, type_: Type) -> Value:
    """The next or previous of things that stand in a circle; `nothing` has none."""
    helper: ir.Helper = "following" if name == "next" else "preceding"
    return ir.Apply(helper, (subject, Const(many)), type_, may_be_nothing(subject))


def of_board(name: str, board: Board, ctx: Context) -> Value:
    cells = ListType(CellType(board.name))
    if name == "cells":
        return board_cells(board, ctx)
    if name == "holes":
        return ir.Holes(board_load(board, ctx), steps(board, ctx), cells)
    geometry = ctx.layout.geometry[board.name]
    rows = geometry.rows() if name == "rows" else geometry.columns()
    return ir.Table(ctx.sink.table(f"{name.upper()}_{board.name}", rows), ListType(cells))


def of_cell(name: str, cell: Value, board: Board, ctx: Context) -> Value:
    type_ = CellType(board.name)
    if name in board.attributes:
        return attribute_of(name, cell, board, ctx)
    if name in ("row", "column"):
        lines = ctx.layout.geometry[board.name].lines_of(name)
        return ir.Column(ctx.sink.table(f"{name.upper()}_OF_{board.name}", lines), cell, ListType(type_))
    if name in COMPASS:
        table = ctx.layout.geometry[board.name].beside(*COMPASS[name])
        return ir.Column(ctx.sink.table(f"{name.upper()}_OF_{board.name}", table), cell, type_, True)
    if name == "neighbours":
        if board.grows:
            return ir.Neighbours(steps(board, ctx), cell, ListType(type_))
        return ir.Column(neighbour_table(board, ctx).name, cell, ListType(type_))
    if name == "printed":
        printed = encoded_column(board, ctx)
        return ir.Column(
            ctx.sink.table(f"PRINTED_ON_{board.name}", printed), cell, ConstantType(board.legend), may_be_nothing(cell)
        )
    return emptiness(cell, board, ctx) if name == "empty" else covered(name, cell, board, ctx)


def encoded_column(board: Board, ctx: Context) -> tuple[int, ...]:
    """What a map shows on each cell; nothing on none."""
    members = ctx.rules.enumeration(board.legend)
    return (0, *(members.index(word) + 1 for word in board.printed))


def covered(name: str, cell: Value, board: Board, ctx: Context) -> Value:
    load = board_load(board, ctx)
    match name:
        case "covered":
            return ir.Covered("covered", load, cell, YES_NO)
        case "level":
            return ir.Covered("level", load, cell, NUMBER)
        case "tile":
            return ir.Covered("tile", load, cell, PieceType(board.tiles))
    face = ctx.world.properties(CellType(board.name))["face"]
    return ir.Covered("face", load, cell, face)


def attribute_of(name: str, cell: Value, board: Board, ctx: Context) -> Value:
    """Before the first cell lies a slot for `nothing`; of the boards of several players, only the first has it."""
    type_ = board.attributes[name]
    load = ir.Load(cell_slot(board, name, cell, ctx), type_, may_be_missing(type_))
    if board.per and may_be_nothing(cell):
        return ir.Either(load, cell, Const(0, type_))
    return load


def emptiness(cell: Value, board: Board, ctx: Context) -> Value:
    """A cell is empty if no tile covers it and it has none of its attributes."""
    found: Value | None = ir.Not(covered("covered", cell, board, ctx)) if board.tiles else None
    for attribute, type_ in board.attributes.items():
        load = ir.Load(cell_slot(board, attribute, cell, ctx), type_, may_be_missing(type_))
        found = ir.Not(load) if found is None else ir.Both("and", found, ir.Not(load))
    if found is None:
        return Const(True, YES_NO)
    return ir.Both("or", ir.Not(cell), found) if board.per and may_be_nothing(cell) else found


def of_spot(name: str, spot: Value, board: Board, ctx: Context) -> Value:
    match name:
        case "cells":
            return spot_cells(spot, board, ctx)
        case "neighbours":
            return around_spot(spot, board, ctx)
        case "turn":
            return ir.SpotTurn(spot)
        case "level":
            return ir.SpotLevel(board_load(board, ctx), spot_cells(spot, board, ctx))
    return ir.SpotCell(spot, CellType(board.name))


def of_piece(name: str, piece: Value, kind: str, ctx: Context) -> Value:
    if name == "position":
        return ir.Apply("position", (Const(ctx.layout.locations(kind).origin), piece), NUMBER)
    noun = ctx.rules.pieces[kind]
    attribute = noun.attributes[name]
    missing = may_be_missing(attribute.type)
    if attribute.varies:
        return ir.Load(ir.Slot(ctx.layout.attribute(kind, name), (piece,)), attribute.type, missing)
    printed = ctx.layout.column(noun, name)
    none = () if isinstance(attribute.type, ListType) else 0
    table = ctx.sink.table(f"{name.upper()}_OF_{kind}", (none, *printed))
    return ir.Column(table, piece, attribute.type, missing and (may_be_nothing(piece) or 0 in printed))
