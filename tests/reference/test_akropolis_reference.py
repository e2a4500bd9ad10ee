"""The hand-written Akropolis against values worked out by hand."""
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.reference.akropolis import (
    DIRECTIONS,
    DISTRICTS,
    START,
    TILES,
    Game,
    footprint,
    holes,
    measure,
    neighbours,
    playout,
    turned,
)

FAR = (20, 20)  # for plazas that touch nothing else


def small_game(**options):
    """Two players, one round, no pile; the chief has seat 0."""
    return Game(2, [], ["c03", "c01", "c21", "c55"], **options)


def points(hexes, stones=0, largest="hexes", **switches):
    """Score a made-up city: {cell: kind or (kind, level)}."""
    game = small_game(largest=largest)
    game.cities[0] = made_up(hexes)
    game.stones[0] = stones
    return game.score(0, **switches)


def made_up(hexes):
    pairs = ((cell, (hex_, 1) if isinstance(hex_, str) else hex_) for cell, hex_ in hexes.items())
    return {cell: (kind, level, f"t{number}") for number, (cell, (kind, level)) in enumerate(pairs)}


def quarries(cells):
    return dict.fromkeys(cells, "quarry")


def random_game(seed, players, **options):
    rng = random.Random(seed)
    game = Game.deal(players, rng, **options)
    while not game.over:
        yield game
        game.take_and_place(rng.choice(game.takeable()), *rng.choice(game.placements(game.current)))


# --- components and setup ------------------------------------------------------------------------------------

def test_tiles_by_smallest_number_of_players():
    assert Counter(least for least, _ in TILES.values()) == {2: 37, 3: 12, 4: 12}
    assert list(TILES) == [f"c{number:02}" for number in range(1, 62)]
    assert TILES["c01"] == (2, ("house_plaza", "market", "barracks"))
    assert TILES["c16"] == (2, ("temple_plaza", "quarry", "house"))
    assert TILES["c38"] == (3, ("house_plaza", "temple", "market"))
    assert TILES["c61"] == (4, ("barracks", "quarry", "quarry"))


@pytest.mark.parametrize("players, districts, plazas, quarry", [
    (2, (18, 12, 10, 8, 6), (5, 4, 4, 4, 3), 37),
    (3, (27, 16, 13, 10, 7), (6, 5, 5, 5, 4), 49),
    (4, (36, 20, 16, 12, 8), (7, 6, 6, 6, 5), 61),
])
def test_hexes_by_number_of_players(players, districts, plazas, quarry):
    kinds = Counter(kind for least, hexes in TILES.values() if least <= players for kind in hexes)
    assert tuple(kinds[name] for name in DISTRICTS) == districts
    assert tuple(kinds[name + "_plaza"] for name in DISTRICTS) == plazas
    assert kinds["quarry"] == quarry


@pytest.mark.parametrize("players, long_game, site, pile", [
    (2, False, 4, 33), (3, False, 5, 44), (4, False, 6, 55), (2, True, 4, 57), (3, True, 5, 56),
])
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
    sites = {players: list(TILES)[:players + 2] for players in (3, 4)}
    assert Game(4, [], sites[4]).stones == [1, 2, 3, 4]
    assert Game(4, [], sites[4], chief=2).stones == [3, 4, 1, 2]
    assert Game(3, [], sites[3], chief=1, stones=(0, 1, 2, 3)).stones == [2, 0, 1]
    assert Game(4, [], sites[4], chief=2).current == 2


def test_every_city_begins_with_the_starting_tile():
    game = small_game()
    assert game.cities[0] == game.cities[1] and game.cities[0] is not game.cities[1]
    assert game.cities[0] == {
        (0, 0): ("house_plaza", 1, "start"), (0, -1): ("quarry", 1, "start"),
        (1, 0): ("quarry", 1, "start"), (-1, 1): ("quarry", 1, "start")}


# --- geometry ------------------------------------------------------------------------------------------------

def test_footprints_turn_clockwise_around_the_first_hex():
    assert DIRECTIONS == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert [footprint(2, 3, rotation) for rotation in range(6)] == [
        [(2, 3), (3, 3), (2, 4)], [(2, 3), (2, 4), (1, 4)], [(2, 3), (1, 4), (1, 3)],
        [(2, 3), (1, 3), (2, 2)], [(2, 3), (2, 2), (3, 2)], [(2, 3), (3, 2), (3, 3)]]


def test_three_placements_share_a_footprint():
    assert turned((0, 0), 0) == ((0, 0, 0), (1, 0, 2), (0, 1, 4))
    assert turned((0, 0), 1) == ((0, 0, 1), (0, 1, 3), (-1, 1, 5))
    for rotation in range(6):
        assert len({frozenset(footprint(*place)) for place in turned((4, -2), rotation)}) == 1


def test_hex_i_lies_on_offset_i():
    game = small_game()
    game.take_and_place(1, 2, 0, 0)
    assert {cell: game.cities[0][cell] for cell in ((2, 0), (3, 0), (2, 1))} == {
        (2, 0): ("house_plaza", 1, "c01"), (3, 0): ("market", 1, "c01"), (2, 1): ("barracks", 1, "c01")}
    game.take_and_place(0, 2, -1, 3)
    assert {cell: game.cities[1][cell][0] for cell in ((2, -1), (1, -1), (2, -2))} == {
        (2, -1): "house_plaza", (1, -1): "quarry", (2, -2): "quarry"}


# --- taking --------------------------------------------------------------------------------------------------

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


