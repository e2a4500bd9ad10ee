"""Random play against a `Game` with the same seed and the same choices: both end in one digest."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable
from typing import Any

from tests.generated.comparing import Difference, Played, Setup, answers_at_random
from tests.generated.recording import Calls, RecordingMachine

from rulewright import Game, GameError
from rulewright.compile import Mode
from rulewright.run.answering import Lister, Parts, Sampler, Script, by_part
from rulewright.run.driver import Driver
from rulewright.run.failing import Fail
from rulewright.run.machine import Machine
from rulewright.state import RANDOM, State, digest, seeded


def compare_random_play(setup: Setup, seed: int, played: Played) -> None:
    """Play at random, then make the same choices in a game."""
    machine = RecordingMachine(setup.program(Mode()))
    state: State = list(machine.initial)
    state[RANDOM] = seeded(seed)
    stopped = None
    try:
        Driver(machine).told(machine.playout, state, random.Random(seed).random)
    except GameError as error:
        stopped = error.diagnostic.code
    if machine.late:
        raise Difference("random play comes to a dead end behind a barrier, which the checker should have refused")
    if stopped is not None or (answers_at_random(setup.draft) and any(setup.draft.layout.seats)):
        return
    try:
        replayed = Replay(setup.machine(), seed, machine.events, setup.drawn)
        replayed.run()
    except GameError as error:
        if error.diagnostic.code == "RW501":
            return  # to try all options takes longer than to draw one
        raise Difference(f"random play ended, but the game with the same choices stopped: {error.diagnostic.code}") from None
    if replayed.game.digest() != digest(machine.program.layout, state):
        raise Difference("random play and the game with the same choices end in different states")
    played.random_games += 1


class Feeder(Script):
    """Goes through a step with what random play chose, and lists the answers to choices that have more than one candidate."""

    def __init__(self, calls: Calls, me: int) -> None:
        super().__init__([], me)
        self.writes_down = True  # as those did who chose
        self.calls = list(calls)
        self.given: list[Any] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = list(options)
        taken = self._taken(site, found)
        self._give(player, taken, found)
        return taken

    def _taken(self, site: int, found: list[Any]) -> Any:
        if not found:
            raise Fail
        if self.calls and self.calls[0][0] == site:
            _, taken = self.calls.pop(0)
        elif len(found) == 1:
            return found[0]  # random play was written so that it did not have to ask
        else:
            raise Difference(f"random play did not choose at site {site}, where there is {found}")
        if taken not in found:
            raise Difference(f"random play chose {taken} at site {site}, where there is only {found}")
        return taken

    def _give(self, player: int, taken: Any, found: Collection[Any]) -> None:
        if len(found) > 1:
            self.known += player != self.last
            self.last = player
            self.given.append(taken)

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        """Random play takes the whole thing at once; the game asks for it part by part."""
        left = list(options)
        taken = self._taken(site, left)
        for _, of in parts:
            found = by_part(left, of)
            self._give(player, of(taken), found)
            left = found[of(taken)]
        self._give(player, taken, left)
        return taken

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.choose(site, player, options)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        return self.choose_parts(site, player, options(), parts)

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        return self.choose(site, player, [option for option in options if test(option)])


class Replay:
    """A game that is given the recorded choices; whenever its flow comes to another step, the next ones are taken up."""

    def __init__(self, machine: Machine, seed: int, events: list[Calls | float], drawn: frozenset[str]) -> None:
        self.events, self.drawn = list(events), drawn
        self.calls: Calls | None = None
        self._flow = machine.flow
        machine.flow = self._come_to
        self.game = Game(machine, seed)

    def _come_to(self, state: State) -> Any:
        """What the flow comes to next. A step that was written out has no calls, only numbers."""
        found = self._flow(state)
        if found is not None:
            function, args, other = found
            if function.__name__ in self.drawn and other is None and len(args) == 1:
                self.calls = None
            else:
                self.events = self._skipped()
                if not self.events:
                    raise Difference("the game comes to more steps than random play did")
                calls = self.events.pop(0)
                assert isinstance(calls, list)
                self.calls = calls
        return found

    def _skipped(self) -> list[Calls | float]:
        """The events from the next step on."""
        place = next((place for place, event in enumerate(self.events) if isinstance(event, list)), len(self.events))
        return self.events[place:]

    def run(self) -> None:
        while self.game.decision is not None:
            values = [option.value for option in self.game.decision.options]
            value = self._answer(values)
            if value not in values:
                raise Difference(f"random play chose {value}, which the game does not offer: {values}")
            self.game.take(self.game.decision.options[values.index(value)])

    def _answer(self, values: list[Any]) -> Any:
        """The game's answers so far, its own among them, must be those of random play; then the next one."""
        if self.calls is None:
            number = self.events.pop(0)
            assert isinstance(number, float)
            return values[int(number * len(values))]
        moment = self.game.reached.moment
        assert moment.step is not None
        step, args, _ = moment.step
        feeder = Feeder(self.calls, args[0])
        try:
            step(moment.state[:], feeder, *args)
        except Fail:
            raise Difference("what random play did in a step fails in the game") from None
        count = len(moment.answers)
        if tuple(feeder.given[:count]) != moment.answers or count == len(feeder.given):
            raise Difference(f"random play answered {feeder.given}, the game {moment.answers} and then asks {values}")
        return feeder.given[count]
