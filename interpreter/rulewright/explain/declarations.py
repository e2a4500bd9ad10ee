"""Whole declarations in words: what a rule does, what a value is, who wins, what a card waits for."""

from __future__ import annotations

from rulewright.check.meaning import Ref
from rulewright.explain.blocks import Blocks, Told
from rulewright.explain.phrases import PLURAL, Form, Phrase, fixed
from rulewright.explain.speaker import Noun
from rulewright.link.types import UNKNOWN, YES_NO
from rulewright.parse import ast


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
                return [self.sentence(self.say("say-while", test=self.cond(test), mods=said))]
            case ast.Stmt():
                return self.tell((decl,))
        return self.patch(decl)

    # -- values --
    def value_is(self, decl: ast.Value) -> Phrase:
        """`the worth of the group is …`; the one thing a value is about is `it` in the rest of the sentence."""
        call = self.own_call(decl)
        yes_no = self.checked.meaning.value_types.get(decl.name) == YES_NO
        what = self.holds(call, True) if yes_no else self.expr(call)
        params = self.checked.meaning.params.get(decl, ())
        with self.about(*(name for name, type_ in params if len(params) == 1 and type_.kind not in ("constant", "number"))):
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
            self.own_refs[arg] = Ref("local", arg.name)
            self.own_types[arg] = types.get(arg.name, UNKNOWN)
        self.own_refs[call] = Ref("value", decl, args)
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
        body = self.inline(decl.body)
        if body is not None:
            return [self.sentence(self.say("say-listener", trigger=trigger, body=body))]
        return [self.heading(self.say("say-listener-block", trigger=trigger), self.tell(decl.body))]

    def trigger(self, trigger: ast.OnEvent | ast.OnReach | ast.InWindow) -> Phrase:
        match trigger:
            case ast.OnReach(target=target, amount=amount):
                noun = self.noun_of(target)
                subject = self.noun(noun) if noun is not None else self.expr(target)
                return self.say("say-when-reaches", subject=subject, amount=self.expr(amount))
            case ast.InWindow(name=name, test=test):
                said = self.say("say-in-window", name=self.word(name))
            case ast.OnEvent():
                said = self.event(trigger)
                test = trigger.test
        return self.say("say-trigger-if", trigger=said, test=self.cond(test)) if test is not None else said

    def event(self, event: ast.OnEvent) -> Phrase:
        """`after you gain coins`; the name before the test is bound in brackets and needs no words."""
        count = PLURAL if event.verb in ("gain", "pay", "substitute") else 1
        det = "a" if event.verb in ("move", "place", "play") else "bare"
        heard = []
        for name, purposes in event.heard:
            noun: Phrase = self.noun(Noun(self.word(name), det="bare", count=count)).like(Form(det=det))
            if purposes:
                noun = self.say("say-event-for", event=noun, purpose=self.joined([self.word(p) for p in purposes], "or"))
            heard.append(noun)
        said = self.say(f"say-event-{event.verb}", who=event.who.split()[0], what=self.joined(heard, "or"))
        return self.say(f"say-{event.when.replace(' ', '-')}", event=said)

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
