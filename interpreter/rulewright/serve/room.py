"""One game that people play together. Whoever comes in waits for the one inside, so that everybody sees the same game."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.explain import pack_words
from rulewright.narrate import Texts
from rulewright.run import Entry, Game, GameError, Option, make_policy
from rulewright.serve.changes import changes
from rulewright.serve.library import Shelf
from rulewright.serve.store import Store
from rulewright.serve.thinking import QUICK, Begun, Thinker, Thought
from rulewright.table import Teller, laid, offers, origins, picked, score_lines, show

TOLD = 200  # at least so many lines of the log are sent, and at most twice as many
MOST_LINES = 5_000  # that are remembered
REMEMBERED = 3  # views of a seat, for pages that have seen one of them
HINT = "mcts:1s"  # who is asked for a hint: a bot that thinks for a second


class Stale(Exception):
    """An answer to a question that is no longer asked."""


@dataclass(frozen=True)
class Seated:
    """A game as it was begun, the bots in its seats, and what was chosen before it came here."""

    id: str
    begun: Begun
    bots: Mapping[int, str]
    chosen: tuple[str, ...] = ()
    version: int = 0

    def seed_of(self, seat: int) -> int:
        """Of a bot; each has its own."""
        return self.begun.seed * 100 + seat


class Room:
    """A game, who sits there, and how often it has changed. Everything that leaves it is what one seat may see.

    A version stands for exactly what there is to be seen, so that changes can be told from one to another.
    """

    def __init__(self, game: Game, seated: Seated, store: Store, shelf: Shelf, thinker: Thinker) -> None:
        self.id, self.seated, self.bots = seated.id, seated, seated.bots
        self.game, self.store, self.shelf, self.thinker = game, store, shelf, thinker
        automated = game.program.layout.seats
        self.people = [seat for seat in range(1, game.players + 1) if seat not in self.bots and not automated[seat]]
        self.quick = {seat: make_policy(who, seated.seed_of(seat)) for seat, who in self.bots.items() if who in QUICK}
        self.version = seated.version
        self.ready = False  # whether bots know the rules
        self.settled = True  # whether nobody waits for a person to end a turn that could be taken back
        self.lock = threading.RLock()
        self.watchers: set[Callable[[], None]] = set()
        self.teller = Teller(game)
        self.chosen = list(seated.chosen)
        self._sent: dict[tuple[int, str], dict[int, dict[str, Any]]] = {}  # views by seat and language, then by version
        self._lines: dict[tuple[int, str], tuple[Entry, str]] = {}

    # -- what a seat sees --
    def news(self, seat: int, language: str = "", have: int | None = None) -> dict[str, Any]:
        """What has changed for a seat since a version; all of it, if nobody remembers what was to be seen then."""
        with self.lock:
            kept = self._sent.setdefault((seat, self.shelf.spoken(language)), {})
            if self.version not in kept:
                kept[self.version] = self.view(seat, language)
                for old in list(kept)[:-REMEMBERED]:
                    del kept[old]
            view = kept[self.version]
            if have not in kept:
                return view
            return {"version": self.version, "since": have, "changes": list(changes(kept[have], view))}

    def view(self, seat: int, language: str = "") -> dict[str, Any]:
        with self.lock, self.shelf.speaking:
            game, texts, decision = self.game, self.shelf.texts(language), self.game.decision
            asked = decision.player if decision is not None else 0
            mine = decision is not None and asked == seat and self.settled
            return {
                "version": self.version,
                "name": pack_words(game.program.checked.rules.base, texts.catalog)[0],
                "language": texts.language,
                "seat": seat,
                "asked": asked if self.settled else self._last(),
                "table": show(game, texts, seat, self.teller),
                "question": texts.prompt(game, decision) if mine and decision is not None else "",
                "rule": decision.site.rule if mine and decision is not None else "",
                "within": texts.cause(decision.site.rule) if mine and decision is not None else "",
                "options": offers(game, texts, decision) if mine and decision is not None else [],
                "picked": picked(game, seat) if mine else [],
                "may_end": not self.settled and self._last() == seat,
                "may_undo": self.may_undo(seat),
                "over": decision is None,
                "result": texts.result(game)[0] if decision is None else "",
                "scores": score_lines(game, texts) if decision is None else (),
                "origins": origins(game, texts) if decision is None else (),
                "log": self._log(seat, texts),
                "bots": sorted(self.bots),
            }

    def _log(self, seat: int, texts: Texts) -> list[dict[str, str]]:
        """The latest lines as this seat may read them, each with the rule that caused it."""
        found = []
        first = max(0, len(self.game.log) - TOLD) // TOLD * TOLD  # goes on rarely, so that lines are added and nothing else
        for entry in self.game.log_for(seat, first):
            text = self._line(entry, texts)
            if text:
                found.append({"text": text, "rule": entry.effect.rule if entry.effect is not None else ""})
        return found

    def _line(self, entry: Entry, texts: Texts) -> str:
        """What has happened is always said in the same words."""
        known = (id(entry), texts.language)
        if known not in self._lines:
            if len(self._lines) > MOST_LINES:
                self._lines.clear()
            self._lines[known] = (entry, self._worded(entry, texts))
        return self._lines[known][1]

    def _worded(self, entry: Entry, texts: Texts) -> str:
        if entry.secret and entry.site is not None:
            return ""  # that somebody has chosen is seen on the table
        bookkeeping = entry.effect is not None and entry.effect.noun in self.game.program.checked.rules.display.unseen
        return "" if bookkeeping else texts.news(self.game, entry, entry.secret)

    def look(self, seat: int, key: str, language: str = "") -> dict[str, Any]:
        """How the board would look after an option of the question that this seat is asked."""
        with self.lock, self.shelf.speaking:
            option = self._option(seat, key)
            found = laid(self.game, self.shelf.texts(language), option) if option is not None else None
            return {} if found is None else {"board": found[0], "seat": found[1], "cells": found[2]}

    def hint(self, seat: int) -> dict[str, Any]:
        """What a bot that thinks for a second would do in place of the seat that is asked, knowing no more than it."""
        with self.lock:
            decision = self.game.decision
            if decision is None or decision.player != seat or not self.settled:
                return {}
            thought = self._thought(HINT, self.game.choices + 1)
        key = self.thinker.answer(thought)
        return {"key": key} if key is not None else {}

    # -- what a seat does --
    def choose(self, seat: int, key: str, version: int) -> None:
        with self.lock:
            option = self._option(seat, key)
            if option is None or version != self.version:
                raise Stale
            self._take(option)
            following = self.game.decision
            ends = following is not None and following.player in self.bots
            self.settled = not (ends and self.game.why_no_undo() is None)
            self._changed()

    def end_turn(self, seat: int, version: int) -> None:
        """A turn that could still be taken back is over; whoever follows may begin."""
        with self.lock:
            if self.settled or self._last() != seat or version != self.version:
                raise Stale
            self.settled = True
            self._changed()

    def undo(self, seat: int, version: int) -> None:
        with self.lock:
            if version != self.version or not self.may_undo(seat):
                raise Stale
            self.store.undo(self.id, self.game.choices - 1)
            self.game.undo()
            self.chosen.pop()
            self.settled = True
            self._changed()

    def may_undo(self, seat: int) -> bool:
        return self.game.why_no_undo(seat) is None

    def bot_thinks(self) -> bool:
        """Whether a bot is asked that takes its time."""
        with self.lock:
            decision = self.game.decision
            return decision is not None and self.settled and decision.player in self.bots and decision.player not in self.quick

    def must_get_ready(self) -> bool:
        """Whether bots sit here that take their time, and do not know the rules yet."""
        return not self.ready and len(self.quick) < len(self.bots)

    def get_ready(self) -> None:
        """Bots that take their time read the rules before they are asked."""
        if self.must_get_ready():
            self.ready = True
            self.thinker.answer(self._thought("", 0))

    def bot_moves(self) -> bool:
        """Let a bot choose if it is its turn; False if a person is asked, or nobody. While it thinks, the room is open."""
        with self.lock:
            decision = self.game.decision
            if decision is None or not self.settled or decision.player not in self.bots:
                return False
            seat, version, choices = decision.player, self.version, self.game.choices
            quick = self.quick.get(seat)
            thought = self._thought(self.bots[seat], self.seated.seed_of(seat))
        key = self.thinker.answer(thought) if quick is None else None
        if self.thinker.closed:
            return False
        with self.lock:
            if (self.version, self.game.choices) != (version, choices):
                return True  # somebody has taken back what the bot was thinking about
            option = next((option for option in decision.options if option.key == key), None)
            if option is None:
                policy = quick or make_policy(thought.who, thought.seed)
                key = policy.choose(self.game)
                option = next(option for option in decision.options if option.key == key)
            self._take(option)
            self.version += 1
            following = self.game.decision
            if following is None or following.player not in self.bots:
                self._tell()
            return True

    # -- inside --
    def _thought(self, who: str, seed: int) -> Thought:
        return Thought(self.id, self.seated.begun, tuple(self.chosen), who, seed)

    def _option(self, seat: int, key: str) -> Option | None:
        decision = self.game.decision
        if decision is None or decision.player != seat or not self.settled:
            return None
        return next((option for option in decision.options if option.key == key), None)

    def _take(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None
        number = self.game.choices
        self.store.add(self.id, number, decision.player, decision.site.label, option.key)  # or else nothing has happened
        try:
            self.game.take(option)
        except GameError:
            self.store.undo(self.id, number)
            raise
        self.chosen.append(option.key)

    def _last(self) -> int:
        """Who has chosen last."""
        return next((entry.player for entry in reversed(self.game.log) if entry.site is not None), 0)

    def _changed(self) -> None:
        self.version += 1
        self._tell()

    def _tell(self) -> None:
        for tell in list(self.watchers):
            tell()
