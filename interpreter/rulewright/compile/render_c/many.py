"""Many things: loops, what is gathered by them, and orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Local, Value, type_of
from rulewright.compile.render_c.basics import as_kind, truth
from rulewright.compile.render_c.frame import C_TYPES, Frame, Kind, element_kind, region_kind
from rulewright.compile.render_c.tables import constant
from rulewright.diagnostics import English
from rulewright.link import ListType
from rulewright.state import SPOT_MASK, SPOT_SHIFT

FEW_NUMBERS = 100  # of a range that need not be counted
Body = Callable[[], str]


# -- loops --
def loop(var: Local, items: Value, f: Frame, body: Body, weight: int = 0, lazy: bool = False, room: bool = False) -> str:
    """`for var in items: body`; a loop that may be dear pays for its rounds, a lazy one as it goes. With `room`, so many places
    are taken beforehand as there may be rounds.
    """
    paid = f"spend(g, {weight}); " if weight and lazy else ""
    ahead = weight if not lazy else 0

    def rounds(head: str, many: str, value: str, kind: Kind, before: str = "") -> str:
        with f.bound(var, kind) as name:
            pay = f"spend(g, {ahead} * (N)({many})); " if ahead else ""
            taken = f"take_room(g, {many}); " if room else ""
            return f"{{ {before}{pay}{taken}{head} {{ {paid}{C_TYPES[kind]} {name} = {value}; {body()} }} }}"

    at = f.fresh("i")
    match items:
        case ir.Metered(of=ir.Things(count=count) as things, weight=more):
            return f"{{ spend(g, {more} * {count}LL); {loop(var, things, f, body, weight, lazy, room)} }}"
        case ir.Things(count=count):
            return rounds(f"for (N {at} = 1; {at} <= {count}; {at}++)", str(count), at, "n")
        case ir.Numbers(low=low, high=high):
            a, b = f.fresh("a"), f.fresh("b")
            counted = "" if few(items) else f"span(g, {a}, {b}); "
            before = f"N {a} = {f.text(low)}, {b} = {f.text(high)}; {counted}"
            return rounds(f"for (N {at} = {a}; {at} <= {b}; {at}++)", f"most(0, {b} - {a} + 1)", at, "n", before)
        case ir.Neighbours(steps=steps, cell=cell):
            around, start = f.fresh("l"), f.fresh("a")
            before = f"const List *{around} = {f.text(steps)}; N {start} = {f.text(cell)}; "
            return rounds(every(at, around), f"{around}->len", f"{start} + {around}->a[{at}].n", "n", before)
        case ir.SpotCells(footprints=footprints, spot=spot):
            around, start = f.fresh("l"), f.fresh("a")
            before = (
                f"N {start} = {f.text(spot)}; const List *{around} = turned(g, {f.text(footprints)}, {start} & {SPOT_MASK}); "
            )
            return rounds(every(at, around), f"{around}->len", f"({start} >> {SPOT_SHIFT}) + {around}->a[{at}].n", "n", before)
        case _ if f.kind(items) == "b" and not isinstance(items, ir.Metered):
            cells = f.fresh("b")
            before = f"const Board *{cells} = {f.text(items)}; "
            return rounds(every(at, cells), f"{cells}->len", f"{cells}->cells[{at}].cell", "n", before)
        case _:
            kind = element_kind(items, f)
            listed_ = f.fresh("l")
            before = f"const List *{listed_} = {'nest' if kind == 'l' else 'flat'}(g, {f.listed(items)}); "
            return rounds(every(at, listed_), f"{listed_}->len", f"{listed_}->a[{at}].{kind}", kind, before)


def every(at: str, items: str) -> str:
    return f"for (uint32_t {at} = 0; {at} < {items}->len; {at}++)"


def few(value: ir.Numbers) -> bool:
    """A short range of fixed numbers, which nobody counts."""
    return (
        isinstance(value.low, ir.Const) and isinstance(value.high, ir.Const) and value.high.value - value.low.value < FEW_NUMBERS
    )


def gathered(value: ir.Gather, f: Frame, done: Callable[[str], str], lazy: bool = False, room: bool = False) -> str:
    """A loop over what passes the tests; `done` says what happens with each value."""

    def body() -> str:
        tests = "".join(f"if (!{truth(test, f)}) continue; " for test in value.tests)
        return tests + done(as_kind(value.value, f.kind(value.value), f))

    return loop(value.var, value.items, f, body, value.weight, lazy, room)


def expression(first: str, done: str, last: str) -> str:
    return f"({{ {first} {done} {last}; }})"


def filled(value: ir.Gather, base: str, f: Frame, until: str = "") -> str:
    """A loop that puts what it finds from `base` on, which was the top; it may stop early. Where each thing stands for itself it
    is written first and kept if it passes, which a processor need not guess.
    """
    top, kind = f.fresh("w"), f.kind(value.value)
    stop = f" if ({until.format(many=f'{top} - {base}')}) break;" if until else ""
    itself = isinstance(value.value, Local) and value.value.name == value.var.name

    def kept() -> str:
        tests = " && ".join(f"({truth(test, f)})" for test in value.tests) or "1"
        return f"{top}->{kind} = {f.name(value.var, kind)}; {top} += !!({tests});{stop}"

    def found(shown: str) -> str:
        return f"({top}++)->{kind} = {shown};{stop}"

    if itself:
        made = loop(value.var, value.items, f, kept, value.weight, room=True)
    else:
        made = gathered(value, f, found, room=True)
    return f"W *{top} = {base}; {made} g->top = {top};"


def pushed(value: ir.Gather, f: Frame, until: str = "") -> str:
    """The list that a loop makes; it may stop early."""
    base, nested = f.fresh("w"), int(f.kind(value.value) == "l")
    return expression(f"W *{base} = g->top;", filled(value, base, f, until), f"pushed(g, {base}, {nested})")


def listed(value: Value, f: Frame) -> str:
    """Any collection as a list."""
    match value:
        case ir.Const(value=fixed):
            return constant(fixed, f.module) if fixed else "EMPTY"
        case ir.Gather():
            return pushed(value, f)
        case ir.ListOf(items=items):
            return row(items, f)
        case ir.Things(count=count):
            return constant(tuple(range(1, count + 1)), f.module)
        case ir.Numbers(low=low, high=high):
            if isinstance(low, ir.Const) and isinstance(high, ir.Const) and few(value):
                return constant(tuple(range(low.value, high.value + 1)), f.module)
            a, b = f.fresh("a"), f.fresh("b")
            return f"({{ N {a} = {f.text(low)}, {b} = {f.text(high)}; span(g, {a}, {b}); range_of(g, {a}, {b}); }})"
        case ir.Stretch(region=region):
            kind = region_kind(region)
            return f"listed(g, S + {region.first}, {region.size}, {int(kind == 'l')})"
        case ir.Neighbours() | ir.SpotCells():
            var = Local("each", type_of(value).of or type_of(value))
            base = f.fresh("w")
            made = loop(var, value, f, lambda: f"push_n(g, {f.name(var, 'n')});")
            return expression(f"W *{base} = g->top;", made, f"pushed(g, {base}, 0)")
        case ir.Metered(of=of, weight=weight, deep=deep):
            name = f.fresh("l")
            paid = f"measured(g, {name}, {weight})" if deep else f"spend(g, {weight} * (N){name}->len)"
            return f"({{ const List *{name} = {listed(of, f)}; {paid}; {name}; }})"
        case ir.Fixed(of=of):
            return listed(of, f)
        case _ if f.kind(value) == "b":
            return f"cells_of(g, {f.text(value)})"
        case _ if f.kind(value) == "l":
            return f.text(value)
    raise f.unrendered(English("a list made of {kind}", kind=type(value).__name__))


def row(items: tuple[Value, ...], f: Frame) -> str:
    if not items:
        return "EMPTY"
    if all(isinstance(item, ir.Const) for item in items):
        return constant(tuple(item.value for item in items if isinstance(item, ir.Const)), f.module)
    kind: Kind = "l" if any(f.kind(item) == "l" for item in items) else "n"
    made = ", ".join(f"{{.{kind} = {as_kind(item, kind, f)}}}" for item in items)
    return f"listed(g, (W[]){{{made}}}, {len(items)}, {int(kind == 'l')})"


# -- questions about many things --
def many(
    value: ir.ListOf
    | ir.Numbers
    | ir.Things
    | ir.Gather
    | ir.Metered
    | ir.Count
    | ir.Distinct
    | ir.Member
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
    f: Frame,
) -> str:
    match value:
        case ir.ListOf() | ir.Numbers() | ir.Things() | ir.Gather() | ir.Metered() | ir.Stretch() | ir.Fixed():
            return listed(value, f)
        case ir.Count(of=ir.Gather() as rounds):
            found = f.fresh("n")
            return expression(f"N {found} = 0;", gathered(rounds, f, lambda _: f"{found}++;"), found)
        case ir.Count(of=ir.Stretch(region=region)):
            return str(region.size)
        case ir.Count(of=of):
            return f"((N)({f.text(of)})->len)"
        case ir.Distinct(of=of):
            return f"distinct(g, {f.listed(of)})"
        case ir.Member():
            return member(value, f)
        case ir.Tally(items=items, item=item):
            found = "tally_l" if f.kind(item) == "l" else "tally"
            return f"{found}({f.listed(items)}, {f.text(item)})"
        case ir.Sum(of=ir.Gather() as rounds):
            found = f.fresh("n")
            return expression(f"N {found} = 0;", gathered(rounds, f, lambda shown: f"{found} = add(g, {found}, {shown});"), found)
        case ir.Sum(of=of):
            return f"total(g, {f.listed(of)})"
        case ir.Kinds(of=of):
            return f"kinds(g, {f.listed(of)})"
        case ir.Extreme(op=op, of=of):
            return f"extreme(flat(g, {f.listed(of)}), {int(op == 'highest')})"
        case ir.Some(of=of):
            found = f.fresh("n")
            done = gathered(of, f, lambda shown: f"if ({shown}) {{ {found} = 1; break; }}", lazy=True)
            return expression(f"N {found} = 0;", done, found)
        case ir.Every(of=of):
            found = f.fresh("n")
            done = gathered(of, f, lambda shown: f"if (!({shown})) {{ {found} = 0; break; }}", lazy=True)
            return expression(f"N {found} = 1;", done, found)
        case ir.Pick(which="first", items=ir.Gather() as rounds):
            return first(rounds, f, "fail(g)")
        case ir.Pick(which=which, items=items):
            return f"{which}_of(g, {f.listed(items)}).{element_kind(items, f)}"
        case ir.Best(items=items, key=order):
            return best(items, order, f)
        case ir.Rank(items=items, key=order):
            name = f.fresh("l")
            return f"({{ const List *{name} = {f.listed(items)}; sorted(g, {name}, {keys(name, items, order, f)}); }})"
    assert_never(value)


def first(rounds: ir.Gather, f: Frame, otherwise: str) -> str:
    """The first of what a loop finds; nothing behind it is looked at."""
    kind = f.kind(rounds.value)
    found, there = f.fresh("n"), f.fresh("t")
    done = gathered(rounds, f, lambda shown: f"{found} = {shown}; {there} = 1; break;", lazy=True)
    empty = "EMPTY" if kind == "l" else "0"
    return expression(f"{C_TYPES[kind]} {found} = {empty}; int {there} = 0;", f"{done} if (!{there}) {otherwise};", found)


def member(value: ir.Member, f: Frame) -> str:
    item, items = value.item, value.items
    if f.kind(item) == "l":
        return f"has_list({f.listed(items)}, {f.listed(item)})"
    if f.kind(items) == "b":
        return f"covered({f.text(items)}, {f.text(item)})"
    name = f.fresh("m")
    match items:
        case ir.ListOf(items=some):
            tests = " || ".join(f"{name} == {f.text(one)}" for one in some) or "0"
            return f"({{ N {name} = {f.text(item)}; {tests}; }})"
        case ir.Stretch(region=region) if region.address in f.empty and item == ir.Const(0):
            return f"({f.empty[region.address][1]} > 0)"
        case ir.Stretch(region=region):
            at, found = f.fresh("i"), f.fresh("n")
            head = f"for (N {at} = {region.first}; {at} < {region.first + region.size}; {at}++)"
            look = f"{head} if (S[{at}].n == {name}) {{ {found} = 1; break; }}"
            return f"({{ N {name} = {f.text(item)}, {found} = 0; {look} {found}; }})"
        case ir.Things(count=count):
            return f"({{ N {name} = {f.text(item)}; {name} >= 1 && {name} <= {count}; }})"
    return f"has_number({f.listed(items)}, {f.text(item)})"


# -- orders --
def key_of(order: ir.Key, f: Frame) -> str:
    """The row of numbers by which a thing is ranked, as a list; numbers beside lists are lists of one."""
    nested = any(op == "least list" or (op in ("most", "prefer") and f.kind(part) == "l") for op, part in order.parts)
    shown: list[str] = []
    for op, part in order.parts:
        match op:
            case "most" | "prefer":
                one = f.listed(part) if f.kind(part) == "l" else f.text(part)
            case "least":
                one = f"sub(g, 0, {f.text(part)})"
            case "least list":
                one = f"negated(g, {f.listed(part)})"
            case "first":
                one = f"-order_in({f.listed(part)}, {f.name(order.var)})"
            case _:
                assert_never(op)
        number_ = op in ("least", "first") or (op != "least list" and f.kind(part) == "n")
        if nested and number_:
            one = f"listed(g, (W[]){{{{.n = {one}}}}}, 1, 0)"
        shown.append(f"{{.{'l' if nested else 'n'} = {one}}}")
    return f"listed(g, (W[]){{{', '.join(shown)}}}, {len(shown)}, {int(nested)})" if shown else "EMPTY"


def keys(name: str, items: Value, order: ir.Key, f: Frame) -> str:
    """The keys of a list that has a name in C."""
    base, at = f.fresh("w"), f.fresh("i")
    kind: Kind = f.kind(order.var) if isinstance(type_of(items).of, ListType) else "n"
    with f.bound(order.var, kind) as var:
        made = f"{every(at, name)} {{ {C_TYPES[kind]} {var} = {name}->a[{at}].{kind}; push_l(g, {key_of(order, f)}); }}"
    return expression(f"W *{base} = g->top;", made, f"pushed(g, {base}, 1)")


def best(items: Value, order: ir.Key, f: Frame) -> str:
    name, kind = f.fresh("l"), element_kind(items, f)
    found = f"best(g, {name}, {keys(name, items, order, f)}).{kind}"
    if isinstance(type_of(items).of, ListType):
        found = f"{name}->len ? {found} : EMPTY"
    return f"({{ const List *{name} = {f.listed(items)}; {found}; }})"
