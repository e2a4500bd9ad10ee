"""Rules that look where nobody may look. An option must never depend on what is hidden, so a face-down zone may be counted,
shuffled, drawn from and moved, but its pieces may not be read; nor may the pieces in another player's hand.
"""

from __future__ import annotations

from rulewright.check.meaning import Meaning
from rulewright.check.refs import LocalRef, ZoneRef
from rulewright.diagnostics import Diagnostic
from rulewright.link import Ruleset
from rulewright.parse import ast


def find_peeking(rules: Ruleset, meaning: Meaning) -> list[Diagnostic]:
    found = []
    said = [*(sentence.node for sentence in rules.sentences()), *(told.value for _, told in rules.display.values())]
    for whole in said:
        fair = _handled(whole)
        for node in ast.walk(whole):
            ref = meaning.refs.get(node)
            if isinstance(ref, ZoneRef) and node not in fair and _secret(ref, meaning):
                message = f"`{ref.zone.name}` is hidden, so the rules may not look at what lies in it"
                hint = "draw or move it to where it is seen first; its size is no secret"
                found.append(Diagnostic("RW414", message, node.span, hint))
    return found


def _secret(ref: ZoneRef, meaning: Meaning) -> bool:
    """Hidden from everybody, or in the hand of somebody named who is not the acting player."""
    if ref.zone.seen_by == "nobody":
        return True
    named = meaning.refs.get(ref.whose) if ref.whose is not None else None
    oneself = isinstance(named, LocalRef) and named.name in ("player", "owner")
    return ref.zone.seen_by == "owner" and ref.whose is not None and not oneself


def _handled(sentence: ast.Node) -> set[ast.Node]:
    """The places where a hidden zone is only handled: counted, shuffled, drawn from, filled, emptied, or drawn at random."""
    fair: set[ast.Node] = set()
    for node in ast.walk(sentence):
        match node:
            case ast.Attribute(name="size", subject=subject):
                fair.add(subject)
            case ast.Draw(source=source, to=to):
                fair |= {source.items if isinstance(source, ast.Filtered) else source, to}
            case ast.Shuffle(zone=zone):
                fair.add(zone)
            case ast.Move(what=what, to=to):
                fair |= {to, _taken(what)}
            case ast.Place(what=what):
                fair.add(_taken(what))
            case ast.Choose(items=items, prefs=prefs) if any(pref.op == "random" for pref in prefs):
                fair.add(items)
            case ast.Quantified(items=items) | ast.Fold(op="count", value=None, items=items):
                fair.add(items)
    return fair


def _taken(what: ast.Expr) -> ast.Expr:
    """The zone that pieces are taken from without being looked at: `deck`, `first of deck`."""
    if isinstance(what, ast.Pick):
        return what.items
    if isinstance(what, ast.Attribute) and what.name in ("first", "last"):
        return what.subject
    return what
