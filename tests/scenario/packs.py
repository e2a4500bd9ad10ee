"""Shipped packs with other scenarios and small packs with scenarios, for the tests of the scenario runner."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from tests.small_packs import checked_of, pack

from rulewright import Loaded, load
from rulewright.check import Checked
from rulewright.compile import Mode, Program, compile_game
from rulewright.diagnostics import Sources
from rulewright.scenario import Report, run_scenarios, stage


def report_on(folder: Path | str, coverage: bool = False) -> Report:
    """The report on all scenarios of a pack, which must be right otherwise."""
    found = load([folder])
    checked_of(found)
    return run_scenarios(found, coverage)


def run(pack: str, to: Path, scenarios: str, checklist: str = "", coverage: bool = False) -> Report:
    """The report on scenarios written in a test, as if the pack lay in a folder with nothing but these."""
    files = {"scenarios/test.yaml": scenarios, **({"scenarios/checklist.yaml": checklist} if checklist else {})}
    with mock.patch.object(stage, "compile_game", _compiled_once):
        return run_scenarios(_with_scenarios(_shipped(pack), pack, to / pack, files), coverage)


@cache
def _shipped(pack: str) -> Loaded:
    found = load([pack])
    checked_of(found)
    return found


def _with_scenarios(found: Loaded, pack: str, root: Path, scenarios: dict[str, str]) -> Loaded:
    texts = {name: text for name, text in found.sources.items() if not name.startswith(f"{pack}/scenarios/")}
    texts |= {f"{pack}/{name}": text for name, text in scenarios.items()}
    own = {name: text for name, text in texts.items() if name.startswith(f"{pack}/")}
    packs = tuple(
        replace(files, root=root, scenarios=scenarios, sources=own) if files.name == pack else files for files in found.packs
    )
    checked = checked_of(found)
    return replace(
        found,
        checked=replace(checked, rules=replace(checked.rules, sources=texts)),
        packs=packs,
        sources=Sources(texts, {files.name: files.root for files in packs}),
    )


_PROGRAMS: dict[tuple[Any, ...], tuple[Any, Program]] = {}  # beside its tables, so that no others get their number


def _compiled_once(checked: Checked, players: int, options: dict[str, Any], mode: Mode) -> Program:
    """The rules of a shipped pack are the same in every test, unless a scenario has tables of its own."""
    tables = checked.rules.tables
    key = (id(tables), players, tuple(options.items()), mode)
    if key not in _PROGRAMS:
        _PROGRAMS[key] = tables, compile_game(checked, players, options, mode)
    return replace(_PROGRAMS[key][1], checked=checked)


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
