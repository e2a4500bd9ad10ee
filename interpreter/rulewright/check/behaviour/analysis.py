"""What every rule, printed effect and listener may do, to a fixpoint: rules that call each other are solved together.

Each starts as doing nothing and grows; whoever read an answer that grew is asked again. So the order in which rules stand
makes no difference, and what is found in the end is the most that can happen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.check.behaviour.failing import picks
from rulewright.check.behaviour.footprints import Footprints, component
from rulewright.check.behaviour.goods import named_goods, replaceable
from rulewright.check.behaviour.moments import Moment, moments
from rulewright.check.behaviour.verbs import ANYTHING, CALM, Behaviour, Seats, behaviour, body, verb
from rulewright.check.meaning import Meaning
from rulewright.check.nothing import Missing
from rulewright.check.refs import EffectRef, FlowRef, RuleRef
from rulewright.link import Heard, Ruleset
from rulewright.parse import ast


@dataclass(frozen=True)
class RuleOf:
    """A rule as one seat carries it out; "" is a person."""

    name: str
    seat: str


@dataclass(frozen=True)
class EffectOf:
    """All programs printed on a kind of piece under one attribute."""

    pieces: str
    attribute: str
    seats: Seats


@dataclass(frozen=True)
class ListenerOf:
    number: int


@dataclass(frozen=True)
class ValueOf:
    """A named value; it can only fail."""

    name: str


Subject = RuleOf | EffectOf | ListenerOf | ValueOf | Moment


@dataclass
class Behaviours:
    """The answers. Statements are asked about with the seats that may carry them out; by default anybody."""

    rules: Ruleset
    meaning: Meaning
    missing: Missing
    asked: frozenset[ast.Expr] = frozenset()  # lists that are known not to be empty where they stand
    _known: dict[Subject, Behaviour] = field(default_factory=dict)
    _readers: dict[Subject, set[Subject]] = field(default_factory=dict)
    _open: list[Subject] = field(default_factory=list)
    _waiting: dict[Subject, None] = field(default_factory=dict)
    _statements: dict[tuple[ast.Stmt, Seats], Behaviour] = field(default_factory=dict)

    @cached_property
    def everyone(self) -> Seats:
        return ("", *sorted(self.rules.seats()))

    @cached_property
    def named_goods(self) -> frozenset[str]:
        return named_goods(self.rules, self.meaning)

    @cached_property
    def _replaceable(self) -> frozenset[str]:
        return replaceable(self.rules)

    @cached_property
    def footprints(self) -> Footprints:
        return Footprints(self.rules, self.meaning, self.named_goods)

    # -- questions from outside --
    def statement(self, node: ast.Stmt, seats: Seats | None = None) -> Behaviour:
        key = (node, seats or self.everyone)
        if key not in self._statements:
            self._statements[key] = self._settled(lambda: behaviour(node, key[1], self))
        return self._statements[key]

    def own(self, node: ast.Stmt) -> Behaviour:
        """What a statement itself may do, without those whom it sets off."""
        return self._settled(lambda: verb(node, self.everyone, self))

    def body(self, statements: tuple[ast.Stmt, ...], seats: Seats | None = None) -> Behaviour:
        found = CALM
        for statement in statements:
            found |= self.statement(statement, seats)
        return found

    def fails(self, node: ast.Node) -> bool:
        """Whether working out an expression, or all expressions of a statement, may fail."""
        return self._settled(lambda: ANYTHING if self.picks(node) else CALM).fails

    def call(self, call: ast.Expr, seats: Seats | None = None) -> Behaviour:
        return self._settled(lambda: self.rule(call, seats or self.everyone))

    def listener(self, number: int) -> Behaviour:
        return self._settled(lambda: self._of(ListenerOf(number)))

    # -- what statements must know --
    def rule(self, call: ast.Expr, seats: Seats) -> Behaviour:
        match self.meaning.refs.get(call):
            case RuleRef(rule=rule):
                found = CALM
                for seat in seats:
                    found |= self._of(RuleOf(rule.name, seat))
                return found
            case EffectRef(pieces=pieces, attribute=attribute):
                return self._of(EffectOf(pieces, attribute, seats))
            case FlowRef():
                return CALM  # a flow is not carried out as a whole
        return ANYTHING

    def picks(self, node: ast.Node) -> bool:
        return picks(
            node,
            self.meaning,
            self.asked,
            lambda name: self._of(ValueOf(name)).fails,
            lambda rule: self.rule(rule, self.everyone).fails,
        )

    def pays_freely(self, amount: ast.Amount) -> bool:
        """Whether a cost may be paid in several ways."""
        if amount.options or not isinstance(amount.what, str) or amount.what not in self.rules.variables:
            return True
        return amount.what in self._replaceable

    def reactions(self, node: ast.Stmt) -> Behaviour:
        """What those do who listen to a statement."""
        found = CALM
        for moment in moments(node, self.rules, self.named_goods):
            found |= self._of(moment)
        return found

    def played(self, window: str) -> Behaviour:
        """What cards may do that are played in a window; a card that cannot be played through is not offered."""
        playable = self.rules.triggers.in_window(window)
        found = Behaviour(asks=bool(playable))
        for heard in playable:
            one = self._of(ListenerOf(heard.number))
            found |= Behaviour(False, one.stumbles, one.asks, one.crosses)
            found |= self._of(Moment("play", heard.owned.kind or ""))
        return found

    def interrupting(self, node: ast.Stmt) -> Behaviour:
        """What may be done beside a question. It is taken back if it draws and something behind the question can fail."""
        found = CALM
        if node not in self.rules.interruptible:
            return found
        for heard in self.rules.triggers.any_time:
            one = self._of(ListenerOf(heard.number))
            found |= Behaviour(False, one.fails or one.stumbles, one.asks)
            after = self._of(Moment("play", heard.owned.kind or ""))
            found |= Behaviour(False, after.fails or after.stumbles, after.asks)
        return found

    # -- barriers between what happens together --
    def asks_another(self, heard: Heard) -> bool:
        """Whether a listener asks somebody who does not act: what is behind that choice, no look ahead has seen."""
        return _of_others(heard) and self.listener(heard.number).asks

    def happening(self, heard: Heard) -> Behaviour:
        """What a listener may do to whoever acts."""
        return self._settled(lambda: self._heard(heard))

    def _ordered(self, row: list[Heard]) -> Behaviour:
        """Whoever has several effects at one moment is asked which comes first, where it matters; one order may fail."""
        done = {heard.number: self._of(ListenerOf(heard.number)) for heard in row if component(heard) is not None}
        if not self.footprints.at_odds(row, {n for n in done if done[n].asks}, {n for n in done if done[n].crosses}):
            return CALM
        return Behaviour(stumbles=any(one.fails for one in done.values()), asks=True)

    def _heard(self, heard: Heard) -> Behaviour:
        """A listener as it happens to whoever acts: if somebody else owns it, to ask its owner is another seat's choice."""
        found = self._of(ListenerOf(heard.number))
        return found | Behaviour(crosses=_of_others(heard) and found.asks)

    # -- the fixpoint --
    def _settled(self, ask: Callable[[], Behaviour]) -> Behaviour:
        """An answer once everything it rests on has stopped growing."""
        found = ask()
        while self._waiting:
            self._solve()
            found = ask()
        return found

    def _of(self, subject: Subject) -> Behaviour:
        if self._open:
            self._readers.setdefault(subject, set()).add(self._open[-1])
        if subject not in self._known:
            self._known[subject] = CALM
            self._waiting[subject] = None
        return self._known[subject]

    def _solve(self) -> None:
        while self._waiting:
            subject = next(iter(self._waiting))
            del self._waiting[subject]
            self._open.append(subject)
            found = self._known[subject] | self._look(subject)
            self._open.pop()
            if found != self._known[subject]:
                self._known[subject] = found
                self._waiting.update(dict.fromkeys(self._readers.get(subject, ())))

    def _look(self, subject: Subject) -> Behaviour:
        match subject:
            case RuleOf(name=name, seat=seat):
                rule = self.rules.seat_rules.get((name, seat), self.rules.rules[name])
                found = body(rule.body, (seat,), self)
                for when in ("before", "instead of", "after"):
                    found |= self._of(Moment("do", name, when))
                return found
            case Moment():
                found, row = CALM, subject.row(self.rules)
                for heard in row:
                    found |= self._heard(heard)
                return found | self._ordered(row)
            case EffectOf(pieces=pieces, attribute=attribute, seats=seats):
                found = CALM
                for item in self.rules.pieces[pieces].items:
                    found |= body((s for s in item.effects.get(attribute, ()) if isinstance(s, ast.Stmt)), seats, self)
                return found
            case ListenerOf(number=number):
                sentence = self.rules.listeners[number].sentence
                if isinstance(sentence, ast.Modifier):
                    return CALM
                trigger = sentence.trigger
                test = trigger.amount if isinstance(trigger, ast.OnReach) else trigger.test
                fails = test is not None and self.picks(test)
                return body(sentence.body, self.everyone, self) | Behaviour(fails, fails)
            case ValueOf(name=name):
                fails = self.picks(self.rules.values[name])
                return Behaviour(fails, fails)


def _of_others(heard: Heard) -> bool:
    """Whether somebody else than who acts may own a listener."""
    trigger = heard.sentence.trigger
    return heard.owned.kind is not None and isinstance(trigger, ast.OnEvent) and trigger.who != "you"
