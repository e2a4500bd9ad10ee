"""Which expressions may be nothing, and what a test tells about the names in it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import assert_never

from rulewright.check.nothing.facts import Facts, Known, assigned, missable
from rulewright.check.properties import COMPASS, properties
from rulewright.check.refs import (
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
from rulewright.link import CellType, ConstantType, PieceType, Type, may_be_missing
from rulewright.parse import ast, written


def expression(facts: Facts, node: ast.Expr, known: Known) -> bool:
    """Whether an expression may be nothing here; it and all parts of it are entered in the facts."""
    missing = _expression(facts, node, known) and missable(facts.meaning.type(node))
    if missing:
        facts.nodes.add(node)
    return missing


def _expression(facts: Facts, node: ast.Expr, known: Known) -> bool:
    match node:
        case ast.Name() | ast.Attribute() | ast.Call():
            return named(facts, node, known)
        case ast.Number():
            return False
        case ast.SetOf(items=items):
            found = [expression(facts, item, known) for item in items]
            return any(found)
        case ast.EitherOr(then=then, test=test, other=other):
            expression(facts, test, known)
            yes = expression(facts, then, learned(facts, test, known, True))
            return expression(facts, other, learned(facts, test, known, False)) or yes
        case ast.Both(op=op, left=left, right=right):
            expression(facts, left, known)
            expression(facts, right, learned(facts, left, known, op == "and"))
            return False
        case ast.Filtered():
            return listed(facts, node, known)
        case ast.Fold(op=op, value=value, name=name, items=items):
            missing = listed(facts, items, known, name)
            if value is not None:
                inside = {**each(facts, items, name, known, missing), **_filled(items)}
                missing = expression(facts, value, inside)
            return missing and op == "list"
        case ast.Pick(items=items, or_nothing=or_nothing):
            return expression(facts, items, known) or (or_nothing and known.get(_first_of(items)) is not False)
        case ast.Best(name=name, items=items, prefs=prefs):
            missing = listed(facts, items, known, name)
            look_at_prefs(facts, prefs, each(facts, items, name, known, missing))
            return missing
        case ast.Rank(name=name, items=items, prefs=prefs):
            missing = listed(facts, items, known, name)
            look_at_prefs(facts, prefs, each(facts, items, name, known, missing))
            return missing
        case ast.Beginning(items=items, start=start):
            expression(facts, start, known)
            return expression(facts, items, known)
        case ast.Steps(start=start, goal=goal):
            look_at_all(facts, known, start, goal)
            return False
        case ast.AnyLine(length=length, cell=cell, test=test):
            look_at_all(facts, known, length, cell)
            expression(facts, test, {**known, "it": False})
            return False
        case ast.Reach(start=start, through=through, cost=cost, test=test):
            expression(facts, start, known)
            look_at_all(facts, {**known, "it": False, "here": False, "there": False, "cost": False}, through, cost, test)
            return False
        case ast.Able(rule=rule):
            look_at_call(facts, rule, known)
            return False
        case ast.Hypothetical(value=value, rule=rule):
            look_at_call(facts, rule, known)
            return expression(facts, value, known)
        case ast.Negative(operand=operand) | ast.Not(operand=operand):
            expression(facts, operand, known)
            return False
        case ast.Arith(left=left, right=right):
            first = expression(facts, left, known)
            return expression(facts, right, known) or first
        case ast.Compare(left=left, right=right):
            look_at_all(facts, known, left, right)
            return False
        case ast.Member(item=item, items=items):
            look_at_all(facts, known, item, items)
            return False
        case ast.Range(low=low, high=high):
            look_at_all(facts, known, low, high)
            return False
        case ast.Quantified(items=items) | ast.Groups(items=items):
            expression(facts, items, known)
            return False
    assert_never(node)


def listed(facts: Facts, node: ast.Expr, known: Known, name: str | None = None) -> bool:
    """Whether a list may hold nothing; its items may have a name, which the tests of `where` know."""
    name = facts.meaning.name_in(node, name)
    if not isinstance(node, ast.Filtered):
        return expression(facts, node, known)
    missing = listed(facts, node.items, known, name)
    inside = {**known, "it": missing, name: missing}
    expression(facts, node.test, inside)
    behind = learned(facts, node.test, inside, True)
    missing = behind["it"] and behind[name] and missable(facts.meaning.type(node))
    if missing:
        facts.nodes.add(node)
    return missing


def each(facts: Facts, items: ast.Expr, name: str | None, known: Known, missing: bool) -> Known:
    """What is known where something is said of each item of a list."""
    return {**known, "it": missing, facts.meaning.name_in(items, name): missing}


def look_at_all(facts: Facts, known: Known, *nodes: ast.Expr | None) -> None:
    for node in nodes:
        if node is not None:
            expression(facts, node, known)


def look_at_prefs(facts: Facts, prefs: tuple[ast.Pref, ...], known: Known) -> None:
    for pref in prefs:
        if pref.value is not None and pref.value in facts.meaning.types:
            expression(facts, pref.value, known)


def named(facts: Facts, node: ast.Name | ast.Attribute | ast.Call, known: Known) -> bool:
    ref = facts.meaning.refs.get(node)
    match ref:
        case LocalRef(name=name):
            return known.get(name, True)
        case PropertyRef(name=name, subject=subject):
            missing = expression(facts, subject, known) if subject is not None else known.get("it", True)
            owner = facts.meaning.type(subject) if subject is not None else None
            return attribute(facts, name, owner, missing, facts.meaning.type(node))
        case WhereaboutsRef(subject=subject):
            look_at_all(facts, known, subject)
            return True
        case VariableRef(variable=variable, index=index, whose=whose):
            look_at_all(facts, known, *index, whose)
            return may_be_missing(variable.type) or facts.asks(variable.name)  # of a list: what it was ever set to
        case ZoneRef(index=index, whose=whose):
            look_at_all(facts, known, *index, whose)
            return False
        case TableRef(table=table, keys=keys):
            found = [expression(facts, key, known) for key in keys]
            every = product(*(members(facts, key) for key in table.keys))
            whole = all(table.values.get(key if len(key) > 1 else key[0]) is not None for key in every)
            return may_be_missing(table.type) and (any(found) or not whole)
        case ValueRef(value=value, given=given, whose=whose):
            look_at_all(facts, known, whose)
            for (param, _), arg in zip(facts.meaning.params[value], given, strict=True):
                facts.passes(value, param, expression(facts, arg, known))
            return facts.asks(value.name)
        case ScoreRef(whose=whose) | PointsRef(whose=whose):
            look_at_all(facts, known, whose)
            return False
        case FunctionRef(name=name, given=given):
            look_at_all(facts, known, *given)
            return name == "item_at" and not (given[1:] and _is(given[1], 1) and known.get(_first_of(given[0])) is False)
        case NothingRef() | SeatRef():
            return True
        case None | EffectRef() | RuleRef() | FlowRef():
            return True
        case (
            BoardRef()
            | AllRef()
            | OptionRef()
            | ConstantRef()
            | MembersRef()
            | ResourceRef()
            | YesNoRef()
            | PlayersRef()
            | PlayerCountRef()
        ):
            return False
    assert_never(ref)


def attribute(facts: Facts, name: str, owner: Type | None, missing: bool, type_: Type) -> bool:
    """An attribute of nothing is nothing, and so may be what a cell or a piece has, or what lies beyond an edge."""
    if isinstance(owner, PieceType) and name in facts.rules.pieces[owner.name].attributes:
        kind = facts.rules.pieces[owner.name]
        if not kind.attributes[name].varies and may_be_missing(type_):
            return missing or any(item.values.get(name) is None for item in kind.items)
    if isinstance(owner, CellType) and name not in COMPASS and name not in facts.rules.boards[owner.name].attributes:
        if name in properties(facts.rules, owner) and not may_be_missing(type_):
            return False
    if name in ("next", "previous", "first", "last", "reverse", "printed"):
        return missing
    return may_be_missing(type_)


def members(facts: Facts, key: Type) -> Iterable[int | str]:
    """All keys a table could be asked for; of a table by numbers, one that is never there."""
    return facts.rules.enumeration(key.name) if isinstance(key, ConstantType) else ("",)


def look_at_call(facts: Facts, node: ast.Expr, known: Known) -> None:
    ref = facts.meaning.refs.get(node)
    if isinstance(ref, EffectRef):
        expression(facts, ref.piece, known)
    if not isinstance(ref, RuleRef):
        return
    passed = [expression(facts, arg, known) for arg in ref.given]
    name = ref.rule.name
    around = [h for when in ("before", "instead of", "after") for h in facts.rules.triggers.on_rule(name, when)]
    for heard in facts.rules.triggers.on_rule(name, "before"):
        trigger = heard.sentence.trigger
        sets = assigned(heard.sentence.body)
        assert isinstance(trigger, ast.OnEvent)
        passed = [
            missing or (place < len(trigger.params) and trigger.params[place] in sets) for place, missing in enumerate(passed)
        ]
    for version in facts.versions.get(name, ()):
        for (param, _), missing in zip(facts.meaning.params.get(version, ()), passed, strict=False):
            facts.passes(version, param, missing)
    for heard in around:
        trigger = heard.sentence.trigger
        assert isinstance(trigger, ast.OnEvent)
        for param, missing in zip(trigger.params, passed, strict=False):
            facts.passes(heard.sentence, param, missing)


def _filled(items: ast.Expr) -> Known:
    """What a list is made of where `size of x > 0` holds: the first of `x` is there, as long as nothing is moved."""
    found: dict[str, bool] = {}
    while isinstance(items, ast.Filtered):
        tests = [items.test]
        while tests:
            match tests.pop():
                case ast.Both(op="and", left=left, right=right):
                    tests += [left, right]
                case ast.Compare(op=">", left=ast.Attribute(name="size", subject=subject), right=right) if _is(right, 0):
                    found[_first_of(subject)] = False
        items = items.items
    return found


def _first_of(items: ast.Expr) -> str:
    return f"first of {written(items)}"


def _is(node: ast.Expr, number: int) -> bool:
    return isinstance(node, ast.Number) and node.value == number


def learned(facts: Facts, test: ast.Expr, known: Known, holds: bool) -> Known:
    """What is known once a test holds, or does not."""
    match test:
        case ast.Both(op=op, left=left, right=right) if (op == "and") == holds:
            return learned(facts, right, learned(facts, left, known, holds), holds)
        case ast.Not(operand=operand):
            return learned(facts, operand, known, not holds)
        case ast.Compare(op=op, left=ast.Name() as left, right=ast.Name() as right) if op in ("=", "!="):
            a, b = facts.meaning.refs.get(left), facts.meaning.refs.get(right)
            if isinstance(a, LocalRef) and isinstance(b, NothingRef) and (op == "!=") == holds:
                return {**known, a.name: False}
    return known
