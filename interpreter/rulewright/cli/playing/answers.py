"""What a typed line means. Malformed, illegal and ambiguous are three different things, and each gets its own sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from rulewright.link import (
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
    UnknownType,
    YesNoType,
    ZoneType,
)
from rulewright.state import all_keys

if TYPE_CHECKING:
    from rulewright.cli.playing.menu import Item, Menu
    from rulewright.run import Decision, Game, Option

COMMANDS = ("undo", "why", "hint", "table", "state", "card", "rules", "log", "back", "save", "help", "quit")
WITH_MORE = ("why", "card", "rules", "save")  # what may be followed by something


@dataclass(frozen=True)
class Command:
    name: str
    argument: str = ""


@dataclass(frozen=True)
class Picked:
    """An item of the menu; if it has several options, the next menu asks which."""

    item: Item


@dataclass(frozen=True)
class Taken:
    option: Option


@dataclass(frozen=True)
class Malformed:
    """Nothing that could be meant here."""

    text: str


@dataclass(frozen=True)
class Illegal:
    """Something that exists and is not possible now; the candidate is there if the rules considered it."""

    text: str
    candidate: Option | None


@dataclass(frozen=True)
class Ambiguous:
    text: str
    items: tuple[Item, ...]


Answer = Command | Picked | Taken | Malformed | Illegal | Ambiguous


def understand(line: str, menu: Menu, game: Game, decision: Decision) -> Answer:
    """What a line means for a menu. Exact words win over commands, commands over beginnings of words."""
    text = " ".join(line.split())
    forced = text.startswith("/")
    if not forced:
        exact = _exact(text, menu, decision)
        if exact is not None:
            return exact
    word, _, rest = text.removeprefix("/").partition(" ")
    if word.lower() in COMMANDS and (not rest or word.lower() in WITH_MORE):
        return Command(word.lower(), rest)
    if word.lower() in ("q", "exit", "?", "h"):
        return Command("help" if word.lower() in "?h" else "quit")
    if forced or not text:
        return Malformed(text)
    if menu.numbered and text.isdecimal():
        return Malformed(text)
    return _beginning(text, menu, decision) or _refused(text, game, decision)


def _exact(text: str, menu: Menu, decision: Decision) -> Answer | None:
    for item in menu.items:
        if text.lower() == item.label.lower():
            return Picked(item)
    for option in decision.options:
        if text.lower() == option.key.lower():
            return Taken(option)
    return next((Picked(item) for item in menu.items if text.lower() == item.text.lower()), None)


def _beginning(text: str, menu: Menu, decision: Decision) -> Answer | None:
    """The one thing whose label, name or key begins so; or, if none does, the one in whose name all words stand."""
    start = text.lower()
    if menu.on_board and text.isdecimal():  # the half of a place; whoever means one of the letters is told of them
        return None
    found = [
        item
        for item in menu.items
        if item.text.lower().startswith(start)
        or item.label.lower().startswith(start)
        or any(option.key.lower().startswith(start) for option in item.options)
    ]
    if not found and len(start) > 1:
        found = [item for item in menu.items if all(word in item.text.lower() for word in start.split())]
    if len(found) == 1:
        return Picked(found[0])
    return Ambiguous(text, tuple(found)) if found else None


def _refused(text: str, game: Game, decision: Decision) -> Answer:
    candidate = next((option for option in decision.candidates if option.key.lower() == text.lower()), None)
    if candidate is not None or exists(text, game, decision):
        return Illegal(text, candidate)
    return Malformed(text)


def exists(text: str, game: Game, decision: Decision) -> bool:
    """Whether a word names a thing of the kind that is asked for, even if it is not offered."""
    if decision.site.kind != "choose":
        return text in decision.site.alternatives
    known = all_keys(game.program.layout, decision.site.type)
    if known is not None:
        return text in known
    type_ = decision.site.type
    match type_:
        case NumberType():
            return re.fullmatch(r"-?[0-9]{1,18}", text) is not None
        case SpotType():
            return re.fullmatch(r"(-?[0-9]+,-?[0-9]+|r[0-9]+c[0-9]+)(@[0-9])?", text) is not None
        case CellType():
            return re.fullmatch(r"-?[0-9]+,-?[0-9]+", text) is not None
        case (
            PieceType()
            | ConstantType()
            | PlayerType()
            | YesNoType()
            | ListType()
            | ZoneType()
            | BoardType()
            | ResourceType()
            | EffectType()
            | NothingType()
            | UnknownType()
        ):
            return False
    assert_never(type_)
