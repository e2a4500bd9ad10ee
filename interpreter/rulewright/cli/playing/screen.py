"""The table as one seat sees it: boards, counters, zones. Everything comes from the seat's view, so nothing can leak."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases
from rulewright.cli.output import bold, coloured, dim, paint
from rulewright.cli.playing.menu import is_of
from rulewright.link import PLAYER, CellType, Type

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.draw import Marks
    from rulewright.run import Game

MANY = 12


def width() -> int:
    return max(40, shutil.get_terminal_size((100, 40)).columns)


class Screen:
    """Draws a game for a seat; `marks` are given for the board a choice is about."""

    def __init__(self, game: Game, words: Words, seat: int) -> None:
        self.game, self.words, self.seat = game, words, seat
        self.rules = game.program.checked.rules
        self.view: dict[str, Any] = game.view(seat)

    def whole(self, everybody: bool, marked: str = "", marks: Marks | None = None) -> list[str]:
        """All there is to see; other players' boards only if asked for, they fill the screen."""
        return [*self.boards(everybody, marked, marks), *self.zones(everybody), *self.places(), *self.shared(), *self.counters()]

    def places(self) -> list[str]:
        """Pieces that lie in no zone, such as building sites: those that have changed, and how."""
        lines = []
        for kind in self.rules.pieces.values():
            if any(zone.holds == kind.name for zone in self.rules.zones.values()) or self.on_boards(kind.name):
                continue
            for name in (a.name for a in kind.attributes.values() if a.varies):
                now = self.view["pieces"][f"{kind.name}.{name}"]
                shown = [
                    f"{self.name(piece)} {self.value(value)}"
                    for piece, value in now.items()
                    if value not in (0, "0", "no", "nothing")
                ]
                if shown:
                    lines.append(f"{bold(f'{self.name(kind.name)}, {self.name(name)}')}: {' · '.join(shown)}")
        return lines

    def on_boards(self, kind: str) -> bool:
        return any(board.tiles == kind for board in self.rules.boards.values())

    def boards(self, everybody: bool, marked: str = "", marks: Marks | None = None) -> list[str]:
        from rulewright.draw import draw_board, legend

        lines: list[str] = []
        for name, board in self.rules.boards.items():
            meaning: dict[str, tuple[str, str]] = {}
            for key, cells in self.view["boards"][name].items():
                mine = is_of(key, self.seat)
                if not (mine or everybody):
                    continue
                if key != "all":
                    lines.append(bold(self.owned(name, key)))
                cells = self.cells(name, cells)
                drawing = draw_board(self.rules, board, cells, marks if mine and name == marked else None)
                lines += [f"  {line}" for line in drawing.lines(coloured())]
                meaning.update({code: (text, style) for code, text, style in legend(self.rules, board, cells, self.name)})
            shown = [f"{paint(f' {code} ', style) if coloured() else code} {text}" for code, (text, style) in meaning.items()]
            plain = [f"{code} {text}" for code, (text, _) in meaning.items()]
            lines += [f"  {line}" for line in _wrapped(shown, plain, width() - 4)]
        return lines

    def cells(self, board: str, cells: dict[str, Any]) -> dict[str, Any]:
        """The cells of a board with the pieces that lie on them, each with the mark of the player it belongs to."""
        from rulewright.draw import symbol

        found = {name: dict(cell) for name, cell in cells.items()}
        for zone in self.rules.zones.values():
            if zone.per != (CellType(board),):
                continue
            for name, pieces in self.view["zones"][zone.name].items():
                if isinstance(pieces, list) and pieces:
                    owners = [int(seat) for piece in pieces for seat in self.owners(zone.holds, piece)]
                    found.setdefault(name, {})[zone.name] = " ".join(pieces) + "".join(map(symbol, owners))
        return found

    def owners(self, kind: str, piece: str) -> list[str]:
        """The seats that changing attributes of a piece name."""
        columns = [a.name for a in self.rules.pieces[kind].attributes.values() if a.varies and a.type == PLAYER]
        named = [self.view["pieces"][f"{kind}.{column}"].get(piece, "nothing") for column in columns]
        return [name.removeprefix("player ") for name in named if name != "nothing"]

    def zones(self, everybody: bool) -> list[str]:
        """What lies in the zones, one line a name: nothing that is empty, and what lies on boards is drawn there."""
        lines = []
        for name, places in self.view["zones"].items():
            zone = self.rules.zones[name]
            if len(zone.per) == 1 and isinstance(zone.per[0], CellType):
                continue
            for seat in self.rows(zone.per):
                whose = {key: content for key, content in places.items() if seat is None or (is_of(key, seat) and key != "all")}
                seen = {key: content for key, content in whose.items() if content and content != {"hidden": 0}}
                hidden = any(isinstance(content, dict) for content in seen.values())
                if not seen or not (everybody or hidden or seat in (None, self.seat)):
                    continue
                title = self.name(name) if seat is None else self.owned(name, f"player {seat}")
                parts = [self.content(zone.holds, key, content, everybody, seat) for key, content in seen.items()]
                between = "   " if len(parts) == 1 else " · "
                lines.append(f"{bold(title)}: {between.join(parts)}")
        return lines

    def rows(self, per: tuple[Type, ...]) -> list[int | None]:
        """One line for each player where something is per player, else one for all."""
        return list(range(1, self.game.players + 1)) if PLAYER in per else [None]

    def content(self, kind: str, key: str, content: Any, everybody: bool, seat: int | None) -> str:
        """What lies in one zone: few pieces by name, many by number."""
        if isinstance(content, dict):
            text = phrases.say("face-down", count=content["hidden"])
        elif len(content) > MANY and not everybody:
            text = f"{len(content)}"
        else:
            pieces = [self.piece(kind, piece) for piece in content]
            text = "\n    ".join(_wrapped(pieces, pieces, width() - 8))
        place = self.place(key, seat)
        return f"{dim(place)} {text}" if place else text

    def place(self, key: str, seat: int | None) -> str:
        """The name of one of several places, without the player whose line it is."""
        if key == "all":
            return ""
        words = key.removeprefix(f"player {seat}").split()
        return " ".join(self.name(word) for word in words)

    def piece(self, kind: str, piece: str) -> str:
        from rulewright.draw import face_codes

        noun = self.rules.pieces[kind]
        item = item_of(self.game, kind, piece)
        if not noun.faces:
            shown = item.id if item is not None else piece
            changing = [a.name for a in noun.attributes.values() if a.varies and a.type != PLAYER]
            now = [self.view["pieces"][f"{kind}.{name}"].get(piece) for name in changing]
            return " ".join([self.name(shown), *(str(value) for value in now if value not in (None, "0", "no", "nothing"))])
        return f"{piece} [{face_codes(self.rules, noun, item)}]" if item is not None else piece

    def shared(self) -> list[str]:
        """What is remembered for nobody, or for more than a player each; what is zero is left out."""
        lines = []
        for name, values in self.view["variables"].items():
            if _per_player(values, self.game.players):
                continue
            for seat in self.rows(self.rules.variables[name].per):
                seen = {key: value for key, value in values.items() if seat is None or is_of(key, seat)}
                shown = [
                    f"{self.place(key, seat)} {self.value(value)}".strip()
                    for key, value in seen.items()
                    if value not in (0, "nothing", "no", "")
                ]
                if shown:
                    title = self.name(name) if seat is None else self.owned(name, f"player {seat}")
                    lines.append(f"{bold(title)}: {', '.join(shown)}")
        return lines

    def value(self, value: Any) -> str:
        return (
            str(value) if not isinstance(value, str) else ", ".join(self.place(part, None) or part for part in value.split("/"))
        )

    def counters(self) -> list[str]:
        """One row a player and one column a counter, or the other way round where that is too wide."""
        columns = {
            self.words.name(name, 2): [self.value(values[f"player {seat}"]) for seat in range(1, self.game.players + 1)]
            for name, values in self.view["variables"].items()
            if _per_player(values, self.game.players)
        }
        if self.rules.scores:
            open_ = all(zone.seen_by != "owner" for zone in self.rules.zones.values())
            seats = range(1, self.game.players + 1)
            columns[phrases.say("points-now")] = [
                str(sum(self.game.scores(seat).values())) if open_ or seat == self.seat else "?" for seat in seats
            ]
        if not columns:
            return []
        players = [self.words.player(seat) for seat in range(1, self.game.players + 1)]
        names = [phrases.say("you", player=name) if seat == self.seat else name for seat, name in enumerate(players, 1)]
        table = [["", *columns], *([name, *(column[n] for column in columns.values())] for n, name in enumerate(names))]
        if sum(_width(column) for column in zip(*table, strict=True)) > width():
            table = [list(row) for row in zip(*table, strict=True)]
            return [*_aligned(table, -1)]
        return _aligned(table, self.seat)

    def name(self, noun: str) -> str:
        return self.words.name(noun, 1)

    def owned(self, noun: str, key: str) -> str:
        """A board or zone with whose it is."""
        seat = re.fullmatch(r"player (\d+)", key)
        if seat is None:
            return phrases.say("of-place", what=self.name(noun), place=key)
        return phrases.say("of-player", what=self.name(noun), seat=int(seat[1]))


