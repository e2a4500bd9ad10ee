"""By what things are put in order: `the most coins, then the highest level`."""

from __future__ import annotations

from rulewright.check import FunctionRef, LocalRef, PointsRef, PropertyRef, ScoreRef, TableRef, ValueRef, VariableRef, YesNoRef
from rulewright.explain.expressions.plurals import many
from rulewright.explain.expressions.values import value_word
from rulewright.explain.kinds import type_of
from rulewright.explain.phrases import PLURAL, SINGULAR, Phrase
from rulewright.explain.references import goods, noun_id, ref_if_named
from rulewright.explain.settled import settled_number
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg
from rulewright.link import ListType
from rulewright.parse import ast


def order(prefs: tuple[ast.Pref, ...], speaking: Speaking) -> Phrase:
    """The first criterion, and the next for whatever is equal by it."""
    return speaking.joined([preference(pref, speaking) for pref in telling(prefs, speaking)], "then")


def ordered(kind: str, prefs: tuple[ast.Pref, ...], speaking: Speaking, **args: Arg) -> Phrase:
    """A message about what comes first by an order: `KIND`, with `KIND-ties` around it if more than one criterion decides.

    `$first` is the first criterion; `KIND-by` says it of one that is no measure, as `if possible a red one`.
    """
    first, *others = telling(prefs, speaking)
    name = kind if first.op in ("most", "least") else f"{kind}-by"
    said = preference(first, speaking)
    if not others:
        return speaking.say(name, **args, first=said)
    ties = speaking.joined([preference(pref, speaking) for pref in others], "then")
    whole = speaking.say(name, **args, first=said)
    return speaking.say(f"{kind}-ties", SINGULAR, {"whole": whole}, ties=ties)


def telling(prefs: tuple[ast.Pref, ...], speaking: Speaking) -> list[ast.Pref]:
    """The criteria that tell anything apart: by the options in use, some are the same for all. If all are, all are said."""
    found = [pref for pref in prefs if pref.value is None or settled_number(pref.value, speaking) is None]
    return found or list(prefs)


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
    if isinstance(node, ast.Fold) and node.op == "count" and node.value is None:
        return speaking.say(f"say-{op}", items=many(node.items, speaking, "bare"))
    if op == "least" and isinstance(ref, FunctionRef) and ref.name == "abs":
        return speaking.say("say-nearest", value=_bare(ref.given[0], speaking))
    if isinstance(type_of(node, speaking), ListType):
        return speaking.say(f"say-{op}", items=many(node, speaking, "bare"))
    if isinstance(ref, ValueRef | TableRef):
        return speaking.say(f"say-{op}-of", value=value_word(ref, speaking))
    if isinstance(ref, VariableRef | ScoreRef | PropertyRef) or (isinstance(ref, LocalRef) and not speaking.is_it(node)):
        return speaking.say(f"say-{op}-of", value=speaking.word(noun_id(ref)))
    if isinstance(node, ast.Arith) and node.op == "+":
        return speaking.say(f"say-{op}-sum", left=speaking.expression(node.left), right=speaking.expression(node.right))
    if isinstance(node, ast.Steps):
        return speaking.say(f"say-{op}-steps", start=speaking.expression(node.start), goal=speaking.expression(node.goal))
    return speaking.say(f"say-{op}-value", value=speaking.expression(node))


def _bare(node: ast.Expr, speaking: Speaking) -> Phrase:
    """Something without whose it is, if it has a name."""
    ref = ref_if_named(node, speaking)
    return speaking.word(noun_id(ref)) if isinstance(ref, VariableRef | PropertyRef) else speaking.expression(node)
