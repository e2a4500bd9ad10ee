"""Printed places: listed as they are declared, in groups by a word, or outside a board beside the cells that they touch."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.draw import place_of
from rulewright.link import PLAYER, Board, CellType, ConstantType
from rulewright.table.looking import Looking
from rulewright.table.looks import face_of
from rulewright.table.pieces import thing, value_of
from rulewright.table.records import Cell, Place, Thing, Zone

UNGROUPED = ("", "nothing")
Spot = tuple[int, int]


def printed_places(looking: Looking, noun: str) -> Iterator[Zone]:
    """A kind of places: each with what has changed there. Those that a board shows around it are not shown twice."""
    around = _touched(looking, noun) is not None
    listed = [id for id in _shown(looking, noun) if not (around and _cell_of(looking, noun, id))]
    places = tuple(_groups(looking, noun, listed))
    if places:
        yield Zone(noun, looking.name(noun, 2), 0, places)


def around(looking: Looking, board: Board) -> Iterator[Cell]:
    """The printed places that stand outside a board, each beside the cell it touches."""
    for noun in looking.rules.pieces:
        if _touched(looking, noun) is not board or noun in looking.rules.display.unseen:
            continue
        for id in _shown(looking, noun):
            cell = _cell_of(looking, noun, id)
            if cell:
                one = thing(looking, noun, id)
                x, y = _beside(board, cell, _says(looking, noun, id, "in_row") in ("yes", "True"))
                yield Cell(one.ref, one.title, x, y, things=(one,))


def _beside(board: Board, cell: str, in_row: bool) -> Spot:
    """Just outside the board at the nearer end of the row, or of the column, of a cell."""
    places = [place_of(board, name) for name in board.numbers]
    (x, y), xs, ys = place_of(board, cell), [x for x, _ in places], [y for _, y in places]
    if in_row:
        return (min(xs) - 2 if 2 * x <= min(xs) + max(xs) else max(xs) + 2), y
    return x, (max(ys) + 1 if 2 * y >= min(ys) + max(ys) else min(ys) - 1)


def _touched(looking: Looking, noun: str) -> Board | None:
    """The board around which the places of a kind are drawn, if it is on the table once and does not grow."""
    rules, look = looking.rules, looking.rules.display.looks.get(noun)
    type_ = rules.pieces[noun].attributes[look.touches].type if look is not None and look.touches else None
    board = rules.boards[type_.name] if isinstance(type_, CellType) and rules.pieces[noun].places else None
    return None if board is None or board.grows or PLAYER in board.per or board.name in rules.display.unseen else board


def _cell_of(looking: Looking, noun: str, id: str) -> str:
    found = _says(looking, noun, id, "touches")
    return "" if found in UNGROUPED else found


def _says(looking: Looking, noun: str, id: str, use: str) -> str:
    """What the attribute that a look names says of a place."""
    look = looking.rules.display.looks.get(noun)
    attribute = str(getattr(look, use)) if look is not None else ""
    return value_of(looking, looking.rules.pieces[noun], id, attribute) if attribute else ""


def _shown(looking: Looking, noun: str) -> list[str]:
    ids = looking.game.program.layout.piece_ids[noun]
    numbers = [number for number in range(1, len(ids) + 1) if looking.is_shown(noun, number)]
    return [ids[number - 1] for number in sorted(numbers, key=lambda number: looking.rank(noun, number))]


def _groups(looking: Looking, noun: str, ids: list[str]) -> Iterator[Place]:
    """One place for all of them; or one for each word, as the words stand in their enumeration, and the others last."""
    groups: dict[str, list[Thing]] = {}
    for id in ids:
        word = _says(looking, noun, id, "grouped_by")
        groups.setdefault("" if word in UNGROUPED else word, []).append(thing(looking, noun, id))
    look = looking.rules.display.looks.get(noun)
    type_ = looking.rules.pieces[noun].attributes[look.grouped_by].type if look is not None and look.grouped_by else None
    words = looking.rules.enumeration(type_.name) if isinstance(type_, ConstantType) else ()
    for word in words:
        if word in groups:
            yield Place("", looking.name(word), tuple(groups[word]), face=face_of(looking.rules, word))
    if "" in groups:
        yield Place("", "", tuple(groups[""]))
