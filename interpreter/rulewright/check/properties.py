"""The attributes things have by nature, before any pack adds its own."""

from __future__ import annotations

from rulewright.link.ruleset import Ruleset
from rulewright.link.types import NUMBER, PLAYER, YES_NO, CellType, ListType, PieceType, Type

COMPASS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def properties(rules: Ruleset, type_: Type) -> dict[str, Type]:
    """Every attribute that `… of thing` may name for a thing of this type."""
    match type_.kind:
        case "list" | "zone":
            return {"size": NUMBER, "first": type_.of or NUMBER, "last": type_.of or NUMBER}
        case "player":
            return {"next": PLAYER, "previous": PLAYER, "seat": NUMBER}
        case "constant":
            return {"next": type_, "previous": type_}
        case "board":
            return _of_board(rules, type_.name)
        case "cell":
            return _of_cell(rules, type_.name)
        case "spot":
            return {"cells": ListType(CellType(type_.name)), "level": NUMBER, "cell": CellType(type_.name)}
        case "piece":
            kind = rules.pieces.get(type_.name)
            if kind is None:
                return {}
            own = {name: attribute.type for name, attribute in kind.attributes.items()}
            return {"position": NUMBER, **own}
    return {}


def _of_board(rules: Ruleset, name: str) -> dict[str, Type]:
    cells = ListType(CellType(name))
    board = rules.boards[name]
    found: dict[str, Type] = {"cells": cells}
    if board.tiles:
        found["holes"] = cells
    if board.shape == "square" and not board.tiles:
        found |= {"rows": ListType(cells), "columns": ListType(cells)}
    return found


def _of_cell(rules: Ruleset, name: str) -> dict[str, Type]:
    board = rules.boards[name]
    found: dict[str, Type] = {"neighbours": ListType(CellType(name)), "empty": YES_NO, **board.attributes}
    if board.shape == "square" and not board.tiles:
        found |= {"row": ListType(CellType(name)), "column": ListType(CellType(name)), **dict.fromkeys(COMPASS, CellType(name))}
    if board.tiles and board.tiles in rules.pieces:
        kind = rules.pieces[board.tiles]
        faces = kind.attributes.get(kind.faces)
        face = faces.type.of if faces is not None and faces.type.of is not None else NUMBER
        found |= {"level": NUMBER, "tile": PieceType(board.tiles), "face": face}
    return found


FUNCTIONS = ("min", "max", "abs", "spots", "place_in", "item_at")
CONSTANT_WORDS = {"yes": YES_NO, "no": YES_NO}

__all__ = ["COMPASS", "CONSTANT_WORDS", "FUNCTIONS", "properties"]
