"""Tests behind the noun they are about: `that is empty`, `whose level is 2`, `that has no empty neighbour`.

The thing itself is only a pronoun in them; they agree with it in number.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.check import ValueRef, WhereaboutsRef, ZoneRef
from rulewright.explain.expressions.comparisons import OPPOSITE, TURNED, WORDS, compare, comparison, one_that_is_counted, quantity
from rulewright.explain.expressions.conditions import both_behind
from rulewright.explain.expressions.holding import negated
from rulewright.explain.expressions.own_things import other_side, own_items, own_name
from rulewright.explain.expressions.plurals import choices
from rulewright.explain.expressions.values import arguments
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import goods, is_nothing, ref_if_named
from rulewright.explain.settled import undecided
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.parse import ast


def clause(test: ast.Expr, speaking: Speaking, yes: bool = True) -> Phrase:
    """What is about `it` and nothing else is said without saying whose; the rest is `for which …`."""
    test = undecided(test, speaking)
    match test:
        case ast.Both():
            return both_behind(test, speaking, yes)
        case ast.Not(operand=operand):
            return clause(operand, speaking, not yes)
        case ast.Compare(op=op, left=left, right=right):
            return _compared(op if yes else OPPOSITE[op], left, right, speaking)
        case ast.Member(item=item, items=items):
            return _one_of(item, items, speaking, yes) or _for_which(test, speaking, yes)
        case ast.Quantified(op=op, items=items):
            return _having(op, items, speaking, yes) or _for_which(test, speaking, yes)
        case ast.Name() | ast.Attribute() | ast.Call():
            return _being(test, speaking, yes) or _for_which(test, speaking, yes)
        case ast.Number() | ast.SetOf() | ast.Negative() | ast.Arith() | ast.EitherOr() | ast.Fold() | ast.Hypothetical():
            return _for_which(test, speaking, yes)
        case ast.Filtered() | ast.Range() | ast.Pick() | ast.Best() | ast.Rank() | ast.Groups() | ast.Reach():
            return _for_which(test, speaking, yes)
        case ast.Beginning() | ast.Steps():
            return _for_which(test, speaking, yes)
        case ast.AnyLine() | ast.Able():
            return _for_which(test, speaking, yes)
        case _:
            assert_never(test)


def _for_which(test: ast.Expr, speaking: Speaking, yes: bool) -> Phrase:
    """What is not about the noun itself: `for which the game is not over`."""
    return speaking.say("say-for-which", speaking.agreeing(), test=speaking.condition(test, yes))


def _which(yes: bool) -> str:
    return "which" if yes else "which-not"


def _being(test: ast.Expr, speaking: Speaking, yes: bool) -> Phrase | None:
    """`that is empty`."""
    name = own_name(test, speaking)
    if name is None:
        return _being_so_with(test, speaking, yes)
    special = speaking.special(name, _which(yes), speaking.agreeing())
    return special or speaking.say(negated("say-which-is", yes), speaking.agreeing(), value=speaking.word(name))


def _being_so_with(test: ast.Expr, speaking: Speaking, yes: bool) -> Phrase | None:
    """A value of the thing itself and of something else: `that fit the key`, in the words of the value."""
    ref = ref_if_named(test, speaking)
    if not isinstance(ref, ValueRef) or not ref.given or not speaking.is_it(ref.given[0]):
        return None
    _, *others = arguments(ref, speaking).items()
    if not speaking.catalog.has(ref.value.name, _which(yes)):
        return None
    return speaking.special(ref.value.name, _which(yes), speaking.agreeing(), **dict(others))


def _one_of(item: ast.Expr, items: ast.Expr, speaking: Speaking, yes: bool) -> Phrase | None:
    """`whose colour is red or green`."""
    count = speaking.agreeing()
    if speaking.is_it(item):
        return speaking.say(negated("say-which-is", yes), count, value=choices(items, speaking))
    name = own_name(item, speaking)
    if name is not None:
        special = speaking.special(name, _which(yes), count, value=choices(items, speaking))
        return special or speaking.say(
            negated("say-whose-is", yes), count, name=speaking.word(name), value=choices(items, speaking)
        )
    other = other_side(item, speaking) if yes else None
    if other is None:
        return None
    return speaking.say(
        "say-which-differs",
        count,
        value=speaking.expression(other),
        by=speaking.say("say-by-equal", value=choices(items, speaking)),
    )


def _having(op: str, items: ast.Expr, speaking: Speaking, yes: bool) -> Phrase | None:
    """`that has no empty neighbour`."""
    own = own_items(items, speaking) if op != "every" else None
    if own is None:
        return None
    some = (op == "any") == yes
    return speaking.say("say-which-has" if some else "say-which-has-no", speaking.agreeing(), items=own)


# ---- comparisons ----
def _compared(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase:
    if not _of_it(left, speaking) and _of_it(right, speaking):
        op, left, right = TURNED[op], right, left
    count = speaking.agreeing()
    if speaking.is_it(left):
        said = comparison(op, left, right, speaking).counted(speaking.it.count)
        return speaking.say("say-which", count, comparison=said)
    return (
        _holding_so_many(op, left, right, speaking)
        or _full_of(op, left, right, speaking)
        or _lying_somewhere(op, left, right, speaking)
        or _differing(op, left, right, speaking)
        or _whose(op, left, right, speaking)
        or speaking.say("say-for-which", count, test=compare(op, left, right, speaking))
    )


def _of_it(node: ast.Expr, speaking: Speaking) -> bool:
    return speaking.is_it(node) or own_name(node, speaking) is not None


def _whose(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`whose level is 2`, or what the noun itself says for it."""
    name, count = own_name(left, speaking), speaking.agreeing()
    if name is None:
        return None
    special = None
    if op in ("=", "!="):
        if is_nothing(right, speaking):
            special = speaking.special(name, "none" if op == "=" else "some", count)
        else:
            special = speaking.special(name, _which(op == "="), count, value=speaking.expression(right))
    else:
        special = speaking.special(name, f"which-{WORDS[op]}", count, value=speaking.expression(right))
    if special is None and speaking.doer is None and _is_you(right) and op in ("=", "!="):
        special = speaking.say(negated("say-of-which-you", op == "="), count, name=speaking.word(name))
    if special is not None:
        return special
    said = comparison(op, left, right, speaking)
    return speaking.say("say-whose", count, name=speaking.word(name), comparison=said)


