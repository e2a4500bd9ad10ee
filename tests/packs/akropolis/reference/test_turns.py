"""The hand-written Akropolis: taking tiles, filling up, and whole games at random."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from benchmarks.reference.akropolis import Game, measure, playout
from tests.packs.akropolis.reference.cities import random_game, small_game


# -- taking --
def test_fourth_tile_costs_three_stones():
    game = Game(4, [], ["c01", "c02", "c03", "c04", "c05", "c06"], stones=(4, 1, 2, 3))
    game.take_and_place(3, 2, 0, 0)
    assert game.stones == [1, 1, 2, 3]
    assert game.site == ["c01", "c02", "c03", "c05", "c06"]
    assert game.cities[0][2, 0] == ("house_plaza", 1, "c04")


def test_prices_shrink_when_tiles_are_gone():
    game = Game(4, [], ["c01", "c02", "c03", "c04", "c05", "c06"], chief=1)
    assert game.stones == [4, 1, 2, 3]
    for seat in (1, 2, 3):
        assert game.current == seat
        game.take_and_place(0, 2, 0, 0)
    assert (game.site, game.takeable()) == (["c04", "c05", "c06"], [0, 1, 2])
    game.take_and_place(2, 2, 0, 0)
    assert (game.site, game.stones) == (["c04", "c05"], [2, 1, 2, 3])


def test_only_affordable_tiles_can_be_taken():
    game = small_game()
    assert game.takeable() == [0, 1]
    with pytest.raises(AssertionError):
        game.take_and_place(2, 2, 0, 0)
    game.stones[0] = 0
    assert game.takeable() == [0]
    game.stones[0] = 9
    assert game.takeable() == [0, 1, 2, 3]


def test_refill_keeps_the_last_tile_at_the_free_end_and_moves_the_chief():
    game = Game(2, ["c05", "c06", "c07"], ["c01", "c02", "c03", "c04"])
    game.take_and_place(1, 2, 0, 0)
    game.take_and_place(1, 2, 0, 0)
    assert (game.site, game.current, game.chief) == (["c01", "c04"], 0, 0)
    game.take_and_place(0, 1, -1, 5)
    assert (game.site, game.pile) == (["c04", "c05", "c06", "c07"], [])
    assert (game.current, game.chief, game.over) == (1, 1, False)
    for place in ((1, -1, 5), (1, 2, 0), (0, 1, 0)):
        assert game.legal(game.current, *place)
        game.take_and_place(0, *place)
    assert (game.site, game.over, game.takeable()) == (["c07"], True, [])
    with pytest.raises(AssertionError):
        game.take_and_place(0, 5, 5, 0)


@pytest.mark.parametrize(
    "players, long_game, turns, rounds",
    [
        (2, False, 18, 12),
        (3, False, 16, 12),
        (4, False, 15, 12),
        (2, True, 30, 20),
        (3, True, 20, 15),
    ],
)
def test_turns_and_rounds(players, long_game, turns, rounds):
    by_seat, begun = Counter(), 0
    for game in random_game(7, players, long_game=long_game, chief=players - 1):
        by_seat[game.current] += 1
        if len(game.site) == players + 2:
            begun += 1
            assert game.current == game.chief
    assert by_seat == dict.fromkeys(range(players), turns)
    assert begun == rounds
    assert len(game.site) == 1 and not game.pile
    for city in game.cities:
        assert sum(level for _, level, _ in city.values()) == 4 + 3 * turns


# -- playouts --
@pytest.mark.parametrize("players, turns", [(2, 36), (3, 48), (4, 60)])
def test_playout_counts_real_choices(players, turns):
    for seed in range(3):
        assert turns < playout(random.Random(seed), players) <= 2 * turns
    assert playout(random.Random(5), players) == playout(random.Random(5), players)


def test_measure():
    assert set(measure(0.01, 2)) == {"playouts_per_s", "decisions_per_s"}
