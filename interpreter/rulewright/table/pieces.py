"""Pieces and the places they lie in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulewright.explain import item_of
from rulewright.link import PLAYER, ConstantType, Item, PieceKind, PieceType, Type
from rulewright.table.looking import Looking
from rulewright.table.looks import coloured_by, face_of, kind_face, player_face, value_face
from rulewright.table.records import Covered, Face, Note, Place, Thing, Zone
from rulewright.table.telling import number_of

UNSET = ("0", "no", "nothing", "")


def thing(looking: Looking, kind_name: str, id: str) -> Thing:
    """A piece that the seat may see, with what is worth knowing of it."""
    kind = looking.rules.pieces[kind_name]
    beside = looking.rules.display.beside.get(kind_name)
    notes = looking.notes(kind_name, number_of(looking.game, kind_name, id)) if beside else ()
    title = looking.texts.piece_now(looking.game, kind, id)
    now = tuple(value_of(looking, kind, id, attribute.name) for attribute in kind.attributes.values() if attribute.varies)
    made_of = (looking.texts.language, kind_name, id, title, now, notes)
    return looking.teller.once(made_of, lambda: _thing(looking, kind, id, title, notes))


def _thing(looking: Looking, kind: PieceKind, id: str, title: str, beside: tuple[Note, ...]) -> Thing:
    rules = looking.rules
    item = item_of(kind, id)
    face = kind_face(rules, kind)
    by = coloured_by(rules, kind)
    if by:
        own = value_face(rules, kind, by, value_of(looking, kind, id, by))
        face = replace(face, colour=own.colour or face.colour, symbol=own.symbol or face.symbol)
    look = rules.display.looks.get(item.id) if item is not None else None
    if look is not None:
        face = Face(look.colour or face.colour, look.symbol or face.symbol, look.shape or face.shape)
    number = _number(looking, kind, id)
    notes = (*_changed(looking, kind, id, by), *beside)
    found = Thing(f"{kind.name}:{id}", title, face, number, notes, f"{kind.name}.{item.id}" if item is not None else "")
    return _formed(looking, kind, item, found) if item is not None else found


def _formed(looking: Looking, kind: PieceKind, item: Item, found: Thing) -> Thing:
    """A piece with its form: what a tile covers, or the colours of its edges."""
    rules, look = looking.rules, looking.rules.display.looks.get(kind.name)
    edges = item.values.get(look.edges, ()) if look is not None and look.edges else ()
    turned = value_of(looking, kind, found.ref.partition(":")[2], look.turned) if look is not None and look.turned else ""
    board = next((board for board in rules.boards.values() if board.tiles == kind.name), None)
    covers: tuple[Covered, ...] = ()
    if board is not None and kind.shapes and kind.faces:
        shape = kind.shapes[str(item.values.get("shape", next(iter(kind.shapes))))]
        faces = [str(face) for face in item.values.get(kind.faces, ())]
        slanted = board.shape == "hex"
        covers = tuple(
            Covered(2 * x + (y if slanted else 0), y, face_of(rules, face), looking.name(face))
            for (x, y), face in zip(shape, faces, strict=False)
        )
    return replace(
        found,
        covers=covers,
        edges=tuple(face_of(rules, str(edge)) for edge in edges),
        turned=int(turned) if turned.isdecimal() else 0,
        on_hexes=board is not None and board.shape == "hex",
    )


def _number(looking: Looking, kind: PieceKind, id: str) -> str:
    look = looking.rules.display.looks.get(kind.name)
    value = value_of(looking, kind, id, look.number) if look is not None and look.number else ""
    return "" if value == "nothing" else value


def value_of(looking: Looking, kind: PieceKind, id: str, attribute: str) -> str:
    """An attribute of a piece as the seat knows it: what is printed on it, or what it is now."""
    if kind.attributes[attribute].varies:
        return str(looking.view["pieces"][f"{kind.name}.{attribute}"].get(id, ""))
    item = item_of(kind, id)
    value: Any = item.values.get(attribute) if item is not None else None
    return "" if value is None else str(value)


def _changed(looking: Looking, kind: PieceKind, id: str, by: str) -> Iterator[Note]:
    """What varies on a piece and is something now; what its colour and its number show is not told again."""
    look = looking.rules.display.looks.get(kind.name)
    owner = by and kind.attributes[by].type == PLAYER
    shown = {"" if owner else by, *((look.number, look.turned) if look is not None else ())}
    for attribute in kind.attributes.values():
        if not attribute.varies or attribute.name in shown or attribute.name in looking.rules.display.unseen:
            continue
        value = value_of(looking, kind, id, attribute.name)
        if value not in UNSET:
            name = "" if attribute.type == PLAYER else looking.name(attribute.name)
            words = looking.name(attribute.name) if value == "yes" else looking.key(attribute.type, value)
            yield Note("" if value == "yes" else name, words, value_face(looking.rules, kind, attribute.name, value))


# -- zones --
def zones(looking: Looking, noun: str) -> list[Zone]:
    """A zone for each player, the looking one first, or one for all; empty places only where there are few of them."""
    zone = looking.rules.zones[noun]
    places = looking.view["zones"][noun]
    found = []
    for seat in seats_of(looking, PLAYER in zone.per):
        mine = {key: content for key, content in places.items() if not seat or whose(key) == seat}
        rest = tuple(type_ for type_ in zone.per if type_ != PLAYER)
        keyed = looking.keyed(noun) and bool(rest)
        if rest:
            mine = dict(sorted(mine.items(), key=lambda place: _rank(looking, rest[0], without_player(place[0]))))
        shown = tuple(_place(looking, zone.holds, rest, without_player(key), content) for key, content in mine.items())
        if keyed:
            shown = tuple(replace(place, title=looking.with_key(noun, place.title)) for place in shown)
        if any(place.things or place.hidden for place in shown) or (rest and len(shown) <= 12):
            found.append(Zone(noun, "" if keyed else looking.name(noun), seat, shown))
    return found


def _rank(looking: Looking, type_: Type, key: str) -> int:
    """By which number one of the places of a zone stands; they keep the order of the rules where there is none."""
    if isinstance(type_, ConstantType) and type_.name in looking.rules.display.order:
        return looking.rank(type_.name, looking.rules.enumeration(type_.name).index(key.split()[0]) + 1)
    if isinstance(type_, PieceType) and type_.name in looking.rules.display.order:
        return looking.rank(type_.name, number_of(looking.game, type_.name, key))
    return 0


def _place(looking: Looking, kind: str, per: tuple[Type, ...], key: str, content: Any) -> Place:
    hidden = content["hidden"] if isinstance(content, dict) else 0
    things = tuple(thing(looking, kind, piece) for piece in content) if isinstance(content, list) else ()
    if not per or not key:
        return Place("", "", things, hidden)
    type_ = per[0]
    title = " ".join(looking.key(one, word) for one, word in zip(per, key.split(), strict=False))
    if isinstance(type_, ConstantType):
        number = looking.rules.enumeration(type_.name).index(key.split()[0]) + 1
        notes = looking.notes(type_.name, number)
        return Place(f"{type_.name}:{key}", title, things, hidden, notes, face_of(looking.rules, key.split()[0]))
    if isinstance(type_, PieceType):
        notes = looking.notes(type_.name, number_of(looking.game, type_.name, key))
        return Place(f"{type_.name}:{key}", looking.key(type_, key), things, hidden, notes)
    return Place("", title, things, hidden)


# -- whose things are --
def seats_of(looking: Looking, each: bool) -> list[int]:
    """The seats in the order they are shown, one's own first; 0 is nobody's."""
    if not each:
        return [0]
    players = looking.game.players
    return [(looking.seat - 1 + n) % players + 1 for n in range(players)]


def whose(key: str) -> int:
    words = key.split()
    return int(words[words.index("player") + 1]) if "player" in words else 0


def without_player(key: str) -> str:
    words = key.split()
    if "player" in words:
        at = words.index("player")
        words = words[:at] + words[at + 2 :]
    return "" if words == ["all"] else " ".join(words)


__all__ = ["player_face", "seats_of", "thing", "value_of", "whose", "without_player", "zones"]
