"""Cells with walls between them. A square board is a grid of bricks; a hex map is a wall of bricks, every row half a brick on.

In such a wall each brick touches six others, just as each hex does, so all boards are drawn by this one routine. Walls stand only
between different groups: the hexes of one tile run together, and empty ground has no walls.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.draw.canvas import Canvas
from rulewright.draw.colours import FRAME

# left, right, up, down: which walls meet
_JOINTS = {
    (0, 0, 0, 0): " ",
    (1, 0, 0, 0): "─",
    (0, 1, 0, 0): "─",
    (1, 1, 0, 0): "─",
    (0, 0, 1, 0): "│",
    (0, 0, 0, 1): "│",
    (0, 0, 1, 1): "│",
    (0, 1, 0, 1): "┌",
    (1, 0, 0, 1): "┐",
    (0, 1, 1, 0): "└",
    (1, 0, 1, 0): "┘",
    (0, 1, 1, 1): "├",
    (1, 0, 1, 1): "┤",
    (1, 1, 0, 1): "┬",
    (1, 1, 1, 0): "┴",
    (1, 1, 1, 1): "┼",
}


WIDEST = 114  # characters of a picture, besides what stands at its sides


@dataclass(frozen=True)
class Brick:
    """What stands in a cell; cells of the same group have no wall between them, and a cell without group has none at all."""

    text: str
    style: str = ""
    group: object = None
    label: str = ""
    label_style: str = ""


@dataclass(frozen=True)
class Scale:
    """How many characters a brick is wide, walls included; even, so that half a brick is whole characters."""

    step: int

    @property
    def half(self) -> int:
        return self.step // 2


def scale_for(bricks: Mapping[tuple[int, int], Brick], columns: int = 0) -> Scale:
    """Wide enough for all that stands in the bricks, but with so many columns no wider than a terminal."""
    inside = max((len(brick.text) + len(brick.label) for brick in bricks.values()), default=1)
    wanted = inside + 1 + (inside + 1) % 2
    most = WIDEST // (columns + 1) // 2 * 2 if columns else wanted
    return Scale(max(4, min(wanted, most)))


def draw_walls(bricks: Mapping[tuple[int, int], Brick], scale: Scale) -> tuple[Canvas, int, int]:
    """Bricks by (half columns, row), drawn; also the smallest half column and row, for those who write labels along the edges."""
    sheet = Canvas()
    if not bricks:
        return sheet, 0, 0
    left, top = min(column for column, _ in bricks), min(row for _, row in bricks)
    right, bottom = max(column for column, _ in bricks) + 2, max(row for _, row in bricks) + 1

    def group(half: int, row: int) -> object:
        """The group of the brick that covers the half column."""
        brick = bricks.get((half, row)) or bricks.get((half - 1, row))
        return brick.group if brick is not None else None

    def upright(half: int, row: int) -> bool:
        return group(half - 1, row) != group(half, row)

    def lying(half: int, row: int) -> bool:
        return group(half, row - 1) != group(half, row)

    for row in range(top, bottom + 1):
        for half in range(left, right + 1):
            x, y = (half - left) * scale.half, (row - top) * 2
            joint = _JOINTS[lying(half - 1, row), lying(half, row), upright(half, row - 1), upright(half, row)]
            if joint != " ":
                sheet.write(y, x, joint, FRAME)
            if lying(half, row):
                sheet.write(y, x + 1, "─" * (scale.half - 1), FRAME)
            if row < bottom and upright(half, row):
                sheet.write(y + 1, x, "│", FRAME)
    for (half, row), brick in bricks.items():
        _fill(sheet, (row - top) * 2 + 1, (half - left) * scale.half + 1, scale.step - 1, brick)
    return sheet, left, top


def _fill(sheet: Canvas, row: int, column: int, width: int, brick: Brick) -> None:
    label = brick.label
    if not brick.text:
        if label:
            sheet.write(row, column + (width - len(label)) // 2, label, brick.label_style)
        return
    text = f"{brick.text:<{width - len(label)}}" if label else f"{brick.text:^{width}}"
    sheet.write(row, column, text[:width], brick.style)
    if label:
        sheet.write(row, column + width - len(label), label, brick.label_style)
