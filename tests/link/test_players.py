"""Seats that a table names: as a key any that can ever be taken, as a value only those of every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, over, pack, problems_of, rules_of, under_carets

from rulewright import new_game
from rulewright.pipeline import load

TURN = GAME + "action turn: gain gift(player) coin\n"


def gifts(seats: int) -> str:
    rows = ", ".join(f"{seat}: {seat}" for seat in range(1, seats + 1))
    return f"tables: {{gift: {{key: player, values: {{{rows}}}}}}}\n"


def test_a_table_by_player_has_a_row_for_every_seat(tmp_path: Path) -> None:
    found = load([pack(tmp_path, TURN, NOUNS + gifts(4), players=(2, 4))])
    assert found.checked is not None, found.diagnostics
    for players in (2, 3, 4):
        coins = new_game(found.checked, players).view(1)["variables"]["coin"]
        assert coins == {f"player {seat}": seat for seat in range(1, players + 1)}


def test_the_automated_seat_of_a_solo_game_has_a_row(tmp_path: Path) -> None:
    rules = TURN + "bot automa:\n    n: random\nrule again: choose n from 1..2\nafter any player does turn: do again\n"
    game = pack(tmp_path, rules, NOUNS + gifts(2), players=(1, 1), more="solo: automa\n")
    assert rules_of(game).tables["gift"].values == {1: 1, 2: 2}


@pytest.mark.parametrize(("key", "codes"), [(4, []), (5, ["RW305"])])
def test_no_seat_above_the_largest_number(tmp_path: Path, key: int, codes: list[str]) -> None:
    game = pack(tmp_path, TURN, NOUNS + gifts(3), players=(2, 4))
    assert [problem.code for problem in problems_of(game, over(tmp_path, "top", f"set gift.{key} to 9\n"))] == codes


@pytest.mark.parametrize(("start", "codes"), [(2, []), (3, ["RW305"])])
def test_a_player_at_the_start_sits_in_every_game(tmp_path: Path, start: int, codes: list[str]) -> None:
    nouns = NOUNS + f"variables: {{leader: {{type: player, start: {start}}}}}\n"
    game = pack(tmp_path, GAME + "action turn: gain seat of leader coin\n", nouns, players=(2, 4))
    assert [problem.code for problem in problems_of(game)] == codes


@pytest.mark.parametrize(("value", "codes"), [(2, []), (3, ["RW305"])])
def test_a_player_as_a_value_sits_in_every_game(tmp_path: Path, value: int, codes: list[str]) -> None:
    nouns = NOUNS + f"tables: {{turn_of: {{key: number, type: player, values: {{1: {value}}}}}}}\n"
    game = pack(tmp_path, GAME + "action turn: gain seat of turn_of(1) coin\n", nouns, players=(2, 4))
    assert [problem.code for problem in problems_of(game)] == codes


def test_the_fewest_players_are_not_more_than_the_most(tmp_path: Path) -> None:
    found = load([pack(tmp_path, TURN, NOUNS + gifts(2), players=(3, 2))])
    assert [(problem.code, str(problem.message)) for problem in found.diagnostics if problem.severity == "error"] == [
        ("RW305", "the fewest players are more than the most")
    ]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("players: {min: 2, max: 4}", None),
        ("solo: automa", None),
        ('needs: {base: "^1.0", deep: "^1.0"}', None),
        ('knows: [cove]\nneeds: {cove: "^1.0"}', None),
        ("players: {min: 2, max: 5}", ("`players` is only looked at in the game below", "{min: 2, max: 5}")),
        ("solo: robot", ("`solo` is only looked at in the game below", "robot")),
        ('needs: {cove: "^1.0"}', ("this pack neither extends nor knows `cove`", '"^1.0"')),
    ],
)
def test_who_plays_is_said_by_the_game_below_and_versions_of_what_is_known(
    tmp_path: Path, more: str, told: tuple[str, str] | None
) -> None:
    rules = TURN + "bot automa:\n    n: random\nrule again: choose n from 1..2\nafter any player does turn: do again\n"
    game = pack(tmp_path, rules, NOUNS + gifts(4), players=(2, 4), more="solo: automa\n")
    deep = over(tmp_path, "deep", "")
    top = pack(tmp_path, name="top", more=f"extends: [deep]\n{more}\n")
    assert [(code, said, text) for code, said, text in under_carets(game, deep, top) if code != "RW430"] == (
        [("RW305", *told)] if told else []
    )
