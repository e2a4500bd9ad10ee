"""Looking ahead: which options of a choice can be carried through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rulewright.run.answering import (
    KNOWN,
    NONE,
    Able,
    Lister,
    Parts,
    Sampler,
    Script,
    Spend,
    Step,
    Together,
    Usable,
    Window,
    begun,
    free,
    kept_together,
    run_cost,
)
from rulewright.run.failing import LEAST, LOOKS, RUNS, SCARCE, Budget, Crossed, Fail, Pending, TooLong
from rulewright.run.hopeless import LOOKED_UP, Hopeless
from rulewright.state import Now, State

DONE = object()
Way = tuple[tuple[int, Any], ...]  # choices that lead to an end: where each is asked, and its answer
Safe = bool | frozenset[int]  # whether nothing behind a choice can fail, or behind which of its options
Duty = tuple[int, int]  # which agenda it is in this run, and the number of an item
LATER: Iterator[Any] = iter(())  # in place of the other options of a choice, which are listed when the first has failed


def certain(safe: Safe, *options: Any) -> bool:
    """Whether nothing can fail behind one of these options."""
    return safe if isinstance(safe, bool) else any(option in safe for option in options)


class Probe(Script):
    """Looks ahead from an answer at stake: it takes the first option wherever it is asked, and the next one when that fails.

    Barriers, other seats' choices and choices with an option behind which nothing can fail end the look.
    """

    whole = False  # whether answers are for whole things, also where a person is asked in parts

    def __init__(
        self,
        answers: list[Any],
        stake: int,
        asked: int,
        safe: tuple[Safe, ...],
        me: int,
        spend: Spend = free,
        boards: Sequence[int] = (),
    ) -> None:
        super().__init__(answers, me)
        self.boards = boards  # where in a state
        self.me = me
        self.spend = spend
        self.windows = 0  # opened in this run
        self.asked = asked
        self.stake = stake
        self.lapsed: frozenset[Duty] = frozenset()  # what need not be done any more since something became known
        self.duties: dict[Duty, None] = {}  # what could lapse, as it was met
        self.safe = safe
        self.path: list[tuple[Any, Iterator[Any]]] = []
        self.sites: dict[int, int] = {}  # where the choices of the path are asked
        self.sure: int | None = None  # how much of the path lies before the first barrier that was looked past in this run
        self.attempts: list[int] = []  # places in the path of what is being tried and not yet finished
        self.items: list[int] = []  # for each item of an agenda that is being done, how many attempts were begun before it
        self.found: list[Any] = []  # by earlier looks from the same decision on their way to the answer at stake, in order
        self.asked_for = 0  # of these, in this run

    def ahead(self) -> bool:
        """Whether the answer at stake has been given."""
        return self.at >= self.stake

    def in_parts(self) -> bool:
        return not self.whole or self.at >= len(self.answers)

    def once(self, find: Callable[[], Any]) -> Any:
        """Up to the answer at stake all looks from one decision go the same way, and find the same."""
        if self.asked_for == len(self.found):
            self.found.append(find())
        self.asked_for += 1
        return self.found[self.asked_for - 1]

    def listed(self, options: Lister) -> list[Any]:
        return list(options()) if self.ahead() else self.once(lambda: list(options()))

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        first, second, rest = begun(options)
        if second is NONE:
            return first
        if player != self.asked and self.ahead():
            raise Fail if self.quiet else Crossed
        if player != self.last:
            self.known += 1
            self.last = player
        at = self.at
        self.at = at + 1
        if at < len(self.answers):
            return self.answers[at]
        at -= len(self.answers)
        if at == len(self.path):
            if (safe := self.safe[site]) and certain(safe, first, second, *rest):
                raise Crossed
            self.path.append((first, LATER))
            self.sites[at] = site
        elif self.path[at][0] is NONE:  # the first has failed: all others now, while the state is as it is
            self.path[at] = (second, iter(list(rest)))
        return self.path[at][0]

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.choose(site, player, list(options))

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        return self.choose(site, player, self.listed(options))

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
        self.known += self.last != self.me
        self.last = self.me
        self.at += 1
        return self.answers[self.at - 1]

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """Behind the answer at stake it is tried as if it could be done, and left out when every way through it has failed."""
        if not self.ahead():
            return KNOWN if self.once(lambda: able(state, step, player, *args)) else 0
        if player != self.asked:
            return super().trying(state, able, step, player, *args)
        at = self.at - len(self.answers)
        self.at += 1
        if at == len(self.path):
            self.path.append((Attempt(True), iter((Attempt(False),))))
        if not self.path[at][0]:
            return 0
        self.attempts.append(at + 1)
        return at + 1

    def finished(self, mark: int) -> None:
        if mark != KNOWN:
            self.path[mark - 1] = (Attempt(True), iter(()))
            self.attempts.pop()

    def opens(self) -> Window:
        self.windows += 1
        return self.windows, max(0, self.at - len(self.answers))

    def in_window(self, window: Window, state: State, values: Sequence[Any], used: set[int], work: int) -> None:
        self.spend(work)
        depth = self.at - len(self.answers)
        if self.hopeless is not None and depth == len(self.path):
            self.spend((len(state) + 2 * window[1]) // LOOKED_UP)
            before = [option for option, _ in self.path[: window[1]]]
            self.hopeless.come_to(depth, before, state, (window, tuple(values), frozenset(used), self.known))

    def settle(self, agenda: Window, player: int, left: list[int], together: Together) -> list[int]:
        """Behind the answer at stake everything is still to be done, unless it is tried what would be if something lapsed.
        Nobody is bound by another player's agenda.
        """
        if not self.ahead() and self.settles < len(self.kept):
            return super().settle(agenda, player, left, together)
        if not self.ahead():
            kept: list[int] = self.once(lambda: kept_together(left, together))
            return kept
        if player != self.asked:
            raise Crossed
        duties = {(agenda[0], number): number for number in left}
        self.duties |= dict.fromkeys(duties)
        return [number for duty, number in duties.items() if duty not in self.lapsed]

    def looks_past(self, player: int) -> bool:
        return player == self.asked

    def looked_past(self) -> None:
        if self.sure is None:
            self.sure = max(0, self.at - len(self.answers))

    def way(self) -> Way:
        """The choices of this run up to the first barrier: behind it other questions may be asked."""
        path = enumerate(self.path[: self.sure])
        return tuple([(self.sites[at], option) for at, (option, _) in path if not isinstance(option, Attempt)])

    def owes(self, owed: Callable[[], list[int]]) -> None:
        self.items.append(len(self.attempts))

    def owes_no_more(self) -> None:
        """What was tried in an item and came to a barrier can be done."""
        begun = self.items.pop()
        while len(self.attempts) > begun:
            self.finished(self.attempts[-1])

    def barrier(self) -> None:
        if self.ahead():
            raise Fail if self.quiet else Crossed
        self.known += 1

    def take_back(self) -> bool:
        """Go on with the next option of the latest choice that has one."""
        self.at, self.known, self.quiet, self.last = 0, 0, 0, self.me
        self.windows = self.asked_for = self.settles = 0
        self.sure = None
        self.attempts.clear()
        self.items.clear()
        self.hopeless = self.hopeless or Hopeless(self.boards)
        self.hopeless.exhausted(len(self.path))
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


class Attempt(int):
    """Whether something is tried that is done if it can be: on the way, but no answer."""


class Explorer:
    """Decides whether some way of finishing a step succeeds. Counts its runs."""

    def __init__(
        self,
        safe: tuple[Safe, ...],
        budget: Budget,
        whole: bool = False,
        kept: Sequence[list[int]] = (),
        boards: Sequence[int] = (),
    ) -> None:
        self.safe = safe
        self.boards = boards  # where in a state
        self.kept = kept  # of agendas, in the run that came to the choice
        self.whole = whole  # whether answers are for whole things, also where a person is asked in parts
        self.budget = budget
        self.runs = 0
        self.patience = RUNS
        self.sparing = False  # whether what is hard to judge may be given up
        self.unsure = False  # whether it came to an end before anything was found out
        self.way: Way = ()  # the choices of the latest way that was found, behind the answers
        self.found: list[Any] = []
        self.lapsed: frozenset[Duty] = frozenset()
        self.duties: dict[Duty, None] = {}

    def possible(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, stake: int) -> bool:
        """Depth first over the choices of `me` behind the given answers."""
        cost = run_cost(state)
        probe = Probe(answers, stake, me, self.safe, args[0], self.budget.spend, self.boards)
        probe.found, probe.whole, probe.kept = self.found, self.whole, list(self.kept)
        probe.lapsed, probe.duties = self.lapsed, self.duties
        for run in range(RUNS):
            self.runs += 1
            if self.runs > RUNS:
                raise TooLong
            if run == self.patience or (run and self.sparing and self.budget.left < SCARCE):
                self.unsure = True
                return False
            self.budget.spend(cost)
            try:
                step(state[:], probe, *args)
            except Fail:
                if not probe.take_back():
                    return False
                continue
            except Crossed:
                pass
            self.way = probe.way()
            return True
        raise TooLong

    def legal(
        self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], pending: Pending, way: Way = ()
    ) -> list[Any]:
        """The options of a pending choice that can be carried through; a choice that makes itself is not interrupted.

        One of which that is not found out for long is not offered. If there is no other, or little work is left, it is the one by
        which the choice before led to an end (`way`). Otherwise, if something has become known, duties lapse of which it is hard
        to say whether they can be done; and then it is the first by which some way leads to an end.
        """
        options = list(pending.options)
        known = [answer for site, answer in way[:1] if site == pending.site and answer in options]
        if known and self.budget.left < SCARCE:
            self.way = way[1:]
            return known
        self.found, self.sparing = [], True
        legal = self._carried(state, step, args, answers, pending, options, LOOKS)
        self.sparing = False
        if not legal and self.unsure and self.duties and not known:
            self.runs = 0
            self.let_lapse(state, step, args, answers, pending.player, LEAST)
            legal = self._carried(state, step, args, answers, pending, options, LEAST)
            self.lapsed = frozenset()
        if not legal and self.unsure:
            self.patience, self.runs = RUNS, 0
            if known:
                legal, self.way = known, way[1:]
            else:
                legal = self._first(state, step, args, answers, pending, options)
        if not legal and self.duties:
            self.let_lapse(state, step, args, answers, pending.player, RUNS)
            legal = self._carried(state, step, args, answers, pending, options, 2 * RUNS)
        asked_for = [option for option in legal if not isinstance(option, Now)]
        return legal if len(asked_for) > 1 else asked_for

    def _first(
        self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], pending: Pending, options: list[Any]
    ) -> list[Any]:
        """An option by which some way leads to an end, however long that takes to find. A look that begins with the choice itself
        tries what seldom succeeds first, and so finds one sooner; it sees nothing if something has just become known.
        """
        if not self.possible(state, step, args, answers, pending.player, len(answers)):
            return []
        for site, answer in self.way[:1]:
            if site == pending.site and answer in options:
                self.way = self.way[1:]
                return [answer]
        for option in options:
            if not isinstance(option, Now) and self.possible(
                state, step, args, [*answers, option], pending.player, len(answers) + 1
            ):
                return [option]
        return []

    def _carried(
        self,
        state: State,
        step: Step,
        args: tuple[Any, ...],
        answers: list[Any],
        pending: Pending,
        options: list[Any],
        looks: int,
    ) -> list[Any]:
        safe, stake = self.safe[pending.site], len(answers) + 1
        found = []
        for option in options:
            self.patience = max(LEAST, (looks - self.runs) // 2)
            if (not isinstance(option, Now) and certain(safe, option)) or self.possible(
                state, step, args, [*answers, option], pending.player, stake
            ):
                found.append(option)
        return found

    def let_lapse(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, runs: int) -> None:
        """Something became known before a choice, and behind it not all can be done any more: find out what can, in so many
        runs for each. What is not found out lapses, as it would when the agenda is gone on with.
        """
        duties, self.patience = list(self.duties), runs
        self.lapsed = frozenset(duties)
        for duty in duties:
            before = self.lapsed
            self.lapsed -= {duty}
            if not self.possible(state, step, args, answers, me, len(answers) + 1):
                self.lapsed = before

    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """Whether a rule could be carried out now, on its own."""
        return self.possible(state, step, (player, *args), [], player, 0)
