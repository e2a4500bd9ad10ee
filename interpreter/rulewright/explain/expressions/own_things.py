"""Whether something is about `it` and about nothing else, so that it can be said behind its noun without saying whose."""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import FunctionRef, PropertyRef, TableRef, ValueRef, VariableRef, WhereaboutsRef
from rulewright.explain.expressions.narrowing import narrowed, of_it
from rulewright.explain.expressions.values import arguments, given
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import Named, noun_id, ref_if_named, ref_of, whose
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.parse import ast


def own_name(node: ast.Expr, speaking: Speaking) -> str | None:
    """The name of a property or value of `it` and of nothing else."""
    ref = ref_if_named(node, speaking)
    if isinstance(ref, PropertyRef):
        return ref.name if of_it(ref, speaking) else None
    if isinstance(ref, VariableRef):
        return ref.variable.name if ref.whose is None and _only_it(ref.index, speaking) else None
    if isinstance(ref, ValueRef | TableRef) and whose(ref) is None and _only_it(given(ref), speaking):
        name = noun_id(ref)
        shown = (speaking.catalog.variables(name) | speaking.catalog.left_out(name)) & set(arguments(ref, speaking))
        return None if shown else name
    return None


def _only_it(given_things: tuple[ast.Expr, ...], speaking: Speaking) -> bool:
    return len(given_things) == 1 and speaking.is_it(given_things[0])


def own_items(node: ast.Expr, speaking: Speaking, name: str | None = None) -> Phrase | None:
    """One of the things of `it` (or of what has the named property), without saying whose: `empty neighbour`."""
    base, tests = unfiltered(node)
    name = name or own_name(base, speaking)
    if name is None:
        return None
    noun = Noun(speaking.word(name), count=PLURAL)
    for test in tests:
        noun = narrowed(noun, test, speaking)
    return speaking.noun(replace(noun, det="bare")).like(Form(count=1))


def unfiltered(node: ast.Expr) -> tuple[ast.Expr, list[ast.Expr]]:
    """What is filtered, and the tests in the order they are written."""
    tests: list[ast.Expr] = []
    while isinstance(node, ast.Filtered):
        tests.insert(0, node.test)
        node = node.items
    return node, tests


def other_side(node: ast.Expr, speaking: Speaking) -> ast.Expr | None:
    """What `it` is compared with, if this is how far the two are apart: `abs(it - x)`."""
    ref = ref_if_named(node, speaking)
    apart = ref.given[0] if isinstance(ref, FunctionRef) and ref.name == "abs" else None
    if not isinstance(apart, ast.Arith) or apart.op != "-" or speaking.is_it(apart.left) == speaking.is_it(apart.right):
        return None
    return apart.right if speaking.is_it(apart.left) else apart.left


def about_it(node: ast.Node, speaking: Speaking) -> bool:
    """Whether a test says anything about the thing it is a test of; inner tests speak of inner things."""
    if isinstance(node, ast.Filtered):
        return about_it(node.items, speaking)
    if isinstance(node, ast.Name) and (speaking.is_it(node) or _means_it(node, speaking)):
        return True
    return any(about_it(child, speaking) for child in ast.children(node))


def _means_it(node: Named, speaking: Speaking) -> bool:
    """Whether a bare word is something of `it`, without saying so."""
    ref = ref_of(node, speaking)
    return isinstance(ref, PropertyRef | WhereaboutsRef) and ref.subject is None
