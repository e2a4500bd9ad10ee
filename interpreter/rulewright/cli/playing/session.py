"""A game at the terminal: shows, asks, understands, and keeps the save in step."""

from __future__ import annotations

import sys
from textwrap import indent
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.guard import Problems
from rulewright.cli.output import bold, dim, on_terminal, say
from rulewright.cli.playing import answers
from rulewright.cli.playing.columns import folded, width
from rulewright.cli.playing.display import Display
from rulewright.cli.playing.ending import breakdown
from rulewright.cli.playing.hint import hint
from rulewright.cli.playing.keeping import Keeping
from rulewright.cli.playing.menu import Item, Menu, menu_for, numbered
from rulewright.cli.playing.questions import item_lines, menu_lines, rotation_lines
from rulewright.cli.playing.reading import card_lines, rule_lines
from rulewright.cli.playing.result import result_text
from rulewright.cli.playing.seats import people
from rulewright.cli.playing.why import refusal, why, why_option
from rulewright.cli.words import texts_for

if TYPE_CHECKING:
    from rulewright.cli.playing.opening import Opened
    from rulewright.run import Decision, Option, Policy


LONGEST_LINE = 2_000
READING = ("table", "state", "card", "rules", "log", "save", "help", "why")  # what can be done between two turns


class Quit(Exception):
    """The person has had enough."""


