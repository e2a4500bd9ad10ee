"""Boards: every cell with its place on the sheet, what covers it and what lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulewright.draw import place_of
from rulewright.link import PLAYER, Board, CellType, ConstantType, NumberType, YesNoType
from rulewright.link import Zone as LyingIn
from rulewright.table.looking import Looking
from rulewright.table.looks import face_of, player_face
from rulewright.table.pieces import seats_of, thing, whose
from rulewright.table.printed import around
from rulewright.table.records import Board as Sheet
from rulewright.table.records import Cell, Face, Note, Thing


def cell_ref(board: str, seat: int, name: str) -> str:
    return f"{board}/{seat}:{name}" if seat else f"{board}:{name}"


def boards(looking: Looking, noun: str) -> list[Sheet]:
    """A board for each player, the looking one's first, or one for all."""
    board = looking.rules.boards[noun]
    found, zones = [], looking.rules.zones.values()
    for seat in seats_of(looking, PLAYER in board.per):
        for key, cells in looking.view["boards"][noun].items():
            if not seat or whose(key) == seat:
                title = looking.name(noun)
                lying = [] if board.grows else [zone for zone in zones if zone.per == (CellType(board.name),)]
                drawn = tuple(_cell(looking, board, seat, name, cell, lying) for name, cell in cells.items())
                found.append(Sheet(noun, title, seat, board.shape, board.grows, drawn, tuple(around(looking, board))))
    return found


def _cell(looking: Looking, board: Board, seat: int, name: str, cell: Mapping[str, Any], lying: Sequence[LyingIn]) -> Cell:
    beside = (
        looking.notes(board.name, board.numbers[name]) if board.name in looking.rules.display.beside and not board.grows else ()
    )
    things = tuple(piece for zone in lying for piece in _lying(looking, zone, name))
    ref = cell_ref(board.name, seat, name)
    made_of = (looking.texts.language, ref, *cell.items())
    bare = looking.teller.once(made_of, lambda: _bare(looking, board, ref, name, cell))
    if not beside and not things:
        return bare
    more = (*made_of, beside, things)
    return looking.teller.once(more, lambda: replace(bare, notes=(*bare.notes, *beside), things=things))


def _bare(looking: Looking, board: Board, ref: str, name: str, cell: Mapping[str, Any]) -> Cell:
    """A cell without what lies on it or stands beside it."""
    x, y = place_of(board, name)
    ground = face = Face()
    if board.printed:
        ground = face_of(looking.rules, board.printed[board.numbers[name] - 1])
    if "face" in cell:
        face = face_of(looking.rules, cell["face"])
    title = looking.name(cell["face"]) if "face" in cell else ""
    own = (Note("", title),) if title else ()
    notes = (*own, *_attributes(looking, board, cell))
    return Cell(ref, name, x, y, ground, face, str(cell.get("tile", "")), int(cell.get("level", 0)), notes)


def _attributes(looking: Looking, board: Board, cell: Mapping[str, Any]) -> Iterator[Note]:
    for name, type_ in board.attributes.items():
        value = cell.get(name)
        if value is None or name in board.unshown or value in ("no", "nothing"):
            continue
        if type_ == PLAYER:
            seat = int(str(value).rpartition(" ")[2])
            yield Note(looking.name(name), looking.texts.player(seat), player_face(seat))
        elif isinstance(type_, YesNoType):
            yield Note("", looking.name(name), face_of(looking.rules, name))
        elif isinstance(type_, ConstantType):
            yield Note("", looking.name(str(value)), face_of(looking.rules, str(value)))
        elif isinstance(type_, NumberType):
            yield Note(looking.name(name), str(value))
        else:
            yield Note(looking.name(name), looking.key(type_, str(value)))


def _lying(looking: Looking, zone: LyingIn, name: str) -> Iterator[Thing]:
    content = looking.view["zones"][zone.name].get(name, ())
    if isinstance(content, list):
        yield from (thing(looking, zone.holds, piece) for piece in content)
