"""What people read during a game, in one language: the public face of this room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import rulewright.narrate.game_side as game_side
from rulewright.check import Checked
from rulewright.explain import ENGLISH, Catalog, Count, Phrase, Sentences, shown_of_piece
from rulewright.link import PieceKind, Type
from rulewright.narrate.game_side import Decision, Entry, Game, Option, Program
from rulewright.narrate.log import cause, change_line, choice_line
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.options import option as option_in_words
from rulewright.narrate.printed import text_on
from rulewright.narrate.questions import prompt
from rulewright.narrate.records import Choice, Thing
from rulewright.narrate.results import result
from rulewright.narrate.values import piece, words

MOST_KEPT = 20_000  # texts that are remembered


class Texts:
    """Never fails for want of a message: what the language cannot say wholly is said in English, and noted in `missing`.

    The options are those of the game that is told: what they switch off is not said, nor a sentence by hand where it is not true.
    What depends on nothing but names is said once and kept: a table shows the same words again and again.
    """

    def __init__(self, checked: Checked, language: str = ENGLISH, options: Mapping[str, object] | None = None) -> None:
        self.checked = checked
        self.language = language
        self.catalog = Catalog(checked.rules.texts, language)
        self.sentences = Sentences(checked, self.catalog, options)
        self._narrator = Narrator(checked, self.catalog, self.sentences)
        self._kept: dict[Hashable, str] = {}
        self._names: dict[tuple[str, Count | None, str], str] = {}
        self._facts: dict[tuple[str, str], frozenset[str]] = {}

    @property
    def missing(self) -> set[str]:
        return self.catalog.missing

    def seated(self, seats: Sequence[str]) -> None:
        """Who sits where: an automated player is called by name."""
        self._narrator = replace(self._narrator, seats={seat: name for seat, name in enumerate(seats) if name})
        self._kept.clear()

    def _once(self, what: Hashable, say: Callable[[Narrator], Phrase | None]) -> str:
        """A line that is always the same for the same `what`."""
        if what not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[what] = self._said(say)
        return self._kept[what]

    def _said(self, say: Callable[[Narrator], Phrase | None]) -> str:
        """A line wholly in the language, or wholly in English and marked; nothing is an empty line."""
        told = self._narrator

        def worded(catalog: Catalog) -> str:
            phrase = say(told if catalog is told.catalog else told.english)
            return str(phrase) if phrase is not None else ""

        return self.catalog.whole(worded, lambda text: self.catalog.format("tell-english", text=text) if text else "")

    # -- names and values --
    def name(self, noun: str, count: Count | None = None, case: str = "") -> str:
        """A noun in words; the count is a number, or "plural" for several things that are not counted."""
        asked = (noun, count, case)
        if asked not in self._names:
            if len(self._names) >= MOST_KEPT:
                self._names.clear()
            self._names[asked] = self.catalog.name(noun, count, case)
        return self._names[asked]

    def player(self, seat: int) -> str:
        return str(self._narrator.player(seat))

    def piece(self, kind: PieceKind, id: str) -> str:
        """A piece with what is printed on it."""
        return self._once((kind.name, id), lambda narrator: piece(kind.name, id, narrator))

    def piece_now(self, game: Game, kind: PieceKind, id: str) -> str:
        """A piece with what is printed on it and what is so of it now."""
        known = game_side.known_now(game).of_piece(kind.name, id, self._shown_of(kind, id))
        now = tuple(known.items())
        return self._once((kind.name, id, now), lambda narrator: piece(kind.name, id, narrator, lambda *_: known))

    def _shown_of(self, kind: PieceKind, id: str) -> frozenset[str]:
        """What the text of a piece tells, in this language or in English."""
        if (kind.name, id) not in self._facts:
            catalogs = dict.fromkeys((self.catalog, self.catalog.english))
            self._facts[kind.name, id] = frozenset().union(*(shown_of_piece(kind, id, catalog) for catalog in catalogs))
        return self._facts[kind.name, id]

    def change(self, much: str, noun: str, count: int) -> str:
        """`+2 berries`; the number has its sign already."""
        return self.catalog.format("tell-change", much=much, noun=self.catalog.name(noun, count))

    def text_on(self, kind: str, id: str) -> str:
        """What a piece says; nothing if it says nothing."""
        return text_on(kind, id, self._narrator)

    def key(self, type_: Type, key: str) -> str:
        """A value in words by the name that saves and views use for it."""
        return self._once(Thing(type_, key), lambda narrator: words(Thing(type_, key), narrator))

    def at(self, what: str, place: str) -> str:
        """One of several things of a name, by where it is."""
        return self.catalog.format("tell-at", what=what, place=place)

    def value(self, program: Program, type_: Type, value: Any) -> str:
        """A value of the state in words."""
        thing = game_side.thing(program, type_, value)
        return self._once(thing, lambda narrator: words(thing, narrator))

    # -- questions --
    def prompt(self, game: Game, decision: Decision) -> str:
        """The question of a decision."""
        question = game_side.question(decision)
        return self._said(lambda narrator: prompt(question, narrator))

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        """One option of a decision, as things are now."""
        question, offer = game_side.question(decision), game_side.offer(game, decision, option)
        known = game_side.known_now(game)
        return self._said(lambda narrator: option_in_words(question, offer, narrator, known))

    # -- the log and the end --
    def cause(self, rule: str) -> str:
        """What has caused a change, as the log names it."""
        return self._said(lambda narrator: cause(rule, narrator))

    def entry(self, game: Game, entry: Entry, hidden: bool = False, place: bool = True) -> str:
        """One line of the log; a change of nothing gives an empty text, a hidden move does not name its piece."""
        found = game_side.happened(game, entry)
        if isinstance(found, Choice):
            known = game_side.known_later(game)
            return self._once(found, lambda narrator: choice_line(found, narrator, known))
        return self._once((found, hidden, place), lambda narrator: change_line(found, narrator, hidden, place))

    def news(self, game: Game, entry: Entry, hidden: bool = False) -> str:
        """The same without the rule and its place: what happened, for whoever watches."""
        return self.entry(game, entry, hidden, place=False)

    def result(self, game: Game) -> list[str]:
        """Who won, and the score sheet of every player if the game has one."""
        ending = game_side.ending(game)
        count = len(result(ending, self._narrator))
        return [self._said(lambda narrator, line=line: result(ending, narrator)[line]) for line in range(count)]  # type: ignore[misc]
