"""A game in play as plain records: all that the narrator knows of it. `game_side` makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from rulewright.diagnostics import Span
from rulewright.link import Type
from rulewright.parse import ast


@dataclass(frozen=True)
class Thing:
    """A value by its type and the name that saves and scenarios use for it."""

    type: Type
    key: str


# ---- what is asked ----
class Way(Enum):
    """How somebody is asked."""

    CHOOSE = "choose"
    MAY = "may"
    MORE = "more"  # another time?
    ONE = "one"  # of some named ways
    ORDER = "order"  # what comes next
    PAY = "pay"
    MIX = "mix"  # how many of a kind
    WINDOW = "window"  # what is played now, if anything
    EFFECTS = "effects"  # which of several that are due comes first


@dataclass(frozen=True)
class Question:
    """A place in the rules where somebody is asked; `kinds` are the kinds of pieces that may be played in a window."""

    way: Way
    rule: str
    label: str
    type: Type
    span: Span
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Offer:
    """One way to answer; a spot for a tile comes with the level the tile would get there, a part of a mix with what is left."""

    key: str
    level: int | None = None
    left: int = 0


# ---- what happened ----
@dataclass(frozen=True)
class Choice:
    """Somebody has answered."""

    player: int
    question: Question
    key: str


@dataclass(frozen=True)
class Marked:
    """An attribute of a piece that has changed."""

    piece: Thing
    attribute: str
    value: Thing


@dataclass(frozen=True)
class Change:
    """Something has changed, and a line of the rules has caused it; player 0 is the game itself."""

    player: int
    verb: str
    noun: str
    amount: int | Thing | Marked
    rule: str
    span: Span


@dataclass(frozen=True)
class Ending:
    """Who has won, and the score sheet of every seat."""

    winners: list[int]
    sheets: Mapping[int, Mapping[str, int]]


# ---- what else is known ----
@dataclass(frozen=True)
class Added:
    """Something that was added to an agenda: a rule, and what it will be done with."""

    rule: ast.Rule
    given: tuple[Thing, ...]


PieceFacts = Callable[[str, str, frozenset[str]], Mapping[str, int | Thing]]


def no_facts(kind: str, id: str, shown: frozenset[str]) -> Mapping[str, int | Thing]:
    """Nothing is known of a piece but what is printed on it."""
    return {}


@dataclass(frozen=True)
class Known:
    """What may be asked of a game. Who is asked to choose sees it as it is now; the log is read later."""

    kind_of: Callable[[tuple[str, ...], str], str | None]  # which of some kinds the piece with an id is of
    of_piece: PieceFacts  # of a piece, by kind and id, as much as a text shows
    agenda: Callable[[str], tuple[Added, ...]]  # what was added to the agenda with a label
