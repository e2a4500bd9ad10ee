"""What a scenario expects behind its last choice, compared with what is there."""

from __future__ import annotations

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link import PLAYER
from rulewright.read import Mapping, Scalar, Sequence
from rulewright.run import GameError
from rulewright.scenario.conditions import Condition
from rulewright.scenario.offers import compare_options, offered_now
from rulewright.scenario.play import Play, stopped
from rulewright.scenario.words import Wrong, wrong

OVER = {  # what is expected, and what was found
    True: (English("the game is over"), English("it goes on")),
    False: (English("the game goes on"), English("it is over")),
}


class Outcome:
    """Adds to the problems of a play whatever is not as expected; `hopes` are the conditions that need hold only sometimes."""

    def __init__(self, play: Play) -> None:
        self.play, self.game, self.words, self.scenario = play, play.game, play.words, play.scenario
        self.hopes: set[str] = set()

    def compare(self) -> None:
        self.play.check(self.play.then)
        for check in (self.options, self.asked, self.over, self.winners, self.happened):
            try:
                check()
            except Wrong as error:
                self.play.problems.append(error.diagnostic)
            except GameError as error:
                self.play.problems.append(stopped(self.scenario, error))
        for hope in self.play.sometimes:
            if isinstance(hope, Condition) and self.play.conditions.test(hope, self.game.working) is None:
                self.hopes.add(hope.text)

    def options(self) -> None:
        """What may be chosen next, what may not, and what exactly."""
        offered = offered_now(self.game)
        self.play.problems.extend(compare_options(self.scenario, offered, self.play.names, self.play.offered()))

    def asked(self) -> None:
        """Who is to decide: a seat, or an expression that gives one."""
        node, decision = self.scenario.scalar("asked"), self.game.decision
        wanted = self.play.conditions.read(node, PLAYER) if node is not None else None
        if node is None or wanted is None:
            return
        seat = self.play.conditions.value(wanted.node, self.game.working)
        if seat != (decision.player if decision is not None else 0):
            name = self.words.seat_names.get(seat, English("nobody"))
            self.differs(node.span, English("{name} is asked", name=name), English("{who} is asked", who=self.play.who()))

    def over(self) -> None:
        node, wanted = self.scenario.get("over"), self.scenario.flag("over")
        if node is not None and wanted != self.game.over:
            self.differs(node.span, *OVER[bool(wanted)])

    def winners(self) -> None:
        node = self.scenario.get("winners")
        if not isinstance(node, Sequence):
            return
        wanted = sorted(self.words.seat(item) for item in node.items if isinstance(item, Scalar))
        found = self.game.winners()
        if wanted != found:
            names = [", ".join(self.words.seat_names[seat] for seat in seats) for seats in (wanted, found)]
            standings = ", ".join(f"{name} {self.game.standing(seat)}" for name, seat in self.words.seats.items())
            self.differs(
                node.span,
                English("the winners are {names}", names=names[0]),
                English("{names} (standings: {standings})", names=names[1], standings=standings),
            )

    def happened(self) -> None:
        """How often the log tells of something: `verb noun` by anybody, or `seat verb noun`."""
        counts = self.scenario.get("happened")
        if counts is None:
            return
        known = sorted({f"{effect.verb} {effect.noun}" for effect in self.game.program.effects})
        for key, node in counts.entries if isinstance(counts, Mapping) else ():
            seat_name, _, what = str(key.value).partition(" ")
            seat = self.words.seats.get(seat_name)
            what = what if seat is not None else str(key.value)
            if what not in known:
                raise wrong(
                    "RW701", English("the log never says `{value}`", value=key.value), key.span, suggest_or_list(what, known)
                )
            effects = [(entry.player, f"{entry.effect.verb} {entry.effect.noun}") for entry in self.game.log if entry.effect]
            found = sum(1 for player, effect in effects if effect == what and seat in (None, player))
            if isinstance(node, Scalar) and found != node.value:
                self.differs(
                    key.span,
                    English("`{value}` happens {node_value} times", value=key.value, node_value=node.value),
                    English("{found} times", found=found),
                )

    def differs(self, span: Span, expected: English, found: English) -> None:
        self.report("RW704", English("expected: {expected}", expected=expected), span, English("found: {found}", found=found))

    def report(self, code: str, message: English, span: Span, suggestion: English | None = None) -> None:
        self.play.problems.append(Diagnostic(code, message, span, suggestion))
