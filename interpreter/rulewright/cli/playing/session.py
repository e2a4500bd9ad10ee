"""A game at the terminal: shows, asks, understands, and keeps the save in step."""

from __future__ import annotations

import sys
from itertools import groupby
from textwrap import indent
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.guard import Problems
from rulewright.cli.output import bold, dim, on_terminal, say
from rulewright.cli.playing import answers
from rulewright.cli.playing.hint import hint
from rulewright.cli.playing.menu import Item, Menu, menu_for, numbered
from rulewright.cli.playing.questions import menu_lines, rotation_lines
from rulewright.cli.playing.result import result_text
from rulewright.cli.playing.screen import Screen
from rulewright.cli.playing.seats import people
from rulewright.cli.playing.why import refusal, why, why_option
from rulewright.cli.words import texts_for

if TYPE_CHECKING:
    from rulewright.cli.playing.opening import Opened
    from rulewright.run import Decision, Entry, Option, Policy


LONGEST_LINE = 2_000


class Quit(Exception):
    """The person has had enough."""


class Session:
    """One sitting at one game; all that outlasts it is in the save."""

    def __init__(self, opened: Opened, table: dict[int, Policy | None]) -> None:
        self.opened, self.table = opened, table
        self.loaded, self.game, self.save = opened.loaded, opened.game, opened.save
        self.words = texts_for(self.game)
        self.people = people(table)
        self.told = dict.fromkeys(self.people, 0)
        self.inside: Item | None = None  # the cell whose rotations are asked for
        self.shown: object = None

    def run(self) -> None:
        from rulewright.run import GameError

        name = bold(self.game.program.checked.rules.base.name)
        say(phrases.say("welcome", game=name, players=self.game.people, seed=self.opened.settings.seed))
        try:
            while self.game.decision is not None:
                self.turn(self.game.decision)
        except Quit:
            say(phrases.say("goodbye-saved") if self.save is not None else phrases.say("goodbye"))
            return
        except GameError as error:
            raise Problems([error.diagnostic], self.loaded.sources) from None
        self.end()

    def turn(self, decision: Decision) -> None:
        policy = self.table[decision.player]
        if policy is not None:
            self.take(decision, policy.choose(self.game))
            return
        menu = self.menu(decision)
        if self.shown is not decision:
            self.show(decision, menu)
            self.shown = decision
        self.follow(decision, menu, self.read())

    def menu(self, decision: Decision) -> Menu:
        if self.inside is not None:
            return numbered(self.game, self.words, decision, self.inside.options)
        return menu_for(self.game, self.words, decision)

    def read(self) -> str:
        try:
            return _line()
        except EOFError:
            say()
            raise Quit from None

    # -- showing --
    def show(self, decision: Decision, menu: Menu) -> None:
        from rulewright.draw import Marks

        seat = decision.player
        say()
        if self.inside is None:
            self.tell(seat)
            say(dim("─" * 60))
            bounded = menu.on_board and all(item.label == item.cell for item in menu.items if item.cell)
            marks = Marks(dict.fromkeys(menu.marks(), "·") if bounded else menu.marks())
            for line in Screen(self.game, self.words, seat).whole(False, decision.site.type.name if menu.on_board else "", marks):
                say(line)
            say()
        if self.inside is None:
            say(bold(self.asked(seat, self.words.prompt(self.game, decision))))
            lines = menu_lines(self.game, self.words, decision, menu)
        else:
            question = bold(self.asked(seat, phrases.say("which-way-round", cell=self.inside.label)))
            say(f"{question}   {dim(phrases.say('back-for-another'))}")
            lines = rotation_lines(self.game, self.words, decision, self.inside)
        for line in lines:
            say(line)

    def asked(self, seat: int, question: str) -> str:
        """A question, with who is asked if several people sit here."""
        return phrases.say("asked", player=self.words.player(seat), question=question) if len(self.people) > 1 else question

    def tell(self, seat: int) -> None:
        """What happened since this person was last asked."""
        log = self.game.log_for(seat)
        if self.game.choices == 0:  # how the table was set up is there to be seen; `log` tells it
            self.told[seat] = len(log)
        lines = []
        for entry in log[min(self.told[seat], len(log)) :]:
            own_choice = entry.site is not None and entry.player == seat
            if not own_choice and (entry.effect is None or entry.secret or entry.amount not in (0, None)):
                lines.append(self.line(entry))
        for line, many in _repeated(lines):
            _say_line(dim(phrases.say("times", line=line, many=many) if many > 1 and line else line))
        self.told[seat] = len(log)

    def line(self, entry: Entry) -> str:
        """A line of the log as one seat may read it; of a secret choice only that it was made."""
        if entry.secret and entry.site is not None:
            player, what = self.words.player(entry.player), self.words.name(entry.site.label, 1)
            return phrases.say("chosen-secretly", player=player, what=what)
        return self.words.entry(self.game, entry, entry.secret)

    # -- understanding --
    def follow(self, decision: Decision, menu: Menu, line: str) -> None:
        match answers.understand(line, menu, self.game, decision):
            case answers.Taken(option):
                self.choose(decision, option)
            case answers.Picked(item):
                if len(item.options) == 1:
                    self.choose(decision, item.options[0])
                else:
                    self.inside, self.shown = item, None
            case answers.Command(name, argument):
                self.command(decision, name, argument)
            case answers.Ambiguous(text, matches):
                say(phrases.say("ambiguous", text=text, matches=_listed(matches)))
            case answers.Illegal(text, candidate):
                for part in refusal(self.loaded, self.game, decision, text, candidate):
                    say(part)
            case answers.Malformed(text):
                say(self.not_understood(menu, text))

    def not_understood(self, menu: Menu, text: str) -> str:
        labels = [item.label for item in menu.items]
        if menu.numbered:
            hint = phrases.say("type-number", first=labels[0], last=labels[-1])
        elif len(labels) <= 8:
            hint = phrases.say("type-one-of", labels=", ".join(labels))
        else:
            hint = phrases.say("type-word", first=labels[0], last=labels[-1])
        return phrases.say("not-understood", text=text, hint=hint) if text else hint

    def command(self, decision: Decision, name: str, argument: str) -> None:
        match name:
            case "quit":
                raise Quit
            case "help":
                say(indent(phrases.say("help"), "  "))
            case "undo":
                self.undo(decision)
            case "back":
                if self.inside is None:
                    say(phrases.say("nothing-to-go-back"))
                self.inside, self.shown = None, None
            case "state":
                for line in Screen(self.game, self.words, decision.player).whole(True):
                    say(line)
            case "log":
                for entry in self.game.log_for(decision.player):
                    _say_line(self.line(entry))
            case "hint":
                for line in hint(self.game, self.words, decision):
                    say(line)
            case "why":
                found = (
                    why_option(self.loaded, self.game, decision, argument)
                    if argument
                    else why(self.loaded, self.game, self.words, decision.player)
                )
                for line in found:
                    say(line)

    # -- doing --
    def choose(self, decision: Decision, option: Option) -> None:
        self.told[decision.player] = len(self.game.log)
        self.take(decision, option.key)

    def take(self, decision: Decision, key: str) -> None:
        self.game.choose(key)
        self.inside, self.shown = None, None
        if self.save is not None:
            self.save.add(decision.player, decision.site.label, key)

    def undo(self, decision: Decision) -> None:
        """Back to the latest choice of the people here, unless a bot has chosen or something was revealed since."""
        if self.inside is not None:
            self.inside, self.shown = None, None
            return
        game, seat = self.game, decision.player
        reasons = [game.why_no_undo(person) for person in self.people]
        if None not in reasons:
            reason = next((reason for reason in reasons if reason != "others"), None)
            say(phrases.say("no-undo", reason=reason or "others"))
            return
        game.undo()
        if self.save is not None:
            self.save.undo()
        self.told[seat] = min(self.told[seat], len(game.log))
        say(phrases.say("taken-back"))

    def end(self) -> None:
        seat = self.people[0] if self.people else 1
        say()
        if self.people:
            self.tell(seat)
        for line in Screen(self.game, self.words, seat).boards(True):
            say(line)
        say()
        say(result_text(self.game, self.words, self.opened.pack_ids, self.opened.settings.seed))


def _line() -> str:
    """What is typed. A terminal lets one edit it; from elsewhere a line is cut where nobody would go on."""
    if sys.stdin is None:
        raise EOFError
    if on_terminal(sys.stdin):
        return input("> ")
    say("> ", nl=False)
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    return line


def _repeated(lines: list[str]) -> list[tuple[str, int]]:
    """Lines, each with how often it stands there in a row."""
    return [(line, len(list(same))) for line, same in groupby(lines)]


def _say_line(text: str) -> None:
    """A line of the log; a change of nothing has no words."""
    if text:
        say(f"  {text}")


def _listed(names: tuple[str, ...]) -> str:
    shown = [f"`{name}`" for name in names[:8]]
    if len(names) > 8:
        return phrases.say("matches-more", shown=", ".join(shown), more=len(names) - 8)
    return shown[0] if len(shown) == 1 else phrases.say("matches", others=", ".join(shown[:-1]), last=shown[-1])
