"""Options in words, as whoever is asked reads them, and answers, as the log tells them."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain import Phrase, address_of, item_of, joined, sayable
from rulewright.link import ConstantType, PieceType, SpotType, Type
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.records import Known, Offer, Question, Thing, Way
from rulewright.narrate.values import amount, piece, spot, words

ENOUGH = "enough"
ADDED = "added "
NOW = "now "


def option(question: Question, offer: Offer, narrator: Narrator, known: Known) -> Phrase:
    """One option; a piece also says what it does, for who chooses it wants to know."""
    if offer.level is not None and isinstance(question.type, SpotType):
        return spot(question.type.name, offer.key, narrator, offer.level)
    said = answer(question, offer.key, narrator, known)
    if offer.left:
        return narrator.say("tell-mix-left", goods=said, left=offer.left)
    kind = _kind_of(question, offer.key, known)
    effect = _effect(kind, offer.key.rpartition(" ")[2], narrator) if kind is not None else ""
    return narrator.say("tell-piece-does", piece=said, effect=effect) if effect else said


def answer(question: Question, key: str, narrator: Narrator, known: Known) -> Phrase:
    """An option by its key."""
    say, has = narrator.say, narrator.catalog.has
    if key.startswith(NOW):
        return say("ask-now", what=_fitting(key.removeprefix(NOW), narrator, known))
    match question.way:
        case Way.WINDOW:
            kind = _kind_of(question, key, known)
            return piece(kind, key, narrator, known.of_piece) if kind is not None else say("ask-go-on")
        case Way.EFFECTS:
            kind, id = _kind_of(question, key, known), key.rpartition(" ")[2]
            return piece(kind, id, narrator, known.of_piece) if kind is not None else narrator.noun(id)
        case Way.ORDER if key.startswith(ADDED):
            return _added(question, int(key.removeprefix(ADDED)), narrator, known)
        case Way.ONE | Way.ORDER:
            return narrator.noun(f"choice-{key}" if has(f"choice-{key}") else key)
        case Way.MAY | Way.MORE:
            return say("ask-yes" if key == "yes" else "ask-no")
        case Way.PAY | Way.MIX:
            return _payment(key, narrator)
        case Way.CHOOSE:
            if key == ENOUGH and not _called_enough(question.type, narrator):
                return say("ask-enough")
            return words(Thing(question.type, key), narrator, known.of_piece)
        case _:
            assert_never(question.way)


def _called_enough(type_: Type, narrator: Narrator) -> bool:
    """Whether a word of an enumeration is called like the end of a choice of several things; then that is no such choice."""
    return isinstance(type_, ConstantType) and ENOUGH in narrator.checked.rules.enumeration(type_.name)


def _fitting(key: str, narrator: Narrator, known: Known) -> Phrase:
    """What fits at any time: a piece, or a sentence of the rules by its name."""
    kinds = tuple(dict.fromkeys(h.owned.kind for h in narrator.checked.rules.triggers.any_time if h.owned.kind is not None))
    kind = known.kind_of(kinds, key)
    return piece(kind, key, narrator, known.of_piece) if kind is not None else narrator.noun(key)


def _payment(key: str, narrator: Narrator) -> Phrase:
    parts = [part.split(" ", 1) for part in key.split("+")] if key != "nothing" else []
    goods = [amount(int(number), noun, narrator) for number, noun in parts]
    return joined(goods, narrator.catalog) if goods else narrator.say("tell-none")


def _added(question: Question, number: int, narrator: Narrator, known: Known) -> Phrase:
    """Something that was added to an agenda: by the name of its rule while it is there, else by its number."""
    added = known.agenda(question.label)
    if number > len(added):
        return narrator.say("ask-added", number=number)
    item = added[number - 1]
    rule, given = narrator.noun(item.rule.name), [words(thing, narrator) for thing in item.given]
    if not given:
        return narrator.say("ask-added-rule", number=number, rule=rule)
    return narrator.say("ask-added-rule-with", number=number, rule=rule, given=joined(given, narrator.catalog))


# ---- pieces ----
def _kind_of(question: Question, key: str, known: Known) -> str | None:
    """The kind of the piece that an option is, if it is one."""
    if question.way is Way.WINDOW:
        return known.kind_of(question.kinds, key)
    if question.way is Way.EFFECTS:
        kind, _, id = key.rpartition(" ")
        return known.kind_of((kind,) if kind else tuple(dict.fromkeys(filter(None, question.kinds))), id)
    return known.kind_of((question.type.name,), key) if isinstance(question.type, PieceType) else None


def _effect(kind: str, id: str, narrator: Narrator) -> str:
    """What a piece does, if it says so in one line and nothing else."""
    pieces = narrator.checked.rules.pieces[kind]
    item = item_of(pieces, id)
    printed = [(field, nodes) for field, nodes in item.effects.items() if nodes] if item is not None else []
    if item is None or len(printed) != 1:
        return ""
    field, nodes = printed[0]
    said = narrator.sentences.printed(address_of(pieces, item.id, field), sayable(nodes))
    return said if "\n" not in said else ""
