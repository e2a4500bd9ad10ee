"""Values as Python expressions over the flat state `S`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never, cast

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.program import Ear
from rulewright.compile.ir.values import Value, may_be_nothing, type_of
from rulewright.compile.render.boards import board
from rulewright.compile.render.in_slots import asks_slot_of, slots_asked_for
from rulewright.compile.render.naming import Naming
from rulewright.link import ListType, PlayerType, ZoneType
from rulewright.state import Address, FlowAt

FEW_NUMBERS = 100  # of a range that need not be counted
SIGNS = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=", "+": "+", "-": "-", "*": "*", "div": "//", "mod": "%"}


@dataclass(frozen=True)
class Style:
    """How a module is written: what slots are called, and whether the flow's names lie in slots or are plain names."""

    naming: Naming
    suspended: bool = True
    interrupted: frozenset[int] = frozenset()  # questions beside which something else may fit
    ears: Mapping[str, tuple[Ear, ...]] = field(default_factory=dict)
    empty: Mapping[Address, str] = field(default_factory=dict)  # lists of the cells of a region that are still empty


def text(value: Value, style: Style) -> str:
    """An expression that can stand anywhere."""
    match value:
        case ir.Const(value=fixed):
            return repr(fixed)
        case ir.Local(name=name):
            return name
        case ir.FlowName(number=number, name=name):
            return f"S[{style.naming.of(FlowAt(number))}]" if style.suspended else f"{name}_{number}"
        case ir.Slot():
            return slot(value, style)
        case ir.Load(slot=at):
            return f"S[{slot(at, style)}]"
        case ir.Peek(at=place):
            return f"S[{text(place, style)}]"
        case ir.Bank(resource=resource, player=player):
            return f"{text(resource, style)} + {text(player, style)}"
        case ir.Table(name=name):
            return name
        case ir.Column(table=table, key=key):
            return f"{table}[{text(key, style)}]"
        case ir.Lookup(table=table, key=key, type=type_):
            return f"{table}.get({text(key, style)}, {'()' if isinstance(type_, ListType) else '0'})"
        case ir.Shared(local=local, of=of):
            return f"({local.name} := {text(of, style)})"
        case ir.Sure(of=ir.Const(value=0)):
            return "missing()"
        case ir.Sure(of=of):
            return f"({text(of, style)} or missing())"
        case ir.Metered(of=of, weight=weight, deep=deep):
            return f"{'measured' if deep else 'metered'}({text(of, style)}, {weight})"
        case ir.Held(of=of):
            return f"held({text(of, style)})"
        case ir.Negate(of=of):
            return f"(-{text(of, style)})"
        case ir.AtLeastZero(of=ir.Local(name=name)):
            return f"({name} if {name} > 0 else 0)"
        case ir.AtLeastZero(of=of):
            return f"max(0, {plain(of, style)})"
        case ir.Distinct(of=of):
            return f"distinct({text(of, style)})"
        case ir.Member(item=ir.Const(value=0), items=ir.Stretch(region=region)) if region.address in style.empty:
            return f"bool({style.empty[region.address]})"
        case ir.Not(of=ir.Member(item=ir.Const(value=0), items=ir.Stretch(region=region))) if region.address in style.empty:
            return f"(not {style.empty[region.address]})"
        case ir.Not(of=ir.Member(item=item, items=items)):
            return f"({text(item, style)} not in {text(items, style)})"
        case ir.Not(of=of):
            return f"(not {text(of, style)})"
        case ir.Both(op=op, left=left, right=right):
            return f"({text(left, style)} {op} {text(right, style)})"
        case ir.Compare(op=op, left=left, right=right):
            return f"({text(left, style)} {SIGNS[op]} {text(right, style)})"
        case ir.Within(low=low, of=of, high=high):
            return f"({text(low, style)} <= {text(of, style)} <= {text(high, style)})"
        case ir.Member(item=item, items=items):
            return f"({text(item, style)} in {text(items, style)})"
        case ir.Arith():
            return arithmetic(value, style)
        case ir.Either(then=then, test=test, other=other):
            return f"({text(then, style)} if {text(test, style)} else {text(other, style)})"
        case (
            ir.ListOf()
            | ir.Numbers()
            | ir.Things()
            | ir.Gather()
            | ir.Count()
            | ir.Tally()
            | ir.Stretch()
            | ir.Sum()
            | ir.Kinds()
            | ir.Extreme()
            | ir.Some()
            | ir.Every()
            | ir.Pick()
            | ir.Best()
            | ir.Rank()
            | ir.Fixed()
        ):
            return many(value, style)
        case (
            ir.Covered()
            | ir.Neighbours()
            | ir.SpotCells()
            | ir.SpotCell()
            | ir.SpotTurn()
            | ir.SpotLevel()
            | ir.Spots()
            | ir.Holes()
            | ir.Groups()
            | ir.Reach()
            | ir.Fare()
            | ir.LineThrough()
            | ir.LineListed()
        ):
            return board(value, lambda part: text(part, style), lambda part: plain(part, style))
        case _:
            return call(value, style)


