"""Counters: goods, tracks and whatever else is remembered, of a player or of nobody."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.link import PLAYER, Told, Variable
from rulewright.table.looking import Looking
from rulewright.table.looks import face_of
from rulewright.table.pieces import seats_of, whose, without_player
from rulewright.table.records import Counter, Counters

UNSET = ("no", "nothing", "")


def counters(looking: Looking, nouns: Sequence[str], values: Sequence[Told]) -> list[Counters]:
    """What nobody owns, then what each player has; what is not there yet is left out."""
    variables = [looking.rules.variables[noun] for noun in nouns]
    shared = [counter for variable in variables if PLAYER not in variable.per for counter in _of(looking, variable, 0)]
    for told in values:
        note = looking.note(told.name, told, "", 0)
        if note is not None:
            shared.append(Counter(str(told.name), note.name or note.text, note.face, note.text if note.name else ""))
    found = [Counters(0, tuple(shared))] if shared else []
    own = [variable for variable in variables if PLAYER in variable.per]
    for seat in seats_of(looking, True) if own else ():
        found.append(Counters(seat, tuple(counter for variable in own for counter in _of(looking, variable, seat))))
    return found


def _of(looking: Looking, variable: Variable, seat: int) -> tuple[Counter, ...]:
    values = looking.view["variables"][variable.name]
    made_of = (looking.texts.language, variable.name, seat, *values.values())
    return looking.teller.once(made_of, lambda: tuple(_counted(looking, variable, seat)))


def _counted(looking: Looking, variable: Variable, seat: int) -> list[Counter]:
    face, most = face_of(looking.rules, variable.name), variable.high or 0
    several = len(variable.per) > (PLAYER in variable.per)
    found = []
    for key, value in looking.view["variables"][variable.name].items():
        if (seat and whose(key) != seat) or (value in UNSET and not (seat and not several)):
            continue
        word = without_player(key)
        rest = [type_ for type_ in variable.per if type_ != PLAYER]
        place = " ".join(looking.key(type_, one) for type_, one in zip(rest, word.split(), strict=False))
        if several and (value == 0 or not place):
            continue
        keyed = looking.keyed(variable.name) and bool(place)
        title = looking.with_key(variable.name, place) if keyed else looking.name(variable.name, 2)
        words = str(value) if isinstance(value, int) else looking.key(variable.type, str(value))
        own = face_of(looking.rules, word) if len(rest) == 1 and word in looking.rules.constants() else face
        shown = looking.texts.at(title, place) if place and not keyed else title
        found.append(Counter(variable.name, shown, own if place else face, words, most, f"counter:{variable.name}/{seat}"))
    return found
