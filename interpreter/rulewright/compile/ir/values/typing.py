"""The type of a value, and whether it may be nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compile.ir.values.boards import (
    Covered,
    Fare,
    Groups,
    LineListed,
    LineThrough,
    Reach,
    SpotLevel,
    SpotTurn,
)
from rulewright.compile.ir.values.calls import Able, After, Apply, Called, Seated
from rulewright.compile.ir.values.goods import Funds, LastingAmounts, LastsFor, OwnerOf, Owns, Playable
from rulewright.compile.ir.values.lists import (
    Best,
    Count,
    Distinct,
    Every,
    Extreme,
    Fixed,
    Gather,
    Kinds,
    ListOf,
    Metered,
    Numbers,
    Pick,
    Rank,
    Some,
    Stretch,
    Sum,
    Tally,
    Things,
)
from rulewright.compile.ir.values.names import Bank, Column, Const, FlowName, Held, Load, Local, Lookup, Shared, Slot, Sure
from rulewright.compile.ir.values.plain import Arith, AtLeastZero, Both, Compare, Either, Member, Negate, Not, Within
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType, NothingType, Type, UnknownType, may_be_missing

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value


def type_of(value: Value) -> Type:
    """The type of a value."""
    match value:
        case ListOf(of=of) | Things(of=of):
            return ListType(of)
        case Numbers() | LastingAmounts():
            return ListType(NUMBER)
        case Gather(value=inner):
            return ListType(type_of(inner))
        case (
            Sure(of=inner)
            | Shared(of=inner)
            | Held(of=inner)
            | Metered(of=inner)
            | After(value=inner)
            | Fixed(of=inner)
            | Distinct(of=inner)
        ):
            return type_of(inner)
        case Either(then=then, other=other):
            return type_of(other) if isinstance(then, Const) and then.value == 0 else type_of(then)
        case Pick(items=items) | Best(items=items):
            return type_of(items).of or UnknownType()
        case Rank(items=items):
            return type_of(items)
        case Groups(items=items):
            return ListType(type_of(items))
        case Reach(there=there):
            return ListType(there.type)
        case OwnerOf():
            return PLAYER
        case Stretch(region=region):
            return ListType(region.holds)
        case (
            Not()
            | Both()
            | Compare()
            | Within()
            | Member()
            | Some()
            | Every()
            | LineThrough()
            | LineListed()
            | Able()
            | Seated()
            | Owns()
            | LastsFor()
            | Playable()
        ):
            return YES_NO
        case (
            Slot()
            | Bank()
            | Negate()
            | AtLeastZero()
            | Arith()
            | Count()
            | Tally()
            | Sum()
            | Kinds()
            | Extreme()
            | SpotLevel()
            | SpotTurn()
            | Fare()
            | Funds()
        ):
            return NUMBER
        case _:
            return value.type


def may_be_nothing(value: Value) -> bool:
    """Whether a thing may be `nothing`, or a list may hold it."""
    match value:
        case Const(value=fixed, type=type_):
            return not fixed and (may_be_missing(type_) or isinstance(type_, NothingType))
        case (
            Local(nothing=nothing)
            | FlowName(nothing=nothing)
            | Load(nothing=nothing)
            | Column(nothing=nothing)
            | Lookup(nothing=nothing)
            | Apply(nothing=nothing)
            | Called(nothing=nothing)
        ):
            return nothing
        case Either(then=then, other=other):
            return may_be_nothing(then) or may_be_nothing(other)
        case ListOf(items=items):
            return any(map(may_be_nothing, items))
        case Gather(value=inner) | After(value=inner):
            return may_be_nothing(inner)
        case Pick(items=items) | Best(items=items) | Rank(items=items) | Groups(items=items):
            return may_be_nothing(items)
        case Fixed(of=inner) | Metered(of=inner) | Distinct(of=inner):
            return may_be_nothing(inner)
        case Covered(part=part):
            return part in ("face", "tile")
        case OwnerOf():
            return True
    return False
