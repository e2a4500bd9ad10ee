"""What scenarios can say, and that they notice when it is not so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import run

GOOD = """
- scenario: A mark goes where it is put
  covers: [X-1]
  seats: [anna, ben]
  given:
    grid: {a1: anna, b1: ben}
  turn: anna
  when:
    - cell: b2
  then:
    - mark of b2 = anna
    - 3 = count of grid where not empty
    - grid: {a1: anna, b1: ben, b2: anna, c3: nothing}
  asked: ben
  over: no
  illegal:
    - cell: [a1, b1, b2]
  legal:
    - cell: c3
  only:
    - cell: [c1, a2, c2, a3, b3, c3]
"""


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD, "checklist: {X-1: a mark is put}")
    assert report.ok, report.as_text()
    assert report.covered == ["X-1"]
    result = report.results[0]
    assert (result.name, result.file, result.line) == ("A mark goes where it is put", "tic-tac-toe/scenarios/test.yaml", 2)
    assert "1 of 1 scenarios pass" in report.as_text()
    assert "ok   A mark goes where it is put" in report.as_text(verbose=True)


@pytest.mark.parametrize(("old", "new", "code", "said"), [
    ("mark of b2 = anna", "mark of b2 = ben", "RW704", "found: mark of b2 is anna"),
    ("3 = count of grid where not empty", "4 = count of grid where not empty", "RW704", "is 3"),
    ("b2: anna, c3: nothing", "b2: ben, c3: nothing", "RW704", "found: mark of b2 is anna"),
    ("asked: ben", "asked: anna", "RW704", "found: ben is asked"),
    ("over: no", "over: yes", "RW704", "found: it goes on"),
    ("cell: [a1, b1, b2]", "cell: [a1, c3]", "RW705", "`cell: c3` is offered"),
    ("    - cell: c3", "    - cell: a1", "RW705", "`cell: a1` is not offered"),
    ("[c1, a2, c2, a3, b3, c3]", "[c1, a2, c2, a3, b3]", "RW705", "more is offered for `cell` than the scenario says: c3"),
])
def test_each_part_of_a_scenario_can_fail(tmp_path: Path, old: str, new: str, code: str, said: str) -> None:
    assert GOOD.count(old) == 1
    report = run("tic-tac-toe", tmp_path, GOOD.replace(old, new))
    (result,) = report.results
    assert [problem.code for problem in result.problems] == [code]
    assert said in report.as_text()
    assert not report.ok


def test_a_failure_tells_the_whole_story(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
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
""")
    text = report.as_text()
    assert "FAIL The third tile costs a fortune  (akropolis/scenarios/test.yaml:2)" in text
    assert "expected: stone of cili = 0 and size of site = 3" in text
    assert "found: stone of cili is 1" in text
    assert "size of site is" not in text, "only the side that does not hold is told"
    assert "dora chooses tile: c01, c02, c04" in text
    assert "cili chose tile: c03" in text
    assert "cili: pay 2 stone  (akropolis/turn.rules:" in text
    assert "cili: place c03 city  (akropolis/turn.rules:" in text


def test_lists_are_told_by_the_names_of_pieces(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
- scenario: Pieces
  seats: [cili, dora]
  given: {site: [c01, c02, c03, c04], chief: dora}
  then:
    - c05 in site
    - chief = cili
    - none of site where min_players = 2
    - site: [c01, c02]
""")
    found = " ".join(report.results[0].messages)
    assert "site is [c01, c02, c03, c04]" in found
    assert "chief is dora" in found
    assert "there is [c01, c02, c03, c04]" in found
    assert "expected: site is [c01, c02]" in found


def test_a_forced_choice_may_be_named_and_must_be_right(tmp_path: Path) -> None:
    text = """
- scenario: Only the free tile
  seats: [cili, dora]
  given: {stone: {cili: 0}, site: [c01, c02, c03, c04]}
  do: turn
  by: cili
  when:
    - tile: c01
    - spot: 2,0@0
  then:
    - site: [c02, c03, c04]
"""
    assert run("akropolis", tmp_path / "right", text).ok
    report = run("akropolis", tmp_path / "wrong", text.replace("tile: c01", "tile: c02"))
    assert [problem.code for problem in report.results[0].problems] == ["RW703"]
    assert "only `c01` is possible" in report.as_text()


def test_a_step_alone_does_not_go_on_in_the_flow(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
- scenario: One turn and nothing behind it
  seats: [cili, dora]
  given: {stone: {cili: 0}, site: [c01, c02], stacks: [c05, c06, c07]}
  do: turn
  by: cili
  when:
    - spot: 2,0@0
  then:
    - site: [c02]
  over: no
  happened: {cili place city: 1, draw site: 0}
""")
    assert report.ok, report.as_text()


