"""A compiled game as functions: what the flow does next, steps, values and scores, with everything they call.

A machine and the games played on it belong to one thread; another thread makes its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from types import CodeType, TracebackType
from typing import Any

from rulewright.compile import Program
from rulewright.diagnostics import Span
from rulewright.run import boards, effects, large, listening, paying, spots
from rulewright.run.agendas import Agenda, Around, any_order, stretches_of
from rulewright.run.answering import Script, Step, run_cost
from rulewright.run.drawing import ByLists, Possible, Walk
from rulewright.run.ears import NOBODY, ears
from rulewright.run.failing import GAME, LARGEST, LOOKS, LOOPS, Broken, Budget, Fail, Pending, TooLong, held
from rulewright.run.hopeless import LOOKED_UP, MOST, Place
from rulewright.run.listing import Drawn, drawn_from_lists
from rulewright.run.loading import FILE, namespace
from rulewright.run.looking import Explorer, Safe, certain
from rulewright.run.luck import Luck
from rulewright.run.ordering import ordered
from rulewright.state import State, Tracked, boards_in, is_large, lists_in

COUNTING = (  # what spends by how much it finds
    boards.groups,
    boards.groups_of,
    boards.reach,
    boards.fares,
    boards.flooded,
    spots.spots,
    spots.each_spot,
    spots.each_lying,
    listening.asides,
    listening.lasting,
    listening.with_one,
    effects.gain_mix,
)
HELD = 2_000  # things in all lists that are remembered
UNFAILING = 400  # what a step costs before it does anything


class Machine:
    """Names from packs reach the code only behind a prefix, as checked identifiers."""

    def __init__(self, program: Program, cover: Callable[[int], None] | None = None) -> None:
        self.program = program
        self.budget = Budget()
        self.counts_lines = cover is not None
        self.fences: set[int] = set()  # places in the flow where it stops, for whoever plays a part of it
        self.safe: tuple[Safe, ...] = tuple(site.safe or site.sure for site in program.sites)
        self.names = namespace(program, self._helpers(cover or (lambda _: None)))
        self.flow: Callable[[State], Any] = self.names["flow"]
        self._playout: Callable[[State, Callable[[], float], Luck], None] = self.names["playout"]
        self.standing: Callable[[State, int], tuple[Any, ...]] = self.names["standing"]
        self.points: Callable[[State, int], int] = self.names["points"]
        self.initial: tuple[Any, ...] = tuple(program.layout.initial)
        self.lists = [slot for region in lists_in(program.layout) for slot in region.slots]
        self.boards = [slot for region in boards_in(program.layout) for slot in region.slots]
        self.walker: Callable[[Callable[[], float], Budget, Possible], Walk] = Walk  # at random; some tell what they did
        self._walk: Walk | None = None  # one that keeps nothing from step to step serves a whole game
        self.lucky: Callable[[Callable[[], float]], Luck] = Luck
        self._luck: Luck | None = None  # of the game before, unless that was broken off
        self._looked: tuple[State, list[Any], list[Any]] = ([], [], [])  # where, behind what, and what the latest look found
        self.told: Callable[[Drawn], None] = lambda _: None

    def _helpers(self, cover: Callable[[int], None]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for module in (boards, effects, listening, paying, spots):
            own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
            found.update({name: value for name, value in own.items() if callable(value) and not name.startswith("_")})
        budget, layout = self.budget, self.program.layout
        if is_large(layout.initial):
            found.update(move=large.move, draw=large.draw)
        found.update(
            LARGE=LARGEST,
            Fail=Fail,
            Broken=Broken,
            TooLong=TooLong,
            LOOPS=LOOPS,
            counted=budget.counted,
            metered=budget.metered,
            measured=budget.measured,
            span=budget.span,
            spend=budget.spend,
            renew=budget.renew,
            held=held,
            holes=boards.Holes().find,
            pay_with=partial(paying.pay_with, spend=budget.spend),
            **{one.__name__: partial(one, spend=budget.spend) for one in COUNTING},
            able=self.able,
            any_order=any_order,
            ordered=partial(ordered, spend=budget.spend),
            Agenda=Agenda,
            ears=partial(ears, spend=budget.spend),
            NOBODY=NOBODY,
            AROUND=Around(self.shown, budget.spend, stretches_of(layout)),
            after=self.after,
            walk=self.walk,
            lucky=self.luck,
            FENCES=self.fences,
            SEATS=layout.seats,
            cover=cover,
            PLAYERS=tuple(range(1, layout.players + 1)),
        )
        return found

    # -- what the generated code asks of us --
    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """Whether a rule could be carried out now. A step is run again and again, and mostly comes here in the same state, so an
        answer is kept until the next decision. A part that knows names of its surroundings is always tried; so is everything
        where lines are counted, or where lists have grown so long that a state is slow to look up.
        """
        self.budget.spend(len(state) // LOOKED_UP)
        long = sum([len(state[slot]) for slot in self.lists]) > HELD
        untold = self.counts_lines or step.__closure__ or long
        place, paid = None if untold else Place((step.__code__, player, args), state, self.boards), self.budget.paid
        try:
            known = None if place is None else paid.get(place)
        except TypeError:
            known = place = None
        if known is not None:
            self.budget.spend(run_cost(state))
            return known
        found = self.able_anew(state, step, player, *args)
        if place is not None and len(paid) * len(state) < MOST:
            paid[place] = found
        return found

    def able_anew(self, state: State, step: Step, player: int, *args: Any) -> bool:
        """The same for whoever carries a step out once, and so never comes here again."""
        return Explorer(self.safe, self.budget, boards=self.boards).able(state, step, player, *args)

    def shown(self, state: State, step: Step, player: int, runs: int) -> bool | None:
        """Whether something could be carried out now; None if that was not found out in so many runs."""
        explorer = Explorer(self.safe, self.budget, boards=self.boards)
        explorer.patience, explorer.sparing = runs, True
        found = explorer.able(state, step, player)
        return None if explorer.unsure else found

    def after(self, state: State, step: Step, player: int, *args: Any) -> State:
        """The state as it would be after a rule; a rule that asks cannot be imagined."""
        self.budget.spend(run_cost(state))
        copy = state[:]
        try:
            step(copy, Script([]), player, *args)
        except Pending:
            raise Fail from None
        return copy

    def walk(self, state: State, rnd: Callable[[], float], step: Step, args: tuple[Any, ...], other: Any) -> None:
        """Carry out a step at random; what leads nowhere is taken back."""
        self.budget.renew()
        if not self._walked(state, rnd, step, args) and (other is None or not self._walked(state, rnd, *other)):
            raise Fail

    def _walked(self, state: State, rnd: Callable[[], float], step: Step, args: tuple[Any, ...]) -> bool:
        walk = self._walk
        if walk is None or walk.rnd is not rnd or self.walker is not Walk:
            walk = self.walker(rnd, self.budget, self.finishable)
            walk.boards = self.boards
            self._walk = walk if self.walker is Walk else None
        try:
            return walk.run(state, step, args)
        except ByLists as stopped:
            drawn = drawn_from_lists(state, step, args, stopped.answers, self.safe, self.budget, rnd)
            if drawn is None:
                return False
            self.told(drawn)
            return True
        finally:
            if isinstance(state, Tracked):
                state.forget()

    def finishable(
        self, state: State, step: Step, args: tuple[Any, ...], answers: list[Any], player: int, site: int | None = None
    ) -> bool | None:
        """Whether a step can be brought to its end behind some answers of random play, which are given for whole things, the last
        of them at a site; None if that was not found out for long.
        """
        if site is not None and certain(self.safe[site], answers[-1]):
            return True
        explorer = Explorer(self.safe, self.budget, whole=True, boards=self.boards)
        explorer.patience, explorer.sparing = LOOKS // 2, True
        begun, before, seen = self._looked
        if begun is state and len(answers) > len(before) and answers[: len(before)] == before:
            explorer.found = seen
        self._looked = (state, answers[:-1], explorer.found)
        found = explorer.possible(state, step, args, answers, player, len(answers))
        return None if explorer.unsure else found

    def luck(self, state: State, luck: Luck, step: Step, args: tuple[Any, ...]) -> None:
        """Carry out a step that cannot fail, at random."""
        self.budget.renew()
        luck.me, luck.last, luck.known = args[0], args[0], 0
        self.budget.spend(UNFAILING)
        step(state, luck, *args)

    # -- playing --
    def playout(self, state: State, rnd: Callable[[], float]) -> None:
        """Play a game from its start to its end at random."""
        self.budget.reset(GAME)
        luck, self._luck = self._luck, None
        if luck is None or luck.rnd is not rnd or self.lucky is not Luck:
            luck = self.lucky(rnd)
            luck.able = self.able_anew
        self._playout(state, rnd, luck)
        self._luck = luck if self.lucky is Luck else None

    # -- back to the rules --
    def where(self, traceback: TracebackType | None, circle: bool = False) -> Span | None:
        """The rule line on which generated code stopped; in a circle of rules, where it was first gone on with: how deep it led
        says more about who called than about the rules.
        """
        places: list[tuple[CodeType, Span]] = []
        while traceback is not None:
            if traceback.tb_frame.f_code.co_filename == FILE:
                line = traceback.tb_lineno
                if line <= len(self.program.spans) and (span := self.program.spans[line - 1]) is not None:
                    places.append((traceback.tb_frame.f_code, span))
            traceback = traceback.tb_next
        if circle:
            entered = Counter(code for code, _ in places)
            places = [place for place in places if entered[place[0]] > 1][:1] or places
        return places[-1][1] if places else None

    def head(self, step: Step) -> Span | None:
        """Where a rule begins."""
        line = step.__code__.co_firstlineno
        return self.program.spans[line - 1] if line <= len(self.program.spans) else None
