"""Questions about many things: filters, sums, groups, paths, lines and orders."""

from __future__ import annotations

from typing import Literal

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower.context import Context
from rulewright.compile.lower.places import Lower, neighbour_table, of_cell, steps
from rulewright.link import NUMBER, YES_NO, CellType, ListType, NumberType, Type, element_of
from rulewright.parse import ast
from rulewright.state import VariableAt


def element(node: ast.Expr, ctx: Context) -> Type:
    """What a collection holds."""
    found = element_of(ctx.type(node))
    assert found is not None
    return found


def loop(node: ast.Expr, ctx: Context, lower: Lower, name: str | None = None) -> tuple[Local, Value, tuple[Value, ...]]:
    """`for var in items if tests`: the filters of a list opened up; its items may have a name."""
    tests: list[ast.Expr] = []
    name = ctx.world.meaning.name_in(node, name)
    while isinstance(node, ast.Filtered):
        tests.append(node.test)
        node = node.items
    type_ = element(node, ctx)
    var = ctx.sink.local("x", type_, ctx.may_be_nothing(node))
    inside = ctx.within(var, type_, **{name: var})
    return var, lower(node, ctx), tuple(lower(test, inside) for test in reversed(tests))


def gathered(node: ast.Expr, ctx: Context, lower: Lower, name: str | None = None) -> ir.Gather:
    var, items, tests = loop(node, ctx, lower, name)
    return ir.Gather(var, items, tests, Local(var.name, var.type, ctx.may_be_nothing(node)))


def named(node: ast.Expr, name: str | None, ctx: Context, lower: Lower) -> Value:
    """A list whose items have a name, which the tests of its `where` may use."""
    return gathered(node, ctx, lower, name) if isinstance(node, ast.Filtered) else lower(node, ctx)


def distinct(items: Value) -> Value:
    """A list to choose from, in which nothing stands twice."""
    return items if is_distinct(items) else ir.Distinct(items)


def is_distinct(items: Value) -> bool:
    """Whether a list is known to hold nothing twice."""
    match items:
        case ir.Load(slot=ir.Slot(region=region)):
            return not isinstance(region.address, VariableAt)
        case ir.Things() | ir.Numbers() | ir.Spots() | ir.Holes() | ir.Groups() | ir.Reach():
            return True
        case ir.Neighbours() | ir.SpotCells() | ir.Table() | ir.Distinct():
            return True
        case ir.Pick(items=ir.Table(name=table)) | ir.Column(table=table):
            return table.startswith(("NEIGHBOURS_", "ROW_OF_", "COLUMN_OF_", "ROWS_", "COLUMNS_", "SPOTS_"))
        case ir.ListOf(items=listed) if all(isinstance(item, Const) for item in listed):
            return len({item.value for item in listed if isinstance(item, Const)}) == len(listed)
        case ir.Lookup(table=table):
            return table.startswith(("CELLS_OF_SPOT_", "AROUND_SPOT_"))
        case ir.Rank(items=inner) | ir.Fixed(of=inner):
            return is_distinct(inner)
        case ir.Apply(name="reverse" | "beginning", args=(inner, *_)):
            return is_distinct(inner)
        case ir.Gather(var=var, items=inner, value=ir.Local(name=name)):
            return name == var.name and is_distinct(inner)
    return False


def fold(node: ast.Fold, ctx: Context, lower: Lower) -> Value:
    if node.value is None:
        listed = lower(node.items, ctx)
    else:
        var, items, tests = loop(node.items, ctx, lower, node.name)
        inside = ctx.within(var, var.type, **{ctx.world.meaning.name_in(node.items, node.name): var})
        listed = ir.Gather(var, items, tests, lower(node.value, inside))
    match node.op:
        case "count":
            return ir.Count(listed)
        case "sum":
            return ir.Sum(listed)
        case "kinds":
            return ir.Kinds(listed)
        case "lowest" | "highest":
            return ir.Extreme(node.op, listed)
    return listed


