"""Two texts about the same effect, compared by what they say: the numbers, the nouns, and whether one may or must."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.check import Checked
from rulewright.explain.addresses import addresses
from rulewright.explain.catalog import Catalog
from rulewright.explain.sentences import Sentences

_NUMBER = re.compile(r"(?<![\w.])\d+")


@dataclass(frozen=True)
class Difference:
    """Something that only one of two texts says."""

    what: str  # number, noun or may
    thing: str
    missing: bool  # whether it is the second text that says it, and not the first


class Comparison:
    """Compares texts of one game in one language."""

    def __init__(self, checked: Checked, catalog: Catalog) -> None:
        self.nouns = _Nouns(checked, catalog)
        self.words = [word.split("/") for word in catalog.format("say-number-words").split()]
        self.may = [word.replace("*", r"\w*") for word in catalog.format("say-may-words").split()]

    def differences(self, mine: str, made: str) -> Iterator[Difference]:
        """What the first text lacks of the second, and what it says beyond that; it may write numbers in words."""
        numbers, spelt = set(_NUMBER.findall(made)), self._spelt(mine)
        own = set(_NUMBER.findall(mine))
        yield from (Difference("number", thing, True) for thing in sorted(numbers - own - spelt))
        yield from (Difference("number", thing, False) for thing in sorted(own - numbers))
        nouns, found = self.nouns.in_text(made), self.nouns.in_text(mine)
        yield from (Difference("noun", thing, True) for thing in sorted(nouns - found))
        yield from (Difference("noun", thing, False) for thing in sorted(found - nouns))
        if self._may(mine) != self._may(made):
            yield Difference("may", "", self._may(made))

    def _spelt(self, text: str) -> set[str]:
        return {str(number) for number, words in enumerate(self.words) if _says(words, text)}

    def _may(self, text: str) -> bool:
        return _says(self.may, text, escape=False)


def _says(words: list[str], text: str, escape: bool = True) -> bool:
    patterns = [re.escape(word) if escape else word for word in words]
    return bool(patterns) and re.search(rf"\b(?:{'|'.join(patterns)})\b", text, re.IGNORECASE) is not None


@dataclass(frozen=True)
class Compared:
    """A printed text that says something else than the one that is made from the rules."""

    address: str
    problem: str
    printed: str
    made: str


def compare_printed(checked: Checked, language: str, printed: object) -> list[Compared]:
    """Printed texts by the ids of their pieces, whatever groups they stand in, against generated ones.

    What stands under `agreed` by its id, with a reason, is not told.
    """
    catalog = Catalog(checked.rules.texts, language)
    sentences, comparison = Sentences(checked, catalog), Comparison(checked, catalog)
    agreed = printed.get("agreed", {}) if isinstance(printed, dict) else {}
    made: dict[str, list[tuple[str, str]]] = {}
    for address, nodes in addresses(checked):
        made.setdefault(address.split(".")[min(1, address.count("."))], []).append((address, sentences.printed(address, nodes)))
    found = []
    for id, text in _texts(printed):
        told = made.get(id, [])
        if not told or id in agreed:
            continue
        whole = " ".join(said for _, said in told)
        problems = [_named(each) for each in comparison.differences(text, whole)]
        if problems:
            found.append(Compared(told[0][0], ", ".join(problems), text, whole))
    return found


def _named(found: Difference) -> str:
    return f"{'-' if found.missing else '+'}{found.thing or found.what}"


def _texts(printed: object) -> Iterator[tuple[str, str]]:
    for id, value in printed.items() if isinstance(printed, dict) else ():
        if isinstance(value, str):
            yield str(id), value
        elif isinstance(value, dict) and isinstance(value.get("text"), str):
            yield str(id), value["text"]
        elif id != "agreed":
            yield from _texts(value)


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
