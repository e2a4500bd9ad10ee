"""Two texts about the same effect, compared by what they say: the numbers, the nouns, and whether one may or must."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from rulewright.check import Checked
from rulewright.diagnostics import did_you_mean
from rulewright.explain.addresses import addresses
from rulewright.explain.catalog import Catalog
from rulewright.explain.sentences import Sentences

_EDGE, _WORD = re.compile(r"\b"), re.compile(r"\w+")
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


@dataclass(frozen=True)
class Idle:
    """An id beside which nothing was compared: of a text that the rules do not make, or agreed and no longer different."""

    id: str
    agreed: bool
    guess: str | None


def compare_printed(checked: Checked, language: str, printed: object, more: object = None) -> tuple[list[Compared], list[Idle]]:
    """Printed texts by the ids of their pieces, whatever groups they stand in, against generated ones.

    What stands under `agreed` by its id, with a reason, is not told; `{differs: …, because: …}` agrees to just these differences.
    `more` is a further list of what is agreed. `{same_as: ID}` stands for the text of another id of its group. Ids beside which
    nothing was compared are given, too: who misspells one would believe that its text had been looked at.
    """
    catalog = Catalog(checked.rules.texts, language)
    sentences, comparison = Sentences(checked, catalog), Comparison(checked, catalog)
    agreed = {**_agreed(printed), **_agreed(more)}
    made: dict[str, list[tuple[str, str]]] = {}
    for address, nodes in addresses(checked):
        made.setdefault(address.split(".")[min(1, address.count("."))], []).append((address, sentences.printed(address, nodes)))
    found, idle, differing = [], [], set()
    texts = list(_texts(printed, made))
    for id, text in texts:
        told = made.get(id, [])
        if not told or text is None:
            idle += [Idle(id, False, did_you_mean(id, set(made) - {other for other, _ in texts}))] if id not in agreed else []
            continue
        whole = " ".join(said for _, said in told)
        problems = [_named(each) for each in comparison.differences(text, whole)]
        differs = ", ".join(problems)
        differing.update([id] if differs else [])
        if differs and not _agrees(agreed.get(id), differs):
            found.append(Compared(told[0][0], differs, text, whole))
    idle += [Idle(id, True, did_you_mean(id, differing)) for id in agreed if id in made and id not in differing]
    idle += [Idle(id, True, did_you_mean(id, made)) for id in agreed if id not in made and id not in dict(texts)]
    return found, idle


def _agreed(data: object) -> dict[str, object]:
    found = data.get("agreed") if isinstance(data, dict) else None
    return {str(id): reason for id, reason in found.items()} if isinstance(found, dict) else {}


def _agrees(reason: object, differs: str) -> bool:
    """Whether a difference is agreed: all of an id, or just the one that is written down."""
    return bool(reason.get("differs") == differs and reason.get("because")) if isinstance(reason, dict) else bool(reason)


def _named(found: Difference) -> str:
    return f"{'-' if found.missing else '+'}{found.thing or found.what}"


def _texts(printed: object, known: Container[str]) -> Iterator[tuple[str, str | None]]:
    """What is printed for each id, in whatever groups; None where an entry of an id that is known has everything but a text."""
    group = printed if isinstance(printed, dict) else {}
    for id, value in group.items():
        if isinstance(value, str):
            yield str(id), value
        elif id == "agreed" or not isinstance(value, dict):
            continue
        elif id in known or "text" in value or "same_as" in value:
            yield str(id), _text_of(value, group)
        else:
            yield from _texts(value, known)


def _text_of(entry: Mapping[object, object], group: Mapping[object, object]) -> str | None:
    """The text of an entry, or that of the one it is the same as."""
    named = entry.get("same_as")
    other = group.get(named) if isinstance(named, str | int) else None
    text = entry.get("text", other.get("text") if isinstance(other, dict) else other)
    return text if isinstance(text, str) else None


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
        lengths: dict[str, set[int]] = {}
        for form in self.of_form:
            lengths.setdefault(_first_word(form), set()).add(len(form))
        self.lengths = {word: sorted(known, reverse=True) for word, known in lengths.items()}

    def in_text(self, text: str) -> set[str]:
        """Every noun that stands in a text as whole words."""
        edges = [edge.start() for edge in _EDGE.finditer(text)]
        ends, found, behind = set(edges), set(), 0
        for start in edges:
            for length in self.lengths.get(_first_word(text, start), ()) if start >= behind else ():
                noun = self.of_form.get(text[start : start + length].casefold())
                if noun is not None and start + length in ends:
                    found.add(noun)
                    behind = start + length
                    break
        return found


def _first_word(text: str, start: int = 0) -> str:
    found = _WORD.match(text, start)
    return found[0].casefold() if found is not None else ""
