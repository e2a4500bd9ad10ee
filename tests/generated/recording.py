"""Random play that remembers what it chose, so that the same choices can be made in a `Game`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rulewright.compile import Program
from rulewright.run.answering import Lister, Parts, Sampler, Step, Usable
from rulewright.run.drawing import ByLists, Possible, Walk
from rulewright.run.failing import GAME, Fail, TooLong
from rulewright.run.listing import Whole, drawn_from_lists
from rulewright.run.luck import Luck
from rulewright.run.machine import Machine
from rulewright.state import State

Calls = list[tuple[int, Any]]  # what one step chose, choice by choice: the place in the rules, and what was taken


class Notes:
    """What a chooser took in the run that is going on; a choice that is answered by way of another counts once."""

    def __init__(self) -> None:
        self.calls: Calls = []
        self._inside = False

    def taken(self, site: int, ask: Callable[[], Any]) -> Any:
        if self._inside:
            return ask()
        self._inside = True
        try:
            found = ask()
        finally:
            self._inside = False
        self.calls.append((site, found))
        return found


class RecordingWalk(Walk):
    def __init__(self, rnd: Callable[[], float], spend: Callable[[int], None], possible: Possible) -> None:
        super().__init__(rnd, spend, self._aside)
        self.writes_down = True
        self.notes = Notes()
        self._looks = possible

    def _aside(self, *args: Any) -> bool:
        """To look ahead is no choice."""
        notes = self.notes
        found = self._looks(*args)
        self.notes = notes
        return found

    def run(self, state: State, step: Step, args: tuple[Any, ...]) -> bool:
        def anew(state: State, chooser: Any, *args: Any) -> None:
            self.notes = Notes()
            step(state, chooser, *args)

        return super().run(state, anew, args)

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).choose(site, player, options))

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).beside(S, site, player, options, now, calm))

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).choose_or_use(site, player, options, others))

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).answer(site, player, options, key, at_random))

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).choose_sampled(site, player, options, sample, parts))

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWalk, self).choose_tested(site, player, options, test))


class RecordingWhole(Whole):
    def __init__(self, answers: list[Any], me: int) -> None:
        super().__init__(answers, me)
        self.notes = Notes()

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWhole, self).choose(site, player, options))

    def drawn(self, site: int, player: int, options: Lister) -> Any:
        return self.notes.taken(site, lambda: super(RecordingWhole, self).drawn(site, player, options))


class RecordingLuck(Luck):
    def __init__(self, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.writes_down = True
        self.notes = Notes()

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        return self.notes.taken(site, lambda: super(RecordingLuck, self).choose(site, player, options))

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        return self.notes.taken(site, lambda: super(RecordingLuck, self).answer(site, player, options, key, at_random))

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        return self.notes.taken(site, lambda: super(RecordingLuck, self).choose_sampled(site, player, options, sample, parts))

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        return self.notes.taken(site, lambda: super(RecordingLuck, self).choose_tested(site, player, options, test))


class RecordingMachine(Machine):
    """A machine whose random play remembers what every step chose, and every number drawn between the steps.

    `events` holds the choices of a step that was carried out by a chooser, and a plain number for each choice of a step that was
    written out to draw on the spot.
    """

    def __init__(self, program: Program) -> None:
        self.events: list[Calls | float] = []
        self.late = False  # whether a step failed behind a barrier, which the checker should have refused
        self._stepping = False
        super().__init__(program)

    def walk(self, state: State, rnd: Callable[[], float], step: Step, args: tuple[Any, ...], other: Any) -> None:
        self._stepping = True
        walk = RecordingWalk(rnd, self.budget, self.finishable)
        if not self._found(self._carried_out(walk, state, rnd, step, args)):
            self.late = self.late or walk.known > 0 or walk.floor > 0
            if other is None or not self._found(self._carried_out(walk, state, rnd, *other)):
                raise Fail
        self.events.append(walk.notes.calls)
        self._stepping = False

    def _carried_out(
        self, walk: RecordingWalk, state: State, rnd: Callable[[], float], step: Step, args: tuple[Any, ...]
    ) -> bool:
        try:
            return walk.run(state, step, args)
        except ByLists as stopped:
            before = state[:]
            drawn = drawn_from_lists(state, step, args, stopped.answers, self.safe, self.budget, rnd)
            if drawn is not None:  # once more, to note the choices that made themselves, too
                again = RecordingWhole([taken for _, _, taken in drawn.chosen], args[0])
                step(before, again, *args)
                walk.notes = again.notes
            return drawn is not None

    @staticmethod
    def _found(found: bool | None) -> bool:
        if found is None:
            raise TooLong
        return found

    def luck(self, state: State, luck: Luck, step: Step, args: tuple[Any, ...]) -> None:
        assert isinstance(luck, RecordingLuck)
        self._stepping = True
        luck.notes = Notes()
        super().luck(state, luck, step, args)
        self.events.append(luck.notes.calls)
        self._stepping = False

    def playout(self, state: State, rnd: Callable[[], float]) -> None:
        def recorded() -> float:
            number = rnd()
            if not self._stepping:
                self.events.append(number)
            return number

        self.budget.reset(GAME)
        self.events.clear()
        self.late = self._stepping = False
        self._playout(state, recorded, RecordingLuck(recorded))
