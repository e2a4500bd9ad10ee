"""The native engine beside Python's and beside hand-written Python, slice by slice in one run.

    python benchmarks/native.py [--seconds 3] [--pack NAME]... [--threads 2]

All of a game is measured: a new state, a seed, the play and everybody's standing. Choices are drawn from one stream, as by hand.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
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
    rnd = random.Random(1)
    size = BATCH if playouts.engine == "native" else 1
    for seed in count(0, size):
        yield sum(1 for _ in playouts.standings(range(seed, seed + size), rnd))


def repeated(play: Callable[[], object]) -> Iterator[int]:
    while True:
        play()
        yield 1


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
    hand = repeated(by_hand(pack, players)) if (pack, players) in SMALL else None
    pairs = [(speed(games), speed(python), speed(hand) if hand else 0.0) for _ in slices(seconds)]
    told = f"{pack} {players}: {statistics.median(a for a, _, _ in pairs):,.0f} games/s natively, "
    told += f"{statistics.median(a / b for a, b, _ in pairs):.1f} times Python"
    if hand is not None:
        told += f", {statistics.median(a / c for a, _, c in pairs):.1f} times hand-written Python"
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
