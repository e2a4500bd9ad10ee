"""What all nodes share, and walking and comparing trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.diagnostics import Span


class Ident(str):
    """A name as it was written: a word that remembers its place, so that a caret can stand under it and nothing else."""

    __slots__ = ("span",)
    span: Span

    def __new__(cls, text: str, span: Span) -> Ident:
        made = super().__new__(cls, text)
        made.span = span
        return made


@dataclass(frozen=True, eq=False)
class Node:
    """A place and what stands there; a class knows the names of its parts in source order, as `__match_args__`."""

    span: Span


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below this one, in source order."""
    for name in node.__match_args__:
        value = getattr(node, name)
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


def idents(node: Node) -> Iterator[Ident]:
    """Every name written in this node and below it, wherever it stands."""
    for part in walk(node):
        for name in part.__match_args__:
            yield from idents_in(getattr(part, name))


def idents_in(value: Any) -> Iterator[Ident]:
    if isinstance(value, Ident):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from idents_in(item)


def same(a: Any, b: Any) -> bool:
    """Whether two trees say the same, wherever they stand."""
    if isinstance(a, Node):
        if type(a) is not type(b):
            return False
        return all(same(getattr(a, name), getattr(b, name)) for name in a.__match_args__ if name != "span")
    if isinstance(a, tuple):
        return isinstance(b, tuple) and len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)
