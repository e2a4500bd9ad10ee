"""What is different while something holds: costs that fall away, goods that stand for others, values that are more."""

from __future__ import annotations

from rulewright.explain.expressions.plurals import thing_of
from rulewright.explain.expressions.values import applied
from rulewright.explain.phrases import PLURAL, SINGULAR, Phrase
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.link import YES_NO
from rulewright.parse import ast


def modifier(mod: ast.Mod, speaking: Speaking) -> Phrase:
    """One modifier, in the words of the value it changes if it has any."""
    if mod.op == "substitute":
        items, targets = _goods(mod.names, "or", speaking), _goods(mod.targets, "or", speaking)
        return speaking.say("say-substitute", items=items, targets=targets)
    if mod.op == "waive":
        items = _goods(mod.names, "and", speaking)
        if not mod.targets:
            return speaking.say("say-waive", items=items)
        return speaking.say("say-waive-for", items=items, purpose=_goods(mod.targets, "or", speaking))
    assert mod.value is not None
    special = _in_own_words(mod, mod.value, speaking)
    if special is not None:
        return special
    value = speaking.noun(applied(Noun(speaking.word(mod.names[0])), mod.args or (), speaking))
    name = "say-add-to" if mod.op == "add" else "say-treat-as"
    return speaking.say(name, value=speaking.expression(mod.value), name=value)


def lasting(scope: str, mod: ast.Mod, speaking: Speaking) -> Phrase:
    """A modifier that holds until the end of something."""
    until = speaking.word(scope)
    if mod.op != "waive":
        return speaking.say("say-lasting", scope=until, mod=modifier(mod, speaking))
    items = _goods(mod.names, "or", speaking)
    if not mod.targets:
        return speaking.say("say-lasting-waive", scope=until, items=items)
    purpose = speaking.joined([speaking.word(name) for name in mod.targets], "or")
    return speaking.say("say-lasting-waive-for", scope=until, items=items, purpose=purpose)


def _goods(names: tuple[str, ...], word: str, speaking: Speaking) -> Phrase:
    return speaking.joined([speaking.word(name).counted(PLURAL) for name in names], word)


def _in_own_words(mod: ast.Mod, value: ast.Expr, speaking: Speaking) -> Phrase | None:
    """A changed value in the words it has for being more (`.add`), for being so (`.if`) or being something (`.is`)."""
    name, said = mod.names[0], speaking.expression(value)
    if mod.op == "add":
        return speaking.special(name, "add", value=said) if not mod.args else None
    meaning = speaking.checked.meaning
    decl = speaking.checked.rules.values.get(name)
    given = [speaking.expression(arg) for arg in mod.args or ()]
    if meaning.value_types.get(name) != YES_NO or decl is None:
        return speaking.special(name, "is", SINGULAR, value=said) if not given else None
    if not isinstance(value, ast.Name) or value.name not in ("yes", "no"):
        return None
    params = meaning.params.get(decl, ())
    words = given or [speaking.say("say-any", noun=thing_of(type_, speaking)) for _, type_ in params]
    way = "if" if value.name == "yes" else "if-not"
    return speaking.special(name, way, SINGULAR, **{param: word for (param, _), word in zip(params, words, strict=False)})
