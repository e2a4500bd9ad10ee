"""Every effect, value and rule as a sentence, generated from its tree, so that text and behaviour cannot drift."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulewright.check.check import Checked
from rulewright.explain.blocks import laid_out
from rulewright.explain.declarations import Declarations
from rulewright.link.nouns import PieceKind
from rulewright.parse import ast

if TYPE_CHECKING:
    from rulewright.explain.texts import Texts

Addressed = tuple[str, tuple[ast.Node, ...]]


class Sentences:
    """The sentences of one game in one language."""

    def __init__(self, checked: Checked, texts: Texts) -> None:
        self.checked = checked
        self.texts = texts
        self._speaker = Declarations(checked, texts.catalog)

    def statement(self, node: ast.Node) -> str:
        """One statement or printed sentence, capital letter, full stop and all."""
        return "\n".join(laid_out(self._speaker.told(node)))

    def expression(self, node: ast.Expr) -> str:
        return str(self._speaker.expr(node))

    def condition(self, node: ast.Expr) -> str:
        return str(self._speaker.cond(node))

    def question(self, body: tuple[ast.Stmt, ...], rule: str = "") -> str | None:
        """A short body of a rule as something one may want to do; None if it is too long for a question."""
        self._speaker.owner = rule
        said = self._speaker.inline(body)
        return str(said) if said is not None else None

    def declaration(self, name: str, by_hand: bool = True) -> str:
        """A declaration or a printed effect by its address; a sentence written by hand (`explain-<id>`) goes first."""
        for address, nodes in addresses(self.checked):
            if address == name:
                return self.printed(address, nodes) if by_hand else self.generated(address, nodes)
        raise KeyError(name)

    def printed(self, address: str, nodes: tuple[ast.Node, ...]) -> str:
        override = override_id(address)
        return self.texts.catalog.format(override) if self.texts.catalog.has(override) else self.generated(address, nodes)

    def generated(self, address: str, nodes: tuple[ast.Node, ...]) -> str:
        return "\n".join(laid_out([told for node in nodes for told in self._speaker.told(node)]))


def override_id(address: str) -> str:
    """The message that replaces a generated sentence; message names have neither dots nor spaces."""
    return "explain-" + address.replace(".", "-").replace(" ", "-")


def address_of(kind: PieceKind, id: str, field: str) -> str:
    """The address of what is printed on a piece: `card.k1`, `card.k1.bonus`."""
    return f"{kind.name}.{id}" if field == "effect" else f"{kind.name}.{id}.{field}"


def addresses(checked: Checked) -> Iterator[Addressed]:
    """Everything that can be explained, in the order of the sources."""
    rules = checked.rules
    found: list[Addressed] = [(name, (decl,)) for name, decl in rules.programs()]
    homes: tuple[dict[str, ast.Decl], ...] = (
        dict(rules.flows), dict(rules.values), dict(rules.scores), dict(rules.bots),
    )
    found += [(name, (decl,)) for home in homes for name, decl in home.items()]
    if rules.winner is not None:
        found.append(("winner", (rules.winner,)))
    for owned in rules.listeners:
        if owned.item is None:
            span = owned.sentence.span
            found.append((f"{span.file.rsplit('/', 1)[-1]}:{span.line}", (owned.sentence,)))
    for kind in rules.pieces.values():
        for item in kind.items:
            for field, nodes in item.effects.items():
                if nodes:
                    found.append((address_of(kind, item.id, field), tuple(nodes)))
    files = {file: index for index, file in enumerate(rules.sources)}
    yield from sorted(found, key=lambda each: (files.get(each[1][0].span.file, 0), each[1][0].span.line, each[1][0].span.column))


def explain(checked: Checked, id: str | None = None, language: str = "en") -> list[tuple[str, str]]:
    """(id, text) for everything, or for one id and what is below it (`card` gives every card's effect); [] if unknown."""
    from rulewright.explain.texts import Texts

    sentences = Sentences(checked, Texts(checked, language))
    return [
        (address, sentences.declaration(address))
        for address, _ in addresses(checked)
        if id is None or address == id or address.startswith((f"{id}.", f"{id} for "))
    ]
