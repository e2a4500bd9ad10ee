"""Nothing that a scenario says passes without having been put to the test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of, run, run_small

FULL = "grid: {a1: anna, a2: ben, a3: anna, b1: ben, b2: anna, b3: ben, c1: ben, c2: anna}"
CASES = {
    "illegal where nobody is asked": (
        "do: turn\n  when: [{cell: b2}]\n  illegal: [{cell: a1}]",
        "RW716",
        "nobody is asked for `cell` here",
    ),
    "illegal without a choice": ("illegal: []", "RW716", "`illegal` names no choice"),
    "illegal without an option": ("illegal: [{cell: []}]", "RW716", "`illegal` names no option of `cell`"),
    "only without an option": ("only: [{cell: []}]", "RW716", "`only` names no option of `cell`"),
    "legal without a choice": ("legal: []", "RW716", "`legal` names no choice"),
    "an option that is none": ("illegal: [{cell: z9}]", "RW701", "`z9` can never be an option for `cell`"),
    "an option inside a list": ("illegal: [{cell: [[a1]]}]", "RW702", "an option is named by its key"),
    "impossible with more behind it": ("do: turn\n  impossible: yes\n  then: [1 = 2]", "RW716", "`then` is never looked at"),
    "a hope that is no condition": ("sometimes: [{grid: {a1: anna}}]", "RW442", "must be"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_could_not_fail_is_an_error(case: str, tmp_path: Path) -> None:
    text, code, said = CASES[case]
    report = run("tic-tac-toe", tmp_path, f"- scenario: Something\n  seats: [anna, ben]\n  {text}\n")
    assert codes_of(report) == [code], report.as_text()
    assert said in report.as_text()


@pytest.mark.parametrize(
    ("key", "right"),
    [("2,0@0", True), ("99,99@0", True), ("2,0@9", True), ("here", False), ("2,0", False), ("2@0", False)],
)
def test_a_spot_must_be_written_as_one(key: str, right: bool, tmp_path: Path) -> None:
    text = f"""
- scenario: A spot
  seats: [cili, dora]
  given: {{stone: {{cili: 0}}, site: [c01, c02, c03, c04]}}
  do: turn
  by: cili
  illegal:
    - spot: "{key}"
"""
    report = run("akropolis", tmp_path, text)
    assert ("RW701" not in codes_of(report)) == right, report.as_text()


def test_a_choice_that_made_itself_is_put_to_the_test(tmp_path: Path) -> None:
    text = f"""
- scenario: The last cell takes itself
  seats: [anna, ben]
  given: {{{FULL}}}
  turn: anna
  illegal: [{{cell: [a1, b1]}}]
  only: [{{cell: c3}}]
  over: yes
"""
    report = run("tic-tac-toe", tmp_path / "right", text)
    assert report.ok, report.as_text()
    assert codes_of(run("tic-tac-toe", tmp_path / "wrong", text.replace("[a1, b1]", "[a1, c3]"))) == ["RW705"]


NOUNS = """\
resources: {coin: {per: player, start: 4}, fish: {per: player}}
zones: {hand: {holds: card, per: player, active: true}, box: {holds: card, start: all}}
"""
CARDS = """\
pieces: card
items:
  bell: {effect: "in ringing: gain 1 fish"}
  horn: {effect: "in ringing: gain 2 fish"}
  drum: {effect: "in drumming: gain 3 fish"}
"""
RULES = """\
flow game:
    turns: do turn

action turn:
    choose one as deed:
        work: do working
        play: do playing

rule working:
    choose one as deed:
        fishing: gain 1 fish
        paying: pay either 1 coin or 2 fish

rule playing:
    window ringing
    window drumming

winner: most fish
"""
OPTIONS = """\
- scenario: Something is forbidden
  seats: [anna, ben]
  given: {hand: {anna: [bell, horn]}, fish: {anna: 9}}
  turn: anna
  when: [{deed: WHEN}]
  illegal: [{ILLEGAL}]
"""


@pytest.mark.parametrize(
    ("when", "illegal", "codes"),
    [
        ("work", "deed: work", ["RW716"]),  # an option of another choice of the same name
        ("play", "ringing: drum", ["RW701"]),  # a card that has nothing to say there
        ("play", "ringing: bell", ["RW705"]),
        ("play", "drumming: drum", ["RW716"]),  # not yet
        ("work; paying", "payment: 1 coin", ["RW705"]),
        ("work; paying", "payment: 1 fish", []),
        ("work; paying", "payment: 1 hat", ["RW701"]),
        ("work; paying", "payment: coin", ["RW701"]),
    ],
)
def test_the_option_must_belong_to_the_choice_that_is_asked(when: str, illegal: str, codes: list[str], tmp_path: Path) -> None:
    report = run_small(tmp_path, RULES, NOUNS, OPTIONS.replace("WHEN", when).replace("ILLEGAL", illegal), CARDS)
    assert codes_of(report) == codes, report.as_text()
