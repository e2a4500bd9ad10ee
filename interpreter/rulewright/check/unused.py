"""What is declared in vain: never named, named only by what is itself never reached, or written behind an `end game`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from rulewright.check.meaning import Meaning
from rulewright.check.refs import EffectRef, FlowRef, RuleRef, ValueRef
from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link import CellType, ListType, Ruleset, SpotType, Type, ZoneType
from rulewright.parse import ast

ENTRY = "game"


def find_unused(rules: Ruleset, meaning: Meaning) -> list[Diagnostic]:
    if rules.broken:
        return []  # what could not be read may use anything
    return [*_never_used(rules, meaning), *_never_done(rules, meaning), *_never_reached(rules, meaning), *_behind_the_end(rules)]


def _never_used(rules: Ruleset, meaning: Meaning) -> Iterator[Diagnostic]:
    for what, name, span in _declared(rules, meaning):
        if name not in meaning.used:
            place = rules.places.get(name, span)
            yield Diagnostic(
                "RW430",
                English("the {what} `{name}` is never used", what=what, name=name),
                place,
                English("remove it, or use it"),
            )


def _never_done(rules: Ruleset, meaning: Meaning) -> Iterator[Diagnostic]:
    """What is printed on components waits for a rule that does it; listeners and the like need none."""
    done = {(ref.pieces, ref.attribute) for ref in meaning.refs.values() if isinstance(ref, EffectRef)}
    for kind in rules.pieces.values():
        printed: dict[str, Span] = {}
        for item in kind.items:
            for attribute, sentences in item.effects.items():
                if any(isinstance(sentence, ast.Stmt) for sentence in sentences):
                    printed.setdefault(attribute, item.spans.get(attribute, item.span))
        for attribute, place in printed.items():
            if (kind.name, attribute) not in done:
                yield Diagnostic(
                    "RW430",
                    English("no rule does the `{attribute}` that is printed on `{kind}`", attribute=attribute, kind=kind.name),
                    place,
                    English("leave it out, or write `do {attribute} of …` in a rule", attribute=attribute),
                )


def _declared(rules: Ruleset, meaning: Meaning) -> Iterator[tuple[str, str, Span]]:
    """Everything that somebody has to name, as nothing else would make it part of the game."""
    for what, home in _programs(rules).items():
        for name, declaration in home.items():
            if name != ENTRY:
                yield what, name, declaration.span
    for zone in rules.zones.values():
        if zone.start == "empty":
            yield English("zone"), zone.name, zone.span
    trodden = {type_.name for type_ in map(_innermost, meaning.types.values()) if isinstance(type_, CellType | SpotType)}
    for board in rules.boards.values():
        if board.name not in trodden:
            yield English("board"), board.name, board.span
    for table in rules.tables.values():
        yield English("table"), table.name, table.span
    for option in rules.options.values():
        yield English("option"), option.name, option.span
    for variable in rules.variables.values():
        if not variable.substitutes:  # those pay for other things
            yield variable.sort, variable.name, variable.span


def _programs(rules: Ruleset) -> Mapping[English, Mapping[str, ast.Value | ast.Banded | ast.Rule | ast.Flow]]:
    return {English("value"): rules.values, English("rule"): rules.rules, English("flow"): rules.flows}


def _innermost(type_: Type) -> Type:
    """What a list of lists holds in the end."""
    while isinstance(type_, ListType | ZoneType):
        type_ = type_.of
    return type_


# -- what the game comes to --
def _never_reached(rules: Ruleset, meaning: Meaning) -> Iterator[Diagnostic]:
    reached = _reached(rules, meaning)
    for what, home in _programs(rules).items():
        for name, declaration in home.items():
            if name != ENTRY and name in meaning.used and name not in reached:
                message = English(
                    "the {what} `{name}` is used only by what is never reached from `flow game`", what=what, name=name
                )
                place = rules.places.get(name, declaration.span)
                yield Diagnostic("RW437", message, place, English("remove it, or let the game come to it"))


def _reached(rules: Ruleset, meaning: Meaning) -> set[str]:
    """Every value, rule and flow that the game, the scores or a listener can come to."""
    named: dict[str, list[ast.Node]] = {}
    waiting: list[ast.Node] = []
    waiting.extend(told.value for _, told in rules.display.values())
    waiting.extend(told.value for told in rules.invariants.values())
    for sentence in rules.sentences():
        node = sentence.node
        if isinstance(node, ast.Value | ast.Banded | ast.Rule | ast.Flow):
            named.setdefault(node.name, []).append(node)  # a rule with the versions of all seats
        else:
            waiting.append(node)
    reached: set[str] = set()
    comes_to = [ENTRY]
    while waiting or comes_to:
        for name in comes_to:
            if name not in reached:
                reached.add(name)
                waiting.extend(named.get(name, ()))
        comes_to = [name for node in ast.walk(waiting.pop()) for name in _names(node, rules, meaning)] if waiting else []
    return reached


def _names(node: ast.Node, rules: Ruleset, meaning: Meaning) -> Iterator[str]:
    match meaning.refs.get(node):
        case ValueRef(value=value):
            yield value.name
        case RuleRef(rule=rule):
            yield rule.name
        case FlowRef(flow=flow):
            yield flow.name
        case _ if isinstance(node, ast.Mod) and node.names[0] in rules.values:
            yield node.names[0]


def _behind_the_end(rules: Ruleset) -> Iterator[Diagnostic]:
    """Statements after `end game` in the same block are never carried out."""
    for sentence in rules.sentences():
        for node in sentence.parts:
            for name in ("body", "then", "other", "statements"):
                block = getattr(node, name, None)
                for first, second in itertools.pairwise(block if isinstance(block, tuple) else ()):
                    if isinstance(first, ast.EndGame):
                        message = English("this is never carried out: the game has ended before it")
                        yield Diagnostic("RW438", message, second.span.head, English("put it before `end game`, or remove it"))
