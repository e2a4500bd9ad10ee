"""Tests behind the noun they are about: `that is empty`, `whose level is 2`, `that has no empty neighbour`."""

from __future__ import annotations

from dataclasses import replace

from rulewright.explain.conditions import NAMED, OPPOSITE, TURNED, WORDS, Conditions, negated
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.parse import ast


class Clauses(Conditions):
    """`clause` says a test of each thing of a collection; the thing itself is only a pronoun in it."""

    def quantified(self, op: str, items: ast.Expr, yes: bool) -> Phrase:
        if op == "every" and isinstance(items, ast.Filtered):
            base = self.each(items.items)
            with self.about("it"):
                return self.say(negated("say-every", yes), items=base, clauses=self.clause(items.test))
        some = (op == "any") == yes
        holder = self.holder(items)
        if holder is not None:
            subject, own = holder
            return self.say("say-subject-has" if some else "say-subject-has-no", subject=subject, items=own)
        return self.say("say-there-is" if some else "say-there-is-no", items=self.each(items))

    def holder(self, items: ast.Expr) -> tuple[Phrase, Phrase] | None:
        """Whose things these are and one of them, if they are a plain property of something: the cell, a neighbour."""
        base = items
        while isinstance(base, ast.Filtered):
            base = base.items
        ref = self.ref(base) if isinstance(base, ast.Attribute) else None
        if ref is None or ref.kind != "property" or self.subject_kind(ref) not in ("cell", "piece", "spot"):
            return None
        own = self.own_items(items, str(ref.target))
        return (self.expr(ref.args[0]), own) if own is not None else None

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
                return self.say(negated("say-which-is", yes), count, value=self.choices(items))
            case ast.Member(item=item, items=items) if (name := self.own_name(item)) is not None:
                special = self.special(name, "which" if yes else "which-not", count, value=self.choices(items))
                return special or self.say(negated("say-whose-is", yes), count, name=self.word(name), value=self.choices(items))
            case ast.Member(item=item, items=items) if yes and (other := self.other_side(item)) is not None:
                return self.say("say-which-differs", count, value=self.expr(other), by=self.choices(items))
            case ast.Quantified(op=op, items=items) if op != "every" and self.own_items(items) is not None:
                own = self.own_items(items)
                assert own is not None
                some = (op == "any") == yes
                return self.say("say-which-has" if some else "say-which-has-no", count, items=own)
            case ast.Name() | ast.Attribute() | ast.Call() if (name := self.own_name(test)) is not None:
                special = self.special(name, "which" if yes else "which-not", count)
                return special or self.say(negated("say-which-is", yes), count, value=self.word(name))
        return self.say("say-for-which", count, test=self.cond(test, yes))

    def compare_clause(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase:
        if self.own_name(left) is None and not self.is_it(left) and (self.own_name(right) or self.is_it(right)):
            op, left, right = TURNED[op], right, left
        count = Form(count=self.it.count)
        if self.is_it(left):
            return self.say("say-which", count, comparison=self.comparison(op, left, right).counted(self.it.count))
        name = self.own_name(left)
        said = self.held_by_it(op, left, right) or self.lying_somewhere(op, left, right)
        other = self.other_side(left)
        if said is None and other is not None:
            by = self.say(f"say-by-{WORDS[op]}", value=self.expr(right))
            said = self.say("say-which-differs", count, value=self.expr(other), by=by)
        if said is not None:
            return said
        if name is None:
            return self.say("say-for-which", count, test=self.compare(op, left, right))
        if op in ("=", "!=") and isinstance(right, ast.Name) and self.ref(right).kind == "nothing":
            special = self.special(name, "none" if op == "=" else "some", count)
            if special is not None:
                return special
        elif op in ("=", "!="):
            args: dict[str, Arg] = {"value": self.expr(right)}
            special = self.special(name, "which" if op == "=" else "which-not", count, **args)
            if special is not None:
                return special
        return self.say("say-whose", count, name=self.word(name), comparison=self.comparison(op, left, right))

    def other_side(self, node: ast.Expr) -> ast.Expr | None:
        """What `it` is compared with, if this is how far the two are apart: `abs(it - x)`."""
        ref = self.ref(node) if isinstance(node, ast.Call) else None
        if ref is None or ref.kind != "function" or ref.target != "abs":
            return None
        apart = ref.args[0]
        if not isinstance(apart, ast.Arith) or apart.op != "-" or self.is_it(apart.left) == self.is_it(apart.right):
            return None
        return apart.right if self.is_it(apart.left) else apart.left

    def lying_somewhere(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """`that is in a drawer`: whether the piece the noun is about lies in one of several zones."""
        ref = self.ref(left) if isinstance(left, NAMED) else None
        if ref is None or ref.kind != "whereabouts" or not isinstance(right, ast.Name) or self.ref(right).kind != "nothing":
            return None
        if ref.args and not self.is_it(ref.args[0]):
            return None
        zone = self.noun(Noun(self.word(ref.target.name), det="a"))
        where = self.special(ref.target.name, "in", noun=zone) or self.say("say-in-zone", place=zone)
        return self.say(negated("say-which-is", op == "!="), Form(count=self.it.count), value=where)

    def held_by_it(self, op: str, left: ast.Expr, right: ast.Expr) -> Phrase | None:
        """`with more than 1 coin`: how much the player the noun is about has of something."""
        ref = self.ref(left) if isinstance(left, NAMED) else None
        if ref is None or ref.kind != "variable" or not self.countable(ref) or not isinstance(right, ast.Number):
            return None
        if ref.player is None or not self.is_it(ref.player):
            return None
        return self.say("say-with", quantity=self.quantity(op, right.value, Noun(self.word(ref.target.name))))

    def own_name(self, node: ast.Expr) -> str | None:
        """The name of a property or value of `it` and of nothing else."""
        if not isinstance(node, NAMED):
            return None
        ref = self.ref(node)
        if ref.kind == "property" and (ref.of_it or (ref.args and self.is_it(ref.args[0]))):
            return str(ref.target)
        if ref.kind in ("value", "variable", "table") and len(ref.args) == 1 and self.is_it(ref.args[0]) and ref.player is None:
            shown = ref.kind != "variable" and self.catalog.variables(ref.target.name) & set(self.arguments(ref))
            return None if shown else str(ref.target.name)
        return None

    def about_it(self, node: ast.Node) -> bool:
        """Whether a test says anything about the thing it is a test of; inner tests speak of inner things."""
        if isinstance(node, ast.Filtered):
            return self.about_it(node.items)
        if isinstance(node, ast.Expr) and (self.is_it(node) or (isinstance(node, ast.Name) and self.ref(node).of_it)):
            return True
        return any(self.about_it(child) for child in ast.children(node))

    def own_items(self, node: ast.Expr, name: str | None = None) -> Phrase | None:
        """One of the things of `it` (or of what has the named property), without saying whose: `empty neighbour`."""
        base, tests = node, []
        while isinstance(base, ast.Filtered):
            tests.append(base.test)
            base = base.items
        name = name or self.own_name(base)
        if name is None:
            return None
        noun = Noun(self.word(name), count=PLURAL)
        for test in reversed(tests):
            noun = self.narrowed(noun, test)
        return self.noun(replace(noun, det="bare")).like(Form(count=1))
