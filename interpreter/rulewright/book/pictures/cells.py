"""Cells as shapes: where each stands on the sheet, its corners, and which side looks at which neighbour."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.book.pictures.svg import Point

SIDE = 40.0  # of a square, and from flat to flat of a hex
_RADIUS = 23.1
_ROW = {"square": SIDE, "hex": 34.6}
_CORNERS: dict[str, tuple[Point, ...]] = {
    "square": ((-20, -20), (20, -20), (20, 20), (-20, 20)),
    "hex": ((0, -_RADIUS), (20, -11.5), (20, 11.5), (0, _RADIUS), (-20, 11.5), (-20, -11.5)),
}
# The neighbour behind each side, as places are counted: half columns to the right, and rows down.
_BEHIND = {
    "square": ((0, -1), (2, 0), (0, 1), (-2, 0)),
    "hex": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}

Place = tuple[int, int]


@dataclass(frozen=True)
class Cell:
    """A place of a board in the shape it is drawn in."""

    shape: str
    place: Place

    @property
    def centre(self) -> Point:
        return self.place[0] * SIDE / 2, self.place[1] * _ROW[self.shape]

    def corners(self, share: float = 1) -> list[Point]:
        x, y = self.centre
        return [(x + share * dx, y + share * dy) for dx, dy in _CORNERS[self.shape]]

    def sides(self) -> Iterator[tuple[Place, Point, Point]]:
        """Each side with the place of the neighbour behind it."""
        corners = self.corners()
        for at, (across, down) in enumerate(_BEHIND[self.shape]):
            yield (self.place[0] + across, self.place[1] + down), corners[at], corners[(at + 1) % len(corners)]


def around_a_ring(number: int, size: int) -> Point:
    """Where one of so many cells in a ring stands, clockwise from the top."""
    radius = max(45.0, size * 46 / (2 * math.pi))
    angle = 2 * math.pi * (number - 1) / size - math.pi / 2
    return round(radius * math.cos(angle), 1), round(radius * math.sin(angle), 1)
