"""Statements to operations: blocks, branches, loops, and parts that are tried on a copy first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from rulewright.check import assigned
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Branch
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower import costs, many
from rulewright.compile.lower.choices import answers, choose
from rulewright.compile.lower.context import Context, is_own, local_name
from rulewright.compile.lower.foretelling import foretold
from rulewright.compile.lower.goods import Ops, advance, assign, gain_or_lose
from rulewright.compile.lower.hearing import told
from rulewright.compile.lower.pieces import handling
from rulewright.compile.lower.values import arguments, function_of, lower
from rulewright.compile.lower.windows import add_to_agenda, last, window
from rulewright.diagnostics import Span
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType, Type, ZoneType
from rulewright.parse import ast
from rulewright.state import AgendaAt

Body = tuple[ast.Stmt, ...]
Lowered = tuple[Ops, Context]


def flat(statements: Body) -> list[ast.Stmt]:
    """Statements with the lines of `;` opened up."""
    found: list[ast.Stmt] = []
    for statement in statements:
        found.extend(flat(statement.statements) if isinstance(statement, ast.Line) else [statement])
    return found


def body(statements: Body, ctx: Context) -> tuple[Block, Context]:
    """A block, and where one stands behind it."""
    block: list[Said] = []
    if ctx.world.cover and statements:
        branches = ctx.sink.branches
        branches.append(Branch(len(branches), ctx.rule, statements[0].span))
        block.append(Said(statements[0].span, (ops.Cover(len(branches) - 1),)))
    for node in flat(statements):
        if isinstance(node, ast.Part) or (isinstance(node, ast.Surely) and not ctx.world.behaviours.body(node.body).fails):
            inner, ctx = body(node.body, ctx)
            block.extend(inner)
            continue
        before = ctx
        done, ctx = statement(node, ctx)
        fails = ctx.world.behaviours.statement(node).fails
        block.append(Said(node.span, done, fails, foretold(node, before, ctx)))
    return tuple(block), ctx


def inner(statements: Body, ctx: Context) -> Block:
    return body(statements, ctx)[0]


def statement(node: ast.Stmt, ctx: Context) -> Lowered:
    """What one statement does, and where one stands behind it."""
    match node:
        case ast.Let(name=name, value=value):
            local = Local(local_name(name), ctx.type(value), ctx.may_be_nothing(value))
            return (ops.Let(local, lower(value, ctx)),), ctx.bind(name, local)
        case ast.Choose():
            return choose(node, ctx)
        case ast.IfAble(then=then, other=other):
            return if_able(node.span, then, lambda: inner(other, ctx), ctx)
        case ast.Surely(body=sure):
            return if_able(node.span, sure, lambda: (Said(node.span, (ops.Broken(),)),), ctx)
        case ast.Window():
            return window(node, ctx), ctx
        case ast.Line() | ast.Part():
            raise AssertionError("lines and parts are opened up by the block they stand in")
        case _:
            return plain(node, ctx), ctx


def plain(
    node: ast.Pay
    | ast.Gain
    | ast.Lose
    | ast.LoseAll
    | ast.Advance
    | ast.Assign
    | ast.Move
    | ast.Place
    | ast.Draw
    | ast.Shuffle
    | ast.Roll
    | ast.Require
    | ast.Do
    | ast.Event
    | ast.AddToAgenda
    | ast.Lasting
    | ast.Skip
    | ast.EndGame
    | ast.If
    | ast.Match
    | ast.Alternatives
    | ast.May
    | ast.Times
    | ast.ForEach
    | ast.EachPlayer
    | ast.Turns
    | ast.Repeat,
    ctx: Context,
) -> Ops:
    """Statements that bind no name for the lines after them."""
    match node:
        case ast.Require(test=test):
            return (ops.Fail(lower(test, ctx)),)
        case ast.Pay():
            return costs.pay(node, ctx)
        case ast.Gain() | ast.Lose() | ast.LoseAll():
            return gain_or_lose(node, ctx)
        case ast.Advance():
            return advance(node, ctx)
        case ast.Assign():
            return assign(node, ctx)
        case ast.Move() | ast.Place() | ast.Draw() | ast.Shuffle() | ast.Roll():
            return handling(node, ctx)
        case ast.Do(rule=rule):
            return (ops.Do(function_of(rule, ctx), ctx.player, arguments(rule, ctx)),)
        case ast.Event(name=name, args=args):
            return told("do", name, tuple(lower(arg, ctx) for arg in args), ctx)
        case ast.AddToAgenda():
            return add_to_agenda(node, ctx)
        case ast.Lasting():
            return last(node, ctx)
        case ast.Skip():
            return ()
        case ast.EndGame():
            return (ops.EndGame(), ctx.leave)
        case _:
            return compound(node, ctx)


def compound(
    node: ast.If | ast.Match | ast.Alternatives | ast.May | ast.Times | ast.ForEach | ast.EachPlayer | ast.Turns | ast.Repeat,
    ctx: Context,
) -> Ops:
    """Statements that hold other statements."""
    match node:
        case ast.If(test=test, then=then, other=other):
            return (ops.If(((lower(test, ctx), inner(then, ctx)),), inner(other, ctx)),)
        case ast.Match(subject=subject, arms=arms):
            value = ctx.sink.local("value", ctx.type(subject), ctx.may_be_nothing(subject))
            branches = tuple((bands(arm.bands, value, ctx), inner(arm.body, ctx)) for arm in arms)
            return (ops.Let(value, lower(subject, ctx)), ops.If(branches))
        case ast.Alternatives(op="choose one"):
            return choose_one(node, ctx)
        case ast.Alternatives(op="first possible"):
            return first_possible(node, list(node.alternatives), ctx)
        case ast.Alternatives():
            return any_order(node, ctx)
        case ast.May(label=label, body=statements):
            site = ctx.site(node, "may", label or "may", YES_NO)
            asked = answers(label or "may", YES_NO, (), ctx)
            return (ops.May(site, ctx.player, inner(statements, ctx), (), asked),)
        case ast.Times(up_to=up_to, count=count, body=statements):
            if not up_to:
                return (ops.Times(lower(count, ctx), inner(statements, ctx)),)
            site = ctx.site(node, "more", "more", YES_NO)
            asked = answers("more", YES_NO, (), ctx)
            return (ops.Times(lower(count, ctx), inner(statements, ctx), site, ctx.player, asked),)
        case ast.ForEach(name=name, items=items, body=statements):
            var = Local(local_name(name), many.element(items, ctx), ctx.may_be_nothing(items))
            return (ops.ForEach(var, many.named(items, name, ctx, lower), inner(statements, ctx.bind(name, var))),)
        case ast.EachPlayer(body=statements):
            var = ctx.sink.local("player", PLAYER)
            return (ops.ForEach(var, order(node, ctx), inner(statements, ctx.acting(var)), 0),)
        case ast.Repeat(body=statements, until=until):
            block, behind = body(statements, ctx)
            return (ops.Repeat(block, lower(until, behind)),)
        case ast.Turns():
            raise AssertionError("turns belong to a flow")
    assert_never(node)


def order(node: ast.EachPlayer, ctx: Context) -> Value:
    """The players one after another: as a list says, or around the table."""
    if node.order is not None:
        who = ctx.sink.local("x", PLAYER, ctx.may_be_nothing(node.order))
        tests: tuple[Value, ...] = (who,) if who.nothing else ()
        return ir.Fixed(ir.Gather(who, lower(node.order, ctx), tests, Local(who.name, PLAYER)))
    if node.start is None:
        return ir.Things(ctx.layout.players, PLAYER)
    players = tuple(range(1, ctx.layout.players + 1))
    rounds = ((), *(players[p:] + players[:p] for p in range(len(players))))
    return ir.Column(ctx.sink.table("ORDER", rounds), lower(node.start, ctx), ListType(PLAYER))


def bands(found: tuple[ast.Band, ...], value: Value, ctx: Context) -> Value:
    """Whether a value lies in one of several bands."""
    test: Value | None = None
    for band in found:
        one: Value
        match band.low, band.high:
            case None, None:
                one = Const(True, YES_NO)
            case None, high if high is not None:
                one = ir.Compare("<=", value, lower(high, ctx))
            case low, None if low is not None:
                one = ir.Compare(">=" if band.ranged else "=", value, lower(low, ctx))
            case low, high:
                assert low is not None and high is not None
                one = ir.Within(lower(low, ctx), value, lower(high, ctx))
        test = one if test is None else ir.Both("or", test, one)
    assert test is not None
    return test


# -- alternatives --
def choose_one(node: ast.Alternatives, ctx: Context) -> Ops:
    names = tuple(str(alternative.name) for alternative in node.alternatives)
    label = node.label or "one"
    site = ctx.site(node, "one", label, NUMBER, names)
    ways = tuple(ops.Way(lower(a.test, ctx) if a.test is not None else None, (), inner(a.body, ctx)) for a in node.alternatives)
    picked = ctx.sink.local("way", NUMBER)
    return (ops.ChooseOne(picked, site, ctx.player, ways, answers(label, NUMBER, names, ctx)),)


def first_possible(node: ast.Alternatives, alternatives: list[ast.Alternative], ctx: Context) -> Ops:
    """The first alternative that can be carried out alone."""
    if not alternatives:
        return (ops.Fail(),)
    first, rest = alternatives[0], alternatives[1:]
    results = changes(first.body, ctx)
    made, carry = part(first.body, results, ctx)
    able: Value = ir.Able(made.name, ctx.player, made.keeps)
    test = able if first.test is None else ir.Both("and", lower(first.test, ctx), able)
    otherwise = (Said(node.span, first_possible(node, rest, ctx)),)
    return (made, ops.If(((test, (Said(node.span, (carry,)),)),), otherwise))


def any_order(node: ast.Alternatives, ctx: Context) -> Ops:
    """All of the items, and those that were added to the agenda meanwhile, in the order the player likes."""
    names = tuple(str(alternative.name) for alternative in node.alternatives)
    label = node.label or "order"
    site = ctx.site(node, "order", label, NUMBER, names)
    region = ctx.layout.regions.get(AgendaAt(node.label or ""))
    made = [part(a.body, changes(a.body, ctx), ctx) for a in node.alternatives]
    tests = tuple(lower(a.test, ctx) if a.test is not None else None for a in node.alternatives)
    done = ops.AnyOrder(
        site,
        ctx.player,
        tuple(one for one, _ in made),
        tests,
        tuple(carry for _, carry in made),
        ir.Slot(region, ()) if region is not None else None,
        answers(label, NUMBER, names, ctx),
    )
    return (done,)


# -- parts that are tried first --
def part(statements: Body, results: tuple[Local, ...], ctx: Context) -> tuple[ops.Part, ops.CarryOut]:
    """A block as a function of its own, and the call that carries it out."""
    player = ctx.sink.local("player", PLAYER)
    name = ctx.sink.fresh("part")
    kept = {value.name: value for value in ctx.names.values() if isinstance(value, Local) and is_own(value)}
    block, _ = body(statements, _inside_part(ctx, player))
    ends = any(isinstance(node, ast.EndGame) for statement in statements for node in ast.walk(statement))
    keeps = tuple(kept.values())
    made = ops.Part(name, player, keeps, block, results)
    return made, ops.CarryOut(name, ctx.player, keeps, results, ends, ctx.sink.local("found", NUMBER), ctx.leave)


def _inside_part(ctx: Context, player: Local) -> Context:
    inside = ctx.acting(player)
    return Context(inside.world, inside.rule, inside.names, player, inside.its)


def changes(statements: Body, ctx: Context) -> tuple[Local, ...]:
    """The names known before a block that it gives another value."""
    names = sorted(assigned(statements))
    return tuple(value for name in names if isinstance(value := ctx.names.get(name), Local) and is_own(value))


def if_able(span: Span, then: Body, other: Callable[[], Block], ctx: Context) -> Lowered:
    """Names that are bound in what was tried are known behind it; they are nothing if it could not be done."""
    fresh: dict[str, Local] = {}
    for one in _binding(then):
        if one.name not in ctx.names:
            fresh[one.name] = Local(local_name(one.name), _bound_type(one, ctx), True)
    results = (*fresh.values(), *changes(then, ctx))
    made, carry = part(then, results, ctx)
    empty = tuple(
        ops.Let(local, Const((), local.type) if local.type.of is not None else Const(0, local.type)) for local in fresh.values()
    )
    instead = ((Said(span, empty),) if empty else ()) + other()
    done = ops.If(((ir.Able(made.name, ctx.player, made.keeps), (Said(span, (carry,)),)),), instead)
    for name, local in fresh.items():
        ctx = ctx.bind(name, local)
    return (made, done), ctx


def _binding(statements: Body) -> Iterator[ast.Let | ast.Choose]:
    """The statements of a block whose names are known behind it."""
    for one in statements:
        match one:
            case ast.Let() | ast.Choose():
                yield one
            case ast.Line(statements=inside) | ast.Part(body=inside) | ast.Surely(body=inside) | ast.IfAble(then=inside):
                yield from _binding(inside)


def _bound_type(node: ast.Let | ast.Choose, ctx: Context) -> Type:
    if isinstance(node, ast.Let):
        type_ = ctx.type(node.value)
        return ListType(type_.of) if isinstance(type_, ZoneType) else type_
    element = many.element(node.items, ctx)
    return ListType(element) if node.count is not None else element
