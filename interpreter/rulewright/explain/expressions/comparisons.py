"""Two things compared: `the level is at least 3`, `you have no coin`, `there are 2 cards in your hand`."""

from __future__ import annotations

from rulewright.check import PropertyRef, SeatRef, ValueRef, WhereaboutsRef
from rulewright.explain.catalog import OWN_FORMS
from rulewright.explain.expressions.attributes import lying
from rulewright.explain.kinds import holds_many, type_of
from rulewright.explain.phrases import PLURAL, SINGULAR, Count, Form, Phrase
from rulewright.explain.references import goods, is_nothing, noun_id, ref_if_named, whose
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Arg, Noun
from rulewright.link import ListType, PlayerType
from rulewright.parse import ast

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED = {"=": "=", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
WORDS = {"=": "equal", "!=": "unequal", "<": "less", "<=": "atmost", ">": "more", ">=": "atleast"}
SOME = {(">", 0), (">=", 1), ("!=", 0)}
NONE = {("=", 0), ("<", 1), ("<=", 0)}


def compare(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase:
    """A comparison as a sentence; a bare number goes to the right."""
    if isinstance(left, ast.Number) and not isinstance(right, ast.Number):
        op, left, right = TURNED[op], right, left
    said = (
        _counted(op, left, right, speaking)
        or _in_own_words(op, left, right, speaking)
        or _lying_nowhere(op, left, right, speaking)
    )
    if said is not None:
        return said
    if (
        op in ("=", "!=")
        and person(right, speaking) == "you"
        and isinstance(ref_if_named(left, speaking), ValueRef | PropertyRef)
    ):
        left, right = right, left
    subject = speaking.expression(left)
    return speaking.say("say-compare", subject=subject, comparison=comparison(op, left, right, speaking))


def comparison(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase:
    """`is at least 3`; agrees in number with what is compared."""
    type_ = type_of(left, speaking)
    if is_nothing(right, speaking) and isinstance(ref_if_named(left, speaking), SeatRef):
        return speaking.say("say-plays" if op == "!=" else "say-plays-not")
    default = Form(count=PLURAL if isinstance(type_, ListType) else 1)
    if is_nothing(right, speaking):
        what = "nobody" if isinstance(type_, PlayerType) else "nothing"
        return speaking.say(f"say-{WORDS[op]}-{what}", default, person="other")
    return speaking.say(f"say-{WORDS[op]}", default, person=person(left, speaking), value=speaking.expression(right))


def person(node: ast.Expr, speaking: Speaking) -> str:
    """Which person the verb after something stands in: `you are`, `it is`."""
    return "you" if isinstance(node, ast.Name) and node.name == "player" and speaking.doer is None else "other"


def _in_own_words(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    if op not in ("=", "!="):
        return None
    ref = ref_if_named(left, speaking)
    if is_nothing(right, speaking) and isinstance(ref, PropertyRef) and ref.subject is not None:
        return speaking.special(ref.name, "if-not" if op == "=" else "if", subject=speaking.expression(ref.subject))
    return being(left, speaking.expression(right), speaking, op == "=")


def being(left: ast.Expr, value: Phrase, speaking: Speaking, yes: bool) -> Phrase | None:
    """A noun's own words for what it is: `.is = the field is measured in { $value }`."""
    ref = ref_if_named(left, speaking)
    if ref is None:
        return None
    args: dict[str, Arg] = {"value": value}
    player = whose(ref)
    if isinstance(ref, PropertyRef) and ref.subject is not None:
        args["subject"] = speaking.expression(ref.subject)
    elif player is not None:
        args["player"] = speaking.expression(player)
    return speaking.special(noun_id(ref), "is" if yes else "is-not", SINGULAR, **args)


def _lying_nowhere(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """Whether a piece is in any of several zones at all."""
    ref = ref_if_named(left, speaking)
    if not isinstance(ref, WhereaboutsRef) or not is_nothing(right, speaking):
        return None
    name = "say-nowhere" if op == "=" else "say-somewhere"
    return speaking.say(name, piece=lying(ref, speaking), zone=speaking.word(ref.zone.name))


# ---- how many ----
def _counted(op: str, left: ast.Expr, right: ast.Expr, speaking: Speaking) -> Phrase | None:
    """How many there are, or how many somebody has, if it is compared with a plain number."""
    if not isinstance(right, ast.Number):
        return None
    ref = ref_if_named(left, speaking)
    if goods(ref) and not ref.index:
        you = ref.whose is None or person(ref.whose, speaking) == "you"
        who = speaking.expression(ref.whose) if ref.whose is not None else speaking.you()
        held = quantity(op, right.value, Noun(speaking.word(ref.variable.name)), speaking)
        return speaking.say("say-have-you" if you and speaking.doer is None else "say-have", who=who, quantity=held)
    one = one_that_is_counted(left, speaking)
    if one is not None and isinstance(ref, ValueRef):
        return speaking.say("say-have", who=speaking.expression(ref.given[0]), quantity=quantity(op, right.value, one, speaking))
    items = _what_is_counted(left, speaking)
    if items is None:
        return None
    several: Count = PLURAL if (op, right.value) in NONE else 1 if (op, right.value) in SOME else right.value
    there = quantity(op, right.value, speaking.items(items), speaking)
    return speaking.say("say-there", Form(count=several), quantity=there)


def one_that_is_counted(node: ast.Expr, speaking: Speaking) -> Noun | None:
    """What a value of one thing counts, by the words for one of it (`.per`)."""
    ref = ref_if_named(node, speaking)
    if not isinstance(ref, ValueRef) or len(ref.given) != 1 or ref.whose is not None:
        return None
    name = ref.value.name
    if not speaking.catalog.has(name, "per") or speaking.catalog.variables(name, "per") - OWN_FORMS:
        return None
    return Noun(speaking.message(name, "per"))


def _what_is_counted(node: ast.Expr, speaking: Speaking) -> ast.Expr | None:
    """What a number counts, if it counts anything."""
    if isinstance(node, ast.Fold) and node.op == "count" and node.value is None:
        return node.items
    if isinstance(node, ast.Attribute) and node.name == "size" and holds_many(type_of(node.subject, speaking)):
        return node.subject
    return None


def quantity(op: str, number: int, noun: Noun, speaking: Speaking) -> Phrase:
    """`at least 2 coins`, `no coins`, `a coin`."""
    items = speaking.noun(noun).like(Form(det="bare"))
    if (op, number) in SOME:
        return speaking.say("say-quantity-some", items=items.counted(1))
    if (op, number) in NONE:
        return speaking.say("say-quantity-none", items=items.counted(PLURAL))
    return speaking.say(f"say-quantity-{WORDS[op]}", number=number, items=items.counted(number))
