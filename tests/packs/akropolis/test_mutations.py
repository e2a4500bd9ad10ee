"""Scenarios are only worth something if they notice a wrong rule: each rule is broken once, and a scenario must fail."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.scenario.packs import copy_of, report_on

TURN, SCORING, NOUNS, TILES, PACK = "turn.rules", "scoring.rules", "nouns.yaml", "tiles.yaml", "pack.yaml"


@dataclass(frozen=True)
class Mutation:
    """A text of a file replaced by another; `rule` must be among those a failing scenario of the file `caught_in` cites."""

    name: str
    file: str
    old: str
    new: str
    caught_in: str
    rule: str


M = Mutation
MUTATIONS = [
    M("the price counts the tile itself", TURN, "position of tile - 1 stone", "position of tile stone", "take", "AKR-TAKE-01"),
    M(
        "every tile costs one stone less",
        TURN,
        "position of tile - 1 stone",
        "max(0, position of tile - 2) stone",
        "take",
        "AKR-TAKE-02",
    ),
    M("tiles are free", TURN, "    pay position of tile - 1 stone ", "    skip ", "take", "AKR-TAKE-05"),
    M(
        "a tile may lie on one tile",
        TURN,
        "tiles_below(spot) > 1 and",
        "tiles_below(spot) > 0 and",
        "place",
        "AKR-PLACE-05",
    ),
    M("a tile needs three tiles below", TURN, "tiles_below(spot) > 1", "tiles_below(spot) > 2", "place", "AKR-PLACE-05"),
    M(
        "no building upwards",
        TURN,
        "where beside_city(it) or upon_city(it)",
        "where beside_city(it)",
        "place",
        "AKR-PLACE-01",
    ),
    M("a tile need not lie flat", TURN, "tiles_below(spot) > 1 and flat(spot)", "tiles_below(spot) > 1", "place", "AKR-PLACE-06"),
    M("a tile need not touch the city", TURN, " and any of neighbours of spot where covered", "", "place", "AKR-PLACE-02"),
    M("quarries give two stones", TURN, "gain 1 stone per", "gain 2 stone per", "hexes", "AKR-QUARRY-02"),
    M(
        "every covered hex gives a stone",
        TURN,
        "per cells of spot where face = quarry",
        "per cells of spot where not empty",
        "hexes",
        "AKR-QUARRY-03",
    ),
    M(
        "quarries are counted after the tile lies",
        TURN,
        "    gain 1 stone per cells of spot where face = quarry\n    place tile at spot",
        "    place tile at spot\n    gain 1 stone per cells of spot where face = quarry",
        "hexes",
        "AKR-QUARRY-02",
    ),
    M("one tile too few in the line", TURN, "draw player_count + 2", "draw player_count + 1", "setup", "AKR-SETUP-06"),
    M("a stack too large", TURN, "draw player_count + 1 from", "draw player_count + 2 from", "refill", "AKR-FILL-02"),
    M(
        "the chief passes to the right",
        TURN,
        "set chief to next of chief",
        "set chief to previous of chief",
        "refill",
        "AKR-FILL-03",
    ),
    M("the chief stays", TURN, "    set chief to next of chief\n", "", "refill", "AKR-FILL-03"),
    M(
        "the round ends a tile early",
        TURN,
        "turns from chief until size of site = 1",
        "turns from chief until size of site <= 2",
        "turn",
        "AKR-TURN-02",
    ),
    M("the first seat begins", TURN, "turns from chief until", "turns until", "turn", "AKR-TURN-01"),
    M(
        "the long game is ignored",
        TURN,
        "min_players <= player_count or long_game",
        "min_players <= player_count or starting",
        "setup",
        "AKR-SETUP-12",
    ),
    M(
        "all tiles always",
        TURN,
        "not starting and (min_players <= player_count or long_game)",
        "not starting",
        "setup",
        "AKR-SETUP-01",
    ),
    M(
        "the first seat is always chief",
        TURN,
        "choose architect from players by random",
        "choose architect from players by least seat",
        "setup",
        "AKR-SETUP-09",
    ),
    M(
        "stones by seat, not by turn",
        TURN,
        "(seat of player - seat of chief) mod player_count + 1",
        "seat of player",
        "setup",
        "AKR-SETUP-10",
    ),
    M("a stone less for all", NOUNS, "{1: 1, 2: 2, 3: 3, 4: 4}", "{1: 0, 2: 1, 3: 2, 4: 3}", "setup", "AKR-SETUP-10"),
    M(
        "house plazas have two stars",
        NOUNS,
        "house_plaza: 1, market_plaza",
        "house_plaza: 2, market_plaza",
        "components",
        "AKR-COMP-03",
    ),
    M(
        "a tile is mirrored",
        TILES,
        "c14: {min_players: 2, hexes: [temple_plaza, house, barracks]}",
        "c14: {min_players: 2, hexes: [temple_plaza, barracks, house]}",
        "components",
        "AKR-COMP-06",
    ),
    M(
        "tiles are straight",
        TILES,
        "trefoil: [[0, 0], [1, 0], [0, 1]]",
        "trefoil: [[0, 0], [1, 0], [2, 0]]",
        "components",
        "AKR-COMP-07",
    ),
    M(
        "the starting tile is a fan",
        TILES,
        "[[0, 0], [0, -1], [1, 0], [-1, 1]]",
        "[[0, 0], [0, -1], [1, -1], [1, 0]]",
        "components",
        "AKR-COMP-05",
    ),
    M("a tile is for three only", TILES, "c37: {min_players: 2,", "c37: {min_players: 3,", "components", "AKR-COMP-02"),
    M("no tie-break", SCORING, "winner: most points then most stone", "winner: most points", "scoring", "AKR-SCORE-05"),
    M("fewest points win", SCORING, "winner: most points", "winner: least points", "scoring", "AKR-SCORE-04"),
    M(
        "markets do not mind neighbours",
        SCORING,
        "where none of neighbours of it where face = market",
        "where level of it > 0",
        "hexes",
        "AKR-DIST-05",
    ),
    M(
        "a plaza spoils a market",
        SCORING,
        "where none of neighbours of it where face = market",
        "where none of neighbours of it where face = market or face = market_plaza",
        "hexes",
        "AKR-DIST-05",
    ),
    M("barracks anywhere", SCORING, "open_sides(it) > 0", "open_sides(it) >= 0", "hexes", "AKR-DIST-06"),
    M("temples anywhere", SCORING, "where none of neighbours of it where empty", "where level of it > 0", "hexes", "AKR-DIST-08"),
    M("stars are not added", SCORING, "sum of stars_on(face of it)", "highest of stars_on(face of it)", "hexes", "AKR-PLAZA-02"),
    M(
        "a plaza counts its level",
        SCORING,
        "sum of stars_on(face of it)",
        "sum of level of it * stars_on(face of it)",
        "hexes",
        "AKR-PLAZA-04",
    ),
    M(
        "all houses count",
        SCORING,
        "stars(house) * worth(quarter)\n",
        "stars(house) * worth(districts(house))\n",
        "hexes",
        "AKR-DIST-03",
    ),
    M(
        "levels do not count for houses",
        SCORING,
        "= sum of level of it for it in group",
        "= size of group",
        "examples",
        "AKR-EX-04",
    ),
    M(
        "levels do not count for gardens",
        SCORING,
        "stars(garden) * sum of level of it *",
        "stars(garden) * sum of",
        "hexes",
        "AKR-DIST-01",
    ),
    M("equal groups are not compared", SCORING, " then most worth(g)", " then least worth(g)", "hexes", "AKR-DIST-04"),
    M(
        "the taller group",
        SCORING,
        "(size of group if largest_quarter_by = hexes else worth(group))",
        "worth(group)",
        "hexes",
        "AKR-DIST-04",
    ),
    M("stones are worth nothing", SCORING, "score stones = stone", "score stones = 0", "scoring", "AKR-SCORE-03"),
    M(
        "holes are edges",
        PACK,
        "holes_are_edge: {type: yes_no, default: no",
        "holes_are_edge: {type: yes_no, default: yes",
        "hexes",
        "AKR-DIST-07",
    ),
    M(
        "the switch for holes is dead",
        SCORING,
        "(holes_are_edge or not it in holes of city)",
        "(not it in holes of city)",
        "hexes",
        "AKR-DIST-07",
    ),
    M("more than ten", SCORING, "worth(quarter) >= 10", "worth(quarter) > 10", "variants", "AKR-VAR-04"),
    M("any market doubles", SCORING, "advanced_markets and beside_plaza(cell)", "advanced_markets", "variants", "AKR-VAR-05"),
    M("four open sides only", SCORING, "in [3, 4]", "in [4]", "variants", "AKR-VAR-06"),
    M("low temples double", SCORING, "level of cell > 1", "level of cell > 0", "variants", "AKR-VAR-07"),
    M("lakes double always", SCORING, "advanced_gardens and beside_lake(cell)", "beside_lake(cell)", "variants", "AKR-VAR-08"),
    M("every bay is a lake", SCORING, "where it in lakes", "where empty", "variants", "AKR-VAR-09"),
    M(
        "no wide lakes",
        PACK,
        "wide_lakes: {type: yes_no, default: yes",
        "wide_lakes: {type: yes_no, default: no",
        "variants",
        "AKR-VAR-10",
    ),
    M(
        "the switch for lakes is dead",
        SCORING,
        "where wide_lakes or none of neighbours of it where empty",
        "where empty",
        "variants",
        "AKR-VAR-10",
    ),
]


def only(folder: Path, name: str) -> None:
    """Keep one file of scenarios, so that a mutation costs little and is caught where one would look for it."""
    for path in (folder / "scenarios").glob("*.yaml"):
        if path.stem not in (name, "checklist"):
            path.unlink()


@pytest.mark.slow
@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_a_broken_rule_is_noticed(mutation: Mutation, tmp_path: Path) -> None:
    folder = copy_of("akropolis", tmp_path)
    only(folder, mutation.caught_in)
    path = folder / mutation.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutation.old) == 1
    path.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    failed = report_on(folder).failed
    assert mutation.rule in {rule for result in failed for rule in result.covers}, [result.name for result in failed]
