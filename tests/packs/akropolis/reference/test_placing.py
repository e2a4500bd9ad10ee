"""The hand-written Akropolis: where a tile may lie, and what it covers."""

from __future__ import annotations

import pytest
from benchmarks.reference.akropolis import Game, footprint
from tests.packs.akropolis.reference.cities import random_game, small_game


def test_ninety_placements_around_the_starting_tile():
    # The 4 + 12 cells of city and border have 48 corners, 18 of them at the city: 30 footprints, 3 turns each.
    places = small_game().placements(0)
    assert len(places) == len(set(places)) == 90


def test_ground_level():
    game = small_game()
    assert game.legal(0, 2, 0, 0)
    assert not game.legal(0, 3, 0, 0), "no common edge"
    assert not game.legal(0, 1, -1, 0), "partly over the starting tile"
    with pytest.raises(AssertionError):
        game.take_and_place(0, 3, 0, 0)
    assert game.stones == [1, 2] and len(game.site) == 4 and len(game.cities[0]) == 4, "nothing happened"


@pytest.mark.parametrize(
    "hexes, allowed",
    [
        ([(1, "a"), (1, "a"), (1, "b")], True),
        ([(1, "a"), (1, "b"), (1, "c")], True),
        ([(3, "a"), (3, "b"), (3, "b")], True),
        ([(1, "a"), (1, "a"), (1, "a")], False),
        ([(1, "a"), (1, "b"), (2, "c")], False),
        ([(2, "a"), (1, "b"), (1, "b")], False),
        ([(1, "a"), (1, "b")], False),
    ],
)
def test_higher_levels(hexes, allowed):
    game = small_game()
    for turn in range(6):
        cells = footprint(0, 0, turn)
        game.cities[0] = {cell: ("house", level, tile) for cell, (level, tile) in zip(cells, hexes, strict=False)}
        assert game.legal(0, 0, 0, turn) == allowed
        assert ((0, 0, turn) in game.placements(0)) == allowed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_placements_are_all_that_are_legal(players):
    for step, game in enumerate(random_game(players, players)):
        if step % 3:
            continue
        city, places = game.cities[game.current], game.placements(game.current)
        qs, rs = [q for q, _ in city], [r for _, r in city]
        every = [
            (q, r, rotation)
            for q in range(min(qs) - 3, max(qs) + 4)
            for r in range(min(rs) - 3, max(rs) + 4)
            for rotation in range(6)
        ]
        assert sorted(places) == [place for place in every if game.legal(game.current, *place)]


def test_two_covered_quarries_give_two_stones():
    game = Game(2, [], ["c03", "c01", "c21", "c55"])
    game.take_and_place(0, 2, -1, 3)  # quarries on (1, -1) and (2, -2)
    assert game.stones == [1, 2], "nothing is covered on the ground"
    game.take_and_place(0, 2, 0, 0)
    game.take_and_place(1, 0, 0, 5)  # pays one; covers the house plaza and the quarries on (1, -1) and (1, 0)
    assert game.stones == [2, 2]
    assert [game.cities[0][cell] for cell in ((0, 0), (1, -1), (1, 0))] == [
        ("house", 2, "c55"),
        ("house", 2, "c55"),
        ("quarry", 2, "c55"),
    ]
    assert game.over


def test_stones_from_a_placement_do_not_pay_for_its_tile():
    game = small_game(stones=(0, 0, 0, 0))
    game.take_and_place(0, 2, -1, 3)
    game.take_and_place(0, 2, 0, 0)
    with pytest.raises(AssertionError):
        game.take_and_place(1, 0, 0, 5)
    game.take_and_place(0, 0, 0, 5)
    assert game.stones == [2, 0]
