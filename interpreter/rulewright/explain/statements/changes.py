"""What changes and how: tracks that go up, nouns that are set, names for what is worked out."""

from __future__ import annotations

from rulewright.check import LocalRef, PropertyRef, Ref, VariableRef
from rulewright.explain.expressions.belongings import belonging
from rulewright.explain.expressions.names import noun_of, the
from rulewright.explain.expressions.plurals import said_each
from rulewright.explain.expressions.preferences import order
from rulewright.explain.kinds import type_of
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import Named, goods, is_nothing, noun_id, ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.choosing import same_word
from rulewright.explain.wording import Arg, numeral
from rulewright.link import PLAYER
from rulewright.parse import ast

CHANGES = {"+": "say-raise", "-": "say-lower"}


def advance(node: ast.Advance, speaking: Speaking) -> Phrase:
    """`raise your fame by 2`."""
    by = speaking.expression(node.by) if node.by is not None else numeral(1, speaking.catalog)
    said = _own_advance(ref_if_named(node.target, speaking), by, speaking)
    if said is None:
        said = speaking.say("say-advance", target=_advanced(node.target, speaking), by=by)
    if node.limit is None:
        return said
    return speaking.say("say-limited", effect=said, limit=speaking.expression(node.limit))


def _advanced(target: ast.Expr, speaking: Speaking) -> Phrase:
    noun = noun_of(target, speaking) if not isinstance(ref_if_named(target, speaking), LocalRef) else None
    return speaking.noun(noun) if noun is not None else speaking.expression(target)


def _own_advance(ref: Ref | None, by: Phrase, speaking: Speaking) -> Phrase | None:
    """A pack's own words for going up one of its tracks (`.advance = raise your fame by { $by }`)."""
    if not isinstance(ref, VariableRef):
        return None
    args: dict[str, Arg] = {"by": by}
    if ref.index:
        args["subject"] = said_each(ref.index, speaking)
    if ref.whose is not None:
        args["player"] = speaking.expression(ref.whose)
    return speaking.special(ref.variable.name, "advance", **args)


def assign(target: ast.Expr, value: ast.Expr, speaking: Speaking) -> Phrase:
    """`set the leader to you`, `raise your coins by 2`, or what the noun itself says for it."""
    special = _own_assign(target, value, speaking)
    if special is not None:
        return special
    ref = ref_if_named(target, speaking)
    if goods(ref) and not ref.index and isinstance(value, ast.Number):
        return _set_goods(ref, value.value, speaking)
    changed = _set_target(target, speaking)
    if isinstance(value, ast.Arith) and value.op in CHANGES and ast.same(value.left, target):
        return speaking.say(CHANGES[value.op], target=changed, by=speaking.expression(value.right))
    if isinstance(value, ast.Rank):
        by = order(value.prefs, speaking.about("it", value.name or "it"))
        return speaking.say("say-set-rank", target=changed, order=by)
    if is_nothing(value, speaking):
        return speaking.say("say-clear", target=changed)
    return speaking.say("say-set", target=changed, value=speaking.expression(value))


def _set_goods(ref: VariableRef, number: int, speaking: Speaking) -> Phrase:
    """`lose all your coins`, `the leader now has 2 coins`."""
    word = speaking.word(ref.variable.name).counted(number if number else PLURAL)
    if ref.whose is not None:
        name = "say-now-has" if number else "say-now-has-none"
        return speaking.say(name, who=speaking.expression(ref.whose), number=number, noun=word)
    if number == 0:
        return speaking.say("say-lose", goods=speaking.say("say-all-own", items=word))
    return speaking.say("say-set", target=_own_goods(ref, speaking), value=number)


def _own_goods(ref: VariableRef, speaking: Speaking) -> Phrase:
    return speaking.noun(belonging(ref, speaking)).counted(PLURAL)


def _own_assign(target: ast.Expr, value: ast.Expr, speaking: Speaking) -> Phrase | None:
    """A pack's own words for setting one of its nouns (`.set = give { $subject } the crown`)."""
    ref = ref_if_named(target, speaking)
    if ref is None:
        return None
    clears = is_nothing(value, speaking)
    zero = isinstance(value, ast.Number) and value.value == 0 and speaking.catalog.has(noun_id(ref), "zero")
    args: dict[str, Arg] = {} if clears or zero else {"value": speaking.expression(value)}
    if isinstance(ref, PropertyRef) and ref.subject is not None:
        args["subject"] = speaking.expression(ref.subject)
    elif isinstance(ref, VariableRef) and ref.index:
        args["subject"] = said_each(ref.index, speaking)
    elif isinstance(ref, VariableRef) and PLAYER in ref.variable.per and ref.whose is not None:
        args["player"] = speaking.expression(ref.whose)
    return speaking.special(noun_id(ref), "clear" if clears else "zero" if zero else "set", **args)


def _set_target(target: ast.Expr, speaking: Speaking) -> Phrase:
    """What changes: `your coins`, where a value would be `the number of your coins`."""
    ref = ref_if_named(target, speaking)
    return _own_goods(ref, speaking) if goods(ref) else speaking.expression(target)


def let(name: str, value: ast.Expr, speaking: Speaking) -> Phrase:
    """A name for what is worked out."""
    said = the(name, speaking, type_of(value, speaking))
    if isinstance(value, ast.Arith) and value.op in CHANGES and isinstance(value.left, Named) and value.left.name == name:
        return speaking.say(CHANGES[value.op], target=said, by=speaking.expression(value.right))
    if isinstance(value, ast.Number):
        return speaking.say("say-let-number", name=said, value=speaking.expression(value))
    if isinstance(value, ast.Pick) and same_word(name, speaking.items(value.items), speaking):
        return speaking.done(speaking.say("say-take", value=speaking.expression(value)))
    return speaking.say("say-let", Form(count=said.default.count), name=said, value=speaking.expression(value))
