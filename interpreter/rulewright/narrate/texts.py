"""What people read during a game, in one language: the public face of this room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import rulewright.narrate.game_side as game_side
from rulewright.check import Checked
from rulewright.explain import ENGLISH, Catalog, Count, Sentences
from rulewright.link import PieceKind, Type
from rulewright.narrate.game_side import Decision, Entry, Game, Option, Program
from rulewright.narrate.log import change_line, choice_line
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.options import option as option_in_words
from rulewright.narrate.questions import prompt
from rulewright.narrate.records import Choice, Thing
from rulewright.narrate.results import result
from rulewright.narrate.values import piece, words


class Texts:
    """Never fails for want of a message: the id is shown, and noted in `missing`."""

    def __init__(self, checked: Checked, language: str = ENGLISH) -> None:
        self.checked = checked
        self.language = language
        self.catalog = Catalog(checked.rules.texts, language)
        self.sentences = Sentences(checked, self.catalog)
        self._narrator = Narrator(checked, self.catalog, self.sentences)

    @property
    def missing(self) -> set[str]:
        return self.catalog.missing

    def seated(self, seats: Sequence[str]) -> None:
        """Who sits where: an automated player is called by name."""
        self._narrator = replace(self._narrator, seats={seat: name for seat, name in enumerate(seats) if name})

    # -- names and values --
    def name(self, noun: str, count: Count | None = None, case: str = "") -> str:
        """A noun in words; the count is a number, or "plural" for several things that are not counted."""
        return self.catalog.name(noun, count, case)

    def player(self, seat: int) -> str:
        return self._narrator.player(seat)

    def piece(self, kind: PieceKind, id: str) -> str:
        """A piece with what is printed on it."""
        return piece(kind.name, id, self._narrator)

    def piece_now(self, game: Game, kind: PieceKind, id: str) -> str:
        """A piece with what is printed on it and what is so of it now."""
        return piece(kind.name, id, self._narrator, game_side.known_now(game).of_piece)

    def key(self, type_: Type, key: str) -> str:
        """A value in words by the name that saves and views use for it."""
        return words(Thing(type_, key), self._narrator)

    def at(self, what: str, place: str) -> str:
        """One of several things of a name, by where it is."""
        return self.catalog.format("tell-at", what=what, place=place)

    def value(self, program: Program, type_: Type, value: Any) -> str:
        """A value of the state in words."""
        return words(game_side.thing(program, type_, value), self._narrator)

    # -- questions --
    def prompt(self, game: Game, decision: Decision) -> str:
        """The question of a decision."""
        return prompt(game_side.question(decision), self._narrator)

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        """One option of a decision, as things are now."""
        question, offer = game_side.question(decision), game_side.offer(game, decision, option)
        return option_in_words(question, offer, self._narrator, game_side.known_now(game))

    # -- the log and the end --
    def entry(self, game: Game, entry: Entry, hidden: bool = False) -> str:
        """One line of the log; a change of nothing gives an empty text, a hidden move does not name its piece."""
        found = game_side.happened(game, entry)
        if isinstance(found, Choice):
            return choice_line(found, self._narrator, game_side.known_later(game))
        return change_line(found, self._narrator, hidden)

    def result(self, game: Game) -> list[str]:
        """Who won, and the score sheet of every player if the game has one."""
        return result(game_side.ending(game), self._narrator)
