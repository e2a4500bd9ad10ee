"""A whole program as one Python module: readable, printable, mapped to the rules line by line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rulewright.check import Checked
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.numbering import renumbered
from rulewright.compile.ir.ops import Do, DoVersion, EndGame
from rulewright.compile.ir.program import Branch, Draft, Ear, Effect, Function, Interruption, Site
from rulewright.compile.render.flow import loops, machine
from rulewright.compile.render.naming import SYSTEM, Naming, name_slots
from rulewright.compile.render.ops import write_block
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, key
from rulewright.diagnostics import Span
from rulewright.link import PLAYER
from rulewright.state import FLOW, OVER, Address, AgendaAt, FlowAt, LastingAt, Layout


@dataclass(frozen=True)
class Program:
    """Everything the run stage needs: source text, constants, and maps back to the rules."""

    checked: Checked
    layout: Layout
    source: str
    slots: Mapping[str, int]  # where nouns lie, by the names that stand for them in the source
    tables: Mapping[str, Any]
    spans: tuple[Span | None, ...]
    sites: tuple[Site, ...]
    effects: tuple[Effect, ...]
    branches: tuple[Branch, ...]
    flows: Mapping[str, tuple[int, int]]
    nobodys: frozenset[int]
    whose: Mapping[int, int]  # for each place in the flow where a player has a step, the slot that says which one

    @property
    def players(self) -> int:
        return self.layout.players

    @property
    def options(self) -> Mapping[str, Any]:
        return self.layout.options


SHOWN = 120  # characters of a line of rules above what was made of it
HEADS = {
    "value": "S, player{}",
    "rule": "S, C, player{}",
    "step": "S, C, player{}",
    "effect": "S, C, player{}",
    "listener": "S, C, player, actor, this{}, *rest",
    "can": "S, player, actor, this{}, *rest",
}


def render(draft: Draft) -> Program:
    """Write the module."""
    naming = name_slots(draft.layout, draft.tables)
    interrupted = frozenset(site.index for site in draft.sites if site.interrupted)
    style, out = Style(naming, interrupted=interrupted, ears=draft.ears), Source()
    slots = {**SYSTEM, **{name: draft.layout.regions[address].origin for address, name in naming.slots.items()}}
    _legend(draft, naming, slots, out)
    for function in draft.functions.values():
        _function(renumbered(function), draft, out, style)
    for name, functions in draft.effects_of.items():
        _dispatch(name, functions, out)
    _standing(draft, out, style)
    _gap(out, "the flow, stopping between steps")
    made = machine(draft, out, style)
    _gap(out, "the flow, played at random to its end")
    loops(draft, out, style, _ending(draft))
    _gap(out, "who listens")
    for name, ears in draft.ears.items():
        row = f"({''.join(f'{_ear(ear)}, ' for ear in ears)})"
        site = draft.orders.get(name)
        first = f"{row}, {draft.weights.get(name, 0)}"
        out.add(f"{name} = ears({first})" if site is None else f"{name} = ordered({first}, {site}, {_claims(ears)})")
        if any(ear.can and ear.claim is None for ear in ears):
            cards = sorted({0, *(piece for ear in ears for _, piece in ear.pieces or ())})
            out.add(f"CARDS_{name} = {{{', '.join(map(str, cards))}}}")
    if draft.interruptions:
        rows = "".join(f"{_interruption(one, style)}, " for one in draft.interruptions)
        out.add(f"NOW = asides(({rows}), {draft.weights.get('NOW', 0)})")
        out.add(f"SETTLED = {sorted(draft.settled)!r}")
    rules = [f"rule_{name}" for name in draft.checked.rules.rules]
    out.add(f"RULES = ({''.join(f'{name}, ' for name in rules)})")
    bounds = {
        draft.layout.resource(v.name): (v.low, v.high) for v in draft.checked.rules.variables.values() if v.per == (PLAYER,)
    }
    floors = {
        slot: variable.low
        for variable in draft.checked.rules.variables.values()
        if variable.low
        for slot in draft.layout.variable(variable.name).slots
    }
    return Program(
        draft.checked,
        draft.layout,
        out.text(),
        slots,
        {**draft.tables, "BOUNDS": bounds, "FLOORS": floors},
        tuple(out.spans),
        draft.sites,
        draft.effects,
        draft.branches,
        made.places,
        frozenset(made.nobodys),
        {place: draft.layout.regions[FlowAt(number)].first for place, number in made.whose.items()},
    )


def _gap(out: Source, comment: str) -> None:
    out.span = None
    out.add("")
    out.add("")
    out.add(f"# {comment}")


def _legend(draft: Draft, naming: Naming, slots: Mapping[str, int], out: Source) -> None:
    """Where things lie: names of constants, which are put in when the module is loaded."""
    out.add("# S is the state, C chooses. Names in capitals are constants: a noun's slots begin behind the number given here.")
    out.add(f"# OVER = {OVER}: whether the game is over")
    out.add(f"# FLOW = {FLOW}: where in the flow it stands")
    for address, name in naming.slots.items():
        region = draft.layout.regions[address]
        per = f" per {' and '.join(map(str, region.per))}" if region.per else ""
        out.add(f"# {name} = {slots[name]}: {_purpose(address) or region.holds}{per}")


def _purpose(address: Address) -> str:
    """What something is kept for that no noun names; it is of no type that rules could name, either."""
    match address:
        case FlowAt():
            return "kept for the flow between steps"
        case LastingAt():
            return "what lasts until its stretch ends"
        case AgendaAt():
            return "what is left to do"
        case _:
            return ""


def _function(function: Function, draft: Draft, out: Source, style: Style) -> None:
    _gap(out, _written(function.span, draft))
    out.span = function.span
    default = "=0" if function.sort in ("listener", "can") else ""
    given = "".join(f", {local.name}{default}" for local in function.params)
    with out.block(f"def {function.name}({HEADS[function.sort].format(given)}):"):
        if function.spend:
            out.add(f"spend({function.spend})")
        write_block(function.block, out, style)


@lru_cache(maxsize=4)
def _lines(text: str) -> list[str]:
    """A file's lines; functions of one file come one after another, and there may be thousands."""
    return text.split("\n")


