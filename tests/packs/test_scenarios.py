"""Every pack that ships proves its rules: all scenarios pass, every rule is cited, nothing is left unexecuted.

The scenarios of a pack are played once, with coverage, and everything that is asked about the report is asked in one test:
another test might run in another process, and would have to play them all again.
"""

from __future__ import annotations

import json

import pytest
from tests.scenario.packs import report_on
from tests.shipped_games import LARGE, PACKS, RULES

SLOW = {*LARGE, "akropolis"}
LONG = {"tekhenu": 40, "teotihuacan": 30, "cuzco": 8}  # seconds


def _marks(pack: str) -> pytest.MarkDecorator | tuple[()]:
    return pytest.mark.slow(LONG[pack]) if pack in LONG else pytest.mark.slow if pack in SLOW else ()


def test_every_pack_has_scenarios_and_a_checklist() -> None:
    assert sorted(path.parents[1].name for path in RULES.glob("*/scenarios/checklist.yaml")) == PACKS


@pytest.mark.parametrize("pack", [pytest.param(pack, marks=_marks(pack)) for pack in PACKS])
def test_the_scenarios_prove_the_rules(pack: str) -> None:
    report = report_on(pack, coverage=True)
    assert report.results
    assert report.ok, report.as_text()

    # Every rule of the checklist is covered.
    assert report.checklist
    assert report.uncovered == []
    assert report.problems == ()

    # Every declaration and branch is executed. A pack that is laid over another answers for its own files only.
    coverage = report.coverage
    assert coverage is not None
    assert [name for name, span in coverage.untouched if span.file.startswith(f"{pack}/")] == []
    assert [name for name, span in coverage.never_run if span.file.startswith(f"{pack}/")] == []

    # The JSON says the same.
    data = json.loads(json.dumps(report.as_json()))
    assert data["rules"]["covered"] == list(report.checklist)
    assert (data["passed"], data["failed"]) == (len(report.results), 0)
