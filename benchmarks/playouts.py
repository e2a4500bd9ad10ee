"""Speed, as ratios within one run: packs against hand-written Python, slice by slice, so that a busy machine hurts both.

    python benchmarks/playouts.py [--json] [--seconds 6] [--pack NAME]... [--old CHECKOUT]

Random play of a pack includes all that a game is: a new state, a seed, the game itself and everybody's standing at its end.
With --old, the engine of an older checkout of this project is measured beside this one, and what is new by what was old.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from benchmarks.reference import akropolis, small_games  # noqa: E402
from benchmarks.slices import SLICE, Checkout, Play, beside, rate, slices  # noqa: E402

from rulewright import Game, Playouts, load  # noqa: E402

COUNTED = 10  # games whose decisions are counted
SMALL = [("tic-tac-toe", 2), ("connect-four", 2), ("akropolis", 2), ("akropolis", 3), ("akropolis", 4)]
LARGE = [
    ("cuzco", 2),
    ("cuzco", 4),
    ("tekhenu", 1),
    ("tekhenu", 2),
    ("tekhenu", 3),
    ("tekhenu", 4),
    ("teotihuacan", 1),
    ("teotihuacan", 4),
]


def playouts(pack: str, players: int) -> Playouts:
    checked = load([pack]).checked
    assert checked is not None
    return Playouts(checked, players)


def playing(pack: str, players: int) -> tuple[Play, Playouts]:
    """A function that plays one whole random game of a pack."""
    made = playouts(pack, players)
    play_one, rnd, seats = made.play, random.Random(1).random, range(1, players + 1)
    seed = 0

    def play() -> None:
        nonlocal seed
        seed += 1
        finished = play_one(seed, rnd)
        for seat in seats:
            finished.standing(seat)

    return play, made


def compare(ours: Play, theirs: Play, seconds: float) -> dict[str, float]:
    """Alternate short slices of both; the ratio is the median over the slices."""
    ours(), theirs()
    pairs = [(rate(ours, SLICE), rate(theirs, SLICE)) for _ in slices(seconds)]
    return {
        "ratio": round(statistics.median(a / b for a, b in pairs), 3),
        "games_per_s": round(statistics.median(a for a, _ in pairs), 1),
        "by_hand_per_s": round(statistics.median(b for _, b in pairs), 1),
    }


def plies(seconds: float, rnd: random.Random) -> float:
    """Decisions a second of the hand-written loop of connect-four."""
    count = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        for _ in range(20):
            count += small_games.connect_four(rnd.random)
    return count / took


def decisions(pack: str, players: int, seconds: float) -> dict[str, float]:
    """Random play of a large game, by decisions: those that a person would be asked, as the exact kernel counts them.

    They are compared with the decisions of hand-written connect-four, slice by slice.
    """
    play, made = playing(pack, players)
    asked = 0
    for seed in range(COUNTED):
        game, rnd = Game(made.machine, seed), random.Random(seed)
        while game.decision is not None:
            game.choose(game.decision.options[int(rnd.random() * len(game.decision.options))].key)
        asked += game.choices
    per_game, rnd = asked / COUNTED, random.Random(2)
    play()
    pairs = [(rate(play, SLICE) * per_game, plies(SLICE, rnd)) for _ in slices(seconds)]
    return {
        "fraction_of_connect_four": round(statistics.median(a / b for a, b in pairs), 4),
        "decisions_per_s": round(statistics.median(a for a, _ in pairs)),
        "connect_four_by_hand_decisions_per_s": round(statistics.median(b for _, b in pairs)),
        "decisions_per_game": round(per_game, 1),
        "games_per_s": round(statistics.median(a for a, _ in pairs) / per_game, 1),
    }


def exact_lists(pack: str, players: int, games: int) -> float:
    """Mean time of an exact list of legal options, in microseconds."""
    made = playouts(pack, players)
    took, count = 0.0, 0
    for seed in range(games):
        game, rnd = Game(made.machine, seed), random.Random(seed)
        while game.decision is not None:
            key = game.decision.options[int(rnd.random() * len(game.decision.options))].key
            start = time.perf_counter()
            game.choose(key)
            took += time.perf_counter() - start
            count += 1
    return round(took / count * 1e6, 1)


def copying(pack: str, players: int) -> dict[str, float]:
    """Copying a large state of a game, and the memory of 10,000 states kept, counting what they share once."""
    made = playouts(pack, players)
    kept: list[list[Any]] = []
    seed = 0
    while len(kept) < 10_000:
        seed += 1
        game, rnd = Game(made.machine, seed), random.Random(seed)
        while game.decision is not None and len(kept) < 10_000:
            kept.append(game.working[:])
            game.choose(game.decision.options[int(rnd.random() * len(game.decision.options))].key)
    seen: set[int] = set()
    memory = 0
    for state in kept:
        for part in (state, *state):
            if id(part) not in seen:
                seen.add(id(part))
                memory += sys.getsizeof(part)
    state = max(kept[:300], key=lambda s: sum(len(v) if isinstance(v, dict | tuple) else 1 for v in s))
    start = time.perf_counter()
    for _ in range(20_000):
        state[:]
    return {"copy_us": round((time.perf_counter() - start) / 20_000 * 1e6, 3), "mib_for_10000_states": round(memory / 2**20, 1)}


def command(*args: str, cache: str) -> float:
    """The best of five runs of the command line, in seconds."""
    times = []
    for _ in range(5):
        start = time.perf_counter()
        environment = {**os.environ, "RULEWRIGHT_CACHE": cache, "PYTHONPATH": str(ROOT / "interpreter")}
        subprocess.run([sys.executable, "-m", "rulewright", *args], check=True, capture_output=True, env=environment)
        times.append(time.perf_counter() - start)
    return round(min(times), 3)


def cold_check(pack: str) -> float:
    times = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as cache:
            start = time.perf_counter()
            environment = {**os.environ, "RULEWRIGHT_CACHE": cache, "PYTHONPATH": str(ROOT / "interpreter")}
            subprocess.run([sys.executable, "-m", "rulewright", "check", pack], check=True, capture_output=True, env=environment)
            times.append(time.perf_counter() - start)
    return round(min(times), 3)


def by_hand(pack: str, players: int) -> Play:
    """A function that plays one whole game of a pack in hand-written Python."""
    rnd = random.Random(2)
    match pack:
        case "tic-tac-toe":
            return lambda: small_games.tic_tac_toe(rnd.random)
        case "connect-four":
            return lambda: small_games.connect_four(rnd.random)
    return lambda: akropolis.playout(rnd, players)


def start_up(packs: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as cache:
        found["--help"] = command("--help", cache=cache)
        for pack in packs:
            found[f"check {pack}, cold"] = cold_check(pack)
            found[f"check {pack}, cached"] = command("check", pack, cache=cache)
    return found


def measured(packs: list[str], seconds: float, old: Path | None) -> dict[str, Any]:
    """Everything about some packs."""
    report: dict[str, Any] = {"playouts": {}, "exact_list_us": {}, "states": {}, "decisions": {}}
    small, large = ([(pack, players) for pack, players in games if pack in packs] for games in (SMALL, LARGE))
    for pack, players in small:
        report["playouts"][f"{pack} {players}"] = compare(playing(pack, players)[0], by_hand(pack, players), seconds)
        report["exact_list_us"][f"{pack} {players}"] = exact_lists(pack, players, 5)
        report["states"][f"{pack} {players}"] = copying(pack, players)
    for pack, players in large:
        report["decisions"][f"{pack} {players}"] = decisions(pack, players, seconds)
        report["exact_list_us"][f"{pack} {players}"] = exact_lists(pack, players, 3)
        report["states"][f"{pack} {players}"] = copying(pack, players)
    if old is not None:
        with Checkout(ROOT) as this, Checkout(old) as other:
            report["new_by_old"] = {
                f"{pack} {players}": beside(this, other, pack, players, seconds) for pack, players in small + large
            }
    report["start_up_s"] = start_up(packs)
    return report


def say(report: dict[str, Any]) -> None:
    for name, values in report["playouts"].items():
        print(
            f"{name:16} {values['ratio']:6.2f} of hand-written   {values['games_per_s']:>9} games/s   "
            f"exact list {report['exact_list_us'][name]:>7} µs   copy {report['states'][name]['copy_us']} µs   "
            f"{report['states'][name]['mib_for_10000_states']} MiB for 10,000 states"
        )
    for name, values in report["decisions"].items():
        print(
            f"{name:16} {values['fraction_of_connect_four']:6.3f} of the decisions of hand-written connect-four   "
            f"{values['games_per_s']:>6} games/s   {values['decisions_per_game']} decisions a game   "
            f"exact list {report['exact_list_us'][name]} µs   "
            f"{report['states'][name]['mib_for_10000_states']} MiB for 10,000 states"
        )
    for name, values in report.get("new_by_old", {}).items():
        print(
            f"{name:16} new/old {values['games']:6.3f} of the games a second "
            f"({values['new_games_per_s']} / {values['old_games_per_s']}), "
            f"{values['exact_list_time']:6.3f} of the time of an exact list "
            f"({values['new_exact_list_us']} / {values['old_exact_list_us']} µs)"
        )
    for name, seconds in report["start_up_s"].items():
        print(f"{name:28} {seconds} s")


def main() -> None:
    known = list(dict.fromkeys(pack for pack, _ in SMALL + LARGE))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--pack", action="append", choices=known, help="measure this one only; may be given again")
    parser.add_argument("--old", type=Path, metavar="CHECKOUT", help="an older checkout to measure beside this one")
    chosen = parser.parse_args()
    report = measured(chosen.pack or known, chosen.seconds, chosen.old)
    if chosen.json:
        print(json.dumps(report, indent=2))
    else:
        say(report)


if __name__ == "__main__":
    main()
