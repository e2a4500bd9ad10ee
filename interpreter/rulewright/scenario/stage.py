"""Where scenarios are played: a checked game, compiled for the players, options and tables that each of them wants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.check import Checked, check
from rulewright.compile import Mode, compile_game
from rulewright.diagnostics import Diagnostic, English, Span, errors, has_errors, suggest_or_list
from rulewright.link import BUILT_IN, settle
from rulewright.link import Table as RulesTable
from rulewright.parse import reserved_words
from rulewright.read import Mapping as Table
from rulewright.read import Scalar
from rulewright.run import GameError, Machine
from rulewright.scenario.conditions import Conditions
from rulewright.scenario.impossible import wants_reason
from rulewright.scenario.outcome import Outcome
from rulewright.scenario.play import Play, stopped
from rulewright.scenario.reader import Scenario, items_of
from rulewright.scenario.rehearsal import rehearse
from rulewright.scenario.report import Result
from rulewright.scenario.tables import Changes, changed_tables, told_apart
from rulewright.scenario.watcher import Watcher
from rulewright.scenario.words import Words, Wrong, wrong

SEED = 1
BLAMING = frozenset({"hoist"})  # improvements after which a choice is blamed for what a sentence behind it asks for


def result_of(scenario: Scenario, problems: list[Diagnostic], offered: str = "", log: tuple[str, ...] = ()) -> Result:
    covers = tuple(str(rule.value) for rule in scenario.covers)
    return Result(scenario.name, scenario.span, covers, tuple(dict.fromkeys(problems)), offered, log)


class Stage:
    """A checked game that scenarios are played in. Keeps what is compiled, as many of them share players and options."""

    def __init__(self, checked: Checked, watcher: Watcher) -> None:
        self.checked, self.watcher = checked, watcher
        self.machines: dict[tuple[int, tuple[tuple[str, Any], ...], bool, Changes], Machine] = {}

    def run(self, scenario: Scenario) -> Result:
        try:
            seats = self.seats(scenario)
            machine = self.machine(scenario, seats)
        except Wrong as error:
            return result_of(scenario, [error.diagnostic])
        words = Words(machine.program, seats)
        first = scenario.number("seed", SEED)
        hopes: set[str] = set()
        read: Conditions | None = None
        for seed in range(first, first + scenario.number("seeds", 1)):
            try:
                play = Play(scenario, rehearse(machine, seed, self.watcher), words, read)
            except GameError as error:
                return result_of(scenario, [stopped(scenario, error)])
            if play.run():
                outcome = Outcome(play)
                outcome.compare()
                hopes |= outcome.hopes
            if play.problems:
                return result_of(scenario, play.problems, play.offered(), tuple(play.story()))
            read = play.conditions
        missed = [
            Diagnostic(
                "RW704",
                English("expected: sometimes {value}", value=node.value),
                node.span,
                English("found: never, with none of the seeds"),
            )
            for node in scenario.items("sometimes")
            if isinstance(node, Scalar) and str(node.value) not in hopes
        ]
        return result_of(scenario, missed)

    def seats(self, scenario: Scenario) -> Mapping[str, int]:
        """Names for the seats of people that mean nothing else in the rules."""
        rules = self.checked.rules
        found: dict[str, int] = {}
        for node in items_of(scenario.get("seats")):
            name = str(node.value) if isinstance(node, Scalar) else ""
            if name in rules.places or name in rules.seats() or name in reserved_words() or name in BUILT_IN:
                message = English("`{name}` means something in the rules and cannot name a seat", name=name)
                raise wrong("RW702", message, node.span, English("choose another name"))
            if name in found:
                raise wrong(
                    "RW702", English("`{name}` sits at the table twice", name=name), node.span, English("choose another name")
                )
            found[name] = len(found) + 1
        return found

    def machine(self, scenario: Scenario, seats: Mapping[str, int]) -> Machine:
        players = len(seats)
        node = scenario.get("options")
        given: dict[str, Any] = {}
        for key, value in node.entries if isinstance(node, Table) else ():
            if key.value not in self.checked.rules.options:
                known = self.checked.rules.options
                raise wrong(
                    "RW701",
                    English("there is no option called `{value}`", value=key.value),
                    key.span,
                    suggest_or_list(str(key.value), known),
                )
            given[str(key.value)] = value.value if isinstance(value, Scalar) else None
        try:
            settled = settle(self.checked.rules, players, given)
        except GameError as error:
            span = node.span if node is not None and given else _seats_span(scenario)
            raise wrong("RW702", error.diagnostic.message, span, error.diagnostic.suggestion) from None
        tables = changed_tables(self.checked.rules, scenario.given, seats)
        key_ = (players, tuple(settled.items()), wants_reason(scenario), told_apart(tables))
        if key_ not in self.machines:
            mode = Mode(trace=True, cover=True, without=BLAMING if wants_reason(scenario) else frozenset())
            program = compile_game(self.with_tables(tables, scenario), players, settled, mode)
            self.machines[key_] = self.watcher.machine(program)
        return self.machines[key_]

    def with_tables(self, tables: Mapping[str, RulesTable], scenario: Scenario) -> Checked:
        """The game with other tables; what they make wrong with the rules is the scenario's problem."""
        if not tables:
            return self.checked
        rules = self.checked.rules
        checked, problems = check(replace(rules, tables={**rules.tables, **tables}))
        if has_errors(problems):
            found = errors(problems)[0]
            span = scenario.given.span if scenario.given is not None else scenario.span
            message = English("the rules do not work with the tables that are given")
            raise Wrong(Diagnostic("RW711", message, span, found.suggestion, ((found.message, found.span), *found.notes)))
        return checked


def _seats_span(scenario: Scenario) -> Span:
    node = scenario.get("seats")
    return node.span if node is not None else scenario.span
