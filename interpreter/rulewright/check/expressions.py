"""The type of every expression. What fits together is judged elsewhere; here is the way through the tree.

A value has the type of its body, and its body may ask for other values: so values are inferred here too, each the first
time that it is asked for.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.check import fitting
from rulewright.check.bands import no_overlap
from rulewright.check.calls import call_of_rule
from rulewright.check.checking import Checking
from rulewright.check.names import meant
from rulewright.check.params import params_of
from rulewright.check.refs import ConstantRef, ValueRef
from rulewright.check.scope import Scope, acting
from rulewright.check.unknown import unknown
from rulewright.check.wanted import as_resource, expect, free_name, is_open, settle_by
from rulewright.diagnostics import English
from rulewright.link import NOTHING, NUMBER, UNKNOWN, YES_NO, ListType, NumberType, Type, ZoneType, element_of
from rulewright.parse import ast


def infer(node: ast.Expr, scope: Scope, checking: Checking) -> Type:
    """The type of an expression, remembered for everybody after the checker."""
    type_ = _infer(node, scope, checking)
    checking.meaning.types[node] = type_
    return type_


def wants(node: ast.Expr, wanted: Type, scope: Scope, checking: Checking, hint: English | None = None) -> None:
    """An expression that must be of a type; the hint says what to write if it is of another."""
    infer(node, scope, checking)
    expect(node, wanted, checking, hint)


def elements(node: ast.Expr, scope: Scope, checking: Checking, name: str | None = None) -> Type:
    """The type of what a collection holds; anything else is reported.

    A name for its items is known in the tests of `where`, unless it means something already: `choose v from 1..6 where it != v`.
    """
    if name is not None and scope.find(name) is None:
        checking.meaning.called.add(node)
    name = checking.meaning.name_in(node, name)
    if not isinstance(node, ast.Filtered):
        return fitting.element(node, infer(node, scope, checking), checking)
    element = elements(node.items, scope, checking, name)
    wants(node.test, YES_NO, scope.child(element, **{"it": element, name: element}), checking)
    checking.meaning.types[node] = ListType(element)
    return element


def _infer(node: ast.Expr, scope: Scope, checking: Checking) -> Type:
    match node:
        case ast.Number():
            return NUMBER
        case ast.Name():
            return _named(node, (), scope, checking)
        case ast.Attribute(subject=subject):
            infer(subject, scope, checking)
            return _named(node, (subject,), scope, checking)
        case ast.Call(args=args):
            for arg in args:
                infer(arg, scope, checking)
            return _named(node, args, scope, checking)
        case ast.Negative(operand=operand):
            wants(operand, NUMBER, scope, checking)
            return NUMBER
        case ast.Not(operand=operand):
            wants(operand, YES_NO, scope, checking)
            return YES_NO
        case ast.Both(left=left, right=right):
            wants(left, YES_NO, scope, checking)
            wants(right, YES_NO, scope, checking)
            return YES_NO
        case ast.Compare(left=left, right=right):
            infer(left, scope, checking)
            infer(right, scope, checking)
            fitting.comparison(node, checking)
            return YES_NO
        case ast.Member(item=item, items=items):
            infer(item, scope, checking)
            fitting.member(item, items, elements(items, scope, checking), checking)
            return YES_NO
        case ast.Arith(op=op, left=left, right=right):
            first = infer(left, scope, checking)  # once: a long sum leans to the left, and twice at each step would double
            if op == "+" and element_of(first) is not None:
                infer(right, scope, checking)
                return fitting.joined(node, first, checking)
            expect(left, NUMBER, checking)
            wants(right, NUMBER, scope, checking)
            return NUMBER
        case ast.Steps(start=start, goal=goal):
            around = infer(start, scope, checking)
            fitting.around(start, around, checking)
            wants(goal, around, scope, checking)
            return NUMBER
        case ast.EitherOr(then=then, test=test, other=other):
            wants(test, YES_NO, scope, checking)
            infer(then, scope, checking)
            infer(other, scope, checking)
            settle_by(then, other, checking)
            one, two = checking.meaning.type(then), checking.meaning.type(other)
            type_ = two if one == NOTHING else one
            if not is_open(node, checking):
                expect(other, type_, checking)
            return type_
        case ast.Able(rule=rule):
            rule_call(rule, scope, checking)
            return YES_NO
        case ast.Hypothetical(value=value, rule=rule):
            rule_call(rule, scope, checking)
            checking.meaning.imagined.add(rule)
            return infer(value, scope, checking)
        case (
            ast.SetOf()
            | ast.Range()
            | ast.Filtered()
            | ast.Fold()
            | ast.Quantified()
            | ast.AnyLine()
            | ast.Pick()
            | ast.Best()
            | ast.Beginning()
            | ast.Rank()
            | ast.Groups()
            | ast.Reach()
        ):
            return _collection(node, scope, checking)
        case _:
            assert_never(node)


Collection = (
    ast.SetOf
    | ast.Range
    | ast.Filtered
    | ast.Fold
    | ast.Quantified
    | ast.AnyLine
    | ast.Pick
    | ast.Best
    | ast.Beginning
    | ast.Rank
    | ast.Groups
    | ast.Reach
)


def _collection(node: Collection, scope: Scope, checking: Checking) -> Type:
    """Expressions over many things."""
    match node:
        case ast.SetOf(items=items):
            return ListType(_set_of(items, scope, checking))
        case ast.Range(low=low, high=high):
            wants(low, NUMBER, scope, checking)
            wants(high, NUMBER, scope, checking)
            fitting.bounded(node, checking)
            return ListType(NUMBER)
        case ast.Filtered():
            return ListType(elements(node, scope, checking))
        case ast.Fold(op=op, value=value, name=name, items=items):
            element = elements(items, scope, checking, name)
            if value is not None:
                element = infer(value, _each(element, items, name, scope, checking), checking)
            fitting.folded(node, element, checking)
            return ListType(element) if op == "list" else NUMBER
        case ast.Quantified(items=items):
            elements(items, scope, checking)
            return YES_NO
        case ast.AnyLine(length=length, cell=through, test=test):
            wants(length, NUMBER, scope, checking)
            at = infer(through, scope, checking)
            fitting.on_a_line(through, at, checking)
            wants(test, YES_NO, scope.child(at, it=at), checking)
            return YES_NO
        case ast.Pick(items=items, or_nothing=or_nothing):
            element = elements(items, scope, checking)
            if or_nothing:
                fitting.missable(node, element, checking)
            return element
        case ast.Best(name=name, items=items, prefs=criteria):
            element = elements(items, scope, checking, name)
            prefs(criteria, _each(element, items, name, scope, checking), checking)
            return element
        case ast.Beginning(items=items, start=start):
            element = elements(items, scope, checking)
            wants(start, element, scope, checking)
            return ListType(element)
        case ast.Rank(name=name, items=items, prefs=criteria):
            element = elements(items, scope, checking, name)
            prefs(criteria, _each(element, items, name, scope, checking), checking)
            return ListType(element)
        case ast.Groups(items=items):
            element = elements(items, scope, checking)
            fitting.grouped(items, element, checking)
            return ListType(ListType(element))
        case ast.Reach(start=start, through=passable, cost=cost, test=wanted):
            at = infer(start, scope, checking)
            fitting.path_from(start, at, checking)
            inner = scope.child(at, here=at, there=at, it=at, cost=NUMBER)
            wants(passable, YES_NO, inner, checking)
            wants(cost, NUMBER, inner, checking)
            if wanted is not None:
                wants(wanted, YES_NO, inner, checking)
            return ListType(at)
        case _:
            assert_never(node)


def _each(element: Type, items: ast.Expr, name: str | None, scope: Scope, checking: Checking) -> Scope:
    """Where something is said of each item of a list."""
    return scope.child(element, **{"it": element, checking.meaning.name_in(items, name): element})


def _named(node: ast.Name | ast.Attribute | ast.Call, args: tuple[ast.Expr, ...], scope: Scope, checking: Checking) -> Type:
    """Find the meaning of `name`, `name of x` or `name(x, y)`, remember it, and give its type."""
    found = meant(node.name, args, scope, checking)
    if found is None:
        unknown(node, args, scope, checking)
        return UNKNOWN
    ref, type_ = found
    checking.meaning.refs[node] = ref
    checking.meaning.used.add(node.name)
    if isinstance(ref, ConstantRef) and len(homes := checking.constants[node.name]) > 1:
        checking.meaning.several[node] = tuple(enum.name for enum in homes)
    return value_type(ref.value.name, checking) if isinstance(ref, ValueRef) else type_


def _set_of(items: tuple[ast.Expr, ...], scope: Scope, checking: Checking) -> Type:
    """What a written list holds; a resource in it is named, not counted."""
    element: Type | None = None
    for item in items:
        variable = checking.rules.variables.get(item.name) if isinstance(item, ast.Name) else None
        counter = variable is not None and variable.sort != "variable"
        if isinstance(item, ast.Name) and variable is not None and counter and scope.find(item.name) is None:
            as_resource(item, variable, checking)
        else:
            infer(item, scope, checking)
        if element in (None, NOTHING) and not is_open(item, checking):
            element = checking.meaning.type(item)
    if element is None and items:
        return checking.meaning.type(items[0])  # all are open
    for item in items:
        expect(item, element or UNKNOWN, checking)
    return element or UNKNOWN


def choosing(node: ast.Choose, element: Type, scope: Scope, checking: Checking) -> None:
    """In what all that are chosen differ, and the order in which the rules choose by themselves."""
    inside = _each(element, node.items, node.name, scope, checking)
    if node.different is not None:
        fitting.apart(node.different, infer(node.different, inside, checking), checking)
    for part in node.parts:
        fitting.part(part, infer(part, inside, checking), checking)
    prefs(node.prefs, inside, checking)


def prefs(criteria: tuple[ast.Pref, ...], scope: Scope, checking: Checking) -> None:
    """An order by several criteria."""
    for pref in criteria:
        if pref.value is not None:
            ordered = scope.find("it") or UNKNOWN
            type_ = infer(pref.value, scope, checking)
            fitting.criterion(pref, pref.value, type_, ordered, checking)
            known = type_ == YES_NO if pref.op == "prefer" else pref.op != "first" and isinstance(type_, NumberType | ListType)
            if known and "it" in scope.locals and ordered not in (UNKNOWN, YES_NO):  # `prefer yes` is an answer to a `may`
                fitting.differs(pref.value, {*scope.locals}, checking)


def rule_call(node: ast.Expr, scope: Scope, checking: Checking, flows: bool = False) -> None:
    """`do X`, `able(X)`: X must be a rule with its arguments, or an effect printed on a piece; with `do` it may be a flow."""
    args = node.args if isinstance(node, ast.Call) else (node.subject,) if isinstance(node, ast.Attribute) else ()
    for arg in args:
        infer(arg, scope, checking)
    call_of_rule(node, args, checking, flows)


# -- values --
def value_type(name: str, checking: Checking) -> Type:
    """The type of a named value, inferred from its body the first time it is asked for."""
    types, value = checking.meaning.value_types, checking.rules.values[name]
    if name not in types:
        types[name] = NUMBER  # a value that builds on itself counts, until more is known about it
        scope = acting(**dict(params_of(value, checking)))
        types[name] = _plain(value, scope, checking) if isinstance(value, ast.Value) else _banded(value, scope, checking)
        if isinstance(held := types[name], ZoneType):
            types[name] = ListType(held.of)
    return types[name]


def _plain(value: ast.Value, scope: Scope, checking: Checking) -> Type:
    """A value that is one expression; the names behind `with` know those before them."""
    for given in value.given:
        free_name(given.name, checking)
        scope = scope.child(**{given.name: infer(given.value, scope, checking)})
    return infer(value.body, scope, checking)


def _banded(value: ast.Banded, scope: Scope, checking: Checking) -> Type:
    params = params_of(value, checking)
    if not params:
        hint = English("write `{name}(n)`", name=value.name)
        checking.report("RW405", English("`{name}` needs a parameter to look up", name=value.name), value.name.span, hint)
        return UNKNOWN
    no_overlap([band for case in value.cases for band in case.bands], checking)
    found: list[Type] = []
    for case in value.cases:
        bands(case.bands, params[0][1], scope, checking)
        found.append(infer(case.value, scope, checking))
    said = [type_ for type_ in found if type_ != UNKNOWN]
    type_ = next((one for one in said if one != NOTHING), said[0] if said else UNKNOWN)
    for case in value.cases:
        expect(case.value, type_, checking)
    return type_


def bands(given: tuple[ast.Band, ...], type_: Type, scope: Scope, checking: Checking) -> None:
    """The edges of `3 .. 5`: of the type of what is looked up."""
    for band in given:
        for edge in (band.low, band.high):
            if edge is not None:
                wants(edge, type_, scope, checking)
