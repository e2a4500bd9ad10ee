"""`random: until …` plays at random until a condition of the rules holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of, run

SCENARIO = """\
- scenario: Played for a while
  seats: [anna, ben]
  when:
    - random: WHEN
  then:
    - THEN
"""


def scenario(when: str, then: str) -> str:
    return SCENARIO.replace("WHEN", when).replace("THEN", then)


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("until 4 = count of grid where not empty", "4 = count of grid where not empty"),
        ("until none of grid where not empty", "none of grid where not empty"),
        ("until   not empty of b2", "not empty of b2"),
    ],
)
def test_it_stops_as_soon_as_it_holds(when: str, then: str, tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, scenario(when, then))
    assert report.ok, report.as_text()


def test_choices_may_follow(tmp_path: Path) -> None:
    text = scenario("until 2 = count of grid where not empty\n    - cell: CELL", "3 = count of grid where not empty")
    reports = [run("tic-tac-toe", tmp_path / cell, text.replace("CELL", cell)) for cell in ("a1", "b2", "c3", "a2")]
    assert any(report.ok for report in reports)
    assert {code for report in reports for code in codes_of(report)} <= {"RW703"}


@pytest.mark.parametrize(
    ("when", "code", "said"),
    [
        ("until win of anna = 2", "RW714", "`win of anna = 2` never comes, and the game is over"),
        ("until win of anan = 2", "RW401", "did you mean `anna`?"),
        ("until win of anna", "RW402", "yes or no is needed"),
        ("until", "RW702", "`until over`"),
        ("until ", "RW702", "`until over`"),
    ],
)
def test_it_must_come_and_be_understood(when: str, code: str, said: str, tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, scenario(when, "win of anna >= 0"))
    assert codes_of(report) == [code], report.as_text()
    assert said in report.as_text()


def test_a_mistake_in_the_condition_is_shown_at_its_place(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, scenario("until win of anan = 2", "win of anna >= 0"))
    span = report.results[0].problems[0].span
    assert span is not None and (span.line, span.column, span.end_column) == (4, 28, 32)
