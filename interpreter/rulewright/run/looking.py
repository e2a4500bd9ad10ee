"""Looking ahead: which options of a choice can be carried through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulewright.run.answering import NONE, Script, Spend, Step, Window, begun, free, run_cost
from rulewright.run.failing import RUNS, Crossed, Fail, Pending, TooLong
from rulewright.run.hopeless import Hopeless
from rulewright.state import Now, State

DONE = object()


class Probe(Script):
    """Looks ahead from an answer at stake: it takes the first option wherever it is asked, and the next one when that fails.

    Barriers, other seats' choices and choices behind which nothing can fail end the look.
    """

    def __init__(self, answers: list[Any], stake: int, asked: int, safe: tuple[bool, ...], me: int, spend: Spend = free) -> None:
        super().__init__(answers, me)
        self.spend = spend
        self.hopeless: Hopeless | None = None
        self.windows = 0  # opened in this run
        self.asked = asked
        self.stake = stake
        self.safe = safe
        self.path: list[tuple[Any, Iterator[Any]]] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        first, second, rest = begun(options)
        if second is NONE:
            return first
        if player != self.asked and self.at >= self.stake:
            raise Crossed
        if player != self.me:
            self.crossed = True
        at = self.at
        self.at = at + 1
        if at < len(self.answers):
            return self.answers[at]
        at -= len(self.answers)
        if at < len(self.path):
            return self.path[at][0]
        if self.safe[site]:
            raise Crossed
        self.path.append((first, iter([second, *rest])))  # all of them now, while the state is as it is
        return first

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.choose(site, player, list(options))

    def choose_or_use(self, site: int, player: int, options: list[Any], others: list[Any]) -> Any:
        """What is legal never counts on what else could be done."""
        return self.choose(site, player, [*options, *others] if self.at < len(self.answers) else options)

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        return self.choose(site, player, filter(test, options))

    def opens(self) -> Window:
        self.windows += 1
        return self.windows, max(0, self.at - len(self.answers))

    def in_window(self, window: Window, state: State, values: tuple[Any, ...], used: set[int], work: int) -> None:
        self.spend(work)
        depth = self.at - len(self.answers)
        if self.hopeless is not None and depth == len(self.path):
            before = [option for option, _ in self.path[: window[1]]]
            self.hopeless.come_to(depth, before, state, (window, values, frozenset(used), self.crossed))

    def barrier(self) -> None:
        if self.at >= self.stake:
            raise Crossed
        self.crossed = True

    def take_back(self) -> bool:
        """Go on with the next option of the latest choice that has one."""
        self.at, self.crossed = 0, False
        self.windows = 0
        self.hopeless = self.hopeless or Hopeless()
        while self.path:
            _, rest = self.path.pop()
            option = next(rest, DONE)
            if option is not DONE:
                self.path.append((option, rest))
                return True
            self.hopeless.exhausted(len(self.path))
        return False


class Explorer:
    """Decides whether some way of finishing a step succeeds. Counts its runs."""

    def __init__(self, safe: tuple[bool, ...], spend: Spend = free) -> None:
        self.safe = safe
        self.spend = spend
        self.runs = 0

    def possible(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, stake: int) -> bool:
        """Depth first over the choices of `me` behind the given answers."""
        cost = run_cost(state)
        probe = Probe(answers, stake, me, self.safe, args[0], self.spend)
        while True:
            self.runs += 1
            if self.runs > RUNS:
                raise TooLong
            self.spend(cost)
            try:
                step(state[:], probe, *args)
            except Fail:
                if not probe.take_back():
                    return False
                continue
            except Crossed:
                return True
            return True

    def legal(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], pending: Pending) -> list[Any]:
        """The options of a pending choice that can be carried through; a choice that makes itself is not interrupted."""
        options = list(pending.options)
        safe, stake = self.safe[pending.site], len(answers) + 1
        legal = [
            option
            for option in options
            if (safe and not isinstance(option, Now))
            or self.possible(state, step, args, [*answers, option], pending.player, stake)
        ]
        asked_for = [option for option in legal if not isinstance(option, Now)]
        return legal if len(asked_for) > 1 else asked_for

    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """Whether a rule could be carried out now, on its own."""
        return self.possible(state, step, (player, *args), [], player, 0)
