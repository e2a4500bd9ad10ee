"""A rule that a pack over another only adds to: what was there before, and what was put before it and behind it.

So a sentence by hand stays true, and who adds one line to a rule does not lose the words of all the others.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Protocol

from rulewright.diagnostics import Span
from rulewright.explain.addresses import Sayable
from rulewright.parse import ast

Nodes = tuple[Sayable, ...]


class Placed(Protocol):
    """Whatever stands in a file."""

    @property
    def span(self) -> Span: ...


def folder_of(part: Placed) -> str:
    """The folder of the pack in whose files something stands."""
    return part.span.file.partition("/")[0]


def with_additions(nodes: Nodes, later: frozenset[str]) -> tuple[Nodes, Nodes, Nodes]:
    """What the packs in these folders put before a rule, the rule without it, and what they put behind."""
    rule = nodes[0] if len(nodes) == 1 else None
    if not isinstance(rule, ast.Rule):
        return (), nodes, ()
    before = tuple(takewhile(lambda each: folder_of(each) in later, rule.body))
    behind = tuple(takewhile(lambda each: folder_of(each) in later, reversed(rule.body[len(before) :])))[::-1]
    core = rule.body[len(before) : len(rule.body) - len(behind)]
    if not core:
        return (), nodes, ()
    return _as_rules(rule, before), (replace(rule, body=core),), _as_rules(rule, behind)


def _as_rules(rule: ast.Rule, body: tuple[ast.Stmt, ...]) -> Nodes:
    return (replace(rule, body=body),) if body else ()
