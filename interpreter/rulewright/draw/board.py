"""One board of a game as seen in a view: what is in its cells, what may be typed, and where things lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from rulewright.draw.canvas import Canvas
from rulewright.draw.codes import codes, initials, symbol
from rulewright.draw.colours import FAINT, FRESH, LABEL, face_styles, player_style
from rulewright.draw.walls import Brick, Scale, draw_walls, scale_for
from rulewright.link import (
    PLAYER,
    Board,
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
    Ruleset,
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
)

Cells = Mapping[str, Mapping[str, Any]]
Place = tuple[int, int]


@dataclass(frozen=True)
class Marks:
    """What to point out: words to type into cells, cells that are about to change, and what stands in bare ones."""

    labels: Mapping[str, str] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()
    notes: Mapping[str, str] = field(default_factory=dict)


def draw_board(rules: Ruleset, board: Board, cells: Cells, marks: Marks | None = None) -> Canvas:
    """The whole board with coordinates along its edges."""
    bricks = _bricks(rules, board, cells, marks or Marks())
    scale = scale_for(bricks, board.width if board.places else 0)
    body, left, top = draw_walls(bricks, scale)
    sheet = Canvas()
    if board.shape == "ring":
        sheet.paste(0, 2, body)
    elif board.grows:
        _edges_of_map(sheet, board, bricks, scale, body, left, top)
    elif board.places:
        _edges_of_picture(sheet, board, scale, body)
    else:
        _edges_of_grid(sheet, board, scale, body)
    return sheet


def draw_around(rules: Ruleset, board: Board, cells: Cells, marks: Marks, near: Iterable[str], reach: int = 1) -> Canvas:
    """Only the part of the board around some cells: a small preview."""
    centre = [place_of(board, name) for name in near]
    wide = 2 * reach + (board.shape == "hex" and not board.grows)
    low_row, high_row = min(r for _, r in centre) - reach, max(r for _, r in centre) + reach
    low, high = min(c for c, _ in centre) - wide, max(c for c, _ in centre) + wide
    bricks = _bricks(rules, board, cells, marks)
    kept = {at: brick for at, brick in bricks.items() if low <= at[0] <= high and low_row <= at[1] <= high_row}
    return draw_walls(kept, scale_for(bricks, board.width if board.places else 0))[0]


def legend(rules: Ruleset, board: Board, cells: Cells, name: Callable[[str], str] | None = None) -> list[tuple[str, str, str]]:
    """Code, meaning and style of everything on the board that is shown by a code."""
    say = name or (lambda word: word.replace("_", " "))
    found: dict[str, tuple[str, str, str]] = {}
    for word, sign in dict(zip(board.printed, board.signs, strict=True)).items():
        found[word] = (sign, say(word), face_styles(rules.enumeration(board.legend))[word])
    for attribute, type_ in attributes_of(rules, board).items():
        shown = {str(cell[attribute]) for cell in cells.values() if attribute in cell}
        if isinstance(type_, ConstantType):
            looks = _looks(rules, type_, bool(board.places))
            found.update({member: (code, say(member), style) for member, (code, style) in looks.items() if member in shown})
        elif type_ == PLAYER:
            for player in sorted(_seat(value) for value in shown):
                found[f"player {player}"] = (symbol(player), say(f"player {player}"), player_style(player))
    return list(found.values())


def reading_order(board: Board, names: Iterable[str]) -> list[str]:
    """Cells as a reader meets them: row by row from the top, each from the left."""
    return sorted(names, key=lambda name: tuple(reversed(place_of(board, name))))


# -- cells --
def attributes_of(rules: Ruleset, board: Board) -> Mapping[str, Type]:
    laid: dict[str, Type] = {}
    if not board.grows:
        laid = {zone.name: PieceType(zone.holds) for zone in rules.zones.values() if zone.per == (CellType(board.name),)}
    own = {name: type_ for name, type_ in board.attributes.items() if name not in board.unshown}
    kind = rules.pieces.get(board.tiles)
    face = kind.attributes[kind.faces].type.of if kind is not None and kind.faces else None
    return {**({"face": face} if face is not None else {}), **own, **laid}


def _bricks(rules: Ruleset, board: Board, cells: Cells, marks: Marks) -> dict[Place, Brick]:
    attributes = attributes_of(rules, board)
    looks = {attribute: _looks(rules, type_, bool(board.places)) for attribute, type_ in attributes.items()}
    ground = face_styles(rules.enumeration(board.legend)) if board.printed else {}
    bricks: dict[Place, Brick] = {}
    for name, cell in cells.items():
        texts, style = [], ""
        for attribute, type_ in attributes.items():
            value = cell.get(attribute)
            if value is None:
                continue
            shown, its_style = _shown(attribute, type_, value, looks[attribute])
            texts.append(shown)
            style = style or its_style
        text = " ".join(filter(None, texts))
        if board.tiles:
            level = str(cell.get("level", ""))
            text = "".join([*texts[: bool(level)], level, *texts[bool(level) :]]) if board.places else text + level
        if not text and board.printed:
            at = board.numbers[name] - 1
            text, style = board.signs[at], ground[board.printed[at]]
        if not text and name in marks.notes:
            text, style = marks.notes[name], FAINT
        if board.shape == "ring":
            text = f"{name} {text}".rstrip()
        if name in marks.fresh:
            text, style = f"{text}*", f"{FRESH};{style}".rstrip(";")
        group: object = cell.get("tile") if board.tiles else name
        bricks[place_of(board, name)] = Brick(text, style, group, *_label(marks, name, bool(text)))
    for name in marks.labels:
        if name not in cells:
            bricks[place_of(board, name)] = Brick("", "", None, *_label(marks, name, False))
    return bricks


def _looks(rules: Ruleset, type_: Type, short: bool = False) -> dict[str, tuple[str, str]]:
    """The code and the style of every constant of a type; other things have none of their own."""
    if not isinstance(type_, ConstantType):
        return {}
    members = rules.enumeration(type_.name)
    words, styles = initials(members) if short else codes(members), face_styles(members)
    return {member: (words[member], styles[member]) for member in members}


def _shown(attribute: str, type_: Type, value: Any, looks: Mapping[str, tuple[str, str]]) -> tuple[str, str]:
    """What is written into a cell for one of its attributes, and how."""
    match type_:
        case PlayerType():
            return symbol(_seat(value)), player_style(_seat(value))
        case ConstantType():
            return looks.get(value, (str(value), ""))
        case YesNoType():
            return (codes([attribute])[attribute] if value == "yes" else ""), ""
        case (
            NumberType()
            | PieceType()
            | CellType()
            | SpotType()
            | BoardType()
            | ListType()
            | ZoneType()
            | ResourceType()
            | EffectType()
            | NothingType()
            | UnknownType()
        ):
            return str(value), ""
    assert_never(type_)


def _label(marks: Marks, name: str, beside_text: bool) -> tuple[str, str]:
    label = marks.labels.get(name, "")
    return (f" {label}" if label and beside_text and len(label) == 1 else label), (LABEL if label else "")


def _seat(value: Any) -> int:
    return int(str(value).rpartition(" ")[2])


def place_of(board: Board, name: str) -> Place:
    """Where a cell is drawn: half columns from the left and rows from the top."""
    if board.shape == "ring":
        number, half = int(name) - 1, (board.width + 1) // 2
        return (2 * number, 0) if number < half else (2 * (board.width - 1 - number), 2)
    if board.places:
        x, y = board.places[board.numbers[name] - 1]
        return (2 * x + y, y) if board.shape == "hex" else (2 * x, y)
    if board.grows:
        x, y = map(int, name.split(","))
        return (2 * x + y, y) if board.shape == "hex" else (2 * x, y)
    y, x = divmod(board.numbers[name] - 1, board.width)
    return 2 * x + (y if board.shape == "hex" else 0), -y


# -- edges --
def _edges_of_grid(sheet: Canvas, board: Board, scale: Scale, body: Canvas) -> None:
    """The names of columns below, those of rows at the side where each begins, as in the names of cells."""
    margin = max(len(board.row_name(y)) for y in range(board.height)) + 1
    slant = scale.half if board.shape == "hex" else 0
    sheet.paste(0, margin, body)
    for y in range(board.height):
        row = (board.height - 1 - y) * 2 + 1
        sheet.write(row, y * slant, f"{board.row_name(y):>{margin - 1}}", FAINT)
    for x in range(board.width):
        sheet.write(body.height, margin + x * scale.step + scale.half, board.column_name(x), FAINT)


def _edges_of_picture(sheet: Canvas, board: Board, scale: Scale, body: Canvas) -> None:
    """Rows at the side and columns below, as in the names of cells; every other row of hexes is half a column on."""
    margin = len(str(board.height)) + 2
    sheet.paste(0, margin, body)
    for y in range(board.height):
        sheet.write(y * 2 + 1, 0, f"r{y + 1}", FAINT)
    for x in range(board.width):
        sheet.write(body.height, margin + x * scale.step + 1, f"c{x + 1}"[: scale.step - 1], FAINT)


def _edges_of_map(
    sheet: Canvas, board: Board, bricks: Mapping[Place, Brick], scale: Scale, body: Canvas, left: int, top: int
) -> None:
    """Coordinates of a board without edge: rows at the side; columns above and below, where they run out slantwise."""
    if not bricks:
        sheet.write(0, 0, "(empty)", FAINT)
        return
    rows = sorted({row for _, row in bricks})
    margin = max(len(str(row)) for row in rows) + 1
    sheet.paste(1, margin, body)
    for row in rows:
        sheet.write((row - top) * 2 + 2, 0, f"{row:>{margin - 1}}", FAINT)
    slant = board.shape == "hex"
    for row, line in ((rows[0], 0), (rows[-1], body.height + 1)):
        for half in sorted(half for half, at in bricks if at == row):
            x = (half - row) // 2 if slant else half // 2
            sheet.write(line, margin + (half - left) * scale.half + scale.half - len(str(x)) // 2, str(x), FAINT)
