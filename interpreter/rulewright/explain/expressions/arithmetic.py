"""Sums in words: `3 times the number of cards`, `half of the coins (rounded up)`, `the highest level of the cells`."""

from __future__ import annotations

from rulewright.check import FunctionRef
from rulewright.explain.expressions.own_things import own_name
from rulewright.explain.expressions.plurals import each, many, size
from rulewright.explain.kinds import element, holds_many, type_of
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import ref_of
from rulewright.explain.settled import decided, settled_number
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast

SIGNS = {"+": "plus", "-": "minus", "*": "times", "div": "divided", "mod": "remainder"}
LOOSE, TIGHT = ("+", "-"), ("*", "div", "mod")


def arithmetic(node: ast.Arith, speaking: Speaking) -> Phrase:
    """Sums and products; a sum inside a product is set apart, for words have no brackets of their own."""
    if holds_many(type_of(node, speaking)):
        return speaking.joined([speaking.expression(node.left), speaking.expression(node.right)])
    if node.op == "*" and _is_one(settled_number(node.right, speaking)):
        return speaking.expression(node.left)
    whole = _rounded_up(node)
    if whole is not None:
        if ast.same(node.right, ast.Number(node.span, 2)):
            return speaking.say("say-half-up", value=speaking.expression(whole))
        left = _operand(node, whole, speaking)
        return speaking.say("say-divided-up", left=left, right=speaking.expression(node.right))
    left, factor = _operand(node, node.left, speaking), node.right
    if node.op == "*" and isinstance(factor, ast.EitherOr) and _is_one(factor.other) and decided(factor.test, speaking) is None:
        then, test = speaking.expression(factor.then), speaking.condition(factor.test)
        return speaking.say("say-times-if", left=left, right=then, test=test)
    right = _operand(node, node.right, speaking, last=True)
    return speaking.say(f"say-{SIGNS[node.op]}", left=left, right=right)


def _operand(whole: ast.Arith, part: ast.Expr, speaking: Speaking, last: bool = False) -> Phrase:
    said = speaking.expression(part)
    apart = isinstance(part, ast.EitherOr)
    if isinstance(part, ast.Arith):
        looser = part.op in LOOSE and whole.op in TIGHT
        apart = looser or part.op in ("div", "mod") or (last and whole.op not in ("+", "*"))
    elif isinstance(part, ast.Call) and whole.op in TIGHT:
        apart = isinstance(ref_of(part, speaking), FunctionRef)
    return speaking.say("say-brackets", value=said) if apart else said


def _rounded_up(node: ast.Arith) -> ast.Expr | None:
    """What is divided and rounded up: the x of `(x + 2) div 3`."""
    top, by = node.left, node.right
    if node.op != "div" or not isinstance(top, ast.Arith) or top.op != "+" or not isinstance(by, ast.Number):
        return None
    return top.left if isinstance(top.right, ast.Number) and top.right.value == by.value - 1 > 0 else None


def _is_one(node: ast.Expr | None) -> bool:
    return isinstance(node, ast.Number) and node.value == 1


def folded(node: ast.Fold, speaking: Speaking) -> Phrase:
    """Many things made one: how many, their sum, the highest of them."""
    if node.op == "count":
        return size(node.items, speaking)
    if node.value is None:
        return speaking.say(f"say-{node.op}", items=many(node.items, speaking))
    one = speaking.about(node.name, "it", of=element(node.items, speaking))
    speaking = speaking.calling(node.items, node.name)
    summand = node.value
    while isinstance(summand, ast.Arith) and summand.op == "*" and _is_one(settled_number(summand.right, one)):
        summand = summand.left
    name = own_name(summand, one)
    if name is not None:
        value = one.word(name).counted(PLURAL if node.op in ("kinds", "list") else 1)
        return speaking.say(f"say-{node.op}-of", value=value, items=many(node.items, speaking))
    value = one.expression(summand).like(Form())
    return speaking.say(f"say-{node.op}-each", value=value, items=each(node.items, speaking))
