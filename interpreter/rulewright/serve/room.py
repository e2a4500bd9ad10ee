"""One game that people play together. Whoever comes in waits for the one inside, so that everybody sees the same game."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any

from rulewright.narrate import Texts
from rulewright.run import Effort, Entry, Game, GameError, Option, Policy, ranked
from rulewright.serve.store import Store
from rulewright.table import Teller, laid, offers, picked, show

TOLD = 200  # lines of the log that are sent
THINKING = 1.0  # seconds of a hint


class Stale(Exception):
    """An answer to a question that is no longer asked."""


class Room:
    """A game, who sits there, and how often it has changed. Everything that leaves it is what one seat may see."""

    def __init__(self, id: str, game: Game, bots: Mapping[int, Policy], store: Store) -> None:
        self.id, self.game, self.bots, self.store = id, game, bots, store
        automated = game.program.layout.seats
        self.people = [seat for seat in range(1, game.players + 1) if seat not in bots and not automated[seat]]
        self.version = 0
        self.settled = True  # whether nobody waits for a person to end a turn that could be taken back
        self.lock = threading.RLock()
        self.watchers: set[Callable[[], None]] = set()
        self.teller = Teller(game)
        self._texts: dict[str, Texts] = {}

    def texts(self, language: str) -> Texts:
        """The words of the game in a language it speaks, else in its first one."""
        spoken = self.game.program.checked.rules.languages or ("en",)
        chosen = language if language in spoken else spoken[0]
        if chosen not in self._texts:
            self._texts[chosen] = Texts(self.game.program.checked, chosen)
            self._texts[chosen].seated(self.game.program.layout.seats)
        return self._texts[chosen]

    # -- what a seat sees --
    def view(self, seat: int, language: str = "") -> dict[str, Any]:
        with self.lock:
            game, texts, decision = self.game, self.texts(language), self.game.decision
            asked = decision.player if decision is not None else 0
            mine = decision is not None and asked == seat and self.settled
            return {
                "version": self.version,
                "name": game.program.checked.rules.base.name,
                "language": texts.language,
                "seat": seat,
                "asked": asked if self.settled else self._last(),
                "table": show(game, texts, seat, self.teller),
                "question": texts.prompt(game, decision) if mine and decision is not None else "",
                "options": offers(game, texts, decision) if mine and decision is not None else [],
                "picked": picked(game, seat) if mine else [],
                "may_end": not self.settled and self._last() == seat,
                "may_undo": self.may_undo(seat),
                "over": decision is None,
                "result": texts.result(game) if decision is None else [],
                "log": self._log(seat, texts),
                "bots": sorted(self.bots),
            }

    def _log(self, seat: int, texts: Texts) -> list[dict[str, str]]:
        """The latest lines as this seat may read them, each with the rule that caused it."""
        found = []
        for entry in self.game.log_for(seat)[-TOLD:]:
            text = self._line(entry, texts)
            if text:
                found.append({"text": text, "rule": entry.effect.rule if entry.effect is not None else ""})
        return found

    def _line(self, entry: Entry, texts: Texts) -> str:
        if entry.secret and entry.site is not None:
            return ""  # that somebody has chosen is seen on the table
        bookkeeping = entry.effect is not None and entry.effect.noun in self.game.program.checked.rules.display.unseen
        return "" if bookkeeping else texts.news(self.game, entry, entry.secret)

    def look(self, seat: int, key: str, language: str = "") -> dict[str, Any]:
        """How the board would look after an option of the question that this seat is asked."""
        with self.lock:
            option = self._option(seat, key)
            found = laid(self.game, self.texts(language), option) if option is not None else None
            return {} if found is None else {"board": found[0], "seat": found[1], "cells": found[2]}

    def hint(self, seat: int) -> dict[str, Any]:
        """What a bot that thinks for a second would do in place of the seat that is asked, knowing no more than it."""
        with self.lock:
            decision = self.game.decision
            if decision is None or decision.player != seat or not self.settled:
                return {}
            try:
                best = ranked(self.game, Effort(None, THINKING), self.game.choices + 1)
            except GameError:
                return {}
            return {"key": best[0][0]} if best else {}

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
            self.game.undo()
            self.store.undo(self.id, self.game.choices)
            self.settled = True
            self._changed()

    def may_undo(self, seat: int) -> bool:
        return self.game.why_no_undo(seat) is None

    def bot_moves(self) -> bool:
        """Let a bot choose if it is its turn; False if a person is asked, or nobody."""
        with self.lock:
            decision = self.game.decision
            if decision is None or not self.settled or decision.player not in self.bots:
                return False
            key = self.bots[decision.player].choose(self.game)
            self._take(next(option for option in decision.options if option.key == key))
            following = self.game.decision
            if following is None or following.player not in self.bots:
                self._changed()
            return True

    # -- inside --
    def _option(self, seat: int, key: str) -> Option | None:
        decision = self.game.decision
        if decision is None or decision.player != seat or not self.settled:
            return None
        return next((option for option in decision.options if option.key == key), None)

    def _take(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None
        number = self.game.choices
        self.game.take(option)
        self.store.add(self.id, number, decision.player, decision.site.label, option.key)

    def _last(self) -> int:
        """Who has chosen last."""
        return next((entry.player for entry in reversed(self.game.log) if entry.site is not None), 0)

    def _changed(self) -> None:
        self.version += 1
        for tell in list(self.watchers):
            tell()
