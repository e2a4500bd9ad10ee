"""What a typed line means. Malformed, illegal and ambiguous are three different things, and each gets its own sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.cli.playing.menu import Item, Menu
    from rulewright.run.game import Decision, Game, Option

COMMANDS = ("undo", "why", "state", "log", "back", "help", "quit")


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
    matches: tuple[str, ...]


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
    if word.lower() in COMMANDS and (not rest or word.lower() == "why"):
        return Command(word.lower(), rest)
    if word.lower() in ("q", "exit", "?", "h"):
        return Command("help" if word.lower() in "?h" else "quit")
    if forced or not text:
        return Malformed(text)
    if menu.numbered and text.isdigit():
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
    """The one thing whose label, name or key begins so."""
    start = text.lower()
    found = [
        item for item in menu.items
        if item.text.lower().startswith(start) or item.label.lower().startswith(start)
        or any(option.key.lower().startswith(start) for option in item.options)
    ]
    if len(found) == 1:
        return Picked(found[0])
    if found:
        return Ambiguous(text, tuple(_called(item, menu) for item in found))
    return None


def _called(item: Item, menu: Menu) -> str:
    return item.label if menu.on_board or item.text == item.label else f"{item.label}) {item.text}"


def _refused(text: str, game: Game, decision: Decision) -> Answer:
    candidate = next((option for option in decision.candidates if option.key.lower() == text.lower()), None)
    if candidate is not None or exists(text, game, decision):
        return Illegal(text, candidate)
    return Malformed(text)


def exists(text: str, game: Game, decision: Decision) -> bool:
    """Whether a word names a thing of the kind that is asked for, even if it is not offered."""
    type_, program = decision.site.type, game.program
    if decision.site.kind != "choose":
        return text in decision.site.alternatives
    match type_.kind:
        case "piece":
            return text in program.layout.piece_ids[type_.name]
        case "constant":
            return text in program.checked.rules.enumeration(type_.name)
        case "number":
            return text.lstrip("-").isdigit()
        case "player":
            return re.fullmatch(r"player [1-9]\d?", text) is not None and int(text[7:]) <= game.players
        case "spot":
            return re.fullmatch(r"-?\d+,-?\d+(@\d)?", text) is not None
        case "cell":
            return _is_cell(text, game, type_.name)
    return False


def _is_cell(text: str, game: Game, name: str) -> bool:
    from rulewright.compile.geometry import label

    board = game.program.checked.rules.boards[name]
    if board.tiles:
        return re.fullmatch(r"-?\d+,-?\d+", text) is not None
    size = game.program.layout.geometry[name].size
    return text in {label(board, cell) for cell in range(1, size + 1)}
