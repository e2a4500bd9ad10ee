"""Calls: what is built in, named values, whether a rule could be carried out, and who owns what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rulewright.compile.bounds import LARGEST
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Value
from rulewright.compile.render_c.basics import as_kind, load, truth, words
from rulewright.compile.render_c.frame import Frame, Module, element_kind, region_kind
from rulewright.compile.render_c.many import first, row
from rulewright.diagnostics import English


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
    f: Frame,
) -> str:
    match value:
        case ir.Apply():
            return apply(value, f)
        case ir.Called(function=function, player=player, args=given):
            callee = f.module.callees[function]
            passed = [as_kind(arg, kind, f) for arg, kind in zip(given, callee.takes, strict=True)]
            return f"{callee.name}({', '.join(['g', 'S', f.text(player), *passed])})"
        case ir.Able(function=function, player=player, args=given, mark=mark):
            row = f"{step(function, f)}, {step_words(function, player, given, f)}, {numbers_in(function, given, f)}"
            return f"able(g, S, {row})" if mark is None else f"({f.name(mark, 'n')} = trying(g, S, c, {row}))"
        case ir.After(function=function, player=player, args=given, value=found):
            copy = f.fresh("s")
            inside = f.listed(found) if f.kind(found) == "l" else f.text(found)
            begin = f"W *{copy} = after(g, S, {step(function, f)}, {step_words(function, player, given, f)});"
            return f"({{ {begin} ({{ W *S = {copy}; (void)S; {inside}; }}); }})"
        case ir.Seated(player=player, seat=seat):
            return f"(SEATS[slot_in(g, {f.text(player)}, 0, PLAYERS + 1)] == {f.module.seat(seat)})"
        case ir.Owns(player=player, pieces=pieces, owners=owners):
            return f"owns(S, {f.text(player)}, {lying(pieces, f.module)}, {len(pieces)}, {owners_of(owners, f.module)})"
        case ir.OwnerOf(place=place, owners=owners):
            return f"owner_of(S, {place}, {owners_of(owners, f.module)})"
        case ir.LastsFor(slot=at):
            kept = load(at, f)
            return f"({kept}->len != 0)" if region_kind(at.region) == "l" else kept
        case ir.LastingAmounts(region=region, players=players, values=given):
            if any(f.kind(one) != "n" for one in given):
                raise f.unrendered(English("a modifier that lasts and is meant for a list"))
            return f"lasting(g, S, {region.origin}, {f.listed(players)}, {words(given, f)}, {len(given)})"
        case ir.Funds(sources=sources, waived=waived):
            there = f"funds(g, S, {sourced(sources, f)})"
            return f"({' || '.join(truth(one, f) for one in waived)} ? {LARGEST}LL : {there})" if waived else there
        case ir.Playable(player=player, ears=ears):
            return f"holds_any(S, ({f.module.ears[ears]})->own, {f.text(player)})"
    assert_never(value)


def step(function: str, f: Frame) -> str:
    """A rule or a part as something that can be carried out with arguments in a row."""
    return f.module.steps[f.module.parts[function][0].name if function in f.module.parts else function]


def step_words(function: str, player: Value, given: Sequence[Value], f: Frame) -> str:
    """The arguments in a row; a part is also told the names around it that it knows."""
    frees = f.module.parts[function][1] if function in f.module.parts else ()
    return words((player, *given, *frees), f)


def numbers_in(function: str, given: Sequence[Value], f: Frame) -> int:
    """How many arguments there are in the row; 0 if not all of them are numbers."""
    frees = f.module.parts[function][1] if function in f.module.parts else ()
    return 1 + len(given) + len(frees) if all(f.kind(one) == "n" for one in (*given, *frees)) else 0


def lying(pieces: tuple[tuple[int, int], ...], module: Module) -> str:
    """Where it is told where pieces lie."""
    key = ("lying", pieces)
    if key not in module.constants:
        name = module.constants[key] = module.fresh("y")
        shown = ", ".join(f"{{{slot}, {piece}}}" for slot, piece in pieces) or "{0, 0}"
        module.heads.append(f"static const Lying {name}[] = {{{shown}}};")
    return module.constants[key]


def owners_of(name: str, module: Module) -> str:
    """Who owns what lies in a zone, by the zone's slot."""
    if name not in module.owners:
        module.owners[name] = module.fresh("u")
        shown = ", ".join(f"[{slot}] = {owner}" for slot, owner in sorted(module.draft.tables[name].items()))
        module.heads.append(f"static const unsigned char {module.owners[name]}[SLOTS] = {{{shown or 0}}};")
    return module.owners[name]


def sourced(sources: tuple[ir.Source, ...], f: Frame) -> str:
    """The slots a cost may be paid from, those on a condition behind the others."""
    always = tuple(source.slot for source in sources if source.test is None)
    if len(always) == len(sources):
        return row(always, f)
    base = f.fresh("w")
    lines = [f"push_n(g, {f.text(one)});" for one in always]
    tests = dict.fromkeys(source.test for source in sources if source.test is not None)
    for test in tests:
        some = " ".join(f"push_n(g, {f.text(source.slot)});" for source in sources if source.test == test)
        lines.append(f"if ({truth(test, f)}) {{ {some} }}")
    return f"({{ W *{base} = g->top; {' '.join(lines)} pushed(g, {base}, 0); }})"


def apply(value: ir.Apply, f: Frame) -> str:
    args = value.args
    match value.name:
        case "min" | "max":
            joined = "least" if value.name == "min" else "most"
            found = f.text(args[0])
            for arg in args[1:]:
                found = f"{joined}({found}, {f.text(arg)})"
            return found
        case "abs":
            name = f.fresh("n")
            return f"({{ N {name} = {f.text(args[0])}; {name} < 0 ? sub(g, 0, {name}) : {name}; }})"
        case "item_at":
            if element_kind(args[0], f) == "l":
                return f"list_at(g, {f.listed(args[0])}, {f.text(args[1])})"
            return f"item_at({f.listed(args[0])}, {f.text(args[1])})"
        case "place_in":
            found = "place_in_l" if f.kind(args[1]) == "l" else "place_in"
            return f"{found}({f.listed(args[0])}, {f.text(args[1])})"
        case "position":
            return f"position(g, S, {', '.join(f.text(arg) for arg in args)})"
        case "following" | "preceding" | "steps_between":
            return f"{value.name}({', '.join(f.text(arg) for arg in args)})"
        case "place_within":
            place, begin, size = (f.text(arg) for arg in args)
            return f"within({place} - {begin}, {size})"
        case "first_or_nothing":
            if isinstance(args[0], ir.Gather):
                return first(args[0], f, "(void)0")
            return at_end(args[0], "0", f)
        case "last_or_nothing":
            return at_end(args[0], "{0}->len - 1", f)
        case "joined":
            return f"joined(g, {f.listed(args[0])}, {f.listed(args[1])})"
        case "reverse":
            return f"reverse(g, {f.listed(args[0])})"
        case "beginning":
            return f"beginning(g, {f.listed(args[0])}, {f.text(args[1])})"
    assert_never(value.name)


def at_end(items: Value, place: str, f: Frame) -> str:
    """The first or last of a list, or nothing."""
    name, kind = f.fresh("l"), element_kind(items, f)
    empty = "EMPTY" if kind == "l" else "0"
    return f"({{ const List *{name} = {f.listed(items)}; {name}->len ? {name}->a[{place.format(name)}].{kind} : {empty}; }})"
