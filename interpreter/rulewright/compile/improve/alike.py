"""Components that say the same share one function: a game of very many cards has few sentences.

A sentence that is written once for several components is the same sentence. Whoever never says at which line something stopped
may share those as well that are only worded alike; changes of results are noted by the component then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.numbering import renumbered
from rulewright.compile.ir.program import Draft, Ear, Function
from rulewright.compile.ir.values import Local, Lookup
from rulewright.diagnostics import Span
from rulewright.link import NUMBER, UNKNOWN

NOWHERE = Span("", 1, 1, 1, 1)
THIS = Local("this", UNKNOWN)


@dataclass(frozen=True)
class _Printed:
    """A function of a listener, the kind and the numbers of the pieces it is printed on, and what it notes, in order."""

    function: Function
    owners: str
    pieces: tuple[int, ...]
    notes: tuple[int, ...]


def alike(draft: Draft, placed: bool = True) -> Draft:
    """`placed`: whether a line of the rules must be known wherever something may stop."""
    groups: dict[Any, list[_Printed]] = {}
    for name, ears in _heard(draft).items():
        one = _printed(draft.functions[name], ears, placed)
        if one is not None:
            groups.setdefault((one.owners, one.function.sort, one.function.params, one.function.block), []).append(one)
    instead: dict[str, str] = {}
    functions, tables = dict(draft.functions), dict(draft.tables)
    for group in groups.values():
        if len(group) < 2:
            continue
        first = group[0].function.name
        instead |= {one.function.name: first for one in group}
        entries = {}
        for place in range(len(group[0].notes)):
            table = f"NOTES_{first}_{place}"
            tables[table] = {piece: one.notes[place] for one in group for piece in one.pieces}
            entries[place] = Lookup(table, THIS, NUMBER)
        functions[first] = _noting(draft.functions[first], entries)
    if not instead:
        return draft
    kept = {name: function for name, function in functions.items() if instead.get(name, name) == name}
    ears_of = {row: tuple(_with(ear, instead) for ear in ears) for row, ears in draft.ears.items()}
    interruptions = tuple(replace(one, ear=_with(one.ear, instead)) for one in draft.interruptions)
    return replace(draft, functions=kept, tables=tables, ears=ears_of, interruptions=interruptions)


def _heard(draft: Draft) -> dict[str, list[Ear]]:
    """The functions of what is printed on pieces, and where they are heard."""
    found: dict[str, list[Ear]] = {}
    for ear in (*(ear for ears in draft.ears.values() for ear in ears), *(one.ear for one in draft.interruptions)):
        for name in (ear.function, ear.can):
            if name and ear.pieces is not None:
                found.setdefault(name, []).append(ear)
    return found


def _printed(function: Function, ears: list[Ear], placed: bool) -> _Printed | None:
    """None for what no other can be like: it has parts of its own, or what is paid in it is noted."""
    plain = renumbered(function)
    if any(isinstance(part, ops.Part | ops.NotePaid) for part in walk(plain)):
        return None
    notes = () if placed else tuple(_notes(plain))
    pieces = tuple(dict.fromkeys(piece for ear in ears for _, piece in ear.pieces or ()))
    if not placed:
        plain = rebuilt(_noting(plain, dict.fromkeys(range(len(notes)), 0)), _nowhere)
    return _Printed(replace(plain, name=function.name), ears[0].owners, pieces, notes)


def _notes(function: Function) -> Iterator[int]:
    for part in walk(function):
        if isinstance(part, ops.Note):
            assert isinstance(part.effect, int)
            yield part.effect


def _noting(function: Function, instead: dict[int, Any]) -> Function:
    """The same function whose notes, in the order `walk` meets them, are others."""
    if not instead:
        return function
    told = {id(note): instead[place] for place, note in enumerate(part for part in walk(function) if isinstance(part, ops.Note))}
    return rebuilt(function, lambda part: replace(part, effect=told[id(part)]) if isinstance(part, ops.Note) else part)


def _nowhere(part: Node) -> Node:
    return replace(part, span=NOWHERE) if isinstance(part, ops.Said) else part


def _with(ear: Ear, instead: dict[str, str]) -> Ear:
    function, can = instead.get(ear.function, ear.function), instead.get(ear.can, ear.can)
    return ear if (function, can) == (ear.function, ear.can) else replace(ear, function=function, can=can)
