"""Automated seats: their own versions of rules, and which rules a seat may come to do at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.check.checking import Checking
from rulewright.check.meaning import Meaning
from rulewright.check.refs import EffectRef, RuleRef
from rulewright.diagnostics import English
from rulewright.link import Ruleset
from rulewright.parse import ast

Done = tuple[str, str]


def check_seats(checking: Checking) -> None:
    """A rule for a seat is another version of a rule everybody has, and the seat of a solo game does something."""
    rules = checking.rules
    solo = rules.base.solo if rules.packs else None
    if solo and all(seat != solo for _, seat in rules.seat_rules):
        checking.must_be(solo, rules.bots, English("bot"))
    for (name, seat), rule in rules.seat_rules.items():
        if checking.must_be(rule.name, rules.rules, English("rule")) and len(rule.params) != len(rules.rules[name].params):
            message = English("`{name} for {seat}` has other parameters than `{name}`", name=name, seat=seat)
            checking.report("RW405", message, rule.name.span, English("give it the same ones"))
        if rule.seat is not None:
            checking.must_be(rule.seat, rules.seats(), English("bot"))


def who_does_what(rules: Ruleset, meaning: Meaning) -> list[Done]:
    """Every rule with every seat that may come to do it; "" is a person. What nobody comes to is for everybody.

    A rule that only an automated player's rules call is never done by a person.
    """
    everyone = ("", *sorted(rules.seats()))
    found: dict[Done, None] = {}
    waiting: list[Done] = []

    def reach(nodes: Iterable[ast.Node], seats: Iterable[str]) -> None:
        for node in nodes:
            for name in _called(node, rules, meaning):
                for seat in seats:
                    if (name, seat) not in found:
                        found[name, seat] = None
                        waiting.append((name, seat))

    for sentence in rules.sentences():
        if isinstance(sentence.node, ast.Flow | ast.Listener | ast.Modifier):
            reach((sentence.node,), everyone)
    while waiting:
        name, seat = waiting.pop()
        rule = rules.seat_rules.get((name, seat), rules.rules[name])
        reach(rule.body, (seat,))
        for node in ast.walk(rule):
            if isinstance(node, ast.EachPlayer):
                reach(node.body, everyone)
    called = {name for name, _ in found}
    found.update(((name, seat), None) for name in rules.rules if name not in called for seat in everyone)
    return list(found)


def _called(node: ast.Node, rules: Ruleset, meaning: Meaning) -> Iterator[str]:
    """The rules a sentence speaks of, also through what is printed on pieces."""
    for part in ast.walk(node):
        ref = meaning.refs.get(part)
        if isinstance(ref, RuleRef):
            yield ref.rule.name
        elif isinstance(ref, EffectRef):
            for item in rules.pieces[ref.pieces].items:
                for sentence in item.effects.get(ref.attribute, ()):
                    for inner in ast.walk(sentence):
                        printed = meaning.refs.get(inner)
                        if isinstance(printed, RuleRef):
                            yield printed.rule.name
