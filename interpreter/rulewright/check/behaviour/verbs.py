"""What each statement may do: one table of facts for all verbs, read by the checker and by the compiler.

`fails`: there may be no way at all to carry it out. `stumbles`: some way through it may fail, so that a choice in it has
to be taken back. `asks`: a player may be asked. `crosses`: something new becomes known, or another seat chooses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, assert_never

from rulewright.check.behaviour.failing import may_be_empty
from rulewright.check.meaning import Meaning
from rulewright.check.nothing import Missing
from rulewright.check.refs import VariableRef, ZoneRef
from rulewright.link import Ruleset
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]
Seats = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Behaviour:
    fails: bool = False
    stumbles: bool = False
    asks: bool = False
    crosses: bool = False

    @property
    def smooth(self) -> bool:
        """Whether every way through it succeeds, whatever is chosen: nothing ever has to be taken back."""
        return not self.fails and not (self.asks and self.stumbles)

    def __or__(self, other: Behaviour) -> Behaviour:
        return Behaviour(
            self.fails or other.fails, self.stumbles or other.stumbles, self.asks or other.asks, self.crosses or other.crosses
        )


CALM = Behaviour()
ANYTHING = Behaviour(True, True, True, True)
FAILS = Behaviour(fails=True, stumbles=True)
ASKS = Behaviour(asks=True)
CROSSES = Behaviour(crosses=True)


class Knowledge(Protocol):
    """What statements must know of the game around them."""

    rules: Ruleset
    meaning: Meaning
    missing: Missing

    @property
    def everyone(self) -> Seats: ...
    @property
    def asked(self) -> frozenset[ast.Expr]: ...
    def rule(self, call: ast.Expr, seats: Seats) -> Behaviour: ...
    def reactions(self, node: ast.Stmt) -> Behaviour: ...
    def played(self, window: str) -> Behaviour: ...
    def interrupting(self, node: ast.Stmt) -> Behaviour: ...
    def picks(self, node: ast.Node) -> bool: ...
    def pays_freely(self, amount: ast.Amount) -> bool: ...


def body(statements: Iterable[ast.Stmt], seats: Seats, known: Knowledge) -> Behaviour:
    """A row of statements may do what one of them may do."""
    found = CALM
    for statement in statements:
        found |= behaviour(statement, seats, known)
    return found


def behaviour(node: ast.Stmt, seats: Seats, known: Knowledge) -> Behaviour:
    """What a statement may do when one of these seats carries it out, with all that it sets off."""
    heard = known.reactions(node)
    found = verb(node, seats, known) | heard | Behaviour(crosses=heard.asks and by_another(node, known.meaning))
    return found | known.interrupting(node) if found.asks else found


def by_another(node: ast.Stmt, meaning: Meaning) -> bool:
    """Whether a statement happens to somebody who is named, so that what is asked on account of it is another's choice."""
    match node:
        case ast.Gain(who=who) | ast.Lose(who=who) | ast.LoseAll(who=who):
            return who is not None
        case ast.Advance(target=target) | ast.Assign(target=target) | ast.Roll(what=target):
            ref = meaning.refs.get(target)
            return isinstance(ref, VariableRef) and ref.whose is not None
    return False


def verb(node: ast.Stmt, seats: Seats, known: Knowledge) -> Behaviour:
    match node:
        case ast.Line(statements=inner) | ast.Part(body=inner):
            return body(inner, seats, known)
        case ast.Require():
            return FAILS
        case ast.Pay(amounts=amounts):
            free = all(isinstance(amount.count, ast.Number) and amount.count.value == 0 for amount in amounts)
            asks = any(known.pays_freely(amount) for amount in amounts)
            return Behaviour(not free, not free, asks)
        case ast.Gain(amounts=amounts) | ast.Lose(amounts=amounts):
            asks = any(amount.options or not isinstance(amount.what, str) for amount in amounts)
            return _picking(known, node.who, *amounts) | Behaviour(asks=asks, crosses=asks and node.who is not None)
        case ast.LoseAll(who=who):
            return _picking(known, who)
        case ast.Choose(prefs=prefs):
            empty = may_be_empty(node, known.meaning, known.asked) or _picking(known, *ast.children(node)).fails
            return Behaviour(empty, empty, not prefs, any(pref.op == "random" for pref in prefs))
        case ast.Move(what=what):
            return _picking(known, node) | _unless_there(known, what) | _revealing(known, what)
        case ast.Place(what=what, at=at):
            return _picking(known, node) | _unless_there(known, what, at) | _revealing(known, what)
        case ast.Draw(source=source):
            zone = source.items if isinstance(source, ast.Filtered) else source
            return _picking(known, node) | (CROSSES if _hidden(known, zone) else CALM)
        case ast.Shuffle() | ast.Roll():
            return _picking(known, node) | CROSSES
        case ast.Advance() | ast.Assign() | ast.Let() | ast.Lasting() | ast.Event():
            return _picking(known, node)
        case ast.Do(rule=rule):
            return _picking(known, rule) | known.rule(rule, seats)
        case ast.Window(name=name):
            return known.played(name)
        case ast.AddToAgenda():
            return _picking(known, node) | Behaviour(stumbles=True)
        case ast.Skip() | ast.EndGame():
            return CALM
        case _:
            return block(node, seats, known)


