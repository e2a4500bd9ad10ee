"""Many games, fast: nobody is asked, nothing is logged, every choice is drawn among the legal ones.

Two engines stand behind this door and play the same games: Python, which needs nothing, and a native one, built from the same
program with the machine's C compiler. Where the native one cannot go on with a game, for whatever reason, the same game is
played in Python, which ends it or says what is wrong at which line.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulewright.check import Checked
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run.driver import Driver
from rulewright.run.machine import Machine
from rulewright.run.natively import Engine, native_table
from rulewright.state import RANDOM, State, as_data, digest, played_on, seeded

if TYPE_CHECKING:
    from rulewright.native import Table

Stream = Callable[[], float]
SEEDS = 1 << 64  # what the native engine can begin a stream of choices with
AT_ONCE = 500  # games that are played before anybody is told of them


class Finished:
    """A game that was played to its end; what it is asked for is worked out then."""

    __slots__ = ("_playouts", "_raw", "_standings", "_state")

    def __init__(
        self,
        playouts: Playouts,
        state: State | None,
        raw: array[int] | None = None,
        standings: tuple[tuple[int, ...], ...] | None = None,
    ) -> None:
        self._playouts, self._state, self._raw, self._standings = playouts, state, raw, standings

    @property
    def state(self) -> State:
        if self._state is None:
            from rulewright.native import read_state

            assert self._raw is not None and self._playouts.table is not None
            self._state = read_state(self._playouts.table.library.shape, self._raw)
        return self._state

    def standing(self, player: int) -> tuple[Any, ...]:
        if self._standings is not None:
            return self._standings[player - 1]
        found: tuple[Any, ...] = self._asked(self._playouts.machine.standing, player)
        return found

    def winners(self) -> list[int]:
        standings = [self.standing(seat) for seat in range(1, self._playouts.players + 1)]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings, 1) if standing == best]

    def score(self, name: str, player: int) -> int:
        found: int = self._asked(self._playouts.machine.names[f"score_{name}"], player)
        return found

    def _asked(self, ask: Callable[[State, int], Any], player: int) -> Any:
        """What the rules say at the end. Where they come to nothing, they are asked again under a budget of their own, and it is
        told what stopped them.
        """
        try:
            return ask(self._state or self.state, player)
        except Exception:
            return self._playouts.driver.told(ask, self.state, player)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return as_data(self._playouts.machine.program.layout, self.state, seat)

    def digest(self) -> str:
        return digest(self._playouts.machine.program.layout, self.state)


class Playouts:
    """Random games with the same rules, number of players and options; it belongs to one thread.

    `engine` is "python", "native" (a GameError where that cannot be had), "auto" (native if it can be had, else Python) or
    "kept" (native if it was built before, else Python). The attribute `engine` says which one plays, and `why` why it is not
    the native one. `compiling` is told before a build begins.
    """

    def __init__(
        self,
        checked: Checked,
        players: int,
        options: Mapping[str, Any] | None = None,
        without: frozenset[str] = frozenset(),
        engine: Engine = "python",
        compiling: Callable[[], None] | None = None,
    ) -> None:
        self._checked, self._seats, self._without = checked, players, without
        self._settled = settle(checked.rules, players, options or {})
        self.replayed = 0  # games that the native engine could not end, and Python did
        self.table, self.why = native_table(checked, players, self._settled, engine, compiling)
        self.engine: Engine = "python" if self.table is None else "native"
        if self.table is None:
            _ = self.machine

    @cached_property
    def machine(self) -> Machine:
        """The game as Python functions."""
        return Machine(compile_game(self._checked, self._seats, self._settled, Mode(without=self._without)))

    @cached_property
    def driver(self) -> Driver:
        return Driver(self.machine)

    @property
    def players(self) -> int:
        return self.machine.program.players if self.table is None else self.table.library.shape.players

    def play(self, seed: int, rnd: Stream | None = None) -> Finished:
        """One game. The seed decides all that the game draws; `rnd` draws the choices, by default a stream of that seed."""
        found = self._natively(self.table, seed, rnd) if self.table is not None else None
        return found if found is not None else self._in_python(seed, rnd)

    def games(self, seeds: range, rnd: random.Random | None = None) -> Iterator[Finished]:
        """One game for each seed; with `rnd`, all choices are drawn from that one stream, one game after another."""
        stream = rnd.random if rnd is not None else None
        for seed in seeds:
            yield self.play(seed, stream)

    def standings(self, seeds: range, rnd: random.Random | None = None) -> Iterator[tuple[tuple[Any, ...], ...]]:
        """Everybody's standing at the end of each game, in the order of the seats: the fastest way to play very many games."""
        players = range(1, self.players + 1)
        table, left = self.table, seeds
        row = seeds.step == 1 and seeds.start >= 0 and seeds.stop <= SEEDS
        while table is not None and table.library.shape.width and row and left:
            if rnd is not None:
                version, words, gauss = rnd.getstate()
                table.stream = words
            asked = min(len(left), AT_ONCE)
            told = table.play_many(left.start, asked, rnd is None)
            if rnd is not None:
                rnd.setstate((version, table.stream, gauss))
            yield from told
            left = left[len(told) :]
            if len(told) < asked:  # one that stopped: Python ends it, or says why it cannot be ended
                finished = self._in_python(left[0], rnd.random if rnd is not None else None)
                self.replayed += 1
                yield tuple(finished.standing(player) for player in players)
                left = left[1:]
        for finished in self.games(left, rnd):
            yield tuple(finished.standing(player) for player in players)

    def _in_python(self, seed: int, rnd: Stream | None) -> Finished:
        state = played_on(self.machine.initial)
        state[RANDOM] = seeded(seed)
        try:
            self.machine.playout(state, rnd or random.Random(seed).random)
        except Exception as error:
            raise self.driver.stopped(error) from None
        return Finished(self, state)

    def _natively(self, table: Table, seed: int, rnd: Stream | None) -> Finished | None:
        """None if Python must play this game: the choices come from a stream of one's own, or it could not be ended."""
        stream = None
        if rnd is None and abs(seed) < SEEDS:
            table.seed(seed)
        else:
            stream = stream_of(rnd) if rnd is not None else random.Random(seed)
            if stream is None:
                return None
            version, words, gauss = stream.getstate()
            table.stream = words
        if not table.play(seed):
            self.replayed += 1
            return None
        if stream is not None and rnd is not None:
            stream.setstate((version, table.stream, gauss))
        return Finished(self, None, table.raw_state(), table.standings())


def stream_of(rnd: Stream) -> random.Random | None:
    """The generator that a stream is drawn from, if it is one of Python's own and nothing else."""
    owner = getattr(rnd, "__self__", None)
    return owner if type(owner) is random.Random and rnd == owner.random else None
