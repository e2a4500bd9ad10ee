"""Whole declarations in words: what a rule does, what a value is, who wins, what a card waits for."""

from __future__ import annotations

from rulewright.check.meaning import Ref
from rulewright.explain.blocks import Blocks, Told
from rulewright.explain.phrases import PLURAL, Form, Phrase, fixed
from rulewright.explain.speaker import Noun
from rulewright.link.types import UNKNOWN, YES_NO, Type
from rulewright.parse import ast

HANDLED = ("move", "place", "play")  # events whose noun is one piece


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
        body = self.inline(decl.body) if not isinstance(decl.trigger, ast.InWindow) else None
        if body is not None:
            return [self.sentence(self.say("say-listener", trigger=trigger, body=body))]
        paragraph = self.paragraph(trigger, decl.body)
        if paragraph is not None:
            return paragraph
        return [self.heading(self.say("say-listener-block", trigger=trigger), self.tell(decl.body))]

    def trigger(self, trigger: ast.OnEvent | ast.OnReach | ast.InWindow) -> Phrase:
        match trigger:
            case ast.OnReach(target=target, amount=amount):
                noun = self.noun_of(target)
                subject = self.noun(noun) if noun is not None else self.expr(target)
                return self.say("say-when-reaches", subject=subject, amount=self.expr(amount))
            case ast.InWindow(name=name, test=test):
                when = self.special(name, "when")
                said = self.say("say-in-window", name=self.word(name)) if when is None else self.say("say-play-when", when=when)
            case ast.OnEvent():
                said = self.event(trigger)
                test = trigger.test if not self.about_what_moves(trigger) else None
        return self.say("say-trigger-if", trigger=said, test=self.cond(test)) if test is not None else said

    def event(self, event: ast.OnEvent) -> Phrase:
        """`after you gain coins`; the name before the test is bound in brackets and needs no words."""
        count = PLURAL if event.verb in ("gain", "pay", "substitute") else 1
        det = "a" if event.verb in HANDLED else "bare"
        heard = []
        for name, purposes in event.heard:
            thing = Noun(self.word(name), det="bare", count=count)
            if event.test is not None and self.about_what_moves(event):
                thing = self.narrowed(thing, event.test, Type("piece", name), event.params[0])
            noun: Phrase = self.noun(thing).like(Form(det=det))
            if purposes and event.verb == "substitute":
                others = [self.word(purpose).counted(PLURAL) for purpose in purposes]
                noun = self.say("say-event-as", event=noun, purpose=self.joined(others, "or"))
            elif event.verb == "substitute":
                noun = self.say("say-event-instead", event=noun)
            elif purposes:
                noun = self.say("say-event-for", event=noun, purpose=self.joined([self.word(p) for p in purposes], "or"))
            heard.append(noun)
        who = event.who.split()[0]
        said = self.own_event(event, who) or self.say(f"say-event-{event.verb}", who=who, what=self.joined(heard, "or"))
        return self.say(f"say-{event.when.replace(' ', '-')}", event=said)

    def about_what_moves(self, event: ast.OnEvent) -> bool:
        """Whether the test is only about the piece that is moved or played, and can stand behind it."""
        return event.verb in HANDLED and len(event.params) == 1 and not event.also

    def own_event(self, event: ast.OnEvent, who: str) -> Phrase | None:
        """A rule as something that happens, in words of its own; they must say who does it, unless that is `you`."""
        if event.verb != "do" or event.also or not self.catalog.has(event.name, "event"):
            return None
        if who == "you":
            return self.message(event.name, "event", who=who)
        return self.special(event.name, "event", who=who)

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
