"""A single tile with its faces, as it would lie unturned: for choosing among tiles."""

from __future__ import annotations

from rulewright.draw.canvas import Canvas
from rulewright.draw.codes import codes
from rulewright.draw.colours import face_styles
from rulewright.draw.walls import Brick, draw_walls, scale_for
from rulewright.link import Board, ConstantType, Item, PieceKind, Ruleset


def draw_piece(rules: Ruleset, kind: PieceKind, item: Item, board: Board) -> Canvas:
    """The cells a tile covers, each with the code of its face; the first one is where it is held."""
    names = list(kind.shapes)
    shape = kind.shapes[str(item.values.get("shape", names[0]))]
    members = _face_names(rules, kind)
    short, styles = codes(members), face_styles(members)
    faces = [str(face) for face in item.values.get(kind.faces, ())]
    bricks = {}
    for (x, y), face in zip(shape, faces, strict=False):
        at = (2 * x + y, y) if board.shape == "hex" else (2 * x, y)
        bricks[at] = Brick(short.get(face, face), styles.get(face, ""), item.id)
    return draw_walls(bricks, scale_for(bricks))[0]


def face_codes(rules: Ruleset, kind: PieceKind, item: Item) -> str:
    """The faces of a tile in one line."""
    short = codes(_face_names(rules, kind))
    return " ".join(short.get(str(face), str(face)) for face in item.values.get(kind.faces, ()))


def _face_names(rules: Ruleset, kind: PieceKind) -> tuple[str, ...]:
    of = kind.attributes[kind.faces].type.of if kind.faces in kind.attributes else None
    return rules.enumeration(of.name) if isinstance(of, ConstantType) else ()
