"""Named values and tables: nouns that may show what they are looked up by."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rulewright.check import RuleRef, TableRef, ValueRef
from rulewright.explain.expressions.belongings import of
from rulewright.explain.kinds import count_of
from rulewright.explain.phrases import SINGULAR, Phrase
from rulewright.explain.references import Named, noun_id, whose
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg, Noun
from rulewright.parse import ast

LookedUpRef = ValueRef | TableRef


def value(node: Named, ref: LookedUpRef, speaking: Speaking) -> Noun:
    """A named value: its text may show its parameters (`{ $colour } cards`), else they follow it."""
    noun = Noun(value_word(ref, speaking), count=count_of(node, speaking))
    if not _shows_all(ref, speaking):
        noun = applied(noun, given(ref), speaking)
    if whose(ref) is None and noun.owner is None and speaking.catalog.has(noun_id(ref), "own"):
        return replace(noun, owner=speaking.you())
    return replace(noun, head=for_player(noun.head, whose(ref), speaking))


def value_word(ref: LookedUpRef, speaking: Speaking) -> Phrase:
    """The noun of a value, with its parameters if it shows them."""
    if _shows_all(ref, speaking):
        return speaking.message(noun_id(ref), "", **arguments(ref, speaking))
    return speaking.word(noun_id(ref))


def _shows_all(ref: LookedUpRef, speaking: Speaking) -> bool:
    args = arguments(ref, speaking)
    name = noun_id(ref)
    return bool(args) and set(args) <= speaking.catalog.variables(name) | speaking.catalog.left_out(name)


def arguments(ref: ValueRef | TableRef | RuleRef, speaking: Speaking) -> dict[str, Arg]:
    """What a value, table or rule is given, by the names of its parameters."""
    match ref:
        case TableRef(keys=keys):
            return {name: speaking.expression(key) for name, key in zip(("key", "second"), keys, strict=False)}
        case ValueRef(value=decl) | RuleRef(rule=decl):
            known = [name for name, _ in speaking.checked.meaning.params.get(decl, ())]
            names = known or [param.name for param in decl.params]
            return {name: speaking.expression(arg) for name, arg in zip(names, ref.given, strict=False)}
        case _:
            assert_never(ref)


def given(ref: LookedUpRef) -> tuple[ast.Expr, ...]:
    """What a value or table is looked up by."""
    match ref:
        case TableRef(keys=keys):
            return keys
        case ValueRef():
            return ref.given
        case _:
            assert_never(ref)


def applied(noun: Noun, args: tuple[ast.Expr, ...], speaking: Speaking) -> Noun:
    """A noun with the things it is looked up by."""
    if not args:
        return noun
    owner = speaking.pronoun(args[0]) if len(args) == 1 else None
    if owner is not None:
        return Noun(noun.head, owner=owner, count=noun.count)
    return Noun(noun.head, of=of([speaking.expression(arg) for arg in args], speaking), count=noun.count)


def for_player(phrase: Phrase, player: ast.Expr | None, speaking: Speaking) -> Phrase:
    """Something that is worked out for one player: `the points of the leader`."""
    if player is None:
        return phrase
    return speaking.say("say-for-player", SINGULAR, {"value": phrase}, player=speaking.expression(player))
