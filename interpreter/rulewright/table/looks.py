"""What things look like: as table.yaml says, or else by their place in the list they stand in, always the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rulewright.link import PLAYER, ConstantType, PieceKind, Ruleset
from rulewright.table.records import Face

PALETTE = ("blue", "amber", "red", "violet", "green", "gray", "orange", "teal", "brown", "pink", "indigo", "sand", "yellow")
SEATS = ("red", "blue", "amber", "green", "violet", "teal")
CARD, TILE, TOKEN = "card", "tile", "token"


def player_face(seat: int) -> Face:
    return Face(SEATS[(seat - 1) % len(SEATS)], "", "disc") if seat else Face()


def face_of(rules: Ruleset, name: str) -> Face:
    """A constant or a counter."""
    look = rules.display.looks.get(name)
    enum = rules.first_list.get(name)
    usual = _by_place(name, enum) if enum is not None else ""
    if look is None:
        return Face(usual)
    return Face(look.colour or usual, look.symbol, look.shape)


def kind_face(rules: Ruleset, kind: PieceKind) -> Face:
    """What all pieces of a kind have in common."""
    look = rules.display.looks.get(kind.name)
    usual = TILE if kind.faces else CARD if any(item.effects for item in kind.items) else TOKEN
    return Face(look.colour, look.symbol, look.shape or usual) if look is not None else Face("", "", usual)


def coloured_by(rules: Ruleset, kind: PieceKind) -> str:
    """The attribute whose value gives a piece its colour; one that is said, else the player it belongs to."""
    look = rules.display.looks.get(kind.name)
    if look is not None and (look.coloured_by or look.colour):
        return look.coloured_by
    return next((attribute.name for attribute in kind.attributes.values() if attribute.varies and attribute.type == PLAYER), "")


def value_face(rules: Ruleset, kind: PieceKind, attribute: str, value: str) -> Face:
    """The look of a value of an attribute: of a word, or of a player."""
    type_ = kind.attributes[attribute].type
    if type_ == PLAYER and value.startswith("player "):
        return player_face(int(value.rpartition(" ")[2]))
    return face_of(rules, value) if isinstance(type_, ConstantType) and value != "nothing" else Face()


@lru_cache(4096)
def _by_place(name: str, members: Sequence[str]) -> str:
    """A colour by the place in an enumeration; names with the same first word share one."""
    stems = list(dict.fromkeys(member.split("_")[0] for member in members))
    return PALETTE[stems.index(name.split("_")[0]) % len(PALETTE)]
