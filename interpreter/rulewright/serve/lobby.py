"""All rooms of a server: new ones, and those that are found again on the disk."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.check import Checked
from rulewright.diagnostics import English, worded
from rulewright.run import Game, GameError, IllegalChoice, new_game
from rulewright.serve.library import Library, Refused, Shelf
from rulewright.serve.offering import Offering
from rulewright.serve.room import Room, Seated
from rulewright.serve.store import Kept, Store
from rulewright.serve.thinking import Begun, Thinker

MOST_GAMES = 1_000
HUMAN = "human"
PLAYERS = (HUMAN, "random", "greedy", "mcts:1s")


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
        self.library = Library()
        self.offering = Offering(self.packs, self.library)
        self.thinker = Thinker()
        self._lock = threading.Lock()

    def rules(self, packs: Sequence[str]) -> Checked:
        """The rules of packs, read and checked once."""
        return self.library.loaded(packs)[1]

    def begin(self, wish: Wish, language: str = "") -> dict[int, str]:
        """A new game, ready to be shown; gives the token of every seat that a person takes."""
        if self.store.count() >= MOST_GAMES:
            raise Refused(English("there are too many games here"))
        checked = self.rules(wish.packs)
        players = wish.players if wish.players is not None else checked.rules.base.players[0]
        seed = wish.seed if wish.seed is not None else secrets.randbits(62)  # nobody finds it by trying
        id = secrets.token_urlsafe(12)
        try:
            game = new_game(checked, players, seed, wish.options)
        except GameError as error:
            raise Refused(worded(error.diagnostic.message, language)) from None
        free = [seat for seat in range(1, game.players + 1) if not game.program.layout.seats[seat]]
        seats = {seat: (secrets.token_urlsafe(24), wish.seats.get(seat, HUMAN)) for seat in free}
        kept = Kept(id, wish.packs, players, seed, dict(wish.options), seats, ())
        room = self._room(kept, game, 0)
        self.store.begin(kept)
        self._rooms[id] = room
        people = {seat: token for seat, (token, who) in seats.items() if who == HUMAN}
        for seat in list(people)[:1]:  # words are found when they are first said, so that nobody waits for them at the table
            room.news(seat, language)
            room.shelf.cards(language)
        return people

    def enter(self, token: str) -> tuple[Room, int] | None:
        """The room and the seat that a token opens; a game of before is played again up to where it was."""
        found = self.store.game_of(token)
        if found is None:
            return None
        id, seat = found
        if id not in self._rooms:  # who enters a room that is open never waits for another
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
            raise Refused(English("the rules have changed since this game was played")) from None
        room = self._room(kept, game, int(1000 * time.time()))  # later than whatever a page has seen before
        decision = game.decision
        room.settled = decision is None or decision.player not in room.bots or not any(map(room.may_undo, room.people))
        return room

    def _room(self, kept: Kept, game: Game, version: int) -> Room:
        begun = Begun(kept.packs, kept.players, kept.seed, kept.options)
        chosen = tuple(key for _, _, key in kept.choices)
        seated = Seated(kept.id, begun, self._bots(kept), chosen, version)
        return Room(game, seated, self.store, self._shelf(kept, game), self.thinker)

    def _shelf(self, kept: Kept, game: Game) -> Shelf:
        return Shelf(self.library, kept.packs, game.program.layout.options, tuple(game.program.layout.seats))

    def _bots(self, kept: Kept) -> dict[int, str]:
        """Who plays for nobody. A file of games may be a stranger's: it names bots of ours and starts no program."""
        bots = {seat: who for seat, (_, who) in kept.seats.items() if who != HUMAN}
        for who in bots.values():
            if who not in PLAYERS:
                raise Refused(English("`{who}` is no bot that plays here", who=who))
        return bots
