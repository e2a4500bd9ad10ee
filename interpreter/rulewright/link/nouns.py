"""What a pack declares in its tables: immutable records, each knowing the place it was written at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulewright.diagnostics import English, Span
from rulewright.link.types import PlayerType, Type, UnknownType
from rulewright.parse import ast

Word = int | str
Key = Word | tuple[Word, ...]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Enumeration:
    name: str
    members: tuple[str, ...]
    span: Span


@dataclass(frozen=True)
class Option:
    """A variant or a disputed ruling that a table settles before the game."""

    name: str
    type: Type
    values: tuple[str, ...]
    default: Any
    low: int
    high: int
    players: tuple[int, ...]
    span: Span
    fixed: bool = False  # a pack over the game has settled it; nobody is asked any more


SORTS = {"resources": English("resource"), "tracks": English("track"), "variables": English("variable")}


@dataclass(frozen=True)
class Variable:
    """A resource, a track or any other remembered value, one for each combination of what it is `per`."""

    name: str
    sort: str
    per: tuple[Type, ...]
    type: Type
    low: int
    high: int | None
    start: Any
    span: Span
    substitutes: tuple[str, ...] = ()
    starts: Mapping[int | str, Any] = field(default_factory=dict)  # by what it is `per`, where that differs

    @property
    def several(self) -> Type | None:
        """Of what there is one each, beside the player: then it must be said which is meant."""
        return next((type_ for type_ in self.per if not isinstance(type_, PlayerType | UnknownType)), None)

    @property
    def axis(self) -> int | None:
        """Which of the things it is `per` a start may be written for: the one that is not the player, or else the player."""
        others = [number for number, type_ in enumerate(self.per) if not isinstance(type_, PlayerType)]
        return others[0] if len(others) == 1 else 0 if len(self.per) == 1 else None


@dataclass(frozen=True)
class Zone:
    """An ordered place for pieces of one kind; `seen_by` is all, owner or nobody."""

    name: str
    per: tuple[Type, ...]
    holds: str
    seen_by: str
    start: str
    span: Span
    active: bool = True


@dataclass(frozen=True)
class Board:
    """Cells with neighbours: a rectangle, a rhombus, a ring, or the cells of a picture (`places`, which see link/maps.py).

    A board of tiles is covered by pieces with a shape. Without a picture it grows, and has no edge.
    """

    name: str
    per: tuple[Type, ...]
    shape: str
    width: int
    height: int
    tiles: str
    attributes: Mapping[str, Type]
    span: Span
    cell_names: str = "a1"
    places: tuple[tuple[int, int], ...] = ()
    printed: tuple[str, ...] = ()  # what the picture shows at each place: a constant
    signs: tuple[str, ...] = ()  # the characters of the picture themselves
    legend: str = ""  # the enumeration of what is printed
    unshown: frozenset[str] = frozenset()  # attributes that are kept for the rules alone, and not drawn

    @property
    def grows(self) -> bool:
        return bool(self.tiles) and not self.places

    @property
    def size(self) -> int:
        """How many cells there are; none if there is no end of them."""
        return 0 if self.grows else len(self.places) or self.width * (self.height or 1)

    def name_of(self, number: int) -> str:
        """How people name a cell of a bounded board: `b2` from the bottom left, or `r1c2` from the top left."""
        if self.shape == "ring":
            return str(number)
        if self.places:
            x, y = self.places[number - 1]
            return f"r{y + 1}c{self.column(x, y) + 1}"
        column, row = self.column_name((number - 1) % self.width), self.row_name((number - 1) // self.width)
        return row + column if self.cell_names == "r1c1" else column + row

    def column(self, x: int, y: int) -> int:
        """Which column of a picture a place stands in; every other row of hexes is half a column on."""
        return x if self.shape == "square" else (2 * x + y - self._left) // 2

    @cached_property
    def _left(self) -> int:
        return min(2 * x + y for x, y in self.places)

    def row_name(self, y: int) -> str:
        return f"r{self.height - y}" if self.cell_names == "r1c1" else str(y + 1)

    def column_name(self, x: int) -> str:
        if self.cell_names == "r1c1":
            return f"c{x + 1}"
        return LETTERS[x] if x < 26 else LETTERS[x // 26 - 1] + LETTERS[x % 26]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The cells of a bounded board by name."""
        return {self.name_of(number): number for number in range(1, self.size + 1)}


@dataclass(frozen=True)
class Table:
    """Numbers or constants looked up by a key, or by two: data that an owner of the box can correct in one line."""

    name: str
    keys: tuple[Type, ...]
    type: Type
    values: Mapping[Key, Any]  # of a table with two keys, by pairs
    source: str
    span: Span


@dataclass(frozen=True)
class AttributeOf:
    name: str
    type: Type
    varies: bool
    low: int = 0
    high: int | None = None

    @property
    def bounds(self) -> tuple[int | None, int | None]:
        """From where to where its numbers go; nothing of that is said of most attributes."""
        return (self.low if self.low or self.high is not None else None), self.high


@dataclass(frozen=True)
class Item:
    """One row of a component table."""

    id: str
    values: Mapping[str, Any]
    copies: int
    source: str
    effects: Mapping[str, tuple[ast.Node, ...]]
    span: Span
    spans: Mapping[str, Span] = field(default_factory=dict)


@dataclass(frozen=True)
class PieceKind:
    name: str
    all_name: str
    attributes: Mapping[str, AttributeOf]
    shapes: Mapping[str, tuple[tuple[int, int], ...]]
    faces: str
    items: tuple[Item, ...]
    span: Span
    places: bool = False  # they lie in no zone and on no board: they are where they are printed

    @cached_property
    def rows(self) -> Mapping[str, Item]:
        """The items by their ids."""
        return {item.id: item for item in self.items}


@dataclass(frozen=True)
class Manifest:
    """`pack.yaml`."""

    id: str
    version: str
    name: str
    players: tuple[int, int]
    extends: tuple[str, ...]
    knows: tuple[str, ...]
    languages: tuple[str, ...]
    span: Span
    solo: ast.Ident | None = None
    edition_of: ast.Ident | None = None
    needs: Mapping[str, tuple[str, Span]] = field(default_factory=dict)  # packs, and the versions of them that fit
    made_for: Mapping[str, tuple[str, Span]] = field(default_factory=dict)  # marks of the things that it changes
    about: str = ""
