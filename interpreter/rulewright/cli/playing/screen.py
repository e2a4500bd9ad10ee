"""The table on a terminal: blocks of lines made from what a seat is shown, so nothing can leak that is not shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases
from rulewright.cli.output import bold, coloured, dim, paint
from rulewright.cli.playing.columns import aligned, column_width, folded, in_columns, joined, width
from rulewright.cli.playing.menu import is_of
from rulewright.link import PLAYER, CellType

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.draw import Marks
    from rulewright.run import Game
    from rulewright.table import Board, Counters, Note, Place, Shown, Teller, Thing, Zone

MANY = 24
SHORT = 4  # letters that do not fit into a cell any more
PLAYERS = "the players"  # what the table of counters is about: no noun is called so


@dataclass(frozen=True)
class Block:
    """Lines that stand together, and what they are about."""

    about: tuple[str, int]
    lines: tuple[str, ...]
    headed: bool = False  # a table of which each line below the first can be told by itself

    def since(self, before: Block | None) -> Block:
        """What is new in it: all, or the lines of a table that have changed."""
        if before is None or not self.headed or self.lines[0] != before.lines[0]:
            return self
        return replace(self, lines=(self.lines[0], *(line for line in self.lines[1:] if line not in before.lines)))


class Screen:
    """Draws a game for a seat; `marks` are given for the board a choice is about."""

    def __init__(
        self, game: Game, words: Words, seat: int, teller: Teller, text: Callable[[Thing], str] = lambda thing: ""
    ) -> None:
        from rulewright.table import show

        self.game, self.words, self.seat, self.text = game, words, seat, text
        self.rules = game.program.checked.rules
        self.shown: Shown = show(game, words, seat, teller)
        self.view: dict[str, Any] = game.view(seat)
        self.wide = column_width(width())

    def whole(self, everybody: bool = False, marked: str = "", marks: Marks | None = None) -> list[str]:
        return in_columns([block.lines for block in self.blocks(everybody, marked, marks)], width())

    def blocks(self, everybody: bool = False, marked: str = "", marks: Marks | None = None) -> list[Block]:
        """All there is to see, in the order of the table; other players' boards only if asked for, they fill the screen."""
        from rulewright.table import Board, Counters, Zone

        found: list[Block] = []
        counted: list[Counters] = []
        for region in self.shown.regions:
            for part in region.parts:
                match part:
                    case Board():
                        if everybody or part.seat in (0, self.seat):
                            found.append(self.board(part, marks if part.noun == marked and self.asked_of(part) else None))
                    case Zone():
                        found += self.zone(part, everybody)
                    case Counters(seat=0):
                        facts = [f"{counter.title} {bold(counter.value)}".strip() for counter in part.counters]
                        found.append(Block((f"{region.name} facts", 0), tuple(joined(facts, self.wide))))
                    case Counters():
                        counted.append(part)
        return [*found, *self.counters(counted)]

    def asked_of(self, board: Board) -> bool:
        return board.seat in (0, self.seat)

    # -- boards --
    def board(self, part: Board, marks: Marks | None = None) -> Block:
        from rulewright.draw import Marks, draw_board, legend

        board = self.rules.boards[part.noun]
        seen = self.view["boards"][part.noun]
        cells = self.cells(part.noun, next(cells for key, cells in seen.items() if not part.seat or is_of(key, part.seat)))
        lines = [bold(self.owned(part.title, part.seat))] if part.seat or len(self.rules.boards) > 1 else []
        notes = {cell.name: cell.notes for cell in part.cells}
        marks = replace(marks or Marks(), notes={name: text for name, of in notes.items() if (text := _sign(of))})
        lines += [f"  {line}" for line in draw_board(self.rules, board, cells, marks).lines(coloured())]
        meaning = legend(self.rules, board, cells, lambda word: self.named(word))
        worth = {note.face.symbol: note.text for of in notes.values() for note in of if note.name and note.face.symbol}
        signs = [f"{sign} {text}" for sign, text in worth.items()]
        signs += [f"{paint(f' {code} ', style) if coloured() else code} {text}" for code, text, style in meaning]
        lines += [f"  {line}" for line in joined(signs, self.wide - 2, "   ")]
        around = [_thing(thing) for cell in part.around for thing in cell.things if thing.notes]
        lines += [f"  {line}" for line in folded(" · ".join(around), self.wide - 2, "  ") if around]
        return Block((part.noun, part.seat), tuple(lines))

    def named(self, word: str) -> str:
        return self.words.player(int(word.removeprefix("player "))) if word.startswith("player ") else self.words.name(word, 1)

    def cells(self, board: str, cells: dict[str, Any]) -> dict[str, Any]:
        """The cells of a board with the pieces that lie on them, each with the mark of the player it belongs to."""
        from rulewright.draw import symbol

        found = {name: dict(cell) for name, cell in cells.items()}
        for zone in self.rules.zones.values():
            if zone.per != (CellType(board),):
                continue
            for name, pieces in self.view["zones"][zone.name].items():
                if isinstance(pieces, list) and pieces:
                    owners = [seat for piece in pieces for seat in self.owners(zone.holds, piece)]
                    found.setdefault(name, {})[zone.name] = " ".join(pieces) + "".join(map(symbol, owners))
        return found

    def owners(self, kind: str, piece: str) -> list[int]:
        """The seats that changing attributes of a piece name."""
        columns = [a.name for a in self.rules.pieces[kind].attributes.values() if a.varies and a.type == PLAYER]
        named = [self.view["pieces"][f"{kind}.{column}"].get(piece, "nothing") for column in columns]
        return [int(name.removeprefix("player ")) for name in named if name != "nothing"]

    # -- zones --
    def zone(self, zone: Zone, everybody: bool) -> Iterator[Block]:
        """What lies in a zone: a line for each of its places, or one for all; of printed places those where something is."""
        printed = zone.noun in self.rules.pieces
        lines = []
        for place in zone.places:
            if printed:
                place = replace(place, things=tuple(thing for thing in place.things if thing.notes))
            if place.things or place.hidden or (place.title and place.notes):
                lines += self.place(place, everybody)
        if not lines:
            return
        title = self.owned(zone.title, zone.seat)
        if len(zone.places) == 1 and not zone.places[0].title and len(lines) == 1:
            yield Block((zone.noun, zone.seat), tuple(folded(f"{bold(title)}: {lines[0]}", self.wide, "    ")))
        else:
            yield Block((zone.noun, zone.seat), (*([bold(title)] if title else []), *(f"  {line}" for line in lines)))

    def place(self, place: Place, everybody: bool) -> list[str]:
        head = place.title + (f" ({', '.join(map(_note, place.notes))})" if place.notes else "")
        parts = [] if place.hidden == 0 else [phrases.say("face-down", count=place.hidden)]
        told = [(thing, self.text(thing)) for thing in place.things]
        wide = self.wide - 4
        if any(text for _, text in told) and len(told) <= MANY:
            alone = len(told) == 1 and bool(head)
            lines = [f"{head}:"] if head and not alone else []
            for thing, text in told:
                name = f"{_thing(thing)} {dim(f'({head})')}" if alone else _thing(thing)
                lines += folded(f"{'' if alone else '  '}{name}: {dim(text)}" if text else name, wide, "  ")
            return lines
        parts += _grouped(place.things) if len(place.things) <= MANY or everybody else [str(len(place.things))]
        start = f"{head}: " if head else ""
        return folded(start + " · ".join(parts), wide, "  ") if parts else [head]

    # -- counters --
    def counters(self, parts: list[Counters]) -> list[Block]:
        """One column a player and one row a counter, with what is worth knowing of each player."""
        rows: dict[str, dict[int, str]] = {}
        for player in self.shown.players:
            for note in player.notes:
                rows.setdefault(note.name, {})[player.seat] = note.text
            if player.points:
                rows.setdefault(phrases.say("points-now"), {})[player.seat] = player.points
        counted: dict[str, dict[int, str]] = {}
        for part in parts:
            for counter in part.counters:
                counted.setdefault(counter.title, {})[part.seat] = counter.value
        rows = {**counted, **rows}
        if not rows:
            return []
        names = [
            bold(phrases.say("you", player=player.name)) if player.seat == self.seat else player.name
            for player in self.shown.players
        ]
        table = [["", *names], *([dim(name), *(of.get(p.seat, "") for p in self.shown.players)] for name, of in rows.items())]
        flat = aligned([list(row) for row in zip(*table, strict=True)])
        upright = aligned(table)
        fits = max(map(len, flat)) <= self.wide
        return [Block((PLAYERS, 0), tuple(flat if fits else upright), not fits)]

    def owned(self, title: str, seat: int) -> str:
        """A board or zone with whose it is."""
        return phrases.say("of-player", what=title, player=self.words.player(seat)) if seat and title else title


