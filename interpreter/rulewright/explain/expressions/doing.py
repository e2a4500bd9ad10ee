"""A rule, a flow or a printed effect as something one does."""

from __future__ import annotations

from rulewright.check import EffectRef, RuleRef
from rulewright.explain.expressions.plurals import said_each
from rulewright.explain.expressions.values import arguments
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import Named, given_to, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast


def doing(node: ast.Expr, speaking: Speaking) -> Phrase:
    """`hold a feast for 3`; without words of the pack's own, `do feast with 3`."""
    if not isinstance(node, Named):
        return speaking.say("say-do", name=speaking.expression(node))
    ref = ref_of(node, speaking)
    if isinstance(ref, EffectRef):
        return _printed(ref, speaking)
    special = speaking.special(node.name, "do", **(arguments(ref, speaking) if isinstance(ref, RuleRef) else {}))
    if special is not None:
        told = speaking.doer is not None and not speaking.can_be_third(node.name, "do")
        return speaking.say("say-do-this", body=special) if told else special
    given = given_to(node)
    if given:
        return speaking.say("say-do-with", name=speaking.word(node.name), items=said_each(given, speaking))
    return speaking.say("say-do", name=speaking.word(node.name))


def _printed(ref: EffectRef, speaking: Speaking) -> Phrase:
    piece = speaking.expression(ref.piece)
    special = speaking.special(ref.attribute, "do", piece=piece)
    if special is not None and speaking.doer is not None and not speaking.can_be_third(ref.attribute, "do"):
        return speaking.say("say-do-this", body=special)
    return special or speaking.say("say-do-printed", effect=speaking.word(ref.attribute), piece=piece)
