"""One game in progress: the pending decision, its options, choosing, taking back, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulewright.check import Checked
from rulewright.compile import Mode, Program, compile_game
from rulewright.diagnostics import Span
from rulewright.link import settle
from rulewright.run.dreaming import imagined
from rulewright.run.driver import Decision, Driver, Moment, Option, Reached
from rulewright.run.log import Entry, seen_by
from rulewright.run.machine import Machine
from rulewright.run.natively import Engine, NativeDriver, NativeReached, native_table
from rulewright.state import RANDOM, State, as_data, digest, redeal, seeded

KEPT = 20_000_000  # slots and the like that are kept for taking choices back


class IllegalChoice(Exception):
    """An option that is not offered; `reason` is where the rules refuse it, if they do."""

    def __init__(self, key: str, known: bool, reason: Span | None) -> None:
        super().__init__(key)
        self.key, self.known, self.reason = key, known, reason


class Game:
    """Play it by `decision`, `choose` and `undo`. A state is only ever replaced, never changed in place."""

    def __init__(self, machine: Machine, seed: int, driver: Driver | NativeDriver | None = None) -> None:
        self.machine, self.seed = machine, seed
        self.driver = driver or Driver(machine)
        state = list(machine.initial)
        state[RANDOM] = seeded(seed)
        self.begin(Moment(state))

    def begin(self, moment: Moment) -> None:
        """Go on from a place in a game; what was before it is forgotten."""
        self.choices = 0
        self._history: list[Reached | NativeReached] = []
        self.reached: Reached | NativeReached = self.driver.go_on(moment)
        self._dealt: tuple[Reached | NativeReached, dict[int, State]] | None = None

    def clone(self) -> Game:
        """Another game at the same place; what is done in one does not show in the other."""
        copy = object.__new__(Game)
        copy.machine, copy.seed, copy.driver, copy.choices = self.machine, self.seed, self.driver, self.choices
        copy.reached, copy._history, copy._dealt = self.reached, list(self._history), None
        return copy

    # -- where it stands --
    @property
    def program(self) -> Program:
        return self.machine.program

    @property
    def decision(self) -> Decision | None:
        return self.reached.decision

    @property
    def state(self) -> State:
        """The state at the start of the step in hand."""
        return self.reached.state

    @property
    def working(self) -> State:
        """The state as it is now."""
        return self.reached.working

    @property
    def over(self) -> bool:
        return self.reached.over

    @property
    def players(self) -> int:
        return self.program.players

    @property
    def people(self) -> int:
        """How many play besides the automated seats."""
        return sum(not name for name in self.program.layout.seats[1:])

    @property
    def log(self) -> list[Entry]:
        """All that happened; put together when somebody reads it."""
        return [*self.reached.moment.past, *self.reached.entries]

    def log_for(self, seat: int, first: int = 0) -> list[Entry]:
        """All that happened behind the first entries, as far as a seat may know it: what is secret has no key and no amount."""
        return list(seen_by(self.program, self.working, iter(self.log[first:]), seat))

    # -- playing --
    def choose(self, key: str) -> None:
        """Take an option of the pending decision by its key."""
        decision = self.decision
        option = next((o for o in decision.options if o.key == key), None) if decision is not None else None
        if decision is None or option is None:
            candidate = next((o for o in decision.candidates if o.key == key), None) if decision is not None else None
            raise IllegalChoice(key, candidate is not None, self.refusal(candidate) if candidate else None)
        self.take(option)

    def take(self, option: Option) -> None:
        """Take an option of the pending decision; for whoever has it in hand, and need not look it up by its key."""
        decision = self.decision
        assert decision is not None
        reached = self.driver.answer(self.reached, option.value, Entry(decision.player, decision.site, option.key))
        _remember(self._history, self.reached)
        self.reached = reached
        self.choices += 1

    def undo(self) -> None:
        """Take the latest choice back, unless something was drawn, rolled or revealed since."""
        reason = self.why_no_undo()
        if reason is not None:
            raise ValueError(reason)
        self.reached = self._history.pop()
        self.choices -= 1

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """None if the latest choice can be taken back (by this seat), else why not: `nothing`, `revealed` or `others`."""
        if not self._history:
            return "nothing"
        before = self._history[-1].decision
        if seat is not None and before is not None and before.player != seat:
            return "others"
        return "revealed" if self.reached.revealed else None

    # -- results and views --
    def standing(self, player: int) -> tuple[Any, ...]:
        standing: tuple[Any, ...] = self.driver.told(self.machine.standing, self.working, player)
        return standing

    def winners(self) -> list[int]:
        """The players with the best standing; several share the win."""
        standings = {seat: self.standing(seat) for seat in range(1, self.players + 1)}
        best = max(standings.values())
        return [seat for seat, standing in standings.items() if standing == best]

    def scores(self, player: int) -> dict[str, int]:
        """The score sheet of a player, one line for each `score` of the rules."""
        names, told = self.machine.names, self.driver.told
        return {name: told(names[f"score_{name}"], self.working, player) for name in self.program.checked.rules.scores}

    def value(self, name: str, player: int, *args: Any) -> Any:
        """A named value of the rules, as it is now."""
        return self.driver.told(self.machine.names[f"value_{name}"], self.working, player, *args)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, under the names of the rules; without a seat, everything."""
        return as_data(self.program.layout, self.working, seat)

    def digest(self) -> str:
        return digest(self.program.layout, self.working)

    def refusal(self, option: Option) -> Span | None:
        """The line of the rules that refuses a candidate."""
        return self.driver.refusal(self.reached.moment, option.value)

    # -- looking ahead --
    def imagine(self, value: Any, rnd: Callable[[], float], seed: int) -> State | None:
        """What an answer of the pending decision may lead to, as far as the asked player can know.

        Everything that player cannot see is dealt anew first; later choices of the same step are drawn at random; a
        draw, a roll or another seat's choice ends the look. None if it leads nowhere.
        """
        decision, moment = self.decision, self.reached.moment
        assert decision is not None and moment.step is not None
        step, args, _ = moment.step
        start, answers = self.redealt(decision.player, seed), [*moment.answers, value]
        spend = self.machine.budget.spend
        found: State | None = self.driver.told(imagined, start, step, args, answers, decision.player, rnd, spend)
        return found

    def redealt(self, player: int, seed: int) -> State:
        """The state at the start of the step in hand, with all that a player cannot see dealt anew.

        It is dealt once for each seed and decision, however many options are looked at.
        """
        if self._dealt is None or self._dealt[0] is not self.reached:
            self._dealt = (self.reached, {})
        known = self._dealt[1]
        if seed not in known:
            known[seed] = redeal(self.program.layout, self.state, player, seed, self.working)
        return known[seed]


def _remember(history: list[Reached | NativeReached], reached: Reached | NativeReached) -> None:
    """The way back, as far as it can be gone and as there is room for it: states may be large, and options many."""
    if reached.revealed:
        del history[:-1]
    history.append(reached)
    if isinstance(reached, Reached):
        del history[: -max(1, KEPT // reached.weight)]


def new_game(
    checked: Checked,
    players: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    engine: Engine = "python",
    compiling: Callable[[], None] | None = None,
) -> Game:
    """Start a game. Options not given have their defaults; what does not fit is a GameError.

    `engine` is as for `Playouts`: who carries it on makes no difference but in time.
    """
    settled = settle(checked.rules, players, options or {})
    table, _ = native_table(checked, players, settled, engine, compiling)
    driver = Driver(Machine(compile_game(checked, players, settled, Mode(trace=True))))
    return Game(driver.machine, seed, driver if table is None else NativeDriver(driver, table))
