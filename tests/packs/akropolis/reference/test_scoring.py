"""The hand-written Akropolis: scores of made-up cities, worked out by hand."""

from __future__ import annotations

import pytest
from benchmarks.reference.akropolis import holes, neighbours
from tests.packs.akropolis.reference.cities import FAR, made_up, points, quarries, small_game


# -- scoring: values, stars, stones --
def test_starting_city_scores_only_stones():
    assert small_game().score(1) == {"house": 0, "market": 0, "barracks": 0, "temple": 0, "garden": 0, "stones": 2, "total": 2}


def test_value_is_the_level_and_stars_add_up():
    for level in (1, 2, 3):
        assert points({(0, 0): ("garden", level), FAR: "garden_plaza"})["garden"] == 3 * level
    hexes = {(0, 0): ("garden", 2), FAR: "garden_plaza", (5, 5): ("garden_plaza", 4)}
    assert points(hexes)["garden"] == 2 * (3 + 3)
    assert points(hexes, stones=5)["total"] == 12 + 5


@pytest.mark.parametrize("kind, stars", [("house", 1), ("market", 2), ("barracks", 2), ("garden", 3)])
def test_stars_and_missing_plaza(kind, stars):
    assert points({(0, 0): (kind, 2), FAR: kind + "_plaza"})[kind] == 2 * stars
    other = "house_plaza" if kind != "house" else "garden_plaza"
    assert points({(0, 0): (kind, 2), FAR: other})["total"] == 0


# -- houses --
def test_house_example():
    hexes = {(q, 0): "house" for q in range(5)} | {(5, 0): ("house", 2), (6, 0): ("house", 2)}
    hexes |= {(0, 5): "house_plaza", (3, 5): ("house_plaza", 2), (6, 5): "house_plaza"}
    assert points(hexes)["house"] == 27


def test_largest_house_group():
    three_low = {(0, 0): "house", (1, 0): "house", (0, 1): "house"}
    two_high = {(5, 5): ("house", 2), (6, 5): ("house", 3)}
    hexes = three_low | two_high | {FAR: "house_plaza"}
    assert points(hexes)["house"] == 3
    assert points(hexes, largest="value")["house"] == 5
    two_low = {(0, 0): "house", (1, 0): "house"}
    assert points(two_low | two_high | {FAR: "house_plaza"})["house"] == 5


def test_house_plaza_does_not_join_groups():
    hexes = {(0, 0): "house", (1, 0): "house_plaza", (2, 0): ("house", 2)}
    assert points(hexes)["house"] == 2


@pytest.mark.parametrize("levels, plain, doubled", [((5, 4), 9, 9), ((5, 5), 10, 20), ((4, 4, 3), 11, 22)])
def test_advanced_houses(levels, plain, doubled):
    hexes = {(q, 0): ("house", level) for q, level in enumerate(levels)} | {FAR: "house_plaza"}
    assert points(hexes)["house"] == plain
    assert points(hexes, advanced={"house"})["house"] == doubled
    assert points(hexes, advanced={"market", "barracks", "temple", "garden"})["house"] == plain


def test_advanced_houses_choose_the_group_first():
    hexes = {(q, 0): "house" for q in range(3)} | {(0, 5): ("house", 5), (1, 5): ("house", 5), FAR: "house_plaza"}
    assert points(hexes, advanced={"house"})["house"] == 3
    assert points(hexes, largest="value", advanced={"house"})["house"] == 20


# -- markets --
def test_markets_must_not_touch():
    pair = {(0, 0): "market", (1, 0): ("market", 2), FAR: "market_plaza"}
    assert points(pair)["market"] == 0
    assert points(pair | {(0, 4): ("market", 2)})["market"] == 4
    assert points({(0, 0): "market", (2, 0): "market", (1, 0): "quarry", FAR: "market_plaza"})["market"] == 4


def test_advanced_markets():
    beside = {(0, 0): ("market", 2), (1, 0): "market_plaza"}
    assert points(beside)["market"] == 4
    assert points(beside, advanced={"market"})["market"] == 8
    assert points({(0, 0): ("market", 2), FAR: "market_plaza"}, advanced={"market"})["market"] == 4
    assert points({(0, 0): ("market", 2), (1, 0): "garden_plaza", FAR: "market_plaza"}, advanced={"market"})["market"] == 4
    assert points(beside | {(0, 1): "market"}, advanced={"market"})["market"] == 0
    # one doubled and one plain
    assert points(beside | {(0, 5): "market"}, advanced={"market"})["market"] == (2 * 2 + 1) * 2


# -- barracks --
@pytest.mark.parametrize("empty, plain, doubled", [(0, 0, 0), (1, 4, 4), (2, 4, 4), (3, 4, 8), (4, 4, 8)])
def test_barracks_at_the_edge(empty, plain, doubled):
    hexes = {(0, 0): ("barracks", 2), FAR: "barracks_plaza"} | quarries(neighbours((0, 0))[empty:])
    assert points(hexes)["barracks"] == plain
    assert points(hexes, advanced={"barracks"})["barracks"] == doubled
    assert points(hexes, advanced={"temple"})["barracks"] == plain


def test_barracks_at_a_hole():
    disc = {(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2}
    hexes = quarries(disc - {(0, 0)}) | {(1, 0): ("barracks", 2), FAR: "barracks_plaza"}
    assert points(hexes)["barracks"] == 0
    assert points(hexes, holes_are_edge=True)["barracks"] == 4
    del hexes[0, 1]
    assert len(holes(made_up(hexes))[0]) == 2 and points(hexes)["barracks"] == 0
    del hexes[0, 2]  # now the hole is open
    assert holes(made_up(hexes)) == [] and points(hexes)["barracks"] == 4


def test_holes_and_advanced_barracks():
    # The barracks have the hole and two outer spaces beside them.
    hexes = quarries(neighbours((0, 0))) | {(1, 0): "barracks", (1, 1): "quarry", FAR: "barracks_plaza"}
    assert points(hexes, advanced={"barracks"})["barracks"] == 2
    assert points(hexes, advanced={"barracks"}, holes_are_edge=True)["barracks"] == 4


# -- temples --
@pytest.mark.parametrize("level, plain, doubled", [(1, 2, 2), (2, 4, 8), (3, 6, 12)])
def test_temples_must_be_surrounded(level, plain, doubled):
    hexes = quarries(neighbours((0, 0))) | {(0, 0): ("temple", level), (1, 0): ("temple_plaza", 3)}
    assert points(hexes)["temple"] == plain
    assert points(hexes, advanced={"temple"})["temple"] == doubled
    assert points(hexes, advanced={"garden"})["temple"] == plain
    del hexes[0, 1]
    assert points(hexes)["temple"] == points(hexes, advanced={"temple"})["temple"] == 0


def test_a_hole_beside_a_temple_is_no_hex():
    disc = {(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2}
    hexes = quarries(disc - {(0, 0)}) | {(1, 0): "temple", FAR: "temple_plaza"}
    assert points(hexes)["temple"] == points(hexes, holes_are_edge=True)["temple"] == 0
