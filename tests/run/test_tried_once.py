"""Whether a rule could be carried out is worked out once for a place between two decisions; the options stay the same."""

from __future__ import annotations

import random

import pytest

from rulewright import Game, load, new_game
from rulewright.run.failing import WORK


def played(players: int, seed: int, remembers: bool) -> tuple[list[tuple[str, ...]], list[int]]:
    """The options of every decision of a random game, and the work before each of them."""
    checked = load(["tekhenu"]).checked
    assert checked is not None
    machine = new_game(checked, players, 0, {}).machine
    machine.counts_lines = not remembers
    game, rnd = Game(machine, seed), random.Random(seed)
    options, work = [], []
    while game.decision is not None and len(options) < 60:
        options.append(tuple(option.key for option in game.decision.options))
        work.append(WORK - machine.budget.left)
        game.choose(rnd.choice(options[-1]))
    return options, work


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 17), (3, 5)])
def test_what_was_tried_is_not_tried_again(players: int, seed: int) -> None:
    options, work = played(players, seed, remembers=True)
    tried_again, more_work = played(players, seed, remembers=False)
    assert options == tried_again
    assert all(less <= more for less, more in zip(work, more_work, strict=True))
    assert sum(work) < 0.95 * sum(more_work)
