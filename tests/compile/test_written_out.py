"""Steps that random play writes out in its own loops, and modifiers that nobody owns: they do what the rules say, both ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import source_of, value
from tests.run.both_ways import amounts
from tests.small_packs import checked, options

from rulewright import new_game

NOUNS = """\
resources: {wood: {per: player, start: 2}, coin: {per: player}}
variables: {blessed: {type: yes_no, per: player}}
boards: {grid: {shape: square, width: 3, height: 2, cells: {mark: player}}}
"""


@pytest.mark.parametrize(
    "names",
    [
        "let who = first of (players where seat of it > n)",
        "let k = n + 1\n    let who = first of (players where seat of it >= k)",
        "let who = first of (players where seat of it > n)\n    let k = n + 1",
        "let k = n + 1\n    let who = first of (players where seat of it >= k)\n    let last_one = k + 1",
    ],
)
def test_a_candidate_is_drawn_again_whichever_name_behind_it_fails(tmp_path: Path, names: str) -> None:
    """Behind 3 and 4 there is no seat any more."""
    turn = f"action turn:\n    choose n from 1..4\n    {names}\n    gain 10 * n + seat of who coin\n\n"
    rules = f"flow game:\n    each player: do turn\n\n{turn}"
    found = checked(tmp_path, rules + "winner: most coin\n", NOUNS)
    assert "_found.remove(" in source_of(found, 3)  # otherwise this tests nothing
    assert options(new_game(found, 3)) == ("n", ["1", "2"])
    ways = (12, 23)
    assert amounts(found, 3, "coin") == {(a, b, c) for a in ways for b in ways for c in ways}


def test_free_cells_are_drawn_until_there_are_none(tmp_path: Path) -> None:
    rules = """\
flow game:
    turns until none of grid where empty: do turn

action turn:
    choose cell from grid where mark = nothing
    set mark of cell to player
    gain 1 coin

winner: most coin
"""
    assert amounts(checked(tmp_path, rules, NOUNS), 2, "coin", runs=3_000) == {(3, 3)}


@pytest.mark.parametrize(
    ("modifier", "blessed", "plain"),
    [
        ("while blessed: add wood to price", 7, 5),
        ("while blessed: treat price as 10 * wood", 20, 5),
        ("while wood of player > 1: add seat of player to price", 6, 7),
        ("while blessed: add 1 to price\nwhile blessed: add 2 * wood to price", 10, 5),
    ],
)
def test_a_modifier_that_nobody_owns_works_for_whoever_acts(tmp_path: Path, modifier: str, blessed: int, plain: int) -> None:
    """Its numbers are those of the player whose value is asked for: here the first is blessed, the second is not."""
    rules = f"""\
flow game:
    do begin
    each player: do turn

rule begin: for each p in players where seat = 1: set blessed of p to yes
action turn: gain price coin
value price = 5

{modifier}

winner: most coin
"""
    found = checked(tmp_path, rules, NOUNS)
    game = new_game(found, 2)
    assert (value(game, "price", 1), value(game, "price", 2)) == (blessed, plain)
    assert amounts(found, 2, "coin", runs=2) == {(blessed, plain)}
