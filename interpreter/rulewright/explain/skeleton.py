"""A file for a translator: everything that a language still lacks of a game, with what English says and who asks for it.

A text that is `…` counts as not written yet, so the file can be used while it is being filled in.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl

from rulewright.check import Checked
from rulewright.explain.catalog import Catalog
from rulewright.explain.layer import ENGINE_PREFIXES, TO_DO, Layer
from rulewright.explain.sentences import Sentences
from rulewright.explain.survey import NAMES, ask_for_everything, missing_wordings

LONGEST = 160


def skeleton(checked: Checked, language: str) -> str:
    """The missing nouns first, those that most sentences wait for at the top; then what is said about them, and questions."""
    sentences = Sentences(checked, Catalog(checked.rules.texts, language))
    ask_for_everything(checked, sentences)
    parts = [*_nouns(sentences), *_forms(sentences), *_wordings(sentences.catalog), *_other(sentences.catalog)]
    return "\n".join(parts) + "\n" if parts else ""


def _comment(*lines: str) -> str:
    return "".join(f"# {line}\n" for text in lines for line in text.splitlines() if line.strip())


def _asked_by(asked: set[str], sentences: Sentences) -> str:
    address = min(asked - {NAMES}, default="")
    said = sentences.catalog.english
    text = Sentences(sentences.checked, said).declaration(address) if address else ""
    return f"{len(asked - {NAMES})} sentences, one is {address}: {text[:LONGEST]}" if address else ""


def _nouns(sentences: Sentences) -> Iterator[str]:
    catalog, notes = sentences.catalog, sentences.catalog.notes
    rules = sentences.checked.rules
    missing = {name: asked for name, asked in notes.missing.items() if not name.startswith(ENGINE_PREFIXES) and "." not in name}
    for name in sorted(missing, key=lambda name: (-len(missing[name]), name)):
        english, place = catalog.english, rules.places.get(name)
        pattern = english.first.pattern(name)
        shown = english.variables(name) - {"count", "case"}
        said = (
            f"English: {english.name(name)}, {english.name(name, 'plural')}"
            if not shown or pattern is None
            else f"English: {_source(english.first, name)}"
        )
        head = _comment(said, f"{place}" if place is not None else "", _asked_by(missing[name], sentences))
        if shown:
            yield f"{head}{name} = {TO_DO}\n"
            continue
        forms = sorted({each for key in notes.wanted.get(name, ()) for each in catalog.first.endings.rests_on(key)})
        lines = [f"    .{form} = {TO_DO}" for form in ([*catalog.first.endings.also, *forms])]
        yield "\n".join([f"{head}-{name} = {TO_DO}", *lines]) + "\n"


def _forms(sentences: Sentences) -> Iterator[str]:
    for (noun, form), asked in sorted(sentences.catalog.notes.forms.items()):
        yield _comment(f"-{noun} lacks this form", _asked_by(asked, sentences)) + f"#     .{form} = {TO_DO}\n"


def _wordings(catalog: Catalog) -> Iterator[str]:
    english = catalog.layers[-1]
    names: dict[str, list[str]] = {}
    for lack in missing_wordings(catalog):
        names.setdefault(lack.name, []).append(lack.key)
    for name, keys in names.items():
        there = "" if not catalog.first.messages.get(name) else "this goes below the message that is there already"
        head = _comment(there, *(f".{key} = {_source(english, name, key)}" for key in keys))
        yield "\n".join([f"{head}{name} =", *(f"    .{key} = {TO_DO}" for key in keys)]) + "\n"


def _other(catalog: Catalog) -> Iterator[str]:
    """Questions, names of ways, and pieces: whatever English has as a message of its own."""
    english = catalog.layers[-1]
    for name, written in english.written.items():
        entry = written.entry
        own = isinstance(entry, ftl.Message) and entry.value is not None and not catalog.first.names(name)
        if own and name not in catalog.notes.missing and not name.startswith("explain-"):
            yield _comment(f"English: {_source(english, name)}") + f"{name} = {TO_DO}\n"


def _source(layer: Layer, name: str, attribute: str = "") -> str:
    """A text as it is written."""
    written = layer.written.get(name) or layer.written.get(f"-{name}")
    pattern = layer.pattern(name, attribute)
    if written is None or pattern is None or pattern.span is None:
        return ""
    return written.text[pattern.span.start : pattern.span.end]
