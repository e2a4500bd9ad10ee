"""A zone of a scenario must hold just these pieces in just this order, as it is given and as it is expected."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import pack

from rulewright import load
from rulewright.scenario import run_scenarios

RULES = """\
flow game:
    turns: do turn

action turn:
    move first of row to hand
    choose n from 1..2
    gain n coin

winner: most coin
"""
NOUNS = """\
resources: {coin: {per: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = "pieces: card\nitems: {ant: , bee: , cow: , dog: }\n"
SCENARIO = """\
- scenario: The first of the row is taken
  seats: [anna, ben]
  given: {row: [dog, bee, ant]}
  do: turn
  by: anna
  when:
    - n: 1
  then:
    - row: ROW
    - hand: {anna: HAND}
"""


@pytest.mark.parametrize(
    ("row", "hand", "right"),
    [
        ("[bee, ant]", "[dog]", True),
        ("[ant, bee]", "[dog]", False),
        ("[bee]", "[dog]", False),
        ("[bee, ant, cow]", "[dog]", False),
        ("[bee, ant]", "[]", False),
        ("[bee, ant]", "[bee]", False),
    ],
)
def test_a_zone_must_be_in_order(tmp_path: Path, row: str, hand: str, right: bool) -> None:
    text = SCENARIO.replace("ROW", row).replace("HAND", hand)
    found = load([pack(tmp_path, RULES, NOUNS, CARDS, files={"scenarios/row.yaml": text})])
    report = run_scenarios(found)
    assert report.ok == right, report.as_text()
    assert len(report.results) == 1