def block(
    node: ast.If
    | ast.IfAble
    | ast.Surely
    | ast.Match
    | ast.Alternatives
    | ast.May
    | ast.Times
    | ast.ForEach
    | ast.EachPlayer
    | ast.Turns
    | ast.Repeat,
    seats: Seats,
    known: Knowledge,
) -> Behaviour:
    """Statements that hold other statements."""
    match node:
        case ast.If(test=test, then=then, other=other):
            return _picking(known, test) | body(then, seats, known) | body(other, seats, known)
        case ast.IfAble(then=then, other=other):
            tried, instead = body(then, seats, known), body(other, seats, known)
            return _settled(tried) | instead
        case ast.Surely(body=inner):
            return _settled(body(inner, seats, known))
        case ast.Match(subject=subject, arms=arms):
            found = _picking(known, subject)
            for arm in arms:
                found |= body(arm.body, seats, known)
            return found
        case ast.Alternatives(op=op, alternatives=alternatives, label=label):
            found = _alternatives(op, alternatives, seats, known)
            for added in known.rules.symbols.added.get(label or "", ()) if op == "any order" else ():
                found |= known.rule(added.rule, known.everyone)
            return found
        case ast.May(body=inner):
            return _settled(body(inner, seats, known)) | ASKS
        case ast.Times(up_to=True, count=count, body=inner):
            return _picking(known, count) | _settled(body(inner, seats, known)) | ASKS
        case ast.Times(count=count, body=inner):
            return _picking(known, count) | body(inner, seats, known)
        case ast.ForEach(items=items, body=inner):
            return _picking(known, items) | body(inner, seats, known)
        case ast.EachPlayer(start=start, body=inner, order=order):
            return _picking(known, start, order) | _others(body(inner, known.everyone, known))
        case ast.Turns(start=start, until=until, body=inner):
            return _picking(known, start, until) | _others(body(inner, known.everyone, known))
        case ast.Repeat(body=inner, until=until):
            return body(inner, seats, known) | _picking(known, until)
    assert_never(node)


def _alternatives(op: str, alternatives: tuple[ast.Alternative, ...], seats: Seats, known: Knowledge) -> Behaviour:
    """`choose one` and `first possible` fail unless one way is always open; `any order` fails if one of its items does."""
    inner = CALM
    always = False
    for alternative in alternatives:
        one = body(alternative.body, seats, known)
        inner |= one | _picking(known, alternative.test)
        always = always or (alternative.test is None and not one.fails)
    if op == "any order":
        return inner | Behaviour(stumbles=True, asks=True)
    fails = not always or any(known.picks(a.test) for a in alternatives if a.test is not None)
    return Behaviour(fails, inner.stumbles or fails, inner.asks or op == "choose one", inner.crosses)


def _settled(inner: Behaviour) -> Behaviour:
    """What can be declined, or is tried first, never fails as a whole; inside, it still may."""
    return Behaviour(False, inner.stumbles, inner.asks, inner.crosses)


def _others(inner: Behaviour) -> Behaviour:
    """What every seat does in turn: to be asked is another seat's choice."""
    return Behaviour(inner.fails, inner.stumbles, inner.asks, inner.crosses or inner.asks)


def _picking(known: Knowledge, *nodes: ast.Node | None) -> Behaviour:
    return FAILS if any(node is not None and known.picks(node) for node in nodes) else CALM


def _unless_there(known: Knowledge, *nodes: ast.Expr) -> Behaviour:
    """Nothing can be neither moved nor placed, nor anything placed nowhere."""
    return FAILS if any(known.missing.may_be_nothing(node) for node in nodes) else CALM


def _revealing(known: Knowledge, what: ast.Expr) -> Behaviour:
    """A piece that comes from where not everybody may look becomes known."""
    parts = [part for part in ast.walk(what) if isinstance(part, ast.Name | ast.Attribute | ast.Call)]
    return CROSSES if any(_hidden(known, part) for part in parts) else CALM


def _hidden(known: Knowledge, node: ast.Expr) -> bool:
    ref = known.meaning.refs.get(node)
    return isinstance(ref, ZoneRef) and ref.zone.seen_by != "all"
