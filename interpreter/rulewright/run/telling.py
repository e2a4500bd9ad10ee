"""Random games of which it is told what was chosen and what changed; about as fast as bare ones.

`Playouts` keeps nothing but the last state. Whoever wants to know where points come from, or which cards are taken, plays some of
the games this way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.check import Checked
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run.answering import Lister, Sampler, Step
from rulewright.run.drawing import ALONE, FORCED, TRIED, Attempt, Possible, Walk
from rulewright.run.driver import Driver
from rulewright.run.failing import Budget
from rulewright.run.listing import Drawn
from rulewright.run.luck import Luck
from rulewright.run.machine import Machine
from rulewright.state import RANDOM, State, played_on, seeded

Changed = tuple[int, int, Any]  # the number of an effect, a player, how much
Chosen = tuple[int, int, Any]  # the number of a site, a player, what was taken
TELLING = Mode(results=True, without=frozenset({"draw"}))  # what is drawn on the spot tells nobody


@dataclass
class Story:
    """What happened in one game."""

    changed: list[Changed]
    chosen: list[Chosen]

    def add(self, drawn: Drawn) -> None:
        self.changed += drawn.changed
        self.chosen += drawn.chosen


class TellingWalk(Walk):
    """A walk that knows which site each answer belongs to; only the way that led to the end is told."""

    def __init__(
        self, story: Story, rnd: Callable[[], float], budget: Budget | None = None, possible: Possible | None = None
    ) -> None:
        super().__init__(rnd, budget, possible)
        self.story = story
        self.asked: dict[int, tuple[int, int]] = {}
        self.noted: list[Changed] = []

    def run(self, state: State, step: Step, args: tuple[Any, ...]) -> bool:
        def told(state: State, walk: Walk, *args: Any) -> None:
            if walk is self:  # and nobody who looks ahead in the middle of it
                self.noted.clear()
            step(state, walk, *args)

        done = super().run(state, told, args)
        if done:
            self.story.changed += self.noted
            ways = ((self.asked.get(at), options, taken) for at, (options, taken) in enumerate(self.path))
            self.story.chosen += [(*asked, taken) for asked, options, taken in ways if asked and _asked(options)]
        return done

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        """A choice that makes itself has no place in the path: what stands there belongs to another."""
        at = self.at
        taken = super().choose(site, player, options)
        if self.at > at:
            self.asked[at] = (site, player)
        return taken

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Any = ()) -> Any:
        self.asked[self.at] = (site, player)
        return super().choose_sampled(site, player, options, sample, parts)

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        self.asked[self.at] = (site, player)
        return super().choose_tested(site, player, options, test)

    def note(self, effect: int, player: int, amount: Any) -> None:
        self.noted.append((effect, player, amount))


def _asked(options: list[Any] | None) -> bool:
    """Whether there was something to choose: neither what made itself, nor whether something can be done."""
    return options is not FORCED and options is not ALONE and options is not TRIED and options.__class__ is not Attempt


class TellingLuck(Luck):
    """Luck that tells: nothing is ever taken back, so everything counts at once, but for what makes itself."""

    def __init__(self, story: Story, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.story = story

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        return self._told(site, player, self.decisions, super().choose(site, player, options))

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Any = ()) -> Any:
        taken = sample(self.rnd) if player == self.me else None
        if not taken:
            return self.choose(site, player, options())
        self.decisions += 1
        return self._told(site, player, self.decisions - 1, taken)

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        if player != self.me:
            return self.choose(site, player, [option for option in options if test(option)])
        return self._told(site, player, self.decisions, super().choose_tested(site, player, options, test))

    def _told(self, site: int, player: int, before: int, taken: Any) -> Any:
        if self.decisions > before:
            self.story.chosen.append((site, player, taken))
        return taken

    def note(self, effect: int, player: int, amount: Any) -> None:
        self.story.changed.append((effect, player, amount))


class TellingPlayouts:
    """Random games with the same rules, number of players and options, each with its story; it belongs to one thread."""

    def __init__(self, checked: Checked, players: int, options: Mapping[str, Any] | None = None) -> None:
        settled = settle(checked.rules, players, options or {})
        self.machine = Machine(compile_game(checked, players, settled, TELLING))
        self.players = self.machine.program.players
        self._driver = Driver(self.machine)

    def play(self, seed: int) -> tuple[State, Story]:
        """One game: its last state, and what happened."""
        story = Story([], [])
        self.machine.walker = lambda *given: TellingWalk(story, *given)
        self.machine.lucky = lambda rnd: TellingLuck(story, rnd)
        self.machine.told = story.add
        state = played_on(self.machine.initial)
        state[RANDOM] = seeded(seed)
        try:
            self.machine.playout(state, random.Random(seed).random)
        except Exception as error:
            raise self._driver.stopped(error) from None
        return state, story
