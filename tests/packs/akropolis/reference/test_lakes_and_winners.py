"""The hand-written Akropolis: gardens at lakes, all variants together, and who wins."""

from __future__ import annotations

import pytest
from benchmarks.reference.akropolis import DISTRICTS, START, holes, neighbours
from tests.packs.akropolis.reference.cities import FAR, made_up, points, quarries, small_game


# -- gardens and lakes --
def test_gardens_always_count():
    hexes = {(0, 0): "garden", (1, 0): ("garden", 2), FAR: "garden_plaza"}
    assert points(hexes)["garden"] == points(hexes, advanced={"garden"})["garden"] == 9


def test_advanced_gardens_at_a_lake():
    hexes = quarries(neighbours((0, 0))) | {(1, 0): ("garden", 2), (0, 1): "garden_plaza"}
    assert holes(made_up(hexes)) == [{(0, 0)}]
    assert points(hexes)["garden"] == 6
    assert points(hexes, advanced={"garden"})["garden"] == 12
    assert points(hexes, advanced={"garden"}, big_holes_are_lakes=False)["garden"] == 12
    assert points(hexes | {(8, 8): "garden"}, advanced={"garden"})["garden"] == (2 * 2 + 1) * 3
    del hexes[-1, 0]
    assert points(hexes, advanced={"garden"})["garden"] == 6


def test_lake_of_two_spaces():
    hole = {(0, 0), (1, 0)}
    hexes = quarries({near for cell in hole for near in neighbours(cell)} - hole)
    assert len(hexes) == 8
    hexes |= {(2, 0): "garden", FAR: "garden_plaza"}
    assert holes(made_up(hexes)) == [hole]
    assert points(hexes)["garden"] == 3
    assert points(hexes, advanced={"garden"})["garden"] == 6
    assert points(hexes, advanced={"garden"}, big_holes_are_lakes=False)["garden"] == 3


def test_all_variants_together():
    hexes = quarries(neighbours((0, 0))) | {
        (1, 0): "garden",
        (5, 5): "garden_plaza",  # at the lake: 1 x 2 x 3
        (0, 1): ("house", 10),
        (6, 5): "house_plaza",  # 10 x 2 x 1
        (-1, 0): "market",
        (-2, 0): "market_plaza",  # 1 x 2 x 2
        (0, -1): ("barracks", 2),
        (8, 5): "barracks_plaza",  # three outer spaces: 2 x 2 x 2
    }
    plain = {"house": 10, "market": 2, "barracks": 4, "temple": 0, "garden": 3, "stones": 2, "total": 21}
    doubled = {"house": 20, "market": 4, "barracks": 8, "temple": 0, "garden": 6, "stones": 2, "total": 40}
    assert points(hexes, stones=2) == plain
    assert points(hexes, stones=2, advanced=DISTRICTS) == doubled


def test_unknown_variant():
    with pytest.raises(AssertionError):
        points(START, advanced={"quarry"})


# -- winners --
@pytest.mark.parametrize(
    "levels, stones, expected",
    [
        ((3, 2), (1, 1), [0]),
        ((3, 2), (1, 2), [1]),  # 4 : 4, more stones
        ((2, 3), (2, 1), [0]),
        ((3, 3), (1, 1), [0, 1]),
    ],
)
def test_most_points_then_stones_then_shared(levels, stones, expected):
    game = small_game()
    game.cities = [made_up({(0, 0): ("house", level), FAR: "house_plaza"}) for level in levels]
    game.stones = list(stones)
    assert game.winners() == expected


def test_variants_can_change_the_winner():
    game = small_game()
    game.cities = [
        made_up({(0, 0): ("market", 3), FAR: "market_plaza"}),
        made_up({(0, 0): ("market", 2), (1, 0): "market_plaza"}),
    ]
    game.stones = [0, 0]
    assert game.winners() == [0]
    assert game.winners(advanced={"market"}) == [1]
