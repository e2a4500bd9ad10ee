"""What all nodes share, and walking and comparing trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from rulewright.diagnostics import Span


@dataclass(frozen=True, eq=False)
class Node:
    span: Span


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below this one, in source order."""
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node) -> Iterator[Node]:
    """This node and all below it."""
    stack = [node]
    while stack:
        here = stack.pop()
        yield here
        stack.extend(reversed(list(children(here))))


def same(a: Any, b: Any) -> bool:
    """Whether two trees say the same, wherever they stand."""
    if isinstance(a, Node):
        if type(a) is not type(b):
            return False
        return all(same(getattr(a, f.name), getattr(b, f.name)) for f in fields(a) if f.name != "span")
    if isinstance(a, tuple):
        return isinstance(b, tuple) and len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)
