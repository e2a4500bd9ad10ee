"""Choices answered from a list: the first unanswered one suspends the step.

A step is a Python function that calls `C.choose` like any other function. It is run again from the state at its start with
the answers given so far. Nothing is kept in frames, threads or generators.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, Protocol

from rulewright.run.failing import Fail, Pending, Ranks, TooLong
from rulewright.run.hopeless import Hopeless
from rulewright.state import Now, State

Step = Callable[..., None]
Lister = Callable[[], Iterable[Any]]
Sampler = Callable[[Callable[[], float]], Any]
Spend = Callable[[int], None]
Able = Callable[..., bool]
Parts = tuple[tuple[int, Callable[[Any], Any]], ...]  # the sites of parts, and what each asks of a candidate
LOGGED = 50_000  # what is noted in one step: changes with what they hold, and choices that make themselves; no step has so many
COPIED = 16  # slots of a state that are copied in the time of one part
HELD = 8  # things of a list that count like one change
NONE = object()
KNOWN = -1  # the mark of what was known to be possible before it was begun
Window = tuple[int, int]  # or agenda: which one it is in this run, and how many choices were made before it was opened
Together = Callable[[list[int]], bool]  # whether these items of an agenda can all be done
Kept = list[list[int]]  # what was left of agendas whenever something had become known, in the order it was found out in a step


class Usable(Protocol):
    """Who knows what fits at any time."""

    def usable(self, S: State, player: int, calm: bool) -> list[Now]: ...


def free(work: int) -> None:
    """Nobody counts."""


def run_cost(state: State) -> int:
    """What one run of a step costs before it does anything: a copy of the state."""
    return 250 + len(state) // COPIED


def begun(options: Iterable[Any]) -> tuple[Any, Any, Iterator[Any]]:
    """The first two candidates and the rest, which nobody may need; without any it fails."""
    rest = iter(options)
    first = next(rest, NONE)
    if first is NONE:
        raise Fail
    return first, next(rest, NONE), rest


def by_part(options: Iterable[Any], of: Callable[[Any], Any]) -> dict[Any, list[Any]]:
    """Candidates by one of their parts, in the order in which they come."""
    found: dict[Any, list[Any]] = {}
    for option in options:
        found.setdefault(of(option), []).append(option)
    return found


def kept_together(left: list[int], together: Together) -> list[int]:
    """As many items of an agenda as can all be done, those that stand first before the others."""
    if together(left):
        return left
    kept: list[int] = []
    for number in left:
        if together([*kept, number]):
            kept.append(number)
    return kept


class Script:
    """Answers choices from a list. A choice with one candidate is neither asked nor counted."""

    def __init__(self, answers: list[Any], me: int = 0, kept: Sequence[list[int]] = ()) -> None:
        self.answers = answers
        self.kept: Kept = list(kept)  # in earlier runs of the step, and in this one
        self.settles = 0  # of these, in this run
        self.last = me  # who was asked last; at first whose step it is
        self.at = 0
        self.crossed_at = -1
        self.writes_down = False  # whether it is told which choices made themselves
        self.smooth = False  # whether nothing ever has to be taken back
        self.quiet = 0  # in the middle of something by which nothing may become known
        self.hopeless: Hopeless | None = None  # only who searches has one
        self.known = 0  # how often something new has become known in this step, or another seat was asked

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        first, second, rest = begun(options)
        if second is NONE:
            return first
        at = self.at
        if player != self.last:
            self.known += 1
            self.last = player
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

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        """A question beside which other things may be done, which `now` knows; one with one answer is none."""
        found = self.listed(options)
        return self.choose_or_use(site, player, found, partial(now.usable, S, player, calm) if len(found) > 1 else list)

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        """A choice beside which other things may be done; who has answered it already need not know them."""
        return self.choose(site, player, options if self.at < len(self.answers) else [*options, *others()])

    def in_parts(self) -> bool:
        """Whether what may be asked in parts is asked so."""
        return True

    def listed(self, options: Lister) -> list[Any]:
        """The whole list of a choice in parts."""
        return list(options())

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        """One list, asked for part by part: each question offers what is left of it. Nobody is asked where one is left."""
        left = self.listed(lambda: options)
        for part, of in parts if self.in_parts() else ():
            found = by_part(left, of)
            try:
                left = found[self.choose(part, player, list(found))]
            except Pending as pending:
                pending.weights = {value: len(some) for value, some in found.items()}
                raise
        return self.choose(site, player, left)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        """A choice with a quick way to draw one option at random, which only random play uses."""
        return self.choose_parts(site, player, options(), parts) if parts else self.choose(site, player, options())

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        """A choice of which it is known beforehand that some candidates lead nowhere."""
        return self.choose(site, player, [option for option in options if test(option)])

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """Whether something that is done if it can be is done now; 0 if not. Nobody takes back what was done, so it is known."""
        return KNOWN if able(state, step, player, *args) else 0

    def finished(self, mark: int) -> None:
        """What was tried has been carried out."""

    def opens(self) -> Window:
        """A window is opened, or an agenda."""
        return 0, 0

    def in_window(self, window: Window, state: State, values: Sequence[Any], used: set[int], work: int) -> None:
        """Before the next card of a window or item of an agenda is asked for; so much work was done to find those that fit."""

    def settle(self, agenda: Window, player: int, left: list[int], together: Together) -> list[int]:
        """Something has become known: which items of an agenda are still to be done. That is found out once: what a look gives
        up hangs on how much work is left, and every later run must come the same way.
        """
        if self.settles == len(self.kept):
            self.kept.append(kept_together(left, together))
        self.settles += 1
        return list(self.kept[self.settles - 1])

    def looks_past(self, player: int) -> bool:
        """Whether this is a look ahead of somebody who counts on his agenda: an item that comes to a barrier is done."""
        return False

    def looked_past(self) -> None:
        """It did so just now."""

    def takes_on(self, soon: Callable[[int], bool | None]) -> None:
        """An agenda is begun to which something was added; it can be asked whether all of it can be done, in so many runs."""

    def owes(self, owed: Callable[[], list[int]]) -> None:
        """An item of an agenda is begun; it can be asked what else is left."""

    def owes_no_more(self) -> None:
        """It is done."""

    def barrier(self) -> None:
        self.crossed_at = self.at
        self.known += 1

    def note(self, effect: int, player: int, amount: Any) -> None:
        """Nothing is logged here."""


Made = tuple[int, int, Any]  # a choice that made itself: the number of its site, who would have been asked, the one option


class Tracer(Script):
    """A script that also writes down what happened, and which choices behind its last answer had one candidate only."""

    def __init__(self, answers: list[Any], me: int = 0, kept: Sequence[list[int]] = ()) -> None:
        super().__init__(answers, me, kept)
        self.log: list[tuple[int, int, Any, int]] = []
        self.made: list[Made] = []
        self.writes_down = True
        self.weight = 0

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        before = self.at
        found = super().choose(site, player, options)
        if before == self.at == len(self.answers):
            self._weigh(1)
            self.made.append((site, player, found))
        return found

    def note(self, effect: int, player: int, amount: Any) -> None:
        self._weigh(1 + len(amount) // HELD if isinstance(amount, list | tuple) else 1)
        self.log.append((effect, player, amount, self.at))

    def _weigh(self, more: int) -> None:
        """All of it is kept, so there is an end to it."""
        self.weight += more
        if self.weight > LOGGED:
            raise TooLong
