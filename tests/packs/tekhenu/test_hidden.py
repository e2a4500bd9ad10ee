"""Decrees are secret and decks unknown: no view tells them, and no bot decides by them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.inside import redeal, redealt, text_of, view_of
from tests.shipped_games import start
from tests.small_packs import choose_at_random

from rulewright import Game, make_policy

SECRETS = ("deck", "decrees", "drawn", "tile_stack", "bag", "starting_box")


def played(players: int, seed: int, choices: int) -> Game:
    game = start("tekhenu", players, seed)
    assert len(choose_at_random(game, seed, choices)) == choices
    return game


def unseen(game: Game, seat: int) -> dict[str, list[str]]:
    """The pieces a seat cannot see, by the zone they lie in."""
    everything, mine = game.view()["zones"], game.view(seat)["zones"]
    return {
        f"{zone} {whose}": ids
        for zone in SECRETS
        for whose, ids in everything[zone].items()
        if isinstance(mine[zone][whose], dict) and ids
    }


def slow(*given: int) -> Any:
    return pytest.param(*given, marks=pytest.mark.slow)


@pytest.mark.parametrize("players", [slow(1), slow(2), slow(3), slow(4)])
def test_no_view_names_what_its_seat_cannot_see(players: int) -> None:
    game = played(players, seed=5, choices=40)
    for seat in range(1, game.players + 1):
        hidden = unseen(game, seat)
        assert any(name.startswith("deck") for name in hidden)
        if players > 1:
            assert any(name.startswith("decrees") for name in hidden), "another player's decrees are in sight"
        text = text_of(game, seat)
        assert not [piece for ids in hidden.values() for piece in ids if f'"{piece}"' in text]


@pytest.mark.slow
def test_everybody_sees_the_own_decrees() -> None:
    game = played(3, seed=2, choices=30)
    for seat in (1, 2, 3):
        mine = game.view(seat)["zones"]["decrees"]
        assert [whose for whose, ids in mine.items() if isinstance(ids, list)] == [f"player {seat}"]


@pytest.mark.parametrize(("players", "choices"), [slow(2, 4), slow(2, 12), slow(2, 60), slow(4, 40), slow(4, 150), slow(1, 30)])
def test_bots_do_not_change_their_mind_when_the_unseen_is_dealt_again(players: int, choices: int) -> None:
    """What the seat cannot see is exchanged in the real state; neither bot may notice."""
    dealt = 0
    for seed in range(3):
        game = played(players, seed, choices)
        assert game.decision is not None
        seat = game.decision.player
        wanted = {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")}
        offered = [option.key for option in game.decision.options]
        before = unseen(game, seat)
        redeal(game, seat, seed + 77)
        after = unseen(game, seat)
        dealt += before != after
        assert {name: len(ids) for name, ids in before.items()} == {name: len(ids) for name, ids in after.items()}
        assert {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")} == wanted
        assert [option.key for option in game.decision.options] == offered
    assert dealt == 3


@pytest.mark.slow
def test_a_redeal_exchanges_the_decrees_of_others_and_keeps_the_own() -> None:
    game = played(4, seed=9, choices=60)
    mine, others = game.view()["zones"]["decrees"], set()
    for seed in range(20):
        held = view_of(game, redealt(game, 1, seed))["zones"]["decrees"]
        assert held["player 1"] == mine["player 1"]
        others.add(str([held[seat] for seat in ("player 2", "player 3", "player 4")]))
    assert len(others) > 10
