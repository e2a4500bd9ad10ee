"""Names that every game has: players, yes and no, nothing, the automated seats, and a few functions."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.nouns import Args, Meant
from rulewright.check.properties import CONSTANT_WORDS, tile_type
from rulewright.check.refs import FunctionRef, NothingRef, PlayerCountRef, PlayersRef, SeatRef, YesNoRef
from rulewright.check.wanted import expect
from rulewright.diagnostics import English
from rulewright.link import NOTHING, NUMBER, PLAYER, UNKNOWN, YES_NO, BoardType, ListType, SpotType, Type, element_of
from rulewright.parse import ast


def built_in(name: str, args: Args, types: list[Type], checking: Checking) -> Meant | None:
    return _function(name, args, types, checking) if args else _word(name, checking)


def _word(name: str, checking: Checking) -> Meant | None:
    if name == "players":
        return PlayersRef(), ListType(PLAYER)
    if name == "player_count":
        return PlayerCountRef(), NUMBER
    if name in CONSTANT_WORDS:
        return YesNoRef(name == "yes"), YES_NO
    if name == "nothing":
        return NothingRef(), NOTHING
    if name in checking.rules.seats():
        return SeatRef(name), PLAYER
    return None


def _function(name: str, args: Args, types: list[Type], checking: Checking) -> Meant | None:
    if (name in ("min", "max") and len(args) >= 2) or (name == "abs" and len(args) == 1):
        for arg in args:
            expect(arg, NUMBER, checking)
        return FunctionRef(name, args), NUMBER
    if len(args) != 2:
        return None
    first, second = args
    if name == "place_in":
        element = _listed(first, types[0], checking)
        expect(second, element, checking)
        return FunctionRef(name, args), NUMBER
    if name == "item_at":
        expect(second, NUMBER, checking)
        return FunctionRef(name, args), _listed(first, types[0], checking)
    if name == "spots" and isinstance(board_type := types[1], BoardType):
        expect(first, tile_type(checking.rules, board_type.name), checking)
        return FunctionRef(name, args), ListType(SpotType(board_type.name))
    return None


def _listed(node: ast.Expr, type_: Type, checking: Checking) -> Type:
    """What a list holds; anything else is told."""
    element = element_of(type_)
    if element is not None:
        return element
    if type_ != UNKNOWN:
        checking.report("RW406", English("this is one {type}, but a list is needed here", type=type_), node.span)
    return UNKNOWN
