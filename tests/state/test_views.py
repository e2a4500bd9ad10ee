"""What a seat may see of a state, and what it may not: nothing leaks, and looking changes nothing."""

from __future__ import annotations

import copy
import random

import pytest
from tests.inside import redeal, redealt, snapshot, text_of
from tests.shipped_games import EACH_GAME, start
from tests.small_packs import choose_at_random

from rulewright import make_policy


@pytest.mark.parametrize("which", EACH_GAME)
def test_looking_changes_nothing(which: tuple[str, int]) -> None:
    """Lists, views, bots and copies leave the state alone, before every choice of a game."""
    game, rnd = start(*which, seed=9), random.Random(9)
    greedy = make_policy("greedy", 3)
    for _ in range(12):
        if game.decision is None:
            break
        kept = copy.deepcopy(snapshot(game))
        game.view(1)
        game.digest()
        greedy.choose(game)
        redealt(game, 1, 5)
        assert snapshot(game) == kept
        game.choose(rnd.choice(game.decision.options).key)


@pytest.mark.parametrize("which", EACH_GAME)
def test_redeal_keeps_all_that_a_seat_sees(which: tuple[str, int]) -> None:
    game = start(*which, seed=3)
    choose_at_random(game, 3, choices=4)
    for seat in range(1, game.players + 1):
        seen = text_of(game, seat)
        for seed in range(5):
            assert text_of(game, seat, redealt(game, seat, seed)) == seen


def test_bots_do_not_change_their_mind_when_hidden_things_are_dealt_again() -> None:
    """The unseen tiles are exchanged in the real state; neither bot may notice."""
    changed = 0
    for seed in range(4):
        game = start("akropolis", 2, seed=seed)
        choose_at_random(game, seed, choices=6)
        assert game.decision is not None
        seat = game.decision.player
        wanted = {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")}
        before = game.view()["zones"]["stacks"]["all"]
        redeal(game, seat, seed + 77)
        changed += game.view()["zones"]["stacks"]["all"] != before
        assert {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")} == wanted
    assert changed == 4


def test_views_hide_what_is_hidden() -> None:
    game = start("akropolis", 3, seed=8)
    everything, mine = game.view(), game.view(1)
    hidden = everything["zones"]["stacks"]["all"]
    assert len(hidden) > 10
    assert mine["zones"]["stacks"]["all"] == {"hidden": len(hidden)}
    text = text_of(game, 1)
    assert not [tile for tile in hidden if f'"{tile}"' in text]
    assert "random" not in mine