def plain(value: Value, style: Style) -> str:
    """The same without brackets around it, where none are needed."""
    found = text(value, style)
    bracketed = isinstance(value, ir.Not | ir.Both | ir.Compare | ir.Within | ir.Member | ir.Arith | ir.Either)
    return found[1:-1] if bracketed and found.startswith("(") else found


def row(values: tuple[Value, ...], style: Style) -> str:
    """A tuple."""
    return "(" + "".join(f"{plain(value, style)}, " for value in values) + ")" if values else "()"


def args(values: tuple[Value, ...], style: Style) -> str:
    """Arguments behind others."""
    return "".join(f", {plain(value, style)}" for value in values)


def slot(value: ir.Slot, style: Style) -> str:
    """Where a noun lies: its name, and the weighted numbers of what it is per."""
    parts = [style.naming.of(value.region.address)]
    for index, stride in zip(value.index, value.region.strides, strict=True):
        shown = text(index, style)
        parts.append(shown if stride == 1 else f"{shown} * {stride}")
    return " + ".join(parts)


def arithmetic(value: ir.Arith, style: Style) -> str:
    fixed = isinstance(value.right, ir.Const) and value.right.value
    if value.op in ("div", "mod") and not fixed:
        return f"{'divide' if value.op == 'div' else 'remainder'}({plain(value.left, style)}, {plain(value.right, style)})"
    return f"({text(value.left, style)} {SIGNS[value.op]} {text(value.right, style)})"


# -- many things --
def gathered(value: ir.Gather, style: Style, more: tuple[Value, ...] = ()) -> str:
    """`value for x in items if test`, with more tests behind its own. Where something is asked about each thing that stands in a
    slot of its own, the slots are gone through, and not looked up one by one.
    """
    value = replace(value, tests=(*value.tests, *more))
    region = slots_asked_for(value)
    if region is None:
        return f"{plain(value.value, style)} {clauses(value, style)}"
    name, first = style.naming.of(region.address), region.first - region.origin
    held = ir.Local(f"{value.var.name}_is", region.holds)

    def seen(node: Node) -> Node:
        return held if asks_slot_of(value.var, node, region) else with_children(node, seen)

    shown = with_children(value, seen)
    tests = "".join(f" if {tested(test, style)}" for test in shown.tests)
    slots = f"S[{name} + {first}:{name} + {first + cast('ir.Things', value.items).count}]"
    return f"{plain(shown.value, style)} for {value.var.name}, {held.name} in enumerate({slots}, 1){tests}"


def clauses(value: ir.Gather, style: Style, lazy: bool = False) -> str:
    """`for x in items if test`; a loop that may be dear reports its rounds, a lazy one as it goes."""
    items = text(value.items, style)
    if value.weight:
        items = f"{'counted' if lazy else 'metered'}({items}, {value.weight})"
    return f"for {value.var.name} in {items}" + "".join(f" if {tested(test, style)}" for test in value.tests)


