"""All rooms of a server: new ones, and those that are found again on the disk."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic
from rulewright.pipeline import load
from rulewright.run import GameError, IllegalChoice, NoSuchBot, Policy, make_policy, new_game
from rulewright.serve.room import Room
from rulewright.serve.store import Kept, Store

MOST_GAMES = 1_000
HUMAN = "human"
PLAYERS = (HUMAN, "random", "greedy")


class Refused(Exception):
    """A game that cannot be begun, or gone on with; why, in words."""


@dataclass(frozen=True)
class Wish:
    """A game somebody would like to play; seats that are not named are people's."""

    packs: tuple[str, ...]
    players: int | None = None
    seed: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, str] = field(default_factory=dict)


class Lobby:
    """Rooms by their id. Packs are those it was opened with: no client ever names a folder."""

    def __init__(self, store: Store, packs: Mapping[str, tuple[str, ...]]) -> None:
        self.store, self.packs = store, dict(packs)
        self.key = store.secret("lobby", secrets.token_urlsafe(24))
        self._rooms: dict[str, Room] = {}
        self._checked: dict[tuple[str, ...], Checked] = {}
        self._lock = threading.RLock()

    def rules(self, packs: Sequence[str]) -> Checked:
        """The rules of packs, read and checked once."""
        named = tuple(packs)
        with self._lock:
            if named not in self._checked:
                loaded = load(list(named))
                if loaded.checked is None:
                    wrong = [problem for problem in loaded.diagnostics if problem.severity == "error"]
                    raise Refused(_said(wrong[0]) if wrong else "")
                self._checked[named] = loaded.checked
            return self._checked[named]

    def begin(self, wish: Wish) -> dict[int, str]:
        """A new game; gives the token of every seat that a person takes."""
        with self._lock:
            if self.store.count() >= MOST_GAMES:
                raise Refused("there are too many games here")
            checked = self.rules(wish.packs)
            players = wish.players if wish.players is not None else checked.rules.base.players[0]
            seed = wish.seed if wish.seed is not None else secrets.randbelow(1_000_000)
            id = secrets.token_urlsafe(12)
            try:
                game = new_game(checked, players, seed, wish.options)
            except GameError as error:
                raise Refused(_said(error.diagnostic)) from None
            free = [seat for seat in range(1, game.players + 1) if not game.program.layout.seats[seat]]
            seats = {seat: (secrets.token_urlsafe(24), wish.seats.get(seat, HUMAN)) for seat in free}
            kept = Kept(id, wish.packs, players, seed, dict(wish.options), seats, ())
            bots = self._bots(kept)
            self.store.begin(kept)
            self._rooms[id] = Room(id, game, bots, self.store)
            return {seat: token for seat, (token, who) in seats.items() if who == HUMAN}

    def enter(self, token: str) -> tuple[Room, int] | None:
        """The room and the seat that a token opens; a game of before is played again up to where it was."""
        found = self.store.game_of(token)
        if found is None:
            return None
        id, seat = found
        with self._lock:
            if id not in self._rooms:
                self._rooms[id] = self._again(self.store.read(id))
            return self._rooms[id], seat

    def _again(self, kept: Kept) -> Room:
        try:
            game = new_game(self.rules(kept.packs), kept.players, kept.seed, kept.options)
            for _, _, key in kept.choices:
                game.choose(key)
        except (GameError, IllegalChoice):
            raise Refused("the rules have changed since this game was played") from None
        room = Room(kept.id, game, self._bots(kept), self.store)
        decision = game.decision
        room.settled = decision is None or decision.player not in room.bots or not any(map(room.may_undo, room.people))
        return room

    def _bots(self, kept: Kept) -> dict[int, Policy]:
        try:
            return {seat: make_policy(who, kept.seed * 100 + seat) for seat, (_, who) in kept.seats.items() if who in PLAYERS[1:]}
        except NoSuchBot as wrong:
            raise Refused(str(wrong)) from None


def _said(problem: Diagnostic) -> str:
    return problem.message
