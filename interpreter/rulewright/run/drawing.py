"""Random play: choices drawn one at a time, taken back when they lead nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from rulewright.run.answering import (
    KNOWN,
    Able,
    Lister,
    Parts,
    Sampler,
    Step,
    Together,
    Usable,
    Window,
    kept_together,
    run_cost,
)
from rulewright.run.failing import PATIENCE, SCARCE, Budget, Fail, Ranks
from rulewright.run.hopeless import LOOKED_UP, Hopeless
from rulewright.state import Now, State, Tracked

# whether a step can be finished behind answers, the last of which was given at a site; None if nobody knows
Possible = Callable[[State, Step, tuple[Any, ...], list[Any], int, int | None], bool | None]
Owed = Callable[[], list[int]]  # what is left of an agenda
FORCED: list[Any] = []  # in place of the options of a choice that made itself, and was to be drawn
ALONE: list[Any] = []  # in place of the options of a question that made itself: nobody has answered it
TRIED: list[Any] = []  # in place of the options where it has turned out whether something can be done
SOON = 2  # runs in which a way is found as a rule
MANY = 100  # options that are worth counting
HELD = 8  # the work of an option that is kept until the step is over, so that it can be taken instead


class Untested(list[Any]):
    """Candidates of which some may turn out to be none: whichever is drawn is tested first."""


class Attempt(list[Any]):
    """Yes and no, where something is done if it can be: it cannot if every way through it has failed."""


class ByLists(Exception):
    """Behind these answers whatever is legal has to be worked out before it is drawn."""

    def __init__(self, answers: list[Any]) -> None:
        super().__init__()
        self.answers = answers


class Walk:
    """Random play of one step: a candidate at a time, taken back in random order when it leads nowhere.

    So each choice is uniform over its legal options without any of them being listed.
    """

    def __init__(self, rnd: Callable[[], float], budget: Budget | None = None, possible: Possible | None = None) -> None:
        self.rnd = rnd
        self.budget = budget or Budget()
        self.possible = possible
        self.boards: Sequence[int] = ()  # where in a state
        self.begin: tuple[State, Step, tuple[Any, ...]] | None = None
        self.path: list[tuple[list[Any] | None, Any]] = []
        self.dead: dict[int, set[Any]] = {}
        self.left: dict[int, Untested] = {}  # where another candidate is to be drawn in the next run
        self.sure: dict[int, tuple[list[Any] | None, Any]] = {}  # where something else may be done, as was found out
        self.ranks: dict[int, Ranks] = {}
        self.at = 0
        self.floor = 0
        self.me = 0
        self.last = 0  # who was asked last
        self.known = self.quiet = 0
        self.smooth = self.writes_down = False
        self.unsure = False  # whether something was taken back that may be possible
        self.owed: list[Owed] = []  # whether anything is left of the agendas that are worked off
        self.hopeless: Hopeless | None = None
        self.windows = 0  # opened in this run

    def run(self, state: State, step: Step, args: tuple[Any, ...]) -> bool:
        """Carry the step out; False if there is no way at all, with the state as it was, and so it is if the rest is to be
        drawn from lists: where that cannot be left to luck (`ByLists`), or no way was found for long, or by much work.
        """
        before = state.track() if isinstance(state, Tracked) else state[:]
        self.begin = (before, step, args)
        cost = run_cost(state)
        self.path.clear()
        self.dead.clear()
        self.left.clear()
        self.sure.clear()
        self.ranks.clear()
        self.hopeless = None
        self.floor = 0
        self.unsure = False
        self.me = args[0]
        for run in range(PATIENCE):
            if run and self.budget.left < SCARCE:
                break
            self.at = self.windows = self.known = self.quiet = 0
            self.last = args[0]
            self.owed.clear()
            self.budget.spend(cost)
            try:
                step(state, self, *args)
            except Fail:
                _restore(state, before)
                if not self.take_back():
                    if self.unsure:
                        break
                    return False
                continue
            except ByLists:
                _restore(state, before)
                raise
            return True
        raise ByLists(_answers(self.path[: self.floor]))

    def take_back(self) -> bool:
        self.hopeless = self.hopeless or Hopeless(self.boards)
        self.hopeless.exhausted(len(self.path))
        while len(self.path) > self.floor:
            options, taken = self.path.pop()
            if not _asked(options):
                continue
            if options is None:
                self.dead.setdefault(len(self.path), set()).add(taken)
                return True
            options.remove(taken)
            if options.__class__ is Attempt and options:
                self.path.append((TRIED, False))
                return True
            if options.__class__ is Untested and options:
                self.left[len(self.path)] = options
                return True
            if options:
                ranks = self.ranks.get(len(self.path))
                self.path.append(
                    (options, _ranked(self.rnd, ranks, options) if ranks else options[int(self.rnd() * len(options))])
                )
                return True
            self.dead.pop(len(self.path), None)
            self.hopeless.exhausted(len(self.path))
        return False

    def opens(self) -> Window:
        self.windows += 1
        return self.windows, self.at

    def in_window(self, window: Window, state: State, values: Sequence[Any], used: set[int], work: int) -> None:
        self.budget.spend(work)
        if self.hopeless is not None and self.at == len(self.path):
            self.budget.spend((len(state) + 2 * window[1]) // LOOKED_UP)
            before = [taken for _, taken in self.path[: window[1]]]
            self.hopeless.come_to(self.at, before, state, (window, tuple(values), frozenset(used), self.known))

    def settle(self, agenda: Window, player: int, left: list[int], together: Together) -> list[int]:
        """What can still be done is found out here; whether it could have been is not: then the choices that may have made it
        impossible are drawn anew, from lists.
        """
        kept = kept_together(left, together)
        if len(kept) < len(left) and self.begin is not None:
            raise ByLists(_answers(self.path[: self.floor]))
        return kept

    def looks_past(self, player: int) -> bool:
        return False

    def takes_on(self, soon: Callable[[int], bool | None]) -> None:
        """What was added can seldom be done where no way is found soon, and to try every way takes long: it is taken back."""
        if self.at < len(self.path):
            return  # it was found in an earlier run
        found = soon(SOON)
        if not found:
            self.unsure = self.unsure or found is None
            raise Fail

    def owes(self, owed: Owed) -> None:
        self.owed.append(owed)

    def owes_no_more(self) -> None:
        self.owed.pop()

    def asks(self, player: int) -> None:
        if player != self.last:
            self.barrier()
            self.last = player

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        """The best candidate by an automated seat's priorities; the next best if it leads nowhere."""
        found = list(options)
        at = self.at
        if len(found) > 1 and at >= len(self.path):
            if player != self.last:
                self.asks(player)
            ranks = Ranks(found, key, at_random)
            self.ranks[at] = ranks
            self.path.append((found, _ranked(self.rnd, ranks, found)))
        return self.choose(site, player, found)

    def in_parts(self) -> bool:
        return False

    def listed(self, options: Lister) -> list[Any]:
        found = options()
        return found if isinstance(found, list) else list(found)

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        """At random all candidates are alike: there is no need to ask in parts."""
        return self.choose(site, player, options)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        """Draw one option without listing them all; they are listed once luck or the drawn ones run out."""
        at = self.at
        if player != self.me:
            return self.choose(site, player, list(options()))
        if player != self.last:
            self.asks(player)
        if at < len(self.path):
            self.at = at + 1
            return self.path[at][1]
        if at not in self.dead:
            taken = sample(self.rnd)
            if taken:
                self.at = at + 1
                self.path.append((None, taken))
                return taken
            return _listed_choice(self, site, player, list(options()))
        dead = self.dead.pop(at)
        return _listed_choice(self, site, player, [option for option in options() if option not in dead])

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        count = len(found)
        if count < 2:
            if count:
                return found[0]
            raise Fail
        if player != self.last:
            self.asks(player)
        at, path, rnd = self.at, self.path, self.rnd
        self.at = at + 1
        if at < len(path):
            return path[at][1]
        if count > MANY:
            self.budget.spend(HELD * count)
        taken = found[int(rnd() * count)]
        path.append((found, taken))
        return taken

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        """What was answered in an earlier run is not listed again, but what may be done instead has to be found possible first.
        One that makes itself has a place in the path, too: the next run does not know that there is one option.
        """
        at, path = self.at, self.path
        if at < len(path):
            entry = drawn, taken = path[at]
            if taken.__class__ is not Now or self.sure.get(at) is entry:
                if player != self.last and drawn is not ALONE:
                    self.asks(player)
                self.at = at + 1
                return taken
        listed = options()
        found = listed if listed.__class__ is list else list(listed)
        if len(found) == 1:
            self.at = at + 1
            path.append((ALONE, found[0]))
            return found[0]
        others = now.usable(S, player, calm) if found and at == len(path) else ()
        taken = self.choose(site, player, [*found, *others] if others else found)
        if taken.__class__ is Now:
            _look_past(self, at, site, player, found)
        return taken

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        at = self.at
        taken = self.choose(site, player, options if at < len(self.path) else [*options, *others()])
        if taken.__class__ is Now:
            _look_past(self, at, site, player, options)
        return taken

    def finishes(self, answers: list[Any], player: int, site: int | None = None) -> bool:
        """Whether the step can be finished behind some answers; what nobody knows may be possible."""
        assert self.possible is not None and self.begin is not None
        before, step, args = self.begin
        if isinstance(before, Tracked):  # nobody has asked in this step how it was at its start
            before = before.before()
            self.begin = (before, step, args)
        found = self.possible(before, step, args, answers, player, site)
        self.unsure = self.unsure or found is None
        return bool(found)

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        """Candidates are tested as they are drawn, and not before. One that is the last has a place in the path, too."""
        if player != self.me:
            return self.choose(site, player, [option for option in options if test(option)])
        if player != self.last:
            self.asks(player)
        at = self.at
        self.at = at + 1
        if at < len(self.path):
            return self.path[at][1]
        left = self.left.pop(at, None) or Untested(options)
        taken = drawn_tested(left, self.rnd, test)
        self.path.append((left if len(left) > 1 else FORCED, taken))
        return taken

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """It is tried as if it could be done; the mark is its place in the path, from 1."""
        at = self.at
        self.at = at + 1
        if at == len(self.path):
            self.path.append((Attempt((True, False)), True))
        return self.at if self.path[at][1] else 0

    def finished(self, mark: int) -> None:
        """It can be done: whatever fails from here on does not change that."""
        if mark != KNOWN:
            self.path[mark - 1] = (TRIED, True)

    def barrier(self) -> None:
        """Something new, or another seat is asked: from here on nothing is taken back. What is left of an agenda could not be
        counted on then, so the rest of such a step is drawn from lists.
        """
        if self.quiet:
            raise Fail
        if self.at >= len(self.path):
            if self.possible is not None and self.begin is not None and any(owed() for owed in self.owed):
                answers = _answers(self.path[: self.at])
                if not self.finishes(answers, self.last):
                    raise Fail
                raise ByLists(answers)
            self.floor = self.at
        self.known += 1

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""


