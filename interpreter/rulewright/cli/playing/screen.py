"""The table as one seat sees it: boards, counters, zones. Everything comes from the seat's view, so nothing can leak."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases
from rulewright.cli.output import bold, coloured, dim, paint
from rulewright.cli.playing.menu import is_of

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.draw import Marks
    from rulewright.run.game import Game

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
        return [*self.boards(everybody, marked, marks), *self.zones(everybody), *self.shared(), *self.counters()]

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
                drawing = draw_board(self.rules, board, cells, marks if mine and name == marked else None)
                lines += [f"  {line}" for line in drawing.lines(coloured())]
                meaning.update({code: (text, style) for code, text, style in legend(self.rules, board, cells, self.name)})
            shown = [f"{paint(f' {code} ', style) if coloured() else code} {text}" for code, (text, style) in meaning.items()]
            plain = [f"{code} {text}" for code, (text, _) in meaning.items()]
            lines += [f"  {line}" for line in _wrapped(shown, plain, width() - 4)]
        return lines

    def zones(self, everybody: bool) -> list[str]:
        """Zones with few pieces piece by piece, others by their number."""
        lines = []
        for name, places in self.view["zones"].items():
            for key, content in places.items():
                if not (everybody or is_of(key, self.seat) or isinstance(content, dict)):
                    continue
                title = self.name(name) if key == "all" else self.owned(name, key)
                if isinstance(content, dict):
                    text = phrases.say("face-down", count=content["hidden"])
                elif len(content) > MANY and not everybody:
                    text = f"{len(content)}"
                else:
                    pieces = [self.piece(self.rules.zones[name].holds, piece) for piece in content]
                    text = "\n    ".join(_wrapped(pieces, pieces, width() - 8)) or phrases.say("empty")
                lines.append(f"{bold(title)}: {text}")
        return lines

    def piece(self, kind: str, piece: str) -> str:
        from rulewright.draw import face_codes

        noun = self.rules.pieces[kind]
        if not noun.faces:
            return self.name(piece)
        item = item_of(self.game, kind, piece)
        return f"{piece} [{face_codes(self.rules, noun, item)}]" if item is not None else piece

    def shared(self) -> list[str]:
        """Counters that are nobody's, and those with more than one index; what is zero is left out there."""
        lines = []
        for name, values in self.view["variables"].items():
            if set(values) == {"all"}:
                lines.append(f"{bold(self.name(name))}: {values['all']}")
            elif not _per_player(values, self.game.players):
                shown = [f"{key} {value}" for key, value in values.items() if value not in (0, "nothing", "no")]
                lines.append(f"{bold(self.name(name))}: {', '.join(shown) or phrases.say('nothing')}")
        return lines

    def counters(self) -> list[str]:
        """One row a player, one column a counter; points too, where nothing is hidden in a hand."""
        columns = {
            self.words.name(name, 2): [values[f"player {seat}"] for seat in range(1, self.game.players + 1)]
            for name, values in self.view["variables"].items() if _per_player(values, self.game.players)
        }
        if self.rules.scores:
            open_ = all(zone.seen_by != "owner" for zone in self.rules.zones.values())
            seats = range(1, self.game.players + 1)
            columns[phrases.say("points-now")] = [
                sum(self.game.scores(seat).values()) if open_ or seat == self.seat else "?" for seat in seats
            ]
        if not columns:
            return []
        names = {seat: self.words.player(seat) for seat in range(1, self.game.players + 1)}
        first = max(len(phrases.say("you", player=name)) for name in names.values())
        widths = [max(len(head), *(len(str(value)) for value in values)) + 3 for head, values in columns.items()]
        lines = [dim(" " * first + "".join(f"{head:>{w}}" for head, w in zip(columns, widths, strict=True)))]
        for seat, player in names.items():
            name = phrases.say("you", player=player) if seat == self.seat else player
            values = [column[seat - 1] for column in columns.values()]
            row = f"{name:<{first}}" + "".join(f"{value!s:>{w}}" for value, w in zip(values, widths, strict=True))
            lines.append(bold(row) if seat == self.seat else row)
        return lines

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
