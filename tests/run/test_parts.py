"""Choices in parts: one list, whoever chooses, and also where something else may be done beside a question."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.small_packs import checked

from rulewright import Playouts, new_game

NOUNS = """
enums: {land: [field, lake]}
resources: {coin: {per: player, start: 2}, win: {per: player}}
boards:
  map:
    shape: square
    tiles: tile
    cells: {taken: yes_no}
    legend: {f: field}
    map: |
      fff
      ff
zones: {box: {holds: tile, start: all}}
"""
TILES = """
pieces: tile
faces: lands
shapes: {domino: [[0, 0], [1, 0]]}
attributes: {lands: list of land}
items: {t1: {copies: 1, lands: [field, lake]}}
"""
RULES = """
flow game:
    turns until size of box = 0: do turn

action turn:
    let tile = first of box
    choose spot from spots(tile, map)
        where none of cells of it where taken
        as cell then turn
    place tile at spot
    gain 1 win

winner: most win
"""
NOW = """
at any time in turn, as bar:
    pay 1 coin
    let corner = first of map where not taken
    set taken of corner to yes
"""


@pytest.fixture(params=["", NOW], ids=["plain", "interrupted"])
def rules(request: pytest.FixtureRequest, tmp_path: Path):
    return checked(tmp_path, RULES + request.param, NOUNS, files={"tiles.yaml": TILES})


def laid(view) -> tuple[str, ...]:
    return tuple(sorted((cell, what["face"]) for cell, what in view["boards"]["map"]["all"].items() if "face" in what))


def test_the_questions_are_what_is_left_of_one_list(rules) -> None:
    game = new_game(rules, 2)
    assert game.decision.site.label == "cell"
    assert [o.key for o in game.decision.options if not o.key.startswith("now")] == ["r1c1", "r1c2", "r2c1", "r1c3", "r2c2"]
    game.choose("r1c2")
    assert [o.key for o in game.decision.options if not o.key.startswith("now")] == ["0", "1", "2"]
    game.choose("1")
    assert game.decision is None
    assert laid(game.view()) == (("r1c2", "field"), ("r2c2", "lake"))


@pytest.mark.slow
def test_every_way_to_lay_a_tile_is_as_likely_as_any_other(tmp_path: Path) -> None:
    """Also for whoever answers the questions one by one at random."""
    found = checked(tmp_path, RULES, NOUNS, files={"tiles.yaml": TILES})
    playouts, rnd, seen, asked = Playouts(found, 2), Random(5), Counter[object](), Counter[object]()
    for seed in range(1200):
        seen[laid(playouts.play(seed, rnd.random).view())] += 1
        game = new_game(found, 2, seed) if seed < 600 else None
        while game is not None and game.decision is not None:
            game.take(game.decision.drawn(rnd.random()))
        if game is not None:
            asked[laid(game.view())] += 1
    assert len(seen) == len(asked) == 10
    assert max(seen.values()) < 1.45 * 120 and min(seen.values()) > 0.6 * 120
    assert max(asked.values()) < 1.6 * 60 and min(asked.values()) > 0.5 * 60


def test_something_else_may_be_done_between_two_parts(tmp_path: Path) -> None:
    found = checked(tmp_path, RULES + NOW, NOUNS, files={"tiles.yaml": TILES})
    game = new_game(found, 2)
    game.choose("r1c2")
    assert "2" in [o.key for o in game.decision.options]
    game.choose("now bar")  # the corner to the west is barred
    assert [o.key for o in game.decision.options if o.key.isdigit()] == ["0", "1"]
    playouts, rnd = Playouts(found, 2), Random(1)
    for seed in range(300):
        finished = playouts.play(seed, rnd.random)
        assert len(laid(finished.view())) == 2
