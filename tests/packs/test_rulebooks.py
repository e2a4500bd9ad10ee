"""What the scenarios of a pack must be about: every section of its rulebook, and every position of every option."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from tests.shipped_games import EACH_PACK, RULES

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # the one in C is ten times as fast

# How many rules each section of a rulebook has, counted by hand.
SECTIONS = {
    "akropolis": (
        r"AKR-([A-Z]+)-\d\d",
        {
            "COMP": 7,
            "SETUP": 14,
            "TURN": 5,
            "TAKE": 7,
            "PLACE": 11,
            "QUARRY": 5,
            "PLAZA": 5,
            "DIST": 11,
            "FILL": 4,
            "END": 4,
            "SCORE": 6,
            "VAR": 12,
            "EX": 7,
        },
    ),
    "cuzco": (
        r"CUZ-([A-Z]+)-\d\d",
        {
            "COMP": 9,
            "SETUP": 10,
            "TURN": 8,
            "TILE": 20,
            "MOVE": 16,
            "RANK": 6,
            "TEMPLE": 23,
            "POND": 14,
            "CARD": 6,
            "FEST": 23,
            "END": 9,
            "EX": 12,
        },
    ),
    "tekhenu": (
        r"TEK-([A-Z]+?)-?\d\d",
        {
            "COMP": 8,
            "SETUP": 38,
            "DIE": 8,
            "FLOW": 5,
            "TURN": 11,
            "ROT": 9,
            "MAAT": 23,
            "SCORE": 18,
            "END": 8,
            "SCRIBE": 8,
            "RES": 5,
            "LIM": 4,
            "HOR": 17,
            "RA": 15,
            "HAT": 10,
            "MKT": 7,
            "BAS": 11,
            "THO": 19,
            "OSI": 12,
            "PROD": 6,
            "BOT": 70,
            "P": 27,
            "S": 12,
            "A": 4,
            "D": 24,
            "B": 24,
            "BLESS": 6,
            "T": 24,
            "TECH": 4,
            "EX": 23,
        },
    ),
    "teotihuacan": (
        r"TEO-([A-Z]+)-\d\d",
        {
            "COMP": 8,
            "SETUP": 15,
            "PSET": 8,
            "FIRST": 13,
            "START": 19,
            "NEUT": 6,
            "TURN": 9,
            "LOCK": 11,
            "MOVE": 7,
            "COCOA": 9,
            "WORSHIP": 22,
            "DISC": 12,
            "TEMPLE": 13,
            "MAIN": 13,
            "PALACE": 2,
            "RES": 7,
            "ALCH": 12,
            "NOBLE": 12,
            "DECO": 15,
            "BUILD": 21,
            "POWER": 7,
            "ASC": 15,
            "AVE": 6,
            "ECL": 32,
            "END": 9,
            "DRAFT": 8,
            "DARK": 6,
            "BOT": 82,
            "LEVEL": 6,
            "ROYAL": 10,
            "TECH": 11,
            "DTILE": 19,
            "STILE": 18,
            "BONUS": 8,
            "EX": 17,
        },
    ),
}


def plain(path: Any) -> Any:
    """YAML as the packs mean it, where `yes` and `no` are words."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)


@pytest.mark.parametrize("pack", SECTIONS)
def test_the_checklist_has_the_whole_rulebook(pack: str) -> None:
    pattern, expected = SECTIONS[pack]
    sections = []
    for rule in plain(RULES / pack / "scenarios" / "checklist.yaml")["checklist"]:
        section = re.fullmatch(pattern, rule)
        assert section, rule
        sections.append(section[1])
    assert Counter(sections) == expected


def turned(pack: str) -> Iterator[tuple[str, str]]:
    """Every option of a pack in every position but its default; a number at both of its ends."""
    for name, option in plain(RULES / pack / "pack.yaml").get("options", {}).items():
        assert option["type"] in ("yes_no", "choice", "number"), name
        ends = [option["min"], option["max"]] if option["type"] == "number" else ["yes", "no"]
        for value in option.get("values", ends):
            if value != option["default"]:
                yield name, value


@pytest.mark.parametrize("pack", EACH_PACK)
def test_every_option_is_tested_in_every_position(pack: str) -> None:
    """A switch that nobody turns is not tested."""
    used: set[tuple[str, str]] = set()
    for path in (RULES / pack / "scenarios").glob("*.yaml"):
        for scenario in plain(path) if path.stem != "checklist" else ():
            used |= set(scenario.get("options", {}).items())
    assert set(turned(pack)) - used == set()


def test_the_packs_have_options_to_turn() -> None:
    assert len(list(turned("akropolis"))) == 9
    assert len(list(turned("cuzco"))) == 6
    assert len(list(turned("tekhenu"))) == 21
    assert len(list(turned("teotihuacan"))) == 26
