"""From one decision to the next: the flow gives steps, a step runs with the answers so far, the first open choice is asked.

Everything is a value. A `Moment` is a place in a game that one can always come back to; a driver turns a moment and an
answer into the next one. So taking back, looking ahead and copying a game cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, Protocol

from rulewright.compile import Program, Site
from rulewright.diagnostics import Diagnostic, English, GameError, Span, bug
from rulewright.run.answering import Made, Step, Tracer, run_cost
from rulewright.run.failing import LARGEST, STOPPED, Broken, Fail, NotThere, Pending, TooLarge, TooLong
from rulewright.run.keys import option_key
from rulewright.run.log import Entry, Past, entries_of
from rulewright.run.looking import Explorer, Way
from rulewright.run.machine import Machine
from rulewright.state import FLOW, OVER, Rest, State, below

FOLLOWED = 50  # choices behind a candidate, to where it fails
REFUSED = 20  # candidates of which it is told where they fail
LISTED = 16  # slots that an option or a note is as large as
LISTS = frozenset({tuple, Rest, dict})  # how lists and boards are kept in a state
REMEMBERED = 1_000_000  # changes and the like of a whole game, all of which its log keeps
UNASKED = 1_000  # the price of a step, so that fifty thousand of them may pass between two decisions
Due = tuple[Step, tuple[Any, ...], Any]  # a step, its arguments (the player first), and what to do if it cannot be done


class Option:
    """One way to answer. Its key is worked out when somebody asks: most options of a long list are never named."""

    __slots__ = ("_key", "_program", "_site", "value")

    def __init__(self, program: Program, site: Site, value: Any) -> None:
        self._program, self._site, self.value = program, site, value
        self._key: str | None = None

    @property
    def key(self) -> str:
        if self._key is None:
            self._key = option_key(self._program.layout, self._site, self.value)
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
    weights: Mapping[Any, int] = field(default_factory=dict)  # of a part: how many candidates have it

    def drawn(self, chance: float) -> Option:
        """An option at random, so that all candidates are equally likely, asked in parts or not; chance is from 0 to 1."""
        shares = [self.weights.get(option.value, 1) for option in self.options]
        left = int(chance * sum(shares))
        for option, share in zip(self.options, shares, strict=True):
            left -= share
            if left < 0:
                return option
        return self.options[-1]


@dataclass(frozen=True)
class Moment:
    """A place in a game: the state at the start of a step, the step, and the answers given in it so far."""

    state: State
    step: Due | None = None
    nobody: bool = False  # whether the flow itself takes this step
    answers: tuple[Any, ...] = ()
    asked: tuple[Entry, ...] = ()
    kept: tuple[list[int], ...] = ()  # of agendas, whenever something became known in this step
    past: Past = field(default_factory=lambda: Past((), None))


@dataclass(frozen=True)
class Reached:
    """Where a game has come to: a decision, or its end."""

    program: Program
    moment: Moment
    working: State  # the state as it is now, in the middle of the step
    decision: Decision | None
    noted: list[Any]
    made: tuple[Made, ...]  # choices that made themselves since the latest answer, in the order they came
    revealed: bool  # whether something became known since the latest answer

    @property
    def state(self) -> State:
        """The state at the start of the step in hand."""
        return self.moment.state

    @property
    def weight(self) -> int:
        """How much is kept of it, in slots."""
        many = len(self.noted) + (len(self.decision.candidates) if self.decision is not None else 0)
        inside = sum([len(held) for held in self.working if held.__class__ in LISTS])
        return len(self.state) + len(self.working) + LISTED * (many + inside)

    @property
    def over(self) -> bool:
        return bool(self.moment.state[OVER])

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The part of the log that belongs to the step in hand."""
        return entries_of(self.program, self.noted, self.moment.asked, self.moment.nobody)


class Somewhere(Protocol):
    """A place that one can go on from, whoever came to it."""

    @property
    def moment(self) -> Moment: ...


