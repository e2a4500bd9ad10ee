"""Statements without parts: one short clause for each."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain.expressions.belongings import place
from rulewright.explain.expressions.comparisons import quantity
from rulewright.explain.expressions.doing import doing
from rulewright.explain.kinds import element
from rulewright.explain.phrases import PLURAL, SINGULAR, Form, Phrase
from rulewright.explain.references import goods, ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.amounts import amounts, in_own_words, so_many
from rulewright.explain.statements.changes import advance, assign, let
from rulewright.explain.statements.choosing import choose
from rulewright.explain.statements.modifiers import lasting
from rulewright.explain.statements.steps import Handling, Plain, Waiting
from rulewright.explain.wording import Noun
from rulewright.link import PieceType
from rulewright.parse import ast


def plain(node: Plain, speaking: Speaking) -> Phrase:
    """An order without its full stop, so that it can be one of several."""
    say = speaking.say
    match node:
        case ast.Pay(amounts=parts, purpose=purpose):
            cost = amounts(parts, speaking)
            if purpose is None:
                return say("say-pay", cost=cost)
            return say("say-pay-for", cost=cost, purpose=speaking.word(purpose))
        case ast.Gain(amounts=parts, who=who):
            return _changed("gain", amounts(parts, speaking), who, speaking)
        case ast.Lose(amounts=parts, who=who):
            return _changed("lose", amounts(parts, speaking), who, speaking)
        case ast.LoseAll(names=names, who=who):
            words = speaking.joined([speaking.word(name).counted(PLURAL) for name in names])
            return _changed("lose", speaking.say("say-all-own" if who is None else "say-all", items=words), who, speaking)
        case ast.Advance():
            return advance(node, speaking)
        case ast.Assign(target=target, value=value):
            return assign(target, value, speaking)
        case ast.Let(name=name, value=value):
            return let(name, value, speaking)
        case ast.Choose():
            return choose(node, speaking)
        case ast.Move() | ast.Place() | ast.Draw() | ast.Shuffle() | ast.Roll():
            return _handling(node, speaking)
        case ast.Require(test=test):
            return _needed(test, speaking) or say("say-require", test=speaking.condition(test))
        case ast.Do(rule=rule, otherwise=otherwise):
            done = doing(rule, speaking)
            return say("say-do-otherwise", rule=done, otherwise=doing(otherwise, speaking)) if otherwise is not None else done
        case ast.Window() | ast.AddToAgenda() | ast.Lasting():
            return _waiting(node, speaking)
        case ast.Skip():
            return say("say-skip")
        case ast.EndGame():
            return say("say-end-game")
        case _:
            assert_never(node)


def _needed(test: ast.Expr, speaking: Speaking) -> Phrase | None:
    """`you need at least one coin`: what one must have, though it is not paid."""
    if not isinstance(test, ast.Compare) or not isinstance(test.right, ast.Number):
        return None
    ref = ref_if_named(test.left, speaking)
    if not goods(ref) or ref.index or ref.whose is not None:
        return None
    held = quantity(test.op, test.right.value, Noun(speaking.word(ref.variable.name)), speaking)
    return speaking.say("say-need", who=speaking.subject(), person="you" if speaking.doer is None else "other", quantity=held)


def _changed(verb: str, goods: Phrase, who: ast.Expr | None, speaking: Speaking) -> Phrase:
    """`gain 2 wood`, `the next player loses 2 wood`."""
    if who is None or (isinstance(who, ast.Name) and who.name == "player"):
        return speaking.say(f"say-{verb}", goods=goods)
    return speaking.say(f"say-{verb}s", who=speaking.expression(who), goods=goods)


def _handling(node: Handling, speaking: Speaking) -> Phrase:
    """What happens to pieces."""
    match node:
        case ast.Move(what=what, every=every, to=to):
            moved = _all_of(what, speaking) if every else speaking.expression(what)
            return speaking.say("say-move", what=moved, to=place(to, speaking, "to"))
        case ast.Place(what=what, at=at):
            there = speaking.about(what.name) if isinstance(what, ast.Name) else speaking
            return speaking.say("say-place", what=speaking.expression(what), at=there.expression(at))
        case ast.Draw(count=count, source=source, to=to):
            kind = element(to, speaking)
            if isinstance(source, ast.Filtered):
                few = isinstance(count, ast.Number) and count.value == 1
                some = speaking.noun(speaking.items(source, "from")).like(Form(count=1 if few else PLURAL, det="bare"))
                return say_some(count, some, place(to, speaking, "to"), speaking)
            drawn = so_many(count, kind.name if isinstance(kind, PieceType) else "piece", speaking)
            return speaking.say("say-draw", goods=drawn, source=place(source, speaking, "from"), to=place(to, speaking, "to"))
        case ast.Shuffle(zone=zone):
            return speaking.say("say-shuffle", zone=speaking.expression(zone))
        case ast.Roll(what=what):
            return speaking.say("say-roll", what=speaking.expression(what))
        case _:
            assert_never(node)


def say_some(count: ast.Expr, some: Phrase, to: Phrase, speaking: Speaking) -> Phrase:
    """`draw 2 red cards from the deck to your hand`: how many of what a test lets through."""
    if isinstance(count, ast.Number):
        return speaking.say("say-draw-some", number=speaking.expression(count), items=some, to=to)
    own = in_own_words(count, some, speaking)
    if own is not None:
        return speaking.say("say-draw", goods=own, source="", to=to)
    return speaking.say("say-draw-equal", number=speaking.expression(count), items=some, to=to)


def _all_of(what: ast.Expr, speaking: Speaking) -> Phrase:
    items = speaking.noun(speaking.items(what, "from")).like(Form(count=PLURAL, det="bare"))
    return speaking.say("say-all", items=items)


def _waiting(node: Waiting, speaking: Speaking) -> Phrase:
    """What is left for others to do, or for later."""
    match node:
        case ast.Window(name=name):
            return _window(name, speaking)
        case ast.AddToAgenda(agenda=agenda, rule=rule):
            done = doing(rule, speaking)
            special = speaking.special(agenda, "add", rule=done)
            return special or speaking.say("say-agenda", agenda=speaking.word(agenda), rule=done)
        case ast.Lasting(stretch=scope, mod=mod):
            return lasting(scope, mod, speaking)
        case _:
            assert_never(node)


def _window(name: str, speaking: Speaking) -> Phrase:
    """A moment in which others may play something; what it is about is not said, for it says `any` of it."""
    listening = {owned.kind for owned in speaking.checked.rules.listeners if _waits_for(owned.sentence, name)}
    cards = speaking.joined([speaking.word(kind).counted(PLURAL) for kind in sorted(filter(None, listening))], "or")
    if not speaking.catalog.has(name, "when") or not listening:
        return speaking.say("say-window", name=speaking.word(name))
    shown = dict.fromkeys(speaking.catalog.variables(name, "when"), "any")
    return speaking.say(
        "say-window-when", who=speaking.subject(), cards=cards, when=speaking.message(name, "when", SINGULAR, None, **shown)
    )


def _waits_for(sentence: ast.Listener | ast.Modifier, window: str) -> bool:
    trigger = sentence.trigger if isinstance(sentence, ast.Listener) else None
    return isinstance(trigger, ast.InWindow) and trigger.name == window
