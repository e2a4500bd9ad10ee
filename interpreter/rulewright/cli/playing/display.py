"""What is on the screen already, and what is news: the table is shown once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import dim, say
from rulewright.cli.playing.columns import folded, in_columns, width
from rulewright.cli.playing.screen import Block, Screen

if TYPE_CHECKING:
    from rulewright.cli.playing.menu import Menu
    from rulewright.cli.words import Words
    from rulewright.run import Decision, Entry, Game
    from rulewright.table import Shown, Thing

ONE_LINE = 160


class Display:
    """Remembers for each person what was shown and told."""

    def __init__(self, game: Game, words: Words, people: Sequence[int]) -> None:
        from rulewright.table import Teller

        self.game, self.words, self.people = game, words, people
        self.teller = Teller(game)
        self.told = dict.fromkeys(people, 0)
        self.last: dict[int, dict[tuple[str, int], Block]] = {}
        self._screen: tuple[object, int, Screen] | None = None

    def screen(self, seat: int) -> Screen:
        """The table as it is now; worked out once for each place in the game."""
        here = self.game.reached
        if self._screen is None or self._screen[0] is not here or self._screen[1] != seat:
            self._screen = (here, seat, Screen(self.game, self.words, seat, self.teller, self.text))
        return self._screen[2]

    def shown(self, seat: int) -> Shown:
        return self.screen(seat).shown

    def text(self, thing: Thing) -> str:
        """What a card says, if that is short enough to stand on the table."""
        if thing.face.shape != "card" or not thing.card:
            return ""
        kind, _, id = thing.card.partition(".")
        said = " ".join(self.words.text_on(kind, id).split())
        return said if len(said) <= ONE_LINE else f"{said[:ONE_LINE].rpartition(' ')[0]} …"

    # -- what is new --
    def news(self, decision: Decision, menu: Menu | None) -> None:
        """What happened since this person was last asked, and what it changed on the table."""
        seat = decision.player
        self.tell(seat)
        on_board = decision.site.type.name if menu is not None and menu.on_board else ""
        blocks = {block.about: block for block in self.screen(seat).blocks()}
        before = self.last.get(seat)
        if before is None:
            say(dim("─" * 60))
        last = before or {}
        changed = [block.since(last.get(about)) for about, block in blocks.items() if last.get(about) != block]
        shown = [block for block in changed if block.about[0] != on_board]
        for line in in_columns([block.lines for block in shown], width()):
            say(line)
        if menu is not None and on_board:
            self.marked(seat, on_board, menu)
        if shown or on_board:
            say()
        self.last[seat] = blocks

    def marked(self, seat: int, name: str, menu: Menu) -> None:
        """The board that a choice is about, with what to type."""
        from rulewright.draw import Marks
        from rulewright.table import Board

        bounded = all(item.label == item.cell for item in menu.items if item.cell)
        marks = Marks(dict.fromkeys(menu.marks(), "·") if bounded else menu.marks())
        screen = self.screen(seat)
        for part in (part for region in screen.shown.regions for part in region.parts):
            if isinstance(part, Board) and part.noun == name and part.seat in (0, seat):
                for line in screen.board(part, marks).lines:
                    say(line)

    def whole(self, seat: int, everybody: bool) -> None:
        for line in self.screen(seat).whole(everybody):
            say(line)

    def boards(self, seat: int) -> None:
        from rulewright.table import Board

        screen = self.screen(seat)
        for part in (part for region in screen.shown.regions for part in region.parts):
            if isinstance(part, Board):
                for line in screen.board(part).lines:
                    say(line)

    # -- what happened --
    def tell(self, seat: int) -> None:
        """What happened since this person was last asked; how the table was set up is there to be seen, and `log` tells it."""
        log = self.game.log_for(seat)
        if self.game.choices == 0:
            self.told[seat] = len(log)
        lines = []
        for entry in log[min(self.told[seat], len(log)) :]:
            own_choice = entry.site is not None and entry.player == seat
            bookkeeping = entry.effect is not None and entry.effect.noun in self.game.program.checked.rules.display.unseen
            if not own_choice and not bookkeeping and (entry.effect is None or entry.secret or entry.amount not in (0, None)):
                lines.append(self.line(entry))
        for line, many in _repeated([line for line in lines if line]):
            for part in folded(phrases.say("times", line=line, many=many) if many > 1 else line, width() - 4, "  "):
                say(dim(f"  {part}"))
        self.told[seat] = len(log)

    def log(self, seat: int) -> None:
        for entry in self.game.log_for(seat):
            text = self.line(entry, whole=True)
            for part in folded(text, width() - 4, "  ") if text else ():
                say(f"  {part}")

    def line(self, entry: Entry, whole: bool = False) -> str:
        """A line of the log as one seat may read it; of a secret choice only that it was made."""
        if entry.secret and entry.site is not None:
            player, what = self.words.player(entry.player), self.words.name(entry.site.label, 1)
            return phrases.say("chosen-secretly", player=player, what=what)
        return self.words.entry(self.game, entry, entry.secret) if whole else self.words.news(self.game, entry, entry.secret)


def _repeated(lines: list[str]) -> list[tuple[str, int]]:
    """Lines, each with how often it stands there in a row."""
    return [(line, len(list(same))) for line, same in groupby(lines)]
