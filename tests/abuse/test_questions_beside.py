"""Questions that a pack asks beside its rules, of which there may be very many: one look, and one game, have one budget."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import small_packs

from rulewright import load, new_game
from rulewright.check import Checked
from rulewright.narrate import Texts
from rulewright.scenario import run_scenarios
from rulewright.table import Teller, show, telling
from rulewright.validate import broken_promises, promises, settings_of

pytestmark = pytest.mark.slow

RULES = """
flow game:
    for each round in 1..5: each player: do turn
action turn:
    choose cell from field where pebble = 0
    set pebble of cell to 1
    gain 1 reed
winner: most reed
"""
NOUNS = """
resources: {reed: {per: player}}
boards: {field: {shape: square, width: 6, height: 6, cells: {pebble: {type: number}}}}
"""
TOO_LONG = "this cannot be worked out: it goes on for too long"


def nested(levels: int) -> str:
    return "pebble >= 0" if not levels else f"(count of field where {nested(levels - 1)}) >= 0"


def checked(folder: Path, **files: str) -> Checked:
    named = {f"{name}.yaml": text for name, text in files.items()}
    found = load([small_packs.pack(folder, RULES, NOUNS, name="pond", players=(2, 2), files=named)])
    assert found.checked is not None, small_packs.shown(found)
    return found.checked


def test_a_look_at_the_table_has_one_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = checked(tmp_path, table=f"beside: {{field: {{near: count of field where {nested(1)}}}}}")
    told = []
    for work in (10_000_000, 40_000):
        monkeypatch.setattr(telling, "WORK", work)
        game = new_game(rules, 2, 1)
        shown = show(game, Texts(rules), 1, Teller(game))
        told.append(
            sum(bool(cell.notes) for region in shown.regions for part in region.parts for cell in getattr(part, "cells", ()))
        )
    assert told[0] == 36 and 0 < told[1] < 30


def test_promises_of_one_game_have_one_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind its end nothing is asked any more; what a question itself cannot be worked out in does not hold."""
    dear = "".join(f"  dear_{number}: {nested(2)}\n" for number in range(5))
    rules = checked(tmp_path, invariants=f"always:\n  cheap: reed >= 0\n{dear}")
    asked: list[tuple[bool, int]] = []
    holds = promises._holds
    monkeypatch.setattr(promises, "_holds", lambda game, ask: asked.append(found := holds(game, ask)) or found)  # type: ignore[func-returns-value]
    assert broken_promises(rules, settings_of(rules.rules), 1) == []
    many, most = len(asked), max(spent for _, spent in asked)
    assert many == 11 * 6 and most > 36**2
    asked.clear()
    monkeypatch.setattr(promises, "GAME", 10 * most)
    monkeypatch.setattr(promises, "WORK", most)
    assert broken_promises(rules, settings_of(rules.rules), 1) == []
    assert 5 < len(asked) < 20


@pytest.mark.parametrize("file", ["invariants", "table", "scenario"])
def test_a_question_without_end_is_stopped(tmp_path: Path, file: str) -> None:
    """Whoever asks: it counts its work like any rule."""
    endless = nested(9)
    if file == "invariants":
        rules = checked(tmp_path, invariants=f"always: {{endless: {endless}}}")
        assert [one.name for one in broken_promises(rules, settings_of(rules.rules), 1)] == ["endless"]
    elif file == "table":
        rules = checked(tmp_path, table=f"beside: {{field: {{near: count of field where {endless}}}}}")
        game = new_game(rules, 2, 1)
        shown = show(game, Texts(rules), 1, Teller(game))
        assert not any(cell.notes for region in shown.regions for part in region.parts for cell in getattr(part, "cells", ()))
    else:
        root = small_packs.pack(tmp_path, RULES, NOUNS, name="pond", players=(2, 2))
        (root / "scenarios").mkdir()
        told = f"- scenario: Endless\n  seats: [anna, ben]\n  then:\n    - {endless}\n"
        (root / "scenarios" / "one.yaml").write_text(told)
        [result] = run_scenarios(load([root])).results
        assert [problem.code for problem in result.problems] == ["RW704"] and TOO_LONG in repr(result.problems)
