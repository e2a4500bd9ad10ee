"""How scenarios play: choices that make themselves, single steps, random play, and what cannot be done."""

from __future__ import annotations

from pathlib import Path

from tests.scenario.packs import run


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
    report = run(
        "akropolis",
        tmp_path,
        """
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
""",
    )
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
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: Who wins
  seats: [cili, dora]
  given: {stone: {cili: 1, dora: 2}}
  winners: [cili]
  happened: {cili place city: 1}
""",
    )
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