def test_random_play_and_seeds(tmp_path: Path) -> None:
    text = """
- scenario: Played out
  seats: [anna, ben]
  seeds: 12
  when:
    - random: until over
  always:
    - win of anna + win of ben <= 1
  sometimes:
    - win of ben = 1
    - win of anna = 1
  over: yes
"""
    assert run("tic-tac-toe", tmp_path / "a", text).ok
    report = run("tic-tac-toe", tmp_path / "b", text.replace("win of ben = 1", "win of ben = 2"))
    assert "expected: sometimes win of ben = 2" in report.as_text()
    report = run("tic-tac-toe", tmp_path / "c", text.replace("<= 1", "= 0"))
    assert "expected: win of anna + win of ben = 0" in report.as_text()


def test_winners_and_counts(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
- scenario: Who wins
  seats: [cili, dora]
  given: {stone: {cili: 1, dora: 2}}
  winners: [cili]
  happened: {cili place city: 1}
""")
    text = report.as_text()
    assert "expected: the winners are cili" in text
    assert "found: dora (standings: cili (1, 1), dora (2, 2))" in text
    assert "`cili place city` happens 1 times" in text


def test_impossible_steps(tmp_path: Path) -> None:
    text = """
- scenario: No room
  seats: [anna, ben]
  given:
    grid: {a1: anna, a2: ben, a3: anna, b1: ben, b2: anna, b3: ben, c1: ben, c2: anna, c3: ben}
  do: turn
  by: anna
  impossible: yes
"""
    assert run("tic-tac-toe", tmp_path / "a", text).ok
    assert not run("tic-tac-toe", tmp_path / "b", text.replace(", c3: ben", "")).ok
    report = run("tic-tac-toe", tmp_path / "c", text.replace("  impossible: yes\n", ""))
    assert [problem.code for problem in report.results[0].problems] == ["RW711"]


def test_coverage_names_what_was_not_executed(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
- scenario: Only houses
  seats: [cili, dora]
  then:
    - houses of cili = 0
""", coverage=True)
    coverage = report.coverage
    assert coverage is not None
    untouched = {name for name, _ in coverage.untouched}
    assert {"refill", "gardens", "winner"} <= untouched
    assert not {"setup", "turn", "houses", "quarter"} & untouched, "the first turn has begun"
    assert {owner for owner, _ in coverage.never_run} == {"refill"}
    assert "not: refill (akropolis/turn.rules:" in report.as_text()
    assert report.as_json()["coverage"]["branches"]["never_run"][0]["file"] == "akropolis/turn.rules"


def test_an_uncited_rule_is_a_warning(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD, "checklist: {X-1: a mark is put, X-2: nobody tests this}")
    assert report.ok
    assert report.uncovered == ["X-2"]
    assert [problem.code for problem in report.problems] == ["RW707"]


def test_a_failing_scenario_covers_nothing(tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, GOOD.replace("asked: ben", "asked: anna"), "checklist: {X-1: a mark is put}")
    assert report.uncovered == ["X-1"]


def test_drawn_parts_far_from_one_another_have_no_holes_between_them(tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, """
- scenario: A lake here and open ground there
  seats: [cili, dora]
  given:
    city:
      cili: 1,0 0,1 -1,1 -1,0 0,-1 1,-1 quarry; 20,0 quarry; -7,30 quarry
  then:
    - 1 = count of holes of city
""")
    assert report.ok, report.as_text()
