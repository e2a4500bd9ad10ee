"""What scenarios are given: shared givens, everything else, tables, and what has been used once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import codes_of, report_on
from tests.small_packs import pack

from rulewright.scenario import Report

FILES = {
    "nouns.yaml": """\
enums: {site: [quarry, forest, temple]}
resources: {coin: {per: player}, fish: {per: player}}
variables: {height: {per: site}}
zones:
  area: {holds: worker, per: site}
  rest: {holds: worker, start: all}
  hand: {holds: badge, per: player, active: true}
  box: {holds: badge, start: all}
boards: {land: {shape: square, width: 2, height: 2, cells: {lord: player}}}
tables:
  wage: {key: site, values: {quarry: 1, forest: 2, temple: 3}}
  bonus: {key: player, values: {1: 0, 2: 5}}
  home: {key: number, type: site, values: {1: quarry, 2: forest}}
""",
    "workers.yaml": "pieces: worker\nattributes: {strength: {type: number, varies: true}}\nitems: {w1: , w2: , w3: , w4: }\n",
    "badges.yaml": """\
pieces: badge
items:
  star: {effect: "after you gain coin, once per turn: gain 1 fish"}
  moon: {effect: "after you gain coin, once per earn: gain 10 fish"}
""",
    "game.rules": """\
flow game:
    turns: do turn

after any player gains coin, once per game: gain 100 fish

action turn:
    choose n from 1..2
    do earn(n)

rule earn(n): gain n * wage(home(1)) + bonus(player) coin

