"""What all nodes share, and walking and comparing trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
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


WORDS = frozenset({"Span", "Ident", "Ident | None", "tuple[Ident, ...]", "str", "bool", "int"})  # fields in which no node stands


class _Fields(dict[type, tuple[str, ...]]):
    """For each kind of node some of its fields, in source order: found when first asked for, as trees are walked all the time."""

    def __init__(self, wanted: Callable[[str], bool]) -> None:
        self.wanted = wanted

    def __missing__(self, kind: type) -> tuple[str, ...]:
        types = {field.name: str(field.type) for field in fields(kind)}
        found = self[kind] = tuple(name for name, type_ in types.items() if self.wanted(type_))
        return found


_with_nodes = _Fields(lambda type_: type_ not in WORDS)
_with_names = _Fields(lambda type_: "Ident" in type_)


def children(node: Node) -> list[Node]:
    """The nodes directly below this one, in source order."""
    found: list[Node] = []
    for name in _with_nodes[node.__class__]:
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif value.__class__ is tuple:
            found += [item for item in value if isinstance(item, Node)]
    return found


def walk(node: Node) -> Iterator[Node]:
    """This node and all below it."""
    stack = [node]
    while stack:
        here = stack.pop()
        yield here
        if _with_nodes[here.__class__]:
            below = children(here)
            below.reverse()
            stack += below


def idents(node: Node) -> Iterator[Ident]:
    """Every name written in this node and below it, wherever it stands."""
    for part in walk(node):
        for name in _with_names[part.__class__]:
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
