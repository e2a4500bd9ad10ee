"""What is declared in vain: never named, named only by what is itself never reached, or written behind an `end game`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from rulewright.check.meaning import Meaning
from rulewright.diagnostics import Diagnostic, Span
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import Type
from rulewright.parse import ast

ENTRY = "game"


def find_unused(rules: Ruleset, meaning: Meaning) -> list[Diagnostic]:
    if rules.broken:
        return []  # what could not be read may use anything
    reached = _reached(rules, meaning)
    trodden = {type_.name for type_ in map(_innermost, meaning.types.values()) if type_.kind in ("cell", "spot")}
    found = []
    homes: tuple[tuple[str, dict[str, Any]], ...] = (
        ("value", rules.values), ("rule", rules.rules), ("flow", rules.flows), ("zone", rules.zones), ("board", rules.boards),
        ("table", rules.tables), ("option", rules.options), ("variable", rules.variables),
    )
    for what, home in homes:
        for name, declaration in home.items():
            if name == ENTRY or (what == "zone" and declaration.start != "empty"):
                continue
            if what == "board" and name in trodden:
                continue
            span = rules.places.get(name, declaration.span)
            if what == "variable":
                if declaration.substitutes:
                    continue  # it pays for other things
                what = declaration.sort
            if name not in meaning.used:
                found.append(Diagnostic("RW430", f"the {what} `{name}` is never used", span, "remove it, or use it"))
            elif what in ("value", "rule", "flow") and name not in reached:
                message = f"the {what} `{name}` is used only by what is never reached from `flow game`"
                found.append(Diagnostic("RW437", message, span, "remove it, or let the game come to it"))
    return found + list(_behind_the_end(rules))


def _innermost(type_: Type) -> Type:
    """What a list of lists holds in the end."""
    while type_.of is not None:
        type_ = type_.of
    return type_


def _reached(rules: Ruleset, meaning: Meaning) -> set[str]:
    """Every value, rule and flow that the game, the scores or a listener can come to."""
    sentences: dict[str, list[ast.Node]] = {}
    for home in (rules.values, rules.rules, rules.flows):
        for name, declaration in home.items():
            sentences.setdefault(name, []).append(declaration)
    for (name, _), rule in rules.seat_rules.items():
        sentences.setdefault(name, []).append(rule)
    waiting: list[ast.Node] = [*rules.scores.values(), *rules.bots.values(), *(owned.sentence for owned in rules.listeners)]
    waiting += [rules.flows[ENTRY]] if ENTRY in rules.flows else []
    waiting += [rules.winner] if rules.winner is not None else []
    waiting += [s for kind in rules.pieces.values() for item in kind.items for e in item.effects.values() for s in e]
    reached: set[str] = set()
    while waiting:
        for node in ast.walk(waiting.pop()):
            ref = meaning.refs.get(node)
            if ref is not None and ref.kind in ("value", "rule", "flow") and ref.target.name not in reached:
                reached.add(ref.target.name)
                waiting.extend(sentences.get(ref.target.name, ()))
            elif isinstance(node, ast.Mod) and node.names[0] in rules.values and node.names[0] not in reached:
                reached.add(node.names[0])
                waiting.extend(sentences[node.names[0]])
    return reached


def _behind_the_end(rules: Ruleset) -> Iterator[Diagnostic]:
    """Statements after `end game` in the same block are never carried out."""
    declarations: list[ast.Node] = [*(rule for _, rule in rules.programs()), *rules.flows.values()]
    for declaration in declarations:
        for node in ast.walk(declaration):
            for name in ("body", "then", "other", "statements"):
                block = getattr(node, name, None)
                if not isinstance(block, tuple):
                    continue
                for first, second in itertools.pairwise(block):
                    if isinstance(first, ast.EndGame) and isinstance(second, ast.Stmt):
                        yield Diagnostic(
                            "RW438",
                            "this is never carried out: the game has ended before it",
                            _first_line(second.span),
                            "put it before `end game`, or remove it",
                        )


def _first_line(span: Span) -> Span:
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line, span.column + 1)
