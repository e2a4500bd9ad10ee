"""Named things inside a sentence: parts, alternatives, arms, cases, answers and whatever has a label, at any depth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.parse import ast


@dataclass(frozen=True, eq=False)
class Effect(ast.Node):
    """What is printed in a column of a piece, as one thing that has a body."""

    body: tuple[ast.Node, ...]


Filled = ast.Rule | ast.Flow | ast.Listener | ast.Part | ast.Alternative | ast.Arm | ast.May | Effect


def name_of(node: ast.Node) -> str | None:
    """The word that leads to a node from what it is in."""
    match node:
        case ast.Part(name=name) | ast.Alternative(name=name) | ast.Answer(name=name):
            return name
        case ast.Listener(name=name) | ast.Modifier(name=name):
            return name
        case ast.May(label=label) | ast.Alternatives(label=label):
            return label
        case ast.Arm(bands=(band, *_)) | ast.Case(bands=(band, *_)):
            return _band(band)
        case _:
            return None


def _band(band: ast.Band) -> str | None:
    """An arm is known by the first number or constant that it is for."""
    match band.low or band.high:
        case ast.Number(value=value):
            return str(value)
        case ast.Name(name=name):
            return name
        case None:
            return "else"
        case _:
            return None


def inside(node: ast.Node) -> Iterator[ast.Node]:
    """The named things directly inside a node; what is inside of those is theirs."""
    for child in ast.children(node):
        if name_of(child) is None:
            yield from inside(child)
        else:
            yield child
            if isinstance(child, ast.Alternatives | ast.May):  # a label is a name, not a place: what is in it can be named too
                yield from inside(child)


def found(node: ast.Node, word: str) -> list[ast.Node]:
    """The nearest things of a name inside a node: those directly in it, or else those deeper down."""
    here = list(inside(node))
    named = [child for child in here if name_of(child) == word]
    if named:
        return named
    return list(dict.fromkeys(deeper for child in here for deeper in found(child, word)))


def whole_path(node: ast.Node, words: Iterable[str]) -> tuple[str, ...] | None:
    """The words that lead to something inside a node, with every name on the way: as `sell` is `deed.sell` where the choice is
    called `deed`. None if they lead nowhere, or to several things.
    """
    whole: tuple[str, ...] = ()
    for word in words:
        here = found(node, word)
        if len(here) != 1:
            return None
        whole += _way(node, here[0])
        node = here[0]
    return whole


def _way(node: ast.Node, target: ast.Node) -> tuple[str, ...]:
    """The names of what one comes through from a node to something inside it, and its own; nothing if it is not in there."""
    for child in ast.children(node):
        below = () if child is target else _way(child, target)
        if below or child is target:
            name = name_of(child)
            return below if name is None else (str(name), *below)
    return ()


def exchanged(tree: Any, old: ast.Node, new: ast.Node | None) -> Any:
    """The same tree with another node in the place of one; with None, without it."""
    if tree is old:
        return new
    if isinstance(tree, ast.Node):
        changed = {name: exchanged(part, old, new) for name in tree.__match_args__ if (part := getattr(tree, name)) is not None}
        different = {name: part for name, part in changed.items() if part is not getattr(tree, name)}
        return replace(tree, **different) if different else tree
    if isinstance(tree, tuple):
        parts = [exchanged(part, old, new) for part in tree]
        if all(a is b for a, b in zip(parts, tree, strict=True)):
            return tree
        kept = tuple(part for part in parts if part is not None)
        return kept or _emptied(tree)
    return tree


def _emptied(tree: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of statements from which the last was taken does nothing, and says so."""
    return (ast.Skip(tree[0].span),) if isinstance(tree[0], ast.Stmt) else ()
