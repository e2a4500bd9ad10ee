"""Just on this side of a limit everything is fine, and just beyond it something is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.small_packs import codes, loaded, problem_of

from rulewright.check import size

NOUNS = "resources: {coin: {per: player}}\n"
RULES = "flow game: each player: do turn\nwinner: most coin\n"
LAND = NOUNS + "enums: {ground: [grass]}\nboards: {land: {shape: square, tiles: tile}}\n"
TILES = """\
pieces: tile
faces: show
shapes: {one: [[0, 0]]}
attributes: {show: list of ground}
items: {a: {copies: 7, show: [grass]}}
"""


@pytest.mark.parametrize(("numbers", "fine"), [("2..2", True), ("1..2", True), ("3..2", False)])
def test_a_range_holds_at_least_one_number(tmp_path: Path, numbers: str, fine: bool) -> None:
    found = loaded(tmp_path, RULES + f"action turn:\n    choose n from {numbers}\n    gain n coin\n", NOUNS)
    assert ("RW439" not in codes(found)) == fine


@pytest.mark.parametrize(("number", "of", "fine"), [(1, "[coin]", True), (2, "[coin]", False), (2, "[coin, wood]", True)])
def test_no_more_are_chosen_than_there_are(tmp_path: Path, number: int, of: str, fine: bool) -> None:
    rules = RULES + f"action turn:\n    choose {number} goods from {of}\n    gain 1 coin\n"
    found = loaded(tmp_path, rules, "resources: {coin: {per: player}, wood: {per: player}}\n")
    assert ("RW439" not in codes(found)) == fine


@pytest.mark.parametrize(("most", "fine"), [(6, False), (7, True), (8, True)])
def test_a_board_is_covered_by_as_many_tiles_as_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, fine: bool
) -> None:
    monkeypatch.setattr(size, "MAX_TILES", most)
    found = loaded(tmp_path, RULES + "action turn: gain 1 coin\n", LAND, TILES)
    assert ("RW433" not in codes(found)) == fine


@pytest.mark.parametrize(("most", "fine"), [(11, False), (12, True)])
def test_a_map_has_as_many_ways_to_lay_a_tile_as_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, fine: bool
) -> None:
    """Two cells, a tile of one cell, and at most six ways to turn it."""
    monkeypatch.setattr(size, "MAX_SPOTS", most)
    drawn = LAND.replace("shape: square, tiles: tile", "shape: square, tiles: tile, legend: {g: grass}, map: gg")
    found = loaded(tmp_path, RULES + "action turn: gain 1 coin\n", drawn, TILES)
    assert ("RW433" not in codes(found)) == fine


@pytest.mark.parametrize(("most", "told"), [(2, True), (3, False), (4, False)])
def test_sentences_are_read_until_there_are_too_many_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, told: bool
) -> None:
    """Three sentences cannot be read; in another file there is one more, which is told unless three are too many."""
    monkeypatch.setattr(sys.modules["rulewright.link.link"], "MAX_GAME_PROBLEMS", most)
    broken = "rule a = 1\nrule b = 1\nrule c = 1\n"
    found = loaded(tmp_path, broken, NOUNS, files={"later.rules": RULES + "rule d = 1\nrule turn: skip\n"})
    lines = [problem.span.file for problem in found.diagnostics if problem.span is not None and problem.code.startswith("RW2")]
    assert (len([file for file in lines if file.endswith("later.rules")]) == 0) == told


def test_the_names_of_cells_are_told_from_the_first_to_the_last(tmp_path: Path) -> None:
    grid = "boards: {grid: {shape: square, width: 3, height: 2, cells: {mark: player}}}\n"
    nouns = f"{NOUNS}{grid}variables: {{here: {{type: cell of grid, start: z9}}}}\n"
    found = loaded(tmp_path, RULES + "action turn: choose c from grid\n", nouns)
    problem = problem_of(found, "RW305")
    assert problem.suggestion == "cells are called a1 to c2"


def test_a_number_that_is_the_name_of_a_cell_wants_quotes(tmp_path: Path) -> None:
    ring = "boards: {ring: {shape: ring, width: 3, cells: {mark: player}}}\n"
    for start, hint in (("3", 'put it in quotes, as the name of a cell is a text: "3"'), ("4", "cells are called 1 to 3")):
        nouns = f"{NOUNS}{ring}variables: {{here: {{type: cell of ring, start: {start}}}}}\n"
        problem = problem_of(loaded(tmp_path / start, RULES + "action turn: choose c from ring\n", nouns), "RW305")
        assert problem.suggestion == hint


BY_USE = """\
flow game:
    each player: do turn
winner: most coin
action turn:
    choose n from 1..3 as number
    window market(n)
    event feast
    pay n coin for buying
    any order as deeds:
        one: gain 1 coin
        two: gain WRONG coin
rule work: skip
bot automa:
    number: most it
"""
USERS = """\
pieces: card
items:
  a: {effect: "in market(n): add to deeds: do work"}
  b: {effect: "after you do feast: gain 1 coin"}
  c: {effect: "until end of turn: waive coin for buying"}
  d: {effect: "in marked(n): gain 1 coin"}
"""
ZONES = "zones: {hand: {holds: card, per: player}, row: {holds: card, start: all}}\n"


@pytest.mark.parametrize(("wrong", "told"), [("2 of", ["RW201", "RW401"]), ("2", ["RW401"])])
def test_whoever_names_what_a_broken_sentence_declares_is_not_to_blame(tmp_path: Path, wrong: str, told: list[str]) -> None:
    """Windows, events, purposes, agendas and choices are declared by being used. What nobody declares is told all the same."""
    found = loaded(tmp_path, BY_USE.replace("WRONG", wrong), NOUNS + ZONES, USERS, players=(1, 1), more="solo: automa\n")
    named = [problem for problem in found.diagnostics if problem.code in ("RW201", "RW401")]
    assert sorted(problem.code for problem in named) == told
    assert named[0].message == "there is no window called `marked`"


def test_nor_is_whoever_names_what_a_broken_effect_declares(tmp_path: Path) -> None:
    cards = USERS.replace("gain 1 coin", "event dawn; gain 1 of coin", 1)
    rules = RULES + "action turn: gain 1 coin\nafter you do dawn: gain 1 coin\nafter you do dusk: gain 1 coin\n"
    said = [problem.message for problem in loaded(tmp_path, rules, NOUNS + ZONES, cards).diagnostics if problem.code == "RW401"]
    assert "there is no rule or event called `dusk`" in said and "there is no rule or event called `dawn`" not in said


@pytest.mark.parametrize(
    ("asked", "hint"), [("first", "write `first of cells of …`"), ("size", "write `size of cells of …`"), ("worth", None)]
)
def test_what_a_list_has_is_asked_of_the_cells_of_a_board(tmp_path: Path, asked: str, hint: str | None) -> None:
    grid = "boards: {grid: {shape: square, width: 3, height: 2, cells: {mark: player}}}\n"
    body = f"action turn:\n    let x = (1 if coin > 0 else {asked} of grid)\n    gain 1 coin\n"
    problem = next(one for one in loaded(tmp_path, RULES + body, NOUNS + grid).diagnostics if one.code == "RW401")
    assert (problem.suggestion == hint) == (hint is not None)
