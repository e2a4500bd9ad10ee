"""Boards that are drawn: where the cells of a picture lie, and which pictures are too large or askew."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, pack

from rulewright import load
from rulewright.link import maps

RULES = GAME + "rule turn: skip\n"


def nouns(shape: str, picture: str) -> str:
    lines = "".join(f"      {line}\n" for line in picture.split("/"))
    return (
        NOUNS + f"enums: {{ground: [sand]}}\nboards:\n  lake:\n    shape: {shape}\n    legend: {{o: sand}}\n    map: |\n{lines}"
    )


@pytest.mark.parametrize(
    ("shape", "picture", "places"),
    [
        ("square", "oo/o.", ((0, 0), (1, 0), (0, 1))),
        ("square", ".../.oo/..o", ((0, 0), (1, 0), (1, 1))),
        ("hex", "o o/.o o", ((0, 0), (1, 0), (0, 1), (1, 1))),
        ("hex", ". o o/ . . o", ((0, 0), (1, 0), (1, 1))),
        ("hex", ". o/.o o", ((1, 0), (0, 1), (1, 1))),
    ],
)
def test_cells_lie_as_they_are_drawn(tmp_path: Path, shape: str, picture: str, places: tuple[tuple[int, int], ...]) -> None:
    checked = load([pack(tmp_path, RULES, nouns(shape, picture))]).checked
    assert checked is not None
    assert checked.rules.boards["lake"].places == places


@pytest.mark.parametrize(
    ("shape", "picture", "told"),
    [
        ("square", "oo/oo", ""),
        ("square", "../../oo/oo", ""),
        ("square", "..oo/..oo", ""),
        ("square", "ooo", "a map has at most 2 rows and columns"),
        ("square", "o/o/o", "a map has at most 2 rows and columns"),
        ("square", "o/./o", "a map has at most 2 rows and columns"),
        ("hex", "o o", ""),
        ("hex", ".o o/o o", ""),
        ("hex", "o o o", "a map has at most 2 rows and columns"),
        ("hex", "o o/o o", "this hex does not stand between those above and below it"),
        ("hex", "oo", "this hex does not stand between those above and below it"),
        ("square", "..", "this map has no cell"),
    ],
)
def test_a_picture_is_small_and_straight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shape: str, picture: str, told: str
) -> None:
    """Where a side has at most two cells."""
    monkeypatch.setattr(maps, "MAX_SIDE", 2)
    found = load([pack(tmp_path, RULES, nouns(shape, picture))]).diagnostics
    assert [str(problem.message) for problem in found if problem.severity == "error"] == ([told] if told else [])
