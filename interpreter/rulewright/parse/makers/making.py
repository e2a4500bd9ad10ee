"""What every maker needs: where a node stands, how deep it is, and the makers that many rules share.

A maker turns what a rule of the grammar found into a node, or into something its parent makes a node of. Most nodes
hold what was found as it was found; for those a maker is made from the node's class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lark import Token
from lark.tree import Meta

from rulewright.diagnostics import Span
from rulewright.limits import MAX_SENTENCE_NESTING
from rulewright.parse import ast

Locate = Callable[[int, int], tuple[int, int]]


class TooLarge(Exception):
    """A number is larger than any a game needs."""

    def __init__(self, span: Span) -> None:
        self.span = span


class TooDeep(Exception):
    """A sentence nests deeper than anybody could read."""

    def __init__(self, span: Span) -> None:
        self.span = span


@dataclass(frozen=True, slots=True)
class Making:
    """One text on its way to a tree. `locate` maps positions in the text to positions in the file."""

    file: str
    locate: Locate
    depths: dict[int, int] = field(default_factory=dict)  # of each node made so far, by identity


Maker = Callable[[Making, Meta, list[Any]], Any]
Makers = Mapping[str, Maker]


def span(making: Making, place: Meta | Token) -> Span:
    if getattr(place, "line", None) is None:
        line, column = making.locate(1, 1)
        return Span(making.file, line, column, line, column + 1)
    line, column = making.locate(place.line, place.column)  # type: ignore[arg-type]
    end_line, end_column = making.locate(place.end_line, place.end_column)  # type: ignore[arg-type]
    if (end_line, end_column) <= (line, column):
        end_line, end_column = line, column + 1
    return Span(making.file, line, column, end_line, end_column)


def make(making: Making, kind: type[ast.Node], meta: Meta | Token, *values: Any) -> ast.Node:
    """A node, unless it would be too deep: whatever is below it was made before it."""
    node = kind(span(making, meta), *values)
    depths = making.depths
    depth = 1 + max((depths[id(child)] for child in ast.children(node)), default=0)
    if depth > MAX_SENTENCE_NESTING:
        raise TooDeep(node.span)
    depths[id(node)] = depth
    return node


def word(making: Making, token: Token) -> ast.Ident:
    """A name with its own place."""
    return ast.Ident(str(token), span(making, token))


def optional(making: Making, token: Token | None) -> ast.Ident | None:
    return None if token is None else word(making, token)


# -- makers of what is passed on to the parent --
def several(_making: Making, _meta: Meta, found: list[Any]) -> tuple[Any, ...]:
    return tuple(found)


def given(_making: Making, _meta: Meta, found: list[Any]) -> tuple[Any, ...]:
    """All there are of a list that may be empty: lark says None when it is."""
    return tuple(part for part in found if part is not None)


def only(_making: Making, _meta: Meta, found: list[Any]) -> Any:
    return found[0]


def words(making: Making, _meta: Meta, found: list[Any]) -> tuple[ast.Ident, ...]:
    return tuple(word(making, token) for token in found)


def word_and_optional(making: Making, _meta: Meta, found: list[Any]) -> tuple[ast.Ident, ast.Ident | None]:
    first, second = found
    return word(making, first), optional(making, second)


# -- makers of nodes --
def plain(kind: type[ast.Node]) -> Maker:
    """Everything as it was found."""
    return lambda making, meta, found: make(making, kind, meta, *found)


def worded(word_: str, kind: type[ast.Node]) -> Maker:
    """A word that says which of several it is, then everything as it was found."""
    return lambda making, meta, found: make(making, kind, meta, word_, *found)


def named(kind: type[ast.Node]) -> Maker:
    """A name, then everything as it was found."""
    return lambda making, meta, found: make(making, kind, meta, word(making, found[0]), *found[1:])


def named_body(kind: type[ast.Node]) -> Maker:
    """A name, then any number of parts."""
    return lambda making, meta, found: make(making, kind, meta, word(making, found[0]), tuple(found[1:]))
