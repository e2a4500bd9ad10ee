"""What can fail behind a barrier is an error, and only that; random play knows from it what it may have to take back."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, loaded, place, problem_of

NOUNS = """\
enums: {colour: [red, green]}
resources: {wood: {per: player, start: 3}, fish: {per: player}, coin: {per: player}, gold: {per: player, stands_for: [coin]}}
variables: {die: {min: 1, max: 6}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = "pieces: card\nitems: {ant: {copies: 2}}\n"
RULES = """\
flow game:
    each player: do turn

action turn:
    roll die
    LINE

rule sure: gain 1 coin
rule dear: pay 1 wood
rule heard: gain 1 coin
rule around(n):
    if n > 0: do back(n - 1)
rule back(n):
    do around(n)
    pay 1 wood
value early = seat of first of (players where wood > 2)
value safe = 7 div 2

after any player gains fish: pay 1 wood
before any player does heard: require wood > 0

winner: most coin
"""
FALLIBLE = [
    "pay 1 wood",
    "3 times: pay 1 wood",
    "2 times: 2 times: pay 1 wood",
    "require wood > 1",
    "for each n in 1..3: pay 1 wood",
    "part cost: pay 1 wood",
    "if wood > 1: pay 1 wood",
    "if wood > 1: skip\n    else: pay 1 wood",
    "match die:\n        1: skip\n        else: pay 1 wood",
    "repeat:\n        pay 1 wood\n    until wood = 0",
    "each player: pay 1 wood",
    "do dear",
    "do heard",
    "do around(1)",
    "do back(1)",
    "gain 1 fish",
    "choose card from row",
    "choose n from 1..die",
    "choose 2 pair from row",
    "move first of row to hand",
    "set die to early",
    "set die to 6 div wood",
    "gain early coin",
    "if early > 1: skip",
    "if able: pay 9 wood\n    else: pay 1 wood",
    "choose one as deed:\n        a: pay 1 wood\n        b if wood > 1: skip",
    "first possible:\n        a: pay 1 wood\n        b: pay 2 wood",
    "any order as deeds:\n        a: gain 1 coin\n        b: pay 1 wood",
]
SURE = [
    "pay 0 wood",
    "gain 1 coin",
    "lose 9 wood",
    "may: pay 1 wood",
    "up to 3 times:\n        pay 1 wood",
    "if able: pay 1 wood",
    "choose n from 1..3",
    "choose p from players",
    "choose c from colour",
    "choose up to 2 few from row",
    "choose one as deed:\n        a: pay 1 wood\n        b: skip",
    "first possible:\n        a: pay 1 wood\n        b: skip",
    "any order as deeds:\n        a: gain 1 coin\n        b: lose 1 wood",
    "do sure",
    "set die to safe",
    "set die to 6 div player_count",
    "draw 3 from row to hand",
    "3 times: gain 1 coin",
]


@pytest.mark.parametrize("line", FALLIBLE)
def test_what_can_fail_must_not_stand_behind_a_barrier(tmp_path: Path, line: str) -> None:
    found = loaded(tmp_path, RULES.replace("LINE", line), NOUNS, CARDS)
    assert set(errors(found)) == {"RW420"}
    file, at = place(problem_of(found, "RW420"))
    assert file == "pack/game.rules" and 6 <= at <= 6 + line.count("\n")


@pytest.mark.parametrize("line", FALLIBLE)
def test_before_it_everything_may_stand(tmp_path: Path, line: str) -> None:
    rules = RULES.replace("    roll die\n    LINE", f"    {line}\n    roll die")
    assert errors(loaded(tmp_path, rules, NOUNS, CARDS)) == []


@pytest.mark.parametrize("line", SURE)
def test_what_cannot_fail_may_stand_behind_a_barrier(tmp_path: Path, line: str) -> None:
    assert errors(loaded(tmp_path, RULES.replace("LINE", line), NOUNS, CARDS)) == []


@pytest.mark.parametrize(
    "barrier",
    [
        "roll die",
        "2 times: roll die",
        "if wood > 1: roll die",
        "may: roll die",
        "choose p from players by random",
        "each player: may: gain 1 coin",
        "do rolling",
        "shuffle row",
        "gain 1 gold",
        "do watched",
    ],
)
def test_each_barrier_is_one(tmp_path: Path, barrier: str) -> None:
    """Also what happens along with a statement: here somebody rolls after gold is gained, and after a rule."""
    more = "rule rolling: roll die\nrule watched: skip\n"
    more += "after any player gains gold: roll die\nafter any player does watched: roll die\n"
    rules = RULES.replace("    roll die\n    LINE", f"    {barrier}\n    pay 1 wood") + "\n" + more
    found = loaded(tmp_path, rules, NOUNS, CARDS)
    assert errors(found) == ["RW420"]
    assert place(problem_of(found, "RW420")) == ("pack/game.rules", 6)
