"""Whether messages name only what there is: other texts, nouns, forms of words, and what a text is chosen by.

A misspelt one is shown with its braces, or silently without the form that was meant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, English, did_you_mean
from rulewright.explain.ftl_files import Entry, Written, name_of, parts, place_of
from rulewright.explain.layer import ENGLISH, Layer, engine_entries
from rulewright.explain.literals import literal

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
ALWAYS = frozenset({"plural", "bare", "the", "a", "any", "none", "another", "own", "its", "your", "their", "our", "my"})
ANSWERS = frozenset({"yes", "no"})  # of functions that one selects on
BENDING = ("FORM", "HEAD", "TAIL")  # functions that are given the words for a form
STARTS = "STARTS"  # is given beginnings of words, and its own answers


def unknown_words(layer: Layer, things: frozenset[str]) -> Iterator[Diagnostic]:
    """Every such word in the messages of the packs; `things` are what a value can be."""
    words = _forms(layer) | things
    for written in layer.asking:
        for node in parts(written.entry):
            yield from _at(node, written, layer, words)


def _at(node: ftl.SyntaxNode, written: Written, layer: Layer, words: frozenset[str]) -> Iterator[Diagnostic]:
    match node:
        case ftl.MessageReference():
            yield from _text(node.id, node.id.name, written, layer)
            yield from _part(node, layer.messages.get(node.id.name), written)
        case ftl.TermReference():
            yield from _text(node.id, f"-{node.id.name}", written, layer)
            yield from _part(node, layer.nouns.get(node.id.name), written)
        case ftl.FunctionReference() if node.id.name in BENDING:
            for noun in _literals(node.arguments.positional[:1]):
                yield from _text(noun, literal(noun), written, layer)
            for asked in _literals([*node.arguments.positional[1:], *(given.value for given in node.arguments.named)]):
                word = literal(asked)
                if word and word not in words:
                    yield _wrong(asked, written, English("there is no form `{word}`", word=word), word, words)
        case ftl.SelectExpression():
            known = words | _answers(node.selector)
            for key in (variant.key for variant in node.variants):
                if isinstance(key, ftl.Identifier) and key.name not in known:
                    yield _wrong(key, written, English("`{word}` is never chosen", word=key.name), key.name, known)


def _text(node: ftl.SyntaxNode, name: str, written: Written, layer: Layer) -> Iterator[Diagnostic]:
    """Another text is asked for by its name; a noun has a hyphen before it."""
    if name.removeprefix("-") not in (layer.nouns if name.startswith("-") else layer.messages):
        known = [f"-{noun}" for noun in layer.nouns] if name.startswith("-") else [*layer.messages]
        yield _wrong(node, written, English("there is no text `{name}`", name=name), name, known)


def _part(node: ftl.MessageReference | ftl.TermReference, asked: Entry | None, written: Written) -> Iterator[Diagnostic]:
    """Of another text, an attribute is asked for, or what it says itself."""
    if asked is None:
        return
    name, known = name_of(asked), [each.id.name for each in asked.attributes]
    if node.attribute is None:
        if asked.value is None:
            message = English("`{name}` has attributes only, and says nothing itself", name=name)
            yield _wrong(node.id, written, message, name, [f"{name}.{each}" for each in known])
    elif node.attribute.name not in known:
        message = English("`{name}` has no attribute `{what}`", name=name, what=node.attribute.name)
        yield _wrong(node.attribute, written, message, node.attribute.name, known)


def _wrong(node: ftl.SyntaxNode, written: Written, message: English, word: str, known: Collection[str]) -> Diagnostic:
    guess = did_you_mean(word, known)
    hint = English("did you mean `{guess}`?", guess=guess) if guess else English("docs/texts.md tells what there is")
    return Diagnostic("RW806", message, place_of(written, node), hint)


def _literals(given: Collection[ftl.SyntaxNode]) -> list[ftl.StringLiteral]:
    return [each for each in given if isinstance(each, ftl.StringLiteral)]


def _answers(selector: ftl.SyntaxNode) -> frozenset[str]:
    """What a function answers; of `STARTS`, one of its own words."""
    if not isinstance(selector, ftl.FunctionReference):
        return frozenset()
    if selector.id.name != STARTS:
        return ANSWERS
    return frozenset(literal(each) for each in _literals(selector.arguments.positional[2:]))


# ---- the words for forms ----
def _forms(layer: Layer) -> frozenset[str]:
    """Every word for a form in a language: cases, moods, owners, genders, numbers."""
    endings = layer.endings
    written = {part for name in endings.names() for part in name.split("-")}
    cases = {*endings.cases, *endings.given, *endings.endings, *endings.owners, *endings.owners.values()}
    genders = {gender for noun in layer.nouns if (gender := layer.trait(noun, "", "gender"))}
    return PLURALS | ALWAYS | written | cases | genders | _engine_words(layer.language) | _engine_words(ENGLISH)


def chosen_by(layer: Layer) -> frozenset[str]:
    """Every word by which a text of the language chooses between others."""
    own = {key.name for written in layer.asking for key in _keys(written.entry)}
    return _engine_words(layer.language) | own


def _keys(entry: ftl.SyntaxNode) -> Iterator[ftl.Identifier]:
    for node in parts(entry):
        if isinstance(node, ftl.SelectExpression):
            yield from (variant.key for variant in node.variants if isinstance(variant.key, ftl.Identifier))


@cache
def _engine_words(language: str) -> frozenset[str]:
    """What the engine's own texts choose by and ask for."""
    found: set[str] = set()
    for entry in engine_entries(language).values():
        found |= {key.name for key in _keys(entry)}
        for node in parts(entry):
            if isinstance(node, ftl.FunctionReference) and node.id.name in BENDING:
                given = [*node.arguments.positional[1:], *(each.value for each in node.arguments.named)]
                found |= {literal(each) for each in _literals(given)}
    return frozenset(found)
