"""Pieces: moving, drawing, shuffling and placing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node
from rulewright.state import Region

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Local, Slot, Value


@dataclass(frozen=True, slots=True)
class Move(Node):
    locations: Region
    piece: Value
    to: Slot


@dataclass(frozen=True, slots=True)
class MoveAll(Node):
    locations: Region
    pieces: Value
    to: Slot


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """Take from the front as many as there are; the number taken is kept if somebody wants to know."""

    locations: Region
    count: Value
    source: Slot
    to: Slot
    taken: Local | None


@dataclass(frozen=True, slots=True)
class DrawSome(Node):
    """The same of some pieces of a zone, in the order they lie there."""

    locations: Region
    count: Value
    pieces: Value
    to: Slot
    taken: Local | None


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    zone: Slot


@dataclass(frozen=True, slots=True)
class Place(Node):
    locations: Region
    piece: Value
    cells: Value
    board: Slot
    faces: str
