"""Questions about boards: what covers a cell, spots, groups, paths, lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node
from rulewright.link import Type

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value
    from rulewright.compile.ir.values.names import Load, Local, Table


@dataclass(frozen=True, slots=True)
class Covered(Node):
    """What covers a cell of a board of tiles."""

    part: Literal["level", "face", "tile", "covered"]
    board: Load
    cell: Value
    type: Type


@dataclass(frozen=True, slots=True)
class Neighbours(Node):
    """The cells around one on a board of tiles, which has no edge."""

    steps: Table
    cell: Value
    type: Type


@dataclass(frozen=True, slots=True)
class SpotCells(Node):
    """Cells around the one that a spot on a board without an edge is held at: those it covers, or those it touches."""

    footprints: Table
    spot: Value
    type: Type


@dataclass(frozen=True, slots=True)
class SpotCell(Node):
    spot: Value
    type: Type


@dataclass(frozen=True, slots=True)
class SpotTurn(Node):
    """How often a tile is turned there, clockwise."""

    spot: Value


@dataclass(frozen=True, slots=True)
class SpotLevel(Node):
    """The level a tile would lie on: one above the highest of the cells below."""

    board: Load
    cells: Value


@dataclass(frozen=True, slots=True)
class Spots(Node):
    """Every way to lay a shape on a board without an edge."""

    board: Load
    footprints: Table
    shape: Value
    type: Type


@dataclass(frozen=True, slots=True)
class Holes(Node):
    board: Load
    steps: Table
    type: Type


@dataclass(frozen=True, slots=True)
class Groups(Node):
    """The connected groups of cells: by a table of neighbours, or by steps on a board without an edge."""

    items: Value
    around: Table
    steps: bool


@dataclass(frozen=True, slots=True)
class Reach(Node):
    """The cells that can be reached, the cheapest first; if priced, each with the price of the cheapest way to it."""

    start: Value
    here: Local
    there: Local
    cost: Local
    neighbours: Value
    through: Value
    price: Value
    test: Value | None
    priced: bool = False
    weight: int = 0  # what it costs to look at a cell and at all ways on from it


@dataclass(frozen=True, slots=True)
class Fare(Node):
    """The price of the cheapest way to one of the cells that were reached."""

    reached: Value
    cell: Value


@dataclass(frozen=True, slots=True)
class LineThrough(Node):
    """Whether a straight line of some length through a cell passes a test at each of its cells."""

    rays: Table
    cell: Value
    length: Value
    var: Local
    test: Value
    here: Value


@dataclass(frozen=True, slots=True)
class LineListed(Node):
    """The same where all lines of that length are listed, each without the cell itself; `slots` hold what is tested."""

    lines: Table
    cell: Value
    others: int
    var: Local
    test: Value
    here: Value
