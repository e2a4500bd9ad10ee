"""Random play of steps in which nothing ever has to be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulewright.run.answering import KNOWN, Able, Lister, Parts, Sampler, Step, Usable, Window
from rulewright.run.drawing import drawn_tested
from rulewright.run.failing import Fail, Ranks
from rulewright.state import State


class Luck:
    """Random play of steps that cannot fail: what is drawn never has to be taken back, so nothing is kept."""

    def __init__(self, rnd: Callable[[], float]) -> None:
        self.rnd = rnd
        self.me = self.last = 0
        self.known = self.quiet = 0
        self.hopeless = None
        self.smooth = True  # nothing ever has to be taken back
        self.writes_down = False
        self.decisions = 0
        self.able: Able | None = None  # who finds out what can be done, and keeps nothing for a second time

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        if len(found) == 1:
            return found[0]
        if not found:
            raise Fail
        self.decisions += 1
        if player != self.last:
            self.known += 1
            self.last = player
        return found[int(self.rnd() * len(found))]

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        found = list(options)
        if len(found) == 1:
            return found[0]
        return Ranks(found, key, at_random).best(found, lambda n: int(self.rnd() * n))

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        found = list(options())
        return self.choose(site, player, found if len(found) < 2 else [*found, *now.usable(S, player, calm)])

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        return self.choose(site, player, [*options, *others()])

    def in_parts(self) -> bool:
        return False

    def listed(self, options: Lister) -> list[Any]:
        return list(options())

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        return self.choose(site, player, options)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        taken = sample(self.rnd) if player == self.me else None
        if not taken:
            return self.choose(site, player, options())
        self.decisions += 1
        return taken

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        if player != self.me:
            return self.choose(site, player, [option for option in options if test(option)])
        self.decisions += len(options) > 1
        return drawn_tested(options, self.rnd, test)

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        return KNOWN if (self.able or able)(state, step, player, *args) else 0

    def finished(self, mark: int) -> None:
        """Nothing is taken back here."""

    def opens(self) -> Window:
        return 0, 0

    def in_window(self, window: Window, state: State, values: Sequence[Any], used: set[int], work: int) -> None:
        """What cannot fail is not remembered."""

    def barrier(self) -> None:
        self.known += 1

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""
