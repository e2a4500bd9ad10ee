"""Printed places on the table: listed, in groups, and around a board beside the cells that they touch."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import game_of, loaded, place, problem_of

from rulewright.narrate import Texts
from rulewright.table import Board, Counters, Teller, Zone, show

NOUNS = """
enums: {trade: [corn, cloth]}
resources: {reed: {per: player}}
boards: {field: {shape: square, width: 3, height: 2}}
"""
HUTS = """
places: hut
all: huts
attributes: {depth: number, near: cell of field, on_side: yes_no, trade: trade, owned_by: {type: player, varies: true}}
items:
  west: {depth: 1, near: a2, on_side: yes}
  east: {depth: 2, near: c1, on_side: yes}
  north: {depth: 3, near: b2}
  south: {depth: 4, near: c1, trade: corn}
  barn: {depth: 5, trade: cloth}
  mill: {depth: 6, trade: corn}
  well: {depth: 7}
"""
RULES = """
flow game: each player: do turn
action turn:
    choose hut from huts where owned_by = nothing
    set owned_by of hut to player
    gain 1 reed
winner: most reed
"""


def parts(folder: Path, look: str, taken: str = "") -> list[Board | Zone | Counters]:
    files = {"huts.yaml": HUTS, "table.yaml": f"looks: {{hut: {{coloured_by: owned_by, number: depth{look}}}}}\n"}
    game = game_of(folder, RULES, NOUNS, seats=2, players=(2, 2), files=files)
    if taken:
        game.choose(taken)
    shown = show(game, Texts(game.program.checked), 1, Teller(game))
    return [part for region in shown.regions for part in region.parts]


def test_they_are_listed_as_they_are_declared(tmp_path: Path) -> None:
    (huts,) = [part for part in parts(tmp_path, "") if isinstance(part, Zone)]
    assert [(place.title, [thing.number for thing in place.things]) for place in huts.places] == [("", list("1234567"))]


def test_they_stand_in_groups_by_a_word_and_those_without_one_last(tmp_path: Path) -> None:
    (huts,) = [part for part in parts(tmp_path, ", grouped_by: trade") if isinstance(part, Zone)]
    assert [(place.title, [thing.number for thing in place.things]) for place in huts.places] == [
        ("corn", ["4", "6"]),
        ("cloth", ["5"]),
        ("", ["1", "2", "3", "7"]),
    ]


def test_they_stand_outside_a_board_at_the_nearer_end_and_are_not_listed_again(tmp_path: Path) -> None:
    shown = parts(tmp_path, ", touches: near, in_row: on_side", "east")
    (field,) = [part for part in shown if isinstance(part, Board)]
    (huts,) = [part for part in shown if isinstance(part, Zone)]
    cells = {cell.ref: cell for cell in (*field.cells, *field.around)}
    at = {ref: (cell.x, cell.y) for ref, cell in cells.items()}
    left, top, right, bottom = (*at["field:a2"], *at["field:c1"])
    assert at["hut:west"] == (left - 2, top)
    assert at["hut:east"] == (right + 2, bottom)
    assert at["hut:north"] == (at["field:b2"][0], top - 1)
    assert at["hut:south"] == (right, bottom + 1)
    assert [thing.number for thing in huts.places[0].things] == ["5", "6", "7"]
    assert [cells[f"hut:{name}"].things[0].face.colour for name in ("west", "east")] == ["", "red"], "whose it is"


@pytest.mark.parametrize("look", ["grouped_by: depth", "touches: trade", "in_row: depth"])
def test_only_fitting_attributes_say_where_they_stand(tmp_path: Path, look: str) -> None:
    files = {"huts.yaml": HUTS, "table.yaml": f"looks: {{hut: {{{look}}}}}\n"}
    problem = problem_of(loaded(tmp_path, RULES, NOUNS, players=(2, 2), files=files), "RW304")
    assert place(problem) == ("pack/table.yaml", 1)
