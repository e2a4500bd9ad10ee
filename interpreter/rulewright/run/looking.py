"""Looking ahead: which options of a choice can be carried through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rulewright.run.answering import NONE, Lister, Script, Spend, Step, Together, Window, begun, free, run_cost
from rulewright.run.failing import PATIENCE, RUNS, Crossed, Fail, Pending, TooLong
from rulewright.run.hopeless import Hopeless
from rulewright.state import Now, State

DONE = object()
Duty = tuple[int, int]  # which agenda it is in this run, and the number of an item


class Probe(Script):
    """Looks ahead from an answer at stake: it takes the first option wherever it is asked, and the next one when that fails.

    Barriers, other seats' choices and choices behind which nothing can fail end the look.
    """

    def __init__(self, answers: list[Any], stake: int, asked: int, safe: tuple[bool, ...], me: int, spend: Spend = free) -> None:
        super().__init__(answers, me)
        self.me = me
        self.spend = spend
        self.hopeless: Hopeless | None = None
        self.windows = 0  # opened in this run
        self.asked = asked
        self.stake = stake
        self.lapsed: frozenset[Duty] = frozenset()  # what need not be done any more since something became known
        self.duties: dict[Duty, None] = {}  # what could lapse, as it was met
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
            raise Fail if self.quiet else Crossed
        if player != self.last:
            self.known += 1
            self.last = player
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

    def in_window(self, window: Window, state: State, values: Sequence[Any], used: set[int], work: int) -> None:
        self.spend(work)
        depth = self.at - len(self.answers)
        if self.hopeless is not None and depth == len(self.path):
            before = [option for option, _ in self.path[: window[1]]]
            self.hopeless.come_to(depth, before, state, (window, tuple(values), frozenset(used), self.known))

    def settle(self, agenda: Window, player: int, left: list[int], together: Together) -> list[int]:
        """Behind the answer at stake everything is still to be done, unless it is tried what would be if something lapsed.
        Nobody is bound by another player's agenda.
        """
        if self.at < self.stake:
            return super().settle(agenda, player, left, together)
        if player != self.asked:
            raise Crossed
        duties = {(agenda[0], number): number for number in left}
        self.duties |= dict.fromkeys(duties)
        return [number for duty, number in duties.items() if duty not in self.lapsed]

    def looks_past(self, player: int) -> bool:
        return player == self.asked

    def barrier(self) -> None:
        if self.at >= self.stake:
            raise Fail if self.quiet else Crossed
        self.known += 1

    def take_back(self) -> bool:
        """Go on with the next option of the latest choice that has one."""
        self.at, self.known, self.quiet, self.last = 0, 0, 0, self.me
        self.windows = self.list = 0
        self.hopeless = self.hopeless or Hopeless()
        self.hopeless.exhausted(len(self.path))
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

    def __init__(self, safe: tuple[bool, ...], spend: Spend = free, whole: bool = False) -> None:
        self.safe = safe
        self.whole = whole  # whether answers are for whole things, also where a person is asked in parts
        self.spend = spend
        self.runs = 0
        self.patience = RUNS  # with one option
        self.unsure = False  # whether it came to an end
        self.lists: list[list[Any]] = []
        self.lapsed: frozenset[Duty] = frozenset()
        self.duties: dict[Duty, None] = {}

    def possible(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, stake: int) -> bool:
        """Depth first over the choices of `me` behind the given answers."""
        cost = run_cost(state)
        probe = Probe(answers, stake, me, self.safe, args[0], self.spend)
        probe.lists, probe.whole = self.lists, self.whole
        probe.lapsed, probe.duties = self.lapsed, self.duties
        for run in range(RUNS):
            self.runs += 1
            if self.runs > RUNS:
                raise TooLong
            if run == self.patience:
                self.unsure = True
                return False
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
        raise TooLong

    def legal(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], pending: Pending) -> list[Any]:
        """The options of a pending choice that can be carried through; a choice that makes itself is not interrupted.

        An option behind which no way is found for long is left out if there is another.
        """
        options = list(pending.options)
        self.lists = []
        self.patience, self.unsure = PATIENCE, False
        legal = self._carried(state, step, args, answers, pending, options)
        if not legal and self.unsure:
            self.patience = RUNS
            legal = self._carried(state, step, args, answers, pending, options)
        if not legal and self.duties:
            self.let_lapse(state, step, args, answers, pending.player)
            legal = self._carried(state, step, args, answers, pending, options)
        asked_for = [option for option in legal if not isinstance(option, Now)]
        return legal if len(asked_for) > 1 else asked_for

    def _carried(
        self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], pending: Pending, options: list[Any]
    ) -> list[Any]:
        safe, stake = self.safe[pending.site], len(answers) + 1
        return [
            option
            for option in options
            if (safe and not isinstance(option, Now))
            or self.possible(state, step, args, [*answers, option], pending.player, stake)
        ]

    def let_lapse(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int) -> None:
        """Something became known before a choice, and behind it not everything can be done any more: find out what can."""
        duties = list(self.duties)
        self.lapsed = frozenset(duties)
        for duty in duties:
            before = self.lapsed
            self.lapsed -= {duty}
            if not self.possible(state, step, args, answers, me, len(answers) + 1):
                self.lapsed = before

    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """Whether a rule could be carried out now, on its own."""
        return self.possible(state, step, (player, *args), [], player, 0)
