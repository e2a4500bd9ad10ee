"""The words of a scenario to the numbers of the engine and back: seats, pieces, cells, spots, constants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, assert_never

from rulewright.compile import Program
from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
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
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
    element_of,
)
from rulewright.parse import reserved_words
from rulewright.read import Node, Scalar, Sequence
from rulewright.state import key_of, label, pack, spot_at

CELL = re.compile(r"(-?\d+),(-?\d+)|r\d+c\d+")
FARTHEST = 400
ELSE = "else"  # all that is not named; a word of the language, so that nothing can be called so
SPOT = re.compile(r"(-?\d+,-?\d+|r\d+c\d+)@(\d)")


class Wrong(Exception):
    """Something in a scenario that cannot be understood; caught at the entry it stands in, so that the others are read too."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def wrong(code: str, message: English, span: Span, suggestion: English | None = None) -> Wrong:
    return Wrong(Diagnostic(code, message, span, suggestion))


class Words:
    """The vocabulary of one scenario. An automated player sits at the table under the name it has in the rules."""

    def __init__(self, program: Program, seats: Mapping[str, int]) -> None:
        self.program = program
        self.rules = program.checked.rules
        automated = {name: number for number, name in enumerate(program.layout.seats) if name}
        self.seats: Mapping[str, int] = {**seats, **automated}
        self.seat_names = {number: name for name, number in self.seats.items()}
        self.cells: dict[str, dict[str, int]] = {
            name: {label(self.rules.boards[name], cell): cell for cell in range(1, geometry.size + 1)}
            for name, geometry in program.layout.geometry.items()
        }

    # -- words to numbers --
    def seat(self, node: Scalar) -> int:
        found = self.seats.get(str(node.value))
        if found is None:
            hint = suggest_or_list(str(node.value), self.seats)
            raise wrong("RW701", English("nobody called `{value}` sits at this table", value=node.value), node.span, hint)
        return found

    def value(self, type_: Type, node: Node) -> Any:
        """A value of a type, as the state keeps it."""
        if isinstance(type_, ListType) and isinstance(node, Sequence):
            return tuple(self.value(type_.of, item) for item in node.items)
        if not isinstance(node, Scalar) or node.value is None:
            raise wrong("RW702", English("a {type} is needed here", type=type_), node.span, English("write one word or number"))
        text = str(node.value)
        match type_:
            case NumberType():
                if not isinstance(node.value, int) or isinstance(node.value, bool):
                    raise wrong(
                        "RW702",
                        English("a number is needed here, not `{text}`", text=text),
                        node.span,
                        English("write a whole number"),
                    )
                return node.value
            case YesNoType():
                if node.value not in ("yes", "no", True, False):
                    raise wrong(
                        "RW702",
                        English("yes or no is needed here, not `{text}`", text=text),
                        node.span,
                        English("write yes or no"),
                    )
                return int(node.value in ("yes", True))
            case _ if text == "nothing":
                return 0
            case PlayerType():
                return self.seat(node)
            case ConstantType(name=name):
                return self.constant(name, text, node.span)
            case PieceType(name=name):
                return self.piece(name, text, node.span)
            case CellType(name=name):
                return self.cell(self.rules.boards[name], text, node.span)
            case ListType():
                raise wrong(
                    "RW702", English("a {type} is needed here", type=type_), node.span, English("write a list, as in [a, b]")
                )
            case ZoneType() | BoardType() | SpotType() | ResourceType() | EffectType() | NothingType() | UnknownType():
                raise wrong("RW702", English("a {type} cannot be given in a scenario", type=type_), node.span)
        assert_never(type_)

    def constant(self, enumeration: str, text: str, span: Span) -> int:
        members = self.rules.enumeration(enumeration)
        if text not in members:
            raise wrong(
                "RW701",
                English("there is no {enumeration} called `{text}`", enumeration=enumeration, text=text),
                span,
                suggest_or_list(text, members),
            )
        return members.index(text) + 1

    def piece(self, kind: str, text: str, span: Span) -> int:
        ids = self.program.layout.piece_ids[kind]
        if text not in ids:
            raise wrong(
                "RW701", English("there is no {kind} called `{text}`", kind=kind, text=text), span, suggest_or_list(text, ids)
            )
        return ids.index(text) + 1

    def copies(self, kind: str, text: str, span: Span) -> list[int]:
        """A piece by its id; a piece of which there are several may be named without a number."""
        ids = self.program.layout.piece_ids[kind]
        found = [n for n, other in enumerate(ids, 1) if other == text or other.rpartition(".")[0] == text]
        return found or [self.piece(kind, text, span)]

    def cell(self, board: Board, text: str, span: Span) -> int:
        if board.name in self.cells:
            known = self.cells[board.name]
            if text not in known:
                raise wrong(
                    "RW701",
                    English("`{name}` has no cell `{text}`", name=board.name, text=text),
                    span,
                    suggest_or_list(text, known),
                )
            return known[text]
        found = CELL.fullmatch(text)
        if found is None or found[1] is None:
            raise wrong(
                "RW702",
                English("`{text}` is no cell of `{name}`", text=text, name=board.name),
                span,
                English("write its two coordinates, as in `2,-1`"),
            )
        x, y = int(found[1][:6]), int(found[2][:6])
        if max(abs(x), abs(y)) > FARTHEST:
            raise wrong(
                "RW702",
                English("`{text}` is too far away", text=text),
                span,
                English("coordinates go from -{farthest} to {farthest}", farthest=FARTHEST),
            )
        return pack(x, y)

    def spot(self, board: Board, piece: int, text: str, span: Span) -> int:
        found = SPOT.fullmatch(text)
        if found is None:
            hint = English(
                "write a cell and a number of turns, as in `{what}@3`", what="2,-1" if board.grows else next(iter(board.numbers))
            )
            raise wrong("RW702", English("`{text}` is no spot of `{name}`", text=text, name=board.name), span, hint)
        shape = self.program.layout.shape_column(self.rules.pieces[board.tiles])[piece - 1]
        return spot_at(self.cell(board, found[1], span), shape, int(found[2]))

    def face(self, board: Board, text: str, span: Span) -> int:
        return self.constant(self.face_type(board).name, text, span)

    def face_type(self, board: Board) -> ConstantType:
        """What the cells of a board of tiles show."""
        kind = self.rules.pieces[board.tiles]
        found = kind.attributes[kind.faces].type.of
        assert isinstance(found, ConstantType)
        return found

    # -- numbers to words --
    def shown(self, type_: Type, value: Any) -> str:
        """A value for a reader: players by their seats' names."""
        if isinstance(type_, PlayerType):
            return self.seat_names.get(value, "nothing")
        of = element_of(type_)
        if of is not None:
            return "[" + ", ".join(self.shown(of, part) for part in value) + "]"
        return key_of(self.program.layout, type_, value)

    def locals(self) -> dict[str, tuple[int, Type]]:
        """The names a condition may use beside those of the rules: what they stand for."""
        names: dict[str, tuple[int, Type]] = {}
        reserved = reserved_words()

        def add(name: str, type_: Type, number: int) -> None:
            usable = name.isidentifier() and name not in reserved and name not in self.rules.places
            if usable and name not in names:
                names[name] = (number, type_)

        for name, number in self.seats.items():
            add(name, PLAYER, number)
        for kind, ids in self.program.layout.piece_ids.items():
            for number, piece in enumerate(ids, 1):
                add(piece.replace(".", "_"), PieceType(kind), number)
        for board, cells in self.cells.items():
            for name, number in cells.items():
                add(name, CellType(board), number)
        return names
