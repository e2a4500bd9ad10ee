"""One game in progress: the pending decision, its options, choosing, taking back, and what happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.check.check import Checked
from rulewright.compile import Mode, Program, compile_game
from rulewright.compile.goods import NAMED
from rulewright.compile.layout import FLOW
from rulewright.compile.sites import Effect, Site
from rulewright.diagnostics import Diagnostic, Span, did_you_mean
from rulewright.run import state as states
from rulewright.run.chance import below, seeded
from rulewright.run.failing import LARGEST, Fail, GameError, Pending, TooLarge, TooLong
from rulewright.run.kernel import Explorer, State, Step, Tracer, imagined, run_cost
from rulewright.run.keys import key_of
from rulewright.run.machine import Machine

NUMBER = re.compile(r"-?[0-9]{1,15}")
UNASKED = 1_000  # the price of a step, so that fifty thousand of them may pass between two decisions


class IllegalChoice(Exception):
    """An option that is not offered; `reason` is where the rules refuse it, if they do."""

    def __init__(self, key: str, known: bool, reason: Span | None) -> None:
        super().__init__(key)
        self.key, self.known, self.reason = key, known, reason


class Option:
    """One way to answer. Its key is worked out when somebody asks: most options of a long list are never named."""

    __slots__ = ("_key", "_program", "_site", "value")

    def __init__(self, program: Program, site: Site, value: Any) -> None:
        self._program, self._site, self.value = program, site, value
        self._key: str | None = None

    @property
    def key(self) -> str:
        if self._key is None:
            self._key = key_of(self._program, self._site, self.value)
        return self._key

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


@dataclass(frozen=True)
class Decision:
    """Who is asked what. `candidates` may hold options that turned out not to be legal."""

    site: Site
    player: int
    options: tuple[Option, ...]
    candidates: tuple[Option, ...]


@dataclass(frozen=True)
class Entry:
    """One line of the log: a choice made, or a change and the place in the rules that caused it."""

    player: int
    site: Site | None
    key: str
    effect: Effect | None = None
    amount: Any = None
    forced: bool = False  # a choice with one legal option, which nobody was asked


@dataclass
class _Moment:
    """Enough to return to a decision."""

    state: State
    step: tuple[Step, tuple[Any, ...], Any]
    answers: list[Any]
    asked: list[Entry]
    past: int
    player: int
    crossed: bool = False


@dataclass
class Game:
    """Play it by `decision`, `choose` and `undo`. The state is only ever replaced, never changed in place."""

    machine: Machine
    seed: int
    state: State = field(init=False)
    decision: Decision | None = field(init=False, default=None)
    log: list[Entry] = field(init=False, default_factory=list)
    choices: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.program = self.machine.program
        self.state = list(self.machine.initial)
        self.state[0] = seeded(self.seed)
        self.working = self.state
        self._step: tuple[Step, tuple[Any, ...], Any] | None = None
        self._nobody = False  # whether the flow itself takes this step
        self._answers: list[Any] = []
        self._asked: list[Entry] = []
        self._past: list[Entry] = []
        self.made: list[Entry] = []  # choices with one legal option, since the latest one that was asked
        self._history: list[_Moment] = []
        self._advance()

    def restart(self, state: State, rule: str | None = None, args: tuple[Any, ...] = ()) -> None:
        """Go on from another state: at its place in the flow, or with one rule as the step to be done (args: player, …)."""
        self.state, self.working = state, state
        self._step = (self.machine.names[f"rule_{rule}"], args, None) if rule is not None else None
        self._nobody = False
        self._answers, self._asked, self._past, self._history = [], [], [], []
        self.log, self.made = [], []
        self._advance()

    def flow_state(self) -> State:
        """A copy of the state from which the flow would ask the pending decision again."""
        copy = self.state[:]
        if self._step is not None:
            copy[2] = self.program.layout.initial[2] if copy[2] == 0 else copy[2] - 1
        return copy

    # -- playing --
    @property
    def over(self) -> bool:
        return bool(self.state[1])

    @property
    def players(self) -> int:
        return self.program.players

    @property
    def people(self) -> int:
        """How many play besides the automated seats."""
        return sum(not name for name in self.program.layout.seats[1:])

    def choose(self, key: str) -> None:
        """Take an option of the pending decision by its key."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(key, False, None)
        option = next((o for o in decision.options if o.key == key), None)
        if option is None:
            candidate = next((o for o in decision.candidates if o.key == key), None)
            raise IllegalChoice(key, candidate is not None, self.refusal(candidate) if candidate else None)
        assert self._step is not None
        self._history.append(_Moment(self.state, self._step, self._answers, self._asked, len(self._past), decision.player))
        self.made = []
        self._asked = [*self._asked, Entry(decision.player, decision.site, key)]
        self._answers = [*self._answers, option.value]
        self.choices += 1
        try:
            self._advance()
        except GameError:
            self._return_to(self._history.pop())
            self.choices -= 1
            raise

    def undo(self) -> None:
        """Take the latest choice back, unless something was drawn, rolled or revealed since."""
        reason = self.why_no_undo()
        if reason is not None:
            raise ValueError(reason)
        self._return_to(self._history.pop())
        self.choices -= 1

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """None if the latest choice can be taken back (by this seat), else why not: `nothing`, `revealed` or `others`."""
        if not self._history:
            return "nothing"
        if seat is not None and self._history[-1].player != seat:
            return "others"
        return "revealed" if self._history[-1].crossed else None

    def _return_to(self, moment: _Moment) -> None:
        self.state, self._step, self._answers, self._asked = moment.state, moment.step, moment.answers, moment.asked
        del self._past[moment.past :]
        self._advance()

    # -- results and views --
    def standing(self, player: int) -> tuple[Any, ...]:
        standing: tuple[Any, ...] = self._told(self.machine.standing, self.working, player)
        return standing

    def winners(self) -> list[int]:
        """The players with the best standing; several share the win."""
        seats = range(1, self.players + 1)
        best = max(self.standing(seat) for seat in seats)
        return [seat for seat in seats if self.standing(seat) == best]

    def scores(self, player: int) -> dict[str, int]:
        """The score sheet of a player, one line for each `score` of the rules."""
        names = self.machine.names
        return {name: self._told(names[f"score_{name}"], self.working, player) for name in self.program.checked.rules.scores}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, under the names of the rules; without a seat, everything."""
        return states.as_data(self.program, self.working, seat)

    def digest(self) -> str:
        return states.digest(self.program, self.working)

    def refusal(self, option: Option) -> Span | None:
        """The line of the rules that refuses a candidate."""
        assert self._step is not None
        step, args, _ = self._step
        self.machine.budget.reset()
        try:
            step(self.state[:], Tracer([*self._answers, option.value], args[0]), *args)
        except Pending as pending:
            return self.program.sites[pending.site].span
        except Exception as error:
            return self.machine.where(error.__traceback__)
        return None

    # -- the kernel's side --
    def imagine(self, value: Any, rnd: Callable[[], float], seed: int) -> State | None:
        """What an answer of the pending decision may lead to, as far as the asked player can know.

        Everything that player cannot see is dealt anew first; later choices of the same step are drawn at random; a
        draw, a roll or another seat's choice ends the look. None if it leads nowhere.
        """
        decision, step = self.decision, self._step
        assert decision is not None and step is not None
        start = states.redeal(self.program, self.state, decision.player, seed, self.working)
        found: State | None = self._told(imagined, start, step[0], step[1], [*self._answers, value], decision.player, rnd)
        return found

    def _advance(self) -> None:
        """Run on to the next decision or to the end."""
        self.decision = None
        self.machine.budget.reset()
        while True:
            if self._step is None and not self._next_step():
                self.working = self.state
                return
            assert self._step is not None
            step, args, other = self._step
            self._pay_for(step)
            working = self.state[:]
            script = Tracer(self._answers, args[0])
            try:
                step(working, script, *args)
            except Pending as pending:
                self._crossed(script)
                self.log = self._past + self._entries(script)
                self._ask(pending, working)
                return
            except Fail as fail:
                self._failed(fail, other)
                continue
            except Exception as error:
                raise self._stopped(error) from None
            self._crossed(script)
            self._past += self._entries(script)
            self.log = self._past
            self.state, self._step, self._answers, self._asked = working, None, [], []

    def _next_step(self) -> bool:
        state = self.state[:]
        try:
            found = self.machine.flow(state)
        except Exception as error:
            raise self._stopped(error) from None
        self.state = state
        self._nobody = state[FLOW] - 1 in self.program.nobodys
        if found is None:
            return False
        self._step, self._answers, self._asked = found, [], []
        return True

    def _failed(self, fail: Fail, other: Any) -> None:
        """A step without any legal way gives way to its `otherwise`; without one the rules are at a dead end."""
        assert self._step is not None
        if other is not None and not self._answers:
            self._step = (*other, None)
            return
        raise self._stopped(fail) from None

    def _told(self, ask: Callable[..., Any], *args: Any) -> Any:
        """What the rules answer, under a budget of its own; whatever stops them is a GameError."""
        self.machine.budget.reset()
        try:
            return ask(*args)
        except Exception as error:
            raise self._stopped(error) from None

    def _pay_for(self, step: Step) -> None:
        """Steps in which nobody is asked anything cost something too, so that they come to an end."""
        try:
            self.machine.budget.spend(UNASKED + run_cost(self.state))
        except TooLong:
            message = "the game goes on and on without asking anybody"
            raise GameError(Diagnostic("RW501", message, self.machine.head(step), "let somebody choose, or `end game`")) from None

    def _stopped(self, error: Exception) -> GameError:
        """Whatever stopped the rules, said at the line that was being carried out."""
        where = self.machine.where(error.__traceback__)
        match error:
            case GameError():
                return error
            case TooLarge():
                found = Diagnostic("RW504", f"a number here grows beyond {LARGEST:,}", where, "give it a limit with `max`")
            case TooLong() | RecursionError() | MemoryError():
                found = Diagnostic("RW501", "this goes on for too long", where, "let it end, or do less at once")
            case Fail():
                message = "the rules ask for something that cannot be done, and say nothing else"
                found = Diagnostic("RW502", message, where, "add `otherwise`, `may` or `if able`")
            case _:
                found = Diagnostic("RW505", "this uses something that is not there", where,
                                   "ask first whether it is `nothing`")
        return GameError(found)

    def _crossed(self, script: Tracer) -> None:
        if script.crossed_at >= len(self._answers) and self._history:
            self._history[-1].crossed = True

    def _entries(self, script: Tracer) -> list[Entry]:
        """The choices and changes of this step, in the order they happened."""
        entries: list[Entry] = []
        choices = iter(self._asked)
        answered = 0
        for effect, player, amount, at in script.log:
            while answered < at:
                entries.append(next(choices))
                answered += 1
            who = player - NAMED if player > NAMED else 0 if self._nobody and player == 1 else player
            entries.append(Entry(who, None, "", self.program.effects[effect], amount))
        return [entry for entry in [*entries, *choices] if not entry.forced]

    def _ask(self, pending: Pending, working: State) -> None:
        assert self._step is not None
        step, args, other = self._step
        site = self.program.sites[pending.site]
        try:
            values = list(pending.options)
            pending.options = values
            legal = Explorer(self.machine.safe, self.machine.budget.spend).legal(self.state, step, args, self._answers, pending)
        except TooLong:
            raise GameError(_too_many(site)) from None
        except Exception as error:
            raise self._stopped(error) from None
        if not legal:
            if other is not None and not self._answers:
                self._step = (*other, None)
                self._advance()
                return
            message = f"there is no legal option for `{site.label}`"
            raise GameError(Diagnostic("RW502", message, site.span, "add `otherwise`, `may` or `if able`"))
        if pending.ranks is not None:
            self._answered(site, pending.player, pending.ranks.best(legal, self._chance))
            return
        if len(legal) == 1:
            made = Entry(pending.player, site, key_of(self.program, site, legal[0]), forced=True)
            self.made.append(made)
            self._asked = [*self._asked, made]
            self._answers = [*self._answers, legal[0]]
            self._advance()
            return
        chosen = set(map(id, legal)) if len(legal) != len(values) else None
        candidates = tuple(Option(self.program, site, value) for value in values)
        options = candidates if chosen is None else tuple(c for c in candidates if id(c.value) in chosen or c.value in legal)
        self.working = working
        self.decision = Decision(site, pending.player, options, candidates)

    def _answered(self, site: Site, player: int, value: Any) -> None:
        """An automated seat has decided: its answer is logged like any other, and nobody's earlier one can be taken back."""
        self._asked = [*self._asked, Entry(player, site, key_of(self.program, site, value))]
        self._answers = [*self._answers, value]
        if self._history:
            self._history[-1].crossed = True
        self._advance()

    def _chance(self, n: int) -> int:
        """A draw for an automated seat that depends only on the state and the answers, so that a replay repeats it."""
        return below([self.state[0] + len(self._answers)], n)