def _is_you(node: ast.Expr) -> bool:
    return isinstance(node, ast.Name) and node.name == "player"


def _differing(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`that differs from 4 by at most 1`."""
    other = other_side(left, speaking)
    if other is None:
        return None
    by = speaking.say(f"say-by-{WORDS[op]}", value=speaking.expression(right))
    return speaking.say("say-which-differs", speaking.agreeing(), value=speaking.expression(other), by=by)


def _lying_somewhere(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`that is in a drawer`: whether the piece the noun is about lies in one of several zones."""
    ref = ref_if_named(left, speaking)
    if not isinstance(ref, WhereaboutsRef) or not is_nothing(right, speaking):
        return None
    if ref.subject is not None and not speaking.is_it(ref.subject):
        return None
    zone = speaking.noun(Noun(speaking.word(ref.zone.name), det="a"))
    where = speaking.special(ref.zone.name, "in", noun=zone) or speaking.say("say-in-zone", place=zone)
    return speaking.say(negated("say-which-is", op == "!="), speaking.agreeing(), value=where)


def _full_of(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`with no cards`: how many there are of what the thing itself has, or in a zone of its own."""
    if not isinstance(right, ast.Number):
        return None
    noun = one_that_is_counted(left, speaking)
    if isinstance(left, ast.Attribute) and left.name == "size":
        ref, name = ref_if_named(left.subject, speaking), own_name(left.subject, speaking)
        if isinstance(ref, ZoneRef) and len(ref.index) == 1 and speaking.is_it(ref.index[0]):
            noun = Noun(speaking.word(ref.zone.holds))
        elif name is not None:
            noun = Noun(speaking.word(name))
        elif isinstance(ref, ValueRef) and ref.given and speaking.is_it(ref.given[0]):
            noun = speaking.items(left.subject)
    return speaking.say("say-with", quantity=quantity(op, right.value, noun, speaking)) if noun is not None else None


def _holding_so_many(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`with more than 1 coin`: how much the player the noun is about has of something."""
    ref = ref_if_named(left, speaking)
    if not goods(ref) or not isinstance(right, ast.Number) or ref.whose is None or not speaking.is_it(ref.whose):
        return None
    held = quantity(op, right.value, Noun(speaking.word(ref.variable.name)), speaking)
    return speaking.say("say-with", quantity=held)