def _written(span: Span, draft: Draft) -> str:
    """The rule's own line, and where it stands."""
    lines = _lines(draft.checked.rules.sources.get(span.file, ""))
    line = lines[span.line - 1].strip() if 0 < span.line <= len(lines) else ""
    shown = "".join(c for c in line if c.isprintable())[:SHOWN]
    return f"{span.file}:{span.line}: {shown}"


def _dispatch(name: str, functions: tuple[str, ...], out: Source) -> None:
    """Programs printed on pieces: one function for each attribute, found by the piece."""
    _gap(out, "programs printed on pieces, by piece")
    out.add(f"{name}_of = ({''.join(f'{function or None}, ' for function in functions)})")
    with out.block(f"def {name}(S, C, player, piece):"):
        out.add(f"act = {name}_of[piece]")
        with out.block("if act:"):
            out.add("act(S, C, player, piece)")


def _standing(draft: Draft, out: Source, style: Style) -> None:
    _gap(out, "the order of players at the end")
    order = key(draft.standing, style)
    out.span = draft.checked.rules.winner.span if draft.checked.rules.winner is not None else None
    with out.block("def standing(S, player):"):
        out.add(f"return {order.split(': ', 1)[1]}")


def _ear(ear: Ear) -> str:
    """(function, when, who, pieces, owners); of a card, also whether it may be played."""
    if ear.pieces is None:
        return f"({ear.function}, {ear.when!r}, {ear.who!r}, None, None)"
    can = f", {ear.can}" if ear.can and ear.claim is None else ""
    return f"({ear.function}, {ear.when!r}, {ear.who!r}, {ear.pieces!r}, {ear.owners}{can})"


def _claims(ears: tuple[Ear, ...]) -> str:
    """Of each ear (whether it is due, its component, bits of what it sees, changes and adds to), or nothing."""
    rows = (
        f"({ear.can}, {ear.claim.component}, {ear.claim.seen}, {ear.claim.changed}, {ear.claim.added})" if ear.claim else "None"
        for ear in ears
    )
    return f"({''.join(f'{row}, ' for row in rows)})"


def _interruption(one: Interruption, style: Style) -> str:
    """(function, whether it may be done, pieces, owners, what must be going on, what must not, whether it draws, who hears)."""
    ear = one.ear
    doing = style.naming.of(one.doing.address) if one.doing is not None else "None"
    unless = style.naming.of(one.unless.address) if one.unless is not None else "None"
    pieces, played = f"{ear.pieces!r}, {ear.owners or None}", one.played or "NOBODY"
    return f"({ear.function}, {ear.can}, {pieces}, {doing}, {unless}, {one.crosses}, {played})"


def _ending(draft: Draft) -> frozenset[str]:
    """The functions that may end the game, by themselves or by what they call; who listens is not followed, but counted in."""
    calls: dict[str, set[str]] = {}
    ends: set[str] = set()
    for name, function in draft.functions.items():
        parts = list(walk(function))
        calls[name] = {node.function for node in parts if isinstance(node, Do)}
        calls[name] |= {f for node in parts if isinstance(node, DoVersion) for f in (node.plain, *(v for _, v in node.versions))}
        if any(isinstance(node, EndGame) for node in parts):
            ends.add(name)
    for name, functions in draft.effects_of.items():
        calls[name] = set(functions)
    grown = True
    while grown:
        more = {name for name, called in calls.items() if name not in ends and called & ends}
        grown = bool(more)
        ends |= more
    heard = any(draft.functions[name].sort == "listener" for name in ends if name in draft.functions)
    return frozenset(calls) if heard else frozenset(ends)
