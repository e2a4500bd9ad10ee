"""A game played by the reference interpreter: slow, without any shortcut, and meant to be obviously right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.reference_interpreter.asking import Asker
from tests.reference_interpreter.calling import value_of
from tests.reference_interpreter.flow import Due, flow
from tests.reference_interpreter.frames import Frame, Patience, World
from tests.reference_interpreter.looking import legal
from tests.reference_interpreter.many import rank_of
from tests.reference_interpreter.sentences import perform
from tests.reference_interpreter.stopping import Asked, Broken, Failed, Missing, Stopped, TooLong
from tests.reference_interpreter.values import evaluate

from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Value
from rulewright.process import room_to_recurse
from rulewright.state import OVER, RANDOM, State, below, seeded


@dataclass(frozen=True)
class Decision:
    """Who is asked what: the number of the place in the rules, and the values of the options in their order."""

    site: int
    player: int
    options: list[Any]


class ReferenceGame:
    """`decision` is what is asked now (None at the end), `answer` goes on.

    `state` is the state at the start of the step, `working` as it is now, in the middle of it.

    A step is run again from its start with all answers so far whenever one more is given. What stops a game is `Stopped`. Who
    wants to look at every value gives an `evaluate` of their own.
    """

    def __init__(
        self, draft: Draft, seed: int, patience: Patience | None = None, evaluate: Callable[[Value, Frame], Any] = evaluate
    ) -> None:
        room_to_recurse()
        self.draft = draft
        self.world = World(draft, evaluate, perform, patience or Patience())
        self.state: State = list(draft.layout.initial)
        self.state[RANDOM] = seeded(seed)
        self.working = self.state
        self.decision: Decision | None = None
        self.late = False  # whether a step that could be begun could not be finished, and another was done instead
        self._flow = flow(draft.flow, Frame(self.world, self.state, {}))
        self._due: Due | None = None
        self._answers: list[Any] = []
        self._go_on()

    @property
    def over(self) -> bool:
        return bool(self.state[OVER])

    def answer(self, value: Any) -> None:
        assert self.decision is not None and value in self.decision.options
        self._answers.append(value)
        self._go_on()

    def points(self, player: int) -> int:
        found: int = value_of("points", player, (), self.world, self.working)
        return found

    def standing(self, player: int) -> tuple[Any, ...]:
        key = self.draft.standing
        return rank_of(player, key, Frame(self.world, self.working, {"player": player}))

    # -- going on --
    def _go_on(self) -> None:
        """To the next decision or to the end."""
        self.decision = None
        self.world.rest()
        try:
            while self.decision is None and self._next():
                self._run()
        except Failed:  # in the flow itself
            raise Stopped("dead end") from None
        except Missing:
            raise Stopped("something missing") from None
        except Broken:
            raise Stopped("broken promise") from None
        except (TooLong, RecursionError):
            raise Stopped("too long") from None

    def _next(self) -> bool:
        """Come to a step, if there is still one to be done."""
        if self._due is None and not self.over:
            self._due = next(self._flow, None)
            self._answers = []
            if self._due is None:
                self.state[OVER] = 1
            self.working = self.state
        return self._due is not None

    def _run(self) -> None:
        """Carry the step out as far as the answers reach."""
        assert self._due is not None
        step = self._due.step
        self.working = list(self.state)
        asker = Asker(self._answers, step.player)
        try:
            step.run(self.working, asker)
        except Failed:
            self._otherwise(asker)
        except Asked as asked:
            self._ask(asked, asker)
        else:
            self.state[:] = self.working
            self._due = None

    def _otherwise(self, asker: Asker) -> None:
        """The step has no way at all; if it was begun, it should have had one."""
        assert self._due is not None
        self.late = self.late or asker.known > 0 or bool(self._answers)
        if self._due.other is None or self._answers:
            raise Stopped("dead end", late=self.late)
        self._due = Due(self._due.other, None)

    def _ask(self, asked: Asked, asker: Asker) -> None:
        """What is legal is offered; one legal option makes itself, and automated seats answer by their order."""
        assert self._due is not None
        try:
            options = legal(self._due.step, self.state, self._answers, asked)
        except Missing:
            raise Stopped("something missing", ahead=True) from None
        except Broken:
            raise Stopped("broken promise", ahead=True) from None
        except (TooLong, RecursionError):
            raise Stopped("too long", ahead=True) from None
        if not options:
            self._otherwise(asker)
        elif asked.ranks is not None:
            self._answers.append(self._best(asked, options))
        elif len(options) == 1:
            self._answers.append(options[0])
        else:
            self.decision = Decision(asked.site, asked.player, options)

    def _best(self, asked: Asked, options: list[Any]) -> Any:
        """By the seat's order; among equals the earliest, or one drawn by the state and the number of answers."""
        assert asked.ranks is not None
        open_ = [(rank, option) for rank, option in zip(asked.ranks, asked.options, strict=True) if option in options]
        top = max(rank for rank, _ in open_)
        equal = [option for rank, option in open_ if rank == top]
        if not asked.at_random or len(equal) == 1:
            return equal[0]
        return equal[below([self.state[RANDOM] + len(self._answers)], len(equal))]
