"""Expressions to values."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never, cast

from rulewright.check import (
    AllRef,
    BoardRef,
    ConstantRef,
    EffectRef,
    FlowRef,
    FunctionRef,
    LocalRef,
    MembersRef,
    NothingRef,
    OptionRef,
    PlayerCountRef,
    PlayersRef,
    PointsRef,
    PropertyRef,
    ResourceRef,
    RuleRef,
    ScoreRef,
    SeatRef,
    TableRef,
    ValueRef,
    VariableRef,
    WhereaboutsRef,
    YesNoRef,
    ZoneRef,
)
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower import many
from rulewright.compile.lower.context import Context
from rulewright.compile.lower.places import board_cells, lying, noun_slot, property_of, spots, sure
from rulewright.link import (
    NOTHING,
    NUMBER,
    PLAYER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    ConstantType,
    Key,
    ListType,
    Option,
    PieceType,
    Table,
    Type,
    ZoneType,
    may_be_missing,
)
from rulewright.parse import ast
from rulewright.state import encoded


def lower(node: ast.Expr, ctx: Context) -> Value:
    """The value of an expression where it stands."""
    match node:
        case ast.Number(value=number):
            return Const(number)
        case ast.Name() | ast.Attribute() | ast.Call():
            return named(node, ctx)
        case ast.SetOf(items=items):
            return ir.ListOf(tuple(lower(item, ctx) for item in items), ctx.type(node).of or NUMBER)
        case ast.Negative(operand=operand):
            return ir.Negate(lower(operand, ctx))
        case ast.Not(operand=operand):
            return ir.Not(lower(operand, ctx))
        case ast.Both(op=op, left=left, right=right):
            return ir.Both("and" if op == "and" else "or", lower(left, ctx), lower(right, ctx))
        case ast.Compare(op=op, left=left, right=right):
            a, b = lower(left, ctx), lower(right, ctx)
            if isinstance(ctx.type(left), ListType | ZoneType):
                a, b = ir.Fixed(a), ir.Fixed(b)
            return ir.Compare(op, a, b)
        case ast.Member(item=item, items=items):
            return ir.Member(lower(item, ctx), lower(items, ctx))
        case ast.Arith(left=left, right=right) if isinstance(ctx.type(node), ListType):
            return ir.Apply("joined", (lower(left, ctx), lower(right, ctx)), ctx.type(node), ctx.may_be_nothing(node))
        case ast.Arith(op=op, left=left, right=right):
            return ir.Arith(cast("ir.Operator", op), lower(left, ctx), lower(right, ctx))
        case ast.EitherOr(then=then, test=test, other=other):
            return ir.Either(lower(then, ctx), lower(test, ctx), lower(other, ctx))
        case ast.Range(low=low, high=high):
            return ir.Numbers(lower(low, ctx), lower(high, ctx))
        case ast.Filtered():
            return many.gathered(node, ctx, lower)
        case ast.Fold():
            return many.fold(node, ctx, lower)
        case ast.Quantified(op=op, items=items):
            return many.quantified(op, items, ctx, lower)
        case ast.AnyLine():
            return many.line_through(node, ctx, lower)
        case ast.Pick(which=which, items=items, or_nothing=True):
            helper: ir.Helper = "first_or_nothing" if which == "first" else "last_or_nothing"
            return ir.Apply(helper, (lower(items, ctx),), ctx.type(node), True)
        case ast.Pick(which=which, items=items):
            return ir.Pick("first" if which == "first" else "last", lower(items, ctx))
        case ast.Best(name=name, items=items, prefs=prefs):
            key = many.ranking(prefs, items, name, ctx.type(node), ctx, lower)
            return ir.Best(many.named(items, name, ctx, lower), key)
        case ast.Rank(name=name, items=items, prefs=prefs):
            element = ctx.type(node).of
            assert element is not None
            return ir.Rank(many.named(items, name, ctx, lower), many.ranking(prefs, items, name, element, ctx, lower))
        case ast.Beginning(items=items, start=start):
            return ir.Apply("beginning", (lower(items, ctx), lower(start, ctx)), ctx.type(node), ctx.may_be_nothing(items))
        case ast.Steps(start=start, goal=goal):
            around = Const(around_of(ctx.type(start), ctx))
            return ir.Apply("steps_between", (lower(start, ctx), lower(goal, ctx), around), NUMBER)
        case ast.Groups(items=items):
            return many.groups(items, ctx, lower)
        case ast.Reach():
            return many.reach(node, ctx, lower)
        case ast.Able(rule=rule):
            return ir.Able(function_of(rule, ctx), ctx.player, arguments(rule, ctx))
        case ast.Hypothetical(value=value, rule=rule):
            return ir.After(function_of(rule, ctx), ctx.player, arguments(rule, ctx), lower(value, ctx))
    assert_never(node)


def around_of(type_: Type, ctx: Context) -> int:
    """How many things stand in a circle."""
    return len(ctx.rules.enumeration(type_.name)) if isinstance(type_, ConstantType) else ctx.layout.players


def named(node: ast.Name | ast.Attribute | ast.Call, ctx: Context) -> Value:
    """What a name stands for."""
    ref = ctx.ref(node)
    match ref:
        case LocalRef(name=name):
            return local(node, name, ctx)
        case PropertyRef(name=name, subject=None):
            for value, type_ in reversed(ctx.its):
                if name in ctx.world.properties(type_):
                    return property_of(name, value, type_, ctx)
            raise AssertionError(name)
        case PropertyRef(name=name, subject=subject):
            assert subject is not None
            return property_of(name, lower(subject, ctx), ctx.type(subject), ctx)
        case WhereaboutsRef(zone=zone, subject=None):
            for value, type_ in reversed(ctx.its):
                if type_ == PieceType(zone.holds):
                    return lying(zone, value, ctx)
            raise AssertionError(zone.name)
        case WhereaboutsRef(zone=zone, subject=subject):
            assert subject is not None
            return lying(zone, lower(subject, ctx), ctx)
        case VariableRef(variable=variable):
            return ir.Load(noun_slot(ref, ctx, lower), variable.type, ctx.may_be_nothing(node))
        case ZoneRef():
            return ir.Load(noun_slot(ref, ctx, lower), ctx.type(node))
        case BoardRef(board=board):
            return board_cells(board, ctx)
        case AllRef(pieces=pieces):
            return ir.Things(len(ctx.layout.piece_ids[pieces.name]), PieceType(pieces.name))
        case TableRef(table=table, keys=keys):
            return looked_up(table, tuple(lower(key, ctx) for key in keys), ctx.may_be_nothing(node), ctx)
        case ValueRef(value=value, given=given):
            args = tuple(lower(arg, ctx) for arg in given)
            return ir.Called(f"value_{value.name}", whose(ref, ctx), args, ctx.type(node), ctx.may_be_nothing(node))
        case ScoreRef(score=score):
            return ir.Called(f"score_{score.name}", whose(ref, ctx), (), NUMBER)
        case PointsRef():
            return ir.Called("points", whose(ref, ctx), (), NUMBER)
        case OptionRef(option=option):
            return option_value(option, ctx)
        case ConstantRef(enumeration=enumeration, number=number):
            return Const(number, ConstantType(enumeration))
        case MembersRef(enumeration=enumeration):
            return ir.Things(len(enumeration.members), ConstantType(enumeration.name))
        case PlayersRef():
            return ir.Things(ctx.layout.players, PLAYER)
        case SeatRef(seat=seat):
            return Const(ctx.layout.seats.index(seat) if seat in ctx.layout.seats else 0, PLAYER)
        case PlayerCountRef():
            return Const(ctx.layout.players)
        case ResourceRef(variable=variable):
            return Const(ctx.layout.resource(variable.name), RESOURCE)
        case YesNoRef(yes=yes):
            return Const(yes, YES_NO)
        case NothingRef():
            return Const(0, NOTHING)
        case FunctionRef(name=name, given=given):
            return function(name, given, ctx.type(node), ctx)
        case RuleRef() | FlowRef() | EffectRef():
            raise AssertionError(ref)
    assert_never(ref)


def local(node: ast.Expr, name: str, ctx: Context) -> Value:
    """A name bound in the sentence; whether it may be nothing is known for just this place."""
    if name == "player":
        return ctx.player
    found = ctx.names[name]
    if isinstance(found, Local | ir.FlowName):
        return replace(found, nothing=ctx.may_be_nothing(node))
    return found


def whose(ref: ValueRef | ScoreRef | PointsRef, ctx: Context) -> Value:
    """The player for whom something is worked out; it must be somebody."""
    return ctx.player if ref.whose is None else sure(lower(ref.whose, ctx))


def option_value(option: Option, ctx: Context) -> Value:
    value = ctx.layout.options[option.name]
    return Const(option.values.index(value) + 1, option.type) if option.values else Const(value, option.type)


def looked_up(table: Table, keys: tuple[Value, ...], nothing: bool, ctx: Context) -> Value:
    def number(item: object, type_: Type) -> object:
        return encoded(ctx.rules, ctx.layout.resource, item, type_)

    def numbers(key: Key) -> object:
        words = key if isinstance(key, tuple) else (key,)
        found = tuple(map(number, words, table.keys))
        return found if len(found) > 1 else found[0]

    entries = {numbers(key): number(value, table.type) for key, value in table.values.items()}
    key = keys[0] if len(keys) == 1 else ir.Fixed(ir.ListOf(keys, UNKNOWN))
    return ir.Lookup(ctx.sink.table(f"TABLE_{table.name}", entries), key, table.type, nothing)


def function(name: str, given: tuple[ast.Expr, ...], type_: Type, ctx: Context) -> Value:
    """Something built in."""
    match name:
        case "spots":
            piece, board = given
            board_type = ctx.type(board)
            noun = ctx.rules.boards[board_type.name]
            kind = ctx.rules.pieces[noun.tiles]
            shapes = ctx.sink.table(f"SHAPE_OF_{noun.tiles}", (0, *ctx.layout.shape_column(kind)))
            shape = ir.Column(shapes, lower(piece, ctx), NUMBER)
            return spots(shape, noun, ctx)
        case "min" | "max" | "abs" | "place_in" | "item_at":
            nothing = name == "item_at" and may_be_missing(type_)
            return ir.Apply(name, tuple(lower(arg, ctx) for arg in given), type_, nothing)
    raise AssertionError(name)


# -- rules that are called --
def function_of(call: ast.Expr, ctx: Context) -> str:
    """The function that carries out a rule or the program printed on a piece."""
    ref = ctx.ref(call)
    match ref:
        case EffectRef(pieces=pieces, attribute=attribute):
            return f"effect_{pieces}__{attribute}"
        case RuleRef(rule=rule):
            return f"rule_{rule.name}"
    raise AssertionError(ref)


def arguments(call: ast.Expr, ctx: Context) -> tuple[Value, ...]:
    ref = ctx.ref(call)
    match ref:
        case EffectRef(piece=piece):
            return (lower(piece, ctx),)
        case RuleRef(given=given):
            return tuple(lower(arg, ctx) for arg in given)
    raise AssertionError(ref)
