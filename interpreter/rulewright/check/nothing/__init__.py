"""What may be `nothing`: found out once for the whole game, path by path, and read by everybody after the checker.

A name is something or may be nothing depending on how one came to it: chosen things are there, a variable may be empty,
`if x != nothing:` settles it for the branch. Parameters depend on what callers pass, results of values on their bodies; so
sentences are looked at again until nothing changes any more.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.check.meaning import Meaning
from rulewright.check.nothing.facts import Facts, assigned
from rulewright.check.nothing.statements import look_at_sentence
from rulewright.link import Ruleset
from rulewright.parse import ast


@dataclass(frozen=True)
class Missing:
    """The answers. Of a list, `nothing` is meant as one of its elements."""

    nodes: frozenset[ast.Node] = frozenset()
    params: frozenset[tuple[ast.Node, str]] = frozenset()
    results: frozenset[str] = frozenset()

    def may_be_nothing(self, node: ast.Expr) -> bool:
        """Whether an expression may be nothing where it stands."""
        return node in self.nodes

    def param(self, owner: ast.Node, name: str) -> bool:
        return (owner, name) in self.params

    def result(self, value: str) -> bool:
        return value in self.results


def find_missing(rules: Ruleset, meaning: Meaning) -> Missing:
    facts = Facts(rules, meaning)
    for unit in rules.sentences():
        facts.units[unit.node] = unit
        if isinstance(unit.node, ast.Rule):
            facts.versions.setdefault(unit.node.name, []).append(unit.node)
    facts.waiting = dict.fromkeys(facts.units)
    while facts.waiting:
        facts.here = next(iter(facts.waiting))
        del facts.waiting[facts.here]
        look_at_sentence(facts, facts.units[facts.here])
    return Missing(frozenset(facts.nodes), frozenset(facts.params), frozenset(facts.results))


__all__ = ["Missing", "assigned", "find_missing"]
