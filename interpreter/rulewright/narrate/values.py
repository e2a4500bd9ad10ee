"""Values of a game in words."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain import Form, Phrase, fixed, joined, message, numeral, piece_phrase, shown_of_piece
from rulewright.link import (
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    ListType,
    NothingType,
    NumberType,
    PieceType,
    PlayerType,
    ResourceType,
    SpotType,
    UnknownType,
    YesNoType,
    ZoneType,
)
from rulewright.narrate.game_side import rotations
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.records import PieceFacts, Thing, no_facts

NOTHING = "nothing"


def words(thing: Thing, narrator: Narrator, facts: PieceFacts = no_facts) -> Phrase:
    """A value in words from the name that saves and scenarios use for it."""
    say, key = narrator.say, thing.key
    match thing.type:
        case NumberType():
            return numeral(int(key), narrator.catalog) if key.lstrip("-").isdecimal() else fixed(key)
        case YesNoType():
            return say("ask-yes" if key == "yes" else "ask-no")
        case ListType(of=of):
            found = [words(Thing(of, part), narrator) for part in key.split("/") if part]
            return joined(found, narrator.catalog) if found else say("tell-none")
        case PlayerType():
            return say("tell-nobody") if key == NOTHING else narrator.player(int(key.rsplit(" ", 1)[-1]))
        case ConstantType() | ResourceType():
            return narrator.noun(key) if key != NOTHING else say("tell-none")
        case PieceType(name=kind):
            return piece(kind, key, narrator, facts) if key != NOTHING else say("tell-none")
        case CellType():
            return say("tell-cell", label=key) if key != NOTHING else say("tell-none")
        case SpotType(name=board):
            return spot(board, key, narrator) if key != NOTHING else say("tell-none")
        case EffectType() | NothingType() | UnknownType() | BoardType() | ZoneType():
            return fixed(key) if key != NOTHING else say("tell-none")
        case _:
            assert_never(thing.type)


def piece(kind: str, id: str, narrator: Narrator, facts: PieceFacts = no_facts) -> Phrase:
    """A piece, with what a text of it shows beyond what is printed."""
    pieces, catalog = narrator.checked.rules.pieces[kind], narrator.catalog
    found = facts(kind, id, shown_of_piece(pieces, id, catalog))
    now = {name: fact if isinstance(fact, int) else words(fact, narrator) for name, fact in found.items()}
    return piece_phrase(pieces, id, catalog, now)


def spot(board: str, key: str, narrator: Narrator, level: int | None = None) -> Phrase:
    """A place for a tile and how it is turned there, with the level the tile would get if that is known."""
    label, _, turn = key.partition("@")
    turns = rotations(narrator.checked.rules.boards[board].shape)
    if level is None:
        return narrator.say("tell-spot", label=label, turn=int(turn), turns=turns)
    name = "tell-spot-ground" if level == 1 else "tell-spot-level"
    return narrator.say(name, label=label, turn=int(turn), turns=turns, level=level)


def amount(number: int, noun: str, narrator: Narrator) -> Phrase:
    """`2 coins`."""
    return narrator.say("log-amount", number=number, noun=message(narrator.catalog, noun, "", Form(count=number, det="bare")))
