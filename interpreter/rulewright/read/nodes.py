"""The tree that reading a YAML file gives: plain values, each with the place it was written at.

Three shapes are enough, because packs hold no more than JSON can say. Nothing here knows YAML.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from rulewright.diagnostics import Span

Plain: TypeAlias = "dict[str | int, Plain] | list[Plain] | str | int | bool | None"
Key: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text, number, truth value or nothing.

    `lines[i]` is the (line, column) in the file at which line i of the text begins. Where the file and the
    text part company inside a line, as at an escape or a folded line break, `jumps` holds
    (line index, column index, line, column) from where on they run together again.
    """

    value: str | int | bool | None
    span: Span
    lines: tuple[tuple[int, int], ...]
    jumps: tuple[tuple[int, int, int, int], ...] = ()

    def locate(self, line_index: int, column_index: int) -> tuple[int, int]:
        """The (line, column) in the file of a character of the text, both counted from 0 in the text."""
        row = min(max(line_index, 0), len(self.lines) - 1)
        line, column = self.lines[row]
        start = 0
        found = bisect_right(self.jumps, (row, column_index + 1)) - 1
        if found >= 0 and self.jumps[found][0] == row:
            _, start, line, column = self.jumps[found]
        return line, column + column_index - start


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list, in the order written."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values, in the order written; the reader has made sure that no key comes twice."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span

    def get(self, key: Key) -> Node | None:
        """The value of a key, or None when the key is not there."""
        return next((value for name, value in self.entries if name.value == key), None)

    def key_node(self, key: Key) -> Scalar | None:
        """The key itself, to point at it."""
        return next((name for name, _ in self.entries if name.value == key), None)

    def keys(self) -> tuple[Key, ...]:
        """All keys as written: a text or an integer each."""
        return tuple(key_of(name) for name, _ in self.entries)


Node: TypeAlias = Scalar | Sequence | Mapping


def key_of(name: Scalar) -> Key:
    """The value of a scalar used as a key."""
    if isinstance(name.value, str):
        return name.value
    return int(name.value) if name.value is not None else ""


def plain(node: Node) -> Plain:
    """The same data without places, as ordinary dicts, lists and values."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {key_of(name): plain(value) for name, value in node.entries}


def at(node: Node, path: Iterable[Key]) -> Node:
    """The node at a path of keys and indexes, or the deepest one on the way to it that exists."""
    for step in path:
        below = _step(node, step)
        if below is None:
            return node
        node = below[1]
    return node


def key_at(node: Node, path: Iterable[Key]) -> Node:
    """The key a path ends with, so that a problem with a name points at the name and not at its value.

    A path that ends in a list has no key and gives the item; one that does not exist gives what `at` gives.
    """
    named = node
    for step in path:
        below = _step(node, step)
        if below is None:
            return node
        named, node = below
    return named


def _step(node: Node, step: Key) -> tuple[Node, Node] | None:
    """One step down: what names the child, and the child. A key may be given as a text or as a number."""
    if isinstance(node, Mapping):
        for exact in (True, False):
            for name, value in node.entries:
                if name.value == step if exact else str(name.value) == str(step):
                    return name, value
    elif isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return node.items[step], node.items[step]
    return None
