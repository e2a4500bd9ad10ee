"""Whole declarations in words: what a rule does, what a value is, who wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from rulewright.check import LocalRef, Ref, SeatRef, ValueRef, YesNoRef
from rulewright.explain.addresses import Sayable, declared_name
from rulewright.explain.expressions.holding import holds
from rulewright.explain.expressions.names import the
from rulewright.explain.expressions.preferences import order, preference
from rulewright.explain.listeners import listener
from rulewright.explain.patched import address, set_to
from rulewright.explain.phrases import Form, Phrase
from rulewright.explain.references import ref_if_named
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Doer, Speaking
from rulewright.explain.statements.amounts import unit
from rulewright.explain.statements.blocks import Told, alternative, bands, heading, placed, point, sentence, tell
from rulewright.explain.statements.modifiers import modifier
from rulewright.explain.wording import Noun
from rulewright.link import UNKNOWN, YES_NO, ConstantType, NumberType, Type, YesNoType
from rulewright.parse import ast


def told(node: Sayable, speaking: Speaking, seat: str = "") -> list[Told]:
    """The sentences of a declaration, or of a statement that is printed somewhere.

    The seat is the automated player who alone does it, of whom they then speak.
    """
    speaking = replace(speaking, owner=declared_name(node))
    if isinstance(node, ast.Rule) and (node.seat or seat):
        return placed(_told_of(node.seat or seat, node.body, speaking), node.span)
    return placed(tell((node,), speaking) if isinstance(node, ast.Stmt) else _declaration(node, speaking), node.span)


def _told_of(seat: str, body: tuple[ast.Stmt, ...], speaking: Speaking) -> list[Told]:
    """What somebody else does: by name at first, and by a pronoun after that."""
    return tell(body, replace(speaking, doer=_doer(seat, speaking)))


def _doer(seat: str, speaking: Speaking) -> Doer:
    name = speaking.noun(Noun(speaking.word(seat), det="bare"))
    own = speaking.catalog.has(seat, "pronoun")
    they = speaking.say("say-they")
    unnamed = Phrase(lambda form: they.form(form) if form.case == "possessive" else name.form(form))
    pronoun = speaking.message(seat, "pronoun") if own else unnamed
    return Doer(name, pronoun, pronoun if own else name)


def _declaration(decl: ast.Decl, speaking: Speaking) -> list[Told]:
    match decl:
        case ast.Rule(body=body) | ast.Flow(body=body):
            return tell(body, speaking)
        case ast.Value():
            return [sentence(_value_is(decl, speaking), speaking)]
        case ast.Banded():
            return [_banded(decl, speaking)]
        case ast.Score(name=name, body=points):
            one = unit(points, speaking)
            if one is not None:
                said = speaking.say("say-score-per", name=speaking.word(name), items=one)
            else:
                said = speaking.say("say-score-is", name=speaking.word(name), value=speaking.expression(points))
            return [sentence(said, speaking)]
        case ast.Winner(prefs=prefs):
            return [sentence(_winner(prefs, speaking), speaking)]
        case ast.Bot(name=name, answers=answers):
            said = speaking.say("say-bot", name=speaking.word(name))
            return [heading(said, [_answer(answer, speaking) for answer in answers], speaking)]
        case ast.Listener():
            return listener(decl, speaking)
        case ast.Modifier():
            never = decl.test is not None and decided(decl.test, speaking) is False
            return [] if never else [sentence(_modified(decl, speaking), speaking)]
        case ast.Replace() | ast.ReplaceBody() | ast.Remove() | ast.SetValue() | ast.SetPrefs() | ast.Extend() | ast.ExtendWays():
            return _patch(decl, speaking)
        case _:
            assert_never(decl)


# ---- values ----
def _value_is(decl: ast.Value, speaking: Speaking) -> Phrase:
    """`the worth of the group is …`; the one thing a value is about is `it` in the rest of the sentence."""
    call, made = _own_call(decl, speaking)
    params = speaking.checked.meaning.params.get(decl, ())
    subject = [name for name, type_ in params if len(params) == 1 and _can_be_it(type_)]
    gender = speaking.word(subject[0]).traits.gender if subject else ""
    asked, answered = replace(speaking, made=made), speaking.about(*subject, gender=gender)
    if speaking.checked.meaning.value_types.get(decl.name) == YES_NO:
        said = _when(holds(call, asked), decl.body, answered)
    else:
        what = asked.expression(call)
        value = answered.expression(decl.body)
        said = speaking.say("say-value-is", Form(count=what.default.count), what=what, value=value)
    if not decl.given:
        return said
    names = [speaking.say("say-let", name=the(one.name, speaking), value=answered.expression(one.value)) for one in decl.given]
    return speaking.say("say-given", whole=said, names=speaking.joined(names))


def _when(what: Phrase, test: ast.Expr, speaking: Speaking) -> Phrase:
    """`the place is flat if …`; what is just yes or no depends on nothing."""
    always = ref_if_named(test, speaking)
    if isinstance(always, YesNoRef):
        return speaking.say("say-when-always" if always.yes else "say-when-never", what=what)
    return speaking.say("say-when", what=what, test=speaking.condition(test))


def _can_be_it(type_: Type) -> bool:
    return not isinstance(type_, ConstantType | NumberType | YesNoType)


def _own_call(decl: ast.Value | ast.Banded, speaking: Speaking) -> tuple[ast.Call, Mapping[ast.Node, tuple[Ref, Type]]]:
    """A value as it would be asked for, with its own parameters as things; no source says that, so its meaning comes with it."""
    args = tuple(ast.Name(param.span, param.name) for param in decl.params)
    call = ast.Call(decl.span, decl.name, args)
    meaning = speaking.checked.meaning
    types = dict(meaning.params.get(decl, ()))
    made: dict[ast.Node, tuple[Ref, Type]] = {arg: (LocalRef(arg.name), types.get(arg.name, UNKNOWN)) for arg in args}
    made[call] = ValueRef(decl, args), meaning.value_types.get(decl.name, UNKNOWN)
    return call, made


def _banded(decl: ast.Banded, speaking: Speaking) -> Told:
    """`the price depends on the number`, and a point for each band."""
    call, made = _own_call(decl, speaking)
    key = the(decl.params[0].name, speaking) if decl.params else speaking.say("say-nothing")
    points = [point(bands(case.bands, speaking), speaking.expression(case.value), speaking) for case in decl.cases]
    asked = replace(speaking, made=made)
    if speaking.checked.meaning.value_types.get(decl.name) == YES_NO:
        return heading(speaking.say("say-banded-when", test=holds(call, asked)), points, speaking)
    name = "say-banded-shown" if speaking.catalog.variables(decl.name) & {param.name for param in decl.params} else "say-banded"
    return heading(speaking.say(name, what=asked.expression(call), key=key), points, speaking)


# ---- orders and modifiers ----
def _winner(prefs: tuple[ast.Pref, ...], speaking: Speaking) -> Phrase:
    first, *others = [preference(pref, speaking) for pref in prefs]
    if not others:
        return speaking.say("say-winner", first=first)
    return speaking.say("say-winner-ties", first=first, others=speaking.joined(others, "then"))


def _answer(answer: ast.Answer, speaking: Speaking) -> Told:
    said = speaking.say("say-answer", name=speaking.word(answer.name), order=order(answer.prefs, speaking))
    return sentence(said, speaking)


def _seat_of(test: ast.Expr | None, speaking: Speaking) -> str | None:
    """The automated player of whom alone something holds: `while player = robot`."""
    if not isinstance(test, ast.Compare) or test.op != "=" or not isinstance(test.left, ast.Name) or test.left.name != "player":
        return None
    ref = ref_if_named(test.right, speaking)
    return ref.seat if isinstance(ref, SeatRef) else None


def _modified(decl: ast.Modifier, speaking: Speaking) -> Phrase:
    said = speaking.joined([modifier(mod, speaking) for mod in decl.mods])
    if decl.test is None or decided(decl.test, speaking):
        return said
    seat = _seat_of(decl.test, speaking)
    if seat is not None:
        theirs = replace(speaking, doer=_doer(seat, speaking))
        said = speaking.joined([modifier(mod, theirs) for mod in decl.mods])
        return speaking.say("say-while-seat", who=speaking.word(seat), mods=said)
    return speaking.say("say-while", test=speaking.condition(decl.test), mods=said)


# ---- patches: what one pack does to another ----
def _patch(decl: ast.Patching, speaking: Speaking) -> list[Told]:
    path = address(decl.path, speaking)
    match decl:
        case ast.Replace(decl=inner):
            return [heading(speaking.say("say-replace", path=path), told(inner, speaking), speaking)]
        case ast.Remove():
            return [sentence(speaking.say("say-remove", path=path), speaking)]
        case ast.SetValue(value=value):
            return [sentence(set_to(decl.path, value, speaking), speaking)]
        case ast.ReplaceBody(body=lines):
            points = [point for line in lines for point in told(line, speaking)]
            return [heading(speaking.say("say-replace", path=path), points, speaking)]
        case ast.SetPrefs(prefs=prefs):
            return [sentence(speaking.say("say-set-value", path=path, value=order(prefs, speaking)), speaking)]
        case ast.Extend(when=when, body=body):
            return [heading(speaking.say(f"say-extend-{when}", path=path), tell(body, speaking), speaking)]
        case ast.ExtendWays(alternatives=ways):
            further = [alternative(way, speaking) for way in ways]
            return [heading(speaking.say("say-extend-ways", path=path), further, speaking)]
        case _:
            assert_never(decl)
