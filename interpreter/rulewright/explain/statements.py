"""Effects in words: one short clause for each, in the order they happen."""

from __future__ import annotations

from rulewright.check.refs import Ref
from rulewright.explain.amounts import Amounts
from rulewright.explain.phrases import PLURAL, SINGULAR, Form, Phrase
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import PLAYER, YES_NO
from rulewright.parse import ast

CHANGES = {"+": "say-raise", "-": "say-lower"}


class Statements(Amounts):
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
            case ast.Do(rule=rule, otherwise=otherwise) if otherwise is not None:
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
                if not self.catalog.has(name, "when"):
                    return self.say("say-window", name=self.word(name))
                shown: dict[str, Arg] = {**dict.fromkeys(self.catalog.variables(name, "when"), "any")}
                return self.say("say-window-when", when=self.message(name, "when", **shown))
            case ast.AddToAgenda(agenda=agenda, rule=rule):
                said = self.program(rule)
                return self.special(agenda, "add", rule=said) or self.say("say-agenda", agenda=self.word(agenda), rule=said)
            case ast.Lasting(scope=scope, mod=ast.Mod(op="waive") as mod):
                items = self.joined([self.word(name).counted(PLURAL) for name in mod.names], "or")
                if not mod.targets:
                    return self.say("say-lasting-waive", scope=self.word(scope), items=items)
                purpose = self.joined([self.word(name) for name in mod.targets], "or")
                return self.say("say-lasting-waive-for", scope=self.word(scope), items=items, purpose=purpose)
            case ast.Lasting(scope=scope, mod=mod):
                return self.say("say-lasting", scope=self.word(scope), mod=self.mod(mod))
        raise AssertionError(type(node))

    # -- changes --
    def advance(self, node: ast.Advance) -> Phrase:
        ref = self.ref(node.target)
        noun = self.noun_of(node.target)
        target = self.noun(noun) if noun is not None and ref.kind != "local" else self.expr(node.target)
        by = self.expr(node.by) if node.by is not None else self.say("say-one")
        said = self.own_advance(ref, by) or self.say("say-advance", target=target, by=by)
        return self.say("say-limited", effect=said, limit=self.expr(node.limit)) if node.limit is not None else said

    def own_advance(self, ref: Ref, by: Phrase) -> Phrase | None:
        """A pack's own words for going up one of its tracks (`.advance = raise your fame by { $by }`)."""
        if ref.kind != "variable":
            return None
        args: dict[str, Arg] = {"by": by}
        if ref.args:
            args["subject"] = self.joined([self.expr(arg) for arg in ref.args])
        if ref.player is not None:
            args["player"] = self.expr(ref.player)
        return self.special(ref.target.name, "advance", **args)

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
        noun = self.picked(node)
        element = self.element(node.items)
        plain = node.name in (element.name, element.kind, "player") or self.same_word(node.name, noun) or noun.named
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

    def picked(self, node: ast.Choose) -> Noun:
        """What is chosen from. A number out of a range goes by the name it gets: `a price from 1 to 6`."""
        base, tests = node.items, []
        while isinstance(base, ast.Filtered):
            tests.append(base.test)
            base = base.items
        if not isinstance(base, ast.Range):
            return self.items(node.items, "from")
        name = node.label if node.label is not None and self.catalog.has(self.id_of(node.label)) else node.name
        place = self.say("say-from-to", low=self.expr(base.low), high=self.expr(base.high))
        noun = Noun(self.word(name), place=place, count=PLURAL, named=True)
        for test in reversed(tests):
            noun = self.narrowed(noun, test, self.element(base))
        return noun

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
        names = self.joined([self.word(name).counted(PLURAL) for name in mod.names], "or" if mod.op == "substitute" else "and")
        targets = self.joined([self.word(name).counted(PLURAL) for name in mod.targets], "or") if mod.targets else None
        match mod.op:
            case "substitute":
                assert targets is not None
                return self.say("say-substitute", items=names, targets=targets)
            case "waive":
                return self.say("say-waive-for", items=names, purpose=targets) if targets else self.say("say-waive", items=names)
        assert mod.value is not None
        special = self.own_mod(mod, mod.value)
        if special is not None:
            return special
        noun = Noun(self.word(mod.names[0]))
        value = self.noun(self.applied(noun, mod.args or ()))
        return self.say("say-add-to" if mod.op == "add" else "say-treat-as", value=self.expr(mod.value), name=value)

    def own_mod(self, mod: ast.Mod, value: ast.Expr) -> Phrase | None:
        """A changed value in the words it has for being more (`.add`), for being so (`.if`) or being something (`.is`)."""
        name, said = mod.names[0], self.expr(value)
        if mod.op == "add":
            return self.special(name, "add", value=said) if not mod.args else None
        decl = self.rules.values.get(name)
        given = [self.expr(arg) for arg in mod.args or ()]
        if self.checked.meaning.value_types.get(name) != YES_NO or decl is None:
            return self.special(name, "is", SINGULAR, value=said) if not given else None
        if not isinstance(value, ast.Name) or value.name not in ("yes", "no"):
            return None
        params = self.checked.meaning.params.get(decl, ())
        words = given or [self.say("say-any", noun=self.kind_of(type_)) for _, type_ in params]
        way = "if" if value.name == "yes" else "if-not"
        return self.special(name, way, SINGULAR, **{param: word for (param, _), word in zip(params, words, strict=False)})
