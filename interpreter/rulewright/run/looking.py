"""Looking ahead: which options of a choice can be carried through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulewright.run.answering import KNOWN, NONE, Able, Lister, Parts, Sampler, Script, Spend, Step, Window, begun, free, run_cost
from rulewright.run.failing import RUNS, Crossed, Fail, Pending, TooLong
from rulewright.run.hopeless import Hopeless
from rulewright.state import Now, State

DONE = object()
LATER: Iterator[Any] = iter(())  # in place of the other options of a choice, which are listed when the first has failed


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
        self.whole = False
        self.lists: list[list[Any]] = []  # of earlier looks from the same decision, in the order they were made
        self.list = 0  # made in this run

    def in_parts(self) -> bool:
        return not self.whole or self.at >= len(self.answers)

    def listed(self, options: Lister) -> list[Any]:
        """Up to the answer at stake all looks from one decision go the same way, and find the same lists."""
        if self.at >= self.stake:
            return list(options())
        if self.list == len(self.lists):
            self.lists.append(list(options()))
        self.list += 1
        return self.lists[self.list - 1]

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
        if at == len(self.path):
            if self.safe[site]:
                raise Crossed
            self.path.append((first, LATER))
        elif self.path[at][0] is NONE:  # the first has failed: all others now, while the state is as it is
            self.path[at] = (second, iter(list(rest)))
        return self.path[at][0]

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.choose(site, player, list(options))

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        """What is legal never counts on what else could be done."""
        return self.choose(site, player, options)

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        """Whatever nobody has answered yet is looked at as a whole, and no further than needed."""
        if self.at >= len(self.answers):
            return self.choose(site, player, options)
        return super().choose_parts(site, player, options, parts)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        if self.whole and player == self.me and self.at < len(self.answers):
            return self.drawn()
        return super().choose_sampled(site, player, options, sample, parts)

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        if self.whole and player == self.me and self.at < len(self.answers):
            return self.drawn()
        return self.choose(site, player, filter(test, options))

    def drawn(self) -> Any:
        """The answer to a choice that random play made without knowing whether there was another candidate."""
        self.at += 1
        return self.answers[self.at - 1]

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """Behind the answer at stake it is tried as if it could be done, and left out when every way through it has failed."""
        at = self.at - len(self.answers)
        if at < 0 or player != self.asked:
            return super().trying(state, able, step, player, *args)
        self.at += 1
        if at == len(self.path):
            self.path.append((True, iter((False,))))
        return at + 1 if self.path[at][0] else 0

    def finished(self, mark: int) -> None:
        if mark != KNOWN:
            self.path[mark - 1] = (True, iter(()))

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
        self.windows = self.list = 0
        self.hopeless = self.hopeless or Hopeless()
        while self.path:
            _, rest = self.path.pop()
            if rest is LATER:
                self.path.append((NONE, rest))
                return True
            option = next(rest, DONE)
            if option is not DONE:
                self.path.append((option, rest))
                return True
            self.hopeless.exhausted(len(self.path))
        return False


class Explorer:
    """Decides whether some way of finishing a step succeeds. Counts its runs."""

    def __init__(self, safe: tuple[bool, ...], spend: Spend = free, whole: bool = False) -> None:
        self.safe = safe
        self.whole = whole  # whether answers are for whole things, also where a person is asked in parts
        self.spend = spend
        self.runs = 0
        self.lists: list[list[Any]] = []

    def possible(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, stake: int) -> bool:
        """Depth first over the choices of `me` behind the given answers."""
        cost = run_cost(state)
        probe = Probe(answers, stake, me, self.safe, args[0], self.spend)
        probe.lists, probe.whole = self.lists, self.whole
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
        self.lists = []
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
