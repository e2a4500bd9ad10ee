"""The games that ship: every pack at every player count, compiled once for all tests of a run."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.inside import Checked, Machine, game_on, machine_of
from tests.small_packs import checked_of

from rulewright import Game, load

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "rules"
PACKS = sorted(path.parent.name for path in RULES.glob("*/pack.yaml"))
GAMES = [
    ("tic-tac-toe", 2),
    ("connect-four", 2),
    ("akropolis", 2),
    ("akropolis", 3),
    ("akropolis", 4),
    ("cuzco", 2),
    ("cuzco", 3),
    ("cuzco", 4),
    ("cuzco-short", 2),
    ("tekhenu", 1),
    ("tekhenu", 2),
    ("tekhenu", 3),
    ("tekhenu", 4),
    ("tekhenu-gifts", 2),
    ("tekhenu-easy-start", 2),
    ("tekhenu-two-scribes", 3),
    ("akropolis-courtyards", 2),
    ("teotihuacan", 1),
    ("teotihuacan", 4),
    ("teotihuacan-cs", 2),
    ("teotihuacan-hu", 3),
    ("teotihuacan-rivals", 2),
]
assert {pack for pack, _ in GAMES} == {*PACKS}  # none is forgotten
LARGE = {pack for pack in PACKS if pack.startswith(("cuzco", "tekhenu", "teotihuacan"))}


FEW = [("tic-tac-toe", 2), ("connect-four", 2), ("akropolis", 2)]


def _slow_unless(few: bool) -> Any:
    return () if few else pytest.mark.slow


# For tests that try each of them; whoever waits is content with the small ones.
EACH_PACK = [pytest.param(pack, marks=_slow_unless(pack in dict(FEW))) for pack in PACKS]
EACH_GAME = [pytest.param(game, id=f"{game[0]}-{game[1]}", marks=_slow_unless(game in FEW)) for game in GAMES]


@cache
def rules(pack: str) -> Checked:
    return checked_of(load([pack]))


@cache
def _machine(pack: str, players: int) -> Machine:
    return machine_of(rules(pack), players, mode="traced")


def start(pack: str, players: int, seed: int) -> Game:
    return game_on(_machine(pack, players), seed)
