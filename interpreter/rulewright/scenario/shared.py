"""Givens with a name, which several scenarios share: what a scenario is given in all, each later part over the earlier ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link import validate
from rulewright.read import Mapping as Table
from rulewright.read import Node, Scalar, Sequence
from rulewright.scenario.words import wrong

KEY = "givens"


@dataclass
class Shared:
    """The named givens of all files, and which of them are used."""

    tables: dict[str, Table] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)

    def add(self, entry: Table) -> list[Diagnostic]:
        """`givens: {calm: {…}}`; what is wrong with it is given back."""
        problems = validate(entry, KEY)
        named = entry.get(KEY)
        if problems or not isinstance(named, Table):
            return problems
        for key, table in named.entries:
            name = str(key.value)
            if name in self.places:
                note = ((English("the first one stands here"), self.places[name]),)
                problems.append(
                    Diagnostic(
                        "RW712", English("there are two givens called `{name}`", name=name), key.span, English("rename one"), note
                    )
                )
            elif isinstance(table, Table):
                self.tables[name], self.places[name] = table, key.span
        return problems

    def unused(self) -> list[Diagnostic]:
        return [
            Diagnostic(
                "RW713",
                English("no scenario is given `{name}`", name=name),
                span,
                English("write `given: [{name}, …]`, or remove it", name=name),
            )
            for name, span in self.places.items()
            if name not in self.used
        ]

    def given(self, node: Node | None) -> Table | None:
        """All that a scenario is given: a table, a name, or a list of these."""
        if node is None or isinstance(node, Table):
            return node
        if isinstance(node, Scalar) and node.value is None:  # the schema has told it
            return None
        parts = [self._part(part) for part in (node.items if isinstance(node, Sequence) else (node,))]
        return merged(parts, node.span)

    def _part(self, node: Node) -> Table:
        if isinstance(node, Table):
            return node
        name = str(node.value) if isinstance(node, Scalar) else ""
        if name not in self.tables:
            hint = suggest_or_list(name, self.tables) or English("name one with `- {key}: {{{name}: {{…}}}}`", key=KEY, name=name)
            raise wrong("RW701", English("there is no given called `{name}`", name=name), node.span, hint)
        self.used.add(name)
        return self.tables[name]


def merged(tables: Iterable[Table], span: Span) -> Table:
    """Tables laid over one another: what is a table in both is merged, anything else is replaced."""
    entries: dict[object, tuple[Scalar, Node]] = {}
    for table in tables:
        for key, value in table.entries:
            before = entries.get(key.value)
            if before is not None and isinstance(before[1], Table) and isinstance(value, Table):
                entries[key.value] = (key, merged((before[1], value), value.span))
            else:
                entries[key.value] = (key, value)
    return Table(tuple(entries.values()), span)
