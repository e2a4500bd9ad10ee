"""Scenarios are only worth something if they notice a wrong rule; tools/mutate_rules.py breaks those that stand in the pack."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import each_spot_on_flat_ground
from tests.scenario.packs import copy_of, report_on


def test_a_tile_that_need_not_lie_flat_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flatness belongs to the engine's boards and not to the text of the rules, so it is the engine that is broken here."""
    each_spot_on_flat_ground(monkeypatch)
    folder = copy_of("akropolis", tmp_path)
    for path in (folder / "scenarios").glob("*.yaml"):
        if path.stem not in ("place", "checklist"):
            path.unlink()
    assert "AKR-PLACE-06" in {rule for result in report_on(folder).failed for rule in result.covers}
