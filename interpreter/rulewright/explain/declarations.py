"""Whole declarations in words: what a rule does, what a value is, who wins, what a card waits for."""

from __future__ import annotations

from rulewright.check.refs import LocalRef, ValueRef
from rulewright.explain.blocks import Blocks, Told
from rulewright.explain.collections import conjuncts
from rulewright.explain.phrases import PLURAL, Form, Phrase, fixed
from rulewright.explain.speaker import Arg, Noun
from rulewright.link.types import UNKNOWN, YES_NO, PieceType
from rulewright.parse import ast

HANDLED = ("move", "place", "play")  # events whose noun is one piece
PLAIN = ("constant", "number", "yes_no")  # things that are not called `it`


class Declarations(Blocks):
    """`told` gives the sentences of any declaration."""

    def told(self, decl: ast.Node) -> list[Told]:
        self.owner = getattr(decl, "name", "")
        match decl:
            case ast.Rule(body=body) | ast.Flow(body=body):
                return self.tell(body)
            case ast.Value():
                return [self.sentence(self.value_is(decl))]
            case ast.Banded():
                return [self.banded(decl)]
            case ast.Score(name=name, body=body):
                return [self.sentence(self.say("say-score-is", name=self.word(name), value=self.expr(body)))]
            case ast.Winner(prefs=prefs):
                return [self.winner(prefs)]
            case ast.Bot(name=name, answers=answers):
                points = [self.answer(answer) for answer in answers]
                return [self.heading(self.say("say-bot", name=self.word(name)), points)]
            case ast.Listener():
                return self.listener(decl)
            case ast.Modifier(test=test, mods=mods):
                said = self.joined([self.mod(mod) for mod in mods])
                if isinstance(test, ast.Name) and test.name == "owned":  # what is printed on a card needs no word about that
                    return [self.sentence(said)]
                return [self.sentence(self.say("say-while", test=self.cond(test), mods=said))]
            case _ if isinstance(decl, ast.Stmt):
                return self.tell((decl,))
        return self.patch(decl)

    # -- values --
    def value_is(self, decl: ast.Value) -> Phrase:
        """`the worth of the group is …`; the one thing a value is about is `it` in the rest of the sentence."""
        call = self.own_call(decl)
        yes_no = self.checked.meaning.value_types.get(decl.name) == YES_NO
        what = self.holds(call, True) if yes_no else self.expr(call)
        params = self.checked.meaning.params.get(decl, ())
        with self.about(*(name for name, type_ in params if len(params) == 1 and type_.kind not in PLAIN)):
            if yes_no:
                return self.say("say-when", what=what, test=self.cond(decl.body))
            return self.say("say-value-is", Form(count=what.default.count), what=what, value=self.expr(decl.body))

    def own_call(self, decl: ast.Value | ast.Banded) -> ast.Expr:
        """A value as it would be asked for: with its own parameters as things."""
        args = tuple(ast.Name(param.span, param.name) for param in decl.params)
        call = ast.Call(decl.span, decl.name, args)
        meaning = self.checked.meaning
        types = dict(meaning.params.get(decl, ()))
        for arg in args:
            self.own_refs[arg] = LocalRef(arg.name)
            self.own_types[arg] = types.get(arg.name, UNKNOWN)
        self.own_refs[call] = ValueRef(decl, args)
        self.own_types[call] = meaning.value_types.get(decl.name, UNKNOWN)
        return call

    def banded(self, decl: ast.Banded) -> Told:
        key = self.the(decl.params[0].name) if decl.params else self.say("say-nothing")
        points = []
        for case in decl.cases:
            points.append(self.sentence(self.say("say-point", lead=self.bands(case.bands), body=self.expr(case.value))))
        return self.heading(self.say("say-banded", what=self.expr(self.own_call(decl)), key=key), points)

    # -- orders --
    def winner(self, prefs: tuple[ast.Pref, ...]) -> Told:
        first, *others = [self.pref(pref) for pref in prefs]
        if not others:
            return self.sentence(self.say("say-winner", first=first))
        return self.sentence(self.say("say-winner-ties", first=first, others=self.joined(others, "then")))

    def answer(self, answer: ast.Answer) -> Told:
        return self.sentence(self.say("say-answer", name=self.word(answer.name), order=self.order(answer.prefs)))

    # -- listeners --
    def listener(self, decl: ast.Listener) -> list[Told]:
        trigger = self.trigger(decl.trigger)
        if decl.once_per is not None:
            trigger = self.say("say-once", trigger=trigger, scope=self.word(decl.once_per))
        body = self.inline(decl.body) if not isinstance(decl.trigger, ast.InWindow) else None
        if body is not None:
            return [self.sentence(self.say("say-listener", trigger=trigger, body=body))]
        paragraph = self.paragraph(trigger, decl.body)
        if paragraph is not None:
            return paragraph
        return [self.heading(self.say("say-listener-block", trigger=trigger), self.tell(decl.body))]

    def trigger(self, trigger: ast.OnEvent | ast.OnReach | ast.InWindow) -> Phrase:
        tests: list[ast.Expr]
        match trigger:
            case ast.OnReach(target=target, amount=amount):
                noun = self.noun_of(target)
                subject = self.noun(noun) if noun is not None else self.expr(target)
                return self.say("say-when-reaches", subject=subject, amount=self.expr(amount))
            case ast.InWindow(name=name, params=params):
                when, tests = self.moment(name, "when", {param: param for param in params}, trigger.test)
                said = self.say("say-in-window", name=self.word(name)) if when is None else self.say("say-play-when", when=when)
            case ast.OnEvent():
                said, tests = self.event(trigger)
        if not tests:
            return said
        return self.say("say-trigger-if", trigger=said, test=self.joined([self.cond(test) for test in tests]))

    def event(self, event: ast.OnEvent) -> tuple[Phrase, list[ast.Expr]]:
        """`after you gain coins`, and the tests that are left to say."""
        who, tests = event.who.split()[0], conjuncts(event.test) if event.test is not None else []
        said = None
        if event.verb == "do" and not event.also:
            rule = self.rules.rules.get(event.name)
            own = [param.name for param in rule.params] if rule is not None else []
            said, tests = self.moment(event.name, "event", dict(zip(event.params, own, strict=False)), event.test, who)
        about = event.verb in HANDLED and len(event.params) == 1 and not event.also
        if said is None:
            heard = [self.heard(event, name, purposes, about) for name, purposes in event.heard]
            said = self.say(f"say-event-{event.verb}", who=who, what=self.joined(heard, "or"))
        return self.say(f"say-{event.when.replace(' ', '-')}", event=said), [] if about else tests

    def heard(self, event: ast.OnEvent, name: str, purposes: tuple[str, ...], about: bool) -> Phrase:
        """What an event is about: `coins for repair`, `a red card`; `about` is whether the test can stand behind it."""
        noun = Noun(self.word(name), det="bare", count=PLURAL if event.verb in ("gain", "pay", "substitute") else 1)
        if event.test is not None and about:
            noun = self.narrowed(noun, event.test, PieceType(name), event.params[0])
        said: Phrase = self.noun(noun).like(Form(det="a" if event.verb in HANDLED else "bare"))
        if event.verb == "substitute" and purposes:
            others = [self.word(purpose).counted(PLURAL) for purpose in purposes]
            return self.say("say-event-as", event=said, purpose=self.joined(others, "or"))
        if event.verb == "substitute":
            return self.say("say-event-instead", event=said)
        if purposes:
            return self.say("say-event-for", event=said, purpose=self.joined([self.word(p) for p in purposes], "or"))
        return said

    def moment(
        self, name: str, attribute: str, params: dict[str, str], test: ast.Expr | None, who: str = "you"
    ) -> tuple[Phrase | None, list[ast.Expr]]:
        """A rule or a window as something that happens, in the pack's own words, and the tests they leave unsaid.

        The words may show parameters; one that a test fixes (`colour = red`) is shown as that, any other as `any`.
        """
        tests = conjuncts(test) if test is not None else []
        shown = self.catalog.variables(name, attribute)
        if not self.catalog.has(name, attribute) or (who != "you" and "who" not in shown):
            return None, tests
        args: dict[str, Arg] = {**dict.fromkeys(shown, "any"), "who": who}
        left = []
        for part in tests:
            fixed_name, value = self.fixed_by(part)
            param = params.get(fixed_name, "")
            if value is not None and args.get(param) == "any":
                args[param] = value
            else:
                left.append(part)
        return self.message(name, attribute, **args), left

    def fixed_by(self, test: ast.Expr) -> tuple[str, Phrase | None]:
        """The name that a test fixes and what it may be: `colour = red`, `n in [1, 2]`."""
        match test:
            case ast.Compare(op="=", left=ast.Name(name=name), right=right):
                return name, self.expr(right)
            case ast.Member(item=ast.Name(name=name), items=ast.SetOf() as items):
                return name, self.choices(items)
        return "", None

    # -- patches: what one pack does to another --
    def patch(self, decl: ast.Node) -> list[Told]:
        match decl:
            case ast.Replace(path=path, decl=inner):
                return [self.heading(self.say("say-replace", path=self.path(path)), self.told(inner))]
            case ast.Remove(path=path):
                return [self.sentence(self.say("say-remove", path=self.path(path)))]
            case ast.SetValue(path=path, value=value):
                return [self.sentence(self.say("say-set-value", path=self.path(path), value=self.expr(value)))]
            case ast.Extend(when=when, path=path, body=body):
                return [self.heading(self.say(f"say-extend-{when.split()[-1]}", path=self.path(path)), self.tell(body))]
        raise AssertionError(type(decl))

    def path(self, path: tuple[str, ...]) -> Phrase:
        return self.word(path[0]) if len(path) == 1 else fixed(".".join(path))
