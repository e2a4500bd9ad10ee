"""A noun with a test: adjectives before it, the rest behind it as a clause."""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import ConstantRef, NothingRef, PropertyRef, ValueRef, VariableRef
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import ref_if_named
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg, Noun
from rulewright.link import UNKNOWN, Type
from rulewright.parse import ast


def narrowed(noun: Noun, test: ast.Expr, speaking: Speaking, of: Type = UNKNOWN, name: str = "it") -> Noun:
    """`empty cells in row 1 whose level is 2`: adjectives, what stands right behind the noun, and clauses.

    The clauses agree with the noun in number, so they are worded when that is known.
    """
    one = speaking.about("it", name, of=of)
    rest = []
    for part in conjuncts(test):
        adjective = _adjective(part, one)
        behind = _behind(part, one) if adjective is None else None
        if adjective is not None:
            noun = replace(noun, adjectives=(*noun.adjectives, adjective))
        elif behind is not None:
            place = noun.place if noun.place is not None else ""
            noun = replace(noun, place=speaking.say("say-behind", place=place, behind=behind))
        elif not decided(part, one):
            rest.append(part)
    if not rest:
        return noun

    def make(form: Form) -> str:
        each = speaking.about("it", name, count=1 if form.singular else PLURAL, of=of, gender=form.gender)
        return each.joined([each.clause(part) for part in rest]).form(Form())

    clause = Phrase(make)
    return replace(noun, clauses=clause if noun.clauses is None else speaking.joined([noun.clauses, clause]))


def _adjective(test: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`empty`, `red`, `taken`: something of each thing that is yes or no, one word, or nothing, and has an adjective."""
    if isinstance(test, ast.Not):
        return _worded(test.operand, "not-adjective", speaking)
    if not isinstance(test, ast.Compare):
        return _worded(test, "adjective", speaking)
    ref = ref_if_named(test.right, speaking)
    if isinstance(ref, NothingRef) and test.op in ("=", "!="):
        return _worded(test.left, "adjective-none" if test.op == "=" else "adjective-some", speaking)
    if test.op == "=" and isinstance(ref, ConstantRef):
        return _worded(test.left, "adjective", speaking, value=speaking.expression(test.right))
    return None


def _behind(test: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`in row 1`: something that stands right behind the noun, before any clause."""
    if isinstance(test, ast.Not):
        return _worded(test.operand, "behind-not", speaking)
    if not isinstance(test, ast.Compare):
        return _worded(test, "behind", speaking)
    if isinstance(ref_if_named(test.right, speaking), NothingRef) and test.op in ("=", "!="):
        return _worded(test.left, "behind-none" if test.op == "=" else "behind-some", speaking)
    if test.op != "=":
        return None
    return _worded(test.left, "behind", speaking, value=speaking.expression(test.right))


def _worded(what: ast.Expr, attribute: str, speaking: Speaking, **args: Arg) -> Phrase | None:
    """In a noun's own words, if it is something of the very thing that is spoken of."""
    match ref_if_named(what, speaking):
        case PropertyRef(name=name) as ref if of_it(ref, speaking):
            return speaking.special(name, attribute, **args)
        case ValueRef(value=ast.Value(name=name) | ast.Banded(name=name), given=(thing,)) if speaking.is_it(thing):
            return speaking.special(name, attribute, **args)
        case VariableRef(variable=variable, index=(thing,)) if speaking.is_it(thing):
            return speaking.special(variable.name, attribute, **args)
    return None


def of_it(ref: PropertyRef, speaking: Speaking) -> bool:
    """Whether an attribute is one of the very thing that is spoken of."""
    return ref.subject is None or speaking.is_it(ref.subject)


def conjuncts(test: ast.Expr) -> list[ast.Expr]:
    """The parts of a test that must all hold."""
    if isinstance(test, ast.Both) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]