def _in_words(text: str, title: str) -> bool:
    """Whether a title says a text already, be it with other endings."""
    words = title.lower().replace("(", " ").replace(")", " ").split()
    return all(any(word.startswith(part[: max(3, len(part) - 2)]) for word in words) for part in text.lower().split())


def _thing(thing: Thing) -> str:
    notes = [_note(note) for note in thing.notes if not _in_words(note.text, thing.title)]
    return f"{thing.title} ({', '.join(notes)})" if notes else thing.title


def _note(note: Note) -> str:
    """A value under its name; one with a look of its own speaks for itself."""
    return note.text if note.face.colour or note.face.symbol else f"{note.name} {note.text}".strip()


def _sign(notes: tuple[Note, ...]) -> str:
    """What stands beside a cell, as short as it stands in the cell itself."""
    told = [note.face.symbol or (note.text if len(note.text) < SHORT else "") for note in notes if note.name]
    return " ".join(text for text in reversed(told) if text)


def _grouped(things: tuple[Thing, ...]) -> list[str]:
    """Things by name; several that nobody can tell apart are one with a number."""
    found: dict[tuple[Any, ...], list[Thing]] = {}
    for thing in things:
        same = (thing.card, thing.number, thing.face, thing.notes, thing.turned)
        found.setdefault(same, []).append(thing)
    return [f"{_thing(same[0])} ×{len(same)}" if len(same) > 1 else _thing(same[0]) for same in found.values()]
