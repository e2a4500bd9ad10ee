"""A name that a table declares: a variable, zone, board, table, enumeration, option or constant."""

from __future__ import annotations

from typing import assert_never

from rulewright.check.checking import Checking
from rulewright.check.refs import (
    AllRef,
    BoardRef,
    ConstantRef,
    MembersRef,
    OptionRef,
    Ref,
    TableRef,
    VariableRef,
    ZoneRef,
)
from rulewright.check.wanted import settled
from rulewright.link import (
    PLAYER,
    UNKNOWN,
    Board,
    BoardType,
    ConstantType,
    ListType,
    PieceType,
    Type,
    Variable,
    Zone,
    ZoneType,
    fits,
)
from rulewright.parse import ast

Args = tuple[ast.Expr, ...]
Meant = tuple[Ref, Type]


def noun(name: str, args: Args, checking: Checking) -> Meant | None:
    rules = checking.rules
    placed = rules.variables.get(name) or rules.zones.get(name) or rules.boards.get(name)
    if placed is not None:
        return _placed(placed, args, checking)
    table = rules.tables.get(name)
    if table is not None and len(args) == len(table.keys) and all(map(fits, settled(args, table.keys, checking), table.keys)):
        return TableRef(table, args), table.type
    return None if args else _plain(name, checking)


def _plain(name: str, checking: Checking) -> Meant | None:
    """What is never asked `of` anything."""
    rules = checking.rules
    if name in checking.all_names:
        kind = checking.all_names[name]
        return AllRef(kind), ListType(PieceType(kind.name))
    if name in rules.enums:
        return MembersRef(rules.enums[name]), ListType(ConstantType(name))
    if name in rules.options:
        return OptionRef(rules.options[name]), rules.options[name].type
    if name in checking.constants:
        enum = checking.constants[name][0]
        return ConstantRef(enum.name, enum.members.index(name) + 1), ConstantType(enum.name)
    return None


def _placed(noun: Variable | Zone | Board, args: Args, checking: Checking) -> Meant | None:
    """One of the many that a noun may be: for each player, each cell, each card."""
    found = _index(noun.per, args, checking)
    if found is None:
        return None
    index, whose = found
    match noun:
        case Variable():
            return VariableRef(noun, index, whose), noun.type
        case Zone():
            held = PieceType(noun.holds) if noun.holds in checking.rules.pieces else UNKNOWN
            return ZoneRef(noun, index, whose), ZoneType(held)
        case Board():
            if whose is not None:
                hint = "write a value for one player, and ask it `of` the other"
                checking.report("RW411", "another player's board cannot be looked at directly", whose.span, hint)
            return BoardRef(noun), BoardType(noun.name)
        case _:
            assert_never(noun)


def _index(per: tuple[Type, ...], args: Args, checking: Checking) -> tuple[Args, ast.Expr | None] | None:
    """Fit arguments to what a noun is `per`; a missing player means the acting one."""
    if UNKNOWN in per:
        return args, None  # what there is one for each of was told already
    others = tuple(type_ for type_ in per if type_ != PLAYER)
    if len(args) == len(per) and all(map(fits, settled(args, per, checking), per)):
        player = next((arg for arg, type_ in zip(args, per, strict=True) if type_ == PLAYER), None)
        return tuple(a for a, t in zip(args, per, strict=True) if t != PLAYER), player
    if PLAYER in per and len(args) == len(others) and all(map(fits, settled(args, others, checking), others)):
        return args, None
    return None
