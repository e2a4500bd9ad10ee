"""Sentences written by hand, compared with the generated ones: both must name the same numbers and the same nouns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, Span
from rulewright.explain.addresses import addresses, override_id
from rulewright.explain.catalog import Catalog
from rulewright.explain.sentences import Sentences

_NUMBER = re.compile(r"\d+")
_SAY_THE_SAME = "say what the rule does, or remove the sentence"


def compare_by_hand(checked: Checked, sentences: Sentences) -> Iterator[Diagnostic]:
    """RW804 for every sentence by hand that says something else than its rule."""
    catalog = sentences.catalog
    nouns = _Nouns(checked, catalog)
    words = catalog.format("say-number-words").split()
    for address, nodes in addresses(checked):
        name = override_id(address)
        span = catalog.first.places.get(name)
        if span is None or sentences.changed_since(name, nodes):
            continue
        mine, made = catalog.format(name), sentences.generated(nodes)
        yield from _differences(address, span, _numbers(mine, []), _numbers(made, []), _numbers(mine, words), "the number")
        found = nouns.in_text(mine)
        yield from _differences(address, span, found, nouns.in_text(made), found, "")


def _differences(address: str, span: Span, mine: set[str], made: set[str], named: set[str], what: str) -> Iterator[Diagnostic]:
    """What only one of two sentences has; `named` is what the hand-written one may be taken to mean."""
    for missing in sorted(made - named):
        message = f"{what} {missing}" if what else f"`{missing}`"
        yield Diagnostic("RW804", f"`{address}` is about {message}, but this sentence does not say so", span, _SAY_THE_SAME)
    for extra in sorted(mine - made):
        message = f"{what} {extra}" if what else f"`{extra}`"
        yield Diagnostic("RW804", f"this sentence says {message}, but `{address}` is not about it", span, _SAY_THE_SAME)


def _numbers(text: str, words: list[str]) -> set[str]:
    """The numbers in a text; those in the list of words, from nought, may also be written out."""
    spelt = {str(number) for number, word in enumerate(words) if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)}
    return set(_NUMBER.findall(text)) | spelt


class _Nouns:
    """Finds the nouns of a game in a text, in whatever case and number they stand; longer names go first."""

    def __init__(self, checked: Checked, catalog: Catalog) -> None:
        rules = checked.rules
        self.of_form: dict[str, str] = {}
        for home in (rules.variables, rules.zones, rules.boards, rules.pieces, rules.constants()):
            for noun in home:
                forms = {form.casefold() for form in catalog.forms(noun)}
                shared = next((self.of_form[form] for form in sorted(forms) if form in self.of_form), noun)
                self.of_form.update(dict.fromkeys(forms, shared))
        longest_first = sorted(self.of_form, key=lambda form: (-len(form), form))
        self.pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first)) or '(?!)'})\b", re.IGNORECASE)

    def in_text(self, text: str) -> set[str]:
        return {self.of_form[match.group(1).casefold()] for match in self.pattern.finditer(text)}
