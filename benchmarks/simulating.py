"""What it costs to learn something from games: simulation beside bare games with the same seeds, in slices by turns.

    python benchmarks/simulating.py [--games 1000] [--slices 5] [--engine python] [--engine native] [--pack NAME]... [--every N]

By the time of this process alone. `--every 1` looks at each game closely, as nobody does with many.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from rulewright import Playouts, load  # noqa: E402
from rulewright.process import loaded_for_good  # noqa: E402
from rulewright.simulate import Results, planned, simulate  # noqa: E402

PACKS = (("connect-four", 2), ("akropolis", 2), ("cuzco", 2), ("tekhenu", 2), ("teotihuacan", 2))


def spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def measured(pack: str, players: int, engine: str, games: int, slices: int, every: int | None) -> str:
    checked = load([pack]).checked
    assert checked is not None
    bare = Playouts(checked, players, engine=engine)  # type: ignore[arg-type]

    def played(first: int, many: int) -> float:
        plan = planned((pack,), checked, players, {}, ("random",) * players, many, first, every)
        return spent(lambda: simulate(Results(replace(plan, engine=engine)), 1))  # type: ignore[arg-type]

    def alone(first: int) -> float:
        return spent(lambda: list(bare.standings(range(first, first + games))))

    list(bare.standings(range(2)))
    played(1, 20)  # all that is made once
    loaded_for_good()
    pairs = [(played(first, games), alone(first)) for first in range(1, 1 + slices * games, games)]
    more = statistics.median(one / two - 1 for one, two in pairs)
    rate = statistics.median(games / one for one, _ in pairs)
    return f"{pack} {players} {engine}: {more:+.0%} beside bare games; {rate:,.0f} games a second"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--every", type=int)
    parser.add_argument("--engine", action="append", choices=("python", "native"))
    parser.add_argument("--pack", action="append", help="measure this one only; may be given again")
    given = parser.parse_args()
    for pack, players in PACKS:
        for engine in given.engine or ("python", "native"):
            if given.pack is None or pack in given.pack:
                print(measured(pack, players, engine, given.games, given.slices, given.every), flush=True)


if __name__ == "__main__":
    main()
