"""Tracks as rows of spaces with a mark where everybody begins, and goods as round tokens."""

from __future__ import annotations

from rulewright.book.contents import Picture
from rulewright.book.markup import Node
from rulewright.book.pictures.colours import INK, ink_on, lighter
from rulewright.book.pictures.svg import circle, letters, rect, sheet

LONGEST = 60
STEP = 22.0
A_ROW = 26


def track_picture(low: int, high: int, start: int | None, fill: str, title: str) -> Picture | None:
    """The spaces from the lowest to the highest; None if there are too many to be drawn."""
    if not 0 < high - low <= LONGEST:
        return None
    shapes: list[Node] = []
    for number in range(low, high + 1):
        row, column = divmod(number - low, A_ROW)
        here = number == start
        colour = fill if here else lighter(fill, 0.72)
        shapes.append(rect(column * STEP, row * STEP, STEP, STEP, colour, 3, stroke=INK, stroke_opacity="0.5"))
        centre = (column * STEP + STEP / 2, row * STEP + STEP / 2)
        shapes.append(letters(centre, str(number), 9, ink_on(colour), font_weight="700" if here else "400"))
    rows, columns = (high - low) // A_ROW + 1, min(high - low + 1, A_ROW)
    letters_ = " ".join(f"[{number}]" if number == start else str(number) for number in range(low, high + 1))
    return Picture(sheet(-2, -2, columns * STEP + 4, rows * STEP + 4, shapes, title), letters_, title=title)


def token(code: str, fill: str, title: str) -> Picture:
    """One of some goods."""
    shapes: list[Node] = [
        circle((20, 22), 17, INK, fill_opacity="0.18"),
        circle((20, 20), 17, fill, stroke=INK, stroke_opacity="0.55", stroke_width="1.4"),
        circle((20, 20), 13, "none", stroke=ink_on(fill), stroke_opacity="0.4"),
        letters((20, 20), code, 12, ink_on(fill), font_weight="600"),
    ]
    return Picture(sheet(0, 0, 40, 41, shapes, title), title=title)
