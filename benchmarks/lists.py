"""The longest exact lists of a pack: how much processor time one choice and the list behind it take, the collector included.

    python benchmarks/lists.py --pack NAME [--players N] [--games 100] [--limit 20] [--first 0] [--freeze]

Random games by exact lists. What Python's garbage collector does in between counts, and is told apart. --freeze does what
`play` and `serve` do: what is there once a game is made is put aside, and is not looked through again.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time

from rulewright import load, new_game


class Collector:
    """How long the garbage collector has worked."""

    def __init__(self) -> None:
        self.spent, self._began = 0.0, 0.0
        gc.callbacks.append(self._told)

    def _told(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.process_time()
        else:
            self.spent += time.process_time() - self._began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--limit", type=float, default=20.0, help="milliseconds; longer ones are counted")
    parser.add_argument("--freeze", action="store_true")
    given = parser.parse_args()
    checked = load([given.pack]).checked
    assert checked is not None, "the pack does not load"
    collector = Collector()
    lists: list[tuple[float, float]] = []  # milliseconds: with the collector, and without
    for seed in range(given.first, given.first + given.games):
        rnd, game = random.Random(seed), new_game(checked, given.players, seed)
        if given.freeze:
            gc.freeze()
        while game.decision is not None:
            key = rnd.choice([option.key for option in game.decision.options])
            collected, began = collector.spent, time.process_time()
            game.choose(key)
            _ = game.decision.options if game.decision is not None else ()
            took = 1000 * (time.process_time() - began)
            lists.append((took, took - 1000 * (collector.spent - collected)))
    longest = max(took for took, _ in lists)
    said = {
        "pack": given.pack,
        "players": given.players,
        "games": given.games,
        "lists": len(lists),
        "mean_ms": round(sum(took for took, _ in lists) / len(lists), 2),
        "longest_ms": round(longest, 1),
        "longest_ms_without_collector": round(max(own for _, own in lists), 1),
        "over_limit": sum(took > given.limit for took, _ in lists),
        "over_limit_without_collector": sum(own > given.limit for _, own in lists),
    }
    print(json.dumps(said))


if __name__ == "__main__":
    main()
