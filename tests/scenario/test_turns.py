"""`turn` says whose step the first decision is, wherever in the flow that stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.packs import report_on
from tests.small_packs import pack

from rulewright.pipeline import load
from rulewright.scenario import Report, run_scenarios

RULES = """\
action pick:
    choose n from 1..3
    gain n fish

winner: most fish
"""
SCENARIO = """\
- scenario: The second seat picks
  seats: [anna, ben, cleo]
  turn: ben
  asked: ben
  when:
    - n: 2
  then:
    - fish of ben = 2 and fish of anna = 0
    - player = ben
"""


def report(folder: Path, flow: str, behind: str = "") -> Report:
    (folder / "scenarios").mkdir()
    (folder / "pack.yaml").write_text("id: pack\nversion: 1.0.0\nplayers: {min: 3, max: 3}\n")
    (folder / "nouns.yaml").write_text("resources: {fish: {per: player}}\nvariables: {day: {}}\n")
    (folder / "game.rules").write_text(f"flow game:\n    {flow}\n\n{RULES}")
    asked = SCENARIO.replace("  asked: ben\n", f"  asked: {behind}\n" if behind else "")
    (folder / "scenarios" / "turns.yaml").write_text(asked)
    loaded = load([folder])
    assert loaded.checked is not None, loaded.diagnostics
    return run_scenarios(loaded)


@pytest.mark.parametrize(
    ("flow", "behind"),
    [
        ("turns until fish of player > 9: do pick", "cleo"),
        ("each player: do pick", "ben"),  # the others still have theirs, in their order
        ("each player:\n        for each m in 1..2: do pick", "ben"),
        ("turns from (first of players) until day > 0:\n        each player: do pick", "ben"),
        (
            "repeat:\n        let first_one = first of players\n        turns from first_one until day > 0: do pick\n"
            "    until day > 0",
            "cleo",
        ),
    ],
)
def test_the_seat_that_has_the_step_is_another(tmp_path: Path, flow: str, behind: str) -> None:
    found = report(tmp_path, flow, behind)
    assert found.ok, found.as_text()


WHO = {
    "turn: ben": ("ben", "ben"),
    "turn: ben, do: pick": ("ben", "ben"),
    "do: pick, by: ben": ("ben", "ben"),
    "do: round": ("anna", "anna"),
    "turn: ben, do: round": ("ben", "ben"),
    "do: round, by: ben": ("anna", "ben"),
    "turn: ben, do: round, by: cleo": ("ben", "cleo"),  # a flow is done in a turn, and by nobody in particular
}


@pytest.mark.parametrize("who", WHO)
def test_each_key_says_who_is_asked_or_who_is_meant(tmp_path: Path, who: str) -> None:
    asked, player = WHO[who]
    found = acting(tmp_path, f"{who}, asked: {asked}, then: [player = {player}]")
    assert found.ok, found.as_text()


@pytest.mark.parametrize(
    ("who", "key"),
    [
        ("turn: ben, do: pick, by: anna", "turn"),
        ("turn: anna, do: pick, by: anna", "turn"),  # also where both say the same
        ("by: anna, do: pick, turn: ben", "turn"),
        ("by: ben", "by"),
        ("turn: ben, by: ben", "by"),
        ("setup: yes, by: ben", "by"),
    ],
)
def test_what_nobody_looks_at_is_told(tmp_path: Path, who: str, key: str) -> None:
    (problem,) = acting(tmp_path, who).results[0].problems
    assert problem.code == "RW716" and problem.message.startswith(f"`{key}` ")
    assert (
        problem.span is not None
        and problem.span.column == len("- {scenario: Who, seats: [anna, ben, cleo], ") + who.index(key) + 1
    )


def acting(folder: Path, who: str) -> Report:
    """The report on a scenario of a game in which each turn is a flow of its own."""
    nouns = "resources: {fish: {per: player}}\n"
    rules = f"flow game:\n    turns until fish of player > 9: do round\n\nflow round:\n    do pick\n\n{RULES}"
    scenario = f"- {{scenario: Who, seats: [anna, ben, cleo], {who}}}\n"
    return report_on(pack(folder, rules, nouns, players=(3, 3), files={"scenarios/who.yaml": scenario}))
