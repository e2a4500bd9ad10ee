"""Whether any, none or every one of many things: `there is a card in your hand`, `the cell has no empty neighbour`."""

from __future__ import annotations

from rulewright.check import PropertyRef
from rulewright.explain.expressions.holding import negated
from rulewright.explain.expressions.own_things import own_items, unfiltered
from rulewright.explain.expressions.plurals import each
from rulewright.explain.kinds import type_of
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import ref_of
from rulewright.explain.speaking import Speaking
from rulewright.link import CellType, PieceType, SpotType
from rulewright.parse import ast


def quantified(op: str, items: ast.Expr, speaking: Speaking, yes: bool) -> Phrase:
    """Some or none, of something that has them or simply there; or a test of every one."""
    if op == "every" and isinstance(items, ast.Filtered):
        clauses = speaking.about("it").clause(items.test)
        return speaking.say(negated("say-every", yes), items=each(items.items, speaking), clauses=clauses)
    some = (op == "any") == yes
    holder = _holder(items, speaking)
    if holder is not None:
        subject, own = holder
        return speaking.say("say-subject-has" if some else "say-subject-has-no", subject=subject, items=own)
    return speaking.say("say-there-is" if some else "say-there-is-no", items=each(items, speaking))


def _holder(items: ast.Expr, speaking: Speaking) -> tuple[Phrase, Phrase] | None:
    """Whose things these are and one of them, if they are a plain property of something: the cell, a neighbour."""
    base, _ = unfiltered(items)
    ref = ref_of(base, speaking) if isinstance(base, ast.Attribute) else None
    if not isinstance(ref, PropertyRef) or ref.subject is None:
        return None
    if not isinstance(type_of(ref.subject, speaking), CellType | PieceType | SpotType):
        return None
    own = own_items(items, speaking, ref.name)
    return (speaking.expression(ref.subject), own) if own is not None else None
