"""Many things as a phrase: all of them, one of them, how many, or a list to choose from."""

from __future__ import annotations

from rulewright.check import ZoneRef
from rulewright.explain.kinds import type_word
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.link import Type
from rulewright.parse import ast


def many(node: ast.Expr, speaking: Speaking, det: str = "the") -> Phrase:
    """All of them: `the cells of the spot whose face is red`."""
    noun = speaking.items(node)
    return speaking.noun(noun).like(Form(count=PLURAL, det=det if det != "the" else noun.det))


def each(node: ast.Expr, speaking: Speaking) -> Phrase:
    """One of many: `cell of the spot whose face is red`."""
    return speaking.noun(speaking.items(node)).like(Form(count=1, det="bare"))


def several(node: ast.Expr, speaking: Speaking) -> Phrase:
    """A collection as such: one that has no name of its own is said as its members."""
    whole = isinstance(ref_if_named(node, speaking), ZoneRef) or isinstance(node, ast.SetOf)
    return speaking.expression(node) if whole else many(node, speaking)


def size(items: ast.Expr, speaking: Speaking) -> Phrase:
    """How many: `the number of tiles in the row`."""
    noun = speaking.items(items)
    det = "the" if noun.owner is not None else "bare"
    return speaking.say("say-number-of", items=speaking.noun(noun).like(Form(count=PLURAL, det=det)))


def choices(items: ast.Expr, speaking: Speaking) -> Phrase:
    """What something is one of: the members if they are listed, else the collection."""
    if isinstance(items, ast.SetOf):
        return said_each(items.items, speaking, "or")
    if isinstance(items, ast.Range):
        return speaking.say("say-band", low=speaking.expression(items.low), high=speaking.expression(items.high))
    return speaking.say("say-one-of", Form(count=speaking.it.count), items=many(items, speaking))


def said_each(nodes: tuple[ast.Expr, ...], speaking: Speaking, word: str = "and") -> Phrase:
    """Several expressions in a row: `the card and the spot`."""
    return speaking.joined([speaking.expression(node) for node in nodes], word)


def thing_of(type_: Type, speaking: Speaking) -> Phrase:
    """What a thing of a type is called when nothing else names it."""
    return speaking.word(type_word(type_))
