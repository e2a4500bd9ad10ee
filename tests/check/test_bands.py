"""Bands of numbers must hold different things, as far as their edges are written down."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, loaded, place, problem_of

RULES = """\
flow game: each player: do turn
winner: most coin

rule turn: gain worth(coin) coin
value worth(n: number):
    ONE: 1
    TWO: 2
    else: 3
"""


def rules(one: str, two: str) -> str:
    return RULES.replace("ONE", one).replace("TWO", two)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (".. 2", "3 .. 4"),
        (".. 2", "3 .."),
        ("1", "2"),
        ("5 .. 6", "1 .. 4"),
        ("3 ..", "1 .. 2"),
        ("-3 .. -1", "0"),
        ("1, 5", "2 .. 4"),
        ("1 .. coin", "2"),
        ("coin .. 3", "2"),
        ("2", "coin .."),
    ],
)
def test_bands_beside_one_another_are_fine(tmp_path: Path, one: str, two: str) -> None:
    assert errors(loaded(tmp_path, rules(one, two), "resources: {coin: {per: player}}\n")) == []


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (".. 2", "2 .. 4"),
        (".. 3", "1"),
        ("3 ..", "1 .. 3"),
        ("3 ..", ".. 9"),
        ("2", "2"),
        ("1 .. 9", "4 .. 5"),
        ("4 .. 5", "1 .. 9"),
        ("-3 .. -1", "-1 .. 0"),
        ("1, 5", "4 .. 5"),
    ],
)
def test_bands_that_overlap_are_told_at_the_second(tmp_path: Path, one: str, two: str) -> None:
    found = loaded(tmp_path, rules(one, two), "resources: {coin: {per: player}}\n")
    assert errors(found) == ["RW415"]
    assert place(problem_of(found, "RW415"))[1] == 7


def test_bands_without_anything_to_look_up_are_one_mistake(tmp_path: Path) -> None:
    """Whoever asks for the value, counts with it or compares it is not told again."""
    text = """\
flow game: each player: do turn
winner: most coin

rule turn:
    gain worth coin
    if worth + 1 > 3: gain 1 coin
    let n = best p in players by most worth
    if n = nothing: end game
value worth:
    1 .. 2: 1
    else: 3
"""
    found = loaded(tmp_path, text, "resources: {coin: {per: player}}\n")
    assert errors(found) == ["RW405"]
    assert place(problem_of(found, "RW405"))[1] == 9


@pytest.mark.parametrize(("one", "two"), [("1", "red"), ("red", "1 .. 2"), ("red", "green")])
def test_words_and_numbers_are_no_bands_of_one_value(tmp_path: Path, one: str, two: str) -> None:
    """That they are of another type is told, and not that they meet."""
    nouns = "enums: {colour: [red, green]}\nresources: {coin: {per: player}}\n"
    assert {*errors(loaded(tmp_path, rules(one, two), nouns))} == {"RW402"}


@pytest.mark.parametrize("cases", [("nothing", "first of players"), ("first of players", "nothing")])
def test_a_band_may_come_to_nothing_wherever_it_stands(tmp_path: Path, cases: tuple[str, str]) -> None:
    value = f"value pick(n):\n    1: {cases[0]}\n    else: {cases[1]}\n"
    rules = f"flow game:\n    each player: if pick(1) = nothing: gain 1 coin\n\n{value}\nwinner: most coin\n"
    assert errors(loaded(tmp_path, rules, "resources: {coin: {per: player}}\n")) == []
