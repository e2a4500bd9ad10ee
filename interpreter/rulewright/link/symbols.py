"""Names that are declared by being used: windows, events, purposes of payments, agendas, and choices that bots answer.

`window taking(card)` in a rule makes the window, `event taken(card)` the event, `pay … for wages` the purpose,
`any order as jobs` the agenda, `choose card from row as pick` the choice. Each name knows every place that declares it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.link.sentence import Sentence
from rulewright.parse import ast

ONE, ORDER, MAY, MORE = "one", "order", "may", "more"  # what a choice without a label is called
GAME = "game"  # the one stretch of time that is no rule and no flow
BY_USE = re.compile(r"\b(?:window|event|as|for|choose)[ \t]+(\w+)")
Asking = ast.Choose | ast.Alternatives | ast.May | ast.Times


@dataclass(frozen=True)
class Symbols:
    windows: dict[str, list[ast.Window]] = field(default_factory=dict)
    events: dict[str, list[ast.Event]] = field(default_factory=dict)
    purposes: dict[str, list[ast.Ident]] = field(default_factory=dict)
    agendas: dict[str, list[ast.Alternatives]] = field(default_factory=dict)
    added: dict[str, list[ast.AddToAgenda]] = field(default_factory=dict)  # to each agenda
    labels: dict[str, list[Asking]] = field(default_factory=dict)
    parts: dict[str, list[ast.Choose]] = field(default_factory=dict)  # what a choice in parts asks for

    @property
    def choices(self) -> set[str]:
        """What a choice can be called; whether to go on is asked as `more`, whoever asks it."""
        return {MORE, *self.labels}

    def alternatives(self, label: str) -> tuple[str, ...]:
        """The named ways of every `choose one` of this label."""
        found = (node for node in self.labels.get(label, ()) if isinstance(node, ast.Alternatives))
        return tuple(dict.fromkeys(alternative.name for node in found for alternative in node.alternatives))


def named_by_use(text: str) -> set[str]:
    """What sentences that cannot be read may declare so: nobody who names it is to blame."""
    return set(BY_USE.findall(text))


def symbols_of(sentences: Iterable[Sentence]) -> Symbols:
    found = Symbols()
    for sentence in sentences:
        for node in sentence.parts:
            _collect(node, found)
    return found


def _collect(node: ast.Node, found: Symbols) -> None:
    if isinstance(node, ast.Window):
        found.windows.setdefault(node.name, []).append(node)
    elif isinstance(node, ast.Event):
        found.events.setdefault(node.name, []).append(node)
    elif isinstance(node, ast.Pay) and node.purpose is not None:
        found.purposes.setdefault(node.purpose, []).append(node.purpose)
    elif isinstance(node, ast.Alternatives):
        ordered = node.op == "any order"
        if ordered and node.label is not None:
            found.agendas.setdefault(node.label, []).append(node)
        found.labels.setdefault(node.label or (ORDER if ordered else ONE), []).append(node)
    elif isinstance(node, ast.AddToAgenda):
        found.added.setdefault(node.agenda, []).append(node)
    elif isinstance(node, ast.Choose):
        found.labels.setdefault(node.label or node.name, []).append(node)
        for part in node.parts:
            found.parts.setdefault(part.name, []).append(node)
    elif isinstance(node, ast.May):
        found.labels.setdefault(node.label or MAY, []).append(node)
    elif isinstance(node, ast.Times) and node.up_to:
        found.labels.setdefault(MORE, []).append(node)
