"""Each improvement of a program leaves the same options and the same states, whatever is tested where something is chosen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.compile.written_tests import BESIDE, SHAPES, TILES, UPON, WITH_TILES, on_a_map, with_tiles
from tests.inside import Checked
from tests.small_packs import checked

from rulewright import Game
from rulewright.compile import IMPROVEMENTS, Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine


def history(rules: Checked, without: frozenset[str], seed: int) -> list[object]:
    """What was offered, and the digest of the state, decision by decision."""
    machine = Machine(compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without)))
    game, rnd, found = Game(machine, seed), random.Random(seed), []
    while game.decision is not None and len(found) < 40:
        options = game.decision.options
        found.append((game.decision.site.label, [option.value for option in options], game.digest()))
        game.choose(options[int(rnd.random() * len(options))].key)
    return found


SEEDS = (0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12)))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_tested_of_a_cell_is_the_same_with_and_without_each_improvement(tmp_path: Path, seed: int) -> None:
    assert_the_same(on_a_map(tmp_path, seed), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_tested_of_a_spot_is_the_same_with_and_without_each_improvement(tmp_path: Path, seed: int) -> None:
    assert_the_same(with_tiles(tmp_path, seed), seed)


@pytest.mark.parametrize(
    "test",
    [
        f"{BESIDE} and (coin > 3 or every of cells of spot where level = 0)",
        f"{BESIDE} and (coin > 3 or any of cells of spot where face = nothing)",
        f"{BESIDE} and (coin > 3 or 2 <= count of cells of spot where level < 1)",
        f"{UPON[0]} and (coin > 3 or any of cells of spot where level >= 1 and face = lake)",
    ],
)
def test_what_covers_the_cells_of_a_spot_is_the_same_where_it_is_known_beforehand(tmp_path: Path, test: str) -> None:
    """Nothing covers those of a tile that lies beside others."""
    assert_the_same(checked(tmp_path, WITH_TILES.format("fits") + f"value fits(spot) = {test}\n", TILES, SHAPES), 0)


@pytest.mark.parametrize(
    ("behind", "legal"),
    [
        ("require coin < 1", [3]),
        ("do empty", [3]),
        ("if fish = 0: require coin < 2", [2, 3]),
        ("do lucky", [1, 2]),
        ("if able:\n        choose k from 1..9 where it = coin\n        gain k fish", [1, 2, 3]),
    ],
)
def test_nothing_is_said_before_a_cost_about_what_it_changes(tmp_path: Path, behind: str, legal: list[int]) -> None:
    rules = f"""\
flow game: each player: do turn otherwise do rest

action turn:
    choose n from 1..3
    pay n coin
    {behind}
    gain n fish

rule empty: require coin < 1
rule lucky: choose k from 1..2 where it = coin
rule rest: gain 9 fish
winner: most coin
"""
    given = checked(tmp_path, rules, "resources: {coin: {per: player, start: 3}, fish: {per: player}}\n")
    for without in (frozenset[str](), frozenset(IMPROVEMENTS)):
        machine = Machine(compile_game(given, 1, settle(given.rules, 1, {}), Mode(without=without)))
        decision = Game(machine, 0).decision
        assert legal == [3] if decision is None else [option.value for option in decision.options] == legal


def assert_the_same(rules: Checked, seed: int) -> None:
    plain = history(rules, frozenset(IMPROVEMENTS), seed)
    assert history(rules, frozenset(), seed) == plain
    one = sorted(IMPROVEMENTS)[seed % len(IMPROVEMENTS)]
    assert history(rules, frozenset({one}), seed) == plain
    assert history(rules, frozenset(IMPROVEMENTS) - {one}, seed) == plain
