"""Values: everything in a program that can be worked out. Working a value out never changes the state.

Each value knows its type, and whether it may be `nothing` (of a list: whether one of its elements may). A value may fail
(`Pick`, `Best`, division), which takes the latest choice back.
"""

from __future__ import annotations

from rulewright.compile.ir.values.boards import (
    Covered,
    Fare,
    Groups,
    Holes,
    LineListed,
    LineThrough,
    Neighbours,
    Reach,
    SpotCell,
    SpotCells,
    SpotLevel,
    Spots,
    SpotTurn,
)
from rulewright.compile.ir.values.calls import Able, After, Apply, Called, Helper, Seated
from rulewright.compile.ir.values.goods import Funds, LastingAmounts, LastsFor, OwnerOf, Owns, Playable, Source
from rulewright.compile.ir.values.lists import (
    Best,
    Count,
    Distinct,
    Every,
    Extreme,
    Fixed,
    Gather,
    Key,
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
from rulewright.compile.ir.values.names import (
    Bank,
    Column,
    Const,
    FlowName,
    Held,
    Load,
    Local,
    Lookup,
    Peek,
    Shared,
    Slot,
    Sure,
    Table,
)
from rulewright.compile.ir.values.plain import Arith, AtLeastZero, Both, Compare, Either, Member, Negate, Not, Operator, Within

Value = (
    Const
    | Local
    | FlowName
    | Slot
    | Load
    | Peek
    | Bank
    | Table
    | Column
    | Lookup
    | Shared
    | Sure
    | Negate
    | AtLeastZero
    | Not
    | Both
    | Compare
    | Within
    | Member
    | Arith
    | Either
    | ListOf
    | Numbers
    | Things
    | Gather
    | Count
    | Distinct
    | Sum
    | Kinds
    | Extreme
    | Some
    | Every
    | Pick
    | Best
    | Rank
    | Fixed
    | Tally
    | Stretch
    | Covered
    | Fare
    | Neighbours
    | SpotCells
    | SpotCell
    | SpotLevel
    | SpotTurn
    | Spots
    | Holes
    | Groups
    | Reach
    | LineThrough
    | LineListed
    | Apply
    | Called
    | Able
    | After
    | Seated
    | Owns
    | OwnerOf
    | LastsFor
    | LastingAmounts
    | Funds
    | Held
    | Metered
    | Playable
)

from rulewright.compile.ir.values.typing import may_be_nothing, type_of  # noqa: E402

__all__ = [
    "Able",
    "After",
    "Apply",
    "Arith",
    "AtLeastZero",
    "Bank",
    "Best",
    "Both",
    "Called",
    "Column",
    "Compare",
    "Const",
    "Count",
    "Covered",
    "Distinct",
    "Either",
    "Every",
    "Extreme",
    "Fare",
    "Fixed",
    "FlowName",
    "Funds",
    "Gather",
    "Groups",
    "Held",
    "Helper",
    "Holes",
    "Key",
    "Kinds",
    "LastingAmounts",
    "LastsFor",
    "LineListed",
    "LineThrough",
    "ListOf",
    "Load",
    "Local",
    "Lookup",
    "Member",
    "Metered",
    "Negate",
    "Neighbours",
    "Not",
    "Numbers",
    "Operator",
    "OwnerOf",
    "Owns",
    "Peek",
    "Pick",
    "Playable",
    "Rank",
    "Reach",
    "Seated",
    "Shared",
    "Slot",
    "Some",
    "Source",
    "SpotCell",
    "SpotCells",
    "SpotLevel",
    "SpotTurn",
    "Spots",
    "Stretch",
    "Sum",
    "Sure",
    "Table",
    "Tally",
    "Things",
    "Value",
    "Within",
    "may_be_nothing",
    "type_of",
]
