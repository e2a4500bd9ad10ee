"""Where everything lies in the state: a flat list whose slots hold numbers, tuples (zones) and mappings (tile boards).

Slots 0 to 2 are the random generator, the end-of-game flag and the place in the flow. Every thing is numbered from 1 and
0 means none, so that a test for emptiness is a test for zero. Values in slots are never changed in place: a copy of the
list is a copy of the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.compile.geometry import Geometry, turned
from rulewright.link.nouns import Board, PieceKind, Variable, Zone
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import PLAYER, Type

RANDOM, OVER, FLOW = 0, 1, 2
FIRST_FREE = 3


@dataclass
class Layout:
    """The slots of one game with a given number of players and options."""

    rules: Ruleset
    players: int
    options: Mapping[str, Any]
    initial: list[Any] = field(default_factory=lambda: [0, 0, 0])
    base: dict[str, int] = field(default_factory=dict)
    piece_ids: dict[str, list[str]] = field(default_factory=dict)
    geometry: dict[str, Geometry] = field(default_factory=dict)
    shapes: dict[str, list[str]] = field(default_factory=dict)

    seats: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        rules = self.rules
        solo = rules.packs[0].solo if rules.packs else ""
        self.seats = ("",) * (self.players + 1)
        if self.players == 1 and solo:
            self.players, self.seats = 2, ("", "", solo)
        for kind in rules.pieces.values():
            self.number(kind)
        for board in rules.boards.values():
            if not board.tiles:
                self.geometry[board.name] = Geometry(board)
        for variable in rules.variables.values():
            self.take(f"variable {variable.name}", self.span(variable.per), 0)
        for variable in rules.variables.values():  # one may begin as another: which resource
            first = self.base[f"variable {variable.name}"] + 1
            self.initial[first : first + self.span(variable.per)] = [self.start_of(variable)] * self.span(variable.per)
        for zone in rules.zones.values():
            self.take(f"zone {zone.name}", self.span(zone.per), ())
        for board in rules.boards.values():
            self.board(board)
        for kind in rules.pieces.values():
            self.pieces(kind)
        for zone in rules.zones.values():
            if zone.start == "all":
                self.fill(zone)

    # -- sizes --
    def count(self, type_: Type) -> int:
        """How many things of a type there are."""
        match type_.kind:
            case "player":
                return self.players
            case "constant":
                return len(self.rules.enumeration(type_.name))
            case "piece":
                return len(self.piece_ids[type_.name])
            case "cell":
                return self.geometry[type_.name].size if type_.name in self.geometry else 0
        return 0

    def span(self, per: tuple[Type, ...]) -> int:
        size = 1
        for type_ in per:
            size *= self.count(type_)
        return size

    def take(self, name: str, size: int, value: Any) -> int:
        """Reserve slots; the base is one less than the first, as things are numbered from 1."""
        self.base[name] = len(self.initial) - 1
        self.initial.extend([value] * size)
        return self.base[name]

    def nowhere(self) -> None:
        """A slot that is always 0, so that an attribute of `nothing` is nothing."""
        self.initial.append(0)

    def start_of(self, variable: Variable) -> int:
        start = variable.start
        if isinstance(start, str):
            return int(self.encode(start, variable.type))
        return int(start)

    # -- boards and pieces --
    def board(self, board: Board) -> None:
        copies = self.span(board.per)
        if board.tiles:
            self.take(f"board {board.name}", copies, {})
            return
        for attribute in board.attributes:
            self.nowhere()
            self.take(f"cell {board.name} {attribute}", copies * self.geometry[board.name].size, 0)

    def number(self, kind: PieceKind) -> None:
        ids = []
        for item in kind.items:
            ids.extend([item.id] if item.copies == 1 else [f"{item.id}.{n}" for n in range(1, item.copies + 1)])
        self.piece_ids[kind.name] = ids
        self.shapes[kind.name] = list(kind.shapes)

    def pieces(self, kind: PieceKind) -> None:
        count = len(self.piece_ids[kind.name])
        self.nowhere()
        self.take(f"location {kind.name}", count, 0)
        for attribute in kind.attributes.values():
            if attribute.varies:
                self.nowhere()
                base = self.take(f"attribute {kind.name} {attribute.name}", count, 0)
                for number, value in enumerate(self.column(kind, attribute.name), 1):
                    self.initial[base + number] = value

    def column(self, kind: PieceKind, attribute: str) -> list[Any]:
        """The printed values of an attribute, one for each piece, in numbers."""
        type_ = kind.attributes[attribute].type
        values: list[Any] = []
        for item in kind.items:
            value = self.encode(item.values.get(attribute), type_)
            values.extend([value] * item.copies)
        return values

    def encode(self, value: Any, type_: Type) -> Any:
        match type_.kind:
            case "constant":
                return self.rules.enumeration(type_.name).index(value) + 1 if value is not None else 0
            case "list":
                assert type_.of is not None
                return tuple(self.encode(part, type_.of) for part in value or ())
            case "yes_no":
                return value in (True, "yes")
            case "cell":
                return self.rules.boards[type_.name].numbers.get(str(value), 0)
            case "resource":
                return self.resource_base(self.rules.variables[value]) if value is not None else 0
            case "number" | "player":
                return value if isinstance(value, int) else 0
        return 0

    def shape_column(self, kind: PieceKind) -> list[int]:
        """Which shape each piece has; the first one unless said otherwise."""
        names = self.shapes[kind.name]
        found: list[int] = []
        for item in kind.items:
            found.extend([names.index(item.values.get("shape", names[0]))] * item.copies)
        return found

    def footprints(self, board: Board) -> list[tuple[tuple[tuple[int, int], ...], ...]]:
        """Every shape of the board's tiles in every rotation."""
        kind = self.rules.pieces[board.tiles]
        return [turned(board.shape, kind.shapes[name]) for name in self.shapes[kind.name]]

    def fill(self, zone: Zone) -> None:
        slot = self.base[f"zone {zone.name}"] + 1
        pieces = tuple(range(1, len(self.piece_ids[zone.holds]) + 1))
        self.initial[slot] = pieces
        location = self.base[f"location {zone.holds}"]
        for piece in pieces:
            self.initial[location + piece] = slot

    # -- addresses --
    def strides(self, per: tuple[Type, ...]) -> list[int]:
        sizes = [self.count(type_) for type_ in per]
        strides = []
        step = 1
        for size in reversed(sizes):
            strides.append(step)
            step *= size
        return list(reversed(strides))

    def resource_base(self, variable: Variable) -> int:
        """A resource as a value is the base of its slots; the acting player is added to it."""
        return self.base[f"variable {variable.name}"]

    def per_player(self, per: tuple[Type, ...]) -> bool:
        return PLAYER in per
