"""What all parts of a program share: they are values, and one can go over them without knowing each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar

N = TypeVar("N", bound="Node")


class Node:
    """A part of a program. Parts are frozen: a change is a new part."""

    __slots__ = ()


_known: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    found = _known.get(kind)
    if found is None:
        found = _known[kind] = tuple(field.name for field in fields(kind))
    return found


def children(node: Node) -> Iterator[Node]:
    """The parts directly inside this one, in the order they are written down."""
    for name in _names(type(node)):
        yield from _inside(getattr(node, name))


def _inside(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _inside(item)


def walk(node: Node) -> Iterator[Node]:
    """This part and all inside it."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        yield here
        waiting.extend(reversed(list(children(here))))


def with_children(node: N, change: Callable[[Node], Node]) -> N:
    """The same part with each part directly inside it changed; the very same one if nothing was."""
    changed: dict[str, Any] = {}
    for name in _names(type(node)):
        old = getattr(node, name)
        new = _changed(old, change)
        if new is not old:
            changed[name] = new
    return replace(node, **changed) if changed else node  # type: ignore[type-var]


def rebuilt(node: N, change: Callable[[Node], Node]) -> N:
    """The same part with every part inside it changed, the innermost first, and itself at last."""
    return change(with_children(node, lambda inner: rebuilt(inner, change)))  # type: ignore[return-value]


def count(node: Node) -> int:
    """How many parts there are in it."""
    return sum(1 for _ in walk(node))


def _changed(value: Any, change: Callable[[Node], Node]) -> Any:
    if isinstance(value, Node):
        return change(value)
    if isinstance(value, tuple) and value:
        new = tuple(_changed(item, change) for item in value)
        return new if any(a is not b for a, b in zip(new, value, strict=True)) else value
    return value
