"""Where the branches of lark's tree begin and end, found out faster than lark does, as every sentence of every pack is read so.

A branch reaches from the first to the last word that it is made of. Words that are left out of the tree count for what is around
a branch, and not for the branch itself: those are its outer bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Lark, Token, Tree
from lark.parse_tree_builder import PropagatePositions

Build = Callable[[list[Any]], Any]
BRANCH: type[Any] = Tree
WORD: type[Any] = Token


class Place:
    """The bounds of a branch, as lark's `Meta` has them, and its outer bounds. Without a word in it, it has none."""

    __slots__ = ("column", "end_column", "end_line", "line", "outer_end", "outer_start")

    def __init__(self) -> None:
        self.line: int | None = None
        self.column: int | None = None
        self.end_line: int | None = None
        self.end_column: int | None = None
        self.outer_start: tuple[int | None, int | None] = (None, None)
        self.outer_end: tuple[int | None, int | None] = (None, None)


class Reduction:
    """A rule of the grammar, found in a table by which it is: lark's own are compared part by part."""

    __slots__ = ("expansion", "origin")

    def __init__(self, rule: Any) -> None:
        self.expansion, self.origin = rule.expansion, rule.origin


def quickened(lark: Lark) -> Lark:
    """The same parser, of which nobody else knows yet, with our own bounds and rules in its tables."""
    inner: Any = lark.parser.parser
    rules = {rule: Reduction(rule) for rule in inner.parser.callbacks if not isinstance(rule, str)}
    inner.parser.callbacks = {
        rules.get(name, name): placed(call.node_builder) if isinstance(call, PropagatePositions) else call
        for name, call in inner.parser.callbacks.items()
    }
    for actions in inner.parser.parse_table.states.values():
        for name, (action, argument) in actions.items():
            if argument.__class__ is not int:
                actions[name] = (action, rules[argument])
    return lark


def placed(build: Build) -> Build:
    """A branch with its bounds. One that stands for its only child keeps those of the child and reaches farther outside."""

    def made(children: list[Any]) -> Any:
        branch = build(children)
        if branch.__class__ is not BRANCH:
            return branch
        place = branch._meta
        if place is None:
            place = branch._meta = Place()
        for child in children:
            if child.__class__ is WORD:
                start = child.line, child.column
            elif child.__class__ is BRANCH and child._meta is not None and child._meta.line is not None:
                start = child._meta.outer_start
            else:
                continue
            place.outer_start = start
            if place.line is None:
                place.line, place.column = start
            break
        for child in reversed(children):
            if child.__class__ is WORD:
                end = child.end_line, child.end_column
            elif child.__class__ is BRANCH and child._meta is not None and child._meta.line is not None:
                end = child._meta.outer_end
            else:
                continue
            place.outer_end = end
            if place.end_line is None:
                place.end_line, place.end_column = end
            break
        return branch

    return made
