"""Pieces: moving, drawing, shuffling, placing and rolling."""

from __future__ import annotations

from rulewright.check import LocalRef, PropertyRef, VariableRef, ZoneRef
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local
from rulewright.compile.lower.context import Context
from rulewright.compile.lower.goods import Ops, kept, of_whom, read, settled, target_of, watched
from rulewright.compile.lower.hearing import told
from rulewright.compile.lower.places import board_load, noun_slot, spot_cells
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER, ListType, PieceType, ZoneType
from rulewright.parse import ast

Handling = ast.Move | ast.Place | ast.Draw | ast.Shuffle | ast.Roll


def handling(node: Handling, ctx: Context) -> Ops:
    """A piece changes its place or its face. Where that shows something new, a barrier stands before it; whatever can fail is
    worked out before the barrier, because nobody looks past one.
    """
    reveals = ctx.world.behaviours.own(node).crosses
    barrier: Ops = (ops.Barrier(),) if reveals else ()
    match node:
        case ast.Move():
            first, done = move(node, ctx)
        case ast.Draw():
            first, done = draw(node, ctx)
        case ast.Shuffle(zone=zone):
            first, slot = settled(zone_slot(zone, ctx), ctx)
            done = (ops.Shuffle(slot),)
        case ast.Place():
            first, done = place(node, ctx)
        case ast.Roll(what=what):
            first, done = roll(node, what, ctx)
    return (*first, *barrier, *done)


def there(value: ir.Value) -> Ops:
    """Nothing can be neither moved nor placed."""
    return (ops.Fail(value),) if ir.may_be_nothing(value) else ()


def move(node: ast.Move, ctx: Context) -> tuple[Ops, Ops]:
    held = ctx.type(node.to)
    assert isinstance(held, ZoneType)
    locations, name = ctx.layout.locations(held.of.name), zone_name(node.to, ctx)
    before, to = settled(zone_slot(node.to, ctx), ctx)
    what = lower(node.what, ctx)
    if node.every or isinstance(ctx.type(node.what), ListType | ZoneType):
        more, pieces = kept(ir.Fixed(what), "pieces", ctx)
        done = ops.MoveAll(locations, pieces, to)
        if node.every:
            return (*before, *more), (done, ctx.note(node, "move", name, Const(0)))
        piece = ctx.sink.local("piece", held.of)  # those that somebody chose are told one by one
        each = ops.ForEach(piece, pieces, (ops.Said(node.span, (ctx.note(node, "move", name, piece),)),), 0)
        return (*before, *more), (done, each)
    more, one = kept(what, "piece", ctx)
    note = ctx.note(node, "move", name, one)
    return (*before, *more, *there(one)), (ops.Move(locations, one, to), note, *told("move", held.of.name, (one,), ctx))


def draw(node: ast.Draw, ctx: Context) -> tuple[Ops, Ops]:
    held = ctx.type(node.to)
    assert isinstance(held, ZoneType)
    taken = ctx.sink.local("taken", NUMBER)
    first, count = kept(lower(node.count, ctx), "count", ctx)
    third, to = settled(zone_slot(node.to, ctx), ctx)
    note = ctx.note(node, "draw", zone_name(node.to, ctx), taken)
    if isinstance(node.source, ast.Filtered):
        second, pieces = kept(ir.Fixed(lower(node.source, ctx)), "pieces", ctx)
        return (*first, *second, *third), (ops.DrawSome(ctx.layout.locations(held.of.name), count, pieces, to, taken), note)
    second, source = settled(zone_slot(node.source, ctx), ctx)
    done = ops.Draw(ctx.layout.locations(held.of.name), count, source, to, taken)
    return (*first, *second, *third), (done, note)


def place(node: ast.Place, ctx: Context) -> tuple[Ops, Ops]:
    board = ctx.rules.boards[ctx.type(node.at).name]
    kind = ctx.rules.pieces[board.tiles]
    faces = ctx.sink.table(f"FACES_OF_{kind.name}", ctx.layout.faces(board))
    first, piece = kept(lower(node.what, ctx), "piece", ctx)
    second, spot = kept(lower(node.at, ctx), "spot", ctx)
    done = ops.Place(
        ctx.layout.locations(kind.name),
        piece,
        spot_cells(spot, board, ctx),
        board_load(board, ctx).slot,
        faces,
    )
    after = (*told("place", board.name, (piece,), ctx), *told("place", kind.name, (piece,), ctx))
    return (*first, *second, *there(piece), *there(spot)), (done, ctx.note(node, "place", board.name, piece), *after)


def roll(node: ast.Roll, what: ast.Expr, ctx: Context) -> tuple[Ops, Ops]:
    first, target, changed, subject = target_of(what, ctx)
    low, high = faces_of_die(what, ctx)
    done: Ops = (ops.Roll(target, low, high),)
    if not isinstance(target, Local):
        done = watched(changed, target, done, of_whom(what, target, ctx), subject)
    name = str(getattr(what, "name", "die"))
    return first, (*done, ctx.note(node, "roll", name, read(target)))


def faces_of_die(what: ast.Expr, ctx: Context) -> tuple[int, int]:
    match ctx.ref(what):
        case VariableRef(variable=variable):
            return variable.low or 1, variable.high or 6
        case PropertyRef(name=name, subject=subject) if subject is not None:
            owner = ctx.type(subject)
            if isinstance(owner, PieceType):
                attribute = ctx.rules.pieces[owner.name].attributes[name]
                return attribute.low or 1, attribute.high or 6
        case LocalRef():
            pass
    return 1, 6


def zone_slot(node: ast.Expr, ctx: Context) -> ir.Slot:
    ref = ctx.ref(node)
    assert isinstance(ref, ZoneRef)
    return noun_slot(ref, ctx, lower)


def zone_name(node: ast.Expr, ctx: Context) -> str:
    ref = ctx.ref(node)
    assert isinstance(ref, ZoneRef)
    return ref.zone.name
