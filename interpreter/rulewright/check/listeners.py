"""Sentences that wait: listeners, and cards played in windows.

What they may refer to is partly declared by use: `window taking(card, n)` in a rule makes the window, `pay … for wages` the
purpose. What a window passes on is known when the rule that opens it has been checked, so cards for windows come last.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rulewright.check.checking import Checking
from rulewright.check.expressions import wants
from rulewright.check.modifiers import COUNTER, modifier, stretch
from rulewright.check.params import params_of
from rulewright.check.scope import Scope
from rulewright.check.statements import body
from rulewright.check.targets import assignable
from rulewright.diagnostics import English, suggest
from rulewright.link import NUMBER, PLAYER, UNKNOWN, YES_NO, Owned, PieceType, Type
from rulewright.parse import ast

ON_RESOURCES = ("gain", "pay", "substitute")


def listeners(all_owned: Iterable[Owned], checking: Checking) -> None:
    """All of them. A card for a window that only another such card opens waits until that one has been checked."""
    waiting = list(all_owned)
    while waiting:
        ready = [owned for owned in waiting if _ready(owned.sentence, checking)]
        rest = [owned for owned in waiting if not _ready(owned.sentence, checking)]
        for owned in ready or rest:
            listener(owned, checking)
        waiting = rest if ready else []


def _ready(sentence: ast.Listener | ast.Modifier, checking: Checking) -> bool:
    """Whether it is known what comes with what is waited for."""
    trigger = sentence.trigger if isinstance(sentence, ast.Listener) else None
    match trigger:
        case ast.InWindow(name=name):
            return name in checking.meaning.windows
        case ast.OnEvent(verb="do", name=name):
            return name not in checking.rules.symbols.events or name in checking.meaning.events
        case _:
            return True


def listener(owned: Owned, checking: Checking) -> None:
    sentence = owned.sentence
    if owned.kind is not None and checking.rules.pieces[owned.kind].places:
        hint = English("write it in a rules file, or on a piece")
        checking.report(
            "RW409", English("nobody owns a place, so what is printed on it can never listen"), sentence.span.head, hint
        )
    names: dict[str, Type] = {"player": PLAYER, "actor": PLAYER}
    if owned.kind is not None:
        names |= {"owner": PLAYER, "this": PieceType(owned.kind)}
    scope = Scope(None, names)
    if isinstance(sentence, ast.Modifier):
        modifier(sentence, scope, checking)
        return
    if sentence.once_per is not None:
        stretch(sentence.once_per, checking)
    trigger = sentence.trigger
    match trigger:
        case ast.OnEvent():
            scope = _on_event(trigger, scope, checking, owned.kind is not None)
        case ast.OnReach():
            scope = _on_reach(trigger, scope, checking)
        case ast.InWindow():
            scope = _in_window(trigger, scope, checking, owned.kind is not None)
        case ast.AtAnyTime():
            _at_any_time(trigger, sentence.name, scope, checking, owned.kind is not None)
        case _:
            assert_never(trigger)
    body(sentence.body, scope, checking)


def _bind(params: tuple[ast.Ident, ...], types: tuple[Type, ...], scope: Scope, checking: Checking) -> Scope:
    """The names a listener gives to what comes with an event; it need not take all."""
    if len(params) > len(types):
        message = English("there are only {count} values here, not {count2}", count=len(types), count2=len(params))
        checking.report("RW405", message, params[len(types)].span, English("leave it out"))
    return scope.child(**dict(zip(params, (*types, *[UNKNOWN] * len(params)), strict=False)))


# -- events --
def _on_event(event: ast.OnEvent, scope: Scope, checking: Checking, printed: bool) -> Scope:
    if not printed and event.who != "any player":
        message = English("nobody owns this sentence, so `{who}` is nobody", who=event.who)
        checking.report("RW409", message, event.span, English("write `any player`"))
    if event.when != "after" and event.verb not in ("do", "pay"):
        hint = English("listen before or instead of the rule that does it")
        checking.report("RW409", English("only `after` can be said of `{verb}`", verb=event.verb), event.span, hint)
    elif event.when != "after" and event.verb == "do" and any(name in checking.rules.symbols.events for name in event.names):
        checking.report("RW409", English("an event is announced when it has happened"), event.span, English("write `after`"))
    outer = scope
    for name, purposes in reversed(event.heard):  # the names are of what the first one passes on
        scope = _bind(event.params, _passed_on(event, name, checking), outer, checking)
        for purpose in purposes:
            if event.verb == "substitute":
                checking.must_be(purpose, checking.rules.counters(), COUNTER)
            else:
                checking.must_be(purpose, checking.rules.symbols.purposes, English("purpose"))
    if event.test is not None:
        wants(event.test, YES_NO, scope, checking)
    return scope


def _passed_on(event: ast.OnEvent, name: ast.Ident, checking: Checking) -> tuple[Type, ...]:
    """The types of the values that come with what is listened to; unknown where its name is wrong, which is told once."""
    rules, unknown = checking.rules, (UNKNOWN,) * len(event.params)
    if event.verb == "do":
        if not checking.must_be(name, [*rules.rules, *rules.symbols.events], English("rule or event")):
            return unknown
        if name in rules.symbols.events:
            return checking.meaning.events.get(name, unknown)
        checking.meaning.used.add(name)
        return tuple(type_ for _, type_ in params_of(rules.rules[name], checking))
    if event.verb in ON_RESOURCES:
        checking.meaning.used.add(name)
        return (NUMBER,) if checking.must_be(name, rules.counters(), COUNTER) else unknown
    if not checking.must_be(name, [*rules.pieces, *rules.boards], English("kind of piece or board")):
        return unknown
    kind = rules.boards[name].tiles if name in rules.boards else name
    return (PieceType(kind),) if kind in rules.pieces else (UNKNOWN,)


def _in_window(window: ast.InWindow, scope: Scope, checking: Checking, printed: bool) -> Scope:
    if not printed:
        checking.report(
            "RW409", English("only a card can be played in a window"), window.span, English("print it on a component")
        )
    known = checking.must_be(window.name, checking.meaning.windows, English("window"))
    types = checking.meaning.windows[window.name] if known else (UNKNOWN,) * len(window.params)
    scope = _bind(window.params, types, scope, checking)
    if window.test is not None:
        wants(window.test, YES_NO, scope, checking)
    return scope


def _at_any_time(any_time: ast.AtAnyTime, name: ast.Ident | None, scope: Scope, checking: Checking, printed: bool) -> None:
    for one in (any_time.stretch, any_time.unless):
        if one is not None:
            stretch(one, checking)
    if not printed and name is None:
        hint = English("write `at any time in {stretch}, as name:`", stretch=any_time.stretch)
        checking.report("RW409", English("players must be told what they may do here, so it needs a name"), any_time.span, hint)
    if any_time.test is not None:
        wants(any_time.test, YES_NO, scope, checking)


def _on_reach(reach: ast.OnReach, scope: Scope, checking: Checking) -> Scope:
    """`when coin reaches 10`, `when power of worker reaches 6`: a free name in it is whatever changed."""
    target = reach.target
    if isinstance(target, ast.Attribute) and isinstance(target.subject, ast.Name) and scope.find(target.subject.name) is None:
        scope = scope.child(**{target.subject.name: _changed(target.name, checking)})
    assignable(target, scope, checking, NUMBER)
    wants(reach.amount, NUMBER, scope, checking)
    of_itself = isinstance(target, ast.Attribute) and isinstance(target.subject, ast.Name) and target.subject.name == "this"
    for node in ast.walk(reach.amount):
        if isinstance(node, ast.Name) and node.name == "this" and not of_itself:
            message = English("`this` is not known here: all who wait for it wait for the same number")
            checking.report("RW401", message, node.span, English("write the number itself"))
    return scope


def _changed(name: ast.Ident, checking: Checking) -> Type:
    """What has an attribute or a variable that may come to a number."""
    rules = checking.rules
    changing = {
        attribute.name: kind.name
        for kind in reversed(rules.pieces.values())
        for attribute in kind.attributes.values()
        if attribute.varies
    }
    if name in changing:
        return PieceType(changing[name])
    variable = rules.variables.get(name)
    if variable is not None and len(variable.per) == 1:
        return variable.per[0]
    if variable is None and name not in rules.broken:
        hint = suggest(name, [*changing, *rules.variables])
        checking.report("RW401", English("nothing that changes is called `{name}`", name=name), name.span, hint)
    return UNKNOWN
