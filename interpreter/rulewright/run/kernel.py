"""Choices: answering them from a list, finding which options are legal, and drawing them at random.

A step is a Python function that calls `C.choose` like any other function. It is run again from the state at its start with
the answers given so far; the first unanswered choice suspends it. Nothing is kept in frames, threads or generators.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from rulewright.run.failing import RUNS, Crossed, Fail, Pending, Ranks, TooLong

State = list[Any]
Step = Callable[..., None]
Lister = Callable[[], Iterable[Any]]
Sampler = Callable[[Callable[[], float]], Any]
Spend = Callable[[int], None]
LOGGED = 50_000  # changes in one step; no step of a game makes so many
NONE = object()
DONE = object()
MANY = 100  # options that are worth counting


def _begun(options: Iterable[Any]) -> tuple[Any, Any, Iterator[Any]]:
    """The first two candidates and the rest, which nobody may need; without any it fails."""
    rest = iter(options)
    first = next(rest, NONE)
    if first is NONE:
        raise Fail
    return first, next(rest, NONE), rest


class Script:
    """Answers choices from a list. A choice with one candidate is neither asked nor counted."""

    def __init__(self, answers: list[Any], me: int = 0) -> None:
        self.answers = answers
        self.me = me
        self.at = 0
        self.crossed_at = -1
        self.crossed = False  # whether something new has become known in this step

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        first, second, rest = _begun(options)
        if second is NONE:
            return first
        at = self.at
        if player != self.me:
            self.crossed = True
        if at < len(self.answers):
            self.at = at + 1
            return self.answers[at]
        raise Pending(site, player, chain((first, second), rest))

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        """A choice of an automated seat: like any other, but whoever runs the game answers it by the seat's priorities."""
        found = list(options)
        try:
            return self.choose(site, player, found)
        except Pending as pending:
            pending.options, pending.ranks = found, Ranks(found, key, at_random)
            raise

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler) -> Any:
        """A choice with a quick way to draw one option at random, which only random play uses."""
        return self.choose(site, player, options())

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        """A choice of which it is known beforehand that some candidates lead nowhere."""
        return self.choose(site, player, [option for option in options if test(option)])

    def barrier(self) -> None:
        self.crossed_at = self.at
        self.crossed = True

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""


class Tracer(Script):
    """A script that also writes down what happened."""

    def __init__(self, answers: list[Any], me: int = 0) -> None:
        super().__init__(answers, me)
        self.log: list[tuple[int, int, Any, int]] = []

    def note(self, effect: int, player: int, amount: Any) -> None:
        if len(self.log) >= LOGGED:
            raise TooLong
        self.log.append((effect, player, amount, self.at))


class Probe(Script):
    """Looks ahead from an answer at stake: it takes the first option wherever it is asked, and the next one when that fails.

    Barriers, other seats' choices and choices behind which nothing can fail end the look.
    """

    def __init__(self, answers: list[Any], stake: int, asked: int, safe: tuple[bool, ...], me: int) -> None:
        super().__init__(answers, me)
        self.asked = asked
        self.stake = stake
        self.safe = safe
        self.path: list[tuple[Any, Iterator[Any]]] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        if player != self.asked and self.at >= self.stake:
            raise Crossed
        first, second, rest = _begun(options)
        if second is NONE:
            return first
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

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        return self.choose(site, player, filter(test, options))

    def barrier(self) -> None:
        if self.at >= self.stake:
            raise Crossed
        self.crossed = True

    def take_back(self) -> bool:
        """Go on with the next option of the latest choice that has one."""
        self.at, self.crossed = 0, False
        while self.path:
            _, rest = self.path.pop()
            option = next(rest, DONE)
            if option is not DONE:
                self.path.append((option, rest))
                return True
        return False


def _free(work: int) -> None:
    """Nobody counts."""


def run_cost(state: State) -> int:
    """What one run of a step costs before it does anything: a copy of the state."""
    return 250 + len(state) // 16


class Explorer:
    """Decides whether some way of finishing a step succeeds. Counts its runs."""

    def __init__(self, safe: tuple[bool, ...], spend: Spend = _free) -> None:
        self.safe = safe
        self.spend = spend
        self.runs = 0

    def possible(self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, stake: int) -> bool:
        """Depth first over the choices of `me` behind the given answers."""
        cost = run_cost(state)
        probe = Probe(answers, stake, me, self.safe, args[0])
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
        """The options of a pending choice that can be carried through."""
        options = list(pending.options)
        if self.safe[pending.site]:
            return options
        stake = len(answers) + 1
        return [o for o in options if self.possible(state, step, args, [*answers, o], pending.player, stake)]

    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """Whether a rule could be carried out now, on its own."""
        return self.possible(state, step, (player, *args), [], player, 0)


