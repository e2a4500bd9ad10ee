"""Scenarios that cannot be understood: each gives a diagnostic with a place and a way out, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import run, run_small

CASES = {
    "unknown noun": ("given: {stoen: {cili: 1}}", "RW701", "did you mean `stone`?"),
    "unknown seat": ("given: {stone: {cilli: 1}}", "RW701", "did you mean `cili`?"),
    "unknown piece": ("given: {site: [c1]}", "RW701", "did you mean"),
    "unknown option": ("options: {longgame: yes}", "RW701", "did you mean `long_game`?"),
    "option of the wrong type": ("options: {long_game: perhaps}", "RW702", "yes or no"),
    "no seat for a noun that each player has": ("given: {stone: 3}", "RW702", "write `stone: {cili: …}`"),
    "a number that is none": ("given: {stone: {cili: many}}", "RW702", "a number is needed"),
    "a zone that is no list": ("given: {site: c01}", "RW702", "write a list"),
    "a piece twice": ("given: {site: [c01, c01]}", "RW708", "it is named twice"),
    "a piece of another city": ("given: {site: [start.2]}", "RW708", "it lies on a board"),
    "a tile that does not lie flat": ("given:\n    city:\n      cili: start at 0,0@0; c05 at 1,0@0", "RW708", "lie flat"),
    "a tile that touches nothing": ("given:\n    city:\n      cili: start at 0,0@0; c05 at 9,9@0", "RW708", "lie flat"),
    "a drawing without a face": ("given:\n    city:\n      cili: 0,0 1,0", "RW702", "what the cells show"),
    "an unknown face": ("given:\n    city:\n      cili: 0,0 hous", "RW701", "did you mean `house`?"),
    "a line that says nothing": ("given:\n    city:\n      cili: c05", "RW702", "which piece lies where"),
    "no spot": ("given:\n    city:\n      cili: start at home", "RW702", "a number of turns"),
    "a cell beyond the world": ("given:\n    city:\n      cili: 99999999999,0 house", "RW702", "too far away"),
    "unknown turn": ("turn: doro", "RW701", "did you mean `dora`?"),
    "unknown rule": ("do: trun\n  by: cili", "RW401", "did you mean `turn`?"),
    "a flow is no rule": ("do: game", "RW702", "`do` names a rule"),
    "unknown label": ("when:\n    - tiel: c01", "RW701", "did you mean `tile`?"),
    "a label out of order": ("when:\n    - spot: 2,0@0", "RW703", "is asked for `tile`"),
    "a choice that is not offered": ("when:\n    - tile: c99", "RW703", "is not offered"),
    "too many random choices": ("given: {stacks: []}\n  when:\n    - random: 500", "RW709", "the game is over after"),
    "fewer random choices than none": ("when:\n    - random: -1", "RW442", "random must be at least 0"),
    "the same behind others": (
        "when:\n    - tile: c01\n    - random: 2\n    - random: -30",
        "RW442",
        "random must be at least 0",
    ),
    "random what": ("when:\n    - random: often", "RW702", "`until over`"),
    "unknown word in a condition": ("then:\n    - stoen of cili = 1", "RW401", "did you mean"),
    "a condition that is a number": ("then:\n    - stone of cili + 1", "RW402", "yes or no is needed"),
    "a comparison that can never hold": ("then:\n    - stone of cili = chief", "RW407", "can never be equal"),
    "a sentence that breaks off": ("then:\n    - stone of cili =", "RW203", "ends too early"),
    "another player's board": ("then:\n    - size of cells of city of dora = 4", "RW411", "directly"),
    "unknown noun expected": ("then:\n    - sit: [c01]", "RW701", "did you mean `site`?"),
    "a pick from nothing": ("given: {stacks: []}\n  then:\n    - c01 = first of stacks", "RW704", "nothing to pick from"),
    "a number divided by nothing": ("then:\n    - 1 div 0 = 1", "RW704", "or something is divided by 0"),
    "an option that is left empty": ("when:\n    - tile:", "RW702", "an option is named by its key"),
    "an example that is neither": ("example: perhaps", "RW442", "write one of yes"),
    "an example with a wrong letter": ("example: yess", "RW442", "did you mean `yes`?"),
    "an end that is neither": ("over: perhaps", "RW442", "write one of yes, no"),
    "an option never asked for": ("illegal:\n    - tiles: c01", "RW701", "did you mean `tile`?"),
    "a log that never says so": ("happened: {cili place citi: 1}", "RW701", "did you mean `place city`?"),
    "an unknown entry": ("givven: {}", "RW441", "did you mean `given`?"),
    "a wrong kind of entry": ("when: tile", "RW442", "must be a list"),
}


@pytest.mark.parametrize("case", CASES)
def test_malformed(case: str, tmp_path: Path) -> None:
    text, code, said = CASES[case]
    report = run("akropolis", tmp_path, f"- scenario: Something\n  seats: [cili, dora]\n  {text}\n")
    (result,) = report.results
    assert [problem.code for problem in result.problems] == [code], report.as_text()
    assert said in report.as_text()
    assert all(problem.span is not None and problem.span.file.startswith("akropolis/") for problem in result.problems)
    assert not report.ok


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("[cili]", "2 to 4 players"),
        ("[cili, cili]", "twice"),
        ("[cili, stone]", "cannot name a seat"),
        ("[cili, player]", "cannot name a seat"),
        ("[cili, turn]", "cannot name a seat"),
    ],
)
def test_seats_that_do_not_fit(seats: str, said: str, tmp_path: Path) -> None:
    report = run("akropolis", tmp_path, f"- scenario: Something\n  seats: {seats}\n")
    assert [problem.code for problem in report.results[0].problems] == ["RW702"]
    assert said in report.as_text()


def test_several_problems_are_told_at_once(tmp_path: Path) -> None:
    report = run(
        "akropolis",
        tmp_path,
        """
