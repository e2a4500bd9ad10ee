"""A game at the terminal: shows, asks, understands, and keeps the save in step."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright.cli.guard import Problems
from rulewright.cli.output import bold, dim, say
from rulewright.cli.playing import answers
from rulewright.cli.playing.menu import Item, Menu, menu_for, numbered
from rulewright.cli.playing.questions import menu_lines, rotation_lines
from rulewright.cli.playing.result import result_text
from rulewright.cli.playing.screen import Screen
from rulewright.cli.playing.seats import people
from rulewright.cli.playing.why import refusal, why, why_option
from rulewright.cli.words import texts_for

if TYPE_CHECKING:
    from rulewright.cli.playing.opening import Opened
    from rulewright.run.game import Decision, Entry, Option
    from rulewright.run.policies import Policy

HELP = """  a number, a name or its beginning   takes an option
  undo       takes your latest choice back, unless something was revealed or somebody else chose since
  why        why options are missing, and where your points and goods came from
  why NAME   which line of the rules refuses that option
  state      everything you may see, all boards included
  log        what has happened so far
  back       leaves the choice of a rotation for another cell
  quit       ends here; with --save the game can go on later
  A word that is also a name of an option: put a / before it, as in /undo."""


class Quit(Exception):
    """The person has had enough."""


class Session:
    """One sitting at one game; all that outlasts it is in the save."""

    def __init__(self, opened: Opened, table: dict[int, Policy | None]) -> None:
        self.opened, self.table = opened, table
        self.loaded, self.game, self.save = opened.loaded, opened.game, opened.save
        self.words = texts_for(self.game.program.checked)
        self.people = people(table)
        self.told = dict.fromkeys(self.people, 0)
        self.inside: Item | None = None  # the cell whose rotations are asked for
        self.shown: object = None

    def run(self) -> None:
        from rulewright.run.failing import GameError

        rules = self.game.program.checked.rules
        say(f"{bold(rules.base.name)}, {self.game.players} players, seed {self.opened.settings.seed}. Type help for help.")
        try:
            while self.game.decision is not None:
                self.turn(self.game.decision)
        except Quit:
            say("Saved: the same command goes on from here." if self.save is not None else "Until next time.")
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
            return input("> ")
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
        who = f"{self.words.player(seat)}: " if len(self.people) > 1 else ""
        if self.inside is None:
            say(bold(f"{who}{self.words.prompt(self.game, decision)}"))
            lines = menu_lines(self.game, self.words, decision, menu)
        else:
            say(bold(f"{who}{self.inside.label}: which way round?") + dim("   (back for another cell)"))
            lines = rotation_lines(self.game, self.words, decision, self.inside)
        for line in lines:
            say(line)

    def tell(self, seat: int) -> None:
        """What happened since this person was last asked."""
        log = self.game.log
        for entry in log[min(self.told[seat], len(log)) :]:
            own_choice = entry.site is not None and entry.player == seat
            if not own_choice and (entry.effect is None or entry.amount not in (0, None)):
                _say_line(dim(self.line(entry, seat)))
        self.told[seat] = len(log)

    def line(self, entry: Entry, seat: int) -> str:
        """A line of the log for one seat: what another has chosen from hidden pieces stays hidden."""
        site = entry.site
        if site is not None and entry.player != seat and site.type.kind == "piece":
            from rulewright.run.state import hidden_pieces

            ids = self.game.program.layout.piece_ids[site.type.name]
            hidden = hidden_pieces(self.game.program, self.game.working, site.type.name, seat)
            if entry.key in ids and ids.index(entry.key) + 1 in hidden:
                return f"{self.words.player(entry.player)} has chosen {self.words.name(site.label, 1)} secretly"
        effect, zones = entry.effect, self.game.program.checked.rules.zones
        if effect is not None and effect.verb == "move" and effect.noun in zones:
            seen_by = zones[effect.noun].seen_by
            if seen_by == "nobody" or (seen_by == "owner" and entry.player != seat):
                entry = replace(entry, amount=0)  # which piece it was is not for this seat
        return self.words.entry(self.game, entry)

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
                say(f"`{text}` could be {_listed(matches)}: type more of it.")
            case answers.Illegal(text, candidate):
                for part in refusal(self.loaded, self.game, decision, text, candidate):
                    say(part)
            case answers.Malformed(text):
                say(self.not_understood(menu, text))

    def not_understood(self, menu: Menu, text: str) -> str:
        labels = [item.label for item in menu.items]
        if menu.numbered:
            wanted = f"a number from {labels[0]} to {labels[-1]}"
        else:
            wanted = f"one of {', '.join(labels)}" if len(labels) <= 8 else f"a word such as {labels[0]} or {labels[-1]}"
        return f"I do not understand `{text}`. Type {wanted}, or help." if text else f"Type {wanted}, or help."

    def command(self, decision: Decision, name: str, argument: str) -> None:
        match name:
            case "quit":
                raise Quit
            case "help":
                say(HELP)
            case "undo":
                self.undo(decision)
            case "back":
                if self.inside is None:
                    say("There is nothing to go back to; undo takes your latest choice back.")
                self.inside, self.shown = None, None
            case "state":
                for line in Screen(self.game, self.words, decision.player).whole(True):
                    say(line)
            case "log":
                for entry in self.game.log:
                    _say_line(self.line(entry, decision.player))
            case "why":
                found = why_option(self.loaded, self.game, decision, argument) if argument else why(
                    self.loaded, self.game, self.words, decision.player
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
            say(_NO_UNDO[next((reason for reason in reasons if reason != "others"), "others") or "others"])
            return
        game.undo()
        if self.save is not None:
            self.save.undo()
        self.told[seat] = min(self.told[seat], len(game.log))
        say("Taken back.")

    def end(self) -> None:
        seat = self.people[0] if self.people else 1
        say()
        if self.people:
            self.tell(seat)
        for line in Screen(self.game, self.words, seat).boards(True):
            say(line)
        say()
        say(result_text(self.game, self.words, self.opened.pack_ids, self.opened.settings.seed))


_NO_UNDO = {
    "others": "Somebody else has chosen since; your choice stands.",
    "nothing": "There is nothing to take back.",
    "revealed": "That cannot be taken back: something was drawn, rolled or revealed since.",
}


def _say_line(text: str) -> None:
    """A line of the log; a change of nothing has no words."""
    if text:
        say(f"  {text}")


def _listed(names: tuple[str, ...]) -> str:
    shown = [f"`{name}`" for name in names[:8]]
    more = f" or {len(names) - 8} more" if len(names) > 8 else ""
    return (", ".join(shown) + more) if more or len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"
