"""Scenarios as worked examples: the board before, what happens line by line, what has changed, and the board after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rulewright.book.contents import Block, Example, Picture, Prose, Rows, Scene, Section
from rulewright.book.pictures import Marked, board_picture
from rulewright.book.telling import Telling
from rulewright.draw import Cells, place_of
from rulewright.explain import Told, piece_name
from rulewright.link import Board, CellType
from rulewright.narrate import Texts
from rulewright.scenario import Shown
from rulewright.state import as_data

MOST_LINES = 16
MOST_ROWS = 14
MOST_BOARDS = 4
LONGEST = 44  # characters of the names of some pieces
LARGE = 80  # cells; of a larger board only the part is shown where something lies
AROUND = 2

State = Mapping[str, Any]


@dataclass(frozen=True)
class Stage:
    """One example while it is told."""

    telling: Telling
    texts: Texts
    shown: Shown
    before: State
    after: State

    def who(self, key: str) -> str:
        """What a key of the state belongs to: a player by the name in the example, a constant, a cell."""
        words = key.split(" ")
        if words[0] == "player" and len(words) > 1 and words[1].isdecimal():
            return self.telling.listed([self.seat(int(words[1])), *map(self.telling.say, words[2:])])
        return self.telling.listed([self.telling.say(word) for word in words])

    def say(self, word: str) -> str:
        """The same for what stands in a cell, where a word may be anything."""
        return self.who(word) if word.startswith("player ") else self.telling.say(word)

    def seat(self, number: int) -> str:
        seats = self.shown.game.program.layout.seats
        name = self.shown.seats.get(number)
        if name is not None:
            return name[:1].upper() + name[1:].replace("_", " ")
        return (
            self.telling.title(seats[number]) if number < len(seats) and seats[number] else self.telling.say(f"player {number}")
        )


def examples(telling: Telling, shown: list[Shown]) -> Iterator[Section]:
    """A section for each, with its name as the heading."""
    known: dict[object, Texts] = {}  # by the options that an example is played with
    for number, each in enumerate(shown, 1):
        layout = each.game.program.layout
        played = tuple(sorted(layout.options.items()))
        if played not in known:
            known[played] = Texts(telling.checked, telling.catalog.language, layout.options)
        stage = Stage(telling, known[played], each, as_data(layout, each.before), as_data(layout, each.game.working))
        blocks: list[Block] = [Prose((Told(each.note, span=each.span),))] if each.note else []
        blocks.append(_example(stage))
        yield Section(f"example-{number}", each.name, tuple(blocks), span=each.span)


def _example(stage: Stage) -> Example:
    story = tuple(_story(stage))
    boards = list(islice(_boards(stage), MOST_BOARDS))
    before, after = tuple(picture for picture, _ in boards if picture), tuple(picture for _, picture in boards if picture)
    words = stage.telling.words
    changes = _changes(stage) if story else _scores(stage)
    if not story:
        return Example(None, (), changes, Scene(words("scene"), after) if after else None)
    return Example(
        Scene(words("before"), before) if before else None,
        story,
        changes,
        Scene(words("after"), after) if after else None,
    )


# ---- what happens ----
def _story(stage: Stage) -> Iterator[Told]:
    game, texts = stage.shown.game, stage.texts
    texts.seated([stage.seat(number) if number else "" for number in range(game.players + 1)])
    entries = [entry for entry in game.log if not (entry.effect is None and entry.forced)]
    lines = [(texts.news(game, entry), entry) for entry in entries]
    told = [
        Told(stage.telling.words("happens", text=line), span=entry.effect.span if entry.effect is not None else None)
        for line, entry in lines
        if line
    ]
    yield from told[:MOST_LINES]
    if len(told) > MOST_LINES:
        yield Told(stage.telling.words("and-more", more=len(told) - MOST_LINES))


# ---- what has changed ----
def _changes(stage: Stage) -> Rows | None:
    rows = [*_counters(stage), *_zones(stage)][:MOST_ROWS]
    words = stage.telling.words
    return Rows(("", words("before"), words("after")), tuple(rows)) if rows else None


def _counters(stage: Stage) -> Iterator[tuple[str, str, str]]:
    rules, telling = stage.telling.checked.rules, stage.telling
    for name, now in stage.after["variables"].items():
        if telling.catalog.has(name, "untold") or not telling.catalog.has(name):
            continue
        for key, value in now.items():
            earlier = stage.before["variables"][name][key]
            if value != earlier and not isinstance(rules.variables[name].start, tuple | list):
                what = telling.plural(name) if rules.variables[name].sort != "variable" else telling.title(name)
                title = what if key == "all" else telling.words("of", what=what, of=stage.who(key))
                yield title, _value(earlier, stage), _value(value, stage)


def _value(value: Any, stage: Stage) -> str:
    if isinstance(value, str):
        parts = [part for part in value.split("/") if part]
        return stage.telling.listed([stage.who(part) for part in parts]) if parts else stage.telling.words("empty")
    return str(value)


def _zones(stage: Stage) -> Iterator[tuple[str, str, str]]:
    telling = stage.telling
    for name, now in stage.after["zones"].items():
        zone = telling.checked.rules.zones[name]
        if not telling.catalog.has(name) or any(isinstance(per, CellType) for per in zone.per):
            continue
        for key, pieces in now.items():
            earlier = stage.before["zones"][name][key]
            if pieces != earlier:
                title = telling.title(name) if key == "all" else telling.words("of", what=telling.title(name), of=stage.who(key))
                yield title, _pieces(zone.holds, earlier, stage), _pieces(zone.holds, pieces, stage)


def _pieces(kind: str, ids: list[str], stage: Stage) -> str:
    telling = stage.telling
    if not ids:
        return telling.words("empty")
    named = telling.listed([piece_name(telling.checked.rules.pieces[kind], id, telling.catalog) for id in ids])
    return named if len(named) <= LONGEST else telling.words("so-many", number=len(ids), noun=telling.name(kind, len(ids)))


def _scores(stage: Stage) -> Rows | None:
    """What everybody has scored, where an example only shows what lies there."""
    game, telling = stage.shown.game, stage.telling
    seats = list(stage.shown.seats)
    sheets = {seat: game.scores(seat) for seat in seats}
    names = [name for name in telling.checked.rules.scores if any(sheet[name] for sheet in sheets.values())]
    if not names:
        return None
    rows = [(telling.title(name), *(str(sheets[seat][name]) for seat in seats)) for name in names]
    total = (telling.words("total"), *(str(sum(sheets[seat].values())) for seat in seats))
    return Rows((telling.words("points"), *(stage.seat(seat) for seat in seats)), (*rows, total))


# ---- boards ----
def _boards(stage: Stage) -> Iterator[tuple[Picture | None, Picture | None]]:
    """The boards on which something has changed, before and after; where nothing happens, those on which something lies."""
    rules, telling = stage.telling.checked.rules, stage.telling
    quiet = not stage.shown.game.log
    for name, board in rules.boards.items():
        for key in stage.after["boards"][name]:
            earlier = _with_pieces(board, key, stage.before, stage)
            cells = _with_pieces(board, key, stage.after, stage)
            fresh = frozenset(cell for cell in {*earlier, *cells} if earlier.get(cell) != cells.get(cell))
            lies = any(cells.values())
            if not (fresh or (quiet and lies)):
                continue
            title = telling.title(name) if key == "all" else telling.words("of", what=telling.title(name), of=stage.who(key))
            kept = _part(board, earlier, cells, fresh)
            old, new = ({cell: part.get(cell, {}) for cell in part if cell in kept} for part in (earlier, cells))
            yield (
                board_picture(rules, board, old, stage.say, title, Marked(coming=frozenset(new))),
                board_picture(rules, board, new, stage.say, title, Marked(frozenset() if quiet else fresh, frozenset(old))),
            )


def _with_pieces(board: Board, key: str, state: State, stage: Stage) -> Cells:
    """The cells of a board with the pieces that lie on them."""
    cells = {name: dict(cell) for name, cell in state["boards"][board.name][key].items()}
    for zone in stage.telling.checked.rules.zones.values():
        if zone.per == (CellType(board.name),):
            for name, ids in state["zones"][zone.name].items():
                if ids and name in cells:
                    cells[name][zone.name] = " ".join(ids)
    return cells


def _part(board: Board, earlier: Cells, cells: Cells, fresh: frozenset[str]) -> frozenset[str]:
    """The cells to be drawn: all of a small board, of a large one those around what lies there."""
    names = {*earlier, *cells}
    busy = [place_of(board, name) for name in names if cells.get(name) or earlier.get(name) or name in fresh]
    if len(names) <= LARGE or not busy:
        return frozenset(names)
    low, high = min(x for x, _ in busy) - 2 * AROUND, max(x for x, _ in busy) + 2 * AROUND
    top, bottom = min(y for _, y in busy) - AROUND, max(y for _, y in busy) + AROUND
    places = {name: place_of(board, name) for name in names}
    return frozenset(name for name, (x, y) in places.items() if low <= x <= high and top <= y <= bottom)
