"""What things have by nature or by their kind: `the level of the cell`, `its level`, `the next player after you`."""

from __future__ import annotations

from rulewright.check import PropertyRef, WhereaboutsRef
from rulewright.explain.expressions.belongings import place
from rulewright.explain.expressions.plurals import each, many, size
from rulewright.explain.kinds import count_of, holds_many, type_of, type_word
from rulewright.explain.phrases import SEVERAL, Phrase
from rulewright.explain.references import Named
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.link import BoardType, ConstantType, PlayerType
from rulewright.parse import ast

ENDS = ("first", "last")
BESIDE = ("next", "previous")


def attribute_phrase(node: Named, ref: PropertyRef, speaking: Speaking) -> Phrase:
    """How many, which end of a list, who sits next: these have phrases of their own; others are nouns."""
    subject = ref.subject
    if subject is not None and ref.name == "size" and holds_many(type_of(subject, speaking)):
        return size(subject, speaking)
    if subject is not None and _is_end(ref.name, subject, speaking):
        return speaking.say(f"say-{ref.name}", items=each(subject, speaking))
    if subject is not None and _is_reverse(ref.name, subject, speaking):
        return speaking.say("property-reverse", SEVERAL, {"items": many(subject, speaking)})
    if subject is not None and _is_beside(ref.name, subject, speaking):
        kind = speaking.word(type_word(type_of(subject, speaking)))
        far, start = _so_far(ref.name, subject, speaking)
        name = f"property-{ref.name}" if far == 1 else f"property-{ref.name}-far"
        return speaking.say(name, kind=kind, subject=speaking.expression(start), far=far)
    return speaking.noun(attribute(node, ref, speaking))


def _so_far(name: str, subject: ast.Expr, speaking: Speaking) -> tuple[int, ast.Expr]:
    """How many places away `next of next of start` is, and from where."""
    if not isinstance(subject, ast.Attribute) or subject.name != name or not _is_beside(name, subject.subject, speaking):
        return 1, subject
    far, start = _so_far(name, subject.subject, speaking)
    return far + 1, start


def attribute(node: Named, ref: PropertyRef, speaking: Speaking) -> Noun:
    """`the level of the cell`, `its level`."""
    word, count, subject = speaking.word(ref.name), count_of(node, speaking), ref.subject
    if subject is None:
        return Noun(word, owner=speaking.it_word(), count=count)
    owner = speaking.pronoun(subject)
    if owner is not None:
        return Noun(word, owner=owner, count=count)
    if isinstance(type_of(subject, speaking), BoardType):
        return Noun(word, place=place(subject, speaking, "in"), way="in", count=count)
    return Noun(word, of=speaking.say("say-of", subject=speaking.expression(subject)), count=count)


def is_noun(ref: PropertyRef, speaking: Speaking) -> bool:
    """Whether an attribute is a noun that more can hang on; the ends of a list and neighbours in a round are not."""
    if ref.subject is None:
        return True
    return not any(case(ref.name, ref.subject, speaking) for case in (_is_end, _is_beside, _is_reverse))


def _is_end(name: str, subject: ast.Expr, speaking: Speaking) -> bool:
    return name in ENDS and holds_many(type_of(subject, speaking))


def _is_reverse(name: str, subject: ast.Expr, speaking: Speaking) -> bool:
    return name == "reverse" and holds_many(type_of(subject, speaking))


def _is_beside(name: str, subject: ast.Expr, speaking: Speaking) -> bool:
    return name in BESIDE and isinstance(type_of(subject, speaking), PlayerType | ConstantType)


def whereabouts(ref: WhereaboutsRef, speaking: Speaking) -> Phrase:
    """Which of several zones of a name a piece is in: said as what that zone belongs to."""
    piece = lying(ref, speaking)
    special = speaking.special(ref.zone.name, "holder", piece=piece)
    if special is not None:
        return speaking.noun(Noun(special))
    owner = speaking.word(type_word(ref.zone.per[0]))
    return speaking.say("say-whereabouts", owner=owner, zone=speaking.word(ref.zone.name), piece=piece)


def lying(ref: WhereaboutsRef, speaking: Speaking) -> Phrase:
    """The piece that lies in one of the zones."""
    return speaking.expression(ref.subject) if ref.subject is not None else speaking.it_word()