- scenario: Three mistakes
  seats: [cili, dora]
  given: {stoen: 1, site: [c00], chief: doro}
- scenario: And a scenario that is fine
  seats: [cili, dora]
""",
    )
    assert [problem.code for problem in report.results[0].problems] == ["RW701"] * 3
    assert report.results[1].ok


def test_a_refusal_points_at_the_rule(tmp_path: Path) -> None:
    report = run(
        "tic-tac-toe",
        tmp_path,
        """
- scenario: Taken
  seats: [anna, ben]
  given: {grid: {a1: ben}}
  when:
    - cell: a1
""",
    )
    assert [problem.code for problem in report.results[0].problems] == ["RW703"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("just a text", "RW702"),
        ("- 3", "RW702"),
        ("- {seats: [a, b]}", "RW702"),
        ("checklst: {A-1: b}", "RW441"),
        ("- scenario: Twice\n  seats: [anna, ben]\n- scenario: Twice\n  seats: [anna, ben]", "RW710"),
    ],
)
def test_files_that_are_no_scenarios(text: str, code: str, tmp_path: Path) -> None:
    report = run("tic-tac-toe", tmp_path, text)
    found = [*report.problems, *(problem for result in report.results for problem in result.problems)]
    assert code in [problem.code for problem in found]
    assert not report.ok


def test_a_wrong_citation(tmp_path: Path) -> None:
    text = "- scenario: Cites\n  covers: [TTT-DROW-01]\n  seats: [anna, ben]\n"
    report = run("tic-tac-toe", tmp_path, text, "checklist: {TTT-DRAW-01: a draw}")
    assert [problem.code for problem in report.problems] == ["RW706", "RW707"]
    assert "did you mean `TTT-DRAW-01`?" in report.as_text()
    assert not report.ok


CITING = "- scenario: {name}\n  covers: [TTT-DRAW-01, TTT-TURN-01]\n  seats: [anna, ben]\n{more}"


@pytest.mark.parametrize(
    ("checklist", "more", "told"),
    [
        ("", "", ["RW706"]),  # once, and not for every id of every scenario
        ("", "  turn: nobody\n", ["RW706"]),  # also of a scenario that cannot be played
        ("", "  trun: anna\n", ["RW706"]),
        ("checklist: {}", "", ["RW706"] * 4),  # there is one, and nothing stands in it
        ("checklst: {TTT-DRAW-01: a draw}", "", ["RW441"]),  # what follows from it is not told besides
        ("checklist: {TTT-DRAW-01: ", "", ["RW120"]),
        ("checklist: {TTT-DRAW-01: a draw, TTT-TURN-01: by turns}", "", []),
    ],
)
def test_what_is_cited_needs_a_checklist(checklist: str, more: str, told: list[str], tmp_path: Path) -> None:
    text = CITING.format(name="One", more=more) + CITING.format(name="Two", more="")
    report = run("tic-tac-toe", tmp_path, text, checklist)
    assert sorted(problem.code for problem in report.problems) == told, report.as_text()
    first = [str(problem.span) for problem in report.problems if problem.code == "RW706"][:1]
    assert first == ["tic-tac-toe/scenarios/test.yaml:2:12"][: told.count("RW706")]


ENOUGH = """\
winner: most coin

flow game:
    each player: do go

rule go:
    choose one_cell from grid where mark = nothing as cell
    set mark of one_cell to player
    choose 2 both from grid as both
    choose up to 2 few from grid as few
    gain 1 coin
"""
GRID = "resources: {coin: {per: player}}\nboards: {grid: {shape: square, width: 2, height: 1, cells: {mark: player}}}\n"


@pytest.mark.parametrize("saying", ["illegal", "legal", "only"])
@pytest.mark.parametrize(("label", "known"), [("cell", "a1, b1"), ("both", "a1, b1"), ("few", "a1, b1, enough")])
def test_enough_is_an_option_where_fewer_may_be_chosen(label: str, known: str, saying: str, tmp_path: Path) -> None:
    for option in ("enough", "nowhere"):
        written = f"- scenario: Enough\n  seats: [anna, ben]\n  {saying}:\n    - {label}: {option}\n"
        (result,) = run_small(tmp_path / option, ENOUGH, GRID, written).results
        refused = [str(each.suggestion) for each in result.problems if each.code == "RW701"]
        assert refused == ([] if option in known else [f"known here: {known}"])


@pytest.mark.parametrize(
    "text", ["given:", "example: Troe", "when:\n    - tile:", "illegal:\n    - tile:", "given: [[]]", "over: perhaps"]
)
def test_nothing_is_told_in_words_of_python(text: str, tmp_path: Path) -> None:
    """What is left empty, and `yes`, are called something else in there."""
    told = run("akropolis", tmp_path, f"- scenario: Something\n  seats: [cili, dora]\n  {text}\n").as_text()
    assert "RW" in told
    assert "None" not in told
    assert "True" not in told
