"""Very many random games of a pack in every setting: each ends, nothing is lost, and what is played again ends the same.

    python tools/many_games.py --pack NAME [--with PACK]... [--players N] [--games 1000] [--accounted 20] [--exact 1]
                               [--set OPTION=VALUE]... [--plain] [--part 1/4]

A setting is a number of players and the options as they are, with those of --set; and then each other value of each option in
turn, unless --plain is said. In each setting the native engine plays `--games` games to their end (Python plays what it gives
up). `--accounted` of them are played by Python as well, which looks for every component after every step and must end in the
same state. `--exact` games are played by exact lists, and again by the keys of their choices. --part 2/4 takes the second
quarter of the settings. One line a setting, and one line of JSON at the end; the exit code is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from accounting import Account
from exact_games import LONG
from hostile import ROOT, expect
from native import fits, variants

sys.path[:0] = [str(ROOT)]

from tests.inside import Watched, compiled  # noqa: E402
from tests.native.comparing import table_for  # noqa: E402

from rulewright import Playouts, load, new_game  # noqa: E402
from rulewright.check import Checked  # noqa: E402
from rulewright.compile import Unrendered  # noqa: E402
from rulewright.state import RANDOM, digest, seeded  # noqa: E402

Setting = tuple[int, dict[str, Any]]


def settings(checked: Checked, wanted: argparse.Namespace) -> Iterator[Setting]:
    low, high = checked.rules.base.players
    said = dict(entry.split("=") for entry in wanted.set)
    for players in [wanted.players] if wanted.players else range(low, high + 1):
        for other in variants(checked, players):
            options = {**said, **other}
            if not (other and wanted.plain) and fits(checked, players, options):
                yield players, options


def natively(checked: Checked, setting: Setting, games: int) -> tuple[Playouts, set[Any]]:
    """Games in the native engine, built without improvements where so few games are not worth them."""
    playouts = Playouts(checked, *setting)
    try:
        playouts.table = table_for(checked, *setting, ("-O1",) if games > WORTH_IT else ("-O0",))
    except Unrendered as missing:
        print(f"  not native: {missing.construct}", flush=True)
    ends = set(playouts.standings(range(games)))
    return playouts, ends


WORTH_IT = 5_000


def accounted(checked: Checked, setting: Setting, playouts: Playouts, games: int) -> int:
    """Games in which every component is looked for after every step; gives the steps."""
    program = compiled(checked, *setting)
    account = Account(program)
    machine = Watched(program, account.look)
    for seed in range(games):
        account.begin()
        state = list(machine.initial)
        state[RANDOM] = seeded(seed)
        machine.playout(state, random.Random(seed).random)
        expect(state[1] == 1, f"seed {seed}: it did not end")
        found = playouts.play(seed).digest()
        expect(digest(program.layout, state) == found, f"seed {seed}: the two engines end differently")
    return machine.steps


def exact(checked: Checked, setting: Setting, seed: int) -> int:
    """A game by its lists, and the same choices once more; gives the choices."""
    rnd, game, keys = random.Random(seed), new_game(checked, setting[0], seed, setting[1]), []
    while game.decision is not None:
        keys.append(rnd.choice([option.key for option in game.decision.options]))
        game.choose(keys[-1])
        expect(len(keys) < LONG, f"seed {seed}: it does not end")
    again = new_game(checked, setting[0], seed, setting[1])
    for key in keys:
        again.choose(key)
    expect(again.over and again.digest() == game.digest(), f"seed {seed}: a replay ends differently")
    return len(keys)


def played(checked: Checked, setting: Setting, wanted: argparse.Namespace) -> Counter[str]:
    playouts, ends = natively(checked, setting, wanted.games)
    expect(wanted.games < 10 or len(ends) > 1, "all games end alike")
    steps = accounted(checked, setting, playouts, wanted.accounted)
    choices = sum(exact(checked, setting, seed) for seed in range(wanted.exact))
    return Counter(
        settings=1,
        games=wanted.games,
        native=wanted.games - playouts.replayed if playouts.table is not None else 0,
        accounted=wanted.accounted,
        steps=steps,
        exact=wanted.exact,
        choices=choices,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", required=True)
    parser.add_argument("--with", dest="over", action="append", default=[], help="a pack over it; may be given again")
    parser.add_argument("--players", type=int, default=0, help="this number only")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--accounted", type=int, default=20)
    parser.add_argument("--exact", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], help="OPTION=VALUE in all settings; may be given again")
    parser.add_argument("--plain", action="store_true", help="no other options than those that are set")
    parser.add_argument("--part", default="1/1", help="N/M: the Nth of M parts of the settings")
    wanted = parser.parse_args()
    checked = load([wanted.pack, *wanted.over]).checked
    assert checked is not None, "the packs do not load"
    part, parts = map(int, wanted.part.split("/"))
    totals: Counter[str] = Counter()
    findings = []
    for setting in list(settings(checked, wanted))[part - 1 :: parts]:
        began = time.process_time()
        try:
            totals += played(checked, setting, wanted)
            said = "fine"
        except Exception as error:
            said = f"{type(error).__name__}: {error}"[:300]
            findings.append(f"{setting}: {said}")
        print(f"{setting[0]} {setting[1]}: {said} ({time.process_time() - began:.1f} s)", flush=True)
    print(json.dumps({"pack": [wanted.pack, *wanted.over], "part": wanted.part, **totals, "findings": findings}))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
