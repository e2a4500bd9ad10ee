"""Values of table.yaml: typed like any sentence of the rules. `it` is the thing a value stands beside, `player` whoever looks."""

from __future__ import annotations

from typing import assert_never

from rulewright.check.checking import Checking
from rulewright.check.expressions import infer, wants
from rulewright.check.scope import Scope, acting
from rulewright.diagnostics import English
from rulewright.link import (
    NUMBER,
    PLAYER,
    PLAYERS,
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


def beside_type(rules: Ruleset, name: str) -> Type | None:
    """The type of the things that values stand beside; none for a value of a region."""
    if not name or name == PLAYERS:
        return None if not name else PLAYER
    return CellType(name) if name in rules.boards else rules.type_named(name)


def display(checking: Checking) -> None:
    """Every value that is shown."""
    rules = checking.rules
    for name, told in rules.display.values():
        if told is rules.display.where.get(name):
            wants(told.value, YES_NO, _scope(beside_type(rules, name)), checking)
            continue
        if told is rules.display.order.get(name):
            wants(told.value, NUMBER, _scope(beside_type(rules, name)), checking)
            continue
        type_ = infer(told.value, _scope(beside_type(rules, name)), checking)
        if not _showable(type_):
            hint = English("show a number, a yes or no, a player, a piece, a cell or a word of an enumeration, or a list of them")
            checking.report(
                "RW417",
                English("`{name}` is a {type}, which has nothing to show", name=told.name, type=type_),
                told.value.span,
                hint,
            )


def _scope(beside: Type | None) -> Scope:
    if beside is None:
        return acting()
    return acting().child(beside, it=beside)


def _showable(type_: Type) -> bool:
    match type_:
        case (
            NumberType() | YesNoType() | PlayerType() | ConstantType() | PieceType() | CellType() | ResourceType() | UnknownType()
        ):
            return True
        case ListType(of=of) | ZoneType(of=of):
            return _showable(of)
        case SpotType() | BoardType() | EffectType() | NothingType():
            return False
    assert_never(type_)
