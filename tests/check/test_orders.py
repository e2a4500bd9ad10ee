"""What things are put in order by asks about them, or the order says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded

NOUNS = """\
resources: {coin: {per: player}}
variables: {leader: {type: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems:\n  ant: {worth: 1}\n  bee: {worth: 2}\n"
DONE = {
    "each player in rank players by most coin: gain 1 coin": 1,
    "each player in rank players by most coin of it: gain 1 coin": 0,
    "for each p in rank players by most 3: p gains 1 coin": 1,
    "for each p in rank players by least coin of leader then most coin of it: p gains 1 coin": 1,
    "choose card from row by most worth": 0,
    "choose card from row by most worth of it + coin": 0,
    "choose card from row by most coin": 1,
    "choose card from row by prefer coin > 2 then most worth": 1,
    "choose card from row by prefer worth > coin then most worth": 0,
    "choose n from 1 .. 3 by most n": 0,
    "choose n from 1 .. 3 by most it": 0,
    "choose n from 1 .. 3 by first [2, 3, 1]": 0,
    "choose card from row by most (count of hand where worth > 1)": 0,  # what is asked about there is not looked into
}


RULES = """\
flow game:
    each player: do turn

winner: most coin

rule turn:
    set leader to player
    gain 1 coin
    may as gift: gain 1 coin
"""


def codes(folder: Path, more: str) -> list[str]:
    """What is told of the game with one more line, but for missing texts and what nobody uses."""
    found = loaded(folder, f"{RULES}{more}\n", NOUNS, CARDS)
    return [problem.code for problem in found.diagnostics if not problem.code.startswith(("RW8", "RW43"))]


@pytest.mark.parametrize(("done", "told"), DONE.items())
def test_an_order_that_is_the_same_for_all_is_told(tmp_path: Path, done: str, told: int) -> None:
    assert codes(tmp_path, f"    {done}") == ["RW418"] * told


def test_a_bot_says_of_a_may_what_it_likes(tmp_path: Path) -> None:
    assert codes(tmp_path, "bot rival:\n    gift: prefer yes") == []
