"""What table.yaml says, as values: see link/display.py, which reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.parse import ast

PLAYERS = "player"  # in `beside`: the value is worked out for each of them


@dataclass(frozen=True)
class Told:
    """A value worth showing, and the name it is shown under."""

    name: ast.Ident
    value: ast.Expr


@dataclass(frozen=True)
class Region:
    """A part of the table: nouns in the order a player looks, and values that belong to no single thing."""

    name: ast.Ident
    shows: tuple[ast.Ident, ...]
    values: tuple[Told, ...]


@dataclass(frozen=True)
class Look:
    """What something looks like; an empty text means whatever is usual. Attributes of a kind may give colour and number."""

    name: ast.Ident
    colour: str = ""
    symbol: str = ""
    shape: str = ""
    coloured_by: str = ""
    number: str = ""
    edges: str = ""  # a list of words, clockwise from the top
    turned: str = ""  # how often it has been turned, clockwise
    grouped_by: str = ""  # of printed places: those with the same word stand together
    touches: str = ""  # of printed places: the cell of a board beside which it is drawn,
    in_row: str = ""  # at the end of its row; or else of its column


@dataclass
class Display:
    """Everything that packs say about the table."""

    regions: dict[str, Region] = field(default_factory=dict)
    unseen: dict[str, ast.Ident] = field(default_factory=dict)
    beside: dict[str, tuple[Told, ...]] = field(default_factory=dict)  # by enumeration, kind, board or `player`
    order: dict[str, Told] = field(default_factory=dict)  # by enumeration or kind: the number by which they stand
    looks: dict[str, Look] = field(default_factory=dict)
    where: dict[str, Told] = field(default_factory=dict)  # by kind: which of its pieces are shown at all

    def names(self) -> Iterator[ast.Ident]:
        """The names under which something is shown: of regions, and of values."""
        yield from (region.name for region in self.regions.values())
        yield from (told.name for region in self.regions.values() for told in region.values)
        yield from (told.name for all_told in self.beside.values() for told in all_told)

    def values(self) -> Iterator[tuple[str, Told]]:
        """Every value with the type of thing it stands beside; empty for a value of a region."""
        for region in self.regions.values():
            for told in region.values:
                yield "", told
        for name, all_told in self.beside.items():
            for told in all_told:
                yield name, told
        yield from self.where.items()
        yield from self.order.items()
