"""A choice can be taken back, until something new is known."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.shipped_games import GAMES, start

GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**40)


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(GAME, SEED)
def test_undo_returns_to_the_very_same_decision(which: tuple[str, int], seed: int) -> None:
    game, rnd = start(*which, seed=seed), random.Random(seed)
    undone = 0
    for _ in range(25):
        if game.decision is None:
            break
        before, decision, log = game.digest(), game.decision, list(game.log)
        game.choose(rnd.choice(decision.options).key)
        if game.why_no_undo() is None:
            game.undo()
            undone += 1
            assert game.digest() == before
            assert [o.key for o in game.decision.options] == [o.key for o in decision.options]
            assert game.log == log
            game.choose(rnd.choice(game.decision.options).key)
    assert undone > 0


def test_undo_never_crosses_a_reveal() -> None:
    game = start("akropolis", 2, seed=4)
    rnd = random.Random(1)
    for _ in range(200):
        assert game.decision is not None
        hidden = game.view(1)["zones"]["stacks"]["all"]["hidden"]
        game.choose(rnd.choice(game.decision.options).key)
        if game.view(1)["zones"]["stacks"]["all"]["hidden"] != hidden:
            assert game.why_no_undo() == "revealed"
            with pytest.raises(ValueError, match="revealed"):
                game.undo()
            return
    raise AssertionError("nothing was ever revealed")
