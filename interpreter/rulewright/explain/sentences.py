"""Every effect, value and rule as a sentence, generated from its tree, so that text and behaviour cannot drift."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from rulewright.check import Checked
from rulewright.explain.additions import folder_of, with_additions
from rulewright.explain.addresses import Sayable, addresses, override_id
from rulewright.explain.beginnings import beginnings
from rulewright.explain.catalog import Catalog
from rulewright.explain.declarations import told
from rulewright.explain.expressions.voice import speaking_of
from rulewright.explain.phrases import Phrase
from rulewright.explain.settings import as_written, unspoken
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.blocks import Told, laid_out, placed, wholly
from rulewright.explain.statements.inline import inline
from rulewright.explain.tables import table
from rulewright.link import Table
from rulewright.parse import ast


class Sentences:
    """The sentences of one game in one language; what the given options switch off is not told."""

    def __init__(self, checked: Checked, catalog: Catalog, options: Mapping[str, object] | None = None) -> None:
        self.checked = checked
        self.catalog = catalog
        self._speaking = replace(speaking_of(checked, catalog), options=options or {})

    def in_english(self) -> Sentences:
        """The same with the same options, in English."""
        return Sentences(self.checked, self.catalog.english, self._speaking.options)

    @property
    def speaking(self) -> Speaking:
        return self._speaking

    def statement(self, node: Sayable) -> str:
        """One statement or printed sentence, capital letter, full stop and all."""
        return self.generated((node,))

    def expression(self, node: ast.Expr) -> str:
        return str(self._speaking.expression(node))

    def condition(self, node: ast.Expr) -> str:
        return str(self._speaking.condition(node))

    def question(self, body: tuple[ast.Stmt, ...], rule: str = "") -> Phrase | None:
        """A short body of a rule as something one may want to do; None if it is too long for a question."""
        return inline(body, replace(self._speaking, owner=rule))

    def declaration(self, name: str, by_hand: bool = True) -> str:
        """A declaration or a printed effect by its address; a sentence written by hand (`explain-<id>`) goes first."""
        for address, nodes in addresses(self.checked):
            if address == name:
                return self.printed(address, nodes) if by_hand else self.generated(nodes)
        raise KeyError(name)

    def preview(self, name: str) -> str:
        """The same in the language alone, with whatever is missing shown as it is: for whoever translates it."""
        with self.catalog.previewing():
            return self.declaration(name)

    def printed(self, address: str, nodes: tuple[Sayable, ...], seat: str = "") -> str:
        """What stands at an address, by hand or generated; the seat is the automated player who alone does it."""
        return "\n".join(laid_out(self.told(address, nodes, seat)))

    def generated(self, nodes: tuple[Sayable, ...], seat: str = "") -> str:
        return "\n".join(laid_out(self.made(nodes, seat)))

    # -- sentence by sentence, each with its place --
    def told(self, address: str, nodes: tuple[Sayable, ...], seat: str = "") -> list[Told]:
        """The same as `printed`; what a pack over another adds before a rule or behind it is told beside a sentence by hand."""
        by_hand = override_id(address)
        if self.catalog.first.has(by_hand):
            later = self._later(by_hand)
            before, core, behind = with_additions(nodes, later)
            if not self.changed_since(by_hand, core):
                text = self.catalog.format(by_hand)
                asked = unspoken(text, core, self.checked, self.catalog)
                if as_written(asked, self._speaking.options, self.checked.rules, later):
                    return [*self.made(before, seat), Told(text, span=core[0].span), *self.made(behind, seat)]
        return self.made(nodes, seat)

    def changed_since(self, by_hand: str, nodes: tuple[Sayable, ...]) -> bool:
        """Whether a pack over the one that wrote a sentence has changed what it speaks of: then it need not be true any more."""
        later = self._later(by_hand)
        return any(folder_of(part) in later for node in nodes for part in ast.walk(node))

    def _later(self, by_hand: str) -> frozenset[str]:
        """The folders of the packs over the one that wrote a sentence."""
        place = self.catalog.first.places.get(by_hand)
        order = [folder_of(pack) for pack in self.checked.rules.packs]
        home = place.file.partition("/")[0] if place is not None else ""
        return frozenset(order[order.index(home) + 1 :]) if home in order else frozenset()

    def beginnings(self) -> list[Told]:
        """What every player begins with."""
        return wholly(beginnings, self._speaking)

    def table(self, node: Table) -> list[Told]:
        """What is found in a table, by each of its keys."""
        return placed(wholly(partial(table, node), self._speaking), node.span)

    def made(self, nodes: tuple[Sayable, ...], seat: str = "") -> list[Told]:
        """The same as `generated`."""
        return [each for node in nodes for each in wholly(partial(told, node, seat=seat), self._speaking)]
