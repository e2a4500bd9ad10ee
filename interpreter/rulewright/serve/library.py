"""All that games with the same rules share: the rules, their words in each language, what is printed on pieces, the rulebook.

Each is made once, when it is first asked for. Words of one game are made by one thread at a time, since they are remembered on
the way; who plays another game never waits for that, nor for packs or books that somebody else has asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.book import make_book, places, to_html
from rulewright.check import Checked
from rulewright.explain import ENGLISH
from rulewright.link import PieceKind
from rulewright.narrate import Texts
from rulewright.pipeline import Loaded, load
from rulewright.process import loaded_for_good

MOST_BOOKS = 24
MOST_LOADED = 60  # games with different packs over them
MOST_TEXTS = 48  # words of games with their options; many games share them


class Refused(Exception):
    """A game that cannot be begun, or gone on with; why, in words."""


@dataclass(frozen=True)
class Printed:
    """A rulebook: its page, and where on it everything stands."""

    page: bytes
    places: Mapping[str, str]


class Library:
    def __init__(self) -> None:
        self._reading, self._printing = threading.RLock(), threading.Lock()
        self._loaded: dict[tuple[str, ...], Loaded] = {}
        self._speaking: dict[tuple[str, ...], threading.RLock] = {}
        self._texts: dict[tuple[Any, ...], Texts] = {}
        self._cards: dict[tuple[Any, ...], Mapping[str, Mapping[str, str]]] = {}
        self._books: dict[tuple[Any, ...], Printed] = {}

    def loaded(self, packs: Sequence[str]) -> tuple[Loaded, Checked]:
        """Packs, read and checked once."""
        named = tuple(packs)
        kept = self._loaded.get(named) or self._load(named)
        assert kept.checked is not None
        return kept, kept.checked

    def _load(self, named: tuple[str, ...]) -> Loaded:
        with self._reading:
            if named not in self._loaded:
                found = load(list(named))
                if found.checked is None:
                    wrong = [problem for problem in found.diagnostics if problem.severity == "error"]
                    raise Refused(wrong[0].message if wrong else "")
                if len(self._loaded) >= MOST_LOADED:
                    del self._loaded[next(iter(self._loaded))]
                self._loaded[named] = found
                loaded_for_good()
            return self._loaded[named]

    def speaking(self, packs: tuple[str, ...]) -> threading.RLock:
        """What whoever speaks of a game holds."""
        return self._speaking.setdefault(packs, threading.RLock())

    def spoken(self, packs: Sequence[str], language: str) -> str:
        """The language a game is told in: the wanted one if it speaks that, else its first."""
        known = self.loaded(packs)[1].rules.languages or (ENGLISH,)
        return language if language in known else known[0]

    def texts(self, packs: tuple[str, ...], language: str, options: Mapping[str, Any], seats: tuple[str, ...] = ()) -> Texts:
        """The words of a game with its options."""
        key = (packs, self.spoken(packs, language), tuple(sorted(options.items())), seats)
        found = self._texts.get(key)
        if found is None:
            found = Texts(self.loaded(packs)[1], key[1], options)
            found.seated(seats)
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = found
        return found

    def cards(self, packs: tuple[str, ...], language: str, options: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """Every piece by its address: its name and what it says. They are the same for every seat."""
        key = (packs, self.spoken(packs, language), tuple(sorted(options.items())))
        found = self._cards.get(key)
        if found is None:
            with self.speaking(packs):
                texts = self.texts(packs, language, options)
            told: dict[str, Mapping[str, str]] = {}
            for kind in texts.checked.rules.pieces.values():
                for item in kind.items:
                    with self.speaking(packs):  # for one at a time, and others speak in between
                        told[f"{kind.name}.{item.id}"] = _card(texts, kind, item.id)
            if len(self._cards) >= MOST_TEXTS:
                self._cards.clear()
            self._cards[key] = told
            return told
        return found

    def book(self, packs: tuple[str, ...], language: str, options: Mapping[str, Any]) -> Printed:
        """The rulebook of packs as they are played: with their options, in a language they speak."""
        key = (packs, self.spoken(packs, language), tuple(sorted(options.items())))
        with self._printing:
            if key not in self._books:
                if len(self._books) >= MOST_BOOKS:
                    self._books.clear()
                loaded, checked = self.loaded(packs)
                book = make_book(loaded, checked, key[1], options)
                self._books[key] = Printed(to_html(book).encode(), places(book))
            return self._books[key]


def _card(texts: Texts, kind: PieceKind, id: str) -> Mapping[str, str]:
    return {"title": texts.piece(kind, id), "text": texts.text_on(kind.name, id)}


@dataclass(frozen=True)
class Shelf:
    """What one game takes from the library: its packs, its options, its automated seats."""

    library: Library
    packs: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()

    @property
    def speaking(self) -> threading.RLock:
        return self.library.speaking(self.packs)

    def spoken(self, language: str) -> str:
        return self.library.spoken(self.packs, language)

    def texts(self, language: str) -> Texts:
        return self.library.texts(self.packs, language, self.options, self.seats)

    def cards(self, language: str) -> Mapping[str, Mapping[str, str]]:
        return self.library.cards(self.packs, language, self.options)

    def book(self, language: str) -> Printed:
        return self.library.book(self.packs, language, self.options)
