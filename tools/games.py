"""Games of every pack, at random and by exact lists: they end, keep what must hold, and played again end in the same state.

    python tools/games.py --minutes 10 [--seed 0] [--only random] [--only tekhenu]

Random games are played by the native engine where there is one, and Python plays a few of each row again. Exact games are those
that people play: every option of every question is listed. `measured` says how near the dearest question came to its budget.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import cache

from hostile import ROOT, expect, run

from rulewright import Game, Playouts, load
from rulewright.check import Checked
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine
from rulewright.run.failing import WORK

PACKS = sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))
ROW = 1_000  # random games of one pack that are played natively in one go
BY_HAND = 4  # of them that Python plays too; without the native engine, all there are
LONG = 3_000  # choices; no shipped game takes so many
AGAIN = 8  # one exact game of so many is played a second time, by its keys
dearest: dict[str, tuple[float, int, int]] = {}  # the share of a budget, the seed, the choice


@cache
def rules(pack: str) -> Checked:
    found = load([pack]).checked
    assert found is not None, pack
    return found


@cache
def playouts(pack: str, players: int, native: bool) -> Playouts:
    return Playouts(rules(pack), players, {}, engine="auto" if native else "python")


@cache
def machine(pack: str, players: int) -> Machine:
    return Machine(compile_game(rules(pack), players, settle(rules(pack).rules, players, {}), Mode(trace=True)))


def _which(seed: int) -> tuple[str, int]:
    pack = PACKS[seed % len(PACKS)]
    return pack, _players(pack, seed // len(PACKS))


def _players(pack: str, number: int) -> int:
    low, high = rules(pack).rules.base.players
    return low + number % (high - low + 1)


def at_random(seed: int) -> Iterator[str]:
    """A row of games; those that both engines play have the same standings and the same last state."""
    pack, players = _which(seed)
    fast, slow = playouts(pack, players, True), playouts(pack, players, False)
    row = range(ROW * seed, ROW * seed + (ROW if fast.engine == "native" else BY_HAND))
    found = list(fast.standings(row))
    expect(len(found) == len(row), f"{pack} {players} {row}: games are missing")
    for game in row[:BY_HAND]:
        again = slow.play(game)
        standing = tuple(again.standing(seat) for seat in range(1, slow.players + 1))
        expect(standing == tuple(map(tuple, found[game - row.start])), f"{pack} {players} {game}: another standing")
        expect(again.digest() == fast.play(game).digest(), f"{pack} {players} {game}: another end")
    yield from [f"{pack}, {fast.engine}"] * len(row)


def exact(seed: int) -> Iterator[str]:
    yield _exact(*_which(seed), seed)


def tekhenu(seed: int) -> Iterator[str]:
    """The pack with the largest turns: its cards wait for one another, and each is tried before it is offered."""
    yield f"{_exact('tekhenu', _players('tekhenu', seed), seed)}, {_players('tekhenu', seed)} players"


def _exact(pack: str, players: int, seed: int) -> str:
    """A game by its lists, choice by choice; some once more, by their keys."""
    rnd, game, keys = random.Random(f"game {seed}"), Game(machine(pack, players), seed), []
    while game.decision is not None:
        options = [option.key for option in game.decision.options]
        expect(len(options) > 1, f"{pack} {players} {seed}: one option was asked")
        expect(len(set(options)) == len(options), f"{pack} {players} {seed}: two options have one key")
        number = rnd.randrange(len(options))
        keys.append(options[number])
        game.take(game.decision.options[number])
        dearest[pack] = max(dearest.get(pack, (0.0, 0, 0)), (1 - game.machine.budget.left / WORK, seed, len(keys)))
        expect(len(keys) < LONG, f"{pack} {players} {seed}: it does not end")
    if seed % AGAIN == 0:
        again = Game(machine(pack, players), seed)
        for key in keys:
            again.choose(key)
        expect(again.over and again.digest() == game.digest(), f"{pack} {players} {seed}: a replay ends differently")
    return pack


def measured() -> dict[str, str]:
    """The dearest question of each pack, in hundredths of what it may cost."""
    told = "{:.2f} % of a budget, seed {}, behind choice {}"
    return {pack: told.format(100 * share, seed, at) for pack, (share, seed, at) in sorted(dearest.items())}


if __name__ == "__main__":
    sys.exit(run("games", {"random": at_random, "exact": exact, "tekhenu": tekhenu}, more=measured))
