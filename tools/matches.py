"""One bot against another, in alternate seats, natively: how many of the games it wins, and between which bounds.

    python tools/matches.py akropolis --games 30 --bot mcts:1s --against greedy

A second of a bot is a second of the processor, so that a busy machine makes nobody weaker. Each pair of games has one seed, so
both bots get the same deal. The bounds are Wilson's: the true share lies between them in 95 of 100 cases. A shared win is half
a win. Ends with one line of JSON; exit code 1 if the share is less than `--at-least`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import sqrt

from rulewright import load, make_policy, new_game, play_out
from rulewright.run.searching import search


def bounds(won: float, games: int) -> tuple[float, float]:
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - wide, middle + wide


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--bot", default="mcts:1s")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", type=int, default=1, help="of the first pair of games")
    parser.add_argument("--engine", default="native", choices=["native", "auto", "python"])
    parser.add_argument("--at-least", type=float, default=0.0, help="the share of games that must be won")
    args = parser.parse_args()
    checked = load([args.pack]).checked
    assert checked is not None, f"{args.pack} has errors"
    search.monotonic = time.thread_time  # type: ignore[attr-defined]
    won = 0.0
    for number in range(args.games):
        seed, me = args.seed + number // 2, 1 + number % 2
        game = new_game(checked, 2, seed, engine=args.engine)
        begun = time.process_time()
        play_out(game, {me: make_policy(args.bot, seed), 3 - me: make_policy(args.against, seed)})
        winners = game.winners()
        won += (me in winners) / len(winners)
        results = [game.standing(seat)[0] for seat in (me, 3 - me)]
        spent = time.process_time() - begun
        print(f"{number + 1}: seat {me}, {results[0]} to {results[1]}, won {won:g}; {spent:.0f} s", file=sys.stderr, flush=True)
    low, high = bounds(won, args.games)
    told = {"pack": args.pack, "bot": args.bot, "against": args.against, "games": args.games, "won": won}
    print(json.dumps({**told, "share": round(won / args.games, 3), "bounds": [round(low, 3), round(high, 3)]}))
    sys.exit(won / args.games < args.at_least)


if __name__ == "__main__":
    main()
