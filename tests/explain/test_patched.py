"""What a pack over another changes, in words: an option, a row of a table, a piece that is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import CARDS, NOUNS, RULES, TEXT
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.explain import explain

OPTIONS = """\
languages: [en]
options:
  generous: {type: yes_no, default: no}
  pace: {type: choice, values: [slow, fast], default: slow}
"""
TABLES = """\
tables:
  toll: {key: colour, values: {red: 1, blue: 2}}
  fee: {key: [colour, number], values: {red: {1: 5, 2: 6}, blue: {1: 7}}}
"""
WORDS = """\
pace = pace
pace-fast = in a hurry
toll = toll on { $key }
    .table = toll by colour
fee = fee
    .table = fees by colour and place
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("set option.generous to yes", "The option “generosity” is now: yes."),
        ("set option.pace to fast", "The option “pace” is now: in a hurry."),
        ("set toll.blue to 4", "“toll by colour”: now 4 for blue."),
        ("set fee.red.2 to 9", "“fees by colour and place”, red: now 9 for 2."),
        ("remove card.k1", "“card k1” is left out."),
        ("set card.k2.power to 7", "“power of card k2” is now 7."),
    ],
)
def test_a_change_is_told_in_words(tmp_path: Path, change: str, said: str) -> None:
    text = {"text/en.ftl": TEXT + WORDS}
    base = pack(tmp_path, RULES, NOUNS + TABLES, CARDS, name="base", players=(2, 2), more=OPTIONS, files=text)
    over = pack(tmp_path, change + "\n", name="over", players=(2, 2), more="extends: [base]\n")
    assert said in {each.text for each in explain(checked_of(load([base, over])))}
