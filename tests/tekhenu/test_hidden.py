"""Decrees are secret and decks unknown: no view tells them, and no bot decides by them."""

from __future__ import annotations

import random

import pytest
from tests.engine.games import start

from rulewright.run import state as states
from rulewright.run.game import Game
from rulewright.run.policies import make_policy

SECRETS = ("deck", "decrees", "drawn", "tile_stack", "bag", "starting_box")


def played(players: int, seed: int, choices: int) -> Game:
    game, rnd = start("tekhenu", players, seed), random.Random(seed)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(rnd.choice(game.decision.options).key)
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


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_view_names_what_its_seat_cannot_see(players: int) -> None:
    game = played(players, seed=5, choices=40)
    for seat in range(1, game.players + 1):
        hidden = unseen(game, seat)
        assert any(name.startswith("deck") for name in hidden)
        if players > 1:
            assert any(name.startswith("decrees") for name in hidden), "another player's decrees are in sight"
        text = states.canonical(game.program, game.working, seat)
        assert not [piece for ids in hidden.values() for piece in ids if f'"{piece}"' in text]


def test_everybody_sees_the_own_decrees() -> None:
    game = played(3, seed=2, choices=30)
    for seat in (1, 2, 3):
        mine = game.view(seat)["zones"]["decrees"]
        assert [whose for whose, ids in mine.items() if isinstance(ids, list)] == [f"player {seat}"]


@pytest.mark.parametrize(("players", "choices"), [(2, 12), (2, 60), (4, 40), (4, 150), (1, 30)])
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
        game.state = states.redeal(game.program, game.state, seat, seed + 77, game.working)
        game.working = states.redeal(game.program, game.working, seat, seed + 77)
        after = unseen(game, seat)
        dealt += before != after
        assert {name: len(ids) for name, ids in before.items()} == {name: len(ids) for name, ids in after.items()}
        assert {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")} == wanted
        assert [option.key for option in game.decision.options] == offered
    assert dealt == 3


def test_a_redeal_exchanges_the_decrees_of_others_and_keeps_the_own() -> None:
    game = played(4, seed=9, choices=60)
    mine, others = game.view()["zones"]["decrees"], set()
    for seed in range(20):
        state = states.redeal(game.program, game.working, 1, seed)
        held = states.as_data(game.program, state, None)["zones"]["decrees"]
        assert held["player 1"] == mine["player 1"]
        others.add(str([held[seat] for seat in ("player 2", "player 3", "player 4")]))
    assert len(others) > 10