winner: most coin
""",
}


def play(to: Path, scenarios: str) -> Report:
    return report_on(pack(to, players=(2, 2), files={**FILES, "scenarios/test.yaml": scenarios}))


def one(to: Path, given: str, then: str, more: str = "", before: str = "") -> Report:
    return play(to, f"{before}- scenario: Something\n  seats: [anna, ben]\n  given: {given}\n  then: [{then}]\n{more}")


# -- shared givens --
CALM = "- givens:\n    calm: {coin: {anna: 1, ben: 2}, rest: [w1], height: {quarry: 3}}\n    rich: {coin: {anna: 9}}\n"


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("calm", "coin of anna = 1 and coin of ben = 2 and size of rest = 1"),
        ("[calm]", "coin of anna = 1 and coin of ben = 2 and size of rest = 1"),
        ("[calm, rich]", "coin of anna = 9 and coin of ben = 2 and size of rest = 1"),
        ("[rich, calm]", "coin of anna = 1 and coin of ben = 2"),
        ("[calm, {coin: {ben: 7}, rest: [w2, w3]}]", "coin of anna = 1, coin of ben = 7, size of rest = 2, height(quarry) = 3"),
        ("[{height: {forest: 4}}, calm]", "height(forest) = 4 and height(quarry) = 3"),
        ("[]", "coin of anna = 0 and size of rest = 4"),
    ],
)
def test_later_givens_lie_over_earlier_ones(given: str, then: str, tmp_path: Path) -> None:
    report = one(tmp_path, given, then, before=CALM)
    assert report.ok, report.as_text()


def test_a_given_may_stand_in_another_file(tmp_path: Path) -> None:
    text = "- scenario: Something\n  seats: [anna, ben]\n  given: [calm, rich]\n  then: [coin of anna = 9]\n"
    folder = pack(tmp_path, players=(2, 2), files={**FILES, "scenarios/a.yaml": text, "scenarios/b.yaml": CALM})
    report = report_on(folder)
    assert report.ok and not report.problems, report.as_text()


def test_a_given_that_nobody_knows(tmp_path: Path) -> None:
    report = one(tmp_path, "[clam]", "coin of anna = 0", before=CALM)
    assert codes_of(report) == ["RW701"]
    assert "did you mean `calm`?" in report.as_text()


def test_a_given_that_nobody_uses_is_a_warning(tmp_path: Path) -> None:
    report = one(tmp_path, "calm", "coin of anna = 1", before=CALM)
    assert report.ok
    assert [(problem.code, problem.message) for problem in report.problems] == [("RW713", "no scenario is given `rich`")]


def test_two_givens_of_one_name(tmp_path: Path) -> None:
    report = one(tmp_path, "[calm, rich]", "coin of anna = 9", before=CALM + "- givens: {calm: {}}\n")
    assert [problem.code for problem in report.problems] == ["RW712"]
    assert not report.ok


@pytest.mark.parametrize("givens", ["{}", "[calm]", "{calm: 3}", "{2 men: {}}"])
def test_givens_of_another_shape(givens: str, tmp_path: Path) -> None:
    report = play(tmp_path, f"- givens: {givens}\n")
    assert {problem.code for problem in report.problems} <= {"RW440", "RW442"} and report.problems, report.as_text()


# -- else --
@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("{height: {forest: 7, else: 2}}", "height(quarry) = 2 and height(forest) = 7 and height(temple) = 2"),
        ("{height: {else: 4}}", "height(quarry) = 4 and height(temple) = 4"),
        ("{coin: {ben: 1, else: 6}}", "coin of anna = 6 and coin of ben = 1"),
        ("{land: {a1: ben, else: anna}}", "lord of a1 = ben, 3 = count of land where lord = anna"),
        ("{worker: {w1: {strength: 4}, else: {strength: 2}}}", "strength of w1 = 4 and strength of w4 = 2"),
        ("{area: {forest: [w1, w2], else: []}}", "{area: {forest: [w1, w2], else: []}}"),
        ("{land: {a1: ben}}", "{land: {a1: ben, else: nothing}}"),
    ],
)
def test_else_is_all_that_is_not_named(given: str, then: str, tmp_path: Path) -> None:
    report = one(tmp_path, given, then)
    assert report.ok, report.as_text()


def test_else_is_compared_too(tmp_path: Path) -> None:
    report = one(tmp_path, "{height: {else: 4}}", "{height: {forest: 4, else: 3}}")
    assert codes_of(report) == ["RW704", "RW704"]
    assert "found: height(quarry) is 4" in report.as_text()
    assert "found: height(temple) is 4" in report.as_text()


# -- tables --
EARN = "  do: earn(2)\n  by: anna\n"


@pytest.mark.parametrize(
    ("given", "coins"),
    [
        ("{}", 2),
        ("{wage: {quarry: 10}}", 20),
        ("{wage: {else: 4}}", 8),
        ("{wage: {quarry: 10, else: 4}, home: {1: forest}}", 8),
        ("{home: {1: temple}}", 6),
        ("{bonus: {anna: 7}}", 9),
    ],
)
def test_a_table_is_changed_for_one_scenario(given: str, coins: int, tmp_path: Path) -> None:
    report = one(tmp_path, given, f"coin of anna = {coins}", EARN)
    assert report.ok, report.as_text()


@pytest.mark.slow
def test_other_scenarios_have_the_table_of_the_rules(tmp_path: Path) -> None:
    one_of = f"- scenario: {{}}\n  seats: [anna, ben]\n  given: {{}}\n{EARN}  then: [coin of anna = {{}}, wage(quarry) = {{}}]\n"
    cases = [
        ("A", "{}", 2, 1),
        ("B", "{wage: {quarry: 3}}", 6, 3),
        ("C", "{coin: {anna: 1}}", 3, 1),
        ("D", "{wage: {quarry: 5}}", 10, 5),
    ]
    report = play(tmp_path, "".join(one_of.format(*case) for case in cases))
    assert report.ok, report.as_text()


@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        ("{wage: {quary: 3}}", "RW701", "did you mean `quarry`?"),
        ("{wage: {quarry: many}}", "RW702", "`many` is no number"),
        ("{home: {1: tempel}}", "RW702", "did you mean `temple`?"),
        ("{wage: 3}", "RW702", "`wage` is a table"),
        ("{wags: {quarry: 3}}", "RW701", "did you mean `wage`?"),
    ],
)
def test_a_table_that_cannot_be(given: str, code: str, said: str, tmp_path: Path) -> None:
    report = one(tmp_path, given, "coin of anna = 0", EARN)
    assert codes_of(report) == [code], report.as_text()
    assert said in report.as_text()


# -- once --
HANDS = "hand: {anna: [star, moon]}, "


@pytest.mark.parametrize(
    ("once", "fish"),
    [
        ("", 110),
        ("doing: {anna: turn}", 111),
        ("doing: {anna: [turn]}, once: {anna: [star]}", 110),
        ("once: {anna: [star]}", 110),
        ("once: {anna: star}", 110),
        ("once: {anna: [after any player gains coin, star]}", 10),
        ("doing: {anna: turn}, once: {anna: [after any player gains coin]}", 11),
        ("doing: {anna: turn}, once: {anna: ['after any player gains coin, once per game']}", 11),
        ("doing: {anna: turn}, once: {ben: [star]}", 111),
        ("once: {else: [star]}", 110),
    ],
)
def test_what_works_once_has_been_used(once: str, fish: int, tmp_path: Path) -> None:
    report = one(tmp_path, f"{{{HANDS}{once}}}", f"fish of anna = {fish}", EARN)
    assert report.ok, report.as_text()


@pytest.mark.parametrize(
    ("once", "more", "code", "said"),
    [
        ("{anna: [sta]}", EARN, "RW701", "did you mean `star`?"),
        ("{anna: [after any player gains fish]}", EARN, "RW701", "nothing that works once"),
        ("[star]", EARN, "RW702", "write `once: {anna: …}`"),
        ("{anna: [star]}", "  turn: anna\n", "RW702", "`turn` begins with this scenario"),
        ("{anna: [moon]}", EARN, "RW702", "`earn` begins with this scenario"),
    ],
)
def test_what_cannot_have_been_used(once: str, more: str, code: str, said: str, tmp_path: Path) -> None:
    report = one(tmp_path, f"{{{HANDS}once: {once}}}", "fish of anna >= 0", more)
    assert codes_of(report) == [code], report.as_text()
    assert said in report.as_text()
