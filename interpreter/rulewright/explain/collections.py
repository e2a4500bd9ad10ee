"""Many things in words: `the cells of the spot whose face is red`."""

from __future__ import annotations

from dataclasses import replace

from rulewright.explain.names import Names
from rulewright.explain.phrases import PLURAL, SEVERAL, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import UNKNOWN, Type
from rulewright.parse import ast


class Collections(Names):
    """`items` gives any expression over many things as a plural noun, so that `each`, `no` or a number can go before it."""

    def items(self, node: ast.Expr, way: str = "in") -> Noun:
        match node:
            case ast.Filtered(items=items, test=test):
                return self.narrowed(self.items(items, way), test, self.element(items))
            case ast.Groups(items=items):
                return Noun(self.say("say-groups", items=self.many(items, "bare")), count=PLURAL)
            case ast.Range(low=low, high=high):
                return Noun(self.say("say-range", low=self.expr(low), high=self.expr(high)), count=PLURAL)
            case ast.SetOf(items=members):
                listed = self.joined([self.expr(member) for member in members])
                return Noun(self.kind_of(self.element(node)), place=self.say("say-out-of", items=listed), count=PLURAL)
            case ast.Rank(items=items, prefs=prefs):
                ranked = {"items": self.many(items, "bare")}
                return Noun(self.say("say-rank", SEVERAL, ranked, order=self.order(prefs)), count=PLURAL)
            case ast.Reach():
                return Noun(self.reach(node), count=PLURAL)
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.named_items(node, way)
        return Noun(self.expr(node), det="bare", count=PLURAL)

    def kind_of(self, type_: Type) -> Phrase:
        """What a thing of a type is called when nothing else names it."""
        return self.word(type_.name if type_.kind in ("piece", "constant") else type_.kind)

    def named_items(self, node: ast.Expr, way: str) -> Noun:
        ref = self.ref(node)
        if self.is_it(node):
            return Noun(self.kind_of(self.element(node)), owner=self.it_word(), count=PLURAL)
        if ref.kind == "zone":
            return Noun(self.word(ref.target.holds), place=self.place(node, way), count=PLURAL)
        if ref.kind == "board":
            return Noun(self.word("cell"), place=self.place(node, "in"), count=PLURAL)
        if ref.kind == "function" and ref.target == "spots":
            return self.spots(ref)
        whole = self.collective(node)
        if whole is not None:
            members, owner = self.message(whole, "each"), self.pronoun(node)
            place = None if owner is not None else self.say("say-of", subject=self.expr(node))
            return Noun(members, owner=owner, place=place, count=PLURAL)
        noun = self.noun_of(node)
        return replace(noun, count=PLURAL) if noun is not None else Noun(self.expr(node), det="bare", count=PLURAL)

    def many(self, node: ast.Expr, det: str = "the") -> Phrase:
        noun = self.items(node)
        return self.noun(noun).like(Form(count=PLURAL, det=det if det != "the" else noun.det))

    def each(self, node: ast.Expr, det: str = "bare") -> Phrase:
        """One of many: `cell of the spot whose face is red`."""
        return self.noun(self.items(node)).like(Form(count=1, det=det))

    def narrowed(self, noun: Noun, test: ast.Expr, of: Type = UNKNOWN, name: str = "it") -> Noun:
        """A noun with a test: adjectives before it, the rest behind it as a clause that agrees with it in number."""
        with self.about("it", name, of=of):
            adjectives, rest = self.adjectives(test)
        noun = replace(noun, adjectives=(*noun.adjectives, *adjectives))
        if not rest:
            return noun
        it, owner = self.it, self.owner

        def make(form: Form) -> str:
            def said() -> str:
                with self.about("it", name, count=1 if form.singular else PLURAL, of=of):
                    return str(self.joined([self.clause(part) for part in rest]))

            return str(self.within(it, owner, said))

        clause = Phrase(make)
        if noun.clauses is not None:
            clause = self.joined([noun.clauses, clause])
        return replace(noun, clauses=clause)

    def adjectives(self, test: ast.Expr) -> tuple[list[Phrase], list[ast.Expr]]:
        """Split the parts of a test that nouns have an adjective for from the others."""
        parts = conjuncts(test)
        found = [word for part in parts if (word := self.adjective(part)) is not None]
        return found, [part for part in parts if self.adjective(part) is None]

    def adjective(self, test: ast.Expr) -> Phrase | None:
        """`empty`, `red`: a property of each thing that is yes or no, or is one word, and has an adjective."""
        attribute, args = "adjective", dict[str, Arg]()
        if isinstance(test, ast.Not):
            test, attribute = test.operand, "not-adjective"
        elif isinstance(test, ast.Compare):
            value = test.right
            if test.op != "=" or not isinstance(value, ast.Name) or self.ref(value).kind != "constant":
                return None
            test, args = test.left, {"value": self.expr(value)}
        ref = self.ref(test) if isinstance(test, ast.Name | ast.Attribute) else None
        if ref is None or ref.kind != "property" or not (ref.of_it or self.is_it(ref.args[0])):
            return None
        return self.special(str(ref.target), attribute, **args)

    def size(self, items: ast.Expr) -> Phrase:
        """How many: `the number of tiles in the row`."""
        noun = self.items(items)
        det = "the" if noun.owner is not None else "bare"
        return self.say("say-number-of", items=self.noun(noun).like(Form(count=PLURAL, det=det)))

    # -- orders --
    def order(self, prefs: tuple[ast.Pref, ...]) -> Phrase:
        return self.joined([self.pref(pref) for pref in prefs], "then")

    def pref(self, pref: ast.Pref) -> Phrase:
        if pref.value is None:
            return self.say(f"say-pref-{pref.op}")
        with self.about("it", *self.it.names):
            if pref.op == "prefer" and isinstance(pref.value, ast.Name) and self.ref(pref.value).kind in ("local", "yes_no"):
                return self.say("say-pref-choice", name=self.word(pref.value.name))
            if pref.op == "prefer":
                return self.say("say-pref-prefer", test=self.clause(pref.value))
            if pref.op == "first":
                return self.say("say-pref-first", items=self.expr(pref.value))
            return self.measure(pref.op, pref.value)

    def measure(self, op: str, node: ast.Expr) -> Phrase:
        """`the most coins`, `the highest level`: what is compared, without whose it is."""
        ref = self.ref(node) if isinstance(node, ast.Name | ast.Attribute | ast.Call) else None
        if ref is not None and ref.kind == "points":
            return self.say(f"say-{op}", items=self.say("say-points-bare"))
        if ref is not None and ref.kind == "variable" and self.countable(ref):
            return self.say(f"say-{op}", items=self.word(ref.target.name).counted(PLURAL))
        if self.type(node).kind == "list":
            return self.say(f"say-{op}", items=self.many(node, "bare"))
        if ref is not None and ref.kind in ("value", "table"):
            return self.say(f"say-{op}-of", value=self.value_word(ref))
        if ref is not None and ref.kind in ("variable", "score"):
            return self.say(f"say-{op}-of", value=self.word(ref.target.name))
        if ref is not None and (ref.kind == "property" or (ref.kind == "local" and not self.is_it(node))):
            return self.say(f"say-{op}-of", value=self.word(str(ref.target)))
        return self.say(f"say-{op}-value", value=self.expr(node))

    def reach(self, node: ast.Reach) -> Phrase:
        with self.about():
            through, cost = self.cond(node.through), self.expr(node.cost)
            where = self.say("say-reach-where", test=self.cond(node.test)) if node.test is not None else ""
        return self.say("say-reach", start=self.expr(node.start), through=through, cost=cost, where=where)


def conjuncts(test: ast.Expr) -> list[ast.Expr]:
    """The parts of a test that must all hold."""
    if isinstance(test, ast.Both) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]