class Walk:
    """Random play of one step: a candidate at a time, taken back in random order when it leads nowhere.

    So each choice is uniform over its legal options without any of them being listed.
    """

    def __init__(self, rnd: Callable[[], float], spend: Spend = _free) -> None:
        self.rnd = rnd
        self.spend = spend
        self.path: list[tuple[list[Any] | None, Any]] = []
        self.dead: dict[int, set[Any]] = {}
        self.ranks: dict[int, Ranks] = {}
        self.at = 0
        self.floor = 0
        self.me = 0
        self.crossed = False
        self.decisions = 0

    def run(self, state: State, step: Step, args: tuple[Any, ...]) -> bool:
        """Carry the step out; False if there is no way at all, with the state as it was."""
        before = state[:]
        cost = run_cost(state)
        self.path.clear()
        self.dead.clear()
        self.ranks.clear()
        self.floor = 0
        self.me = args[0]
        for _ in range(RUNS):
            self.at = 0
            self.crossed = False
            self.spend(cost)
            try:
                step(state, self, *args)
            except Fail:
                state[:] = before
                if not self.take_back():
                    return False
                continue
            self.decisions += len(self.path)
            return True
        raise TooLong

    def take_back(self) -> bool:
        while len(self.path) > self.floor:
            options, taken = self.path.pop()
            if options is None:
                self.dead.setdefault(len(self.path), set()).add(taken)
                return True
            options.remove(taken)
            if options:
                ranks = self.ranks.get(len(self.path))
                self.path.append((options, self.ranked(ranks, options) if ranks else options[int(self.rnd() * len(options))]))
                return True
            self.dead.pop(len(self.path), None)
        return False

    def ranked(self, ranks: Ranks, among: list[Any]) -> Any:
        return ranks.best(among, lambda n: int(self.rnd() * n))

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        """The best candidate by an automated seat's priorities; the next best if it leads nowhere."""
        found = list(options)
        at = self.at
        if len(found) > 1 and at >= len(self.path):
            ranks = Ranks(found, key, at_random)
            self.ranks[at] = ranks
            self.path.append((found, self.ranked(ranks, found)))
        return self.choose(site, player, found)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler) -> Any:
        """Draw one option without listing them all; they are listed once luck or the drawn ones run out."""
        at = self.at
        if at < len(self.path):
            self.at = at + 1
            return self.path[at][1]
        if at not in self.dead:
            taken = sample(self.rnd)
            if taken:
                self.at = at + 1
                self.path.append((None, taken))
                return taken
            return self.choose(site, player, options())
        dead = self.dead.pop(at)
        return self.choose(site, player, [option for option in options() if option not in dead])

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        count = len(found)
        if count == 1:
            return found[0]
        if count == 0:
            raise Fail
        at = self.at
        self.at = at + 1
        if player != self.me:
            self.crossed = True
        if at < len(self.path):
            return self.path[at][1]
        if count > MANY:
            self.spend(count)
        taken = found[int(self.rnd() * count)]
        self.path.append((found, taken))
        return taken

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        """Candidates are tested as they are drawn, and not before."""
        if self.at < len(self.path):
            return self.choose(site, player, options)
        while options:
            count = len(options)
            taken = options[int(self.rnd() * count)]
            if test(taken):
                if count > 1:
                    self.at += 1
                    self.path.append((options, taken))
                return taken
            options.remove(taken)
        raise Fail

    def barrier(self) -> None:
        self.floor = self.at
        self.crossed = True

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""


class Luck:
    """Random play of steps that cannot fail: what is drawn never has to be taken back, so nothing is kept."""

    def __init__(self, rnd: Callable[[], float]) -> None:
        self.rnd = rnd
        self.me = 0
        self.crossed = False
        self.decisions = 0

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        if len(found) == 1:
            return found[0]
        if not found:
            raise Fail
        self.decisions += 1
        if player != self.me:
            self.crossed = True
        return found[int(self.rnd() * len(found))]

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        found = list(options)
        if len(found) == 1:
            return found[0]
        return Ranks(found, key, at_random).best(found, lambda n: int(self.rnd() * n))

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler) -> Any:
        return self.choose(site, player, options())

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        return self.choose(site, player, [option for option in options if test(option)])

    def barrier(self) -> None:
        self.crossed = True

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""


class Dreamer(Walk):
    """Random play behind given answers that stops at the first barrier; for bots that look one step ahead."""

    def __init__(self, answers: list[Any], asked: int, me: int, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.asked, self.me = asked, me
        self.path = [([answer], answer) for answer in answers]
        self.stake = self.floor = len(answers)

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        if self.at >= self.stake and player != self.asked:
            raise Crossed
        return super().choose(site, player, options)

    def barrier(self) -> None:
        if self.at >= self.stake:
            raise Crossed
        self.crossed = True


def imagined(
    start: State, step: Step, args: tuple[Any, ...], answers: list[Any], me: int, rnd: Callable[[], float]
) -> State | None:
    """The state after given answers and random further ones; None if every way that was tried fails."""
    dreamer = Dreamer(answers, me, args[0], rnd)
    for _ in range(100):
        state = start[:]
        dreamer.at, dreamer.crossed = 0, False
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
