"""What variables begin with: one start for all, one for each, or a list."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import codes, errors, game_of, loaded, stopped

GAME = "flow game: skip\nwinner: random\n"


def wrong(folder: Path, variable: str) -> list[str]:
    nouns = f"enums: {{well: [wet, dry]}}\nvariables:\n  water: {variable}\n"
    return errors(loaded(folder, GAME, nouns))


@pytest.mark.parametrize(
    "variable",
    [
        "{per: well, start: {wett: 3}}",
        "{per: well, start: {wet: dry}}",
        "{start: {wet: 3}}",
        "{per: [well, well], start: {wet: 3}}",
        "{type: list of well, start: wet}",
        "{type: list of well, start: [wet, wett]}",
        "{type: list of list of well}",
    ],
)
def test_a_start_that_does_not_fit_is_told(variable: str, tmp_path: Path) -> None:
    assert wrong(tmp_path, variable) == ["RW305"]


def test_only_a_variable_is_a_list(tmp_path: Path) -> None:
    board = "boards:\n  land: {shape: ring, width: 3, cells: {marks: list of player}}\n"
    cards = "pieces: card\nattributes:\n  marks: {type: list of player, varies: true}\nitems:\n  a: {}\n"
    assert errors(loaded(tmp_path, GAME, board, cards)) == ["RW305", "RW305"]


def test_a_list_in_the_log_and_in_the_view(tmp_path: Path) -> None:
    flow = "flow game:\n    set row to [dry, wet]\n    set others to players where seat > 9\n    each player: do ask\n"
    nouns = "enums: {well: [wet, dry]}\nvariables:\n  row: {type: list of well}\n  others: {type: list of player}\n"
    game = game_of(tmp_path, flow + "rule ask: choose n from 1..2\nwinner: random\n", nouns)
    assert game.view()["variables"] == {"row": {"all": "dry/wet"}, "others": {"all": ""}}
    assert [entry.amount for entry in game.log if entry.effect is not None] == [(2, 1), ()]


def test_a_list_that_doubles_is_stopped(tmp_path: Path) -> None:
    rules = "flow game:\n    repeat: set row to row + row\n    until size of row = 3\nwinner: random\n"
    found = loaded(tmp_path, rules, "enums: {well: [wet, dry]}\nvariables:\n  row: {type: list of well, start: [wet]}\n")
    assert "RW402" not in codes(found)
    assert stopped(found).code == "RW501"
