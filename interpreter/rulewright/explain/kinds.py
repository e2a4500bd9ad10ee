"""Of what kind something is, which decides how it is said: its type, the word for that, and whether it is one or many."""

from __future__ import annotations

from typing import assert_never

from rulewright.check import LocalRef, PropertyRef, ValueRef
from rulewright.explain.phrases import PLURAL, Count
from rulewright.explain.references import noun_id, ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.link import (
    UNKNOWN,
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
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
    element_of,
)
from rulewright.parse import ast


def type_of(node: ast.Expr, speaking: Speaking) -> Type:
    """What the checker found, or what a node was made as."""
    return speaking.made[node][1] if node in speaking.made else speaking.checked.meaning.type(node)


def element(node: ast.Expr, speaking: Speaking) -> Type:
    """What a collection holds."""
    return element_of(type_of(node, speaking)) or UNKNOWN


def holds_many(type_: Type) -> bool:
    """Whether one value of this type is several things."""
    return isinstance(type_, ListType | ZoneType)


def type_word(type_: Type) -> str:
    """What a thing of a type is called when nothing else names it."""
    match type_:
        case PieceType(name=name) | ConstantType(name=name):
            return name
        case CellType():
            return "cell"
        case SpotType():
            return "spot"
        case BoardType():
            return "board"
        case PlayerType():
            return "player"
        case NumberType():
            return "number"
        case YesNoType():
            return "yes_no"
        case ResourceType():
            return "resource"
        case EffectType():
            return "effect"
        case ListType():
            return "list"
        case ZoneType():
            return "zone"
        case NothingType():
            return "nothing"
        case UnknownType():
            return "unknown"
        case _:
            assert_never(type_)


# ---- one name for many things ----
def collective(node: ast.Expr, speaking: Speaking) -> str | None:
    """The noun of something that is one and holds many: a row, a group."""
    ref = ref_if_named(node, speaking)
    if not isinstance(ref, LocalRef | PropertyRef | ValueRef):
        return None
    name = speaking.id_of(noun_id(ref))
    return name if speaking.catalog.has(name, "each") else None


def count_of(node: ast.Expr, speaking: Speaking) -> Count:
    """One name for many things is a plural, unless the noun says what each of them is (`row`, `.each = cell`)."""
    return PLURAL if holds_many(type_of(node, speaking)) and collective(node, speaking) is None else 1
