"""Many games, fast: nobody is asked, nothing is logged, every choice is drawn among the legal ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from rulewright.check import Checked
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run.driver import Driver
from rulewright.run.machine import Machine
from rulewright.state import RANDOM, State, as_data, digest, seeded


class Finished:
    """A game that was played to its end."""

    __slots__ = ("_playouts", "state")

    def __init__(self, playouts: Playouts, state: State) -> None:
        self._playouts, self.state = playouts, state

    def standing(self, player: int) -> tuple[Any, ...]:
        return self._playouts.machine.standing(self.state, player)

    def winners(self) -> list[int]:
        standings = [self.standing(seat) for seat in range(1, self._playouts.players + 1)]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings, 1) if standing == best]

    def score(self, name: str, player: int) -> int:
        found: int = self._playouts.machine.names[f"score_{name}"](self.state, player)
        return found

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return as_data(self._playouts.machine.program.layout, self.state, seat)

    def digest(self) -> str:
        return digest(self._playouts.machine.program.layout, self.state)


class Playouts:
    """Random games with the same rules, number of players and options; it belongs to one thread."""

    def __init__(
        self, checked: Checked, players: int, options: Mapping[str, Any] | None = None, without: frozenset[str] = frozenset()
    ) -> None:
        settled = settle(checked.rules, players, options or {})
        self.machine = Machine(compile_game(checked, players, settled, Mode(without=without)))
        self.players = self.machine.program.players
        self._driver = Driver(self.machine)

    def play(self, seed: int, rnd: Callable[[], float] | None = None) -> Finished:
        """One game. The seed decides all that the game draws; `rnd` draws the choices, by default a stream of that seed."""
        state = list(self.machine.initial)
        state[RANDOM] = seeded(seed)
        try:
            self.machine.playout(state, rnd or random.Random(seed).random)
        except Exception as error:
            raise self._driver.stopped(error) from None
        return Finished(self, state)
