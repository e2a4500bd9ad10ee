"""`setup` plays a part of the game at random before anything is given: all of its opening, a flow, or a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of, run_small

NOUNS = "resources: {coin: {per: player}, fish: {per: player}}\nvariables: {day: {}}\n"
RULES = """\
flow game:
    do prepare
    repeat: do one_day
    until day = 9

flow prepare:
    each player: do draft
    each player: do bless

flow one_day:
    set day to day + 1
    each player: do turn

rule draft:
    choose n from 1..3
    gain n coin

rule bless:
    choose m from 1..2
    gain m coin

action turn:
    choose n from 1..3
    gain n fish

winner: most fish
"""
SCENARIO = """\
- scenario: The days begin
  seats: [anna, ben]
  setup: SETUP
  given: {fish: {anna: 5}}
  then: [THEN]
  happened: {gain coin: 0}
  legal: [{CHOICE: 2}]
"""


def scenario(setup: str, then: str, choice: str = "n") -> str:
    return SCENARIO.replace("SETUP", setup).replace("THEN", then).replace("CHOICE", choice)


@pytest.mark.parametrize(
    ("setup", "then", "choice"),
    [
        ("yes", "day = 1 and coin of anna >= 2 and coin of ben >= 2 and fish of anna = 5", "n"),
        ("prepare", "day = 1 and coin of anna >= 2 and coin of ben >= 2 and fish of anna = 5", "n"),
        ("draft", "day = 0 and coin of anna >= 1 and coin of ben >= 1 and fish of anna = 5", "m"),
        ("bless", "day = 1 and coin of anna >= 2 and coin of ben >= 2 and fish of ben = 0", "n"),
        ("one_day", "day = 2 and fish of anna = 5 and fish of ben >= 1", "n"),
        ("no", "day = 0 and coin of anna = 0 and fish of anna = 5", "n"),
    ],
)
def test_a_scenario_begins_at_the_first_choice_behind_it(setup: str, then: str, choice: str, tmp_path: Path) -> None:
    report = run_small(tmp_path, RULES, NOUNS, scenario(setup, then, choice))
    assert report.ok, report.as_text()


def test_other_seeds_make_other_choices_and_the_same_seed_the_same(tmp_path: Path) -> None:
    text = scenario("yes", "coin of anna >= 2").replace(
        "setup:", "seeds: 30\n  sometimes: [coin of anna = 2, coin of anna = 5]\n  setup:"
    )
    report = run_small(tmp_path, RULES, NOUNS, text)
    assert report.ok, report.as_text()
    assert report.as_json() == run_small(tmp_path, RULES, NOUNS, text).as_json()


@pytest.mark.parametrize(
    ("setup", "rules", "code", "said"),
    [
        ("prepaer", RULES, "RW701", "did you mean `prepare`?"),
        ("turn", RULES, "RW714", "`a choice behind the setup` never comes"),
        (
            "idle",
            RULES + "\nrule idle:\n    gain 1 coin\n\nafter any player gains fish: do idle\n",
            "RW714",
            "`a choice behind the setup` never comes",
        ),
        ("yes", RULES.replace("repeat: do one_day\n    until day = 9", "do one_day"), "RW702", "where its setup ends"),
    ],
)
def test_a_setup_that_cannot_be(setup: str, rules: str, code: str, said: str, tmp_path: Path) -> None:
    report = run_small(tmp_path, rules, NOUNS, scenario(setup, "day >= 0"))
    assert codes_of(report) == [code], report.as_text()
    assert said in report.as_text()


def test_a_flow_in_which_nobody_chooses_is_a_setup_too(tmp_path: Path) -> None:
    rules = RULES.replace("flow prepare:\n", "flow prepare:\n    do deal\n") + "\nflow deal:\n    each player: gain 7 coin\n"
    report = run_small(tmp_path, rules, NOUNS, scenario("deal", "coin of anna = 7 and coin of ben = 7"))
    assert report.ok, report.as_text()
