"""What a book is made of: chapters of sections, and in these whatever can stand on a page. Pages are made of these values."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.book.markup import Element
from rulewright.diagnostics import Span
from rulewright.explain import Told


@dataclass(frozen=True)
class Picture:
    """A drawing, the same in letters for where there are no drawings, and what its colours and codes mean."""

    drawing: Element
    letters: str = ""
    legend: tuple[Sign, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class Sign:
    """A code of a picture: how it looks and what it means."""

    code: str
    fill: str
    meaning: str


@dataclass(frozen=True)
class Prose:
    """A paragraph: sentences, each with the place in the rules that says it."""

    told: tuple[Told, ...]


@dataclass(frozen=True)
class Rows:
    """A table with a row for each of many things."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Component:
    """What lies in the box: how many there are, what it is called, how it looks, and what else is to be known of it."""

    id: str
    count: str
    name: str
    notes: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    span: Span | None = None


@dataclass(frozen=True)
class Components:
    """Several of them, side by side."""

    items: tuple[Component, ...]


@dataclass(frozen=True)
class Card:
    """One piece with its picture, what is printed on it and what that means."""

    id: str
    title: str
    code: str
    count: int
    marks: tuple[Sign, ...]
    texts: tuple[Prose, ...]
    picture: Picture | None = None
    span: Span | None = None
    changed: str = ""


@dataclass(frozen=True)
class Cards:
    """All pieces of a kind."""

    items: tuple[Card, ...]


@dataclass(frozen=True)
class Scene:
    """What can be seen at one moment of an example."""

    title: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True)
class Example:
    """A scenario as it was played: what lies there before, what happens, and what lies there after it."""

    before: Scene | None
    story: tuple[Told, ...]
    changes: Rows | None
    after: Scene | None


@dataclass(frozen=True)
class Leads:
    """Where to read on: sections by their ids."""

    to: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Source:
    """A file of a pack as it is written."""

    file: str
    lines: tuple[str, ...]


Block = Prose | Rows | Components | Cards | Example | Leads | Source


@dataclass(frozen=True)
class Change:
    """What a pack over the game does: the pack's name, and the sentences about it."""

    pack: str
    told: tuple[Told, ...] = ()


@dataclass(frozen=True)
class Section:
    """One thing with a heading."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    depth: int = 0
    span: Span | None = None
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    sections: tuple[Section, ...]
    lead: str = ""


@dataclass(frozen=True)
class Book:
    """The whole rulebook of a game, with all that lies over it, in one language."""

    language: str
    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    cover: tuple[Picture, ...]
    chapters: tuple[Chapter, ...]
    home: str  # the folder of the game itself; what stands in another one is marked
    packs: tuple[tuple[str, str], ...] = field(default_factory=tuple)  # folders of packs over it, and their names
