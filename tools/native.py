"""The native engine against Python: the same games, seed by seed, slot by slot.

    python tools/native.py [--games 100] [--lists 2] [--bots 1] [--pack NAME]... [--plain] [--generated 50] [--first 0]
        [--sanitize] [--fast]

Every shipped pack with every number of players and with each option at each of its values (--plain: the options as they are), and
packs that nobody wrote: whole games at random, games decision by decision, with every list of options and the state there, and
with all that a simulation counts (--lists of them), and games in which greedy and a search are asked (--bots). Stops at the first
difference with exit code 1.

With --sanitize, address and undefined-behaviour sanitizers watch (gcc only), and the tool starts itself anew with their library
loaded first; where that library is not there, undefined behaviour alone ends the program. --fast builds as for play, which takes
longer to build.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from tests.generated.packs import from_seed  # noqa: E402
from tests.native.comparing import Different, Played, compared, forget  # noqa: E402
from tests.native.counted import compare_counts  # noqa: E402
from tests.native.deciding import compare_decisions  # noqa: E402
from tests.native.thinking import compare_bots  # noqa: E402

from rulewright import GameError, load  # noqa: E402
from rulewright.check import Checked  # noqa: E402
from rulewright.link import YES_NO, Option, settle  # noqa: E402
from rulewright.native import find_compiler  # noqa: E402

UNDEFINED = ("-O1", "-g", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error")  # needs no library
SANITIZED = ("-O0", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")


def variants(checked: Checked, players: int) -> Iterator[dict[str, Any]]:
    """The options as they are, and each at each other value."""
    usual = settle(checked.rules, players, {})
    yield {}
    for name, option in checked.rules.options.items():
        yield from ({name: value} for value in values_of(option) if usual.get(name) != value)


def values_of(option: Option) -> Iterable[Any]:
    """All that an option may be; of numbers without limits, none but the default."""
    if option.type == YES_NO:
        return (True, False)
    return option.values or range(option.low, option.high + 1)


def fits(checked: Checked, players: int, options: dict[str, Any]) -> bool:
    """Some options are for some numbers of players only."""
    try:
        settle(checked.rules, players, options)
    except GameError:
        return False
    return True


def shipped(names: list[str], plain: bool) -> Iterator[tuple[str, Checked, int, dict[str, Any]]]:
    for name in names:
        checked = load([name]).checked
        assert checked is not None
        low, high = checked.rules.base.players
        for players in range(low, high + 1):
            for options in ({},) if plain else variants(checked, players):
                if not fits(checked, players, options):
                    continue
                yield f"{name} {players} {options}", checked, players, options


def generated(first: int, many: int) -> Iterator[tuple[str, Checked, int, dict[str, Any]]]:
    for seed in range(first, first + many):
        with tempfile.TemporaryDirectory() as folder:
            checked = from_seed(seed).load(Path(folder) / "pack").checked
            if checked is not None:
                yield f"generated {seed}", checked, checked.rules.base.players[0], {}


def sanitizer() -> str:
    """The sanitizers' library; empty if the compiler has none."""
    compiler = find_compiler()
    assert compiler is not None
    found = subprocess.run([*compiler.command, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    path = found.stdout.strip()
    return path if Path(path).is_absolute() else ""


def sanitized(library: str) -> int:
    """This tool again, with the sanitizers' library loaded before all else."""
    environment = {**os.environ, "LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0", "RULEWRIGHT_SANITIZED": "1"}
    return subprocess.run([sys.executable, *sys.argv], env=environment).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the native engine with Python.")
    parser.add_argument("--games", type=int, default=100, help="of each variant")
    parser.add_argument("--lists", type=int, default=2, help="games of each that are compared decision by decision")
    parser.add_argument("--bots", type=int, default=1, help="games of each in which bots are asked, now and then")
    parser.add_argument("--plain", action="store_true", help="options as they are")
    parser.add_argument("--pack", action="append", help="this one only; may be given again")
    parser.add_argument("--generated", type=int, default=50, help="how many generated packs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--sanitize", action="store_true")
    parser.add_argument("--fast", action="store_true")
    given = parser.parse_args()
    flags = SANITIZED if given.sanitize else () if given.fast else ("-O0",)
    if given.sanitize and "RULEWRIGHT_SANITIZED" not in os.environ:
        library = sanitizer()
        if library:
            return sanitized(library)
        flags = UNDEFINED
    packs = given.pack if given.pack is not None else sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))
    counts: Counter[str] = Counter()
    for source in (shipped(packs, given.plain), generated(given.first, given.generated)):
        for name, checked, players, options in source:
            try:
                found = compared(checked, players, options, range(given.games), flags)
                asked = compare_decisions(checked, players, options, range(given.lists), flags)
                summed = compare_counts(checked, players, options, range(given.lists), flags)
                thought = compare_bots(checked, players, options, range(given.bots), flags)
            except Different as difference:
                print(f"{name}: {difference}")
                return 1
            lists = f"{asked.decisions} decisions, {asked.left} left to Python; {summed} games counted"
            print(f"{name}: {told(found)}; {lists}; bots asked {thought.asked} times", flush=True)
            forget()
            counts["variants"] += 1
            counts["games"] += found.games
            counts["stopped in both"] += found.stopped
            counts["left to Python"] += found.left
            counts["decisions"] += asked.decisions
            counts["counted"] += summed
            counts["bots asked"] += thought.asked
            counts["decisions left to Python"] += asked.left
            counts["not native"] += bool(found.missing)
    print(f"no difference: {dict(counts)}")
    return 0


def told(found: Played) -> str:
    if found.missing:
        return f"NOT NATIVE: {found.missing}"
    return f"{found.games} games, {found.stopped} stopped in both, {found.left} left to Python"


if __name__ == "__main__":
    sys.exit(main())
