"""In which order a whole game is told: as it is played, depth first, then the automated players, then what is printed.

Values and tables stand below the first rule that needs them. What only others listen to, and a value whose name says all of it
(`.known` in the texts), are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from rulewright.check import FlowRef, RuleRef, TableRef, ValueRef
from rulewright.explain.addresses import Addressed, Sayable, addresses, printed
from rulewright.explain.references import Named, ref_of
from rulewright.explain.settled import decided, settled_number
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.steps import does_nothing
from rulewright.link import Table
from rulewright.parse import ast

PLAY, SEAT, PRINTED = "play", "seat", "printed"


@dataclass(frozen=True)
class Section:
    """One thing with a heading, and what is told below it without one."""

    part: str
    address: str
    nodes: tuple[Sayable, ...]
    seat: str = ""  # the automated player who alone does it
    below: tuple[Addressed | Table, ...] = ()


def outline(speaking: Speaking) -> list[Section]:
    """Every section of a whole game."""
    rules = speaking.checked.rules
    homes = dict(addresses(speaking.checked))
    telling = _Telling(speaking, homes)
    on_pieces = [address for address, _ in printed(speaking.checked)]
    telling.rules(["game"], PLAY)
    telling.waiting(on_pieces)
    telling.rules([name for address in on_pieces for name in _rules_in(homes[address], speaking)], PLAY)
    telling.rules([*rules.scores, "winner"], PLAY)
    for seat in sorted({seat for _, seat in rules.seat_rules}):
        own = [f"{name} for {seat}" for name in [*telling.told, *rules.rules] if (name, seat) in rules.seat_rules]
        telling.rules(dict.fromkeys(own), SEAT, seat)
    telling.rules(rules.bots, SEAT)
    for address in on_pieces:
        telling.section(address, PRINTED, "")
    return telling.sections


@dataclass
class _Telling:
    """What is told so far, in order."""

    speaking: Speaking
    homes: dict[str, tuple[Sayable, ...]]
    sections: list[Section] = field(default_factory=list)
    told: dict[str, None] = field(default_factory=dict)

    def rules(self, names: Iterable[str], part: str, seat: str = "") -> None:
        """Rules and flows, each followed by those that it does."""
        for name in list(names):
            if name in self.told or name not in self.homes:
                continue
            nodes = self.homes[name]
            self.section(name, part, seat)
            self.rules(_rules_in(nodes, self.speaking), part, seat)

    def section(self, address: str, part: str, seat: str) -> None:
        nodes = self.homes[address]
        self.told[address] = None
        nothing = any(isinstance(node, ast.Rule) and does_nothing(node) for node in nodes)
        if not nothing and not any(self.speaking.catalog.has(address, word) for word in ("untold", "known")):
            self.sections.append(Section(part, address, nodes, seat, tuple(self._values(nodes))))

    def _values(self, nodes: tuple[Sayable, ...]) -> Iterator[Addressed | Table]:
        """The values and tables that a sentence needs and that nobody has told, each followed by those that it needs itself."""
        for ref in _mentioned(nodes, self.speaking):
            if isinstance(ref, TableRef):
                yield from self._table(ref.table)
            if not isinstance(ref, ValueRef):
                continue
            name = ref.value.name
            if name in self.homes and name not in self.told:
                self.told[name] = None
                if not self._known(ref.value):
                    yield name, self.homes[name]
                yield from self._values(self.homes[name])

    def _table(self, table: Table) -> Iterator[Table]:
        if table.name not in self.told and not self.speaking.catalog.has(table.name, "known"):
            self.told[table.name] = None
            yield table

    def _known(self, value: ast.Value | ast.Banded) -> bool:
        """Whether a reader knows a value by its name alone, or reads the number itself in its place."""
        if isinstance(value, ast.Value) and isinstance(value.body, ast.EitherOr) and settled_number(value.body, self.speaking):
            return True
        return self.speaking.catalog.has(value.name, "known")

    def waiting(self, on_pieces: list[str]) -> None:
        """What rules wait for or change all the time stands behind the section that it is written behind."""
        for address, nodes in self.homes.items():
            if address in on_pieces or not isinstance(nodes[0], ast.Listener | ast.Modifier):
                continue
            at = max((_distance(section, nodes[0]), -number) for number, section in enumerate(self.sections))
            section = self.sections[-at[1]]
            below = (*section.below, (address, nodes), *self._values(nodes))
            self.sections[-at[1]] = replace(section, below=below)
            self.told[address] = None
            self.rules(_rules_in(nodes, self.speaking), PLAY)


def _distance(section: Section, node: Sayable) -> tuple[bool, int]:
    """How near a section stands before something: in the same file, and as far down as possible."""
    span = section.nodes[0].span
    near = span.file == node.span.file and span.line < node.span.line
    return near, span.line if near else 0


def _rules_in(nodes: Iterable[ast.Node], speaking: Speaking) -> list[str]:
    """The rules and flows that something does, in the order it does them."""
    refs = list(_mentioned(nodes, speaking))
    return [_done(ref) for ref in refs if isinstance(ref, RuleRef | FlowRef)]


def _done(ref: RuleRef | FlowRef) -> str:
    return ref.rule.name if isinstance(ref, RuleRef) else ref.flow.name


def _mentioned(nodes: Iterable[ast.Node], speaking: Speaking) -> Iterator[object]:
    """What sentences speak of, without what the options in use switch off."""
    for node in nodes:
        if isinstance(node, Named):
            yield ref_of(node, speaking)
        if isinstance(node, ast.If | ast.EitherOr) and decided(node.test, speaking) is not None:
            taken = node.then if decided(node.test, speaking) else node.other
            yield from _mentioned(taken if isinstance(taken, tuple) else (taken,), speaking)
        else:
            yield from _mentioned(ast.children(node), speaking)
