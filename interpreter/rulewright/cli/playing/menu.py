"""A decision as a menu: what to type for each option. Spots are two menus, first the cell and then the rotation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulewright.link import CellType, PieceType, SpotType

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Decision, Game, Option
    from rulewright.table import Shown


@dataclass(frozen=True)
class Item:
    """A line of a menu: the word to type, what it means, and the option it takes, or several to choose from next."""

    label: str
    text: str
    options: tuple[Option, ...]
    cell: str = ""
    group: str = ""


@dataclass(frozen=True)
class Menu:
    """`on_board` menus have their labels on the drawing, `numbered` ones are a list."""

    items: tuple[Item, ...]
    numbered: bool = False
    on_board: bool = False

    def marks(self) -> dict[str, str]:
        """The words to write into the cells of the board."""
        return {item.cell: item.label for item in self.items if item.cell}


def menu_for(game: Game, words: Words, decision: Decision, shown: Shown) -> Menu:
    """The first menu of a decision; pieces stand in the order of the table, and by the place they lie in."""
    type_, options = decision.site.type, decision.options
    if decision.site.kind == "choose" and isinstance(type_, SpotType):
        return _cells(game, decision, _grouped(options))
    if decision.site.kind == "choose" and isinstance(type_, CellType):
        board = game.program.checked.rules.boards[type_.name]
        if board.tiles:
            return _cells(game, decision, {option.key: [option] for option in options})
        items = tuple(Item(o.key, words.option(game, decision, o), (o,), o.key if o.key != "enough" else "") for o in options)
        return Menu(items, on_board=True)
    if all(option.key.lstrip("-").isdigit() for option in options):
        return Menu(tuple(Item(o.key, words.option(game, decision, o), (o,)) for o in options))
    if decision.site.kind == "choose" and isinstance(type_, PieceType):
        lying = _lying(shown)
        at = {option.key: lying.get(f"{type_.name}:{option.key}", (len(lying), "")) for option in options}
        ordered = sorted(options, key=lambda option: at[option.key][0])
        return numbered(game, words, decision, ordered, {key: group for key, (_, group) in at.items()})
    return numbered(game, words, decision, options)


def _lying(shown: Shown) -> dict[str, tuple[int, str]]:
    """Where each piece comes on the table, and the place it lies in."""
    from rulewright.table import Zone

    found: dict[str, tuple[int, str]] = {}
    for part in (part for region in shown.regions for part in region.parts):
        for place in part.places if isinstance(part, Zone) else ():
            for thing in place.things:
                found.setdefault(thing.ref, (len(found), place.title))
    return found


def numbered(
    game: Game, words: Words, decision: Decision, options: Sequence[Option], groups: Mapping[str, str] | None = None
) -> Menu:
    places = groups or {}
    items = [
        Item(str(number), words.option(game, decision, option), (option,), group=places.get(option.key, ""))
        for number, option in enumerate(options, 1)
    ]
    if len({item.group for item in items}) < 2:  # all in one place: nothing to tell apart
        items = [replace(item, group="") for item in items]
    return Menu(tuple(items), numbered=True)


def _grouped(options: Sequence[Option]) -> dict[str, list[Option]]:
    """Spots by the cell they hold on to."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.key.partition("@")[0], []).append(option)
    return groups


def _cells(game: Game, decision: Decision, groups: dict[str, list[Option]]) -> Menu:
    """Letters for cells; built ones first, because a short word fits beside what already stands there."""
    from rulewright.draw import labels, reading_order

    board = game.program.checked.rules.boards[decision.site.type.name]
    built = built_cells(game, decision)
    places = [cell for cell in groups if "," in cell]
    ordered = reading_order(board, [cell for cell in places if cell in built])
    ordered += reading_order(board, [cell for cell in places if cell not in built])
    items = [Item(label, cell, tuple(groups[cell]), cell) for label, cell in zip(labels(len(ordered)), ordered, strict=True)]
    items += [Item(key, key, tuple(groups[key])) for key in groups if key not in places]
    return Menu(tuple(items), on_board=True)


def built_cells(game: Game, decision: Decision) -> set[str]:
    boards = game.view(decision.player)["boards"][decision.site.type.name]
    return {cell for key, cells in boards.items() if is_of(key, decision.player) for cell in cells}


def is_of(key: str, seat: int) -> bool:
    """Whether a board, zone or counter belongs to a seat or to everybody."""
    words = key.split()
    owned = "player" in words
    return not owned or words[words.index("player") + 1] == str(seat)
