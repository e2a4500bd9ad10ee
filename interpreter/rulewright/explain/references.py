"""What a name refers to, and under which name a pack has words about that."""

from __future__ import annotations

from typing import TypeGuard, assert_never

from rulewright.check import (
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
from rulewright.explain.speaking import Speaking
from rulewright.link import Ruleset, Variable
from rulewright.parse import ast

Named = ast.Name | ast.Attribute | ast.Call


def ref_of(node: Named, speaking: Speaking) -> Ref:
    """What a name means. A sentence that was never checked is read by its words alone."""
    if node in speaking.made:
        return speaking.made[node][0]
    return speaking.checked.meaning.refs.get(node) or _guessed(node, speaking.checked.rules)


def ref_if_named(node: ast.Expr, speaking: Speaking) -> Ref | None:
    """What an expression refers to; None if it is no name."""
    return ref_of(node, speaking) if isinstance(node, Named) else None


def _guessed(node: Named, rules: Ruleset) -> Ref:
    name, given = node.name, given_to(node)
    if name in rules.variables:
        return VariableRef(rules.variables[name], given)
    if name in rules.zones:
        return ZoneRef(rules.zones[name], given)
    if name in rules.boards:
        return BoardRef(rules.boards[name])
    if name in rules.tables and given:
        return TableRef(rules.tables[name], given)
    return _guessed_sentence(name, given, rules) or _guessed_word(name, given, rules)


def _guessed_sentence(name: str, given: tuple[ast.Expr, ...], rules: Ruleset) -> Ref | None:
    if name in rules.values:
        return ValueRef(rules.values[name], given)
    if name in rules.scores:
        return ScoreRef(rules.scores[name])
    if name in rules.options:
        return OptionRef(rules.options[name])
    if name in rules.rules:
        return RuleRef(rules.rules[name], given)
    return FlowRef(rules.flows[name]) if name in rules.flows else None


def _guessed_word(name: str, given: tuple[ast.Expr, ...], rules: Ruleset) -> Ref:
    constants = rules.constants()
    if name in constants and not given:
        enum = constants[name][0]
        return ConstantRef(enum.name, enum.members.index(name) + 1)
    return PropertyRef(name, given[0]) if given else LocalRef(name)


def given_to(node: Named) -> tuple[ast.Expr, ...]:
    """What stands behind a name: the x of `name of x`, the x and y of `name(x, y)`."""
    match node:
        case ast.Name():
            return ()
        case ast.Attribute(subject=subject):
            return (subject,)
        case ast.Call(args=args):
            return args
        case _:
            assert_never(node)


def noun_id(ref: Ref) -> str:
    """The name under which a pack has words about what is meant; empty for what only the engine has words for."""
    match ref:
        case LocalRef(name=name) | PropertyRef(name=name) | FunctionRef(name=name) | SeatRef(seat=name):
            return name
        case VariableRef(variable=noun) | ResourceRef(variable=noun) | ZoneRef(zone=noun) | WhereaboutsRef(zone=noun):
            return noun.name
        case BoardRef(board=noun) | AllRef(pieces=noun) | TableRef(table=noun) | OptionRef(option=noun):
            return noun.name
        case MembersRef(enumeration=noun) | ValueRef(value=noun) | ScoreRef(score=noun):
            return noun.name
        case RuleRef(rule=noun) | FlowRef(flow=noun):
            return noun.name
        case ConstantRef() | EffectRef() | PointsRef() | YesNoRef() | PlayersRef() | PlayerCountRef() | NothingRef():
            return ""
        case _:
            assert_never(ref)


def whose(ref: Ref) -> ast.Expr | None:
    """The player whose thing is meant, where the sentence names one."""
    match ref:
        case VariableRef() | ZoneRef() | ValueRef() | ScoreRef() | PointsRef():
            return ref.whose
        case LocalRef() | PropertyRef() | WhereaboutsRef() | BoardRef() | AllRef() | TableRef() | OptionRef() | ConstantRef():
            return None
        case MembersRef() | RuleRef() | FlowRef() | EffectRef() | ResourceRef() | FunctionRef() | SeatRef() | YesNoRef():
            return None
        case PlayersRef() | PlayerCountRef() | NothingRef():
            return None
        case _:
            assert_never(ref)


def goods(ref: Ref | None) -> TypeGuard[VariableRef]:
    """Whether something is a resource, of which one has so many."""
    return isinstance(ref, VariableRef) and countable(ref.variable)


def countable(variable: Variable) -> bool:
    """Whether one has so many of it, where of a track one has reached so much."""
    return variable.sort == "resource"


def is_nothing(node: ast.Expr, speaking: Speaking) -> bool:
    """Whether this is the word `nothing`."""
    return isinstance(ref_if_named(node, speaking), NothingRef)
