"""What an automated seat goes by, and what is lost as a whole, is looked at like everything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import codes, loaded

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
