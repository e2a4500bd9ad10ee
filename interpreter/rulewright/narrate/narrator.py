"""Who tells a game: its rules, the words, and the names of those at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rulewright.check import Checked
from rulewright.diagnostics import Span
from rulewright.explain import Arg, Catalog, Count, Form, Phrase, Sentences, message
from rulewright.parse import ast


@dataclass(frozen=True)
class Narrator:
    """Everything that is the same for each line that is told. All it says is phrases, which take any form that is asked for."""

    checked: Checked
    catalog: Catalog
    sentences: Sentences
    seats: Mapping[int, str] = field(default_factory=dict)  # automated players, by their names

    def say(self, name: str, attribute: str = "", /, **args: Arg) -> Phrase:
        return message(self.catalog, name, attribute, Form(count=1), **args)

    def noun(self, name: str, count: Count = 1, /, **args: Arg) -> Phrase:
        """A noun without an article."""
        return message(self.catalog, name, "", Form(count=count, det="bare"), **args)

    def player(self, seat: int) -> Phrase:
        return self.noun(self.seats[seat]) if seat in self.seats else self.say("tell-player", seat=seat)

    @cached_property
    def english(self) -> Narrator:
        """The same in English, for what the language has no words for."""
        catalog = self.catalog.english
        return self if catalog is self.catalog else replace(self, catalog=catalog, sentences=self.sentences.in_english())

    @cached_property
    def offered_bodies(self) -> Mapping[Span, tuple[ast.Stmt, ...]]:
        """What one may do where a yes-or-no question is asked; such a question only knows its place."""
        roots = [said.node for said in self.checked.rules.sentences()]
        asking = (part for root in roots for part in ast.walk(root) if isinstance(part, ast.May | ast.Times))
        return {part.span: part.body for part in asking}
