"""One scenario, played: set up what is given, make the choices, and compare what is expected with what is found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rulewright.diagnostics import Diagnostic, English, did_you_mean
from rulewright.link import GAME
from rulewright.parse import ast
from rulewright.read import Mapping, Node, Scalar
from rulewright.run import Game, GameError, IllegalChoice
from rulewright.scenario.beginning import play_setup
from rulewright.scenario.chance import at_random, goal_of
from rulewright.scenario.conditions import Condition, Conditions
from rulewright.scenario.expected import Expected
from rulewright.scenario.given import Given
from rulewright.scenario.impossible import wants_impossible, wrong_reason
from rulewright.scenario.names import Names, keys_of, some
from rulewright.scenario.reader import Scenario
from rulewright.scenario.rehearsal import Forced, asked_again, forced, play_alone, play_on, seat_to_act, story
from rulewright.scenario.words import Words, Wrong, wrong
from rulewright.state import State

TOLD = 24
RANDOM = "random"
MOST_TRIES = 100
Program = tuple[str, tuple[ast.Expr, ...]]  # a rule or flow that is played alone, and what it is given
Tests = list[Condition | Mapping]


@dataclass(frozen=True)
class Fork:
    """Where a name fits a choice that made itself and the one that is asked, too: what if the first was meant.

    What is asked comes first, as a choice that makes itself need not be named.
    """

    behind: int
    game: Game
    unnamed: tuple[Forced, ...]
    chance: tuple[Any, ...]


class Play:
    """A scenario on its way. `problems` is empty as long as everything is as the scenario says; what was read of it for another
    seed, without any, is `read` already.
    """

    def __init__(self, scenario: Scenario, game: Game, words: Words, read: Conditions | None = None) -> None:
        self.scenario, self.game, self.words, self.read = scenario, game, words, read
        self.names = Names(game.program, words)
        self.problems: list[Diagnostic] = [] if read is None else read.problems
        self.rnd = Random(game.seed)
        self.started = False
        self.begun: State | None = None  # what lies there before anything is done
        self.unnamed: tuple[Forced, ...] = ()  # choices that made themselves since the latest answer or name
        self.forks: list[Fork] = []
        self.tries = 0

    def run(self) -> bool:
        """Play as far as the choices go; False if there is nothing to compare then."""
        try:
            self.conditions = self.read or Conditions(self.game.machine, self.words, self.actor(), self.problems)
            play_setup(self.scenario, self.game, self.rnd)
            rule = self.scenario.scalar("do")
            program = self.conditions.read_rule(rule) if rule is not None else None
            state = self.state(program)
            self.then, self.always, self.sometimes = map(self.tests, ("then", "always", "sometimes"))
            if self.problems or not self.start(state, program):
                return False
            self.choices()
        except Wrong as error:
            self.problems.append(error.diagnostic)
        except GameError as error:
            self.problems.append(stopped(self.scenario, error))
        return not self.problems

    # -- before --
    def state(self, program: Program | None) -> State:
        state = asked_again(self.game)
        if self.scenario.given is not None:
            Given(self.words, state, self.problems, self.kept(program)).apply(self.scenario.given)
        turn = self.scenario.scalar("turn")
        if turn is None:
            return state
        by = self.scenario.get("by")
        if by is not None and program is not None and program[0] not in self.game.program.flows:
            message = English("`turn` is never looked at beside `by` where a rule is played alone")
            key = self.scenario.node.key_node("turn") or turn
            raise wrong("RW716", message, key.span, English("leave it out: `by` says who does it"))
        found = seat_to_act(self.game, state, self.words.seat(turn))
        if found is None:
            raise wrong("RW702", English("nobody has turns at the first decision"), turn.span, English("use `do` and `by`"))
        return found

    def kept(self, program: Program | None) -> frozenset[str]:
        """What has begun before the scenario begins, so that something can have been used in it."""
        began = frozenset(self.words.program.layout.stretches) if program is not None else frozenset({GAME})
        return began - {program[0]} if program is not None else began

    def actor(self) -> int:
        """The seat that `player` means in conditions: who acts in the scenario."""
        for key in ("by", "turn"):
            node = self.scenario.scalar(key)
            if node is not None:
                return self.words.seat(node)
        return 1

    def tests(self, key: str) -> Tests:
        found: Tests = []
        for item in self.scenario.items(key):
            if isinstance(item, Mapping):
                found.append(item)
            elif isinstance(item, Scalar):
                condition = self.conditions.read(item)
                if condition is not None:
                    found.append(condition)
        return found

    def start(self, state: State, program: Program | None) -> bool:
        impossible = wants_impossible(self.scenario)
        self.started = True
        self.begun = state[:]
        try:
            if program is None:
                play_on(self.game, state)
            else:
                name, args = program
                given = (self.actor(), *(self.conditions.value(arg, state) for arg in args))
                play_alone(self.game, state, name, given)
        except GameError as error:
            if error.diagnostic.code != "RW502" or not impossible:
                raise
            self.problems.extend(wrong_reason(self.scenario, error.diagnostic, self.words.rules.sources))
            return False
        if impossible:
            self.problems.append(
                Diagnostic("RW704", English("expected: this is impossible"), self.scenario.span, English("found: it can be done"))
            )
        return not impossible

    # -- the choices --
    def choices(self) -> None:
        self.unnamed = forced(self.game)
        self.check(self.always)
        wanted = [(label, key) for label, node in self.scenario.pairs("when") for key in keys_in(label, node)]
        at, first = 0, None
        while at < len(wanted) and not self.problems:
            try:
                self.choice(*wanted[at], at + 1)
                at += 1
            except Wrong as error:
                first = first or error
                if not self.forks or self.tries == MOST_TRIES:
                    raise first from None
                at = self.other_way()

    def choice(self, label: Scalar, node: Node, behind: int) -> None:
        """What one entry of `when` says; `behind` is the number of the next."""
        if label.value == RANDOM or not isinstance(node, Scalar):
            goal = goal_of(node, self.conditions)
            for _ in at_random(self.game, self.rnd, goal, node.span):
                self.unnamed = forced(self.game)
                self.check(self.always)
                if self.problems:
                    return
            return
        decision, key = self.game.decision, self.names.key(node)
        asked = decision is not None and decision.site.label == label.value
        offered = asked and decision is not None and any(option.key == key for option in decision.options)
        named = (label.value, key)
        made = next((number for number, other in enumerate(self.unnamed) if (other.label, other.key) == named), None)
        if made is not None:
            left = self.unnamed[made + 1 :]
            if not offered:
                self.unnamed = left
                return
            self.forks.append(Fork(behind, self.game.clone(), left, self.rnd.getstate()))
        if not asked:
            raise self.not_asked(label, node)
        self.take(label, node, key)
        self.unnamed = forced(self.game)
        self.check(self.always)

    def other_way(self) -> int:
        """Go back to where a name could have meant a choice that made itself, and take it so; the number of the next entry."""
        fork = self.forks.pop()
        self.tries += 1
        self.game, self.unnamed = fork.game, fork.unnamed
        self.rnd.setstate(fork.chance)
        return fork.behind

    def take(self, label: Scalar, node: Scalar, key: str) -> None:
        try:
            self.game.choose(key)
        except IllegalChoice as refused:
            decision = self.game.decision
            keys = [self.names.named(option.key) for option in decision.options] if decision is not None else []
            guess = did_you_mean(str(node.value), keys)
            hint = (
                English("the rules do not allow it now")
                if refused.known
                else English("did you mean `{guess}`?", guess=guess)
                if guess
                else None
            )
            notes = ((English("it is refused here"), refused.reason),) if refused.reason is not None else ()
            message = English("`{value}: {node_value}` is not offered", value=label.value, node_value=node.value)
            raise Wrong(
                Diagnostic("RW703", message, node.span, hint or English("offered: {some}", some=some(keys)), notes)
            ) from None

    def not_asked(self, label: Scalar, node: Scalar) -> Wrong:
        """Why a choice cannot be made that nobody is asked for, and that did not make itself in this way."""
        made = [other.key for other in self.unnamed if other.label == label.value]
        if made:
            only = self.names.named(made[0])
            return wrong(
                "RW703",
                English("`{value}: {node_value}` is not offered", value=label.value, node_value=node.value),
                node.span,
                English("only `{only}` is possible", only=only),
            )
        self.names.known_label(label)
        if self.game.decision is None:
            why = English("the game is over") if self.game.over else English("the step is done")
            return wrong(
                "RW709",
                English("nobody is asked for `{value}`: {why}", value=label.value, why=why),
                label.span,
                English("leave it out"),
            )
        hint = English("{who} is asked for `{label}`", who=self.who(), label=self.game.decision.site.label)
        return wrong("RW703", English("nobody is asked for `{value}` now", value=label.value), label.span, hint)

    def check(self, tests: Tests) -> None:
        expected = Expected(self.words, self.game.working)
        for test in tests:
            if isinstance(test, Mapping):
                self.problems.extend(expected.differences(test))
            else:
                problem = self.conditions.test(test, self.game.working)
                if problem is not None:
                    self.problems.append(problem)

    # -- the story --
    def who(self) -> str:
        decision = self.game.decision
        return self.words.seat_names[decision.player] if decision is not None else English("nobody")

    def offered(self) -> str:
        decision = self.game.decision
        if decision is None or not self.started:
            return English("nothing") if self.started else ""
        options = some(self.names.named(option.key) for option in decision.options)
        return English("{who} chooses {label}: {options}", who=self.who(), label=decision.site.label, options=options)

    def story(self) -> list[str]:
        told = story(self.game, self.words.seat_names) if self.started else []
        return told if len(told) <= TOLD else ["…", *told[-TOLD:]]


def stopped(scenario: Scenario, error: GameError) -> Diagnostic:
    found = error.diagnostic
    notes = ((found.message, found.span), *found.notes)
    return Diagnostic("RW711", English("the rules stopped this scenario"), scenario.span, found.suggestion, notes)


def keys_in(label: Scalar, node: Node) -> Iterator[Node]:
    """The answers of one entry of `when`."""
    yield from [node] if label.value == RANDOM else keys_of(node)
