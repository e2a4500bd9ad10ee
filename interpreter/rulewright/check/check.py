"""The whole check of a linked game: every sentence typed, every barrier respected, nothing declared in vain."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.check.failure import Failure
from rulewright.check.hidden import find_peeking
from rulewright.check.limits import check_limits, room_to_recurse
from rulewright.check.listeners import Listeners
from rulewright.check.meaning import Meaning
from rulewright.check.names import Scope
from rulewright.check.seats import who_does_what
from rulewright.check.unused import ENTRY, find_unused
from rulewright.diagnostics import Diagnostic, Span, has_errors
from rulewright.link.ruleset import Ruleset
from rulewright.link.tables import MAX_PROBLEMS, Enough
from rulewright.link.types import NUMBER, PLAYER, UNKNOWN, ListType, PieceType, Type
from rulewright.parse import ast


@dataclass(frozen=True)
class Checked:
    """A game without errors is ready to be compiled."""

    rules: Ruleset
    meaning: Meaning
    failure: Failure


class Checker(Listeners):
    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.open: list[str] = []

    def scope(self, /, **names: Type) -> Scope:
        return Scope(None, {"player": PLAYER, **names})

    def value_type(self, name: str) -> Type:
        """The type of a named value, inferred from its body the first time it is asked for."""
        known = self.meaning.value_types.get(name)
        if known is not None:
            return known
        if name in self.open:
            return NUMBER
        self.open.append(name)
        value = self.rules.values[name]
        scope = self.scope(**dict(self.params(value, value.params)))
        if isinstance(value, ast.Value):
            type_ = self.infer(value.body, scope)
            if type_.kind == "zone":
                type_ = ListType(type_.of or UNKNOWN)
        else:
            type_ = self.banded(value, scope)
        self.open.pop()
        self.meaning.value_types[name] = type_
        return type_

    def banded(self, value: ast.Banded, scope: Scope) -> Type:
        params = self.params(value, value.params)
        if not params:
            self.report("RW405", f"`{value.name}` needs a parameter to look up", value.span, f"write `{value.name}(n)`")
            return UNKNOWN
        type_: Type = UNKNOWN
        for case in value.cases:
            self.bands(case.bands, params[0][1], scope)
            found = self.infer(case.value, scope)
            type_ = found if type_ == UNKNOWN else type_
            self.expect(case.value, type_)
        return type_

    def run(self) -> None:
        rules = self.rules
        self.collect()
        for name in rules.values:
            self.value_type(name)
        for score in rules.scores.values():
            self.wants(score.body, NUMBER, self.scope())
        for _, rule in rules.programs():
            self.body(rule.body, self.scope(**dict(self.params(rule, rule.params))))
        self.in_flow = True
        for flow in rules.flows.values():
            self.body(flow.body, Scope())
        self.in_flow = False
        self.printed()
        for owned in rules.listeners:
            self.listener(owned)
        for bot in rules.bots.values():
            self.bot(bot)
        self.seats()
        if rules.winner is not None:
            self.prefs(rules.winner.prefs, self.scope())
        self.whole()

    def seats(self) -> None:
        """A rule for a seat is another version of a rule everybody has."""
        solo = self.rules.packs[0].solo if self.rules.packs else ""
        if solo:
            self.meaning.used.add(solo)
            if solo not in self.rules.bots and all(seat != solo for _, seat in self.rules.seat_rules):
                self.must_be(solo, self.rules.bots, "bot", self.rules.packs[0].span)
        for (name, seat), rule in self.rules.seat_rules.items():
            if name not in self.rules.rules:
                self.must_be(name, self.rules.rules, "rule", rule.span)
            elif len(rule.params) != len(self.rules.rules[name].params):
                self.report("RW405", f"`{name} for {seat}` has other parameters than `{name}`", rule.span)
            self.must_be(seat, self.rules.seats(), "bot", rule.span)

    def printed(self) -> None:
        """Programs printed on components."""
        for kind in self.rules.pieces.values():
            for item in kind.items:
                for sentences in item.effects.values():
                    self.body(tuple(s for s in sentences if isinstance(s, ast.Stmt)), self.scope(this=PieceType(kind.name)))

    def whole(self) -> None:
        """What a playable game must have."""
        rules = self.rules
        span = rules.packs[0].span if rules.packs else None
        place = span or Span.point("pack.yaml", 1, 1)
        if ENTRY not in rules.flows and ENTRY not in rules.broken:
            self.report(
                "RW431", "there is no flow called `game`", place, "write `flow game:` with what happens from start to end"
            )
        if rules.winner is None and "winner" not in rules.broken:
            self.report("RW432", "nothing says who wins", place, "write `winner: most points`")
        self.problems.extend(find_unused(rules, self.meaning))


def check(rules: Ruleset) -> tuple[Checked, list[Diagnostic]]:
    """Type-check a linked game."""
    checker = Checker(rules)
    failure = Failure(rules, checker.meaning)
    checker.problems.extend(check_limits(rules))
    if has_errors(checker.problems):
        return Checked(rules, checker.meaning, failure), checker.problems
    try:
        with room_to_recurse():
            checker.run()
    except Enough as enough:
        message = f"there are more than {MAX_PROBLEMS} problems; the rest is not shown"
        checker.problems.append(Diagnostic("RW436", message, enough.span, "mend these first"))
    if not any(problem.severity == "error" for problem in checker.problems):
        with room_to_recurse():
            for name, seat in who_does_what(rules, checker.meaning):
                failure.check(rules.seat_rules.get((name, seat), rules.rules[name]).body, checker.problems, seat)
            failure.check_imagined(checker.problems)
            checker.problems.extend(find_peeking(rules, checker.meaning))
            for owned in rules.listeners:
                if isinstance(owned.sentence, ast.Listener):
                    failure.check(owned.sentence.body, checker.problems)
            for sentences in (e for kind in rules.pieces.values() for item in kind.items for e in item.effects.values()):
                failure.check(tuple(s for s in sentences if isinstance(s, ast.Stmt)), checker.problems)
    return Checked(rules, checker.meaning, failure), _distinct(checker.problems)


def _distinct(problems: list[Diagnostic]) -> list[Diagnostic]:
    seen: set[tuple[str, str, object]] = set()
    kept = []
    for problem in problems:
        key = (problem.code, problem.message, problem.span)
        if key not in seen:
            seen.add(key)
            kept.append(problem)
    return kept
