"""`serve` says where to play when there is a game to play, and not before."""

from __future__ import annotations

import pytest

REFUSED = {
    "a seat for nobody we know": ("--seat", "1=foo"),
    "the same behind one that is right": ("--seat", "1=human", "--seat", "2=foo"),
    "a seat that is not there": ("--seat", "3=human"),
    "more players than there are": ("--players", "9"),
    "an option that is not there": ("--option", "fast=yes"),
    "a pack over another that is not there": ("--with", "no-such-pack"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_game_that_is_refused_has_no_link(run, case):
    result = run("serve", "tic-tac-toe", *REFUSED[case])
    assert result.exit_code == 2 and "http" not in result.output and result.stdout == ""


@pytest.mark.parametrize("case", ["a seat for nobody we know", "a seat that is not there"])
def test_a_seat_that_is_refused_leaves_no_file_behind(run, tmp_path, case):
    assert run("serve", "tic-tac-toe", "--save", str(tmp_path / "evening.db"), *REFUSED[case]).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_the_lobby_comes_before_the_seats(run):
    result = run("serve", "tic-tac-toe", "--seat", "1=human", "--seat", "2=human")
    paths = [word.split("/")[3] for line in result.output.splitlines() for word in line.split() if word.startswith("http")]
    assert result.exit_code == 0 and paths == ["l", "s", "s"]
    assert "/l/" in run("serve").output
