"""A menu on the screen: numbered options in words, tiles as drawings, rotations as previews of the board."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import bold, coloured, dim
from rulewright.cli.playing.columns import folded, joined, plain, width
from rulewright.cli.playing.menu import Item, Menu, is_of
from rulewright.explain import item_of
from rulewright.link import PieceType, SpotType
from rulewright.table import Outlook

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.draw import Canvas
    from rulewright.run import Decision, Game

IN_ONE_COLUMN = 9
SHORT = 24
MOST_LOOKS = 30


def menu_lines(game: Game, words: Words, decision: Decision, menu: Menu) -> list[str]:
    """The options of a first menu."""
    if menu.on_board:
        return [*_tile_in_hand(game, decision, menu), *_on_board(menu)]
    if decision.site.kind == "choose" and isinstance(decision.site.type, PieceType):
        drawn = _tiles(game, words, decision, menu)
        if drawn:
            return drawn
    return item_lines(game, words, menu)


def item_lines(game: Game, words: Words, menu: Menu) -> list[str]:
    """A line for each option with what it does at once, below the place it lies in; short ones share a line."""
    outlook = Outlook(game)
    lines: list[str] = []
    for group, items in groupby(menu.items, key=lambda item: item.group):
        texts = []
        for item in items:
            change = outlook.changes(item.options[0], words) if len(menu.items) <= MOST_LOOKS else ""
            head = f"{item.label})" if menu.numbered or item.text != item.label else item.label
            text = f"{bold(head)} {item.text if item.text != item.label else ''}".rstrip()
            texts.append(text + (dim(f"   ({change})") if change else ""))
        lines += [f"  {group}"] if group else []
        indent = "    " if group else "  "
        short = len(texts) > IN_ONE_COLUMN and all(len(plain(text)) <= SHORT for text in texts)
        shown = (
            joined(texts, width() - 4, "   ")
            if short or group
            else [f for text in texts for f in folded(text, width() - 6, "   ")]
        )
        lines += [f"{indent}{line}" for line in shown]
    return lines


def _tile_in_hand(game: Game, decision: Decision, menu: Menu) -> list[str]:
    """The tile a spot is sought for: found by looking what would lie there."""
    from rulewright.draw import draw_piece, face_codes

    rules, name = game.program.checked.rules, decision.site.type.name
    if not isinstance(decision.site.type, SpotType):
        return []
    outlook, board = Outlook(game), rules.boards[name]
    key = next((key for key in outlook.now["boards"][name] if is_of(key, decision.player)), "all")
    after = outlook.board(menu.items[0].options[0], name, key)
    tiles = {after[0][cell].get("tile") for cell in after[1]} if after is not None else set()
    item = item_of(rules.pieces[board.tiles], str(tiles.pop())) if len(tiles) == 1 else None
    if item is None:
        return []
    kind = rules.pieces[board.tiles]
    held = face_codes(rules, kind, item).partition(" ")[0]
    drawing = draw_piece(rules, kind, item, board).lines(coloured())
    return [*(f"    {line}" for line in drawing), dim(f"  {phrases.say('first-the-cell', tile=held)}")]


def _on_board(menu: Menu) -> list[str]:
    others = [item.label for item in menu.items if not item.cell]
    cells = [item.label for item in menu.items if item.cell]
    shown = " ".join(cells) if len(cells) <= 30 else f"{cells[0]} … {cells[-1]}"
    return ["  " + phrases.say("cells", cells=shown), *("  " + phrases.say("or-else", label=label) for label in others)]


def _tiles(game: Game, words: Words, decision: Decision, menu: Menu) -> list[str]:
    """Tiles side by side as they look; nothing if the pieces have no shape."""
    from rulewright.draw import beside, draw_piece

    rules, name = game.program.checked.rules, decision.site.type.name
    kind = rules.pieces[name]
    board = next((board for board in rules.boards.values() if board.tiles == name), None)
    if board is None or not kind.shapes or not kind.faces or len(menu.items) > 20:
        return []
    outlook = Outlook(game)
    drawings = []
    for item in menu.items:
        found = item_of(kind, item.options[0].key)
        if found is None:
            return []
        change = outlook.changes(item.options[0], words)
        drawings.append(_captioned(f"{item.label}) {item.text}", change, draw_piece(rules, kind, found, board)))
    return [f"  {line}" for line in beside(drawings, width() - 4, 3).lines(coloured())]


def rotation_lines(game: Game, words: Words, decision: Decision, cell: Item) -> list[str]:
    """How each rotation at a cell would lie, drawn in its surroundings."""
    from rulewright.draw import Marks, beside, draw_around

    rules, name = game.program.checked.rules, decision.site.type.name
    outlook = Outlook(game)
    key = next((key for key in outlook.now["boards"][name] if is_of(key, decision.player)), "all")
    drawings = []
    for number, option in enumerate(cell.options, 1):
        after = outlook.board(option, name, key)
        change = outlook.changes(option, words)
        if after is None or not after[1]:
            return [f"  {n}) {words.option(game, decision, o)}" for n, o in enumerate(cell.options, 1)]
        cells, fresh = after
        around = draw_around(rules, rules.boards[name], cells, Marks(fresh=fresh), fresh)
        drawings.append(_captioned(f"{number})", change, around))
    return [f"  {line}" for line in beside(drawings, width() - 4, 3).lines(coloured())]


def _captioned(title: str, change: str, drawing: Canvas) -> Canvas:
    from rulewright.draw import Canvas

    sheet = Canvas()
    sheet.write(0, 0, title, "1")
    if change:
        sheet.write(1, 3, change, "2")
    sheet.paste(2, 2, drawing)
    return sheet
