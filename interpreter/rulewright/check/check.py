"""The whole check of a linked game: every sentence typed, every barrier respected, nothing declared in vain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulewright.check.acting import find_nobodys
from rulewright.check.behaviour import Behaviours, asked_about, find_failing, find_imagined
from rulewright.check.bots import bot
from rulewright.check.checking import Checking
from rulewright.check.display import display
from rulewright.check.expressions import prefs, rule_call, value_type, wants
from rulewright.check.hidden import find_peeking
from rulewright.check.impossible import find_impossible
from rulewright.check.limits import check_limits
from rulewright.check.listeners import listeners
from rulewright.check.meaning import Meaning
from rulewright.check.nothing import Missing, find_missing
from rulewright.check.params import params_of
from rulewright.check.scope import Scope, acting
from rulewright.check.seats import check_seats
from rulewright.check.statements import body
from rulewright.check.unused import ENTRY, find_unused
from rulewright.diagnostics import Diagnostic, English, Span, has_errors
from rulewright.limits import MAX_GAME_PROBLEMS
from rulewright.link import NUMBER, YES_NO, Enough, PieceType, Ruleset, Sentence, Type
from rulewright.parse import ast
from rulewright.process import room_to_recurse


@dataclass(frozen=True)
class Checked:
    """A game without errors is ready to be compiled."""

    rules: Ruleset
    meaning: Meaning
    missing: Missing
    behaviours: Behaviours


def check(rules: Ruleset) -> tuple[Checked, list[Diagnostic]]:
    """Type-check a linked game."""
    room_to_recurse()
    checking = Checking.of(rules)
    found = checking.problems.found
    found.extend(check_limits(rules))
    if not has_errors(found):
        try:
            _sentences(checking)
            _several_meanings(checking)
        except Enough as enough:
            message = English(
                "there are more than {max_game_problems} problems; the rest is not shown", max_game_problems=MAX_GAME_PROBLEMS
            )
            found.append(Diagnostic("RW436", message, enough.span, English("mend these first")))
    return _judged(checking, found)


def _judged(checking: Checking, found: list[Diagnostic]) -> tuple[Checked, list[Diagnostic]]:
    """What sentences may do, and what is in vain, is asked only of a game whose names and types are right."""
    rules, meaning = checking.rules, checking.meaning
    wrong = has_errors(found)
    missing = Missing() if wrong else find_missing(rules, meaning)
    behaviours = Behaviours(rules, meaning, missing, asked_about(rules))
    if not wrong:
        found += [
            *find_nobodys(rules, meaning, ENTRY),
            *find_failing(behaviours),
            *find_imagined(behaviours),
            *find_peeking(rules, meaning),
        ]
        # What the linker could not read may have meant to use anything.
        found += [] if rules.faulty else [*find_unused(rules, meaning), *find_impossible(rules, meaning)]
    return Checked(rules, meaning, missing, behaviours), list(dict.fromkeys(found))


def _sentences(checking: Checking) -> None:
    """Every sentence; listeners after what they listen to, and answers after the choices they answer."""
    rules = checking.rules
    for sentence in rules.sentences():
        _declared(sentence, checking)
    for printed in rules.printed():
        body(printed.body, acting(this=PieceType(printed.kind)), checking)
    listeners(rules.listeners, checking)
    for automated in rules.bots.values():
        bot(automated, checking)
    check_seats(checking)
    display(checking)
    for promised in rules.invariants.values():
        wants(promised.value, YES_NO, acting(), checking)
    _whole(checking)


def _several_meanings(checking: Checking) -> None:
    """Words of several enumerations that stand where any of them would do."""
    for node, homes in checking.meaning.several.items():
        assert isinstance(node, ast.Name)
        message = English(
            "`{name}` is a word of {all}, and both would do here",
            name=node.name,
            all=" and of ".join(f"`{home}`" for home in homes),
        )
        checking.report(
            "RW412",
            message,
            node.span,
            English("write it where only a {homes} fits, or only a {homes2}", homes=homes[0], homes2=homes[1]),
        )


def _declared(sentence: Sentence, checking: Checking) -> None:
    """A declaration of a rules file that waits for nothing else."""
    node = sentence.node
    if isinstance(node, ast.Stmt):
        return  # printed on a component, and checked with the lines around it
    match node:
        case ast.Value(name=name) | ast.Banded(name=name):
            value_type(name, checking)
        case ast.Score(body=formula):
            wants(formula, NUMBER, acting(), checking)
        case ast.Flow():
            body(node.body, Scope(in_flow=True), checking)
        case ast.Rule():
            body(node.body, acting(**dict(params_of(node, checking))), checking)
        case ast.Winner(prefs=criteria):
            prefs(criteria, acting(), checking)
        case ast.Listener() | ast.Modifier() | ast.Bot():
            pass  # they come later
        case ast.Replace() | ast.ReplaceBody() | ast.Remove() | ast.SetValue() | ast.SetPrefs() | ast.Extend() | ast.ExtendWays():
            pass  # the linker has carried them out
        case _:
            assert_never(node)


def _whole(checking: Checking) -> None:
    """What a playable game must have."""
    rules = checking.rules
    place = rules.packs[0].span if rules.packs else Span.point("pack.yaml", 1, 1)
    if ENTRY not in rules.flows and ENTRY not in rules.broken:
        hint = English("write `flow game:` with what happens from start to end")
        checking.report("RW431", English("there is no flow called `game`"), place, hint)
    if rules.winner is None and "winner" not in rules.broken:
        checking.report("RW432", English("nothing says who wins"), place, English("write `winner: most points`"))


class Checker:
    """Sentences that are said about a game but are no part of it, such as the conditions of a scenario."""

    def __init__(self, rules: Ruleset) -> None:
        self.checking = Checking.of(rules)
        self.meaning, self.problems = self.checking.meaning, self.checking.problems.found

    def wants(self, node: ast.Expr, wanted: Type, scope: Scope) -> None:
        wants(node, wanted, scope, self.checking)

    def rule_or_flow_call(self, node: ast.Expr, scope: Scope) -> None:
        rule_call(node, scope, self.checking, flows=True)
