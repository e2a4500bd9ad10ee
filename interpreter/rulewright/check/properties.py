"""The attributes things have by nature, before any pack adds its own."""

from __future__ import annotations

from typing import assert_never

from rulewright.link import (
    NUMBER,
    PLAYER,
    UNKNOWN,
    YES_NO,
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    ListType,
    NothingType,
    NumberType,
    PieceType,
    PlayerType,
    ResourceType,
    Ruleset,
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
)

COMPASS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
CONSTANT_WORDS = {"yes": YES_NO, "no": YES_NO}


def properties(rules: Ruleset, type_: Type) -> dict[str, Type]:
    """Every attribute that `… of thing` may name for a thing of this type."""
    match type_:
        case ListType(of=inner) | ZoneType(of=inner):
            return {"size": NUMBER, "first": inner, "last": inner, "reverse": ListType(inner)}
        case PlayerType():
            return {"next": PLAYER, "previous": PLAYER, "seat": NUMBER}
        case ConstantType():
            return {"next": type_, "previous": type_}
        case BoardType(name=name):
            return _of_board(rules, name)
        case CellType(name=name):
            return _of_cell(rules, name)
        case SpotType(name=name):
            return {
                "cells": ListType(CellType(name)),
                "neighbours": ListType(CellType(name)),
                "cell": CellType(name),
                "turn": NUMBER,
                "level": NUMBER,
            }
        case PieceType(name=name):
            kind = rules.pieces.get(name)
            if kind is None:
                return {}
            own = {name: attribute.type for name, attribute in kind.attributes.items()}
            return own if kind.places else {"position": NUMBER, **own}
        case NumberType() | YesNoType() | ResourceType() | EffectType() | NothingType() | UnknownType():
            return {}
        case _:
            assert_never(type_)


def _of_board(rules: Ruleset, name: str) -> dict[str, Type]:
    cells = ListType(CellType(name))
    board = rules.boards[name]
    found: dict[str, Type] = {"cells": cells}
    if board.grows:
        found["holes"] = cells
    if board.shape == "square" and not board.grows:
        found |= {"rows": ListType(cells), "columns": ListType(cells)}
    return found


def _of_cell(rules: Ruleset, name: str) -> dict[str, Type]:
    board = rules.boards[name]
    found: dict[str, Type] = {"neighbours": ListType(CellType(name)), "empty": YES_NO, **board.attributes}
    if board.shape == "square" and not board.grows:
        found |= {"row": ListType(CellType(name)), "column": ListType(CellType(name)), **dict.fromkeys(COMPASS, CellType(name))}
    if board.tiles:
        found |= {"covered": YES_NO, "level": NUMBER, "tile": tile_type(rules, name), "face": _face(rules, board.tiles)}
    if board.places:
        found["printed"] = ConstantType(board.legend) if board.legend else UNKNOWN
    return found


def tile_type(rules: Ruleset, board: str) -> Type:
    """What covers a board; unknown where the linker has told that there is no such kind of piece."""
    tiles = rules.boards[board].tiles
    return PieceType(tiles) if tiles in rules.pieces else UNKNOWN


def _face(rules: Ruleset, tiles: str) -> Type:
    kind = rules.pieces.get(tiles)
    faces = kind.attributes.get(kind.faces) if kind is not None else None
    return faces.type.of if faces is not None and isinstance(faces.type, ListType) else UNKNOWN


__all__ = ["COMPASS", "CONSTANT_WORDS", "properties", "tile_type"]
