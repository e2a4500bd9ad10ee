"""Words and numbers: how a value of each type is kept in a slot, and what people call it.

One domain for each type: its names, how a name is encoded, the key of a value, and all keys there are. Saves, scenarios,
views, prompts and tables all go through here, so that a thing has one name everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, assert_never

from rulewright.link import (
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
from rulewright.state.encoding import spot_cell, spot_rotation
from rulewright.state.geometry import label

if TYPE_CHECKING:
    from rulewright.state.layout import Layout


def encoded(rules: Ruleset, resource: Callable[[str], int], value: Any, type_: Type) -> Any:
    """A value as a table or an option writes it, in numbers; what is not there is 0."""
    match type_:
        case ConstantType(name=name):
            return rules.enumeration(name).index(value) + 1 if value is not None else 0
        case ListType(of=of):
            return tuple(encoded(rules, resource, part, of) for part in value or ())
        case YesNoType():
            return value in (True, "yes")
        case CellType(name=name):
            return rules.boards[name].numbers.get(str(value), 0)
        case ResourceType():
            return resource(value) if value is not None else 0
        case NumberType() | PlayerType():
            return value if isinstance(value, int) else 0
        case EffectType() | NothingType() | UnknownType() | PieceType() | SpotType() | BoardType() | ZoneType():
            return 0
    assert_never(type_)


def key_of(layout: Layout, type_: Type, value: Any) -> str:
    """The name of a value: a piece's id, a cell's label, a constant's word."""
    match type_:
        case NumberType() | UnknownType():
            return str(value)
        case YesNoType():
            return "yes" if value else "no"
        case ListType(of=of) | ZoneType(of=of):
            return "/".join(key_of(layout, of, part) for part in value)
        case _ if not value:
            return "nothing"
        case PlayerType():
            return f"player {value}"
        case ConstantType(name=name):
            return str(layout.rules.enumeration(name)[value - 1])
        case PieceType(name=name):
            return str(layout.piece_ids[name][value - 1])
        case CellType(name=name):
            return label(layout.rules.boards[name], value)
        case SpotType(name=name):
            return f"{label(layout.rules.boards[name], spot_cell(value))}@{spot_rotation(value)}"
        case ResourceType():
            return layout.by_resource.get(value, str(value))
        case BoardType() | EffectType() | NothingType():
            return str(value)
    assert_never(type_)


def all_keys(layout: Layout, type_: Type) -> tuple[str, ...] | None:
    """Every key a value of a type could have, in the order of their numbers; None where there is no end of them."""
    match type_:
        case PieceType(name=name):
            return layout.piece_ids[name]
        case ConstantType(name=name):
            return layout.rules.enumeration(name)
        case PlayerType():
            return tuple(f"player {seat}" for seat in range(1, layout.players + 1))
        case CellType(name=name) if name in layout.geometry:
            board = layout.rules.boards[name]
            return tuple(label(board, number) for number in range(1, layout.geometry[name].size + 1))
        case YesNoType():
            return ("no", "yes")
        case _:
            return None
