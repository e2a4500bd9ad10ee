"""A board as it lies there: its cells, what is printed on them, what covers them and what stands on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.book.contents import Picture, Sign
from rulewright.book.markup import Element, Node, tag
from rulewright.book.pictures.cells import SIDE, Cell, Place, around_a_ring
from rulewright.book.pictures.colours import GROUND, INK, ink_on, player_fill
from rulewright.book.pictures.looks import ground_looks, looks
from rulewright.book.pictures.svg import Point, circle, letters, line, polygon, rect, sheet
from rulewright.draw import Cells, attributes_of, codes, draw_board, place_of
from rulewright.link import PLAYER, Board, ConstantType, Ruleset, YesNoType

Say = Callable[[str], str]
FRAME = "#4a4338"
FRESH = "#e4572e"
MARGIN = 14.0
LABEL = "#fffaf0"
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class Marked:
    """What to point out in a picture: cells that have just changed, and cells that are not there yet."""

    fresh: frozenset[str] = frozenset()
    coming: frozenset[str] = frozenset()


NOTHING_MARKED = Marked()


def empty_board(rules: Ruleset, board: Board, say: Say) -> Picture | None:
    """A board before anything is laid on it; one that grows has nothing to show."""
    if board.grows or not board.size:
        return None
    return board_picture(rules, board, {name: {} for name in board.numbers}, say, say(board.name))


def board_picture(
    rules: Ruleset, board: Board, cells: Cells, say: Say, title: str, marked: Marked = NOTHING_MARKED
) -> Picture | None:
    """The board with what is in its cells; None if there is nothing of it."""
    if not cells:
        return None
    if board.shape == "ring":
        drawing = _ring(rules, board, cells, title, marked)
    else:
        drawing = _sheet(rules, board, cells, say, title, marked)
    return Picture(drawing, draw_board(rules, board, cells).text(), tuple(_legend(rules, board, cells, say)), title)


# ---- cells side by side ----
def _sheet(rules: Ruleset, board: Board, cells: Cells, say: Say, title: str, marked: Marked) -> Element:
    at = {name: Cell(board.shape, place_of(board, name)) for name in cells}
    coming = [Cell(board.shape, place_of(board, name)) for name in sorted(marked.coming - set(cells))]
    by_place = {cell.place: name for name, cell in at.items()}
    dashed = {"stroke": FRAME, "stroke_opacity": "0.35", "stroke_dasharray": "3 4"}
    shapes: list[Node] = [polygon(each.corners(), "none", **dashed) for each in coming]
    shapes += [_cell(rules, board, name, at[name], cells[name], say) for name in cells]
    shapes += [part for name in cells for part in _walls(board, name, at[name], cells, by_place)]
    shapes += [polygon(at[name].corners(0.93), "none", stroke=FRESH, stroke_width="3") for name in cells if name in marked.fresh]
    shapes += list(_edges(board, at))
    points = [point for cell in (*at.values(), *coming) for point in cell.corners()]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
    return sheet(left, top, right - left, bottom - top, shapes, title)


def _cell(rules: Ruleset, board: Board, name: str, cell: Cell, content: Mapping[str, Any], say: Say) -> Element:
    fill, code = _ground(rules, board, name, content)
    said = [name, *(say(str(word)) for word in _words(board, name, content))]
    parts: list[Node] = [tag("title", ": ".join([said[0], ", ".join(said[1:])]) if len(said) > 1 else name)]
    parts.append(polygon(cell.corners(), fill, stroke=FRAME, stroke_opacity="0.25", stroke_width="1"))
    x, y = cell.centre
    level = int(content.get("level", 0))
    standing = list(_standing(rules, board, cell.centre, content, bool(code)))
    if code and standing:
        parts.append(
            letters((x, y - 9), code + (str(level).translate(RAISED) if level > 1 else ""), 11, ink_on(fill), font_weight="600")
        )
    elif code:
        parts.append(letters((x, y - 4 if level > 1 else y), code, 13, ink_on(fill), font_weight="600"))
        parts += [letters((x, y + 10), "▲" * level if level < 4 else f"▲{level}", 9, ink_on(fill))] if level > 1 else []
    return tag("g", parts, standing)


def _words(board: Board, name: str, content: Mapping[str, Any]) -> Iterator[str]:
    if board.printed and "face" not in content:
        yield board.printed[board.numbers[name] - 1]
    yield from (str(value) for key, value in content.items() if key not in ("tile", "level"))


def _ground(rules: Ruleset, board: Board, name: str, content: Mapping[str, Any]) -> tuple[str, str]:
    """The colour of a cell, and the code of what covers it."""
    for attribute, type_ in attributes_of(rules, board).items():
        if isinstance(type_, ConstantType) and content.get(attribute) is not None:
            colours, short = looks(rules, rules.enumeration(type_.name))
            return colours[content[attribute]], short[content[attribute]]
    if board.printed:
        word = board.printed[board.numbers[name] - 1]
        colours, signs = ground_looks(rules, board)
        return colours[word], signs[word] if rules.display.looks.get(word) is not None else ""
    return GROUND, ""


def _standing(rules: Ruleset, board: Board, centre: Point, content: Mapping[str, Any], coded: bool) -> Iterator[Node]:
    """What stands on a cell, below its code if it has one: a disc of a player, a number, a word for what is so, ids of pieces."""
    x, y = centre
    texts, seats = [], []
    for attribute, type_ in attributes_of(rules, board).items():
        value = content.get(attribute)
        if value is None or isinstance(type_, ConstantType):
            continue
        if type_ == PLAYER:
            seats.append(int(str(value).rpartition(" ")[2]))
        elif isinstance(type_, YesNoType):
            texts += [codes([attribute])[attribute]] if value in ("yes", True) else []
        else:
            texts.append(str(value))
    down = y + 7 if coded else y
    for seat in seats:
        middle = (x - 8 if texts else x, down)
        yield circle(middle, 8 if coded else 12, player_fill(seat), stroke=INK, stroke_width="1.2")
        yield letters(middle, str(seat), 10 if coded else 12, ink_on(player_fill(seat)))
    if texts:
        said = " ".join(texts)
        wide = 6.0 * len(said) + 6
        left = x + 1 if seats else x - wide / 2
        yield rect(left, down - 7, wide, 14, LABEL, 3, stroke=INK, stroke_opacity="0.4")
        yield letters((left + wide / 2, down), said, 10, INK)


def _walls(board: Board, name: str, cell: Cell, cells: Cells, by_place: Mapping[Place, str]) -> Iterator[Node]:
    """Strong lines around each tile, and around the whole board."""
    mine = cells[name].get("tile")
    for place, start, end in cell.sides():
        other = by_place.get(place)
        theirs = cells[other].get("tile") if other is not None else None
        if other is None or (board.tiles and mine != theirs and (mine or "") > (theirs or "")):
            yield line(start, end, stroke=FRAME, stroke_width="2", stroke_linecap="round")


def _edges(board: Board, at: Mapping[str, Cell]) -> Iterator[Node]:
    """Names of rows and columns, as in the names of cells, along the edges of a board that has any."""
    if board.grows or board.places or board.shape == "hex":
        return
    centres = {name: cell.centre for name, cell in at.items()}
    left, bottom = min(x for x, _ in centres.values()), max(y for _, y in centres.values())
    for number in range(board.width):
        yield letters((left + number * SIDE, bottom + 27), board.column_name(number), 10, "currentColor", cls="edge")
    for number in range(board.height):
        yield letters((left - 27, bottom - number * SIDE), board.row_name(number), 10, "currentColor", cls="edge")


# ---- rings ----
def _ring(rules: Ruleset, board: Board, cells: Cells, title: str, marked: Marked) -> Element:
    shapes: list[Node] = []
    points = []
    for name, content in cells.items():
        point = around_a_ring(int(name), board.width)
        points.append(point)
        fill, code = _ground(rules, board, name, content)
        edge = {"stroke": FRESH, "stroke_width": "3"} if name in marked.fresh else {"stroke": FRAME, "stroke_width": "1"}
        shapes.append(circle(point, 20, fill, **edge))
        shapes.append(letters((point[0], point[1] - 10), name, 9, ink_on(fill)))
        if code:
            shapes.append(letters(point, code, 12, ink_on(fill)))
        shapes += _standing(rules, board, point, content, bool(code))
    left, top = min(x for x, _ in points) - 30, min(y for _, y in points) - 30
    right, bottom = max(x for x, _ in points) + 30, max(y for _, y in points) + 30
    return sheet(left, top, right - left, bottom - top, shapes, title)


# ---- what it means ----
def _legend(rules: Ruleset, board: Board, cells: Cells, say: Say) -> Iterator[Sign]:
    """What the colours and codes of the picture mean, of those that are in it."""
    shown: dict[str, tuple[str, str]] = {}
    if board.printed:
        colours, signs = ground_looks(rules, board)
        bare = {board.printed[board.numbers[name] - 1] for name, content in cells.items() if "face" not in content}
        shown.update(
            {
                word: (signs[word] if word in rules.display.looks else "", colours[word])
                for word in dict.fromkeys(board.printed)
                if word in bare
            }
        )
    for attribute, type_ in attributes_of(rules, board).items():
        values = {content.get(attribute) for content in cells.values()}
        if isinstance(type_, ConstantType):
            colours, short = looks(rules, rules.enumeration(type_.name))
            shown.update({member: (short[member], colours[member]) for member in colours if member in values})
        elif isinstance(type_, YesNoType) and values & {"yes", True}:
            shown[attribute] = (codes([attribute])[attribute], LABEL)
        elif type_ == PLAYER:
            for player in sorted(str(value) for value in values if value is not None):
                seat = int(player.rpartition(" ")[2])
                shown[player] = (str(seat), player_fill(seat))
    yield from (Sign(code, fill, say(word)) for word, (code, fill) in shown.items())
