"""Something that is yes or no by itself, as a test: `the cell is empty`, `you may build`."""

from __future__ import annotations

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
from rulewright.explain.expressions.belongings import belonging
from rulewright.explain.expressions.plurals import said_each
from rulewright.explain.expressions.values import arguments, value
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import Named, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg


def holds(node: Named, speaking: Speaking, yes: bool = True) -> Phrase:
    """In the words a noun has for being so (`.if`) or not (`.if-not`), else in the engine's."""
    ref = ref_of(node, speaking)
    match ref:
        case OptionRef(option=option):
            said = speaking.special(option.name, _own(yes))
            return said or speaking.say(negated("say-option-on", yes), name=speaking.word(option.name))
        case PropertyRef(name=name, subject=thing):
            subject = speaking.expression(thing) if thing is not None else speaking.it_word()
            said = speaking.special(name, _own(yes), subject=subject)
            return said or speaking.say(negated("say-is", yes), subject=subject, name=speaking.word(name))
        case ValueRef():
            return _value_holds(node, ref, speaking, yes)
        case VariableRef(variable=variable, index=index):
            of: dict[str, Arg] = {"subject": said_each(index, speaking)} if index else {}
            said = speaking.special(variable.name, _own(yes), **of)
            return said or speaking.say(negated("say-holds", yes), subject=speaking.noun(belonging(ref, speaking)))
        case YesNoRef():
            return speaking.say("say-always" if ref.yes == yes else "say-never")
        case LocalRef(name=name):
            return speaking.special(speaking.id_of(name), _own(yes)) or _plainly(node, speaking, yes)
        case WhereaboutsRef() | ZoneRef() | BoardRef() | AllRef() | TableRef() | ScoreRef() | PointsRef() | ConstantRef():
            return _plainly(node, speaking, yes)
        case MembersRef() | RuleRef() | FlowRef() | EffectRef() | ResourceRef() | FunctionRef() | SeatRef():
            return _plainly(node, speaking, yes)
        case PlayersRef() | PlayerCountRef() | NothingRef():
            return _plainly(node, speaking, yes)
        case _:
            assert_never(ref)


def _value_holds(node: Named, ref: ValueRef, speaking: Speaking, yes: bool) -> Phrase:
    name = ref.value.name
    said = speaking.special(name, _own(yes), **arguments(ref, speaking))
    if said is None and len(ref.given) == 1:
        return speaking.say(negated("say-is", yes), subject=speaking.expression(ref.given[0]), name=speaking.word(name))
    return said or speaking.say(negated("say-holds", yes), subject=speaking.noun(value(node, ref, speaking)))


def _plainly(node: Named, speaking: Speaking, yes: bool) -> Phrase:
    return speaking.say(negated("say-holds", yes), subject=speaking.expression(node))


def _own(yes: bool) -> str:
    return "if" if yes else "if-not"


def negated(name: str, yes: bool) -> str:
    """The message of a test, or the one of its opposite."""
    return name if yes else f"{name}-not"
