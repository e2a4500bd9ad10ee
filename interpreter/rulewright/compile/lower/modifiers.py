"""Values as functions, with every modifier that changes them: `while …` and `until end of …`."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.lower.context import ACTOR, Context, Standing, World, local_name
from rulewright.compile.lower.goods import Ops
from rulewright.compile.lower.statements import bands
from rulewright.compile.lower.values import lower
from rulewright.link import NUMBER, PLAYER, UNKNOWN, ListType, PieceType, Type, ZoneType
from rulewright.parse import ast
from rulewright.state import LastingAt


def value_function(value: ast.Value | ast.Banded, world: World) -> None:
    """`value_<name>(S, player, …)`."""
    params = params_of(value, world)
    ctx = Context(world, value.name, {name: local for (name, _), local in zip(world.meaning.params[value], params, strict=True)})
    changes = modified(value.name, params, world)
    result = Local("result", world.meaning.value_types.get(value.name, UNKNOWN))
    block: Block
    if isinstance(value, ast.Value):
        given: Ops = ()
        for one in value.given:
            local = Local(local_name(one.name), ctx.type(one.value), ctx.may_be_nothing(one.value))
            given += (ops.Let(local, lower(one.value, ctx)),)
            ctx = ctx.bind(one.name, local)
        body = lower(value.body, ctx)
        last: Ops = (*given, *((ops.Let(result, body), *changes, ops.Leave(result)) if changes else (ops.Leave(body),)))
        block = (Said(value.span, last),)
    else:
        block = banded(value, params, result, changes, ctx)
    world.sink.function(Function(f"value_{value.name}", "value", params, block, value.span, value.name))


def params_of(owner: ast.Node, world: World) -> tuple[Local, ...]:
    return tuple(Local(local_name(name), type_, world.missing.param(owner, name)) for name, type_ in world.meaning.params[owner])


def banded(value: ast.Banded, params: tuple[Local, ...], result: Local, changes: Ops, ctx: Context) -> Block:
    """A table of bands: the first that fits; nothing if none does."""
    branches: list[tuple[Value, Block]] = []
    for case in value.cases:
        found = lower(case.value, ctx)
        op: ops.Op = ops.Let(result, found) if changes else ops.Leave(found)
        branches.append((bands(case.bands, params[0], ctx), (Said(case.span, (op,)),)))
    empty: Value = Const(()) if isinstance(result.type, ListType | ZoneType) else Const(0, result.type)
    if not changes:
        return (Said(value.span, (ops.If(tuple(branches)), ops.Leave(empty))),)
    chosen = ops.If(tuple(branches), (Said(value.span, (ops.Let(result, empty),)),))
    return (Said(value.span, (chosen, *changes, ops.Leave(result))),)


def modified(name: str, params: tuple[Local, ...], world: World) -> Ops:
    """What every modifier of a value does to its result."""
    result = Local("result", world.meaning.value_types.get(name, UNKNOWN))
    done: list[ops.Op] = []
    for one in world.standing:
        if one.mod.op in ("add", "treat") and one.mod.names[0] == name:
            call = ir.Called(f"mod_{one.index}", ACTOR, params, NUMBER)
            done.append(ops.Treat("add" if one.mod.op == "add" else "treat", result, call))
    anyone = any(type_ == PLAYER for _, type_ in world.meaning.params[world.rules.values[name]])
    for node, number in world.layout.lasting.items():
        if node.mod.op in ("add", "treat") and node.mod.names[0] == name:
            who: Value = ir.Things(world.layout.players, PLAYER) if anyone else ir.ListOf((ACTOR,), PLAYER)
            amounts = ir.LastingAmounts(world.layout.regions[LastingAt(number)], who, params)
            done.append(ops.TreatLasting("add" if node.mod.op == "add" else "treat", result, amounts))
    return tuple(done)


def modifier(one: Standing, world: World) -> None:
    """`mod_<index>(S, player, …)`: the amount of a standing modifier for these arguments, or None."""
    mod, owned = one.mod, one.owned
    value = world.rules.values[mod.names[0]]
    params = params_of(value, world)
    owner = world.sink.local("owner", PLAYER)
    this_type: Type = PieceType(owned.kind) if owned.kind is not None else UNKNOWN
    this = world.sink.local("this", this_type)
    ctx = Context(world, value.name, {"owner": owner, "actor": ACTOR, "this": this}, owner)
    assert mod.value is not None
    amount = lower(mod.value, ctx)
    total = Local("total", NUMBER)
    found: ops.Op = ops.Treat("add", total, amount) if mod.op == "add" else ops.Leave(amount)
    tests = [ir.Compare("=", lower(arg, ctx), param) for arg, param in zip(mod.args or (), params, strict=False)]
    anyone = any(type_ == PLAYER for _, type_ in world.meaning.params[value])
    if not anyone and owned.kind is not None:
        tests.append(ir.Compare("=", owner, ACTOR))
    inside: Block = (Said(mod.span, (found,)),)
    if one.test is not None:
        inside = (Said(mod.span, (ops.If(((lower(one.test, ctx), inside),)),)),)
    for test in reversed(tests):
        inside = (Said(mod.span, (ops.If(((test, inside),)),)),)
    pieces: tuple[tuple[int, int], ...] = ()
    owners = ""
    if owned.kind is not None and owned.item is not None:
        pieces, owners = world.pieces_of(world.rules.pieces[owned.kind], owned.item), world.owners(owned.kind)
    each = ops.EachHolder(owner, this, pieces, owners, inside)
    if mod.op == "add":
        done: Ops = (ops.Let(total, Const(0)), each, ops.Leave(total))
    else:
        done = (each, ops.Leave())
    world.sink.function(Function(f"mod_{one.index}", "value", params, (Said(mod.span, done),), mod.span, value.name))
