"""Which expressions may fail, and which choices may have nothing to offer."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.check.behaviour.filled import never_empty
from rulewright.check.meaning import Meaning
from rulewright.check.refs import PlayerCountRef, PropertyRef, TableRef, ValueRef, VariableRef
from rulewright.link import ListType
from rulewright.parse import ast

DEEP = 5  # named values that are looked into
Fails = Callable[[ast.Expr], bool]
Asked = frozenset[ast.Expr]  # lists that are known not to be empty where they stand


def picks(node: ast.Node, meaning: Meaning, asked: Asked, value_fails: Callable[[str], bool], rule_fails: Fails) -> bool:
    """Whether working something out may fail: `first of` and `best` of nothing, dividing by 0; also inside named values."""
    return any(_picks(part, meaning, asked, value_fails, rule_fails) for part in ast.walk(node))


def _picks(node: ast.Node, meaning: Meaning, asked: Asked, value_fails: Callable[[str], bool], rule_fails: Fails) -> bool:
    match node:
        case ast.Pick(items=items, or_nothing=or_nothing):
            return not or_nothing and not never_empty(items, meaning, asked)
        case ast.Best(items=items):
            return not isinstance(meaning.type(node), ListType) and not never_empty(items, meaning, asked)
        case ast.Arith(op="div" | "mod", right=right):
            counted = isinstance(meaning.refs.get(right), PlayerCountRef)
            return not counted and not (isinstance(right, ast.Number) and right.value != 0)
        case ast.Hypothetical(rule=rule):
            return rule_fails(rule)
        case ast.Name() | ast.Attribute() | ast.Call():
            match meaning.refs.get(node):
                case ValueRef(value=value):
                    return value_fails(value.name)
                case PropertyRef(name="first" | "last"):
                    return True
    return False


def may_be_empty(node: ast.Choose, meaning: Meaning, asked: Asked) -> bool:
    """Whether a choice may have too few candidates."""
    if node.up_to:
        return False
    if node.count is not None:
        return True
    if isinstance(node.items, ast.Range):
        first, last = _highest(node.items.low, meaning), _lowest(node.items.high, meaning, DEEP)
        return first is None or last is None or first > last
    return not never_empty(node.items, meaning, asked)


def _lowest(node: ast.Expr, meaning: Meaning, deep: int) -> int | None:
    """The lowest number an expression may give, if that is plain to see."""
    match node:
        case ast.Number(value=value):
            return value
        case ast.Fold(op="count" | "kinds"):
            return 0
        case ast.Fold(op="sum", value=each) if each is not None:
            least = _lowest(each, meaning, deep)
            return 0 if least is not None and least >= 0 else None
        case ast.Attribute(name="size"):
            return 0
    match meaning.refs.get(node):
        case VariableRef(variable=variable) if variable.sort != "variable":
            return variable.low
        case PlayerCountRef():
            return 1
        case TableRef(table=table):
            return min([0, *(value for value in table.values.values() if isinstance(value, int))])
        case ValueRef(value=ast.Value(body=inner)) if deep > 0:
            return _lowest(inner, meaning, deep - 1)
    return None


def _highest(node: ast.Expr, meaning: Meaning) -> int | None:
    match node:
        case ast.Number(value=value):
            return value
        case ast.Negative(operand=operand):
            least = _lowest(operand, meaning, DEEP)
            return None if least is None else -least
    return None
