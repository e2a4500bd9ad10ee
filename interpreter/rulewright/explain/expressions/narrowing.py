"""A noun with a test: adjectives before it, the rest behind it as a clause."""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import ConstantRef, PropertyRef
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import ref_if_named
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg, Noun
from rulewright.link import UNKNOWN, Type
from rulewright.parse import ast


def narrowed(noun: Noun, test: ast.Expr, speaking: Speaking, of: Type = UNKNOWN, name: str = "it") -> Noun:
    """`empty cells whose level is 2`: the clause agrees with the noun in number, so it is worded when that is known."""
    adjectives, rest = _split(test, speaking.about("it", name, of=of))
    noun = replace(noun, adjectives=(*noun.adjectives, *adjectives))
    if not rest:
        return noun

    def make(form: Form) -> str:
        each = speaking.about("it", name, count=1 if form.singular else PLURAL, of=of)
        return str(each.joined([each.clause(part) for part in rest]))

    clause = Phrase(make)
    return replace(noun, clauses=clause if noun.clauses is None else speaking.joined([noun.clauses, clause]))


def _split(test: ast.Expr, speaking: Speaking) -> tuple[list[Phrase], list[ast.Expr]]:
    """The parts of a test that nouns have an adjective for, as adjectives, and the other parts."""
    parts = [(part, _adjective(part, speaking)) for part in conjuncts(test) if not decided(part, speaking)]
    return [word for _, word in parts if word is not None], [part for part, word in parts if word is None]


def _adjective(test: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`empty`, `red`: a property of each thing that is yes or no, or is one word, and has an adjective."""
    if isinstance(test, ast.Not):
        return _own_adjective(test.operand, "not-adjective", speaking)
    if isinstance(test, ast.Compare):
        if test.op != "=" or not isinstance(ref_if_named(test.right, speaking), ConstantRef):
            return None
        return _own_adjective(test.left, "adjective", speaking, value=speaking.expression(test.right))
    return _own_adjective(test, "adjective", speaking)


def _own_adjective(what: ast.Expr, attribute: str, speaking: Speaking, **args: Arg) -> Phrase | None:
    ref = ref_if_named(what, speaking)
    if not isinstance(ref, PropertyRef) or not of_it(ref, speaking):
        return None
    return speaking.special(ref.name, attribute, **args)


def of_it(ref: PropertyRef, speaking: Speaking) -> bool:
    """Whether an attribute is one of the very thing that is spoken of."""
    return ref.subject is None or speaking.is_it(ref.subject)


def conjuncts(test: ast.Expr) -> list[ast.Expr]:
    """The parts of a test that must all hold."""
    if isinstance(test, ast.Both) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]
