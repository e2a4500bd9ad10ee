"""What an automated seat goes by, and what is lost as a whole, is looked at like everything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import codes, loaded

from rulewright import Playouts, new_game

NOUNS = "resources: {coin: {per: player}}\nvariables: {told: {}}\n"
RULES = """\
flow game: each player: do turn
winner: most coin

action turn:
    choose n from 1..3
    gain n coin
    LOST

bot automa:
    n: ORDER
"""


@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("first [3, 2]", False),
        ("first 3", True),
        ("first told", True),
        ("most it", False),
        ("most (it = 1)", True),
        ("prefer it", True),
    ],
)
def test_priorities_have_the_right_types(tmp_path: Path, order: str, wrong: bool) -> None:
    found = loaded(tmp_path, RULES.replace("ORDER", order).replace("LOST", "skip"), NOUNS, players=(1, 1), more="solo: automa\n")
    assert (found.checked is None) == wrong
    assert not wrong or {"RW402", "RW406"} & codes(found)


@pytest.mark.parametrize(("lost", "wrong"), [("coin", False), ("coin, wood", False), ("cion", True), ("coin, player", True)])
def test_what_is_lost_as_a_whole_is_a_good(tmp_path: Path, lost: str, wrong: bool) -> None:
    rules = RULES.replace("ORDER", "most it").replace("LOST", f"lose all {lost}")
    nouns = NOUNS.replace("{coin", "{wood: {per: player}, coin")
    assert (loaded(tmp_path, rules, nouns, players=(1, 1), more="solo: automa\n").checked is None) == wrong


ASKED = """\
flow game: each player: do turn
winner: most coin

action turn:
FIRST
    do other

rule other:
SECOND

bot automa:
    ANSWER
"""
NUMBER, COLOUR = "choose n from 1..2; gain n coin", "choose n from colour; gain 1 coin"
WAYS = "choose one as n:\n        one: gain 1 coin\n        two: gain 2 coin"
OTHERS = "choose one as n:\n        two: gain 1 coin\n        three: gain 2 coin"
MAY, OFTEN = "may as n: gain 1 coin", "up to 2 times: gain 1 coin"


@pytest.mark.parametrize(
    ("first", "second", "answer", "told"),
    [
        (NUMBER, NUMBER.replace("1..2", "2..3"), "n: most it", set()),
        (NUMBER, COLOUR, "n: most it", {"RW402"}),
        (NUMBER, COLOUR, "n: random", {"RW402"}),
        (NUMBER, WAYS, "n: prefer two", {"RW402"}),
        (WAYS, MAY, "n: prefer yes", {"RW402"}),
        (WAYS, OTHERS, "n: prefer three", set()),
        (WAYS, OTHERS, "n: prefer one then prefer two", set()),
        (WAYS, OTHERS, "n: prefer four", {"RW401"}),
        (MAY, OFTEN, "n: prefer yes", set()),
        (MAY, OFTEN, "n: prefer no", set()),
        (MAY, OFTEN, "n: prefer maybe", {"RW401"}),
        (MAY, OFTEN, "n: prefer yess", {"RW401"}),
        (MAY, OFTEN, "n: prefer coin > 3", set()),
        (MAY, OFTEN, "more: prefer yes", set()),
        (MAY, OFTEN, "more: prefer maybe", {"RW401"}),
        (MAY, OFTEN, "more: prefer red", {"RW402"}),
    ],
)
def test_an_answer_fits_every_choice_of_its_name(tmp_path: Path, first: str, second: str, answer: str, told: set[str]) -> None:
    """All that `check` calls fine is played: the seat answers each of them."""
    rules = ASKED.replace("FIRST", f"    {first}").replace("SECOND", f"    {second}").replace("ANSWER", answer)
    found = loaded(tmp_path, rules, f"enums: {{colour: [red, blue]}}\n{NOUNS}", players=(1, 1), more="solo: automa\n")
    assert codes(found) & {"RW401", "RW402", "RW901"} == told
    if found.checked is not None:
        for without in (frozenset[str](), frozenset({"safety"})):
            playouts = Playouts(found.checked, 1, without=without)
            assert all(playouts.play(seed).standing(1) is not None for seed in range(4))
            game = new_game(found.checked, 1, 1)
            while game.decision is not None:
                game.choose(game.decision.options[0].key)
    else:
        assert told
