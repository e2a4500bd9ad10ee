"""One scenario, played: set up what is given, make the choices, and compare what is expected with what is found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rulewright.diagnostics import Diagnostic, did_you_mean
from rulewright.parse import ast
from rulewright.read import Mapping, Node, Scalar, Sequence
from rulewright.run import GameError, IllegalChoice, possible_keys
from rulewright.scenario.conditions import Condition, Conditions
from rulewright.scenario.expected import Expected
from rulewright.scenario.given import Given
from rulewright.scenario.reader import Scenario
from rulewright.scenario.rehearsal import Rehearsal, asked_again, forced, play_alone, play_on, seat_to_act, story
from rulewright.scenario.words import Words, Wrong, suggest, wrong
from rulewright.state import State

SHOWN = 12
TO_THE_END = "until over"
ENDLESS = 5000
Tests = list[Condition | Mapping]


class Play:
    """A scenario on its way. `problems` is empty as long as everything is as the scenario says."""

    def __init__(self, scenario: Scenario, rehearsal: Rehearsal, words: Words) -> None:
        self.scenario, self.rehearsal, self.game, self.words = scenario, rehearsal, rehearsal.game, words
        self.problems: list[Diagnostic] = []
        self.rnd = Random(self.game.seed)
        self.started = False
        self.labels = {site.label for site in self.game.program.sites}

    def run(self) -> bool:
        """Play as far as the choices go; False if there is nothing to compare then."""
        try:
            state = self.state()
            self.conditions = Conditions(self.game.machine, self.words, self.actor(), self.problems)
            rule = self.scenario.scalar("do")
            program = self.conditions.read_rule(rule) if rule is not None else None
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
    def state(self) -> State:
        state = asked_again(self.game)
        given = self.scenario.get("given")
        if isinstance(given, Mapping):
            Given(self.words, state, self.problems).apply(given)
        turn = self.scenario.scalar("turn")
        if turn is None:
            return state
        found = seat_to_act(self.game, state, self.words.seat(turn))
        if found is None:
            raise wrong("RW702", "nobody has turns at the first decision", turn.span, "use `do` and `by`")
        return found

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

    def start(self, state: State, program: tuple[str, tuple[ast.Expr, ...]] | None) -> bool:
        impossible = self.scenario.flag("impossible")
        self.started = True
        try:
            if program is None:
                play_on(self.rehearsal, state)
            else:
                name, args = program
                given = (self.actor(), *(self.conditions.value(arg, state) for arg in args))
                play_alone(self.rehearsal, state, name, given)
        except GameError as error:
            if error.diagnostic.code == "RW502" and impossible:
                return False
            raise
        if impossible:
            self.problems.append(Diagnostic("RW704", "expected: this is impossible", self.scenario.span, "found: it can be done"))
        return not impossible

    # -- the choices --
    def choices(self) -> None:
        self.check(self.always)
        for label, node in self.scenario.pairs("when"):
            for _ in self.at_random(node) if label.value == "random" else self.in_order(label, node):
                if not self.problems:
                    self.check(self.always)
                if self.problems:
                    return

    def at_random(self, node: Node) -> Iterator[None]:
        """Plays on with choices from a fixed stream: so many, or until the game is over."""
        count = node.value if isinstance(node, Scalar) else None
        if not isinstance(count, int) and count != TO_THE_END:
            raise wrong("RW702", "random choices are counted", node.span, f"write a number, or `{TO_THE_END}`")
        made = 0
        while self.game.decision is not None and (not isinstance(count, int) or made < count):
            if made == ENDLESS:
                raise wrong("RW709", f"the game goes on after {ENDLESS} random choices", node.span, "choose less")
            options = self.game.decision.options
            self.game.choose(options[int(self.rnd.random() * len(options))].key)
            made += 1
            yield
        if isinstance(count, int) and made < count:
            raise wrong("RW709", f"the game is over after {made} of {count} random choices", node.span, f"write `{TO_THE_END}`")

    def in_order(self, label: Scalar, node: Node) -> Iterator[None]:
        for key in keys_of(node):
            self.choose(label, key)
            yield

    def choose(self, label: Scalar, node: Scalar) -> None:
        """One choice by label and key. A choice with a single candidate is not asked; naming it is right if it is that one."""
        decision, key = self.game.decision, self.key(node)
        if decision is None or decision.site.label != label.value:
            self.made_itself(label, node, key)
            return
        try:
            self.game.choose(key)
        except IllegalChoice as refused:
            keys = [self.named(option.key) for option in decision.options]
            guess = did_you_mean(str(node.value), keys)
            hint = "the rules do not allow it now" if refused.known else f"did you mean `{guess}`?" if guess else None
            notes = (("it is refused here", refused.reason),) if refused.reason is not None else ()
            message = f"`{label.value}: {node.value}` is not offered"
            self.problems.append(Diagnostic("RW703", message, node.span, hint or f"offered: {some(keys)}", notes))

    def made_itself(self, label: Scalar, node: Scalar, key: str) -> None:
        made = {site.label: only for site, _, only in forced(self.rehearsal)}
        if label.value in made:
            if made[str(label.value)] != key:
                only = self.named(made[str(label.value)])
                raise wrong("RW703", f"`{label.value}: {node.value}` is not offered", node.span, f"only `{only}` is possible")
            return
        self.known_label(label)
        if self.game.decision is None:
            why = "the game is over" if self.game.over else "the step is done"
            raise wrong(
                "RW709",
                f"nobody is asked for `{label.value}`: {why}",
                label.span,
                "a choice with one option makes itself: leave it out",
            )
        hint = f"{self.who()} is asked for `{self.game.decision.site.label}`"
        raise wrong("RW703", f"nobody is asked for `{label.value}` now", label.span, hint)

    def known_label(self, label: Scalar) -> None:
        if label.value not in self.labels:
            hint = suggest(str(label.value), sorted(self.labels))
            raise wrong("RW701", f"the rules never ask for `{label.value}`", label.span, hint)

    def plausible(self, label: str, node: Scalar) -> None:
        """An option that no choice of this name could ever have makes a test that cannot fail."""
        key = self.key(node)
        known: set[str] = set()
        for site in self.game.program.sites:
            if site.label == label:
                names = possible_keys(self.game.program.layout, site)
                if names is None or key in names:
                    return
                known |= names
        raise wrong("RW701", f"`{node.value}` can never be an option for `{label}`", node.span, suggest(key, sorted(known)))

    def key(self, node: Scalar) -> str:
        """The key of an option; players are named by their seats."""
        if isinstance(node.value, bool):
            return "yes" if node.value else "no"
        text = str(node.value)
        return f"player {self.words.seats[text]}" if text in self.words.seats else text

    def named(self, key: str) -> str:
        number = key.removeprefix("player ")
        return self.words.seat_names[int(number)] if key.startswith("player ") and number.isdigit() else key

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
        return self.words.seat_names[decision.player] if decision is not None else "nobody"

    def offered(self) -> str:
        decision = self.game.decision
        if decision is None or not self.started:
            return "nothing" if self.started else ""
        return f"{self.who()} chooses {decision.site.label}: {some(self.named(option.key) for option in decision.options)}"

    def story(self) -> list[str]:
        told = story(self.game, self.words.seat_names) if self.started else []
        return told if len(told) <= 2 * SHOWN else ["…", *told[-2 * SHOWN :]]


def stopped(scenario: Scenario, error: GameError) -> Diagnostic:
    found = error.diagnostic
    notes = ((found.message, found.span), *found.notes)
    return Diagnostic("RW711", "the rules stopped this scenario", scenario.span, found.suggestion, notes)


def keys_of(node: Node) -> list[Scalar]:
    """One option or several: a list, or a text with semicolons."""
    if isinstance(node, Sequence):
        return [item for item in node.items if isinstance(item, Scalar)]
    if not isinstance(node, Scalar):
        raise wrong("RW702", "an option is named by its key", node.span)
    if not isinstance(node.value, str) or ";" not in node.value:
        return [node]
    return [Scalar(part.strip(), node.span, node.lines) for part in node.value.split(";") if part.strip()]


def some(keys: Any) -> str:
    """A list that stays readable."""
    found = list(keys)
    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return ", ".join(found[:SHOWN]) + more
