"""The order in which things stand on the table: as declared, or as table.yaml says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import pack

from rulewright import load, new_game
from rulewright.narrate import Texts
from rulewright.table import Teller, Zone, show

NOUNS = """
enums: {quay: [north, east, south]}
variables: {miles: {per: quay}, round: {}}
zones: {moored: {holds: boat, per: quay}, box: {holds: boat, start: all}}
"""
BOATS = "pieces: boat\nattributes: {crew: number}\nitems: {gull: {crew: 3}, tern: {crew: 1}}\n"
RULES = """
flow game:
    do setup
    each player: do turn
rule setup:
    set miles of north to 7
    set miles of east to 2
    set miles of south to 5
action turn:
    choose side from quay
    move first of box to moored of side
winner: most round
"""


def quays(folder: Path, table: str) -> list[str]:
    made = pack(folder, RULES, NOUNS, BOATS, name="harbour", players=(2, 2))
    (made / "table.yaml").write_text(table)
    loaded = load([made])
    assert loaded.checked is not None, [problem.message for problem in loaded.diagnostics]
    game = new_game(loaded.checked, 2, 1)
    shown = show(game, Texts(loaded.checked), 1, Teller(game))
    zones = [part for region in shown.regions for part in region.parts if isinstance(part, Zone) and part.noun == "moored"]
    return [place.title for place in zones[0].places]


def test_places_stand_as_declared_or_by_a_number(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    assert quays(tmp_path / "a", "unseen: [round]\n") == ["north", "east", "south"]
    assert quays(tmp_path / "b", "order: {quay: miles of it}\n") == ["east", "south", "north"]


@pytest.mark.parametrize(
    ("table", "code"), [("order: {kay: 1}", "RW304"), ("order: {quay: round = 1}", "RW402"), ("order: {quay: [1]}", "RW442")]
)
def test_what_cannot_order_anything_is_told(tmp_path: Path, table: str, code: str) -> None:
    made = pack(tmp_path, RULES, NOUNS, BOATS, name="harbour", players=(2, 2))
    (made / "table.yaml").write_text(table + "\n")
    found = load([made]).diagnostics
    assert next(problem.code for problem in found if problem.severity == "error") == code, found
