"""The words for forms that a message may use: cases, moods, owners, numbers, as the engine's own texts use them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.explain.layer import ENGLISH, Layer, engine_entries

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
ALWAYS = frozenset({"plural", "bare", "the", "a", "any", "none", "another", "own", "its", "your", "their", "our", "my"})
ANSWERS = {"NUMERAL": {"yes", "no"}, "BELONGS": {"yes", "no"}}  # of functions that one selects on


def grammar(layer: Layer) -> frozenset[str]:
    """Every word for a form in a language."""
    endings = layer.endings
    parts = {part for name in endings.names() for part in name.split("-")}
    cases = {*endings.cases, *endings.given, *endings.endings, *endings.owners, *endings.owners.values()}
    genders = {word for noun in layer.nouns for word in [layer.trait(noun, "", "gender")] if word}
    return PLURALS | ALWAYS | parts | cases | genders | _engine_words(layer.language) | _engine_words(ENGLISH)


@cache
def _engine_words(language: str) -> frozenset[str]:
    """What the engine's own texts choose by and ask for."""
    looking = _Words()
    for entry in engine_entries(language).values():
        looking.visit(entry)
    return frozenset(looking.words)


def chosen_by(selector: ftl.InlineExpression) -> frozenset[str]:
    """What a function answers; one of its own words for `STARTS`."""
    if not isinstance(selector, ftl.FunctionReference):
        return frozenset()
    given = selector.arguments.positional[2:] if selector.id.name == "STARTS" else ()
    words = {each.parse()["value"] for each in given if isinstance(each, ftl.StringLiteral)}
    return frozenset(words | ANSWERS.get(selector.id.name, set()))


class _Words(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.words |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name != "STARTS":
            self.words |= {given.value.value for given in node.arguments.named if isinstance(given.value, ftl.StringLiteral)}
            self.words |= {given.value for given in node.arguments.positional[1:] if isinstance(given, ftl.StringLiteral)}
        self.generic_visit(node)
