"""By what things are put in order: `the most coins, then the highest level`."""

from __future__ import annotations

from rulewright.check import LocalRef, PointsRef, PropertyRef, ScoreRef, TableRef, ValueRef, VariableRef, YesNoRef
from rulewright.explain.expressions.plurals import many
from rulewright.explain.expressions.values import value_word
from rulewright.explain.kinds import type_of
from rulewright.explain.phrases import PLURAL, Phrase
from rulewright.explain.references import goods, noun_id, ref_if_named
from rulewright.explain.settled import settled_number
from rulewright.explain.speaking import Speaking
from rulewright.link import ListType
from rulewright.parse import ast


def order(prefs: tuple[ast.Pref, ...], speaking: Speaking) -> Phrase:
    """The first criterion, and the next for whatever is equal by it."""
    return speaking.joined([preference(pref, speaking) for pref in telling(prefs, speaking)], "then")


def telling(prefs: tuple[ast.Pref, ...], speaking: Speaking) -> list[ast.Pref]:
    """The criteria that tell anything apart: by the options in use, some are the same for all."""
    return [pref for pref in prefs if pref.value is None or settled_number(pref.value, speaking) is None]


def preference(pref: ast.Pref, speaking: Speaking) -> Phrase:
    """One criterion of an order; it is about each of the things that are compared."""
    if pref.value is None:
        return speaking.say(f"say-pref-{pref.op}")
    each = speaking.about("it", *speaking.it.names)
    match pref.op:
        case "prefer" if isinstance(pref.value, ast.Name) and _is_a_choice(pref.value, each):
            return each.say("say-pref-choice", name=each.word(pref.value.name))
        case "prefer":
            return each.say("say-pref-prefer", test=each.clause(pref.value))
        case "first":
            return each.say("say-pref-first", items=each.expression(pref.value))
    return _measure(pref.op, pref.value, each)


def _is_a_choice(node: ast.Name, speaking: Speaking) -> bool:
    """Whether a bare word is an answer to a question: yes, no, or one of some named ways."""
    return isinstance(ref_if_named(node, speaking), LocalRef | YesNoRef)


def _measure(op: str, node: ast.Expr, speaking: Speaking) -> Phrase:
    """`the most coins`, `the highest level`: what is compared, without whose it is."""
    ref = ref_if_named(node, speaking)
    if isinstance(ref, PointsRef):
        return speaking.say(f"say-{op}", items=speaking.say("say-points-bare"))
    if goods(ref):
        return speaking.say(f"say-{op}", items=speaking.word(ref.variable.name).counted(PLURAL))
    if isinstance(type_of(node, speaking), ListType):
        return speaking.say(f"say-{op}", items=many(node, speaking, "bare"))
    if isinstance(ref, ValueRef | TableRef):
        return speaking.say(f"say-{op}-of", value=value_word(ref, speaking))
    if isinstance(ref, VariableRef | ScoreRef | PropertyRef) or (isinstance(ref, LocalRef) and not speaking.is_it(node)):
        return speaking.say(f"say-{op}-of", value=speaking.word(noun_id(ref)))
    return speaking.say(f"say-{op}-value", value=speaking.expression(node))
