"""Which seats carry out which rules: a rule that only an automated player's rules call is never done by a person."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.check.meaning import Meaning
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast

Done = tuple[str, str]


def who_does_what(rules: Ruleset, meaning: Meaning) -> list[Done]:
    """Every rule with every seat that may come to do it; "" is a person. What nobody comes to is for everybody."""
    everyone = ("", *sorted(rules.seats()))
    found: dict[Done, None] = {}
    waiting: list[Done] = []

    def reach(body: Iterable[ast.Node], seats: Iterable[str]) -> None:
        for node in body:
            for name in _called(node, rules, meaning):
                for seat in seats:
                    if (name, seat) not in found:
                        found[name, seat] = None
                        waiting.append((name, seat))

    for flow in rules.flows.values():
        reach(flow.body, everyone)
    for owned in rules.listeners:
        reach((owned.sentence,), everyone)
    while waiting:
        name, seat = waiting.pop()
        body = rules.seat_rules.get((name, seat), rules.rules[name]).body
        reach(body, (seat,))
        for node in (part for statement in body for part in ast.walk(statement)):
            if isinstance(node, ast.EachPlayer):
                reach(node.body, everyone)
    called = {name for name, _ in found}
    found.update(((name, seat), None) for name in rules.rules if name not in called for seat in everyone)
    return list(found)


def _called(node: ast.Node, rules: Ruleset, meaning: Meaning) -> Iterable[str]:
    """The rules a sentence speaks of, also through what is printed on pieces."""
    for part in ast.walk(node):
        ref = meaning.refs.get(part)
        if ref is None:
            continue
        if ref.kind == "rule":
            yield ref.target.name
        elif ref.kind == "effect":
            kind, attribute = ref.target
            for item in rules.pieces[kind].items:
                for sentence in item.effects.get(attribute, ()):
                    for inner in ast.walk(sentence):
                        printed = meaning.refs.get(inner)
                        if printed is not None and printed.kind == "rule":
                            yield printed.target.name
