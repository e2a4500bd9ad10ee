"""Many things as a plural noun, so that `each`, `no` or a number can go before it: `the cells of the spot`."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rulewright.check import BoardRef, FunctionRef, ZoneRef
from rulewright.explain.expressions.belongings import place
from rulewright.explain.expressions.functions import spots
from rulewright.explain.expressions.names import noun_of
from rulewright.explain.expressions.narrowing import narrowed
from rulewright.explain.expressions.plurals import many, said_each, thing_of
from rulewright.explain.expressions.preferences import order
from rulewright.explain.kinds import collective, element
from rulewright.explain.phrases import PLURAL, SEVERAL, Phrase
from rulewright.explain.references import Named, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.parse import ast


def items(node: ast.Expr, speaking: Speaking, way: str = "in") -> Noun:
    """Any expression over many things; the way says whether they are somewhere (`in`) or come from there (`from`)."""
    match node:
        case ast.Filtered(items=all_of_them, test=test):
            noun = items(all_of_them, speaking, way)
            return narrowed(noun, test, speaking, element(all_of_them, speaking), speaking.called)
        case ast.Name() | ast.Attribute() | ast.Call():
            return _named_items(node, speaking, way)
        case ast.Groups(items=cells):
            return _several(speaking.say("say-groups", items=many(cells, speaking, "bare")))
        case ast.Range(low=low, high=high):
            return _several(speaking.say("say-range", low=speaking.expression(low), high=speaking.expression(high)))
        case ast.SetOf(items=members):
            out_of = speaking.say("say-out-of", items=said_each(members, speaking))
            return Noun(thing_of(element(node, speaking), speaking), place=out_of, count=PLURAL)
        case ast.Rank(name=name, items=ranked, prefs=prefs):
            agreeing = {"items": many(ranked, speaking.calling(ranked, name), "bare")}
            by = order(prefs, speaking.about("it", name or "it"))
            return _several(speaking.say("say-rank", SEVERAL, agreeing, order=by))
        case ast.Beginning(items=around, start=start):
            agreeing = {"items": many(around, speaking, "bare")}
            return _several(speaking.say("say-beginning", SEVERAL, agreeing, start=speaking.expression(start)))
        case ast.Reach():
            return _several(_reach(node, speaking))
        case ast.Number() | ast.Negative() | ast.Arith() | ast.EitherOr() | ast.Fold() | ast.Hypothetical():
            return _as_it_is(node, speaking)
        case ast.Pick() | ast.Best() | ast.Steps():
            return _as_it_is(node, speaking)
        case ast.Not() | ast.Both() | ast.Compare() | ast.Member() | ast.Quantified() | ast.AnyLine() | ast.Able():
            return _as_it_is(node, speaking)
        case _:
            assert_never(node)


def _several(said: Phrase) -> Noun:
    return Noun(said, count=PLURAL)


def _as_it_is(node: ast.Expr, speaking: Speaking) -> Noun:
    """What has no noun of its own is said as a value."""
    return Noun(speaking.expression(node), det="bare", count=PLURAL)


def _named_items(node: Named, speaking: Speaking, way: str) -> Noun:
    """The things in something that has a name: `the cards in your hand`."""
    ref = ref_of(node, speaking)
    if speaking.is_it(node):
        return Noun(thing_of(element(node, speaking), speaking), owner=speaking.it_word(), count=PLURAL)
    if isinstance(ref, ZoneRef):
        return Noun(speaking.word(ref.zone.holds), place=place(node, speaking, way), way=way, count=PLURAL)
    if isinstance(ref, BoardRef):
        return Noun(speaking.word("cell"), place=place(node, speaking, "in"), way="in", count=PLURAL)
    if isinstance(ref, FunctionRef) and ref.name == "spots":
        piece, board = ref.given
        return spots(piece, board, speaking)
    whole = collective(node, speaking)
    if whole is not None:
        return _members(whole, node, speaking)
    noun = noun_of(node, speaking)
    return replace(noun, count=PLURAL) if noun is not None else _as_it_is(node, speaking)


def _members(whole: str, node: Named, speaking: Speaking) -> Noun:
    """The things in something that is one and holds many, by the word it has for each of them."""
    owner = speaking.pronoun(node)
    of_whole = None if owner is not None else speaking.say("say-of", subject=speaking.expression(node))
    return Noun(speaking.message(whole, "each"), owner=owner, of=of_whole, count=PLURAL)


def _reach(node: ast.Reach, speaking: Speaking) -> Phrase:
    along = speaking.about()
    through, cost = along.condition(node.through), along.expression(node.cost)
    where = speaking.say("say-reach-where", test=along.condition(node.test)) if node.test is not None else ""
    return speaking.say("say-reach", start=speaking.expression(node.start), through=through, cost=cost, where=where)
