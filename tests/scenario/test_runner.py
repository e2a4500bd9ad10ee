"""What scenarios can say, and that they notice when it is not so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import GOOD, run

from rulewright.diagnostics import from_here


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD, "checklist: {X-1: a mark is put}")
    assert report.ok, report.as_text()
    assert report.covered == ["X-1"]
    result = report.results[0]
    assert (result.name, result.file, result.line) == ("A mark goes where it is put", "tic-tac-toe/scenarios/test.yaml", 2)
    assert "1 of 1 scenarios pass" in report.as_text()
    assert "ok   A mark goes where it is put" in report.as_text(verbose=True)


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("mark of b2 = anna", "mark of b2 = ben", "RW704", "found: mark of b2 is anna"),
        ("3 = count of grid where not empty", "4 = count of grid where not empty", "RW704", "is 3"),
        ("b2: anna, c3: nothing", "b2: ben, c3: nothing", "RW704", "found: mark of b2 is anna"),
        ("asked: ben", "asked: anna", "RW704", "found: ben is asked"),
        ("over: no", "over: yes", "RW704", "found: it goes on"),
        ("cell: [a1, b1, b2]", "cell: [a1, c3]", "RW705", "`cell: c3` is offered"),
        ("    - cell: c3", "    - cell: a1", "RW705", "`cell: a1` is not offered"),
        ("[c1, a2, c2, a3, b3, c3]", "[c1, a2, c2, a3, b3]", "RW705", "more is offered for `cell` than the scenario says: c3"),
    ],
)
def test_each_part_of_a_scenario_can_fail(tmp_path: Path, old: str, new: str, code: str, said: str) -> None:
    assert GOOD.count(old) == 1
    report = run("tic-tac-toe", tmp_path, GOOD.replace(old, new))
    (result,) = report.results
    assert [problem.code for problem in result.problems] == [code]
    assert said in report.as_text()
    assert not report.ok


def test_a_failure_tells_the_whole_story(tmp_path: Path) -> None:
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: The third tile costs a fortune
  seats: [cili, dora]
  given:
    stone: {cili: 3}
    site: [c01, c02, c03, c04]
    chief: cili
  turn: cili
  when:
    - tile: c03
    - spot: 2,0@0
  then:
    - stone of cili = 0 and size of site = 3
""",
    )
    text = report.as_text()
    assert f"FAIL The third tile costs a fortune  ({from_here(tmp_path / 'akropolis/scenarios/test.yaml')}:2)" in text
    assert "expected: stone of cili = 0 and size of site = 3" in text
    assert "found: stone of cili is 1" in text
    assert "size of site is" not in text, "only the side that does not hold is told"
    assert "dora chooses tile: c01, c02, c04" in text
    assert "cili chose tile: c03" in text
    assert "cili: pay 2 stone  (akropolis/turn.rules:" in text
    assert "cili: place c03 city  (akropolis/turn.rules:" in text


def test_lists_are_told_by_the_names_of_pieces(tmp_path: Path) -> None:
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: Pieces
  seats: [cili, dora]
  given: {site: [c01, c02, c03, c04], chief: dora}
  then:
    - c05 in site
    - chief = cili
    - none of site where min_players = 2
    - site: [c01, c02]
""",
    )
    found = " ".join(report.results[0].messages)
    assert "site is [c01, c02, c03, c04]" in found
    assert "chief is dora" in found
    assert "there is [c01, c02, c03, c04]" in found
    assert "expected: site is [c01, c02]" in found


def test_drawn_parts_far_from_one_another_have_no_holes_between_them(tmp_path: Path) -> None:
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: A lake here and open ground there
  seats: [cili, dora]
  given:
    city:
      cili: 1,0 0,1 -1,1 -1,0 0,-1 1,-1 quarry; 20,0 quarry; -7,30 quarry
  then:
    - 1 = count of holes of city
""",
    )
    assert report.ok, report.as_text()
