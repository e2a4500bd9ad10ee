"""What an answer may lead to, as far as a seat can know: random play up to the first barrier."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rulewright.run.answering import KNOWN, Able, Lister, Parts, Sampler, Spend, Step, Usable, by_part, run_cost
from rulewright.run.drawing import Walk
from rulewright.run.failing import Crossed, Fail
from rulewright.state import State


class Dreamer(Walk):
    """Random play behind given answers that stops at the first barrier; for bots that look one step ahead."""

    def __init__(self, answers: list[Any], asked: int, me: int, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.asked, self.me, self.last = asked, me, me
        self.path = [([answer], answer) for answer in answers]
        self.stake = self.floor = len(answers)

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        if len(found) > 1 and self.at >= self.stake and player != self.asked:
            raise Crossed
        return super().choose(site, player, found)

    def in_parts(self) -> bool:
        return self.at < self.stake

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        """What is given was given in parts; the rest is drawn at once."""
        left = list(options)
        for part, of in parts:
            if self.at >= self.stake:
                break
            found = by_part(left, of)
            left = found[self.choose(part, player, list(found))]
        return self.choose(site, player, left)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        if self.at < self.stake:
            return self.choose_parts(site, player, options(), parts)
        return super().choose_sampled(site, player, options, sample)

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        return self.choose(site, player, [option for option in options if test(option)])

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """What was given was given where it was known what can be done."""
        if self.at < self.stake:
            return KNOWN if able(state, step, player, *args) else 0
        return super().trying(state, able, step, player, *args)

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        found = list(options())
        given = len(found) > 1 and self.at < self.stake
        return self.choose(site, player, [*found, *now.usable(S, player, calm)] if given else found)

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        return self.choose(site, player, [*options, *others()] if self.at < self.stake else options)

    def barrier(self) -> None:
        if self.at >= self.stake:
            raise Crossed
        self.known += 1


def imagined(
    start: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, rnd: Callable[[], float], spend: Spend
) -> State | None:
    """The state after given answers and random further ones; None if every way that was tried fails."""
    dreamer = Dreamer(answers, me, args[0], rnd)
    for _ in range(100):
        spend(run_cost(start))
        state = start[:]
        dreamer.at, dreamer.known, dreamer.quiet, dreamer.last = 0, 0, 0, args[0]
        try:
            step(state, dreamer, *args)
        except Crossed:
            return state
        except Fail:
            if not dreamer.take_back():
                return None
            continue
        return state
    return None
