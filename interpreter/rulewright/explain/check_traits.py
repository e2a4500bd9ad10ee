"""Whether what texts say about themselves is something: a gender, a way to be meant, arguments that they leave out.

Nobody shows these, so a misspelt one is only missing where somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, English, did_you_mean
from rulewright.explain.check_words import chosen_by
from rulewright.explain.ftl_files import Written, parts, place_of
from rulewright.explain.layer import ADJECTIVE, Layer

DETERMINERS = frozenset({"the", "a", "bare"})


def unknown_traits(layer: Layer, given: frozenset[str]) -> Iterator[Diagnostic]:
    """Every such word that means nothing; `given` is all that any text may be given."""
    genders = {ADJECTIVE, *layer.endings.genders, *chosen_by(layer)}
    known: dict[str, Collection[str]] = {"gender": genders, "det": DETERMINERS, "omits": given}
    for written in layer.written.values():
        for attribute in written.entry.attributes:
            if attribute.id.name in known:
                yield from _unknown(attribute, known[attribute.id.name], written)


def _unknown(attribute: ftl.Attribute, known: Collection[str], written: Written) -> Iterator[Diagnostic]:
    for text in (part for part in parts(attribute) if isinstance(part, ftl.TextElement)):
        for word in text.value.split():
            if word not in known:
                guess = did_you_mean(word, known)
                message = English("`.{attribute}` knows no `{word}`", attribute=attribute.id.name, word=word)
                hint = English("did you mean `{guess}`?", guess=guess) if guess else English("docs/texts.md tells what there is")
                yield Diagnostic("RW806", message, place_of(written, text), hint)
