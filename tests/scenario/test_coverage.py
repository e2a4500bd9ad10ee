"""What scenarios have tried, and what of the checklist they cite."""

from __future__ import annotations

from pathlib import Path

from tests.scenario.packs import GOOD, run

from rulewright.diagnostics import from_here


def test_coverage_names_what_was_not_executed(tmp_path: Path) -> None:
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: Only houses
  seats: [cili, dora]
  then:
    - house_points of cili = 0
""",
        coverage=True,
    )
    coverage = report.coverage
    assert coverage is not None
    untouched = {name for name, _ in coverage.untouched}
    assert {"refill", "garden_points", "winner"} <= untouched
    assert not {"setup", "turn", "house_points", "quarter"} & untouched, "the first turn has begun"
    assert {owner for owner, _ in coverage.never_run} == {"refill"}
    assert f"not: refill ({from_here(tmp_path / 'akropolis/turn.rules')}:" in report.as_text()
    assert report.as_json()["coverage"]["branches"]["never_run"][0]["file"] == from_here(tmp_path / "akropolis/turn.rules")


def test_an_uncited_rule_is_a_warning(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD, "checklist: {X-1: a mark is put, X-2: nobody tests this}")
    assert report.ok
    assert report.uncovered == ["X-2"]
    assert [problem.code for problem in report.problems] == ["RW707"]


def test_a_failing_scenario_covers_nothing(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD.replace("asked: ben", "asked: anna"), "checklist: {X-1: a mark is put}")
    assert report.uncovered == ["X-1"]
