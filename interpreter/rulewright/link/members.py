"""Whether something written in a table is what its type asks for, and what could be written instead."""

from __future__ import annotations

from typing import Any, assert_never

from rulewright.diagnostics import English, suggest_or_list
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import (
    PLAYER,
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
)


def belongs(rules: Ruleset, item: Any, type_: Type, key: bool = False) -> bool:
    """Whether an item is of a type.

    A player who is told of must sit at the table in every game, so only seats of the smallest one count. A table may have
    a key for every seat there can ever be: a row for a seat that is empty is never looked up.
    """
    match type_:
        case NumberType():
            return _whole(item)
        case PlayerType():
            fewest, most = seats_at_the_table(rules)
            return _whole(item) and 0 <= item <= (most if key else fewest)
        case YesNoType():
            return item in (True, False, "yes", "no")
        case ConstantType(name=name):
            return item in rules.enumeration(name)
        case CellType(name=name):
            return isinstance(item, str | int) and item in rules.boards[name].numbers
        case ResourceType():
            variable = rules.variables.get(item) if isinstance(item, str) else None
            return variable is not None and variable.sort != "variable" and variable.per == (PLAYER,)
        case ListType(of=inner) | ZoneType(of=inner):
            return isinstance(item, list) and all(belongs(rules, part, inner) for part in item)
        case EffectType() | NothingType() | UnknownType() | PieceType() | SpotType() | BoardType():
            return True  # nothing of these is ever written in a table
        case _:
            assert_never(type_)


def seats_at_the_table(rules: Ruleset) -> tuple[int, int]:
    """How many seats the smallest and the largest game have; a lone player of a solo game sits with an automated one."""
    if not rules.packs:
        return 1, 1
    least = 2 if rules.base.solo else 1
    return max(rules.base.players[0], least), max(rules.base.players[1], least)


def better(rules: Ruleset, item: Any, type_: Type) -> English | None:
    """What to write instead of something that does not belong."""
    match type_:
        case ListType(of=inner):
            if not isinstance(item, list):
                return English("write a list, as in [a, b]")
            wrong = [part for part in item if not belongs(rules, part, inner)]
            return better(rules, wrong[0], inner) if wrong else None
        case ConstantType(name=name):
            return suggest_or_list(str(item), rules.enumeration(name))
        case CellType(name=name):
            names = list(rules.boards[name].numbers)
            if _whole(item) and str(item) in names:
                return English('put it in quotes, as the name of a cell is a text: "{item}"', item=item)
            return (
                English("cells are called {first} to {last}", first=names[0], last=names[-1])
                if names
                else English("its cells have no names")
            )
        case ResourceType():
            return suggest_or_list(str(item), [name for name in rules.counters() if belongs(rules, name, type_)])
        case NumberType():
            return English("write a whole number")
        case YesNoType():
            return English("write yes or no")
        case PlayerType():
            return English("write the number of a seat")
        case EffectType() | NothingType() | UnknownType() | PieceType() | SpotType() | BoardType() | ZoneType():
            return None
        case _:
            assert_never(type_)


def _whole(item: Any) -> bool:
    return isinstance(item, int) and not isinstance(item, bool)
