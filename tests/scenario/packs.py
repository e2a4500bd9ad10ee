"""Copies of shipped packs with other scenarios or other rules, for the tests of the scenario runner."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.shipped_games import RULES
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.scenario import Report, run_scenarios


def copy_of(pack: str, to: Path) -> Path:
    """A pack without its texts, which do not matter here."""
    folder = to / pack
    shutil.copytree(RULES / pack, folder, ignore=shutil.ignore_patterns("text"))
    return folder


def report_on(folder: Path | str, coverage: bool = False) -> Report:
    """The report on all scenarios of a pack, which must be right otherwise."""
    found = load([folder])
    checked_of(found)
    return run_scenarios(found, coverage)


def run(pack: str, to: Path, scenarios: str, checklist: str = "", coverage: bool = False) -> Report:
    """The report on scenarios written in a test."""
    folder = copy_of(pack, to)
    shutil.rmtree(folder / "scenarios")
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "test.yaml").write_text(scenarios, encoding="utf-8")
    if checklist:
        (folder / "scenarios" / "checklist.yaml").write_text(checklist, encoding="utf-8")
    return report_on(folder, coverage)


GOOD = """
- scenario: A mark goes where it is put
  covers: [X-1]
  seats: [anna, ben]
  given:
    grid: {a1: anna, b1: ben}
  turn: anna
  when:
    - cell: b2
  then:
    - mark of b2 = anna
    - 3 = count of grid where not empty
    - grid: {a1: anna, b1: ben, b2: anna, c3: nothing}
  asked: ben
  over: no
  illegal:
    - cell: [a1, b1, b2]
  legal:
    - cell: c3
  only:
    - cell: [c1, a2, c2, a3, b3, c3]
"""


def run_small(to: Path, rules: str, nouns: str, scenarios: str, cards: str = "") -> Report:
    """The report on scenarios of a small pack for two players."""
    folder = pack(to, rules, nouns, cards, players=(2, 2), files={"scenarios/test.yaml": scenarios})
    return report_on(folder)


def codes_of(report: Report) -> list[str]:
    """The codes of all that is wrong with scenarios, in their order."""
    return [problem.code for result in report.results for problem in result.problems]
