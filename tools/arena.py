"""The environment for training, tried with PettingZoo's own tests, and how fast it is beside a plain game.

    python tools/arena.py akropolis tekhenu --games 20

Needs the extra `pettingzoo`, which no test needs. Ends with one line of JSON; exit code 1 if it is slower than half
of a plain game.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time

from pettingzoo.test import api_test, seed_test

from rulewright.arena import GameEnvironment, environment
from rulewright.run import Game


def plain(game: Game, seed: int) -> int:
    rnd, found = random.Random(seed), Game(game.machine, seed, game.driver)
    while found.decision is not None:
        found.take(rnd.choice(found.decision.options))
    return found.choices


def through(env: GameEnvironment, seed: int) -> int:
    rnd = random.Random(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        action = None if ended or cut else rnd.randrange(int(seen["action_mask"].sum()))
        env.step(action)
    return env.game.choices


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--games", type=int, default=10)
    args = parser.parse_args()
    found = {}
    for pack in args.packs:
        env = environment(pack, players=2)
        api_test(env, num_cycles=300)
        seed_test(lambda pack=pack: environment(pack, players=2), num_cycles=20)
        times = {"plain": 0.0, "through": 0.0}
        for seed in range(1, args.games + 1):
            begun = time.process_time()
            plain(env.game, seed)
            middle = time.process_time()
            choices = through(env, seed)
            times["plain"] += middle - begun
            times["through"] += time.process_time() - middle
        found[pack] = {"share": round(times["plain"] / times["through"], 2), "last_game": choices}
    print(json.dumps(found))
    sys.exit(1 if any(one["share"] < 0.5 for one in found.values()) else 0)


if __name__ == "__main__":
    main()
