"""One game, linked: every noun and sentence of the stacked packs, addressable by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.diagnostics import Span
from rulewright.link.nouns import Board, Enumeration, Manifest, Option, PieceKind, Table, Variable, Zone
from rulewright.link.sentence import Owned, Printed, Sentence
from rulewright.link.shown import Display, Told
from rulewright.link.stretches import interruptible
from rulewright.link.symbols import Symbols, symbols_of
from rulewright.link.triggers import Heard, Triggers, triggers_of
from rulewright.link.types import (
    EFFECT,
    NUMBER,
    PLAYER,
    RESOURCE,
    YES_NO,
    CellType,
    ConstantType,
    ListType,
    PieceType,
    SpotType,
    Type,
)
from rulewright.parse import ast


@dataclass
class Ruleset:
    """Filled by the linker, read by everybody after it."""

    packs: list[Manifest] = field(default_factory=list)
    enums: dict[str, Enumeration] = field(default_factory=dict)
    options: dict[str, Option] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    zones: dict[str, Zone] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    pieces: dict[str, PieceKind] = field(default_factory=dict)
    values: dict[str, ast.Value | ast.Banded] = field(default_factory=dict)
    scores: dict[str, ast.Score] = field(default_factory=dict)
    rules: dict[str, ast.Rule] = field(default_factory=dict)
    seat_rules: dict[tuple[str, str], ast.Rule] = field(default_factory=dict)
    flows: dict[str, ast.Flow] = field(default_factory=dict)
    bots: dict[str, ast.Bot] = field(default_factory=dict)
    listeners: list[Owned] = field(default_factory=list)
    winner: ast.Winner | None = None
    display: Display = field(default_factory=Display)
    invariants: dict[str, Told] = field(default_factory=dict)  # what holds whenever somebody is asked
    patches: dict[str, list[ast.Patching]] = field(default_factory=dict)  # by pack
    places: dict[str, Span] = field(default_factory=dict)
    words: dict[str, frozenset[str]] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    texts: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    faulty: bool = False  # the linker found errors, so what is missing here is no reason to complain about what is left
    digest: str = ""
    marks: dict[str, dict[str, str]] = field(default_factory=dict)  # by pack: marks of what it changes, as that reads now

    @property
    def base(self) -> Manifest:
        return self.packs[0]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the packs speak, those of the game itself first; a translation may be a pack of its own."""
        return tuple(dict.fromkeys(language for pack in self.packs for language in pack.languages))

    def seats(self) -> set[str]:
        """The automated players this game knows."""
        return {*self.bots, *((self.base.solo,) if self.packs and self.base.solo else ())}

    def named_listeners(self) -> dict[str, Owned]:
        """The listeners and modifiers of rules that have a name."""
        return {str(owned.sentence.name): owned for owned in self.listeners if owned.item is None and owned.sentence.name}

    def counters(self) -> list[str]:
        """What can be gained, paid and lost: resources and tracks."""
        return [name for name, variable in self.variables.items() if variable.sort != "variable"]

    def constants(self) -> dict[str, tuple[Enumeration, ...]]:
        """Every constant and the enumerations it belongs to: where it stands, the type that is needed says which is meant."""
        found: dict[str, tuple[Enumeration, ...]] = {}
        settings = (Enumeration(option.name, option.values, option.span) for option in self.options.values() if option.values)
        for enum in (*self.enums.values(), *settings):
            for member in enum.members:
                found[member] = (*found.get(member, ()), enum)
        return found

    def enumeration(self, name: str) -> tuple[str, ...]:
        if name in self.enums:
            return self.enums[name].members
        return self.options[name].values

    def type_named(self, name: str, of: str | None = None) -> Type | None:
        """The type a table or a parameter names: `number`, `player`, an enumeration, a kind of piece, `cell of board`."""
        simple: dict[str, Type] = {"number": NUMBER, "yes_no": YES_NO, "player": PLAYER, "resource": RESOURCE, "effect": EFFECT}
        if of is None:
            if name in simple:
                return simple[name]
            if name in self.enums:
                return ConstantType(name)
            if name in self.pieces:
                return PieceType(name)
            if name in ("cell", "spot", "cells") and len(self.boards) == 1:
                return self.type_named(name, next(iter(self.boards)))
            return None
        if name in ("cell", "spot", "cells") and of in self.boards:
            named: dict[str, Type] = {"cell": CellType(of), "spot": SpotType(of), "cells": ListType(CellType(of))}
            return named[name]
        if name in ("list", "set"):
            inner = self.type_named(of)
            return ListType(inner) if inner else None
        return None

    def sentences(self) -> tuple[Sentence, ...]:
        """Everything that is said in rules and on components, once, in the order it was declared; asked when all is linked."""
        return self._said

    @cached_property
    def _said(self) -> tuple[Sentence, ...]:
        return tuple(self._each_sentence())

    def _each_sentence(self) -> Iterator[Sentence]:
        for home in (self.values, self.scores, self.flows):
            for name, declaration in home.items():
                yield Sentence(name, declaration)
        for address, rule in self.programs():
            yield Sentence(address, rule)
        for bot in self.bots.values():
            yield Sentence(bot.name, bot)
        if self.winner is not None:
            yield Sentence("winner", self.winner)
        for number, owned in enumerate(self.listeners):
            address = f"{owned.kind}.{owned.item.id}" if owned.item is not None else owned.sentence.name or f"listener {number}"
            yield Sentence(address, owned.sentence, owned)
        for printed in self.printed():
            for statement in printed.body:
                yield Sentence(f"{printed.kind}.{printed.item.id}", statement, None, (printed.kind, printed.attribute))

    def printed(self) -> Iterator[Printed]:
        """Every program that a piece carries; its listeners and modifiers are in `listeners`."""
        for kind in self.pieces.values():
            for item in kind.items:
                for attribute, program in item.effects.items():
                    body = tuple(part for part in program if isinstance(part, ast.Stmt))
                    if body:
                        yield Printed(kind.name, item, attribute, body)

    @cached_property
    def triggers(self) -> Triggers:
        """Who listens to what; asked for when everything is linked, as it is worked out once."""
        return triggers_of(self.listeners)

    @cached_property
    def interruptible(self) -> frozenset[ast.Node]:
        """What may be carried out while something fits at any time: beside questions there further options may stand."""
        return interruptible(self)

    @cached_property
    def first_list(self) -> Mapping[str, tuple[str, ...]]:
        """The enumeration, or the values of an option, that a word stands in first."""
        lists = [*(enum.members for enum in self.enums.values()), *(option.values for option in self.options.values())]
        return {str(word): tuple(map(str, words)) for words in reversed(lists) for word in words}

    @cached_property
    def symbols(self) -> Symbols:
        """Names declared by use; asked for when everything is linked, as they are collected once."""
        return symbols_of(self.sentences())

    def programs(self) -> Iterator[tuple[str, ast.Rule]]:
        """Every rule with the address it is known by; seat versions are `name for seat`."""
        for name, rule in self.rules.items():
            yield name, rule
        for (name, seat), rule in self.seat_rules.items():
            yield f"{name} for {seat}", rule


__all__ = ["Heard", "Owned", "Printed", "Ruleset", "Sentence", "Symbols", "Triggers"]
