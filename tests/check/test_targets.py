"""What a sentence may change: what is declared to change, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import codes, loaded, place, problem_of

NOUNS = """\
resources: {coin: {per: player}}
tracks: {fame: {per: player, max: 5}}
variables: {told: {}, chief: {type: player}, die: {min: 1, max: 6}}
tables: {price: {key: number, values: {1: 3}}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}}
zones: {row: {holds: card, start: all}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, power: {type: number, varies: true, min: 1, max: 6}}
items: {ant: {worth: 2}}
"""
RULES = """\
flow game: each player: do turn

value half = 3
action turn:
    choose card from row
    choose cell from grid
    LINE

winner: most coin
"""
FIRST = RULES[: RULES.index("LINE")].count("\n") + 1


def problems(folder: Path, line: str) -> set[str]:
    return codes(loaded(folder, RULES.replace("LINE", line), NOUNS, CARDS))


@pytest.mark.parametrize(
    "line",
    [
        "set coin to 3",
        "set fame to 3",
        "set told to 3",
        "set chief to player",
        "set power of card to 3",
        "set mark of cell to player",
        "advance fame",
        "roll die",
        "roll power of card",
    ],
)
def test_what_changes_can_be_changed(tmp_path: Path, line: str) -> None:
    assert not problems(tmp_path, line) & {"RW410", "RW402", "RW401"}


@pytest.mark.parametrize(
    "line",
    [
        "set worth of card to 3",
        "set seat of player to 3",
        "set half to 3",
        "set price(1) to 3",
        "set player to player",
        "advance worth of card",
        "roll worth of card",
    ],
)
def test_what_does_not_change_cannot(tmp_path: Path, line: str) -> None:
    found = loaded(tmp_path, RULES.replace("LINE", line), NOUNS, CARDS)
    assert found.checked is None
    assert place(problem_of(found, "RW410"))[1] == FIRST
