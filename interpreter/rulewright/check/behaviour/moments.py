"""Who hears a statement, and which of them hear it at the same moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulewright.check.behaviour.goods import goods
from rulewright.link import Heard, Ruleset
from rulewright.parse import ast


class Moment(NamedTuple):
    """What is heard: a verb on something, before, instead of or after it; or that something has reached a number."""

    verb: str
    name: str
    when: str = "after"

    def row(self, rules: Ruleset) -> list[Heard]:
        if self.verb == "reach":
            return rules.triggers.on_reach(self.name)
        return rules.triggers.on_verb(self.verb, self.name, self.when)


def moments(node: ast.Stmt, rules: Ruleset, named: frozenset[str]) -> Iterable[Moment]:
    """All that may be heard of a statement; `named` are the goods that a name may stand for."""
    match node:
        case ast.Gain(amounts=amounts):
            names = sorted(goods(amounts, rules, named))
            return [moment for name in names for moment in (Moment("gain", name), Moment("reach", name))]
        case ast.Pay():  # what stands in for it may be heard, too
            return _of_verbs(rules, "pay", "substitute")
        case ast.Lose(amounts=amounts):
            return [Moment("reach", name) for name in sorted(goods(amounts, rules, named))]
        case ast.LoseAll(names=lost):
            known = [str(name) for name in lost if name in rules.variables]
            return [Moment("reach", name) for name in sorted({*known, *(named if len(known) < len(lost) else ())})]
        case ast.Event(name=name):
            return [Moment("do", name)]
        case ast.Move():
            return _of_verbs(rules, "move")
        case ast.Place():
            return _of_verbs(rules, "place")
        case ast.Advance(target=target) | ast.Assign(target=target) | ast.Roll(what=target):
            return [Moment("reach", target.name)] if isinstance(target, ast.Name | ast.Attribute | ast.Call) else []
    return []


def _of_verbs(rules: Ruleset, *verbs: str) -> list[Moment]:
    return [Moment(*key) for key in rules.triggers.events if key[0] in verbs]


def reacting(node: ast.Stmt, rules: Ruleset, named: frozenset[str]) -> list[Heard]:
    """All who may hear a statement, each once."""
    return list({heard.number: heard for moment in moments(node, rules, named) for heard in moment.row(rules)}.values())
