"""What all parts of a program share: they are values, and one can go over them without knowing each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar

N = TypeVar("N", bound="Node")


class Node:
    """A part of a program. Parts are frozen: a change is a new part."""

    __slots__ = ()


PLAIN = frozenset({"int", "str", "bool", "Type", "Span", "int | None", "str | None", "bool | None", "Span | None", "Type | None"})
WHOLE = frozenset({"Any", "Region", "range", "Operator", "Helper"})  # what stands there is looked at as it is: a constant, a word


class _Fields(dict[type, tuple[str, ...]]):
    """For each kind of part the fields in which there can be parts: found when first asked for, as programs are gone over again
    and again.
    """

    def __missing__(self, kind: type) -> tuple[str, ...]:
        told = {field.name: str(field.type) for field in fields(kind)}
        found = self[kind] = tuple(
            name for name, type_ in told.items() if type_ not in PLAIN | WHOLE and not type_.startswith("Literal[")
        )
        return found


_fields = _Fields()


def part_fields(node: Node) -> tuple[str, ...]:
    """The names of the fields in which there can be parts."""
    return _fields[node.__class__]


def children(node: Node) -> list[Node]:
    """The parts directly inside this one, in the order they are written down."""
    found: list[Node] = []
    for name in _fields[node.__class__]:
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif value.__class__ is tuple:
            _inside(value, found)
    return found


def _inside(values: tuple[Any, ...], found: list[Node]) -> None:
    for value in values:
        if isinstance(value, Node):
            found.append(value)
        elif value.__class__ is tuple:
            _inside(value, found)


def walk(node: Node) -> Iterator[Node]:
    """This part and all inside it."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        yield here
        if _fields[here.__class__]:
            inside = children(here)
            inside.reverse()
            waiting += inside


def with_children(node: N, change: Callable[[Node], Node]) -> N:
    """The same part with each part directly inside it changed; the very same one if nothing was."""
    names = _fields[node.__class__]
    if not names:
        return node
    changed: dict[str, Any] = {}
    for name in names:
        old = getattr(node, name)
        if isinstance(old, Node):
            new: Any = change(old)
        elif old.__class__ is tuple and old:
            new = _changed(old, change)
        else:
            continue
        if new is not old:
            changed[name] = new
    return replace(node, **changed) if changed else node  # type: ignore[type-var]


def rebuilt(node: N, change: Callable[[Node], Node]) -> N:
    """The same part with every part inside it changed, the innermost first, and itself at last."""

    def deeper(inner: Node) -> Node:
        return change(with_children(inner, deeper))

    return deeper(node)  # type: ignore[return-value]


def count(node: Node) -> int:
    """How many parts there are in it."""
    return sum(1 for _ in walk(node))


def _changed(values: tuple[Any, ...], change: Callable[[Node], Node]) -> tuple[Any, ...]:
    new = []
    same = True
    for old in values:
        if isinstance(old, Node):
            one: Any = change(old)
        elif old.__class__ is tuple and old:
            one = _changed(old, change)
        else:
            one = old
        same = same and one is old
        new.append(one)
    return values if same else tuple(new)
