"""What cards wait for: `after you gain coins`, `when you trade with red`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rulewright.explain.expressions.names import noun_of
from rulewright.explain.expressions.narrowing import conjuncts, narrowed
from rulewright.explain.expressions.plurals import choices
from rulewright.explain.phrases import PLURAL, SINGULAR, Form, Phrase
from rulewright.explain.settled import decided, undecided
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.blocks import Told, heading, paragraph, sentence, tell
from rulewright.explain.statements.inline import inline
from rulewright.explain.wording import Arg, Noun
from rulewright.link import PieceType
from rulewright.parse import ast

HANDLED = ("move", "place", "play")  # events whose noun is one piece
COUNTED = ("gain", "pay", "substitute")  # events whose noun is goods
ANY = "any"  # what a message is given for a parameter that nothing fixes

Said = tuple[Phrase, list[ast.Expr]]  # a phrase, and the tests that are left to say


def listener(decl: ast.Listener, speaking: Speaking) -> list[Told]:
    """In one sentence, in a short paragraph, or as a heading with points: whichever is the shortest that does."""
    if not isinstance(decl.trigger, ast.OnReach) and decided(decl.trigger.test, speaking) is False:
        return []
    trigger = _trigger(decl.trigger, speaking)
    if decl.once_per is not None:
        trigger = speaking.say("say-once", trigger=trigger, scope=speaking.word(decl.once_per))
    body = inline(decl.body, speaking) if not isinstance(decl.trigger, ast.InWindow | ast.AtAnyTime) else None
    if body is not None:
        return [sentence(speaking.say("say-listener", trigger=trigger, body=body), speaking)]
    told = paragraph(trigger, decl.body, speaking)
    if told is not None:
        return told
    return [heading(speaking.say("say-listener-block", trigger=trigger), tell(decl.body, speaking), speaking)]


def _trigger(trigger: ast.OnEvent | ast.OnReach | ast.InWindow | ast.AtAnyTime, speaking: Speaking) -> Phrase:
    match trigger:
        case ast.OnReach(target=target, amount=amount):
            noun = noun_of(target, speaking)
            subject = speaking.noun(noun) if noun is not None else speaking.expression(target)
            return speaking.say("say-when-reaches", subject=subject, amount=speaking.expression(amount))
        case ast.AtAnyTime(stretch=stretch, unless=unless, test=only_if):
            name = "say-at-any-time" if unless is None else "say-at-any-time-except"
            more = {"unless": speaking.word(unless)} if unless is not None else {}
            said, tests = speaking.say(name, stretch=speaking.word(stretch), **more), _tests(only_if)
        case ast.InWindow():
            said, tests = _window(trigger, speaking)
        case ast.OnEvent():
            said, tests = _event(trigger, speaking)
        case _:
            assert_never(trigger)
    tests = [undecided(test, speaking) for test in tests if not decided(test, speaking)]
    if not tests:
        return said
    test = speaking.joined([speaking.condition(test) for test in tests], "and-clause")
    return speaking.say("say-trigger-if", trigger=said, test=test)


def _window(window: ast.InWindow, speaking: Speaking) -> Said:
    """`you may play this when you trade`."""
    when = _moment(window.name, "when", {param: param for param in window.params}, window.test, speaking)
    if when is None:
        return speaking.say("say-in-window", name=speaking.word(window.name)), _tests(window.test)
    said, tests = when
    return speaking.say("say-play-when", when=said), tests


def _event(event: ast.OnEvent, speaking: Speaking) -> Said:
    """`after you gain coins`."""
    who = event.who.split()[0]
    said = _rule_event(event, who, speaking)
    if said is None:
        about = event.verb in HANDLED and len(event.params) == 1 and not event.also
        heard = [_heard(event, name, purposes, speaking, about) for name, purposes in event.heard]
        what = speaking.say(f"say-event-{event.verb}", who=who, what=speaking.joined(heard, "or"))
        said = what, [] if about else _tests(event.test)
    happens, tests = said
    return speaking.say(f"say-{event.when.replace(' ', '-')}", event=happens), tests


def _rule_event(event: ast.OnEvent, who: str, speaking: Speaking) -> Said | None:
    """A rule that somebody does, in its own words (`.event`)."""
    if event.verb != "do" or event.also:
        return None
    rules = speaking.checked.rules
    rule = rules.rules.get(event.name)
    own = [param.name for param in rule.params] if rule is not None else _names_with(event.name, rules.symbols.events)
    return _moment(event.name, "event", dict(zip(event.params, own, strict=False)), event.test, speaking, who)


def _names_with(name: str, events: Mapping[str, list[ast.Event]]) -> list[str]:
    """The names that what comes with an event has where it is announced."""
    args = events[name][0].args if name in events else ()
    return [arg.name if isinstance(arg, ast.Name) else "" for arg in args]


def _heard(event: ast.OnEvent, name: str, purposes: tuple[str, ...], speaking: Speaking, about: bool) -> Phrase:
    """What an event is about: `coins for repair`, `a red card`; `about` is whether the test can stand behind it."""
    noun = Noun(speaking.word(name), det="bare", count=PLURAL if event.verb in COUNTED else 1)
    if event.test is not None and about:
        noun = narrowed(noun, event.test, speaking, PieceType(name), event.params[0])
    said = speaking.noun(noun).like(Form(det="a" if event.verb in HANDLED else "bare"))
    if event.verb == "substitute" and purposes:
        others = [speaking.word(purpose).counted(PLURAL) for purpose in purposes]
        return speaking.say("say-event-as", event=said, purpose=speaking.joined(others, "or"))
    if event.verb == "substitute":
        return speaking.say("say-event-instead", event=said)
    if purposes:
        purpose = speaking.joined([speaking.word(purpose) for purpose in purposes], "or")
        return speaking.say("say-event-for", event=said, purpose=purpose)
    return said


# ---- in the pack's own words ----
def _moment(
    name: str, attribute: str, params: dict[str, str], test: ast.Expr | None, speaking: Speaking, who: str = "you"
) -> Said | None:
    """A rule or a window as something that happens, if the pack has words for it.

    The words may show parameters; one that a test fixes (`colour = red`) is shown as that, any other as `any`.
    """
    shown = speaking.catalog.variables(name, attribute)
    if not speaking.catalog.has(name, attribute) or (who != "you" and "who" not in shown):
        return None
    args: dict[str, Arg] = {**dict.fromkeys(shown, ANY), "who": who}
    left = []
    for part in _tests(test):
        fixed_name, value = _fixed_by(part, speaking)
        param = params.get(fixed_name, "")
        if value is not None and args.get(param) == ANY:
            args[param] = value
        else:
            left.append(part)
    return speaking.message(name, attribute, SINGULAR, None, **args), left


def _fixed_by(test: ast.Expr, speaking: Speaking) -> tuple[str, Phrase | None]:
    """The name that a test fixes and what it may be: `colour = red`, `n in [1, 2]`."""
    if isinstance(test, ast.Compare) and test.op == "=" and isinstance(test.left, ast.Name):
        return test.left.name, speaking.expression(test.right)
    if isinstance(test, ast.Member) and isinstance(test.item, ast.Name) and isinstance(test.items, ast.SetOf):
        return test.item.name, choices(test.items, speaking)
    return "", None


def _tests(test: ast.Expr | None) -> list[ast.Expr]:
    return conjuncts(test) if test is not None else []
