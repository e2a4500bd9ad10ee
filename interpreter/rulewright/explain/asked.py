"""What players are asked: the labels of questions and the names of the ways to answer, for which a pack may have words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.parse import ast

UNLABELLED = frozenset({"may", "more", "one", "order", "either", "mix", "payment"})  # questions without a name of their own
Asking = ast.Choose | ast.May | ast.Alternatives | ast.Window


def labels(node: ast.Node) -> Iterator[str]:
    """The labels of the questions that something may ask."""
    for part in ast.walk(node):
        if isinstance(part, Asking):
            yield from _labels(part)


def _labels(node: Asking) -> Iterator[str]:
    match node:
        case ast.Choose():
            yield node.label or node.name
            yield from (part.name for part in node.parts)
        case ast.May() | ast.Alternatives():
            if node.label is not None:
                yield node.label
        case ast.Window():
            yield node.name
        case _:
            assert_never(node)


def ways(node: ast.Node) -> Iterator[str]:
    """The names of the ways between which something may let players choose."""
    yield from (part.name for part in ast.walk(node) if isinstance(part, ast.Alternative))
