"""Who tells a book: the game, its words, and the words of the book itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.book.words import Words
from rulewright.check import Checked
from rulewright.explain import PLURAL, Catalog, Count


@dataclass(frozen=True)
class Telling:
    """What every chapter needs."""

    checked: Checked
    catalog: Catalog
    words: Words

    def name(self, noun: str, count: Count | None = None) -> str:
        """A thing of the game in words."""
        return self.catalog.name(noun, count)

    def title(self, noun: str, count: Count | None = None) -> str:
        return self.catalog.format("tell-title", name=self.name(noun, count))

    def plural(self, noun: str) -> str:
        return self.title(noun, PLURAL)

    def say(self, word: str) -> str:
        """A word of the state: a constant, a player, yes or no; what has no name is shown as it is."""
        player, sign, seat = word.partition(" ")
        if player == "player" and sign and seat.isdecimal():
            return self.catalog.format("tell-player", seat=int(seat))
        return self.name(word) if self.catalog.has(word) else word.replace("_", " ")

    def listed(self, texts: Sequence[str]) -> str:
        return self.words("between").join(texts)
