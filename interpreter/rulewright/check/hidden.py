"""Rules that look where nobody may look. An option must never depend on what is hidden, so a face-down zone may be counted,
shuffled, drawn from and moved, but its pieces may not be read; nor may the pieces in another player's hand.
"""

from __future__ import annotations

from rulewright.check.meaning import Meaning
from rulewright.check.refs import Ref
from rulewright.diagnostics import Diagnostic
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast


def find_peeking(rules: Ruleset, meaning: Meaning) -> list[Diagnostic]:
    sentences: list[ast.Node] = [*rules.values.values(), *rules.scores.values(), *rules.flows.values()]
    sentences += [rule for _, rule in rules.programs()]
    sentences += [owned.sentence for owned in rules.listeners]
    sentences += [s for kind in rules.pieces.values() for item in kind.items for e in item.effects.values() for s in e]
    found = []
    for sentence in sentences:
        fair = _handled(sentence, meaning)
        for node in ast.walk(sentence):
            ref = meaning.refs.get(node)
            if ref is not None and ref.kind == "zone" and node not in fair and _secret(ref, meaning):
                message = f"`{ref.target.name}` is hidden, so the rules may not look at what lies in it"
                hint = "draw or move it to where it is seen first; its size is no secret"
                found.append(Diagnostic("RW414", message, node.span, hint))
    return found


def _secret(ref: Ref, meaning: Meaning) -> bool:
    """Hidden from everybody, or in the hand of somebody named who is not the acting player."""
    if ref.target.seen_by == "nobody":
        return True
    named = meaning.refs.get(ref.player) if ref.player is not None else None
    return ref.target.seen_by == "owner" and ref.player is not None and (named is None or named.target not in ("player", "owner"))


def _handled(sentence: ast.Node, meaning: Meaning) -> set[ast.Node]:
    """The places where a hidden zone is only handled: counted, shuffled, drawn from, filled, emptied, or drawn at random."""
    fair: set[ast.Node] = set()
    for node in ast.walk(sentence):
        match node:
            case ast.Attribute(name="size", subject=subject):
                fair.add(subject)
            case ast.Draw(source=source, to=to):
                fair |= {source, to}
            case ast.Shuffle(zone=zone):
                fair.add(zone)
            case ast.Move(what=what, to=to):
                fair |= {to, *_taken(what)}
            case ast.Place(what=what):
                fair |= set(_taken(what))
            case ast.Choose(items=items, prefs=prefs) if any(pref.op == "random" for pref in prefs):
                fair.add(items)
            case ast.Quantified(items=items) | ast.Fold(op="count", value=None, items=items):
                fair.add(items)
    return fair


def _taken(what: ast.Expr) -> list[ast.Expr]:
    """The zone that pieces are taken from without being looked at: `deck`, `first of deck`."""
    if isinstance(what, ast.Pick):
        return [what.items]
    if isinstance(what, ast.Attribute) and what.name in ("first", "last"):
        return [what.subject]
    return [what]
