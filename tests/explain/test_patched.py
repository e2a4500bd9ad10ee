"""What a pack over another changes, in words: an option, a row of a table, a piece that is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import CARDS, NOUNS, RULES, TEXT
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.explain import explain
from rulewright.explain.catalog import Catalog
from rulewright.explain.sentences import Sentences

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
        ("set card.k2.power to 7", "“card k2: power” is now 7."),
    ],
)
def test_a_change_is_told_in_words(tmp_path: Path, change: str, said: str) -> None:
    text = {"text/en.ftl": TEXT + WORDS}
    base = pack(tmp_path, RULES, NOUNS + TABLES, CARDS, name="base", players=(2, 2), more=OPTIONS, files=text)
    over = pack(tmp_path, change + "\n", name="over", players=(2, 2), more="extends: [base]\n")
    assert said in {each.text for each in explain(checked_of(load([base, over])))}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("extend before go: gain 5 coin", "Gain 5 coins. A coin for you, and the end of the game."),
        ("extend after go: gain 5 coin", "A coin for you, and the end of the game. Gain 5 coins."),
        ("set gift to 4", "A coin for you, and the end of the game."),
        ("replace go with rule go: gain 5 coin", "Gain 5 coins."),
        ("set option.generous to yes", "Gain 3 coins. End the game."),
        ("set option.generous to yes", "Three coins for you, and the end of the game."),
    ],
)
def test_a_sentence_by_hand_stays_beside_what_is_added_to_its_rule(tmp_path: Path, change: str, said: str) -> None:
    rules = RULES.replace("    gain 1 coin\n", "    if generous: gain 3 coin\n    else: gain 1 coin\n") + "value gift = 3\n"
    by_hand = "explain-go = A coin for you, and the end of the game.\n"
    base = pack(tmp_path, rules, NOUNS, CARDS, name="base", players=(2, 2), more=OPTIONS, files={"text/en.ftl": TEXT + by_hand})
    own = {"text/en.ftl": f"explain-go = {said}\n"} if said.startswith("Three") else {}
    over = pack(tmp_path, change + "\n", name="over", players=(2, 2), more="extends: [base]\nlanguages: [en]\n", files=own)
    told = [each.text for each in explain(checked_of(load([base, over])), "go") if not each.change]
    assert [text.replace("\n", " ") for text in told] == [said]


@pytest.mark.parametrize(("always", "said"), [("yes", "In any case it is so."), ("no", "In no case is it so that it is so.")])
def test_what_is_just_yes_depends_on_nothing(tmp_path: Path, always: str, said: str) -> None:
    text = {"text/en.ftl": TEXT + "fine = fine\n    .if = it is so\n"}
    base = pack(tmp_path, RULES + f"value fine = {always}\n", NOUNS, CARDS, name="base", players=(2, 2), more=OPTIONS, files=text)
    checked = checked_of(load([base]))
    assert Sentences(checked, Catalog(checked.rules.texts, "en")).declaration("fine") == said
