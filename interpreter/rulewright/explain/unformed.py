"""A noun that stands in a sentence by hand in a form that it does not give: the noun is at fault then, and not the sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import takewhile

from rulewright.explain.catalog import Catalog
from rulewright.explain.phrases import PLURAL

ALIKE = 3  # letters with which two forms of a noun at least begin alike
LAST = 4  # letters in which they may differ at the end
_WORDS = re.compile(r"\w+(?:[^\w\s]\w+)*")


@dataclass(frozen=True)
class Unformed:
    """What a text calls a noun, and the forms that this may be."""

    noun: str
    phrase: str
    forms: list[str]


def unformed(noun: str, text: str, catalog: Catalog) -> Unformed | None:
    """The words of a text that begin like a noun and are none of its forms, if it lacks any; those that are most alike."""
    layer = catalog.first
    if noun not in layer.nouns:
        return None
    given, endings = layer.given(noun), layer.endings
    needed = {key for every in endings.all_keys for key in endings.rests_on(every)}
    common = {PLURAL, *endings.changed}
    lacking = sorted(
        (key for key in needed if endings.form(given, key) is None), key=lambda key: (key.count("-"), key not in common, key)
    )
    known = {form.casefold() for form in endings.all_forms(given)}
    found = [(alike, phrase) for form in known for alike, phrase in _like(form, text)] if lacking else []
    return Unformed(noun, max(found, key=lambda each: each[0])[1], lacking) if found else None


def _like(form: str, text: str) -> list[tuple[int, str]]:
    """As many words of the text as a form has, wherever they begin like it; with how far they are alike."""
    words = list(_WORDS.finditer(text))
    length = len(_WORDS.findall(form))
    found = []
    for first in range(len(words) - length + 1):
        phrase = text[words[first].start() : words[first + length - 1].end()]
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(phrase.casefold(), form, strict=False)))
        if alike >= max(ALIKE, len(form) - LAST, len(phrase) - LAST):
            found.append((alike, phrase))
    return found
