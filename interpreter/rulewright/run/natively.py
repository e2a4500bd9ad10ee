"""Games that the native engine carries from one decision to the next: the same decisions as Python's, found faster.

Only what is asked at every decision is read from it: who is asked, the options, the state. All else that is known about a place
(the log, what made itself, why something is refused) Python makes when somebody wants it, by following the same answers.
Where the native engine cannot go on, Python takes that step, and says what is wrong if it cannot either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from rulewright.check import Checked
from rulewright.diagnostics import GameError, Span
from rulewright.run.answering import Made
from rulewright.run.driver import Decision, Driver, Moment, Option, Reached
from rulewright.run.log import Entry
from rulewright.run.machine import Machine
from rulewright.state import FLOW, State

if TYPE_CHECKING:
    from rulewright.native import Found, Table

Engine = Literal["python", "native", "auto", "kept"]


@dataclass(frozen=True)
class NativeReached:
    """Where a game has come to, as the native engine found it. It can be asked for all that a `Reached` of Python's can."""

    driver: NativeDriver
    found: Found
    before: Reached | NativeReached | Moment  # what it was come from, by which answer
    value: Any = None
    entry: Entry | None = None

    @cached_property
    def decision(self) -> Decision | None:
        found, program = self.found, self.driver.machine.program
        if not found.candidates:
            return None
        site = program.sites[found.site]
        candidates = tuple(Option(program, site, one.value) for one in found.candidates)
        options = tuple(option for option, one in zip(candidates, found.candidates, strict=True) if one.legal)
        weights = {one.value: one.weight for one in found.candidates if one.weight}
        return Decision(site, found.player, options, candidates, weights)

    @property
    def over(self) -> bool:
        return not self.found.candidates

    @property
    def revealed(self) -> bool:
        return self.found.revealed

    @cached_property
    def state(self) -> State:
        from rulewright.native import state_at

        return state_at(self.driver.table.library.shape, self.found.position)

    @cached_property
    def working(self) -> State:
        found = self.driver.table.working(self.found.position)
        return found if found is not None else self.python.working

    # -- what Python knows --
    @cached_property
    def python(self) -> Reached:
        """The same place as Python comes to it, from the latest one it was asked about."""
        missing = [self]
        before = self.before
        while isinstance(before, NativeReached) and "python" not in vars(before):
            missing.append(before)
            before = before.before
        reached = before.python if isinstance(before, NativeReached) else before
        for one in reversed(missing):
            if isinstance(reached, Moment):
                reached = self.driver.python.go_on(reached)
            else:
                assert one.entry is not None
                reached = self.driver.python.answer(reached, one.value, one.entry)
            vars(one)["python"] = reached
        assert isinstance(reached, Reached)
        return reached

    @property
    def moment(self) -> Moment:
        return self.python.moment

    @property
    def made(self) -> tuple[Made, ...]:
        return self.python.made

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.python.entries


@dataclass(frozen=True)
class NativeDriver:
    """Carries a game on natively, and in Python where that cannot be done."""

    python: Driver
    table: Table

    @property
    def machine(self) -> Machine:
        return self.python.machine

    def refusal(self, moment: Moment, value: Any) -> Span | None:
        return self.python.refusal(moment, value)

    def go_on(self, moment: Moment) -> Reached | NativeReached:
        found = self.table.decide(self.position(moment))
        return NativeReached(self, found, moment) if found is not None else self.python.go_on(moment)

    def answer(self, reached: Reached | NativeReached, value: Any, entry: Entry) -> Reached | NativeReached:
        from rulewright.native import write_value

        if isinstance(reached, NativeReached):
            row = next(one.row for one in reached.found.candidates if one.value is value or one.value == value)
            found = self.table.decide(reached.found.position, row)
        else:
            found = self.table.decide(self.position(reached.moment), write_value(value))
        if found is not None:
            return NativeReached(self, found, reached, value, entry)
        return self.python.answer(reached.python if isinstance(reached, NativeReached) else reached, value, entry)

    def position(self, moment: Moment) -> bytes:
        """A place that Python has come to, for the native engine."""
        from rulewright.native import write_position

        begun = 0 if moment.step is None else 1
        if moment.step is not None and moment.step[2] is None:
            state = moment.state[:]
            state[FLOW] -= 1
            due = self.machine.flow(state)
            begun = 1 if due is not None and due[:2] == moment.step[:2] else 2
        return write_position(self.table.library.shape, moment.state, begun, moment.answers)

    def told(self, ask: Callable[..., Any], *args: Any) -> Any:
        return self.python.told(ask, *args)

    def stopped(self, error: Exception) -> GameError:
        return self.python.stopped(error)


def native_table(
    checked: Checked, players: int, settled: Mapping[str, Any], engine: Engine, compiling: Callable[[], None] | None = None
) -> tuple[Table | None, str]:
    """A place to play natively, or why there is none; whoever insists gets a GameError instead.

    Whoever does not want it never comes near anything that loads code.
    """
    if engine == "python":
        return None, ""
    from rulewright.native import NotNative, native_library

    try:
        return native_library(checked, players, settled, compiling, engine != "kept").table(), ""
    except NotNative as error:
        if engine == "native":
            raise GameError(error.diagnostic()) from None
        return None, error.why
