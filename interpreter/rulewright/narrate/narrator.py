"""Who tells a game: its rules, the words, and the names of those at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.check import Checked
from rulewright.diagnostics import Span
from rulewright.explain import Catalog, Sentences
from rulewright.parse import ast


@dataclass(frozen=True)
class Narrator:
    """Everything that is the same for each line that is told."""

    checked: Checked
    catalog: Catalog
    sentences: Sentences
    seats: Mapping[int, str] = field(default_factory=dict)  # automated players, by their names

    def player(self, seat: int) -> str:
        if seat in self.seats:
            return self.catalog.name(self.seats[seat])
        return self.catalog.format("tell-player", seat=seat)

    @cached_property
    def offered_bodies(self) -> Mapping[Span, tuple[ast.Stmt, ...]]:
        """What one may do where a yes-or-no question is asked; such a question only knows its place."""
        roots = [said.node for said in self.checked.rules.sentences()]
        asking = (part for root in roots for part in ast.walk(root) if isinstance(part, ast.May | ast.Times))
        return {part.span: part.body for part in asking}