def item_of(game: Game, kind: str, piece: str) -> Any:
    """The row of the component table a piece was made from; copies are numbered behind a dot."""
    noun = game.program.checked.rules.pieces[kind]
    stem = piece.rpartition(".")[0]
    return next((item for item in noun.items if item.id == piece), None) or next((i for i in noun.items if i.id == stem), None)


def _per_player(values: dict[str, Any], players: int) -> bool:
    return set(values) == {f"player {seat}" for seat in range(1, players + 1)}


def _width(column: tuple[str, ...]) -> int:
    return max(map(len, column)) + 3


def _aligned(table: list[list[str]], mine: int) -> list[str]:
    """A table in columns: the first to the left, numbers to the right; one row may be the reader's own."""
    widths = [_width(column) for column in zip(*table, strict=True)]
    lines = []
    for number, (first, *rest) in enumerate(table):
        line = f"{first:<{widths[0] - 3}}" + "".join(f"{cell:>{w}}" for cell, w in zip(rest, widths[1:], strict=True))
        lines.append(dim(line) if number == 0 else bold(line) if number == mine else line)
    return lines


def _wrapped(parts: list[str], plain: list[str], wide: int) -> list[str]:
    """Parts on as few lines as fit; measured by their plain form, as colours have no width."""
    lines: list[list[str]] = [[]]
    used = 0
    for part, bare in zip(parts, plain, strict=True):
        if used and used + len(bare) + 3 > wide:
            lines.append([])
            used = 0
        lines[-1].append(part)
        used += len(bare) + 5
    return ["   ".join(line) for line in lines if line]
