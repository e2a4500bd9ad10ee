"""Which steps random play carries out without ever taking anything back: those in which nothing can fail, whatever is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import source_of
from tests.small_packs import checked

NOUNS = "resources: {wood: {per: player, start: 3}, fish: {per: player}, coin: {per: player}}\n"
RULES = """\
flow game:
    each player: do turn

action turn:
    choose n from 1..3
    gain n coin
    LINE

rule plain: gain 1 coin
rule heard: gain 1 coin

after any player gains fish: pay 1 wood
before any player does heard: require wood > 0

winner: most coin
"""


@pytest.mark.parametrize(
    ("line", "sure"),
    [
        ("gain 1 wood", True),
        ("do plain", True),
        ("3 times: gain 1 wood", True),
        ("3 times: pay 1 wood", False),
        ("pay n wood", False),
        ("require n < 3", False),
        ("may: pay 1 wood", False),
        ("gain 1 fish", False),
        ("do heard", False),
        ("if n > 1: pay 1 wood", False),
        ("if able: pay 1 wood", False),
        ("choose one as deed:\n        a: pay 1 wood\n        b: skip", False),
    ],
)
def test_what_may_have_to_be_taken_back(tmp_path: Path, line: str, sure: bool) -> None:
    source = source_of(checked(tmp_path, RULES.replace("LINE", line), NOUNS), 2)
    assert ("walk(S, rnd, rule_turn" in source) != sure
