"""Every pack that ships proves its rules: all scenarios pass, every rule is cited, nothing is left unexecuted."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from rulewright.check.load import load
from rulewright.read.packs import available_packs
from rulewright.read.resources import rules_folder
from rulewright.scenario import Report, run_scenarios

TESTED = [pack for pack in available_packs() if (rules_folder() / pack / "scenarios").is_dir()]


@cache
def report_on(pack: str) -> Report:
    return run_scenarios(load([pack]), coverage=True)


@pytest.mark.parametrize("pack", TESTED)
def test_all_scenarios_pass(pack: str) -> None:
    report = report_on(pack)
    assert report.results
    assert report.ok, report.as_text()


@pytest.mark.parametrize("pack", TESTED)
def test_every_rule_of_the_checklist_is_covered(pack: str) -> None:
    report = report_on(pack)
    assert report.checklist
    assert report.uncovered == []
    assert report.problems == ()


@pytest.mark.parametrize("pack", TESTED)
def test_every_declaration_and_branch_is_executed(pack: str) -> None:
    """A pack that is laid over another answers for its own files only."""
    coverage = report_on(pack).coverage
    assert coverage is not None
    assert [name for name, span in coverage.untouched if span.file.startswith(f"{pack}/")] == []
    assert [name for name, span in coverage.never_run if span.file.startswith(f"{pack}/")] == []


@pytest.mark.parametrize("pack", TESTED)
def test_the_json_lists_every_rule_that_is_covered(pack: str) -> None:
    report = report_on(pack)
    data = json.loads(json.dumps(report.as_json()))
    assert data["rules"]["covered"] == list(report.checklist)
    assert data["failed"] == 0
    assert data["passed"] == len(report.results)


def test_tekhenu_covers_the_whole_rulebook() -> None:
    counted: dict[str, int] = {}
    for rule in report_on("tekhenu").checklist:
        section = re.fullmatch(r"TEK-([A-Z]+?)-?\d\d", rule)
        assert section, rule
        counted[section[1]] = counted.get(section[1], 0) + 1
    assert counted == {"COMP": 8, "SETUP": 38, "DIE": 8, "FLOW": 5, "TURN": 10, "ROT": 9, "MAAT": 23, "SCORE": 18, "END": 8,
                       "SCRIBE": 8, "RES": 5, "LIM": 4, "HOR": 17, "RA": 14, "HAT": 10, "MKT": 6, "BAS": 10, "THO": 17,
                       "OSI": 12, "PROD": 6, "BOT": 70, "P": 27, "S": 12, "A": 4, "D": 24, "B": 24, "BLESS": 3, "T": 24,
                       "EX": 23}


def test_tekhenu_options_are_tested_in_every_position() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (rules_folder() / "tekhenu" / "scenarios").glob("*.yaml"))
    turned = ["printed_horus_tiles: yes", "difficulty: medium", "difficulty: hard", "random_starting_cards: yes",
              "precious_decrees: yes", "with_d03: yes", "district_tie: most_of_one_kind", "scale_counts_changed_value: yes",
              "turned_die_weighs_its_new_face: no", "t18_sees_anubis: no", "t16_in_every_maat: no",
              "t19_is_a_produce_action: yes", "refresh_any_open_section: no", "substitution_chains: yes",
              "d23_resolved: before_decrees", "d24_counts_statues: no"]
    assert [option for option in turned if option not in text] == []


def test_akropolis_covers_the_whole_rulebook() -> None:
    ids = list(report_on("akropolis").checklist)
    counted: dict[str, int] = {}
    for rule in ids:
        section = re.fullmatch(r"AKR-([A-Z]+)-\d\d", rule)
        assert section, rule
        counted[section[1]] = counted.get(section[1], 0) + 1
    assert counted == {"COMP": 7, "SETUP": 14, "TURN": 5, "TAKE": 7, "PLACE": 11, "QUARRY": 5, "PLAZA": 5, "DIST": 11, "FILL": 4,
                       "END": 4, "SCORE": 6, "VAR": 12, "EX": 7}


def test_akropolis_options_are_tested_in_every_position() -> None:
    """A switch that nobody turns is not tested."""
    text = "".join(path.read_text(encoding="utf-8") for path in (rules_folder() / "akropolis" / "scenarios").glob("*.yaml"))
    for name in ("long_game", "advanced_houses", "advanced_markets", "advanced_barracks", "advanced_temples", "advanced_gardens",
                 "holes_are_edge"):
        assert f"{name}: yes" in text
    assert "largest_quarter_by: value" in text
    assert "wide_lakes: no" in text
