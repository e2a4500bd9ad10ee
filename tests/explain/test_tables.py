"""Tables in words: what is found by each key; of what is only yes or no, the keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import CARDS, MORE, NOUNS, RULES, TEXT
from tests.small_packs import checked

from rulewright.explain import explain


@pytest.mark.parametrize(
    ("table", "test", "said"),
    [
        ("{key: colour, values: {red: 1, blue: 2}}", "toll(red) > 0", "Tolls by colour: 1 for red; 2 for blue."),
        ("{key: colour, type: yes_no, values: {red: yes, blue: yes}}", "toll(red)", "Tolls by colour: red and blue."),
        ("{key: colour, type: yes_no, values: {red: yes, blue: no}}", "toll(red)", "Tolls by colour: yes for red; no for blue."),
    ],
)
def test_a_table_is_told_below_the_rule_that_uses_it(tmp_path: Path, table: str, test: str, said: str) -> None:
    rules = RULES.replace("    gain 1 coin\n", f"    if {test}: gain 1 coin\n")
    words = {"text/en.ftl": TEXT + "toll = toll on { $key }\n    .table = tolls by colour\n"}
    game = checked(tmp_path, rules, f"{NOUNS}tables:\n  toll: {table}\n", CARDS, players=(2, 2), more=MORE, files=words)
    assert said in "\n".join(each.text for each in explain(game)).splitlines()
