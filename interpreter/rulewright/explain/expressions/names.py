"""Names in words: what a bare word, `x of y` or `x(y)` means decides how it is said."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

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
from rulewright.explain.expressions.attributes import attribute, attribute_phrase, is_noun, whereabouts
from rulewright.explain.expressions.belongings import belonging
from rulewright.explain.expressions.doing import doing
from rulewright.explain.expressions.functions import function
from rulewright.explain.expressions.values import for_player, value
from rulewright.explain.kinds import count_of, holds_many, type_of
from rulewright.explain.phrases import PLURAL, Phrase
from rulewright.explain.references import Named, countable, noun_id, ref_if_named, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.link import UNKNOWN, PieceType, Type
from rulewright.parse import ast


def named(node: Named, speaking: Speaking) -> Phrase:
    """Anything that has a name."""
    say = speaking.say
    ref = ref_of(node, speaking)
    match ref:
        case LocalRef(name=name):
            return _local(name, node, speaking)
        case PropertyRef():
            return attribute_phrase(node, ref, speaking)
        case WhereaboutsRef():
            return whereabouts(ref, speaking)
        case VariableRef(variable=variable) if countable(variable):
            return say("say-number-of", items=speaking.noun(belonging(ref, speaking)).counted(PLURAL))
        case VariableRef() | ZoneRef() | BoardRef():
            return speaking.noun(belonging(ref, speaking))
        case ValueRef() | TableRef():
            return speaking.noun(value(node, ref, speaking))
        case AllRef() | MembersRef() | PlayersRef():
            return speaking.noun(_every(ref, speaking))
        case ScoreRef(score=score, whose=player):
            return for_player(say("say-score", name=speaking.word(score.name)), player, speaking)
        case PointsRef(whose=player):
            return for_player(say("say-points"), player, speaking)
        case OptionRef(option=option):
            return say("say-option", name=speaking.word(option.name))
        case ConstantRef(enumeration=enumeration):
            return _constant(enumeration, node.name, speaking)
        case ResourceRef(variable=variable):
            return speaking.noun(Noun(speaking.word(variable.name), det="bare", count=PLURAL))
        case FunctionRef():
            return function(ref, speaking)
        case RuleRef() | FlowRef() | EffectRef():
            return doing(node, speaking)
        case SeatRef():
            return speaking.noun(Noun(speaking.word(node.name), det="bare"))
        case YesNoRef(yes=yes):
            return say("say-yes" if yes else "say-no")
        case PlayerCountRef():
            return say("say-player-count")
        case NothingRef():
            return say("say-none")
        case _:
            assert_never(ref)


def noun_of(node: ast.Expr, speaking: Speaking) -> Noun | None:
    """A name as a noun that more can hang on, with what it belongs to; None for what is no noun."""
    ref = ref_if_named(node, speaking)
    if ref is None or not isinstance(node, Named):
        return None
    match ref:
        case VariableRef() | ZoneRef() | BoardRef():
            return belonging(ref, speaking)
        case ValueRef() | TableRef():
            return value(node, ref, speaking)
        case AllRef() | MembersRef() | PlayersRef():
            return _every(ref, speaking)
        case PropertyRef():
            return attribute(node, ref, speaking) if is_noun(ref, speaking) else None
        case LocalRef(name=name) if name in speaking.lets:
            return noun_of(speaking.lets[name], _unfolded(name, speaking))
        case LocalRef(name=name) if name in speaking.every:
            return None
        case LocalRef(name=name):
            known = speaking.pronoun(node) is not None
            return None if known else Noun(speaking.word(name), count=count_of(node, speaking))
        case WhereaboutsRef() | ScoreRef() | PointsRef() | OptionRef() | ConstantRef() | ResourceRef() | FunctionRef():
            return None
        case RuleRef() | FlowRef() | EffectRef() | SeatRef() | YesNoRef() | PlayerCountRef() | NothingRef():
            return None
        case _:
            assert_never(ref)


def _every(ref: AllRef | MembersRef | PlayersRef, speaking: Speaking) -> Noun:
    word = "player" if isinstance(ref, PlayersRef) else noun_id(ref)
    return Noun(speaking.word(word), count=PLURAL)


def _local(name: str, node: Named, speaking: Speaking) -> Phrase:
    type_ = type_of(node, speaking)
    if name == "this" and isinstance(type_, PieceType):
        return speaking.say("say-this", kind=speaking.word(type_.name))
    if name in speaking.lets:
        return _unfolded(name, speaking).expression(speaking.lets[name])
    if name in speaking.every:
        return speaking.every[name]
    return speaking.pronoun(node) or the(name, speaking, type_)


def _unfolded(name: str, speaking: Speaking) -> Speaking:
    """To say what a name stands for, which may use the same name for something else."""
    return replace(speaking, lets={other: value for other, value in speaking.lets.items() if other != name})


def the(name: str, speaking: Speaking, type_: Type = UNKNOWN) -> Phrase:
    """A name with an article; one name for many things is a plural, unless it says what each of them is."""
    whole = speaking.catalog.has(speaking.id_of(name), "each")
    return speaking.noun(Noun(speaking.word(name), count=PLURAL if holds_many(type_) and not whole else 1))


def _constant(enumeration: str, name: str, speaking: Speaking) -> Phrase:
    """A word of an enumeration; a value of an option may need a text of its own (`scoring-by_size`)."""
    own = f"{enumeration}-{name}"
    return speaking.noun(Noun(speaking.word(own if speaking.catalog.has(own) else name), det="bare"))
