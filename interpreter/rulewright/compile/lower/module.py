"""A checked game, laid out for a number of players and options, to a program."""

from __future__ import annotations

from rulewright.check import ENTRY, Checked
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.lower import many
from rulewright.compile.lower.context import ACTOR, Context, Sink, World, local_name
from rulewright.compile.lower.flow import FIRST_SEAT, Counter, flow
from rulewright.compile.lower.listeners import frame, framed, interruption, listener
from rulewright.compile.lower.modifiers import modifier, params_of, value_function
from rulewright.compile.lower.ordering import quarrelling
from rulewright.compile.lower.statements import body
from rulewright.compile.lower.values import lower
from rulewright.diagnostics import Span
from rulewright.link import NUMBER, EffectType, PieceType
from rulewright.parse import ast
from rulewright.state import Layout


def lower_game(checked: Checked, layout: Layout, cover: bool = False) -> Draft:
    """The plain program of a game: what the rules say, without any shortcut."""
    sink = Sink()
    world = World(checked, layout, sink, cover)
    rules = checked.rules
    for value in rules.values.values():
        value_function(value, world)
    for one in world.standing:
        if one.mod.op in ("add", "treat"):
            modifier(one, world)
    _scores(world)
    for rule in rules.rules.values():
        if framed(rule.name, world):
            frame(rule, world)
            _rule(rule, f"plain_{rule.name}", world)
        else:
            _rule(rule, f"rule_{rule.name}", world)
    for (name, seat), rule in rules.seat_rules.items():
        if seat in layout.seats:
            _rule(rule, f"seat_{seat}__{name}", world)
    ordered = quarrelling(world)
    for heard in rules.triggers.heard:
        listener(heard, world, heard.number in ordered)
    printed = _printed(world)
    winner = rules.winner
    assert winner is not None
    standing = ir.Key(ACTOR, many.order(winner.prefs, Context(world, "winner"), lower))
    counter = Counter()
    steps, _ = flow(rules.flows[ENTRY].body, Context(world, ENTRY, player=FIRST_SEAT), counter)
    interruptions = tuple(interruption(heard, world) for heard in rules.triggers.any_time)
    return Draft(
        checked,
        layout.with_flow(counter.taken),
        sink.functions,
        steps,
        sink.tables,
        {name: row for row, name in sink.ears.items()},
        printed,
        standing,
        tuple(sink.sites),
        tuple(sink.effects),
        tuple(sink.branches),
        {},
        interruptions,
        sink.orders,
    )


def _scores(world: World) -> None:
    total: Value = Const(0)
    for name, score in world.rules.scores.items():
        found = lower(score.body, Context(world, name))
        block = (Said(score.span, (ops.Leave(found),)),)
        world.sink.function(Function(f"score_{name}", "value", (), block, score.span, name))
        one = ir.Called(f"score_{name}", ACTOR, (), NUMBER)
        total = one if total == Const(0) else ir.Arith("+", total, one)
    span = world.rules.packs[0].span if world.rules.packs else Span.point("pack.yaml", 1, 1)
    world.sink.function(Function("points", "value", (), (Said(span, (ops.Leave(total),)),), span, "points"))


def _rule(rule: ast.Rule, name: str, world: World) -> None:
    params = params_of(rule, world)
    names: dict[str, Value] = {local.name.removeprefix(local_name("")): local for local in params}
    block, _ = body(rule.body, Context(world, rule.name, names))
    world.sink.function(Function(name, "rule", params, block, rule.span, rule.name))


def _printed(world: World) -> dict[str, tuple[str, ...]]:
    """Programs printed on pieces: for each attribute the function of every piece, "" where there is none."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in world.rules.pieces.values():
        for attribute in kind.attributes.values():
            if not isinstance(attribute.type, EffectType):
                continue
            functions: list[str] = [""]
            this = ir.Local("this", PieceType(kind.name))
            for number, item in enumerate(kind.items):
                statements = tuple(s for s in item.effects.get(attribute.name, ()) if isinstance(s, ast.Stmt))
                name = f"printed_{kind.name}_{number}__{attribute.name}" if statements else ""
                functions += [name] * item.copies
                if statements:
                    ctx = Context(world, f"{kind.name}.{item.id}", {"this": this})
                    block, _ = body(statements, ctx)
                    span = statements[0].span
                    world.sink.function(Function(name, "effect", (this,), block, span, ctx.rule, follows=True))
            found[f"effect_{kind.name}__{attribute.name}"] = tuple(functions)
    return found
