"""Effects in words: one short clause for each, in the order they happen."""

from __future__ import annotations

from rulewright.explain.expressions import Expressions
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import PLAYER
from rulewright.parse import ast

CHANGES = {"+": "say-raise", "-": "say-lower"}


class Statements(Expressions):
    """`effect` says a statement without parts; blocks are said by the class above."""

    def effect(self, node: ast.Stmt) -> Phrase:
        match node:
            case ast.Pay(amounts=amounts, purpose=purpose):
                cost = self.amounts(amounts)
                if purpose is not None:
                    return self.say("say-pay-for", cost=cost, purpose=self.word(purpose))
                return self.say("say-pay", cost=cost)
            case ast.Gain(amounts=amounts):
                return self.say("say-gain", goods=self.amounts(amounts))
            case ast.Lose(amounts=amounts):
                return self.say("say-lose", goods=self.amounts(amounts))
            case ast.Advance():
                return self.advance(node)
            case ast.Assign(target=target, value=value):
                return self.assign(target, value)
            case ast.Let(name=name, value=value):
                return self.let(name, value)
            case ast.Choose():
                return self.choose(node)
            case ast.Move() | ast.Place() | ast.Draw() | ast.Shuffle() | ast.Roll():
                return self.handling(node)
            case ast.Require(test=test):
                return self.say("say-require", test=self.cond(test))
            case ast.Do(rule=rule, otherwise=None):
                return self.program(rule)
            case ast.Do(rule=rule, otherwise=ast.Expr() as otherwise):
                return self.say("say-do-otherwise", rule=self.program(rule), otherwise=self.program(otherwise))
            case ast.Skip():
                return self.say("say-skip")
            case ast.EndGame():
                return self.say("say-end-game")
        return self.waiting(node)

    def waiting(self, node: ast.Stmt) -> Phrase:
        """Statements that leave something for others to do, or for later."""
        match node:
            case ast.Window(name=name):
                return self.say("say-window", name=self.word(name))
            case ast.AddToAgenda(agenda=agenda, rule=rule):
                return self.say("say-agenda", agenda=self.word(agenda), rule=self.program(rule))
            case ast.Lasting(scope=scope, mod=mod):
                return self.say("say-lasting", scope=self.word(scope), mod=self.mod(mod))
        raise AssertionError(type(node))

    # -- goods --
    def amounts(self, amounts: tuple[ast.Amount, ...]) -> Phrase:
        return self.joined([self.amount(amount) for amount in amounts])

    def amount(self, node: ast.Amount) -> Phrase:
        if node.options:
            said = self.say("say-amount-either", items=self.joined([self.amount(option) for option in node.options], "or"))
        elif isinstance(node.what, ast.Expr):
            said = self.say("say-amount-mix", number=self.expr(node.count), items=self.choices_of(node.what))
        else:
            said = self.goods(node.count, str(node.what))
        return said if node.per is None else self.say("say-amount-per", amount=said, items=self.each(node.per))

    def goods(self, count: ast.Expr, what: str) -> Phrase:
        if isinstance(count, ast.Number):
            return self.say("say-amount", number=count.value, noun=self.word(what).counted(count.value))
        return self.say("say-amount-equal", noun=self.word(what).counted(PLURAL), value=self.expr(count))

    def choices_of(self, what: ast.Expr) -> Phrase:
        if isinstance(what, ast.SetOf):
            return self.joined([self.expr(item) for item in what.items], "or")
        return self.many(what)

    # -- changes --
    def advance(self, node: ast.Advance) -> Phrase:
        ref = self.ref(node.target)
        noun = self.noun_of(node.target)
        target = self.noun(noun) if noun is not None and ref.kind != "local" else self.expr(node.target)
        by = self.expr(node.by) if node.by is not None else self.say("say-one")
        if node.limit is not None:
            return self.say("say-advance-limit", target=target, by=by, limit=self.expr(node.limit))
        return self.say("say-advance", target=target, by=by)

    def assign(self, target: ast.Expr, value: ast.Expr) -> Phrase:
        """A pack may have its own words for setting one of its nouns (`.set = give { $subject } the crown`)."""
        ref = self.ref(target)
        name = getattr(ref.target, "name", None) or str(ref.target)
        args: dict[str, Arg] = {"value": self.expr(value)}
        if ref.kind == "property" and ref.args:
            args["subject"] = self.expr(ref.args[0])
        elif ref.kind == "variable" and ref.args:
            args["subject"] = self.joined([self.expr(arg) for arg in ref.args])
        elif ref.kind == "variable" and PLAYER in ref.target.per and ref.player is not None:
            args["player"] = self.expr(ref.player)
        special = self.special(name, "set", **args)
        if special is not None:
            return special
        if isinstance(value, ast.Arith) and value.op in CHANGES and ast.same(value.left, target):
            return self.say(CHANGES[value.op], target=self.set_target(target), by=self.expr(value.right))
        if isinstance(value, ast.Name) and self.ref(value).kind == "nothing":
            return self.say("say-clear", target=self.set_target(target))
        return self.say("say-set", target=self.set_target(target), value=self.expr(value))

    def set_target(self, target: ast.Expr) -> Phrase:
        """What changes: `your coins`, where a value would be `the number of your coins`."""
        ref = self.ref(target)
        if ref.kind == "variable" and self.countable(ref):
            return self.noun(self.belonging(ref)).counted(PLURAL)
        return self.expr(target)

    def let(self, name: str, value: ast.Expr) -> Phrase:
        said = self.the(name, self.type(value))
        if isinstance(value, ast.Arith) and value.op in CHANGES and getattr(value.left, "name", "") == name:
            return self.say(CHANGES[value.op], target=said, by=self.expr(value.right))
        if isinstance(value, ast.Number):
            return self.say("say-let-number", name=said, value=self.expr(value))
        if isinstance(value, ast.Pick) and self.same_word(name, self.items(value.items)):
            return self.say("say-take", value=self.expr(value))
        return self.say("say-let", Form(count=said.default.count), name=said, value=self.expr(value))

    def choose(self, node: ast.Choose) -> Phrase:
        noun = self.items(node.items, "from")
        element = self.element(node.items)
        plain = node.name in (element.name, element.kind, "player") or self.same_word(node.name, noun)
        one = Form(count=1, det="a") if node.count is None else Form(count=PLURAL, det="bare")
        if isinstance(node.count, ast.Number):
            one = Form(count=node.count.value, det="bare")
        what = self.noun(noun).like(one)
        if node.count is not None:
            name = "say-choose-up-to" if node.up_to else "say-choose-number"
            name += "" if isinstance(node.count, ast.Number) else "-equal"
            what = self.say(name, number=self.expr(node.count), what=what)
        if not plain:
            what = self.say("say-chosen", what=what, name=self.word(node.name).counted(one.count or 1))
        if any(pref.op == "random" for pref in node.prefs) and len(node.prefs) == 1:
            return self.say("say-choose-random", what=what)
        if not node.prefs:
            return self.say("say-choose", what=what)
        with self.about("it", node.name):
            return self.say("say-choose-by", what=what, order=self.order(node.prefs))

    def same_word(self, name: str, noun: Noun) -> bool:
        """Whether a name says what it is by itself: a `top cell` is a `cell`."""
        word, head = str(self.word(name)).casefold(), noun.head.form(Form(count=1)).casefold()
        return word == head or word.endswith(f" {head}")

    # -- pieces --
    def handling(self, node: ast.Stmt) -> Phrase:
        match node:
            case ast.Move(what=what, every=every, to=to):
                if every:
                    noun = self.items(what, "from")
                    moved = self.say("say-all", items=self.noun(noun).like(Form(count=PLURAL, det="bare")))
                else:
                    moved = self.expr(what)
                return self.say("say-move", what=moved, to=self.place(to, "to"))
            case ast.Place(what=what, at=at):
                return self.say("say-place", what=self.expr(what), at=self.expr(at))
            case ast.Draw(count=count, source=source, to=to):
                return self.say("say-draw", goods=self.goods(count, self.element(to).name or "piece"),
                                source=self.place(source, "from"), to=self.place(to, "to"))
            case ast.Shuffle(zone=zone):
                return self.say("say-shuffle", zone=self.expr(zone))
            case ast.Roll(what=what):
                return self.say("say-roll", what=self.expr(what))
        raise AssertionError(type(node))

    # -- modifiers --
    def mod(self, mod: ast.Mod) -> Phrase:
        names = self.joined([self.word(name).counted(PLURAL) for name in mod.names])
        targets = self.joined([self.word(name).counted(PLURAL) for name in mod.targets], "or") if mod.targets else None
        match mod.op:
            case "substitute":
                assert targets is not None
                return self.say("say-substitute", items=names, targets=targets)
            case "waive":
                return self.say("say-waive-for", items=names, purpose=targets) if targets else self.say("say-waive", items=names)
        assert mod.value is not None
        noun = Noun(self.word(mod.names[0]))
        value = self.noun(self.applied(noun, mod.args or ()))
        return self.say("say-add-to" if mod.op == "add" else "say-treat-as", value=self.expr(mod.value), name=value)
