"""Random play in the compiled loops: it ends, and every legal option is equally likely."""

from __future__ import annotations

import random

import pytest
from tests.inside import game_on, is_over, machine_of, playout, random_step, snapshot
from tests.shipped_games import EACH_GAME, rules, start
from tests.small_packs import choose_at_random


@pytest.mark.parametrize("which", EACH_GAME)
def test_random_play_ends_with_the_same_kind_of_results(which: tuple[str, int]) -> None:
    """The fast loops and the exact kernel play the same game: same turns, same range of scores."""
    machine = machine_of(rules(which[0]), which[1])
    rnd = random.Random(4)
    for seed in range(20):
        state = playout(machine, seed, rnd.random)
        assert is_over(state)
        assert len(state) == len(snapshot(game_on(machine, seed))[0])


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.slow
def test_fast_random_play_is_uniform_over_the_exact_list() -> None:
    """First tile and first spot of a turn: the sampled draws spread evenly over exactly the legal options."""
    game = start("akropolis", 2, seed=12)
    choose_at_random(game, 5, choices=8)
    while game.decision is not None and game.decision.site.label != "tile":
        choose_at_random(game, 5, choices=1)
    assert game.decision is not None
    player = game.decision.player
    tiles = {option.value for option in game.decision.options}
    legal = {}
    for option in game.decision.options:
        game.choose(option.key)
        assert game.decision is not None
        legal[option.value] = {o.value for o in game.decision.options}
        game.undo()
    rnd, taken, laid = random.Random(6), dict.fromkeys(tiles, 0), {}
    runs = 6_000
    for _ in range(runs):
        *first, spot = random_step(game, "turn", player, rnd.random)
        tile = first[0] if first else next(iter(tiles))
        assert tile in tiles
        assert spot in legal[tile]
        taken[tile] += 1
        laid.setdefault(tile, {})
        laid[tile][spot] = laid[tile].get(spot, 0) + 1
    freedom = len(tiles) - 1
    assert chi_square(list(taken.values())) < freedom + 5 * (2 * freedom) ** 0.5 + 5
    for tile, spots in laid.items():
        counts = [spots.get(spot, 0) for spot in legal[tile]]
        freedom = len(counts) - 1
        assert chi_square(counts) < freedom + 6 * (2 * freedom) ** 0.5
