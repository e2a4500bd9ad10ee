"""The hand-written Akropolis: what is in the box, how a game begins, and how tiles turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from benchmarks.reference.akropolis import DIRECTIONS, DISTRICTS, TILES, Game, footprint, turned
from tests.packs.akropolis.reference.cities import small_game


# -- components and setup --
def test_tiles_by_smallest_number_of_players():
    assert Counter(least for least, _ in TILES.values()) == {2: 37, 3: 12, 4: 12}
    assert list(TILES) == [f"c{number:02}" for number in range(1, 62)]
    assert TILES["c01"] == (2, ("house_plaza", "market", "barracks"))
    assert TILES["c16"] == (2, ("temple_plaza", "quarry", "house"))
    assert TILES["c38"] == (3, ("house_plaza", "temple", "market"))
    assert TILES["c61"] == (4, ("barracks", "quarry", "quarry"))


@pytest.mark.parametrize(
    "players, districts, plazas, quarry",
    [
        (2, (18, 12, 10, 8, 6), (5, 4, 4, 4, 3), 37),
        (3, (27, 16, 13, 10, 7), (6, 5, 5, 5, 4), 49),
        (4, (36, 20, 16, 12, 8), (7, 6, 6, 6, 5), 61),
    ],
)
def test_hexes_by_number_of_players(players, districts, plazas, quarry):
    kinds = Counter(kind for least, hexes in TILES.values() if least <= players for kind in hexes)
    assert tuple(kinds[name] for name in DISTRICTS) == districts
    assert tuple(kinds[name + "_plaza"] for name in DISTRICTS) == plazas
    assert kinds["quarry"] == quarry


@pytest.mark.parametrize(
    "players, long_game, site, pile",
    [
        (2, False, 4, 33),
        (3, False, 5, 44),
        (4, False, 6, 55),
        (2, True, 4, 57),
        (3, True, 5, 56),
    ],
)
def test_deal(players, long_game, site, pile):
    game = Game.deal(players, random.Random(3), long_game)
    assert (len(game.site), len(game.pile)) == (site, pile)
    used = game.site + game.pile
    assert len(set(used)) == len(used)
    assert long_game or all(TILES[tile][0] <= players for tile in used)


def test_no_long_game_with_four():
    with pytest.raises(AssertionError):
        Game.deal(4, random.Random(3), long_game=True)


def test_stones_follow_turn_order_from_the_chief():
    sites = {players: list(TILES)[: players + 2] for players in (3, 4)}
    assert Game(4, [], sites[4]).stones == [1, 2, 3, 4]
    assert Game(4, [], sites[4], chief=2).stones == [3, 4, 1, 2]
    assert Game(3, [], sites[3], chief=1, stones=(0, 1, 2, 3)).stones == [2, 0, 1]
    assert Game(4, [], sites[4], chief=2).current == 2


def test_every_city_begins_with_the_starting_tile():
    game = small_game()
    assert game.cities[0] == game.cities[1] and game.cities[0] is not game.cities[1]
    assert game.cities[0] == {
        (0, 0): ("house_plaza", 1, "start"),
        (0, -1): ("quarry", 1, "start"),
        (1, 0): ("quarry", 1, "start"),
        (-1, 1): ("quarry", 1, "start"),
    }


# -- geometry --
def test_footprints_turn_clockwise_around_the_first_hex():
    assert DIRECTIONS == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert [footprint(2, 3, rotation) for rotation in range(6)] == [
        [(2, 3), (3, 3), (2, 4)],
        [(2, 3), (2, 4), (1, 4)],
        [(2, 3), (1, 4), (1, 3)],
        [(2, 3), (1, 3), (2, 2)],
        [(2, 3), (2, 2), (3, 2)],
        [(2, 3), (3, 2), (3, 3)],
    ]


def test_three_placements_share_a_footprint():
    assert turned((0, 0), 0) == ((0, 0, 0), (1, 0, 2), (0, 1, 4))
    assert turned((0, 0), 1) == ((0, 0, 1), (0, 1, 3), (-1, 1, 5))
    for rotation in range(6):
        assert len({frozenset(footprint(*place)) for place in turned((4, -2), rotation)}) == 1


def test_hex_i_lies_on_offset_i():
    game = small_game()
    game.take_and_place(1, 2, 0, 0)
    assert {cell: game.cities[0][cell] for cell in ((2, 0), (3, 0), (2, 1))} == {
        (2, 0): ("house_plaza", 1, "c01"),
        (3, 0): ("market", 1, "c01"),
        (2, 1): ("barracks", 1, "c01"),
    }
    game.take_and_place(0, 2, -1, 3)
    assert {cell: game.cities[1][cell][0] for cell in ((2, -1), (1, -1), (2, -2))} == {
        (2, -1): "house_plaza",
        (1, -1): "quarry",
        (2, -2): "quarry",
    }
