"""What a game keeps of its past has an end: notes of a step, the log of a game, the way back, lists that are remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, loaded, turn
from tests.small_packs import game_of, play, problem_of, stopped

from rulewright.run import answering, driver, game

LISTED = NOUNS + "  seen: {type: list of number}\n"
KEEPING = {
    "changes": ["for each k in 1..1001: gain 1 coin"],
    "lists": ["for each k in 1..9: set seen to list of it for it in 1..1000"],
    "choices that make themselves": ["for each k in 1..1001: choose a from [k]"],
}


@pytest.mark.parametrize("name", KEEPING)
def test_a_step_notes_only_so_much(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "LOGGED", 1_000)
    assert stopped(loaded(tmp_path, turn(*KEEPING[name], "choose b from 1..2"), LISTED)).code == "RW501"


def test_a_game_remembers_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody is asked in between."""
    rules = loaded(tmp_path, turn("choose n from 1..2", "for each k in 1..100: gain 1 coin"))
    assert play(rules, 20).choices == 20
    monkeypatch.setattr(driver, "REMEMBERED", 1_000)
    assert stopped(rules, 20).code == "RW501"


@pytest.mark.parametrize("lines", [["choose n from 1..500"], ["choose n from 1..2", "set seen to list of it for it in 1..500"]])
def test_the_way_back_is_kept_as_far_as_there_is_room(tmp_path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "KEPT", 100_000)
    found = game_of(tmp_path, turn(*lines), LISTED, players=(2, 2), seats=2)
    states = []
    for _ in range(40):
        states.append(found.digest())
        found.choose("1")
    back = 0
    while found.why_no_undo() is None:
        found.undo()
        assert found.digest() == states.pop()
        back += 1
    assert 5 < back < 20 and found.why_no_undo() == "nothing"


def test_what_cannot_be_taken_back_is_not_kept(tmp_path: Path) -> None:
    """Something is rolled behind every choice: the latest can be taken back if nothing was rolled since, and none before it."""
    nouns = NOUNS + "  die: {min: 1, max: 6}\n"
    found = game_of(tmp_path, turn("choose n from 1..2", "choose m from 1..2", "roll die"), nouns, players=(2, 2), seats=2)
    for _ in range(30):
        found.choose("1")
        assert found.why_no_undo() is None
        found.choose("1")
        assert found.why_no_undo() == "revealed"
    found.choose("1")
    found.undo()
    assert found.why_no_undo() == "revealed" and len(found._history) < 3


def test_a_list_that_is_remembered_counts_for_many_things(tmp_path: Path) -> None:
    board = "boards: {grid: {shape: square, width: 40, height: 40}}\n"
    lists = LISTED + "  found: {type: list of number, per: grid}\n" + board
    assert problem_of(loaded(tmp_path / "lists", turn("choose n from 1..2"), lists), "RW433").severity == "error"
    numbers = LISTED + "  found: {type: number, per: grid}\n" + board
    assert loaded(tmp_path / "numbers", turn("choose n from 1..2"), numbers).ok
