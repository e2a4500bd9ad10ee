"""Games of every pack, at random and by exact lists: they end, keep what must hold, and played again end in the same state.

    python tools/games.py --minutes 10 [--seed 0] [--only random] [--only tekhenu]

Random games are played by the native engine where there is one, and Python plays a few of each row again. Exact games are those
that people play: every option of every question is listed; Python plays those of all packs, some with other options than usual,
and the native engine very many of the pack with the largest turns. `measured` says how near the dearest question came to its
budget, with its seed and choice.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from exact_games import Dearest, in_python, natively
from hostile import ROOT, expect, run
from native import fits, values_of

from rulewright import Game, Playouts, load
from rulewright.check import Checked
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine

PACKS = sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))
LARGEST_TURNS = "tekhenu"  # its cards wait for one another, and each is tried before it is offered
ROW = 2_000  # random games of one pack that are played natively in one go
BY_HAND = 4  # of them that Python plays too; without the native engine, all there are
EXACT_ROW = 100  # exact games that are played natively in one go; the first of a row in Python, too
AGAIN = 8  # one exact game of so many is played a second time, by its keys
OTHERWISE = 5  # one of so many has other options than usual
ALL_TABLES = 12_000_000_000  # bytes that may be asked for: every native table asks for a hundred millions, and uses few
ALL_SEEDS = 1 << 40  # rules and machines are kept, so one copy tries them all
dearest: dict[str, Dearest] = {}


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
    return _machine(pack, players, {})


def _machine(pack: str, players: int, options: Mapping[str, Any]) -> Machine:
    return Machine(compile_game(rules(pack), players, settle(rules(pack).rules, players, options), Mode(trace=True)))


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
    """A game of any pack in Python."""
    pack, players = _which(seed)
    options = _options(pack, players, random.Random(f"options {seed}")) if seed % OTHERWISE == 0 else {}
    table = _machine(pack, players, options) if options else machine(pack, players)
    _measure(pack, in_python(table, seed, f"{pack} {players} {options}", seed % AGAIN == 0))
    yield f"{pack}{', other options' if options else ''}"


def _options(pack: str, players: int, rnd: random.Random) -> dict[str, Any]:
    """Any values that can be had together."""
    found: dict[str, Any] = {}
    for name, option in rules(pack).rules.options.items():
        wanted = {**found, name: rnd.choice(list(values_of(option)))}
        found = wanted if fits(rules(pack), players, wanted) else found
    return found


def tekhenu(seed: int) -> Iterator[str]:
    """A row of exact games, each of which must end."""
    players = _players(LARGEST_TURNS, seed)
    name, fast = f"{LARGEST_TURNS} {players}", playouts(LARGEST_TURNS, players, True)
    first = EXACT_ROW * seed
    if fast.table is None:
        _measure(LARGEST_TURNS, in_python(machine(LARGEST_TURNS, players), first, name, False))
        yield f"{players} players, python"
        return
    for game in range(first, first + EXACT_ROW):
        beside = Game(machine(LARGEST_TURNS, players), game) if game == first else None
        if natively(fast.table, game, name, beside):
            yield f"{players} players, native{' and python' if beside else ''}"
        else:
            _measure(LARGEST_TURNS, in_python(machine(LARGEST_TURNS, players), game, name, False))
            yield f"{players} players, given up to python"


def _measure(pack: str, found: Dearest) -> None:
    dearest[pack] = max(dearest.get(pack, found), found)


def measured() -> dict[str, list[float]]:
    """The dearest question of each pack: the share of what it may cost, the seed, the choice."""
    return {pack: [round(found[0], 4), *found[1:]] for pack, found in sorted(dearest.items())}


if __name__ == "__main__":
    sys.exit(
        run("games", {"random": at_random, "exact": exact, "tekhenu": tekhenu}, more=measured, batch=ALL_SEEDS, room=ALL_TABLES)
    )
