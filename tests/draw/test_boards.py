"""Known positions, drawn: the characters that matter, where a reader looks for them."""

from __future__ import annotations

import re

import pytest
from tests.inside import Ruleset, rules_of
from tests.shipped_games import start
from tests.small_packs import checked

from rulewright.draw import Marks, beside, draw_around, draw_board, draw_piece, face_codes, legend, reading_order
from rulewright.draw.canvas import Canvas

RULES = "flow game:\n    turns:\n        do turn\n\naction turn:\n    gain 1 win\n    end game\n\nwinner: most win\n"
NOUNS = """
enums:
  land: [meadow, mountain, deep_sea]
resources:
  win: {per: player}
boards:
  grid: {shape: square, width: 3, height: 2, cells: {mark: player, land_of: land}}
  isle: {shape: hex, width: 3, height: 2, cells: {mark: player}}
  ring: {shape: ring, width: 7, cells: {mark: player}}
  field: {per: player, shape: hex, tiles: tile}
  court: {per: player, shape: square, tiles: tile}
"""
TILES = """
pieces: tile
all: tiles
faces: sides
shapes:
  corner: [[0, 0], [1, 0], [0, 1]]
attributes:
  sides: list of land
items:
  t1: {sides: [meadow, mountain, deep_sea]}
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return checked(tmp_path_factory.mktemp("packs"), RULES, NOUNS, files={"tiles.yaml": TILES}).rules


def lines(canvas: Canvas) -> list[str]:
    return canvas.lines()


def test_a_square_board_has_letters_below_and_the_first_row_at_the_bottom(rules):
    cells = {f"{x}{y}": {} for x in "abc" for y in (1, 2)}
    cells["a1"] = {"mark": "player 1"}
    cells["c2"] = {"mark": "player 2", "land_of": "deep_sea"}
    drawn = lines(draw_board(rules, rules.boards["grid"], cells, Marks({"b2": "·"})))
    assert drawn[0].lstrip().startswith("┌") and drawn[0].count("┬") == 2
    top, bottom = drawn[1].split("│"), drawn[3].split("│")
    assert [part.strip() for part in top] == ["2", "", "·", "O DS", ""]
    assert [part.strip() for part in bottom] == ["1", "X", "", "", ""]
    assert drawn[-1].split() == ["a", "b", "c"]


def test_a_hex_board_leans_so_that_six_cells_touch(rules):
    cells = {f"{x}{y}": {} for x in "abc" for y in (1, 2)}
    cells["b2"] = {"mark": "player 1"}
    drawn = lines(draw_board(rules, rules.boards["isle"], cells))
    assert drawn[1].index("│") - drawn[3].index("│") == 2
    assert [part.strip() for part in drawn[1].split("│")] == ["2", "", "X", "", ""]


def test_a_ring_goes_there_and_back(rules):
    cells = {str(n): {} for n in range(1, 8)}
    cells["6"] = {"mark": "player 2"}
    drawn = lines(draw_board(rules, rules.boards["ring"], cells))
    rows = [[part.strip() for part in line.split("│") if part.strip()] for line in drawn if "│" in line]
    assert rows == [["1", "2", "3", "4"], ["7", "6 O", "5"]]


def test_tiles_run_together_and_their_levels_show(rules):
    tile = {"level": 1, "tile": "t1"}
    cells = {"0,0": {**tile, "face": "meadow"}, "1,0": {**tile, "face": "mountain"}, "0,1": {**tile, "face": "deep_sea"}}
    drawn = "\n".join(lines(draw_board(rules, rules.boards["field"], cells)))
    assert "│Me1 Mo1│" in drawn
    assert "│DS1│" in drawn
    other = {**cells, "1,0": {"level": 2, "tile": "t2", "face": "mountain"}}
    assert "│Me1│Mo2│" in "\n".join(lines(draw_board(rules, rules.boards["field"], other)))


def test_labels_stand_in_empty_cells_and_beside_built_ones(rules):
    cells = {"0,0": {"level": 1, "tile": "t1", "face": "meadow"}}
    drawn = lines(draw_board(rules, rules.boards["field"], cells, Marks({"0,0": "a", "1,-1": "b", "-1,1": "bc"})))
    assert any("│Me1 a│" in line for line in drawn)
    upper = next(line for line in drawn if " b" in line)
    lower = next(line for line in drawn if "bc" in line)
    assert upper.split()[0] == "-1" and lower.split()[0] == "1"
    assert upper.index("b") > lower.index("bc")


def test_a_growing_square_board(rules):
    cells = {"0,0": {"level": 1, "tile": "t1", "face": "meadow"}, "0,1": {"level": 1, "tile": "t1", "face": "mountain"}}
    drawn = lines(draw_board(rules, rules.boards["court"], cells))
    assert drawn[2].split("│")[1].strip() == "Me1"
    assert "─" not in drawn[3] and "Mo1" in drawn[4]


def test_an_empty_growing_board_says_so(rules):
    assert lines(draw_board(rules, rules.boards["field"], {})) == ["(empty)"]


def test_a_preview_marks_what_is_new_and_leaves_the_rest_out(rules):
    cells = {f"{x},0": {"level": 1, "tile": f"t{x}", "face": "meadow"} for x in range(10)}
    drawn = "\n".join(lines(draw_around(rules, rules.boards["field"], cells, Marks(fresh=frozenset({"3,0"})), ["3,0"])))
    assert "Me1*" in drawn
    assert drawn.count("Me1") == 3


def test_the_legend_has_only_what_is_there(rules):
    cells = {"a1": {"mark": "player 2", "land_of": "deep_sea"}}
    found = legend(rules, rules.boards["grid"], cells)
    assert [(code, text) for code, text, _ in found] == [("O", "player 2"), ("DS", "deep sea")]


def test_a_tile_in_the_hand(rules):
    kind = rules.pieces["tile"]
    assert face_codes(rules, kind, kind.items[0]) == "Me Mo DS"
    drawn = lines(draw_piece(rules, kind, kind.items[0], rules.boards["field"]))
    assert "Me" in drawn[1] and "Mo" in drawn[1] and "DS" in drawn[3]


def test_reading_order_is_rows_from_the_top(rules):
    assert reading_order(rules.boards["grid"], ["a1", "b2", "a2"]) == ["a2", "b2", "a1"]
    assert reading_order(rules.boards["field"], ["0,1", "2,-1", "-1,0"]) == ["2,-1", "-1,0", "0,1"]


def test_colours_change_nothing_but_colours(rules):
    cells = {"0,0": {"level": 1, "tile": "t1", "face": "meadow"}}
    canvas = draw_board(rules, rules.boards["field"], cells, Marks({"1,0": "a"}))
    coloured = canvas.text(True)
    assert "\x1b[" in coloured
    bare = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines()]
    assert bare == canvas.lines()


def test_drawings_stand_beside_each_other_and_wrap():
    one = Canvas()
    one.write(0, 0, "12345")
    assert beside([one, one, one], 14).lines() == ["12345   12345", "", "12345"]


def test_every_cell_of_a_real_position_is_drawn():
    game = start("akropolis", 2, 3)
    nouns = rules_of(game)
    while game.decision is not None and game.choices < 30:
        game.choose(game.decision.options[0].key)
    board = nouns.boards["city"]
    for cells in game.view(1)["boards"]["city"].values():
        drawn = draw_board(nouns, board, cells).text()
        shown = [code for code, _, _ in legend(nouns, board, cells)]
        inside = sum(drawn.count(f"{code}{level}") for code in shown for level in (1, 2, 3, 4))
        assert inside == len(cells)
