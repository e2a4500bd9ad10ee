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
Changing = ast.Gain | ast.Lose | ast.LoseAll


def gain_or_lose(node: Changing, ctx: Context) -> Ops:
    """Goods of who acts, or of somebody named. How much it is, is worked out as who acts sees it."""
    if node.who is None:
        return _changes(node, ctx, ctx)
    before, who = kept(sure(lower(node.who, ctx)), "who", ctx)
    return (*before, *_changes(node, ctx, ctx.acting(who)))


def _changes(node: Changing, ctx: Context, to: Context) -> Ops:
    if isinstance(node, ast.LoseAll):
        return tuple(op for name in node.names for op in lose_all(node, name, to))
    return tuple(op for amount in node.amounts for op in change(node, amount, ctx, to))


def _sign(node: Changing) -> int:
    return 1 if isinstance(node, ast.Gain) else -1


def _note(node: Changing, noun: str, amount: Value, to: Context) -> ops.Note:
    return to.note(node, "gain" if _sign(node) > 0 else "lose", noun, amount, to.player if node.who is not None else None)


def _told(node: Changing, noun: str, amount: Value, to: Context) -> Ops:
    return told("gain", noun, (amount,), to) if _sign(node) > 0 else ()


def change(node: ast.Gain | ast.Lose, amount: ast.Amount, ctx: Context, to: Context) -> Ops:
    if amount.options:
        return either(node, amount, ctx, to)
    if not isinstance(amount.what, str):
        assert amount.what is not None
        return mix(node, amount, amount.what, ctx, to)
    if amount.what not in ctx.rules.variables:
        more, which = kept(named_resource(amount.what, ctx), "which", ctx)
        return (*more, *change_named(node, which, count_of(amount, ctx), to))
    return change_own(node, amount.what, count_of(amount, ctx), to)


def change_own(node: Changing, name: str, number: Value, to: Context) -> Ops:
    variable, slot = to.rules.variables[name], own_slot(name, to)
    before, count = kept(number, "count", to)
    done = watched(variable.name, slot, (ops.Change(slot, count, _sign(node), variable.low, variable.high),), to)
    return (*before, *done, _note(node, name, count, to), *_told(node, name, count, to))


def lose_all(node: ast.LoseAll, name: str, to: Context) -> Ops:
    """As much as there is; of less than nothing, nothing is lost."""
    if name in to.rules.variables:
        return change_own(node, name, not_negative(ir.Load(own_slot(name, to), NUMBER), to), to)
    more, which = kept(named_resource(name, to), "which", to)
    return (*more, *change_named(node, which, ir.AtLeastZero(ir.Peek(ir.Bank(which, to.player), NUMBER)), to))


def either(node: ast.Gain | ast.Lose, amount: ast.Amount, ctx: Context, to: Context) -> Ops:
    """`gain either 1 wood or 2 fish`: the options are called by what they give."""
    ways = [replace(way, per=amount.per) for way in ways_of(amount)]
    names = tuple(str(way.what) if isinstance(way.what, str) else "mix" for way in ways)
    site = ctx.site(node, "one", "either", NUMBER, names)
    fails = ctx.world.behaviours.statement(node).fails
    made = tuple(ops.Way(None, (), (ops.Said(node.span, change(node, way, ctx, to), fails),)) for way in ways)
    return (ops.ChooseOne(ctx.sink.local("way", NUMBER), site, to.player, made),)


def mix(node: ast.Gain | ast.Lose, amount: ast.Amount, what: ast.Expr, ctx: Context, to: Context) -> Ops:
    site = ctx.site(node, "mix", "mix", NUMBER)
    taken = ctx.sink.local("taken", ListType(RESOURCE))
    done = ops.GainMix(taken, site, to.player, count_of(amount, ctx), lower(what, ctx), _sign(node))
    return unnamed(node, (done,), lambda resource: ir.Tally(taken, resource), to)


def change_named(node: Changing, which: Value, count: Value, to: Context) -> Ops:
    """A resource that is known only in play."""
    before, number = kept(count, "count", to)
    done = ops.ChangeNamed(which, to.player, number, _sign(node))
    after = unnamed(node, (done,), lambda resource: ir.Either(number, ir.Compare("=", which, resource), Const(0)), to)
    return (*before, *after)


def unnamed(node: Changing, done: Ops, count: Callable[[Value], Value], to: Context) -> Ops:
    """A change of resources that are known only in play: those who wait for one of them hear of it."""
    after: Ops = ()
    for variable in to.rules.variables.values():
        if variable.per != (PLAYER,):
            continue
        name = variable.name
        done = watched(name, own_slot(name, to), done, to)
        inner: Ops = ()
        number = to.sink.local("count", NUMBER)
        if name in to.world.behaviours.named_goods:
            inner += (_note(node, name, number, to),)
        inner += _told(node, name, number, to)
        if inner:
            resource = Const(to.layout.resource(name), RESOURCE)
            block = (ops.Said(node.span, inner, to.world.behaviours.statement(node).fails),)
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
        done = watched(name, target, done, of_whom(node.target, target, ctx), subject)
    return (*before, *done, ctx.note(node, "advance", noun, read(target)))


def of_whom(node: ast.Expr, slot: ir.Slot, ctx: Context) -> Context:
    """What changes of somebody who is named happens to that player: it is he who has reached something."""
    ref = ctx.ref(node)
    if not isinstance(ref, VariableRef) or ref.whose is None:
        return ctx
    return ctx.acting(next(value for value, type_ in zip(slot.index, slot.region.per, strict=True) if type_ == PLAYER))


def assign(node: ast.Assign, ctx: Context) -> Ops:
    value = lower(node.value, ctx)
    before, target, name, subject = target_of(node.target, ctx)
    if isinstance(target, Local):
        return (ops.Let(target, value),)
    value = ir.Fixed(value) if isinstance(target.region.holds, ListType) else value
    before = (*before, *watched(name, target, (ops.Store(target, value),), of_whom(node.target, target, ctx), subject))
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
