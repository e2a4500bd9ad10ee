"""Bots think the same with either engine: greedy's answer, and what a search says of every option, also where a step cannot be
done and another is done instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.generated.packs import from_seed
from tests.native.comparing import QUICK, USUAL
from tests.native.thinking import compare_bots
from tests.shipped_games import LARGE, rules
from tests.small_packs import checked, checked_of

from rulewright.native import find_compiler

OTHERWISE = """
flow game:
    repeat:
        each player: do trade otherwise do rest
        do pass_round
    until rounds = 4
rule pass_round: gain 1 rounds
winner: most wood
action trade:
    choose n from 1 .. 3
    choose m from 1 .. 2
    gain n coin
    require (coin + m) mod 5 = 0
    gain n wood
action rest:
    choose k from 1 .. 3
    gain k coin
"""
NOUNS = "resources: {coin: {per: player, start: 1}, wood: {per: player}, rounds: {}}\n"
THINKERS = [
    ("tic-tac-toe", 2, 4),
    ("connect-four", 2, 2),
    pytest.param("akropolis", 2, 1, marks=pytest.mark.slow),
    pytest.param("cuzco", 2, 1, marks=pytest.mark.slow),
    pytest.param("tekhenu", 1, 1, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 1, 1, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("pack", "players", "games"), THINKERS)
def test_bots_of_both_engines_think_the_same(pack: str, players: int, games: int) -> None:
    if find_compiler() is None:
        return
    large = pack in LARGE or pack == "cuzco"
    found = compare_bots(rules(pack), players, {}, range(games), USUAL if large else QUICK, 41 if large else 3, 20)
    assert (found.games, found.stopped, found.missing) == (games, 0, "") and found.asked > games


def test_where_a_step_cannot_be_done_the_tree_waits_for_the_next(tmp_path: Path) -> None:
    if find_compiler() is None:
        return
    found = compare_bots(checked(tmp_path, OTHERWISE, NOUNS), 2, {}, range(12), every=1, effort=60)
    assert (found.games, found.stopped, found.missing) == (12, 0, "") and found.asked > 60


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_bots_think_the_same_of_games_that_nobody_wrote(tmp_path: Path, seed: int) -> None:
    if find_compiler() is None:
        return
    found = compare_bots(checked_of(from_seed(seed).load(tmp_path)), 2, {}, range(2), every=3, effort=20)
    assert found.games == 2 or found.missing or found.stopped
