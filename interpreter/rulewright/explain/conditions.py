"""Tests in words: as a sentence after `if` (`cond`), or behind the noun they are about (`clause`)."""

from __future__ import annotations

from dataclasses import replace

from rulewright.explain.collections import Collections, conjuncts
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import PLAYER
from rulewright.parse import ast

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED = {"=": "=", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
WORDS = {"=": "equal", "!=": "unequal", "<": "less", "<=": "most", ">": "more", ">=": "least"}
SOME = {(">", 0), (">=", 1), ("!=", 0)}
NONE = {("=", 0), ("<", 1), ("<=", 0)}
NAMED = (ast.Name, ast.Attribute, ast.Call)


class Conditions(Collections):
    """A test is said positively or, with `yes=False`, as its opposite; nothing is said as `not (…)` if it can be helped."""

    def cond(self, node: ast.Expr, yes: bool = True) -> Phrase:
        match node:
            case ast.Both():
                return self.both(node, yes, clause=False)
            case ast.Not(operand=operand):
                return self.cond(operand, not yes)
            case ast.Compare(op=op, left=left, right=right):
                return self.compare(op if yes else OPPOSITE[op], left, right)
            case ast.Member(item=item, items=items):
                return self.say(_not("say-member", yes), subject=self.expr(item), items=self.choices(items))
            case ast.Quantified(op=op, items=items):
                return self.quantified(op, items, yes)
            case ast.AnyLine(length=length, cell=cell, test=test):
                with self.about("it", count=PLURAL):
                    clauses = self.joined([self.clause(part) for part in conjuncts(test)])
                return self.say(_not("say-any-line", yes), length=self.expr(length), cell=self.expr(cell), clauses=clauses)
            case ast.Able(rule=rule):
                return self.say(_not("say-able", yes), rule=self.program(rule))
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.holds(node, yes)
        return self.say(_not("say-so", yes), value=self.expr(node))

    def both(self, node: ast.Both, yes: bool, clause: bool) -> Phrase:
        """`a and b`; the opposite of `a and b` is `not a or not b`."""
        word = node.op if yes else {"and": "or", "or": "and"}[node.op]
        parts = []
        for part in _flat(node, node.op):
            said = self.clause(part, yes) if clause else self.cond(part, yes)
            inner = _bare(part)
            parts.append(self.say("say-either", test=said) if isinstance(inner, ast.Both) and word == "and" else said)
        return self.joined(parts, word)

    def holds(self, node: ast.Expr, yes: bool) -> Phrase:
        """Something that is yes or no by itself."""
        ref = self.ref(node)
        name = getattr(ref.target, "name", None) or str(ref.target)
        way = "if" if yes else "if-not"
        match ref.kind:
            case "option":
                return self.special(name, way) or self.say(_not("say-option-on", yes), name=self.word(name))
            case "property":
                subject = self.expr(ref.args[0]) if ref.args else self.say("say-it", Form(count=self.it.count))
                special = self.special(name, way, subject=subject)
                return special or self.say(_not("say-is", yes), subject=subject, name=self.word(name))
            case "value":
                special = self.special(name, way, **self.arguments(ref))
                if special is None and len(ref.args) == 1:
                    return self.say(_not("say-is", yes), subject=self.expr(ref.args[0]), name=self.word(name))
                return special or self.say(_not("say-holds", yes), subject=self.noun(self.value(node, ref)))
            case "variable":
                return self.special(name, way) or self.say(_not("say-holds", yes), subject=self.noun(self.belonging(ref)))
            case "yes_no":
                return self.say("say-always" if ref.target == yes else "say-never")
            case "local" if name == "owned":
                return self.say(_not("say-owned", yes))
        return self.say(_not("say-holds", yes), subject=self.expr(node))

    # -- comparisons --
    def compare(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        if isinstance(left, ast.Number) and not isinstance(right, ast.Number):
            op, left, right = TURNED[op], right, left
        counted = self.counted(op, left, right)
        if counted is not None:
            return counted
        subject = self.expr(left)
        return self.say("say-compare", subject=subject, comparison=self.comparison(op, left, right))

    def comparison(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        """`is at least 3`; agrees in number with what is compared."""
        several = self.type(left).kind == "list"
        default = Form(count=PLURAL if several else 1)
        if isinstance(right, ast.Name) and self.ref(right).kind == "nothing":
            what = "nobody" if self.type(left) == PLAYER else "nothing"
            return self.say(f"say-{WORDS[op]}-{what}", default)
        return self.say(f"say-{WORDS[op]}", default, value=self.compared(left, right))

    def compared(self, left: ast.Expr, right: ast.Expr) -> Phrase:
        """What something is compared with; a player's thing is `yours`, but the leader is `you`."""
        value = self.expr(right)
        owned = isinstance(left, NAMED) and self.ref(left).kind == "property"
        return value.like(Form(case="predicate")) if owned and self.pronoun(right) is not None else value

    def counted(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """How many there are, or how many somebody has, if it is compared with a plain number."""
        if not isinstance(right, ast.Number):
            return None
        ref = self.ref(left) if isinstance(left, NAMED) else None
        if ref is not None and ref.kind == "variable" and self.countable(ref) and not ref.args:
            who = self.expr(ref.player) if ref.player is not None else self.say("say-you")
            you = ref.player is None or self.pronoun(ref.player) is not None
            quantity = self.quantity(op, right.value, Noun(self.word(ref.target.name)))
            return self.say("say-have-you" if you else "say-have", who=who, quantity=quantity)
        items = self.counting(left)
        if items is None:
            return None
        return self.say("say-there", Form(count=right.value or 1), quantity=self.quantity(op, right.value, self.items(items)))

    def counting(self, node: ast.Expr) -> ast.Expr | None:
        """What a number counts, if it counts anything."""
        if isinstance(node, ast.Fold) and node.op == "count" and node.value is None:
            return node.items
        if isinstance(node, ast.Attribute) and node.name == "size" and self.type(node.subject).kind in ("list", "zone"):
            return node.subject
        return None

    def quantity(self, op: str, number: int, noun: Noun) -> Phrase:
        items = self.noun(noun).like(Form(det="bare"))
        if (op, number) in SOME:
            return self.say("say-quantity-some", items=items.counted(1))
        if (op, number) in NONE:
            return self.say("say-quantity-none", items=items.counted(PLURAL))
        return self.say(f"say-quantity-{WORDS[op]}", number=number, items=items.counted(number))

    def choices(self, items: ast.Expr) -> Phrase:
        """What something is one of: the members if they are listed, else the collection."""
        if isinstance(items, ast.SetOf):
            return self.joined([self.expr(member) for member in items.items], "or")
        return self.say("say-one-of", items=self.many(items))

    def quantified(self, op: str, items: ast.Expr, yes: bool) -> Phrase:
        if op == "every" and isinstance(items, ast.Filtered):
            base = self.each(items.items)
            with self.about("it"):
                return self.say(_not("say-every", yes), items=base, clauses=self.clause(items.test))
        some = (op == "any") == yes
        return self.say("say-there-is" if some else "say-there-is-no", items=self.each(items))

    # -- behind a noun --
    def clause(self, test: ast.Expr, yes: bool = True) -> Phrase:
        """`that is empty`, `whose level is 2`, `that has no empty neighbour`."""
        count = Form(count=self.it.count)
        match test:
            case ast.Both():
                return self.both(test, yes, clause=True)
            case ast.Not(operand=operand):
                return self.clause(operand, not yes)
            case ast.Compare(op=op, left=left, right=right):
                return self.compare_clause(op if yes else OPPOSITE[op], left, right)
            case ast.Member(item=item, items=items) if self.is_it(item):
                return self.say(_not("say-which-is", yes), count, value=self.choices(items))
            case ast.Member(item=item, items=items) if (word := self.own_word(item)) is not None:
                return self.say(_not("say-whose-is", yes), count, name=word, value=self.choices(items))
            case ast.Quantified(op=op, items=items) if op != "every" and self.own_items(items) is not None:
                own = self.own_items(items)
                assert own is not None
                some = (op == "any") == yes
                return self.say("say-which-has" if some else "say-which-has-no", count, items=own)
            case ast.Name() | ast.Attribute() | ast.Call() if (name := self.own_name(test)) is not None:
                special = self.special(name, "which" if yes else "which-not", count)
                return special or self.say(_not("say-which-is", yes), count, value=self.word(name))
        return self.say("say-for-which", count, test=self.cond(test, yes))

    def compare_clause(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        if self.own_name(left) is None and not self.is_it(left) and (self.own_name(right) or self.is_it(right)):
            op, left, right = TURNED[op], right, left
        count = Form(count=self.it.count)
        if self.is_it(left) and op in ("=", "!="):
            return self.say(_not("say-which-is", op == "="), count, value=self.expr(right))
        name = self.own_name(left)
        if name is None:
            return self.say("say-for-which", count, test=self.compare(op, left, right))
        if op in ("=", "!="):
            args: dict[str, Arg] = {"value": self.compared(left, right)}
            special = self.special(name, "which" if op == "=" else "which-not", count, **args)
            if special is not None:
                return special
        return self.say("say-whose", count, name=self.word(name), comparison=self.comparison(op, left, right))

    def own_name(self, node: ast.Expr) -> str | None:
        """The name of a property or value of `it` and of nothing else."""
        if not isinstance(node, NAMED):
            return None
        ref = self.ref(node)
        if ref.kind == "property" and (ref.of_it or (ref.args and self.is_it(ref.args[0]))):
            return str(ref.target)
        if ref.kind in ("value", "variable", "table") and len(ref.args) == 1 and self.is_it(ref.args[0]) and ref.player is None:
            return str(ref.target.name)
        return None

    def own_word(self, node: ast.Expr) -> Phrase | None:
        name = self.own_name(node)
        return self.word(name) if name is not None else None

    def own_items(self, node: ast.Expr) -> Phrase | None:
        """One of `its` things, without saying whose: `empty neighbour`."""
        base, tests = node, []
        while isinstance(base, ast.Filtered):
            tests.append(base.test)
            base = base.items
        name = self.own_name(base)
        if name is None:
            return None
        noun = Noun(self.word(name), count=PLURAL)
        for test in reversed(tests):
            noun = self.narrowed(noun, test)
        return self.noun(replace(noun, det="bare")).like(Form(count=1))


def _not(name: str, yes: bool) -> str:
    return name if yes else f"{name}-not"


def _flat(node: ast.Expr, op: str) -> list[ast.Expr]:
    if isinstance(node, ast.Both) and node.op == op:
        return [*_flat(node.left, op), *_flat(node.right, op)]
    return [node]


def _bare(node: ast.Expr) -> ast.Expr:
    while isinstance(node, ast.Not):
        node = node.operand
    return node
