"""Copies of shipped packs with other scenarios or other rules, for the tests of the scenario runner."""

from __future__ import annotations

import shutil
from pathlib import Path

from rulewright.check.load import Loaded, load
from rulewright.read.resources import rules_folder
from rulewright.scenario import Report, run_scenarios


def copy_of(pack: str, to: Path) -> Path:
    """A pack without its texts, which do not matter here."""
    folder = to / pack
    shutil.copytree(rules_folder() / pack, folder, ignore=shutil.ignore_patterns("text"))
    return folder


def loaded(folder: Path) -> Loaded:
    found = load([folder])
    assert found.checked is not None, found.diagnostics
    return found


def run(pack: str, to: Path, scenarios: str, checklist: str = "", coverage: bool = False) -> Report:
    """The report on scenarios written in a test."""
    folder = copy_of(pack, to)
    shutil.rmtree(folder / "scenarios")
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "test.yaml").write_text(scenarios, encoding="utf-8")
    if checklist:
        (folder / "scenarios" / "checklist.yaml").write_text(checklist, encoding="utf-8")
    return run_scenarios(loaded(folder), coverage)
