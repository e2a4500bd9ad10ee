"""A table as plain data: what one seat sees. A `ref` names a thing, so that options can point at it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Face:
    """What something looks like: a word of the palette, a short sign, a form."""

    colour: str = ""
    symbol: str = ""
    shape: str = ""


@dataclass(frozen=True)
class Note:
    """A value under its name, both in words; `name` is empty where the value speaks for itself."""

    name: str
    text: str
    face: Face = Face()
    ref: str = ""


@dataclass(frozen=True)
class Covered:
    """One of the cells that a tile covers, as it lies unturned: half columns from the left, rows from the top."""

    x: int
    y: int
    face: Face
    title: str


@dataclass(frozen=True)
class Thing:
    """A piece; `card` is the address under which its text can be read. `edges` stand clockwise from the top, unturned."""

    ref: str
    title: str
    face: Face
    number: str = ""
    notes: tuple[Note, ...] = ()
    card: str = ""
    covers: tuple[Covered, ...] = ()
    edges: tuple[Face, ...] = ()
    turned: int = 0
    on_hexes: bool = False


@dataclass(frozen=True)
class Place:
    """Where pieces lie: one of the places of a zone, or something pieces lie beside. `hidden` ones are only counted."""

    ref: str
    title: str
    things: tuple[Thing, ...]
    hidden: int = 0
    notes: tuple[Note, ...] = ()
    face: Face = Face()


@dataclass(frozen=True)
class Zone:
    noun: str
    title: str
    seat: int
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Cell:
    """A cell of a board at half columns from the left and rows from the top; `tile` is what covers it, on a `level`."""

    ref: str
    name: str
    x: int
    y: int
    ground: Face = Face()
    face: Face = Face()
    tile: str = ""
    level: int = 0
    notes: tuple[Note, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Board:
    """A board with its cells; `around` it stand printed places, each beside the cell it touches."""

    noun: str
    title: str
    seat: int
    shape: str
    grows: bool
    cells: tuple[Cell, ...]
    around: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Counter:
    """A number or another value that somebody has; `most` is the end of a track, if it has one."""

    noun: str
    title: str
    face: Face
    value: str
    most: int = 0
    ref: str = ""


@dataclass(frozen=True)
class Counters:
    """What one seat has, or what belongs to nobody (seat 0)."""

    seat: int
    counters: tuple[Counter, ...]


Part = Zone | Board | Counters


@dataclass(frozen=True)
class Region:
    name: str
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Player:
    seat: int
    name: str
    face: Face
    points: str
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Shown:
    """Everything one seat sees."""

    seat: int
    players: tuple[Player, ...]
    regions: tuple[Region, ...]
