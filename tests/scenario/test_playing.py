"""How scenarios play: choices that make themselves, single steps, random play, and what cannot be done."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of, run, run_small


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


RULES = """\
flow game:
    turns: do turn

action turn:
    choose n from numbers where it <= coin
    pay n coin
    choose m from numbers where it > 1
    gain m fish
    if fish > 8: end game

value numbers = [1, 2]

winner: most fish
"""
NOUNS = "resources: {coin: {per: player, start: 5}, fish: {per: player}}\n"
ALONE = """\
- scenario: One step
  seats: [anna, ben]
  given: {coin: {anna: COINS}}
  do: turn
  by: anna
  when: [WHEN]
  then: [fish of anna = 2]
"""


@pytest.mark.parametrize(
    ("coins", "when", "codes"),
    [
        ("1", "m: 2", []),
        ("1", "n: 1, m: 2", []),
        ("1", "n: 1", []),
        ("1", "n: 2", ["RW703"]),
        ("1", "m: 1", ["RW703"]),
        ("1", "m: 2, n: 1", ["RW709"]),
        ("1", "m: 2, m: 2", ["RW709"]),
        ("5", "n: 1, m: 2", []),
        ("5", "n: 1", []),
        ("5", "m: 2, n: 1", ["RW703"]),
    ],
)
def test_a_choice_that_makes_itself_may_be_named_though_nobody_is_asked_behind_it(
    coins: str, when: str, codes: list[str], tmp_path: Path
) -> None:
    text = ALONE.replace("COINS", coins).replace("WHEN", ", ".join(f"{{{part}}}" for part in when.split(", ")))
    report = run_small(tmp_path, RULES, NOUNS, text)
    assert codes_of(report) == codes, report.as_text()


@pytest.mark.parametrize(
    "when",
    [
        "{n: 1}, {m: 2}, {n: 1}, {m: 2}, {n: 2}, {m: 2}",
        "{n: 1}, {n: 2}",
        "{n: 1}, {n: 1}, {n: 2}",
        "{n: 1}, {m: 2}, {n: 2}",
        "{n: 1; 1; 2}, {m: 2}",
    ],
)
def test_choices_that_make_themselves_may_be_named_from_one_step_to_the_next(when: str, tmp_path: Path) -> None:
    text = """
- scenario: Two turns
  seats: [anna, ben]
  given: {coin: {anna: 3, ben: 1}}
  turn: anna
  when: [WHEN]
  then: [fish of anna = 4 and fish of ben = 2 and coin of anna = 0]
  impossible: no
"""
    report = run_small(tmp_path, RULES.replace("if fish > 8", "if fish > 3"), NOUNS, text.replace("WHEN", when))
    assert report.ok, report.as_text()


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("pay n coin", True),
        ("pay n   coin", True),
        ("choose n from", True),
        ("gain m fish", False),
        ("pay m", False),
    ],
)
def test_a_reason_why_something_is_impossible(words: str, right: bool, tmp_path: Path) -> None:
    rules = RULES.replace("choose n from numbers where it <= coin", "choose n from numbers")
    text = f"""
- scenario: Nothing to pay with
  seats: [anna, ben]
  given: {{coin: {{anna: 0}}}}
  do: turn
  by: anna
  impossible: {words}
"""
    report = run_small(tmp_path, rules, NOUNS, text)
    assert codes_of(report) == ([] if right else ["RW704"]), report.as_text()
    assert (
        right
        or "found: impossible by `choose n from numbers` (pack/game.rules:5); `pay n coin` (pack/game.rules:6)"
        in report.as_text()
    )
