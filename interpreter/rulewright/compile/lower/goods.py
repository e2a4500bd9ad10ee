"""Goods: gaining, losing, advancing, setting, and everything that somebody may wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.check import LocalRef, PropertyRef, VariableRef
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local, Value, type_of
from rulewright.compile.lower.context import Context
from rulewright.compile.lower.hearing import reactions_to, told
from rulewright.compile.lower.places import cell_slot, noun_slot, own_slot, sure
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER, PLAYER, RESOURCE, CellType, ListType, PieceType
from rulewright.parse import ast
from rulewright.state import VariableAt

Ops = tuple[ops.Op, ...]


def simple(value: Value) -> bool:
    """Whether a value is the same however often it is looked at."""
    return isinstance(value, Const | Local | ir.FlowName)


def kept(value: Value, hint: str, ctx: Context) -> tuple[Ops, Value]:
    """A value that is used more than once is worked out once."""
    if simple(value):
        return (), value
    local = ctx.sink.local(hint, type_of(value), ir.may_be_nothing(value))
    return (ops.Let(local, value),), local


def settled(slot: ir.Slot, ctx: Context) -> tuple[Ops, ir.Slot]:
    """An address that is looked up once: what is written there may change where the look-up leads."""
    before: Ops = ()
    index: list[Value] = []
    for value in slot.index:
        more, known = kept(value, "at", ctx)
        before += more
        index.append(known)
    return before, replace(slot, index=tuple(index))


def watched(name: str, slot: ir.Slot | ir.Bank, change: Ops, ctx: Context, subject: Value | None = None) -> Ops:
    """A change of something for which somebody may wait until it reaches an amount."""
    reactions = reactions_to(name, subject, ctx)
    if not reactions:
        return change
    return (ops.Watched(ctx.sink.local("old", NUMBER), slot, ctx.player, change, reactions),)


# -- amounts --
def count_of(amount: ast.Amount, ctx: Context) -> Value:
    count = not_negative(lower(amount.count, ctx), ctx)
    if amount.per is None:
        return count
    times = ir.Count(lower(amount.per, ctx))
    return times if count == Const(1) else ir.Arith("*", count, times)


def not_negative(value: Value, ctx: Context) -> Value:
    """Less than nothing can be neither gained, lost nor paid."""
    return ir.AtLeastZero(value) if _may_be_negative(value, ctx) else value


def _may_be_negative(value: Value, ctx: Context) -> bool:
    match value:
        case Const(value=int(number)):
            return number < 0
        case ir.Count() | ir.Tally() | ir.Kinds() | ir.AtLeastZero():
            return False
        case ir.Load(slot=ir.Slot(region=region)):
            kept = isinstance(region.address, VariableAt) and region.address.name not in ctx.world.set_freely
            return not kept or region.low < 0
        case ir.Arith(op="+" | "*" | "div", left=left, right=right):
            return _may_be_negative(left, ctx) or _may_be_negative(right, ctx)
        case ir.Sum(of=ir.Gather(value=each)):
            return _may_be_negative(each, ctx)
    return True


def named_resource(name: str, ctx: Context) -> Value:
    """A name in a sentence that stands for a resource; it must be one."""
    return sure(ctx.names[name])


def ways_of(amount: ast.Amount) -> list[ast.Amount]:
    """The alternatives of an `either`, also of one inside another."""
    return [way for option in amount.options for way in ways_of(option)] if amount.options else [amount]


# -- gaining and losing --
def change(node: ast.Gain | ast.Lose, amount: ast.Amount, sign: int, ctx: Context) -> Ops:
    if amount.options:
        return either(node, amount, sign, ctx)
    if not isinstance(amount.what, str):
        assert amount.what is not None
        return mix(node, amount, amount.what, sign, ctx)
    if amount.what not in ctx.rules.variables:
        return change_named(node, amount, amount.what, sign, ctx)
    variable, slot = ctx.rules.variables[amount.what], own_slot(amount.what, ctx)
    before, count = kept(count_of(amount, ctx), "count", ctx)
    done = watched(variable.name, slot, (ops.Change(slot, count, sign, variable.low, variable.high),), ctx)
    note = ctx.note(node, "gain" if sign > 0 else "lose", amount.what, count)
    return (*before, *done, note, *(told("gain", amount.what, (count,), ctx) if sign > 0 else ()))


def either(node: ast.Gain | ast.Lose, amount: ast.Amount, sign: int, ctx: Context) -> Ops:
    """`gain either 1 wood or 2 fish`: the options are called by what they give."""
    ways = [replace(way, per=amount.per) for way in ways_of(amount)]
    names = tuple(str(way.what) if isinstance(way.what, str) else "mix" for way in ways)
    site = ctx.site(node, "one", "either", NUMBER, names)
    fails = ctx.world.behaviours.statement(node).fails
    made = tuple(ops.Way(None, (), (ops.Said(node.span, change(node, way, sign, ctx), fails),)) for way in ways)
    return (ops.ChooseOne(ctx.sink.local("way", NUMBER), site, ctx.player, made),)


def mix(node: ast.Gain | ast.Lose, amount: ast.Amount, what: ast.Expr, sign: int, ctx: Context) -> Ops:
    site = ctx.site(node, "choose", "mix", RESOURCE)
    taken = ctx.sink.local("taken", ListType(RESOURCE))
    done = ops.GainMix(taken, site, ctx.player, count_of(amount, ctx), lower(what, ctx), sign)
    return unnamed(node, sign, (done,), lambda resource: ir.Tally(taken, resource), ctx)


def change_named(node: ast.Gain | ast.Lose, amount: ast.Amount, name: str, sign: int, ctx: Context) -> Ops:
    before, number = kept(count_of(amount, ctx), "count", ctx)
    more, which = kept(named_resource(name, ctx), "which", ctx)
    done = ops.ChangeNamed(which, ctx.player, number, sign)
    count = unnamed(node, sign, (done,), lambda resource: ir.Either(number, ir.Compare("=", which, resource), Const(0)), ctx)
    return (*before, *more, *count)


def unnamed(node: ast.Stmt, sign: int, done: Ops, count: Callable[[Value], Value], ctx: Context) -> Ops:
    """A change of resources that are known only in play: those who wait for one of them hear of it."""
    after: Ops = ()
    for variable in ctx.rules.variables.values():
        if variable.per != (PLAYER,):
            continue
        name = variable.name
        done = watched(name, own_slot(name, ctx), done, ctx)
        inner: Ops = ()
        number = ctx.sink.local("count", NUMBER)
        if name in ctx.world.behaviours.named_goods:
            inner += (ctx.note(node, "gain" if sign > 0 else "lose", name, number),)
        inner += told("gain", name, (number,), ctx) if sign > 0 else ()
        if inner:
            resource = Const(ctx.layout.resource(name), RESOURCE)
            block = (ops.Said(node.span, inner, ctx.world.behaviours.statement(node).fails),)
            after += (ops.Let(number, count(resource)), ops.If(((number, block),)))
    return done + after


# -- markers and variables --
def target_of(node: ast.Expr, ctx: Context) -> tuple[Ops, ir.Slot | Local, str, Value | None]:
    """What is changed: its slot or name, what it is called, and the thing it belongs to."""
    ref = ctx.ref(node)
    match ref:
        case LocalRef(name=name):
            local = ctx.names[name]
            assert isinstance(local, Local)
            return (), local, "", None
        case VariableRef(variable=variable, index=index):
            before, slot = settled(noun_slot(ref, ctx, lower), ctx)
            others = [value for value, type_ in zip(slot.index, slot.region.per, strict=True) if type_ != PLAYER]
            return before, slot, variable.name, _unsure(others[0]) if index else None
        case PropertyRef(name=name, subject=subject):
            assert subject is not None
            before, thing = kept(sure(lower(subject, ctx)), "at", ctx)
            type_ = ctx.type(subject)
            if isinstance(type_, CellType):
                return before, cell_slot(ctx.rules.boards[type_.name], name, thing, ctx), name, thing
            assert isinstance(type_, PieceType)
            return before, ir.Slot(ctx.layout.attribute(type_.name, name), (thing,)), name, thing
    raise AssertionError(ref)


def _unsure(value: Value) -> Value:
    return value.of if isinstance(value, ir.Sure) else value


def read(target: ir.Slot | Local) -> Value:
    return ir.Load(target, target.region.holds) if isinstance(target, ir.Slot) else target


def advance(node: ast.Advance, ctx: Context) -> Ops:
    before, target, name, subject = target_of(node.target, ctx)
    by = lower(node.by, ctx) if node.by is not None else Const(1)
    limits: tuple[Value, ...] = (lower(node.limit, ctx),) if node.limit is not None else ()
    ref = ctx.ref(node.target)
    low, noun = 0, "it"
    if isinstance(ref, VariableRef):
        low, noun = ref.variable.low, ref.variable.name
        limits += (Const(ref.variable.high),) if ref.variable.high is not None else ()
    done: Ops = (ops.Advance(target, by, low, limits),)
    if isinstance(target, ir.Slot):
        done = watched(name, target, done, ctx, subject)
    return (*before, *done, ctx.note(node, "advance", noun, read(target)))


def assign(node: ast.Assign, ctx: Context) -> Ops:
    value = lower(node.value, ctx)
    before, target, name, subject = target_of(node.target, ctx)
    if isinstance(target, Local):
        return (ops.Let(target, value),)
    value = ir.Fixed(value) if isinstance(target.region.holds, ListType) else value
    before = (*before, *watched(name, target, (ops.Store(target, value),), ctx, subject))
    match ctx.ref(node.target):
        case VariableRef(variable=variable, whose=whose):
            named = lower(whose, ctx) if whose is not None else None
            return (*before, ctx.note(node, "set", variable.name, read(target), named))
        case PropertyRef(name=attribute, subject=owner) if owner is not None and subject is not None:
            kind = ctx.type(owner)
            if isinstance(kind, PieceType):
                marked = ir.ListOf((subject, read(target)), NUMBER)
                return (*before, ctx.note(node, "mark", f"{kind.name}.{attribute}", marked))
    return before