def _restore(state: State, before: State) -> None:
    if isinstance(before, Tracked):
        before.take_back()
    else:
        state[:] = before


def _answers(path: Iterable[tuple[list[Any] | None, Any]]) -> list[Any]:
    """The answers of a way, as whoever looks ahead is given them."""
    return [answer for found, answer in path if _chosen(found)]


def _look_past(walk: Walk, at: int, site: int, player: int, options: list[Any]) -> None:
    """What else could be done makes nothing possible that would be impossible without it, and a choice that makes itself is
    not interrupted: two of the options must lead to the end.
    """
    if walk.sure.get(at) is walk.path[at] or walk.possible is None or walk.begin is None:
        return
    before = _answers(walk.path[:at])
    legal = (option for option in options if walk.finishes([*before, option], player, site))
    if len(list(islice(legal, 2))) < 2:
        raise Fail
    walk.sure[at] = walk.path[at]


def _ranked(rnd: Callable[[], float], ranks: Ranks, among: list[Any]) -> Any:
    return ranks.best(among, lambda n: int(rnd() * n))


def _listed_choice(walk: Walk, site: int, player: int, found: list[Any]) -> Any:
    """A choice that was to be drawn. One that makes itself has a place in the path, too: the next run does not know of it."""
    if len(found) == 1:
        if walk.at == len(walk.path):
            walk.path.append((FORCED, found[0]))
        walk.at += 1
    return walk.choose(site, player, found)


def _asked(options: list[Any] | None) -> bool:
    """Whether there was something to choose at a place in a path, or something to try."""
    return options is not FORCED and options is not ALONE and options is not TRIED


def _chosen(options: list[Any] | None) -> bool:
    """Whether a place in a path is that of a choice, and not of something that was tried."""
    return options is not TRIED and options is not ALONE and options.__class__ is not Attempt


def drawn_tested(left: list[Any], rnd: Callable[[], float], test: Callable[[Any], bool]) -> Any:
    """One of those that pass a test, uniformly; those that were drawn before and do not are taken out of the list."""
    while left:
        place = int(rnd() * len(left))
        taken = left[place]
        if test(taken):
            return taken
        del left[place]
    raise Fail
