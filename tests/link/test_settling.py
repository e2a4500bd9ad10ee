"""Options and players are settled before a game; what cannot be is told, and everything else is as it was asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.link.small import GAME, NOUNS, pack, rules_of, under_carets

from rulewright import GameError
from rulewright.link import read_front, settle
from rulewright.link.ruleset import Ruleset

OPTIONS = """\
options:
  fast: {type: yes_no, default: no}
  pace: {type: number, default: 2, min: 1, max: 3}
  free: {type: number, default: 7}
  level: {values: [low, high], default: low}
  duel: {type: yes_no, default: no, players: [2]}
"""


def game(folder: Path) -> Ruleset:
    return rules_of(pack(folder, GAME + "rule turn: gain 1 coin\n", NOUNS, more=OPTIONS, players=(1, 3)))


DEFAULTS = {"fast": False, "pace": 2, "free": 7, "level": "low", "duel": False}


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({}, {}),
        ({"fast": "yes"}, {"fast": True}),
        ({"fast": "True"}, {"fast": True}),
        ({"fast": False}, {}),
        ({"pace": 1}, {"pace": 1}),
        ({"pace": "3"}, {"pace": 3}),
        ({"free": -40}, {"free": -40}),
        ({"level": "high", "duel": True}, {"level": "high", "duel": True}),
    ],
)
def test_what_is_asked_for_is_settled(tmp_path: Path, given: dict[str, Any], settled: dict[str, Any]) -> None:
    assert settle(game(tmp_path), 2, given) == {**DEFAULTS, **settled}


@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (0, {}, "base is for 1 to 3 players, not 0"),
        (4, {}, "base is for 1 to 3 players, not 4"),
        (2, {"fats": "yes"}, "there is no option called `fats`"),
        (2, {"fast": "maybe"}, "`fast` is yes or no, not `maybe`"),
        (2, {"pace": 0}, "`pace` is a number from 1 to 3, not `0`"),
        (2, {"pace": 4}, "`pace` is a number from 1 to 3, not `4`"),
        (2, {"pace": "two"}, "`pace` is a number from 1 to 3, not `two`"),
        (2, {"level": "middle"}, "`middle` is no value of `level`"),
        (3, {"duel": True}, "`duel` is for 2 players"),
    ],
)
def test_what_cannot_be_settled_is_told(tmp_path: Path, players: int, given: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError) as refused:
        settle(game(tmp_path), players, given)
    assert (refused.value.diagnostic.code, refused.value.diagnostic.message) == ("RW503", message)


def test_what_is_for_other_numbers_of_players_keeps_its_default(tmp_path: Path) -> None:
    assert settle(game(tmp_path), 3, {"duel": "no"}) == DEFAULTS


def test_what_is_declared_twice_is_told_at_the_second(tmp_path: Path) -> None:
    twice = "winner: least coin\nrule turn for automa: skip\nrule turn for automa: skip\nbot automa:\n    n: random\n"
    rules = GAME + "rule turn: choose n from 1 .. 2\n" + twice
    found = under_carets(pack(tmp_path, rules, NOUNS, more="solo: automa\n"))
    assert [(code, message) for code, message, _ in found] == [
        ("RW301", "the winner is declared twice"),
        ("RW301", "`turn for automa` is declared twice"),
    ]


def test_the_front_of_a_pack_is_read_alone() -> None:
    front = read_front("id: duel\nversion: 1.2.0\nplayers: {min: 2, max: 3}\nname: The Duel\nabout: short\n", "duel")
    assert front is not None and (front.id, front.name, front.players, front.about) == ("duel", "The Duel", (2, 3), "short")
    for wrong in ("", "id: duel\n", "id: [", "- 1\n", "id: duel\nversion: 1.2.0\nplayers: 3\n"):
        assert read_front(wrong, "duel") is None