@pytest.mark.parametrize("players, long_game, turns, rounds", [
    (2, False, 18, 12), (3, False, 16, 12), (4, False, 15, 12), (2, True, 30, 20), (3, True, 20, 15),
])
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


# --- placing -------------------------------------------------------------------------------------------------

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


@pytest.mark.parametrize("hexes, allowed", [
    ([(1, "a"), (1, "a"), (1, "b")], True),
    ([(1, "a"), (1, "b"), (1, "c")], True),
    ([(3, "a"), (3, "b"), (3, "b")], True),
    ([(1, "a"), (1, "a"), (1, "a")], False),
    ([(1, "a"), (1, "b"), (2, "c")], False),
    ([(2, "a"), (1, "b"), (1, "b")], False),
    ([(1, "a"), (1, "b")], False),
])
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
        every = [(q, r, rotation) for q in range(min(qs) - 3, max(qs) + 4) for r in range(min(rs) - 3, max(rs) + 4)
                 for rotation in range(6)]
        assert sorted(places) == [place for place in every if game.legal(game.current, *place)]


def test_two_covered_quarries_give_two_stones():
    game = Game(2, [], ["c03", "c01", "c21", "c55"])
    game.take_and_place(0, 2, -1, 3)  # quarries on (1, -1) and (2, -2)
    assert game.stones == [1, 2], "nothing is covered on the ground"
    game.take_and_place(0, 2, 0, 0)
    game.take_and_place(1, 0, 0, 5)  # pays one; covers the house plaza and the quarries on (1, -1) and (1, 0)
    assert game.stones == [2, 2]
    assert [game.cities[0][cell] for cell in ((0, 0), (1, -1), (1, 0))] == [
        ("house", 2, "c55"), ("house", 2, "c55"), ("quarry", 2, "c55")]
    assert game.over


def test_stones_from_a_placement_do_not_pay_for_its_tile():
    game = small_game(stones=(0, 0, 0, 0))
    game.take_and_place(0, 2, -1, 3)
    game.take_and_place(0, 2, 0, 0)
    with pytest.raises(AssertionError):
        game.take_and_place(1, 0, 0, 5)
    game.take_and_place(0, 0, 0, 5)
    assert game.stones == [2, 0]


# --- scoring: values, stars, stones --------------------------------------------------------------------------

def test_starting_city_scores_only_stones():
    assert small_game().score(1) == {
        "house": 0, "market": 0, "barracks": 0, "temple": 0, "garden": 0, "stones": 2, "total": 2}


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


# --- houses --------------------------------------------------------------------------------------------------

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


# --- markets -------------------------------------------------------------------------------------------------

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
    assert points({(0, 0): ("market", 2), (1, 0): "garden_plaza", FAR: "market_plaza"},
                  advanced={"market"})["market"] == 4
    assert points(beside | {(0, 1): "market"}, advanced={"market"})["market"] == 0
    # one doubled and one plain
    assert points(beside | {(0, 5): "market"}, advanced={"market"})["market"] == (2 * 2 + 1) * 2


# --- barracks ------------------------------------------------------------------------------------------------

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


# --- temples -------------------------------------------------------------------------------------------------

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


# --- gardens and lakes ---------------------------------------------------------------------------------------

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
        (1, 0): "garden", (5, 5): "garden_plaza",  # at the lake: 1 x 2 x 3
        (0, 1): ("house", 10), (6, 5): "house_plaza",  # 10 x 2 x 1
        (-1, 0): "market", (-2, 0): "market_plaza",  # 1 x 2 x 2
        (0, -1): ("barracks", 2), (8, 5): "barracks_plaza",  # three outer spaces: 2 x 2 x 2
    }
    plain = {"house": 10, "market": 2, "barracks": 4, "temple": 0, "garden": 3, "stones": 2, "total": 21}
    doubled = {"house": 20, "market": 4, "barracks": 8, "temple": 0, "garden": 6, "stones": 2, "total": 40}
    assert points(hexes, stones=2) == plain
    assert points(hexes, stones=2, advanced=DISTRICTS) == doubled


def test_unknown_variant():
    with pytest.raises(AssertionError):
        points(START, advanced={"quarry"})


# --- winners -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("levels, stones, expected", [
    ((3, 2), (1, 1), [0]),
    ((3, 2), (1, 2), [1]),  # 4 : 4, more stones
    ((2, 3), (2, 1), [0]),
    ((3, 3), (1, 1), [0, 1]),
])
def test_most_points_then_stones_then_shared(levels, stones, expected):
    game = small_game()
    game.cities = [made_up({(0, 0): ("house", level), FAR: "house_plaza"}) for level in levels]
    game.stones = list(stones)
    assert game.winners() == expected


def test_variants_can_change_the_winner():
    game = small_game()
    game.cities = [made_up({(0, 0): ("market", 3), FAR: "market_plaza"}),
                   made_up({(0, 0): ("market", 2), (1, 0): "market_plaza"})]
    game.stones = [0, 0]
    assert game.winners() == [0]
    assert game.winners(advanced={"market"}) == [1]


# --- playouts ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("players, turns", [(2, 36), (3, 48), (4, 60)])
def test_playout_counts_real_choices(players, turns):
    for seed in range(3):
        assert turns < playout(random.Random(seed), players) <= 2 * turns
    assert playout(random.Random(5), players) == playout(random.Random(5), players)


def test_measure():
    assert set(measure(0.01, 2)) == {"playouts_per_s", "decisions_per_s"}
