"""The native engine beside Python's and beside hand-written Python, slice by slice in one run.

    python benchmarks/native.py [--seconds 3] [--pack NAME]... [--threads 2]

All of a game is measured: a new state, a seed, the play and everybody's standing. Choices are drawn from one stream, as by hand.
Where OpenSpiel is installed (`pip install open_spiel`), its random games in C++ are measured in the same slices.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from benchmarks.playouts import LARGE, SMALL, by_hand  # noqa: E402
from benchmarks.slices import SLICE, slices  # noqa: E402

from rulewright import Playouts, load  # noqa: E402
from rulewright.check import Checked  # noqa: E402

BATCH = 500


def playing(playouts: Playouts) -> Iterator[int]:
    """Play without end; each item is a number of games that came to theirs."""
    games = playouts.standings(range(1 << 40), random.Random(1))
    size = BATCH if playouts.engine == "native" else 1
    while True:
        yield sum(1 for _ in islice(games, size))


def repeated(play: Callable[[], object]) -> Iterator[int]:
    while True:
        play()
        yield 1


def open_spiel(pack: str) -> Iterator[int] | None:
    """OpenSpiel's own games of this name at random, all in C++: a search of one look, which plays so many games to their end."""
    if find_spec("pyspiel") is None:
        return None
    spiel = import_module("pyspiel")
    game = spiel.load_game(pack.replace("-", "_"))
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(BATCH, 1), 2.0, 1, 100, False, 1, False)
    state = game.new_initial_state()

    def play() -> Iterator[int]:
        while True:
            bot.mcts_search(state)
            yield BATCH

    return play()


def speed(games: Iterator[int], seconds: float = SLICE) -> float:
    """Games a second of this thread's own time."""
    played, start = 0, time.thread_time()
    while (took := time.thread_time() - start) < seconds:
        played += next(games)
    return played / took


def measured(checked: Checked, pack: str, players: int, seconds: float) -> str:
    python, start = playing(Playouts(checked, players)), time.perf_counter()
    native = Playouts(checked, players, engine="auto")
    took = time.perf_counter() - start
    if native.engine != "native":
        return f"{pack} {players}: played in Python: {native.why}"
    games = playing(native)
    next(games), next(python)
    others = [("Python", python)]
    if (pack, players) in SMALL:
        others.append(("hand-written Python", repeated(by_hand(pack, players))))
        spiel = open_spiel(pack)
        others += [("OpenSpiel in C++", spiel)] if spiel is not None else []
    rows = [[speed(games), *(speed(other) for _, other in others)] for _ in slices(seconds)]
    ratios = (f"{statistics.median(row[0] / row[at] for row in rows):.1f} times {name}" for at, (name, _) in enumerate(others, 1))
    told = f"{pack} {players}: {statistics.median(row[0] for row in rows):,.0f} games/s natively, {', '.join(ratios)}"
    return f"{told}; ready in {took:.1f} s, {native.replayed} games left to Python"


def side_by_side(checked: Checked, players: int, threads: int, seconds: float) -> str:
    """Threads that play natively at once, by the clock."""

    def one(_: int) -> int:
        games, end, played = playing(Playouts(checked, players, engine="auto")), time.perf_counter() + seconds, 0
        next(games)
        while time.perf_counter() < end:
            played += next(games)
        return played

    alone = one(0)
    with ThreadPoolExecutor(threads) as pool:
        together = sum(pool.map(one, range(threads)))
    return f"{threads} threads play {together / alone:.2f} times what one plays"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--pack", action="append", help="measure this one only; may be given again")
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    for pack, players in [*SMALL, *LARGE]:
        if given.pack is None or pack in given.pack:
            checked = load([pack]).checked
            assert checked is not None
            print(measured(checked, pack, players, given.seconds), flush=True)
    checked = load(["connect-four"]).checked
    assert checked is not None
    print(side_by_side(checked, 2, given.threads, given.seconds))


if __name__ == "__main__":
    main()
