"""Scenarios and packs over one another: what must differ, and what ends differently."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.scenario import Report, Wanted, run_scenarios

NOUNS = "resources: {fish: {per: player}}\n"
RULES = """\
flow game:
    turns: do turn

action turn:
    choose n from 1..3
    do catch(n)

rule catch(n): gain n fish

winner: most fish
"""
BASE = """\
- scenario: Two fish are caught
  seats: [anna, ben]
  do: turn
  when: [{n: 2}]
  then: [fish of anna = 2]
- scenario: Three is the most
  seats: [anna, ben]
  only: [{n: [1, 2, 3]}]
- scenario: This is wrong anyway
  seats: [anna, ben]
  then: [fish of anna = 7]
"""
OVER = "replace catch with rule catch(n): gain 2 * n fish\n"
CATCH = "- scenario: Caught\n  seats: [anna, ben]\n  differs: yes\n  do: turn\n  when: [{n: 2}]\n  then: [THEN]\n"


def base(to: Path, scenarios: str = BASE) -> Path:
    return pack(to, RULES, NOUNS, name="sea", players=(2, 2), files={"scenarios/game.yaml": scenarios})


def over(to: Path, scenarios: str) -> Path:
    more = "extends: [sea]\n"
    return pack(to, OVER, name="rich-sea", players=(2, 2), more=more, files={"scenarios/more.yaml": scenarios})


def report_on(folders: list[Path], coverage: bool = False, wanted: Wanted | None = None) -> Report:
    found = load(folders)
    checked_of(found)
    return run_scenarios(found, coverage, wanted or Wanted())


# -- differs --
@pytest.mark.parametrize(
    ("then", "codes"), [("fish of anna = 4", []), ("fish of anna > 1", ["RW715"]), ("fish of anna = 2", ["RW704"])]
)
def test_a_scenario_that_differs_fails_without_its_pack(then: str, codes: list[str], tmp_path: Path) -> None:
    base(tmp_path)
    report = report_on([over(tmp_path, CATCH.replace("THEN", then))])
    assert codes_of(report) == codes, report.as_text()


def test_a_pack_over_no_other_cannot_differ(tmp_path: Path) -> None:
    report = report_on([base(tmp_path, CATCH.replace("THEN", "fish of anna = 2"))])
    assert codes_of(report) == ["RW702"]
    assert "lies over no other" in report.as_text()


# -- the scenarios of the pack below --
def test_the_scenarios_below_are_played_under_a_pack(tmp_path: Path) -> None:
    folders = [base(tmp_path), over(tmp_path, CATCH.replace("THEN", "fish of anna = 4"))]
    report = report_on(folders, wanted=Wanted(packs=frozenset({"sea"})))
    assert [(result.name, result.ok, result.before) for result in report.results] == [
        ("Two fish are caught", False, True),
        ("Three is the most", True, None),
        ("This is wrong anyway", False, False),
    ]
    assert report.over == ("rich-sea",)
    assert "1 of 3 end differently with rich-sea" in report.as_text()
    assert [scenario["passes_without"] for scenario in report.as_json()["scenarios"]] == [True, None, False]


def test_without_names_only_the_pack_on_top_is_tested(tmp_path: Path) -> None:
    folders = [base(tmp_path), over(tmp_path, CATCH.replace("THEN", "fish of anna = 4"))]
    report = report_on(folders)
    assert [result.name for result in report.results] == ["Caught"]
    assert report.over == ()


# -- some of them --
@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (Wanted(name="FISH"), ["Two fish are caught"]),
        (Wanted(name="is"), ["Two fish are caught", "Three is the most", "This is wrong anyway"]),
        (Wanted(file="game", name="three"), ["Three is the most"]),
        (Wanted(file="g*"), ["Two fish are caught", "Three is the most", "This is wrong anyway"]),
        (Wanted(file="sea/scenarios/game.yaml", name="anyway"), ["This is wrong anyway"]),
        (Wanted(file="market"), []),
    ],
)
def test_scenarios_are_chosen_by_file_and_name(wanted: Wanted, names: list[str], tmp_path: Path) -> None:
    assert [result.name for result in report_on([base(tmp_path)], wanted=wanted).results] == names


def test_a_part_of_the_scenarios_says_nothing_about_the_checklist(tmp_path: Path) -> None:
    folder = base(tmp_path)
    (folder / "scenarios" / "checklist.yaml").write_text("checklist: {A-1: fish are caught}\n", encoding="utf-8")
    assert [problem.code for problem in report_on([folder]).problems] == ["RW707"]
    assert report_on([folder], wanted=Wanted(name="fish")).problems == ()


# -- coverage --
def test_coverage_is_about_the_packs_own_sentences(tmp_path: Path) -> None:
    folders = [base(tmp_path), over(tmp_path, CATCH.replace("THEN", "fish of anna = 4"))]
    coverage = report_on(folders, True).coverage
    assert coverage is not None and set(coverage.declarations) == {"catch"} and coverage.untouched == []
    below = report_on([folders[0]], True).coverage
    assert below is not None and set(below.declarations) == {"turn", "catch", "winner"}


def test_progress_is_told_after_each(tmp_path: Path) -> None:
    told: list[tuple[int, int, bool]] = []
    run_scenarios(load([base(tmp_path)]), progress=lambda done, total, result: told.append((done, total, result.ok)))
    assert told == [(1, 3, True), (2, 3, True), (3, 3, False)]
