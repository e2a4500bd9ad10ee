"""A turn in which a way on is hard to find, and every choice but the first makes itself."""

from __future__ import annotations

import random

import pytest
from tests.shipped_games import rules

from rulewright import new_game
from rulewright.run import WORK

SEED = 50_001_910  # of 32,000 games the one in which the same way was looked for again behind each choice, until work ran out


# of 100,000 games those that came to no end: what was left of an agenda was found out anew in each run, with more or less work at
# hand; and a way was gone on behind a barrier, where a look had left an item in its middle
STUCK = [(2, 62_569), (4, 80_748), (2, 89_367)]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), STUCK)
def test_a_hard_turn_comes_to_an_end(players: int, seed: int) -> None:
    game, rnd = new_game(rules("tekhenu"), players, seed), random.Random(f"game {seed}")
    while game.decision is not None:
        game.take(game.decision.options[rnd.randrange(len(game.decision.options))])
    assert game.over


@pytest.mark.slow
def test_a_way_that_was_found_is_gone_and_not_looked_for_again() -> None:
    game, rnd, least = new_game(rules("tekhenu"), 4, SEED), random.Random(f"game {SEED}"), WORK
    while game.decision is not None:
        game.take(game.decision.options[rnd.randrange(len(game.decision.options))])
        least = min(least, game.machine.budget.left)
    assert game.over
    assert least > WORK // 3
