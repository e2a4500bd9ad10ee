"""Cards and other pieces without a shape of their own: a back with the code of the kind, and several of them fanned out."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.book.contents import Picture
from rulewright.book.markup import Node, tag
from rulewright.book.pictures.colours import ink_on, lighter
from rulewright.book.pictures.svg import circle, letters, line, number, rect, sheet

WIDTH, HEIGHT = 54.0, 78.0
EDGE = "#3a342b"


def card_back(code: str, fill: str, copies: int, title: str) -> Picture:
    """One card, or the edge of a stack of them."""
    below = min(max(copies - 1, 0), 4)
    shapes: list[Node] = []
    for layer in range(below, 0, -1):
        shapes.append(rect(3 * layer, -2.0 * layer, WIDTH, HEIGHT, lighter(fill, 0.55), 6, stroke=EDGE, stroke_width="0.8"))
    shapes += _face(code, fill)
    top = -2.0 * below
    return Picture(sheet(-2, top - 2, WIDTH + 3 * below + 4, HEIGHT - top + 4, shapes, title), title=title)


def _face(code: str, fill: str) -> list[Node]:
    ink = ink_on(fill)
    return [
        rect(0, 0, WIDTH, HEIGHT, fill, 6, stroke=EDGE, stroke_width="1.4"),
        rect(5, 5, WIDTH - 10, HEIGHT - 10, "none", 3, stroke=ink, stroke_opacity="0.45", stroke_width="1"),
        circle((WIDTH / 2, HEIGHT / 2), 15, "none", stroke=ink, stroke_opacity="0.6", stroke_width="1.2"),
        letters((WIDTH / 2, HEIGHT / 2), code, 13, ink, font_weight="600"),
        line((12, 16), (WIDTH - 12, 16), stroke=ink, stroke_opacity="0.45"),
        line((12, HEIGHT - 16), (WIDTH - 12, HEIGHT - 16), stroke=ink, stroke_opacity="0.45"),
    ]


def fan(cards: Sequence[tuple[str, str]], title: str) -> Picture:
    """Several cards in a hand, each with its code and colour."""
    shapes: list[Node] = []
    middle = (len(cards) - 1) / 2
    for at, (code, fill) in enumerate(cards):
        turn = number((at - middle) * 9)
        shift = number((at - middle) * 30)
        shapes.append(tag("g", _face(code, fill), transform=f"translate({shift} 0) rotate({turn} {number(WIDTH / 2)} 170)"))
    wide = 44 * len(cards) + 130.0
    return Picture(sheet(WIDTH / 2 - wide / 2, -8, wide, HEIGHT + 46, shapes, title), title=title)
