"""Tests in words, as a sentence that can stand after `if`."""

from __future__ import annotations

from rulewright.explain.collections import Collections, conjuncts
from rulewright.explain.phrases import PLURAL, SINGULAR, Count, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import PLAYER
from rulewright.parse import ast

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED = {"=": "=", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
WORDS = {"=": "equal", "!=": "unequal", "<": "less", "<=": "atmost", ">": "more", ">=": "atleast"}
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
                subject = self.expr(item)
                return self.say(negated("say-member", yes), subject=subject, person=self.person(item), items=self.choices(items))
            case ast.Quantified(op=op, items=items):
                return self.quantified(op, items, yes)
            case ast.AnyLine(length=length, cell=cell, test=test):
                with self.about("it", count=PLURAL):
                    clauses = self.joined([self.clause(part) for part in conjuncts(test)])
                return self.say(negated("say-any-line", yes), length=self.expr(length), cell=self.expr(cell), clauses=clauses)
            case ast.Able(rule=rule):
                return self.say(negated("say-able", yes), rule=self.program(rule))
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.holds(node, yes)
        return self.say(negated("say-so", yes), value=self.expr(node))

    def both(self, node: ast.Both, yes: bool, clause: bool) -> Phrase:
        """`a and b`; the opposite of `a and b` is `not a or not b`. What is not about the noun itself becomes `unless`."""
        word = node.op if yes else {"and": "or", "or": "and"}[node.op]
        parts = []
        sides = _flat(node, node.op)
        if clause and yes and (subject := self.between(sides)) is not None:
            return self.say("say-which-beside", Form(count=self.it.count), subject=self.expr(subject))
        if clause and word == "or":
            own, other = [s for s in sides if self.about_it(s)], [s for s in sides if not self.about_it(s)]
            if own and other:
                said = self.joined([self.clause(part, yes) for part in own], "or")
                return self.say("say-unless", clauses=said, test=self.joined([self.cond(part, yes) for part in other], "or"))
        for part in sides:
            said = self.clause(part, yes) if clause else self.cond(part, yes)
            inner = _bare(part)
            frame = {"and": "say-either", "or": "say-together"}[word]
            parts.append(self.say(frame, test=said) if isinstance(inner, ast.Both) else said)
        return self.joined(parts, word)

    def between(self, sides: list[ast.Expr]) -> ast.Expr | None:
        """What `it` is next to, if the two sides of an `or` say that it comes next or before: `it = next of x or …`."""
        found: dict[str, ast.Expr] = {}
        for side in sides:
            right = side.right if isinstance(side, ast.Compare) and side.op == "=" and self.is_it(side.left) else None
            if isinstance(right, ast.Attribute):
                found[right.name] = right.subject
        if len(sides) != 2 or set(found) != {"next", "previous"}:
            return None
        return found["next"] if ast.same(found["next"], found["previous"]) else None

    def holds(self, node: ast.Expr, yes: bool) -> Phrase:
        """Something that is yes or no by itself."""
        ref = self.ref(node)
        name = getattr(ref.target, "name", None) or str(ref.target)
        way = "if" if yes else "if-not"
        match ref.kind:
            case "option":
                return self.special(name, way) or self.say(negated("say-option-on", yes), name=self.word(name))
            case "property":
                subject = self.expr(ref.args[0]) if ref.args else self.it_word()
                special = self.special(name, way, subject=subject)
                return special or self.say(negated("say-is", yes), subject=subject, name=self.word(name))
            case "value":
                special = self.special(name, way, **self.arguments(ref))
                if special is None and len(ref.args) == 1:
                    return self.say(negated("say-is", yes), subject=self.expr(ref.args[0]), name=self.word(name))
                return special or self.say(negated("say-holds", yes), subject=self.noun(self.value(node, ref)))
            case "variable":
                of: dict[str, Arg] = {"subject": self.joined([self.expr(arg) for arg in ref.args])} if ref.args else {}
                special = self.special(name, way, **of)
                return special or self.say(negated("say-holds", yes), subject=self.noun(self.belonging(ref)))
            case "yes_no":
                return self.say("say-always" if ref.target == yes else "say-never")
            case "local" if name == "owned":
                return self.say(negated("say-owned", yes))
            case "local" if (special := self.special(self.id_of(name), way)) is not None:
                return special
        return self.say(negated("say-holds", yes), subject=self.expr(node))

    # -- comparisons --
    def compare(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        if isinstance(left, ast.Number) and not isinstance(right, ast.Number):
            op, left, right = TURNED[op], right, left
        said = self.counted(op, left, right) or self.special_comparison(op, left, right) or self.nowhere(op, left, right)
        if said is not None:
            return said
        subject = self.expr(left)
        return self.say("say-compare", subject=subject, comparison=self.comparison(op, left, right))

    def nowhere(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """Whether a piece is in any of several zones at all."""
        ref = self.ref(left) if isinstance(left, NAMED) else None
        if ref is None or ref.kind != "whereabouts" or not isinstance(right, NAMED) or self.ref(right).kind != "nothing":
            return None
        piece = self.expr(ref.args[0]) if ref.args else self.it_word()
        return self.say("say-nowhere" if op == "=" else "say-somewhere", piece=piece, zone=self.word(ref.target.name))

    def special_comparison(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """A noun's own words for what it is: `.is = the field is measured in { $value }`."""
        if op not in ("=", "!=") or not isinstance(left, NAMED):
            return None
        ref = self.ref(left)
        args: dict[str, Arg] = {"value": self.expr(right)}
        if ref.kind == "property" and ref.args:
            args["subject"] = self.expr(ref.args[0])
        elif ref.player is not None:
            args["player"] = self.expr(ref.player)
        name = getattr(ref.target, "name", None) or str(ref.target)
        return self.special(name, "is" if op == "=" else "is-not", SINGULAR, **args)

    def comparison(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        """`is at least 3`; agrees in number with what is compared."""
        several = self.type(left).kind == "list"
        default = Form(count=PLURAL if several else 1)
        if isinstance(right, ast.Name) and self.ref(right).kind == "nothing":
            what = "nobody" if self.type(left) == PLAYER else "nothing"
            return self.say(f"say-{WORDS[op]}-{what}", default, person="other")
        return self.say(f"say-{WORDS[op]}", default, person=self.person(left), value=self.expr(right))

    def person(self, node: ast.Expr) -> str:
        """Which person the verb after something stands in: `you are`, `it is`."""
        return "you" if isinstance(node, ast.Name) and node.name == "player" else "other"

    def counted(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """How many there are, or how many somebody has, if it is compared with a plain number."""
        if not isinstance(right, ast.Number):
            return None
        ref = self.ref(left) if isinstance(left, NAMED) else None
        if ref is not None and ref.kind == "variable" and self.countable(ref) and not ref.args:
            who = self.expr(ref.player) if ref.player is not None else self.say("say-you")
            you = ref.player is None or (isinstance(ref.player, ast.Name) and ref.player.name == "player")
            quantity = self.quantity(op, right.value, Noun(self.word(ref.target.name)))
            return self.say("say-have-you" if you else "say-have", who=who, quantity=quantity)
        items = self.counting(left)
        if items is None:
            return None
        several: Count = PLURAL if (op, right.value) in NONE else 1 if (op, right.value) in SOME else right.value
        return self.say("say-there", Form(count=several), quantity=self.quantity(op, right.value, self.items(items)))

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
        return self.say("say-one-of", Form(count=self.it.count), items=self.many(items))

    # -- said by the class above --
    def quantified(self, op: str, items: ast.Expr, yes: bool) -> Phrase:
        raise NotImplementedError

    def about_it(self, node: ast.Node) -> bool:
        raise NotImplementedError

    def own_name(self, node: ast.Expr) -> str | None:
        raise NotImplementedError


def negated(name: str, yes: bool) -> str:
    return name if yes else f"{name}-not"


def _flat(node: ast.Expr, op: str) -> list[ast.Expr]:
    if isinstance(node, ast.Both) and node.op == op:
        return [*_flat(node.left, op), *_flat(node.right, op)]
    return [node]


def _bare(node: ast.Expr) -> ast.Expr:
    while isinstance(node, ast.Not):
        node = node.operand
    return node
