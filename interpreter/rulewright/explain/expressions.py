"""Values in words: numbers, sums, the first or best of many."""

from __future__ import annotations

from rulewright.explain.clauses import Clauses
from rulewright.explain.phrases import PLURAL, Form, Phrase, fixed
from rulewright.parse import ast

SIGNS = {"+": "plus", "-": "minus", "*": "times", "div": "divided", "mod": "remainder"}
LOOSE, TIGHT = ("+", "-"), ("*", "div", "mod")


class Expressions(Clauses):
    """`expr` says any expression as something that can stand after `equal to`."""

    def expr(self, node: ast.Expr) -> Phrase:
        match node:
            case ast.Number(value=value):
                return fixed(str(value))
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.named(node)
            case ast.Negative(operand=operand):
                return self.say("say-negative", value=self.expr(operand))
            case ast.Arith():
                return self.arith(node)
            case ast.EitherOr(then=then, test=test, other=other):
                return self.say("say-either-or", then=self.expr(then), test=self.cond(test), other=self.expr(other))
            case ast.Fold():
                return self.fold(node)
            case ast.Pick(which=which, items=items):
                return self.say(f"say-{which}", items=self.each(items))
            case ast.Best(name=name, items=items, prefs=prefs):
                each = self.each(items)
                with self.about(name, "it", of=self.element(items)):
                    return self.say("say-best", items=each, order=self.order(prefs))
            case ast.Hypothetical(value=value, rule=rule):
                return self.say("say-hypothetical", value=self.expr(value), rule=self.program(rule))
            case ast.SetOf(items=items):
                return self.joined([self.expr(item) for item in items])
            case ast.Filtered() | ast.Groups() | ast.Range() | ast.Rank() | ast.Reach():
                return self.many(node)
        return self.say("say-whether", test=self.cond(node))

    def arith(self, node: ast.Arith) -> Phrase:
        """Sums and products; a sum inside a product is set apart, for words have no brackets of their own."""
        whole = _rounded_up(node)
        if whole is not None:
            if ast.same(node.right, ast.Number(node.span, 2)):
                return self.say("say-half-up", value=self.expr(whole))
            return self.say("say-divided-up", left=self.operand(node, whole), right=self.expr(node.right))
        left, factor = self.operand(node, node.left), node.right
        if node.op == "*" and isinstance(factor, ast.EitherOr) and _is_one(factor.other):
            return self.say("say-times-if", left=left, right=self.expr(factor.then), test=self.cond(factor.test))
        right = self.operand(node, node.right, last=True)
        return self.say(f"say-{SIGNS[node.op]}", left=left, right=right)

    def operand(self, whole: ast.Arith, part: ast.Expr, last: bool = False) -> Phrase:
        said = self.expr(part)
        apart = isinstance(part, ast.EitherOr)
        if isinstance(part, ast.Arith):
            looser = part.op in LOOSE and whole.op in TIGHT
            apart = looser or part.op in ("div", "mod") or (last and whole.op not in ("+", "*"))
        elif isinstance(part, ast.Call) and whole.op in TIGHT:
            apart = self.ref(part).kind == "function"
        return self.say("say-brackets", value=said) if apart else said

    def fold(self, node: ast.Fold) -> Phrase:
        op = node.op
        if op == "count":
            return self.size(node.items)
        if node.value is None:
            return self.say(f"say-{op}", items=self.many(node.items))
        with self.about(node.name, "it", of=self.element(node.items)):
            name = self.own_name(node.value)
        if name is not None:
            value = self.word(name).counted(PLURAL if op in ("kinds", "list") else 1)
            return self.say(f"say-{op}-of", value=value, items=self.many(node.items))
        with self.about(node.name, "it", of=self.element(node.items)):
            value = self.expr(node.value)
        return self.say(f"say-{op}-each", value=value.like(Form()), items=self.each(node.items))


def _rounded_up(node: ast.Arith) -> ast.Expr | None:
    """What is divided and rounded up: the x of `(x + 2) div 3`."""
    top, by = node.left, node.right
    if node.op != "div" or not isinstance(top, ast.Arith) or top.op != "+" or not isinstance(by, ast.Number):
        return None
    return top.left if isinstance(top.right, ast.Number) and top.right.value == by.value - 1 > 0 else None


def _is_one(node: ast.Expr) -> bool:
    return isinstance(node, ast.Number) and node.value == 1
