"""Goods in words: `2 coins and 1 gem`, `3 points for each card in your hand`, `points equal to …`."""

from __future__ import annotations

from rulewright.check.refs import Ref
from rulewright.explain.conditions import NAMED
from rulewright.explain.expressions import Expressions
from rulewright.explain.phrases import PLURAL, Phrase
from rulewright.parse import ast


class Amounts(Expressions):
    """`amounts` says what is paid or gained. What a number counts is said as `for each`, if there is a word for one of it."""

    def amounts(self, amounts: tuple[ast.Amount, ...]) -> Phrase:
        return self.joined([self.amount(amount) for amount in amounts])

    def amount(self, node: ast.Amount) -> Phrase:
        if node.options:
            said = self.say("say-amount-either", items=self.joined([self.amount(option) for option in node.options], "or"))
        elif isinstance(node.what, ast.Expr):
            one = isinstance(node.count, ast.Number) and node.count.value == 1
            items = self.choices_of(node.what, "or" if one else "and")
            said = self.say("say-amount-one" if one else "say-amount-mix", number=self.expr(node.count), items=items)
        else:
            said = self.goods(node.count, str(node.what))
        return said if node.per is None else self.say("say-amount-per", amount=said, items=self.each(node.per))

    def goods(self, count: ast.Expr, what: str) -> Phrase:
        if isinstance(count, ast.Number):
            return self.say("say-amount", number=count.value, noun=self.word(what).counted(count.value))
        limited = self.limited(count)
        if limited is not None:
            limit, rest = limited
            return self.say("say-amount-limit", amount=self.goods(rest, what), limit=self.expr(limit))
        return self.for_each(count, what) or self.say(
            "say-amount-equal", noun=self.word(what).counted(PLURAL), value=self.expr(count))

    def choices_of(self, what: ast.Expr, word: str) -> Phrase:
        if isinstance(what, ast.SetOf):
            return self.joined([self.expr(item) for item in what.items], word)
        return self.many(what)

    # -- so many for each --
    def limited(self, count: ast.Expr) -> tuple[ast.Number, ast.Expr] | None:
        """The limit and the rest of `min(20, rest)`."""
        ref = self.ref(count) if isinstance(count, ast.Call) else None
        if ref is None or ref.kind != "function" or ref.target != "min" or len(ref.args) != 2:
            return None
        first, second = ref.args
        return (first, second) if isinstance(first, ast.Number) and not isinstance(second, ast.Number) else None

    def for_each(self, count: ast.Expr, what: str) -> Phrase | None:
        """`2 points for each gold and 1 point for each wood or stone you have`: a sum of things that can be counted."""
        parts: list[tuple[int, list[Phrase], bool]] = []
        for term in _terms(count):
            number, node = _factor(term)
            unit = self.unit(node)
            if unit is None:
                return None
            own = self.own_goods(node)
            if own and parts and parts[-1][2] and parts[-1][0] == number:
                parts[-1][1].append(unit)
            else:
                parts.append((number, [unit], own))
        said = []
        for number, units, own in parts:
            amount = self.say("say-amount", number=number, noun=self.word(what).counted(number))
            items = self.joined(units, "or")
            said.append(self.say("say-amount-per-own" if own else "say-amount-per", amount=amount, items=items))
        return self.joined(said)

    def unit(self, node: ast.Expr) -> Phrase | None:
        """One of what a number counts: a good, a thing of a collection, or what a value says it counts (`.per`)."""
        if isinstance(node, ast.Fold) and node.op == "count" and node.value is None:
            return self.each(node.items)
        if not isinstance(node, NAMED):
            return None
        ref = self.ref(node)
        if self.own_goods(node):
            return self.word(ref.target.name)
        return self.counted_unit(ref) if ref.kind in ("value", "table") and ref.player is None else None

    def counted_unit(self, ref: Ref) -> Phrase | None:
        """What one of a value is, in the words of the pack; they show all parameters or none."""
        name, args = ref.target.name, self.arguments(ref)
        shown = self.catalog.variables(name, "per") & set(args)
        return self.special(name, "per", **(args if shown else {}))

    def own_goods(self, node: ast.Expr) -> bool:
        ref = self.ref(node) if isinstance(node, ast.Name) else None
        return ref is not None and ref.kind == "variable" and self.countable(ref) and not ref.args and ref.player is None


def _terms(node: ast.Expr) -> list[ast.Expr]:
    if isinstance(node, ast.Arith) and node.op == "+":
        return [*_terms(node.left), *_terms(node.right)]
    return [node]


def _factor(node: ast.Expr) -> tuple[int, ast.Expr]:
    if isinstance(node, ast.Arith) and node.op == "*" and isinstance(node.left, ast.Number):
        return node.left.value, node.right
    return 1, node