def _too_many(site: Site) -> Diagnostic:
    message = f"there are too many ways to go on from `{site.label}` to try them all"
    return Diagnostic("RW501", message, site.span, "offer less at once, or require less later")


def new_game(checked: Checked, players: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> Game:
    """Start a game. Options not given have their defaults; what does not fit is a GameError."""
    settled = settle(checked, players, options or {})
    program = compile_game(checked, players, settled, Mode(trace=True))
    return Game(Machine(program), seed)


def settle(checked: Checked, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with a value of its type."""
    rules = checked.rules
    low, high = rules.base.players
    if not low <= players <= high:
        message = (
            f"{rules.base.name} is for {low} to {high} players, not {players}"
            if low != high
            else f"{rules.base.name} is for {low} players"
        )
        raise GameError(Diagnostic("RW503", message, rules.base.span, "choose another number of players"))
    for name in given:
        if name not in rules.options:
            raise GameError(
                Diagnostic("RW503", f"there is no option called `{name}`", rules.base.span, _known(list(rules.options), name))
            )
    settled: dict[str, Any] = {}
    for name, option in rules.options.items():
        value = given.get(name, option.default)
        if option.values:
            if str(value) not in option.values:
                raise GameError(
                    Diagnostic(
                        "RW503", f"`{value}` is no value of `{name}`", option.span, f"write one of {', '.join(option.values)}"
                    )
                )
            value = str(value)
        elif option.type.kind == "yes_no":
            if str(value).lower() not in ("yes", "no", "true", "false"):
                raise GameError(Diagnostic("RW503", f"`{name}` is yes or no, not `{value}`", option.span,
                                           "write yes or no"))
            value = str(value).lower() in ("yes", "true")
        else:
            text = str(value)
            if not NUMBER.fullmatch(text) or not (option.low <= int(text) <= option.high or option.low == option.high):
                raise GameError(
                    Diagnostic("RW503", f"`{name}` is a number from {option.low} to {option.high}, not `{value}`", option.span)
                )
            value = int(text)
        if option.players and players not in option.players and value != option.default:
            shown = " or ".join(map(str, option.players))
            raise GameError(Diagnostic("RW503", f"`{name}` is for {shown} players", option.span,
                                       "leave the option at its default"))
        settled[name] = value
    return settled


def _known(names: list[str], name: str) -> str | None:
    guess = did_you_mean(name, names)
    return f"did you mean `{guess}`?" if guess else (f"known: {', '.join(names)}" if names else None)