def tested(value: Value, style: Style) -> str:
    """A test behind an `if` of a comprehension, where a bare `x if y else z` cannot stand."""
    return text(value, style) if isinstance(value, ir.Either) else plain(value, style)


def lazily(value: Value, style: Style) -> str:
    """Items one after another, for whoever may not need all."""
    if isinstance(value, ir.Gather):
        return f"({plain(value.value, style)} {clauses(value, style, True)})"
    return text(value, style)


def many(
    value: ir.ListOf
    | ir.Numbers
    | ir.Things
    | ir.Gather
    | ir.Count
    | ir.Tally
    | ir.Stretch
    | ir.Sum
    | ir.Kinds
    | ir.Extreme
    | ir.Some
    | ir.Every
    | ir.Pick
    | ir.Best
    | ir.Rank
    | ir.Fixed,
    style: Style,
) -> str:
    match value:
        case ir.ListOf(items=items):
            return row(items, style)
        case ir.Numbers(low=low, high=high):
            if isinstance(low, ir.Const) and isinstance(high, ir.Const) and high.value - low.value < FEW_NUMBERS:
                return f"range({low.value}, {high.value + 1})"
            return f"span({plain(low, style)}, {plain(high, style)})"
        case ir.Things(count=count, of=of):
            return "PLAYERS" if isinstance(of, PlayerType) else f"range(1, {count + 1})"
        case ir.Gather():
            return f"[{gathered(value, style)}]"
        case ir.Count(of=ir.Gather() as rounds):
            return f"len([{gathered(replace(rounds, value=ir.Const(1)), style)}])"
        case ir.Count(of=of):
            return f"len({text(of, style)})"
        case ir.Tally(items=items, item=item):
            return f"{text(items, style)}.count({plain(item, style)})"
        case ir.Stretch(region=region):
            name = style.naming.of(region.address)
            return f"S[{name} + {region.first - region.origin}:{name} + {region.first - region.origin + region.size}]"
        case ir.Sum(of=of):
            return f"sum({text(of, style)})"
        case ir.Kinds(of=of):
            return f"len({kinds(of, style)})"
        case ir.Extreme(op=op, of=of):
            return f"{'min' if op == 'lowest' else 'max'}({text(of, style)}, default=0)"
        case ir.Some(
            of=ir.Gather(items=items, tests=(), weight=0, value=ir.Covered(part="covered", board=load, cell=cell), var=var)
        ) if cell == var:
            return f"(not {text(load, style)}.keys().isdisjoint({text(items, style)}))"
        case ir.Some(
            of=ir.Gather(items=ir.Load() | ir.Table() | ir.ListOf() as items, tests=(), value=ir.Const(value=True), weight=0)
        ):
            return f"bool({text(items, style)})"
        case ir.Some(of=of):
            return f"any{lazily(of, style)}"
        case ir.Every(of=of):
            return f"all{lazily(of, style)}"
        case ir.Pick(which="first", items=items):
            return f"first({lazily(items, style)})"
        case ir.Pick(items=items):
            return f"last({text(items, style)})"
        case ir.Best(items=items, key=order):
            empty = "()" if isinstance(type_of(items).of, ListType) else "None"
            return f"best({text(items, style)}, {key(order, style)}, {empty})"
        case ir.Rank(items=items, key=order):
            return f"sorted({text(items, style)}, key={key(order, style)}, reverse=True)"
        case ir.Fixed(of=of):
            return text(of, style) if isinstance(of, ir.ListOf) else f"tuple({text(of, style)})"
    assert_never(value)


def kinds(value: Value, style: Style) -> str:
    """A set of different things; lists are compared by what they hold."""
    listed = isinstance(type_of(value).of, ListType | ZoneType)
    if isinstance(value, ir.Gather):
        shown = plain(value.value, style)
        return f"{{{f'tuple({shown})' if listed else shown} {clauses(value, style)}}}"
    return f"{{{'tuple(x)' if listed else 'x'} for x in {text(value, style)}}}"


