"""Boards as numbers: cells, neighbours, straight lines, rotated shapes.

A bounded board numbers its cells from 1: row by row from the bottom left, or as one reads if it is drawn as a map. A growing
board packs two coordinates into one number, so that a neighbour is one addition away. Cell 0 is no cell, everywhere. Rows of
maps and of growing boards are counted downwards, so that shapes turn the same way on both.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rulewright.link import Board
from rulewright.state.encoding import ROTATIONS, spot_at

STRIDE = 1 << 11
ORIGIN = (STRIDE >> 1) * STRIDE + (STRIDE >> 1)
HEX = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SQUARE = ((1, 0), (0, 1), (-1, 0), (0, -1))
AXES = {"square": ((1, 0), (0, 1), (1, 1), (1, -1)), "hex": ((1, 0), (0, 1), (1, -1)), "ring": ((1, 0),)}


Offsets = tuple[tuple[int, int], ...]


def pack(x: int, y: int) -> int:
    """The cell of a growing board at these coordinates; the first tile lies at 0, 0."""
    return ORIGIN + x * STRIDE + y


def unpack(cell: int) -> tuple[int, int]:
    return cell // STRIDE - (STRIDE >> 1), cell % STRIDE - (STRIDE >> 1)


def rotate(shape: str, x: int, y: int, turns: int) -> tuple[int, int]:
    """One step clockwise for each turn."""
    for _ in range(turns):
        x, y = (-y, x + y) if shape == "hex" else (-y, x)
    return x, y


def rotations(shape: str) -> int:
    return 6 if shape == "hex" else 4


def turned(shape: str, offsets: Offsets) -> tuple[Offsets, ...]:
    """A shape in each of its rotations, held at its first cell; a single cell looks the same from all sides."""
    first_x, first_y = offsets[0]
    held = [(x - first_x, y - first_y) for x, y in offsets]
    found = (tuple(rotate(shape, x, y, turn) for x, y in held) for turn in range(rotations(shape)))
    return tuple(dict.fromkeys(found))


def steps_of(shape: str) -> tuple[int, ...]:
    """From a cell of a growing board to its neighbours."""
    return tuple(x * STRIDE + y for x, y in (HEX if shape == "hex" else SQUARE))


def footprints_of(shape: str, tiles: Iterable[Offsets]) -> tuple[tuple[int, ...], ...]:
    """What tiles of these forms cover on a growing board, from the cell they are held at: by form * 8 + rotation."""
    table: list[tuple[int, ...]] = []
    for offsets in tiles:
        rows = [tuple(x * STRIDE + y for x, y in cells) for cells in turned(shape, offsets)]
        table.extend(rows + [()] * (ROTATIONS - len(rows)))
    return tuple(table)


def beside_footprints(shape: str, tiles: Iterable[Offsets]) -> tuple[tuple[int, ...], ...]:
    """The cells that touch such a tile, counted and listed in the same way."""
    steps = steps_of(shape)
    rows = footprints_of(shape, tiles)
    return tuple(tuple(dict.fromkeys(cell + step for cell in row for step in steps if cell + step not in row)) for row in rows)


@dataclass(frozen=True)
class Geometry:
    """The fixed tables of one bounded board."""

    board: Board

    @property
    def size(self) -> int:
        return self.board.size

    @cached_property
    def _cells(self) -> dict[tuple[int, int], int]:
        """The cells of a map by their places."""
        return {place: number for number, place in enumerate(self.board.places, 1)}

    def cell(self, x: int, y: int) -> int:
        board = self.board
        if board.places:
            return self._cells.get((x, y), 0)
        if board.shape == "ring":
            return x % board.width + 1
        inside = 0 <= x < board.width and 0 <= y < board.height
        return y * board.width + x + 1 if inside else 0

    def place(self, cell: int) -> tuple[int, int]:
        if self.board.places:
            return self.board.places[cell - 1]
        return (cell - 1) % self.board.width, (cell - 1) // self.board.width

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        steps = {"hex": HEX, "square": SQUARE, "ring": ((1, 0), (-1, 0))}[self.board.shape]
        table: list[tuple[int, ...]] = [()]
        for cell in range(1, self.size + 1):
            x, y = self.place(cell)
            found = (self.cell(x + dx, y + dy) for dx, dy in steps)
            table.append(tuple(dict.fromkeys(c for c in found if c)))
        return tuple(table)

    def beside(self, dx: int, dy: int) -> tuple[int, ...]:
        """For each cell, the one a step to the east or north; 0 beyond the edge."""
        dy = -dy if self.board.places else dy
        places = [self.place(cell) for cell in range(1, self.size + 1)]
        return (0, *(self.cell(x + dx, y + dy) for x, y in places))

    def rows(self) -> tuple[tuple[int, ...], ...]:
        """From below; those of a map as one reads."""
        width, height = self.board.width, self.board.height
        return tuple(tuple(cell for x in range(width) if (cell := self.cell(x, y))) for y in range(height))

    def columns(self) -> tuple[tuple[int, ...], ...]:
        width, height = self.board.width, self.board.height
        return tuple(tuple(cell for y in range(height) if (cell := self.cell(x, y))) for x in range(width))

    def lines_of(self, kind: str) -> tuple[tuple[int, ...], ...]:
        """For each cell, the row or the column it lies in."""
        lines = self.rows() if kind == "row" else self.columns()
        return ((), *(lines[self.place(cell)[kind == "row"]] for cell in range(1, self.size + 1)))

    def footprints(self, tiles: Iterable[Offsets]) -> dict[int, tuple[int, ...]]:
        """What a tile covers at each spot where it lies wholly on the board: by form, then rotation, then cell."""
        found: dict[int, tuple[int, ...]] = {}
        for form, offsets in enumerate(tiles):
            for turn, cells in enumerate(turned(self.board.shape, offsets)):
                for cell in range(1, self.size + 1):
                    x, y = self.place(cell)
                    covered = tuple(self.cell(x + dx, y + dy) for dx, dy in cells)
                    if all(covered):
                        found[spot_at(cell, form, turn)] = covered
        return found

    def around(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        """The cells that touch some of these, and are none of them."""
        return tuple(dict.fromkeys(near for cell in cells for near in self.neighbours[cell] if near not in cells))

    def rays(self, length: int = 0) -> tuple[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], ...]:
        """For each cell and axis, the cells ahead and behind, nearest first; with a length, only as far as it matters."""
        table: list[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = [()]
        for cell in range(1, self.size + 1):
            both = [(self._ray(cell, dx, dy), self._ray(cell, -dx, -dy)) for dx, dy in AXES[self.board.shape]]
            if length:
                both = [(a[: length - 1], b[: length - 1]) for a, b in both if len(a) + len(b) + 1 >= length]
            table.append(tuple(both))
        return tuple(table)

    def _ray(self, cell: int, dx: int, dy: int) -> tuple[int, ...]:
        x, y = self.place(cell)
        found: list[int] = []
        for step in range(1, max(self.board.width, self.board.height)):
            here = self.cell(x + step * dx, y + step * dy)
            if not here or here == cell:
                break
            found.append(here)
        return tuple(found)

    def windows(self, length: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each cell, the straight lines of this length through it, each without the cell itself."""
        table: list[tuple[tuple[int, ...], ...]] = [()]
        rays = self.rays()
        for cell in range(1, self.size + 1):
            lines = []
            for ahead, behind in rays[cell]:
                for back in range(length):
                    front = length - 1 - back
                    if back <= len(behind) and front <= len(ahead):
                        lines.append((*behind[:back], *ahead[:front]))
            table.append(tuple(lines))
        return tuple(table)


def label(board: Board, cell: int) -> str:
    """How people name a cell: `b2` on a bounded board, `1,-2` on a growing one."""
    if not cell:
        return "nothing"
    if board.grows:
        x, y = unpack(cell)
        return f"{x},{y}"
    return board.name_of(cell)
