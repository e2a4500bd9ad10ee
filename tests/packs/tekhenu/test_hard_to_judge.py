"""A turn in which a way on is hard to find, and every choice but the first makes itself."""

from __future__ import annotations

import random

import pytest
from tests.shipped_games import rules

from rulewright import new_game
from rulewright.run import WORK

SEED = 50_001_910  # of 32,000 games the one in which the same way was looked for again behind each choice, until work ran out


@pytest.mark.slow
def test_a_way_that_was_found_is_gone_and_not_looked_for_again() -> None:
    game, rnd, least = new_game(rules("tekhenu"), 4, SEED), random.Random(f"game {SEED}"), WORK
    while game.decision is not None:
        game.take(game.decision.options[rnd.randrange(len(game.decision.options))])
        least = min(least, game.machine.budget.left)
    assert game.over
    assert least > WORK // 3
