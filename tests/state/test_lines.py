"""Straight lines of cells, worked out beforehand: those that one finds by going on step by step, and no shorter ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import compiled
from tests.small_packs import checked

RULES = "flow game: each player: do turn\nwinner: most coin\naction turn: choose c from grid\n"
ACROSS = {"square": ((1, 0), (0, 1), (1, 1), (1, -1)), "hex": ((1, 0), (0, 1), (1, -1))}


@pytest.mark.parametrize("shape", ["square", "hex"])
@pytest.mark.parametrize(("width", "height"), [(3, 3), (4, 2), (1, 5)])
def test_lines_through_a_cell_are_whole(tmp_path: Path, shape: str, width: int, height: int) -> None:
    board = f"{{shape: {shape}, width: {width}, height: {height}, cells: {{mark: player}}}}"
    nouns = f"resources: {{coin: {{per: player}}}}\nboards: {{grid: {board}}}\n"
    geometry = compiled(checked(tmp_path, RULES, nouns), 2).layout.geometry["grid"]
    places = {geometry.place(cell): cell for cell in range(1, geometry.size + 1)}
    assert len(places) == geometry.size == width * height
    for length in (2, 3, 4):
        expected: dict[int, list[set[int]]] = {cell: [] for cell in places.values()}
        for x, y in places:
            for dx, dy in ACROSS[shape]:
                line = [places.get((x + step * dx, y + step * dy)) for step in range(length)]
                for cell in line if None not in line else ():
                    assert cell is not None
                    expected[cell].append({other for other in line if other is not None and other != cell})
        windows = geometry.windows(length)
        assert windows[0] == ()
        for cell, lines in expected.items():
            assert sorted(map(sorted, windows[cell])) == sorted(map(sorted, lines)), (length, cell)