def key(value: ir.Key, style: Style) -> str:
    """An order as a function: larger is better."""
    parts = []
    for op, part in value.parts:
        if op in ("most", "prefer"):
            parts.append(plain(part, style))
            continue
        shown = text(part, style)
        match op:
            case "least":
                parts.append(f"-{shown}")
            case "least list":
                parts.append(f"reversed_order({shown})")
            case "first":
                parts.append(f"-order_in({shown}, {value.var.name})")
    return f"lambda {value.var.name}: ({''.join(part + ', ' for part in parts)})"


# -- calls --
def call(
    value: ir.Apply
    | ir.Called
    | ir.Able
    | ir.After
    | ir.Seated
    | ir.Owns
    | ir.OwnerOf
    | ir.LastsFor
    | ir.LastingAmounts
    | ir.Funds
    | ir.Playable,
    style: Style,
) -> str:
    match value:
        case ir.Apply():
            return apply(value, style)
        case ir.Called(function=function, player=player, args=given):
            return f"{function}(S, {plain(player, style)}{args(given, style)})"
        case ir.Able(function=function, player=player, args=given, mark=mark):
            if mark is not None:
                return f"({mark.name} := C.trying(S, able, {function}, {plain(player, style)}{args(given, style)}))"
            return f"able(S, {function}, {plain(player, style)}{args(given, style)})"
        case ir.After(function=function, player=player, args=given, value=found):
            return f"(lambda S: {plain(found, style)})(after(S, {function}, {plain(player, style)}{args(given, style)}))"
        case ir.Seated(player=player, seat=seat):
            return f"(SEATS[{plain(player, style)}] == {seat!r})"
        case ir.Owns(player=player, pieces=pieces, owners=owners):
            return f"owns({plain(player, style)}, holders(S, {pieces!r}, {owners}))"
        case ir.OwnerOf(place=place, owners=owners):
            return f"{owners}.get(S[{style.naming.place(place)}], 0)"
        case ir.LastsFor(slot=at):
            return f"S[{slot(at, style)}]"
        case ir.LastingAmounts(region=region, players=players, values=given):
            return f"lasting(S, {style.naming.of(region.address)}, {text(players, style)}, {row(given, style)})"
        case ir.Funds(sources=sources, waived=waived):
            funds = f"funds(S, {listed(sources, style)}, FLOORS)"
            return f"(LARGE if {either(waived, style)} else {funds})" if waived else funds
        case ir.Playable(player=player, ears=ears):
            return f"holding(S, {plain(player, style)}, {ears})"
    assert_never(value)


def either(tests: tuple[Value, ...], style: Style) -> str:
    return " or ".join(text(test, style) for test in tests)


def listed(sources: tuple[ir.Source, ...], style: Style) -> str:
    """The slots a cost may be paid from, those on a condition behind the others."""
    always = [text(source.slot, style) for source in sources if source.test is None]
    found = f"[{', '.join(always)}]"
    tests = {text(source.test, style): None for source in sources if source.test is not None}
    for test in tests:
        some = [text(s.slot, style) for s in sources if s.test is not None and text(s.test, style) == test]
        found += f" + ([{', '.join(some)}] if {test} else [])"
    return found


def apply(value: ir.Apply, style: Style) -> str:
    match value.name:
        case "following" | "preceding" if not may_be_nothing(value.args[0]):
            who, count = text(value.args[0], style), text(value.args[1], style)
            return f"({who} % {count} + 1)" if value.name == "following" else f"(({who} - 2) % {count} + 1)"
        case "position":
            return f"position(S, {', '.join(plain(arg, style) for arg in value.args)})"
        case "first_or_nothing":
            return f"first_or_nothing({lazily(value.args[0], style)})"
        case "place_within":
            place, first, size = (text(arg, style) for arg in value.args)
            return f"within({place} - {first}, {size})"
    return f"{value.name}({', '.join(plain(arg, style) for arg in value.args)})"
