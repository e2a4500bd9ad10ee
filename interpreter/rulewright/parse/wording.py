"""Expressions as text on one line, with just the brackets the grammar asks for.

The grammar knows closed and open expressions. An open one ends in something that reaches as far as it can, like the
test of a `where`; nothing may follow it, so it can be the last operand of an operator but never an earlier one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import assert_never

from rulewright.parse import ast

Atom = (
    ast.Number
    | ast.Name
    | ast.Attribute
    | ast.Call
    | ast.SetOf
    | ast.Negative
    | ast.EitherOr
    | ast.Able
    | ast.Hypothetical
    | ast.Steps
)


class Level(IntEnum):
    """How tightly an expression holds together, named as in the grammar."""

    COLLECTION = 0
    OR = 1
    AND = 2
    NOT = 3
    COMPARISON = 4
    SUM = 5
    PRODUCT = 6
    ATOM = 7


@dataclass(frozen=True, slots=True)
class Phrase:
    text: str
    level: Level
    open: bool = False


def expression(expr: ast.Expr) -> str:
    """The text of an expression where the grammar takes any."""
    return _phrase(expr).text


def closed(expr: ast.Expr, level: Level = Level.SUM) -> str:
    """The text of an expression that something may follow: bracketed when it is open or too loose."""
    phrase = _phrase(expr)
    return phrase.text if phrase.level >= level and not phrase.open else f"({phrase.text})"


def atom(expr: ast.Expr) -> str:
    return closed(expr, Level.ATOM)


def collection(expr: ast.Expr) -> str:
    """The text of an expression where the grammar takes a collection: a closed sum, a filter or a range."""
    phrase = _phrase(expr)
    plain = phrase.level >= Level.SUM and not phrase.open
    return phrase.text if plain or phrase.level is Level.COLLECTION else f"({phrase.text})"


def arguments(args: tuple[ast.Expr, ...]) -> str:
    return f"({', '.join(map(expression, args))})"


def preferences(prefs: tuple[ast.Pref, ...]) -> str:
    return " then ".join(map(_preference, prefs))


def amounts(items: tuple[ast.Amount, ...]) -> str:
    return ", ".join(map(_amount, items))


def bands(items: tuple[ast.Band, ...]) -> str:
    return ", ".join(map(_band, items))


def _preference(pref: ast.Pref) -> str:
    if pref.value is None:
        return pref.op
    return f"{pref.op} {closed(pref.value, Level.OR if pref.op == 'prefer' else Level.SUM)}"


def _amount(amount: ast.Amount) -> str:
    if amount.options:
        text = "either " + " or ".join(map(_amount, amount.options))
    elif isinstance(amount.what, ast.Expr):
        text = f"{closed(amount.count)} mix of {atom(amount.what)}"
    else:
        text = f"{closed(amount.count)} {amount.what}"
    return text if amount.per is None else f"{text} per {collection(amount.per)}"


def _band(band: ast.Band) -> str:
    if band.everything:
        return "else"
    low, high = (expression(edge) if edge is not None else "" for edge in (band.low, band.high))
    return f"{low} .. {high}".strip() if band.ranged else low


def _last(expr: ast.Expr, level: Level) -> Phrase:
    """An expression that ends the one around it, and so may be open."""
    phrase = _phrase(expr)
    return phrase if phrase.level >= level else Phrase(f"({phrase.text})", Level.ATOM)


def _binary(left: str, op: str, right: Phrase, level: Level) -> Phrase:
    return Phrase(f"{left} {op} {right.text}", level, right.open)


def _arithmetic(expr: ast.Arith) -> Phrase:
    """Only a fold may end a sum openly, and a product that does counts as a sum: `a + b * count of c` needs brackets."""
    if expr.op in ("+", "-"):
        return _binary(closed(expr.left), expr.op, _last(expr.right, Level.PRODUCT), Level.SUM)
    right = _last(expr.right, Level.ATOM)
    return _binary(closed(expr.left, Level.PRODUCT), expr.op, right, Level.SUM if right.open else Level.PRODUCT)


def _phrase(expr: ast.Expr) -> Phrase:
    match expr:
        case ast.Not(operand=ast.Member() as member):
            return Phrase(f"{closed(member.item)} not in {_among(member)}", Level.COMPARISON)
        case ast.Not():
            operand = _last(expr.operand, Level.NOT)
            return Phrase(f"not {operand.text}", Level.NOT, operand.open)
        case ast.Both(op="or"):
            return _binary(closed(expr.left, Level.OR), "or", _last(expr.right, Level.AND), Level.OR)
        case ast.Both():
            return _binary(closed(expr.left, Level.AND), "and", _last(expr.right, Level.NOT), Level.AND)
        case ast.Compare():
            return _binary(_compared(expr.left), expr.op, _last(expr.right, Level.SUM), Level.COMPARISON)
        case ast.Member():
            return Phrase(f"{closed(expr.item)} in {_among(expr)}", Level.COMPARISON)
        case ast.Arith():
            return _arithmetic(expr)
        case ast.Quantified():
            return Phrase(f"{expr.op} of {collection(expr.items)}", Level.NOT, open=True)
        case ast.AnyLine():
            line = f"any line of {closed(expr.length)} through {closed(expr.cell)} where {expression(expr.test)}"
            return Phrase(line, Level.NOT, open=True)
        case ast.Filtered() | ast.Range() | ast.Beginning() | ast.Rank() | ast.Groups() | ast.Reach():
            return Phrase(_collection(expr), Level.COLLECTION, open=True)
        case ast.Pick(or_nothing=True):
            return Phrase(f"({_fold(expr)} or nothing)", Level.ATOM)
        case ast.Fold() | ast.Pick() | ast.Best():
            return Phrase(_fold(expr), Level.ATOM, open=True)
        case (
            ast.Number()
            | ast.Name()
            | ast.Attribute()
            | ast.Call()
            | ast.SetOf()
            | ast.Negative()
            | ast.EitherOr()
            | ast.Able()
            | ast.Hypothetical()
            | ast.Steps()
        ):
            return Phrase(_atom(expr), Level.ATOM)
        case _:
            assert_never(expr)


def _among(expr: ast.Member) -> str:
    """What something is in: a range needs no brackets there."""
    return _collection(expr.items) if isinstance(expr.items, ast.Range) else closed(expr.items)


def _compared(expr: ast.Expr) -> str:
    """The left side of a comparison: `count of row = 1` needs no brackets, since no `where` can swallow the sign."""
    match expr:
        case ast.Fold(value=None, items=items) | ast.Pick(items=items, or_nothing=False):
            found = _phrase(items)
            if found.level >= Level.SUM and not found.open:
                return _fold(expr)
    return closed(expr)


def _collection(expr: ast.Filtered | ast.Range | ast.Beginning | ast.Rank | ast.Groups | ast.Reach) -> str:
    match expr:
        case ast.Range():
            dots = ".." if _tight(expr.low) and _tight(expr.high) else " .. "
            return f"{closed(expr.low)}{dots}{closed(expr.high)}"
        case ast.Filtered():
            items = _collection(expr.items) if isinstance(expr.items, ast.Range) else closed(expr.items)
            return f"{items} where {expression(expr.test)}"
        case ast.Beginning():
            return f"{closed(expr.items)} from {closed(expr.start)}"
        case ast.Rank():
            named = f"{expr.name} in " if expr.name is not None else ""
            return f"rank {named}{collection(expr.items)} by {preferences(expr.prefs)}"
        case ast.Groups():
            return f"groups of {collection(expr.items)}"
        case ast.Reach():
            through = closed(expr.through, Level.OR)
            text = f"reach from {closed(expr.start)} through {through} cost {closed(expr.cost)}"
            return text if expr.test is None else f"{text} where {expression(expr.test)}"
        case _:
            assert_never(expr)


def _tight(expr: ast.Expr) -> bool:
    """Whether a limit of a range is short enough to stand against the dots: `1..6`, but `size of row .. 6`."""
    return isinstance(expr.operand if isinstance(expr, ast.Negative) else expr, ast.Number | ast.Name | ast.Call)


def _fold(expr: ast.Fold | ast.Pick | ast.Best) -> str:
    match expr:
        case ast.Fold(value=value):
            what = "" if value is None else f"{closed(value)} for {expr.name} in "
            return f"{expr.op} of {what}{collection(expr.items)}"
        case ast.Pick():
            return f"{expr.which} of {collection(expr.items)}"
        case ast.Best():
            return f"best {expr.name} in {collection(expr.items)} by {preferences(expr.prefs)}"
        case _:
            assert_never(expr)


def _atom(expr: Atom) -> str:
    match expr:
        case ast.Number():
            return str(expr.value)
        case ast.Name():
            return expr.name
        case ast.Attribute():
            return f"{expr.name} of {atom(expr.subject)}"
        case ast.Call():
            return expr.name + arguments(expr.args)
        case ast.SetOf():
            return f"[{', '.join(map(expression, expr.items))}]"
        case ast.Negative():
            return f"-{atom(expr.operand)}"
        case ast.EitherOr():
            return f"({closed(expr.then)} if {closed(expr.test, Level.OR)} else {closed(expr.other)})"
        case ast.Able():
            return f"able({atom(expr.rule)})"
        case ast.Steps():
            return f"steps from {atom(expr.start)} to {atom(expr.goal)}"
        case ast.Hypothetical():
            return f"({closed(expr.value)} after doing {atom(expr.rule)})"
        case _:
            assert_never(expr)
