"""What pack.yaml says of options and other packs has a meaning, each of it once; else it is told at its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, over, pack, under_carets

RULES = GAME + "rule turn: gain 1 coin\n"


@pytest.mark.parametrize(
    ("option", "message", "carets"),
    [
        ("{default: no, players: [2, 5]}", "nobody plays this game with 5 players", "5"),
        ("{default: no, players: [0]}", "nobody plays this game with 0 players", "0"),
        ("{default: no, players: [1, 2, 1]}", "`1` stands in this list twice", "1"),
        ("{default: no, players: []}", "this option could never be chosen", "[]"),
        ("{values: [low, high, low], default: low}", "`low` stands in this list twice", "low"),
        ("{default: no, min: 1}", "`min` is for options of type `number`", "1"),
        ("{type: yes_no, default: no, max: 3}", "`max` is for options of type `number`", "3"),
        ("{type: number, default: 2, min: 1, max: 3, values: [x]}", "`values` is for options of type `choice`", "[x]"),
    ],
)
def test_what_means_nothing_is_told(tmp_path: Path, option: str, message: str, carets: str) -> None:
    base = pack(tmp_path, RULES, NOUNS, more=f"options: {{fast: {option}}}\n")
    assert ("RW305", message, carets) in under_carets(base)


@pytest.mark.parametrize(
    "option",
    ["{default: no, players: [1, 2]}", "{values: [low, high], default: low}", "{type: number, default: 2, min: 1, max: 3}"],
)
def test_what_means_something_is_not(tmp_path: Path, option: str) -> None:
    base = pack(tmp_path, RULES, NOUNS, more=f"options: {{fast: {option}}}\n")
    assert [code for code, *_ in under_carets(base) if code == "RW305"] == []


def test_an_option_of_a_pack_over_another_is_for_as_many_players(tmp_path: Path) -> None:
    packs = (
        pack(tmp_path, RULES, NOUNS),
        over(tmp_path, "north", "rule more: skip\n", more="options: {slow: {default: no, players: [3]}}\n"),
    )
    assert ("RW305", "nobody plays this game with 3 players", "3") in under_carets(*packs)


@pytest.mark.parametrize("line", ["languages: [en, hu, en]", "extends: [base, base]", "knows: [east, east]"])
def test_a_list_says_each_thing_once(tmp_path: Path, line: str) -> None:
    said = line.split("[")[1].split(",")[0]
    more = line if line.startswith("extends") else f"extends: [base]\n{line}"
    packs = (pack(tmp_path, RULES, NOUNS), pack(tmp_path, "rule more: skip\n", name="north", more=more + "\n"))
    assert ("RW305", f"`{said}` stands in this list twice", said) in under_carets(*packs)
