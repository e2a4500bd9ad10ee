"""A tile with its faces, as it would lie unturned."""

from __future__ import annotations

from rulewright.book.contents import Picture, Sign
from rulewright.book.markup import Node, tag
from rulewright.book.pictures.board import FRAME, Say
from rulewright.book.pictures.cells import Cell
from rulewright.book.pictures.colours import ink_on
from rulewright.book.pictures.looks import looks
from rulewright.book.pictures.svg import circle, letters, line, polygon, sheet
from rulewright.draw import draw_piece
from rulewright.link import Board, ConstantType, Item, ListType, PieceKind, Ruleset

BLANK, PLAIN = "#b9b3a6", "#f3ecdc"


def tile_picture(rules: Ruleset, kind: PieceKind, item: Item, board: Board, say: Say, title: str) -> Picture | None:
    """None if it has no shape."""
    if not kind.shapes or not kind.faces:
        return None
    offsets = kind.shapes[str(item.values.get("shape", next(iter(kind.shapes))))]
    of = kind.attributes[kind.faces].type.of
    colours, short = looks(rules, rules.enumeration(of.name) if isinstance(of, ConstantType) else ())
    faces = [str(face) for face in item.values.get(kind.faces, ())]
    cells = [Cell(board.shape, (2 * x + y if board.shape == "hex" else 2 * x, y)) for x, y in offsets]
    places = {cell.place for cell in cells}
    shapes: list[Node] = []
    for cell, face in zip(cells, faces, strict=False):
        fill = colours.get(face, BLANK)
        parts = [tag("title", say(face)), polygon(cell.corners(), fill)]
        shapes.append(
            tag(
                "g",
                parts,
                letters(
                    cell.centre, short.get(face, ""), 13 if len(short.get(face, "")) < 3 else 10, ink_on(fill), font_weight="600"
                ),
            )
        )
    for cell in cells:
        for place, start, end in cell.sides():
            width = "1" if place in places else "2.4"
            shapes.append(line(start, end, stroke=FRAME, stroke_width=width, stroke_linecap="round"))
    points = [point for cell in cells for point in cell.corners()]
    left, top = min(x for x, _ in points) - 2, min(y for _, y in points) - 2
    right, bottom = max(x for x, _ in points) + 2, max(y for _, y in points) + 2
    legend = tuple(Sign(short[face], colours[face], say(face)) for face in colours if face in faces)
    drawing = sheet(left, top, right - left, bottom - top, shapes, title)
    return Picture(drawing, draw_piece(rules, kind, item, board).text(), legend, title)


def edged_tile(rules: Ruleset, kind: PieceKind, item: Item, title: str) -> Picture | None:
    """A square tile with a colour on each of its edges, clockwise from the top, and its number; None if it is no such tile."""
    look = rules.display.looks.get(kind.name)
    type_ = kind.attributes[look.edges].type if look is not None and look.edges in kind.attributes else None
    of = type_.of if isinstance(type_, ListType) else None
    if look is None or not isinstance(of, ConstantType):
        return None
    colours, _ = looks(rules, rules.enumeration(of.name))
    outer, inner = [(0, 0), (70, 0), (70, 70), (0, 70)], [(16, 16), (54, 16), (54, 54), (16, 54)]
    shapes: list[Node] = []
    for at, word in enumerate(item.values.get(look.edges, ())[:4]):
        after = (at + 1) % 4
        side = polygon([outer[at], outer[after], inner[after], inner[at]], colours[str(word)], stroke=FRAME, stroke_width="1")
        shapes.append(side)
    shapes.append(polygon(inner, PLAIN, stroke=FRAME, stroke_width="1"))
    number = item.values.get(look.number)
    if isinstance(number, int):
        shapes += [circle((35, 35), 12, "none", stroke=FRAME), letters((35, 35), str(number), 14, FRAME, font_weight="600")]
    return Picture(sheet(-2, -2, 74, 74, shapes, title), title=title)
