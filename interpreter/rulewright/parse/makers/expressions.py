"""What the rules of the grammar for expressions and literals make."""

from __future__ import annotations

from typing import Any

from lark import Token
from lark.tree import Meta

from rulewright.limits import MAX_DIGITS
from rulewright.parse import ast
from rulewright.parse.makers.making import (
    Maker,
    Makers,
    Making,
    TooLarge,
    given,
    make,
    named,
    optional,
    plain,
    span,
    word,
    worded,
)


def _operation(kind: type[ast.Node]) -> Maker:
    """Two operands and the sign between them."""

    def maker(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
        left, sign, right = found
        return make(making, kind, meta, str(sign), left, right)

    return maker


def _quantified(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    quantity, items = found
    return make(making, ast.Quantified, meta, str(quantity), items)


def _any_line(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    _any, length, through, test = found
    return make(making, ast.AnyLine, meta, length, through, test)


def _fold(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    op, value, name, items = found
    return make(making, ast.Fold, meta, str(op), value, word(making, name), items)


def _fold_it(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    op, items = found
    return make(making, ast.Fold, meta, str(op), None, ast.Ident("it", span(making, meta)), items)


def _pick(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    which, items = found
    return make(making, ast.Pick, meta, str(which), items)


def _pick_or_nothing(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    which, items, _or_nothing = found
    return make(making, ast.Pick, meta, str(which), items, True)


def _not_member(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Not, meta, make(making, ast.Member, meta, *found))


def _rank(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, items, prefs = found
    return make(making, ast.Rank, meta, optional(making, name), items, prefs)


def _number(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Number, meta, _digits(making, meta, found[0]))


def _negative_number(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Number, meta, -_digits(making, meta, found[0]))


def _negative(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    """`-3` is a number, `-x` the opposite of one."""
    (operand,) = found
    if isinstance(operand, ast.Number) and operand.value > 0:
        return make(making, ast.Number, meta, -operand.value)
    return make(making, ast.Negative, meta, operand)


def _digits(making: Making, meta: Meta, token: Token) -> int:
    if len(token) > MAX_DIGITS:
        raise TooLarge(span(making, meta))
    return int(token)


def _set(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.SetOf, meta, given(making, meta, found))


EXPRESSIONS: Makers = {
    "or_": worded("or", ast.Both),
    "and_": worded("and", ast.Both),
    "not_": plain(ast.Not),
    "quantified": _quantified,
    "any_line": _any_line,
    "cmp": _operation(ast.Compare),
    "member": plain(ast.Member),
    "not_member": _not_member,
    "arith": _operation(ast.Arith),
    "fold": _fold,
    "fold_it": _fold_it,
    "pick": _pick,
    "pick_or_nothing": _pick_or_nothing,
    "best": named(ast.Best),
    "rank": _rank,
    "beginning": plain(ast.Beginning),
    "steps": plain(ast.Steps),
    "range": plain(ast.Range),
    "filtered": plain(ast.Filtered),
    "groups": plain(ast.Groups),
    "reach": plain(ast.Reach),
    "attribute": named(ast.Attribute),
    "call": named(ast.Call),
    "args": given,
    "name": named(ast.Name),
    "number": _number,
    "set": _set,
    "negative": _negative,
    "either_or": plain(ast.EitherOr),
    "able": plain(ast.Able),
    "hypothetical": plain(ast.Hypothetical),
    "int_literal": _number,
    "name_literal": named(ast.Name),
    "negative_literal": _negative_number,
}
