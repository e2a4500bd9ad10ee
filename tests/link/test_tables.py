"""Tables with two keys, tables of effects, places, and copies for each row."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, game_of, loaded, options, problem_of

NOUNS = "enums: {row: [upper, lower]}\nresources: {coin: {per: player}}\ntables:\n"
GAME = "flow game: each player: do act\nwinner: random\n"
PLAIN = GAME + "rule act: gain points_of(upper, 1) coin\n"


@pytest.mark.parametrize(
    "table",
    [
        "points_of: {key: [row, number], values: {upper: 3}}",
        "points_of: {key: [row, number], values: {uper: {1: 3}}}",
        "points_of: {key: [row, number], values: {upper: {one: 3}}}",
        "points_of: {key: [row, number], values: {upper: {1: much}}}",
        "points_of: {key: [row, resource], values: {upper: {1: 2}}}",
    ],
)
def test_what_does_not_fit_two_keys_is_told(table: str, tmp_path: Path) -> None:
    assert "RW305" in errors(loaded(tmp_path, PLAIN, NOUNS + f"  {table}\n"))


def test_a_pack_over_another_sets_one_entry_of_two_keys(tmp_path: Path) -> None:
    nouns = NOUNS + "  points_of: {key: [row, number], values: {upper: {1: 3}}}\n"
    game = game_of(tmp_path, PLAIN + "set points_of.upper.1 to 8\n", nouns)
    assert game.view()["variables"]["coin"] == {"player 1": 8}
    wrong = loaded(tmp_path / "wrong", PLAIN + "set points_of.upper.one to 8\n", nouns)
    assert "RW305" in errors(wrong)


def test_effects_by_two_keys_ask_and_are_heard(tmp_path: Path) -> None:
    values = "{upper: {1: gain 1 coin, 2: gain 2 coin}, lower: {1: pay 1 coin}}"
    table = f"  deed: {{key: [row, number], type: effect, values: {values}}}\n"
    act = "rule act:\n    choose way from row\n    choose n from 1..2\n    do deed(way, n)\n"
    rules = GAME + act + "after any player does deed: gain 10 coin\n"
    game = game_of(tmp_path, rules, NOUNS + table)
    assert options(game) == ("way", ["upper", "lower"])
    game.choose("lower")  # nothing can be paid, so it must be the one that says nothing
    assert game.view()["variables"]["coin"] == {"player 1": 10}


def test_a_table_of_effects_cannot_listen(tmp_path: Path) -> None:
    table = "  deed: {key: row, type: effect, values: {upper: 'after you gain coin: gain 1 coin'}}\n"
    assert "RW305" in errors(loaded(tmp_path, GAME + "rule act: do deed(upper)\n", NOUNS + table))


def test_places_lie_nowhere(tmp_path: Path) -> None:
    places = "places: site\nitems:\n  hill: {effect: 'after you gain coin: gain 1 coin'}\n"
    found = loaded(
        tmp_path, GAME + "rule act: gain 1 coin\n", "resources: {coin: {per: player}}\nzones: {land: {holds: site}}\n", places
    )
    assert "RW305" in errors(found)
    silent = loaded(tmp_path / "b", GAME + "rule act: gain 1 coin\n", "resources: {coin: {per: player}}\n", places)
    assert problem_of(silent, "RW409").message.startswith("nobody owns a place")
    lies = GAME + "rule act: gain position of (first of sites) coin\n"
    assert errors(loaded(tmp_path / "c", lies, "resources: {coin: {per: player}}\n", "places: site\nitems: {hill: }\n")) == [
        "RW401"
    ]
