"""What `set`, `advance`, `roll` and `when … reaches` may speak of: a variable, a changing attribute, or a name bound before."""

from __future__ import annotations

from typing import assert_never

from rulewright.check.checking import Checking
from rulewright.check.expressions import infer
from rulewright.check.refs import (
    AllRef,
    BoardRef,
    ConstantRef,
    EffectRef,
    FlowRef,
    FunctionRef,
    LocalRef,
    MembersRef,
    NothingRef,
    OptionRef,
    PlayerCountRef,
    PlayersRef,
    PointsRef,
    PropertyRef,
    Ref,
    ResourceRef,
    RuleRef,
    ScoreRef,
    SeatRef,
    TableRef,
    ValueRef,
    VariableRef,
    WhereaboutsRef,
    YesNoRef,
    ZoneRef,
)
from rulewright.check.scope import Scope
from rulewright.check.wanted import expect
from rulewright.diagnostics import English
from rulewright.link import UNKNOWN, CellType, PieceType, Type
from rulewright.parse import ast


def assignable(node: ast.Expr, scope: Scope, checking: Checking, wanted: Type | None = None) -> Type:
    """The type of what is to be changed; what cannot be changed is told."""
    type_ = infer(node, scope, checking)
    ref = checking.meaning.refs.get(node)
    if type_ == UNKNOWN and ref is None:
        return type_  # told already
    if ref is None or not _changeable(ref, checking):
        checking.report(
            "RW410", English("this cannot be changed"), node.span, English("only variables, tracks and changing attributes can")
        )
    if ref is not None and wanted is not None:
        expect(node, wanted, checking)
    return type_


def _changeable(ref: Ref, checking: Checking) -> bool:
    match ref:
        case VariableRef():
            return True
        case LocalRef(name=name):
            return name != "player"
        case PropertyRef(name=name, subject=subject):
            return subject is not None and _varies(name, checking.meaning.type(subject), checking)
        case (
            WhereaboutsRef()
            | ZoneRef()
            | BoardRef()
            | AllRef()
            | TableRef()
            | ValueRef()
            | ScoreRef()
            | PointsRef()
            | OptionRef()
            | ConstantRef()
            | MembersRef()
            | RuleRef()
            | FlowRef()
            | EffectRef()
            | ResourceRef()
            | FunctionRef()
            | SeatRef()
            | YesNoRef()
            | PlayersRef()
            | PlayerCountRef()
            | NothingRef()
        ):
            return False
        case _:
            assert_never(ref)


def _varies(name: str, owner: Type, checking: Checking) -> bool:
    """Whether an attribute changes in a game: those that a pack gives cells, and those of pieces that say so."""
    if isinstance(owner, CellType):
        return name in checking.rules.boards[owner.name].attributes
    if isinstance(owner, PieceType):
        attribute = checking.rules.pieces[owner.name].attributes.get(name)
        return attribute is not None and attribute.varies
    return False
