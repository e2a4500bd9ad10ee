"""Games of every pack, at random and by exact lists: they end, keep what must hold, and played again end in the same state.

python tools/games.py --minutes 10 [--seed 0] [--only random]
"""

from __future__ import annotations

import random
import sys
from functools import cache

from hostile import ROOT, expect, run

from rulewright import Playouts, load, new_game
from rulewright.check import Checked

PACKS = sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))
LONG = 3_000  # choices; no shipped game takes so many
EXACT_AFTER = 40  # random games for each exact one


@cache
def rules(pack: str) -> Checked:
    found = load([pack]).checked
    assert found is not None, pack
    return found


@cache
def playouts(pack: str, players: int) -> Playouts:
    return Playouts(rules(pack), players, {})


def _which(seed: int) -> tuple[str, int]:
    pack = PACKS[seed % len(PACKS)]
    low, high = rules(pack).rules.base.players
    return pack, low + seed // len(PACKS) % (high - low + 1)


def at_random(seed: int) -> str:
    """Some games in the compiled loops; each twice gives the same."""
    pack, players = _which(seed)
    for game in range(EXACT_AFTER * seed, EXACT_AFTER * (seed + 1)):
        first = playouts(pack, players).play(game)
        if game % 10 == 0:
            again = playouts(pack, players).play(game)
            expect(first.digest() == again.digest(), f"{pack} {players} {game}: another end")
    return pack


def exact(seed: int) -> str:
    """A game by its lists, choice by choice; and the same choices once more, by their keys."""
    pack, players = _which(seed)
    rnd, game, keys = random.Random(f"game {seed}"), new_game(rules(pack), players, seed), []
    while game.decision is not None:
        options = [option.key for option in game.decision.options]
        expect(len(options) > 1, f"{pack} {players} {seed}: one option was asked")
        expect(len(set(options)) == len(options), f"{pack} {players} {seed}: two options have one key")
        keys.append(rnd.choice(options))
        game.choose(keys[-1])
        expect(len(keys) < LONG, f"{pack} {players} {seed}: it does not end")
    again = new_game(rules(pack), players, seed)
    for key in keys:
        again.choose(key)
    expect(again.over and again.digest() == game.digest(), f"{pack} {players} {seed}: a replay ends differently")
    return pack


if __name__ == "__main__":
    sys.exit(run("games", {"random": at_random, "exact": exact}))