class Session:
    """One sitting at one game; all that outlasts it is in the save."""

    def __init__(self, opened: Opened, table: dict[int, Policy | None]) -> None:
        self.opened, self.table = opened, table
        self.loaded, self.game = opened.loaded, opened.game
        self.keeping = Keeping(opened)
        self.words = texts_for(self.game)
        self.people = people(table)
        self.display = Display(self.game, self.words, self.people)
        self.inside: Item | None = None  # the cell whose rotations are asked for
        self.shown: object = None
        self.asked_to_quit = False

    def run(self) -> None:
        from rulewright.explain import pack_words
        from rulewright.run import GameError

        name = bold(pack_words(self.game.program.checked.rules.base, self.words.catalog)[0])
        say(phrases.say("welcome", game=name, players=self.game.people, seed=self.opened.settings.seed))
        try:
            while self.game.decision is not None:
                self.turn(self.game.decision)
        except Quit:
            say(phrases.say("goodbye-saved") if self.keeping.saved else phrases.say("goodbye"))
            return
        except KeyboardInterrupt:
            self.leave()
            raise
        except GameError as error:
            raise Problems([error.diagnostic], self.loaded.sources) from None
        finally:
            self.keeping.close()
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
        return menu_for(self.game, self.words, decision, self.display.shown(decision.player))

    def read(self) -> str:
        try:
            return _line()
        except EOFError:
            say()
            self.leave()
            raise Quit from None

    def leave(self) -> None:
        """Nobody can be asked any more: what a person at a terminal has played is kept."""
        if on_terminal(sys.stdin) and self.game.choices and not self.keeping.saved:
            path = self.keeping.somewhere()
            say(phrases.say("kept-as", path=str(path)))

    # -- showing --
    def show(self, decision: Decision, menu: Menu) -> None:
        seat = decision.player
        say()
        if self.inside is None:
            self.display.news(decision, menu)
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

    # -- understanding --
    def follow(self, decision: Decision, menu: Menu, line: str) -> None:
        answer = answers.understand(line, menu, self.game, decision)
        again = isinstance(answer, answers.Command) and answer.name == "quit"
        match answer:
            case answers.Taken(option):
                self.choose(decision, option)
            case answers.Picked(item):
                if len(item.options) == 1:
                    self.choose(decision, item.options[0])
                else:
                    self.inside, self.shown = item, None
            case answers.Command(name, argument):
                self.command(decision, name, argument)
            case answers.Ambiguous(text, items):
                self.narrow(menu, text, items)
            case answers.Illegal(text, candidate):
                self.tell(card_lines(self.game, self.words, self.display.shown(decision.player), text) if len(text) > 1 else [])
                self.tell(refusal(self.loaded, self.game, self.words, decision, text, candidate))
            case answers.Malformed(text):
                found = card_lines(self.game, self.words, self.display.shown(decision.player), text) if len(text) > 1 else []
                self.tell(found or [self.not_understood(menu, text)])
        self.asked_to_quit = again

    def narrow(self, menu: Menu, text: str, items: tuple[Item, ...]) -> None:
        """Several things fit: those alone are shown, with the words to type for each."""
        if menu.on_board:
            say(phrases.say("ambiguous", text=text, matches=_listed(tuple(item.label for item in items))))
            return
        say(phrases.say("narrowed", text=text))
        self.tell(item_lines(self.game, self.words, Menu(items, menu.numbered)))

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            say(line)

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
        seat = decision.player
        match name:
            case "quit":
                self.quit()
            case "help":
                self.tell(folded(indent(phrases.say("help"), "  "), width(), "             "))
            case "undo":
                self.undo(decision)
            case "back":
                if self.inside is None:
                    say(phrases.say("nothing-to-go-back"))
                self.inside, self.shown = None, None
            case "table" | "state":
                self.display.whole(seat, name == "state")
            case "card":
                found = card_lines(self.game, self.words, self.display.shown(seat), argument) if argument else []
                unknown = phrases.say("no-card", name=argument) if argument else phrases.say("card-of-what")
                self.tell(found or [unknown])
            case "rules":
                self.tell(rule_lines(self.game, self.words, argument))
            case "save":
                say(self.keeping.save(argument))
            case "log":
                self.display.log(seat)
            case "hint":
                self.tell(hint(self.game, self.words, decision))
            case "why":
                self.tell(
                    why_option(self.loaded, self.game, self.words, decision, argument)
                    if argument
                    else why(self.loaded, self.game, self.words, seat)
                )

    def quit(self) -> None:
        """A game that is not saved is only left if that is really meant."""
        if self.keeping.saved or not self.game.choices or self.asked_to_quit or not on_terminal(sys.stdin):
            raise Quit
        say(phrases.say("not-saved"))

    # -- doing --
    def choose(self, decision: Decision, option: Option) -> None:
        self.display.told[decision.player] = len(self.game.log)
        self.take(decision, option.key)
        if self.bots_follow():
            self.confirm(decision)

    def take(self, decision: Decision, key: str) -> None:
        self.game.choose(key)
        self.inside, self.shown = None, None
        self.keeping.add(decision.player, decision.site.label, key)

    def bots_follow(self) -> bool:
        """Whether what was just done could still be taken back by whoever sits here, and a bot would end that."""
        following = self.game.decision
        ends = following is not None and self.table[following.player] is not None
        return ends and self.game.why_no_undo() is None and on_terminal(sys.stdin)

    def confirm(self, decision: Decision) -> None:
        """The end of a turn: the last moment for second thoughts."""
        self.display.news(decision, None)
        while True:
            say(dim(phrases.say("end-of-turn")))
            line = self.read().strip()
            word = line.lower()
            if word in ("", "y", "yes", "ok", "done", "end"):
                return
            if word in ("undo", "u", "back"):
                self.undo(decision)
                return
            if word in ("quit", "q"):
                self.quit()
                self.asked_to_quit = True
                continue
            name, _, argument = line.partition(" ")
            if name.lower() in READING and not (name.lower() == "why" and argument):
                self.command(decision, name.lower(), argument.strip())
            else:
                found = card_lines(self.game, self.words, self.display.shown(decision.player), word) if len(word) > 1 else []
                self.tell(found or [phrases.say("not-understood", text=line, hint="").strip()])

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
        self.keeping.undo()
        self.display.told[seat] = min(self.display.told[seat], len(game.log))
        self.shown = None
        say(phrases.say("taken-back"))

    def end(self) -> None:
        seat = self.people[0] if self.people else 1
        say()
        if self.people:
            self.display.tell(seat)
        self.display.boards(seat)
        say()
        for line in breakdown(self.game, self.words):
            say(line)
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


def _listed(names: tuple[str, ...]) -> str:
    shown = [f"`{name}`" for name in names[:8]]
    if len(names) > 8:
        return phrases.say("matches-more", shown=", ".join(shown), more=len(names) - 8)
    return shown[0] if len(shown) == 1 else phrases.say("matches", others=", ".join(shown[:-1]), last=shown[-1])