@dataclass(frozen=True)
class Driver:
    """Carries steps out. `alone` stops behind the step in hand; `aside` is entered while options are only tried."""

    machine: Machine
    alone: bool = False
    aside: Callable[[], AbstractContextManager[object]] = nullcontext

    def answer(self, reached: Somewhere, value: Any, entry: Entry) -> Reached:
        """Go on from a decision."""
        moment = reached.moment
        return self.go_on(replace(moment, answers=(*moment.answers, value), asked=(*moment.asked, entry)))

    def go_on(self, moment: Moment) -> Reached:
        """Run on to the next decision or to the end."""
        machine, program = self.machine, self.machine.program
        machine.budget.reset()
        made: list[Made] = []
        revealed = False
        way: Way = ()  # by which choices the step can be carried on, as far as choices that made themselves have shown
        while True:
            if moment.step is None:
                moment, way = self._next(moment), ()
                if moment.step is None:
                    return Reached(program, moment, moment.state, None, [], tuple(made), revealed)
            step, args, other = moment.step
            self._pay_for(step, moment.state)
            working = moment.state[:]
            script = Tracer(list(moment.answers), args[0], moment.kept)
            try:
                step(working, script, *args)
            except Pending as pending:
                moment = replace(moment, kept=tuple(script.kept))
                revealed = revealed or script.crossed_at >= len(moment.answers)
                found, way = self._ask(moment, pending, way)
                if found is None:
                    moment = replace(moment, step=(*other, None), kept=())
                    continue
                made += script.made
                if pending.ranks is not None:  # an automated seat decides; nobody's earlier choice can be taken back
                    value = pending.ranks.best([option.value for option in found.options], _chance(moment))
                    moment, revealed = _answered(moment, found, value, program, False), True
                elif len(found.options) == 1:
                    moment = _answered(moment, found, found.options[0].value, program, True)
                    made.append((pending.site, found.player, found.options[0].value))
                else:
                    return Reached(program, moment, working, found, script.log, tuple(made), revealed)
                continue
            except Fail as fail:
                if other is None or moment.answers:
                    raise self.stopped(fail) from None
                moment = replace(moment, step=(*other, None), kept=())
                continue
            except Exception as error:
                raise self.stopped(error) from None
            revealed = revealed or script.crossed_at >= len(moment.answers)
            made += script.made
            entries = entries_of(program, script.log, moment.asked, moment.nobody)
            past = Past(entries, moment.past, moment.past.weight + script.weight) if entries or script.weight else moment.past
            if past.weight > REMEMBERED:
                message = English("this goes on for too long")
                raise GameError(Diagnostic("RW501", message, machine.head(step), English("let it end, or do less at once")))
            moment = Moment(working, past=past)

    def _next(self, moment: Moment) -> Moment:
        """The step that the flow comes to next; none at the end, or behind the one step that was wanted."""
        if self.alone:
            return moment
        state = moment.state[:]
        try:
            found = self.machine.flow(state)
        except Exception as error:
            raise self.stopped(error) from None
        return Moment(state, found, state[FLOW] - 1 in self.machine.program.nobodys, past=moment.past)

    def _ask(self, moment: Moment, pending: Pending, way: Way) -> tuple[Decision | None, Way]:
        """The options of a choice that can be carried through; None if there is none, but something else to do. And the way on
        behind it, if there is only one.
        """
        assert moment.step is not None
        step, args, other = moment.step
        site = self.machine.program.sites[pending.site]
        values = list(pending.options)
        pending.options = values
        try:
            with self.aside():
                explorer = Explorer(self.machine.safe, self.machine.budget, kept=moment.kept)
                legal = explorer.legal(moment.state, step, args, list(moment.answers), pending, way)
        except TooLong as error:
            message = English("there are too many ways to go on from `{label}` to try them all", label=site.label)
            hint = English("offer less at once, or require less later")
            last = self.machine.where(error.__traceback__)
            tried = () if last in (None, site.span) else ((English("this was being tried at last"), last),)
            raise GameError(Diagnostic("RW501", message, site.span, hint, tried)) from None
        except Exception as error:
            raise self.stopped(error) from None
        if not legal:
            if other is not None and not moment.answers:
                return None, ()
            message = English("there is no legal option for `{label}`", label=site.label)
            notes = tuple((English("one of them fails here"), span) for span in self._refusals(moment, values))
            raise GameError(Diagnostic("RW502", message, site.span, English("add `otherwise`, `may` or `if able`"), notes))
        candidates = tuple(Option(self.machine.program, site, value) for value in values)
        if len(legal) == len(values):
            return Decision(site, pending.player, candidates, candidates, pending.weights), ()
        known = _quickly(legal)
        options = tuple([candidate for candidate in candidates if candidate.value in known])
        return Decision(site, pending.player, options, candidates, pending.weights), explorer.way if len(legal) == 1 else ()

    def _refusals(self, moment: Moment, values: list[Any]) -> list[Span | None]:
        """The lines at which candidates fail, each once, in the order of the candidates."""
        with self.aside():
            return list(dict.fromkeys(self.refusal(moment, value) for value in values[:REFUSED]))

    def refusal(self, moment: Moment, value: Any) -> Span | None:
        """The line at which a candidate fails. Where something is still to be chosen behind it, no choice leads on, so it is told
        where the first of each fails; a question that can be answered is to blame only if nothing else is found.
        """
        assert moment.step is not None
        step, args, _ = moment.step
        answers, asked = [*moment.answers, value], None
        self.machine.budget.reset()
        for _ in range(FOLLOWED):
            try:
                step(moment.state[:], Tracer(answers, args[0], moment.kept), *args)
            except Pending as pending:
                asked = asked or self.machine.program.sites[pending.site].span
                answers += list(islice(pending.options, 1))
            except STOPPED as error:
                return self.machine.where(error.__traceback__)
            else:
                break
        return asked

    def _pay_for(self, step: Step, state: State) -> None:
        """Steps in which nobody is asked anything cost something too, so that they come to an end."""
        try:
            self.machine.budget.spend(UNASKED + run_cost(state))
        except TooLong:
            message = English("the game goes on and on without asking anybody")
            raise GameError(
                Diagnostic("RW501", message, self.machine.head(step), English("let somebody choose, or `end game`"))
            ) from None

    def told(self, ask: Callable[..., Any], *args: Any) -> Any:
        """What the rules answer, under a budget of its own; whatever stops them is a GameError."""
        self.machine.budget.reset()
        try:
            return ask(*args)
        except Exception as error:
            raise self.stopped(error) from None

    def stopped(self, error: Exception) -> GameError:
        """Whatever stopped the rules, said at the line that was being carried out."""
        where = self.machine.where(error.__traceback__, circle=isinstance(error, RecursionError))
        match error:
            case GameError():
                return error
            case TooLarge():
                found = Diagnostic(
                    "RW504",
                    English("a number here grows beyond {largest}", largest=f"{LARGEST:,}"),
                    where,
                    English("give it a limit with `max`"),
                )
            case TooLong() | RecursionError() | MemoryError():
                found = Diagnostic(
                    "RW501", English("this goes on for too long"), where, English("let it end, or do less at once")
                )
            case Fail():
                message = English("the rules ask for something that cannot be done, and say nothing else")
                found = Diagnostic("RW502", message, where, English("add `otherwise`, `may` or `if able`"))
            case Broken():
                message = English("what the rules call sure cannot be done here")
                found = Diagnostic("RW510", message, where, English("say what happens otherwise: `if able: … else: …`"))
            case NotThere():
                found = Diagnostic(
                    "RW505", English("this uses something that is not there"), where, English("ask first whether it is `nothing`")
                )
            case _:
                found = bug(error, where)
        return GameError(found)


def _quickly(values: list[Any]) -> Container[Any]:
    """The same values, to be looked among; lists of lists can only be compared one by one."""
    try:
        return frozenset(values)
    except TypeError:
        return values


def _answered(moment: Moment, decision: Decision, value: Any, program: Program, forced: bool) -> Moment:
    key = option_key(program.layout, decision.site, value)
    entry = Entry(decision.player, decision.site, key, forced=forced)
    return replace(moment, answers=(*moment.answers, value), asked=(*moment.asked, entry))


def _chance(moment: Moment) -> Callable[[int], int]:
    """A draw for an automated seat that depends only on the state and the answers, so that a replay repeats it."""
    return lambda n: below([moment.state[0] + len(moment.answers)], n)
