"""`turn` says whose step the first decision is, wherever in the flow that stands."""

from __future__ import annotations

from pathlib import Path

import pytest

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