def quantified(op: str, items: ast.Expr, ctx: Context, lower: Lower) -> Value:
    if not isinstance(items, ast.Filtered):
        if op == "every":
            return Const(True, YES_NO)
        return ir.Compare(">" if op == "any" else "=", ir.Count(lower(items, ctx)), Const(0))
    var, inner, tests = loop(items.items, ctx, lower)
    rounds = ir.Gather(var, inner, tests, lower(items.test, ctx.within(var, var.type)))
    if op == "every":
        return ir.Every(rounds)
    return ir.Some(rounds) if op == "any" else ir.Not(ir.Some(rounds))


def line_through(node: ast.AnyLine, ctx: Context, lower: Lower) -> Value:
    """A line of cells through one of them: followed from it along all axes."""
    board = ctx.type(node.cell).name
    type_ = CellType(board)
    cell, length = lower(node.cell, ctx), lower(node.length, ctx)
    var = ctx.sink.local("c", type_)
    most = max(0, length.value) if isinstance(length, Const) else 0
    rays = ctx.layout.geometry[board].rays(most)
    kind = f"{board}_{most}" if most else board
    table = ir.Table(ctx.sink.table(f"RAYS_{kind}", rays), ListType(ListType(type_)))
    here = lower(node.test, ctx.within(cell, type_))
    line = ir.LineThrough(table, cell, length, var, lower(node.test, ctx.within(var, type_)), here)
    if ctx.rules.boards[board].shape != "ring":
        return line
    around = ctx.layout.geometry[board].size  # a line around a ring does not meet itself
    return ir.Both("and", ir.Compare("<=", length, Const(around)), line)


def groups(items: ast.Expr, ctx: Context, lower: Lower) -> Value:
    board = ctx.rules.boards[element(items, ctx).name]
    around = steps(board, ctx) if board.grows else neighbour_table(board, ctx)
    return ir.Groups(lower(items, ctx), around, board.grows)


def reach(node: ast.Reach, ctx: Context, lower: Lower) -> ir.Reach:
    board = ctx.rules.boards[ctx.type(node.start).name]
    type_ = CellType(board.name)
    here, there = ctx.sink.local("x", type_), ctx.sink.local("x", type_)
    cost = ctx.sink.local("n", NUMBER)
    inside = ctx.within(there, type_, here=here, there=there, cost=cost)
    return ir.Reach(
        lower(node.start, ctx),
        here,
        there,
        cost,
        of_cell("neighbours", there, board, ctx),
        lower(node.through, inside),
        lower(node.cost, inside),
        lower(node.test, inside) if node.test is not None else None,
    )


def ranking(prefs: tuple[ast.Pref, ...], items: ast.Expr, name: str | None, type_: Type, ctx: Context, lower: Lower) -> ir.Key:
    """An order of the items of a list."""
    return key(prefs, ctx.world.meaning.name_in(items, name), type_, ctx.may_be_nothing(items), ctx, lower)


def key(prefs: tuple[ast.Pref, ...], name: str, type_: Type, nothing: bool, ctx: Context, lower: Lower) -> ir.Key:
    """An order as numbers of which larger is better."""
    var = ctx.sink.local("x", type_, nothing)
    inside = ctx.within(var, type_, **{name: var})
    return ir.Key(var, order(prefs, inside, lower))


Part = tuple[Literal["most", "least", "least list", "prefer", "first"], Value]


def order(prefs: tuple[ast.Pref, ...], ctx: Context, lower: Lower) -> tuple[Part, ...]:
    parts: list[Part] = []
    for pref in prefs:
        if pref.value is None:
            continue
        value = lower(pref.value, ctx)
        match pref.op:
            case "most" | "prefer" | "first":
                parts.append((pref.op, value))
            case "least":
                parts.append(("least" if isinstance(ctx.type(pref.value), NumberType) else "least list", value))
    return tuple(parts)
