"""The native engine against Python: the same games, seed by seed, slot by slot.

    python tools/native.py [--games 100] [--pack NAME]... [--generated 50] [--first 0] [--sanitize] [--fast]

Every shipped pack with every number of players and with each option at each of its values, and packs that nobody wrote. Stops
at the first difference with exit code 1. With --sanitize, address and undefined-behaviour sanitizers watch (gcc only), and the
tool starts itself anew with their library loaded first. --fast builds as for play, which takes longer to build.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from tests.generated.packs import from_seed  # noqa: E402
from tests.native.comparing import Different, Played, compared  # noqa: E402

from rulewright import GameError, load  # noqa: E402
from rulewright.check import Checked  # noqa: E402
from rulewright.link import settle  # noqa: E402
from rulewright.native import find_compiler  # noqa: E402

SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")


def variants(checked: Checked, players: int) -> Iterator[dict[str, Any]]:
    """The options as they are, and each at each other value."""
    usual = settle(checked.rules, players, {})
    yield {}
    for name, option in checked.rules.options.items():
        for value in option.values:
            if usual.get(name) != value:
                yield {name: value}


def fits(checked: Checked, players: int, options: dict[str, Any]) -> bool:
    """Some options are for some numbers of players only."""
    try:
        settle(checked.rules, players, options)
    except GameError:
        return False
    return True


def shipped(names: list[str]) -> Iterator[tuple[str, Checked, int, dict[str, Any]]]:
    for name in names:
        checked = load([name]).checked
        assert checked is not None
        low, high = checked.rules.base.players
        for players in range(low, high + 1):
            for options in variants(checked, players):
                if not fits(checked, players, options):
                    continue
                yield f"{name} {players} {options}", checked, players, options


def generated(first: int, many: int) -> Iterator[tuple[str, Checked, int, dict[str, Any]]]:
    for seed in range(first, first + many):
        with tempfile.TemporaryDirectory() as folder:
            checked = from_seed(seed).load(Path(folder) / "pack").checked
            if checked is not None:
                yield f"generated {seed}", checked, checked.rules.base.players[0], {}


def sanitized() -> int:
    """This tool again, with the sanitizers' library loaded before all else."""
    compiler = find_compiler()
    assert compiler is not None
    found = subprocess.run([compiler.command, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    environment = {
        **os.environ,
        "LD_PRELOAD": found.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",
        "RULEWRIGHT_SANITIZED": "1",
    }
    return subprocess.run([sys.executable, *sys.argv], env=environment).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the native engine with Python.")
    parser.add_argument("--games", type=int, default=100, help="of each variant")
    parser.add_argument("--pack", action="append", help="this one only; may be given again")
    parser.add_argument("--generated", type=int, default=50, help="how many generated packs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--fast", action="store_true")
    given = parser.parse_args()
    if given.sanitize and "RULEWRIGHT_SANITIZED" not in os.environ:
        return sanitized()
    flags = SANITIZED if given.sanitize else () if given.fast else ("-O0",)
    packs = given.pack if given.pack is not None else sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))
    counts: Counter[str] = Counter()
    for source in (shipped(packs), generated(given.first, given.generated)):
        for name, checked, players, options in source:
            try:
                found = compared(checked, players, options, range(given.games), flags)
            except Different as difference:
                print(f"{name}: {difference}")
                return 1
            print(f"{name}: {told(found)}", flush=True)
            counts["variants"] += 1
            counts["games"] += found.games
            counts["stopped in both"] += found.stopped
            counts["left to Python"] += found.left
            counts["not native"] += bool(found.missing)
    print(f"no difference: {dict(counts)}")
    return 0


def told(found: Played) -> str:
    if found.missing:
        return f"NOT NATIVE: {found.missing}"
    return f"{found.games} games, {found.stopped} stopped in both, {found.left} left to Python"


if __name__ == "__main__":
    sys.exit(main())
