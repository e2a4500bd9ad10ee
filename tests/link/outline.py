"""A linked game as plain data, thing by thing under its address, without places: what patches are measured by.

Written on its own, without the code that carries out patches: it knows the trees and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast

Address = tuple[str, ...]
NAMED = {"Part": "name", "Alternative": "name", "Answer": "name", "Listener": "name", "May": "label", "Alternatives": "label"}


def outline(rules: Ruleset) -> dict[Address, Any]:
    """Everything of a game by its address. What is inside something with a name stands under that name alone."""
    found: dict[Address, Any] = {("players",): rules.base.players}
    for home in (rules.values, rules.scores, rules.rules, rules.flows, rules.bots):
        for name, decl in home.items():
            found.update(_tree((str(name),), decl))
    for (name, seat), decl in rules.seat_rules.items():
        found.update(_tree((f"{name} for {seat}",), decl))
    if rules.winner is not None:
        found["winner",] = _plain(rules.winner)
    said = [owned.sentence for owned in rules.listeners if owned.item is None]
    for number, nameless in enumerate(sentence for sentence in said if sentence.name is None):
        found.update(_tree((f"nameless_{number}",), nameless))
    for sentence in said:
        if sentence.name is not None:
            found.update(_tree((str(sentence.name),), sentence))
    found.update(_nouns(rules))
    return found


def _nouns(rules: Ruleset) -> Iterator[tuple[Address, Any]]:
    for home in (rules.variables, rules.zones, rules.boards):
        for name, noun in home.items():
            for field in fields(noun):
                if field.name not in ("span", "start", "starts"):
                    yield (name, field.name), _plain(getattr(noun, field.name))
            yield (name, "start"), _plain((getattr(noun, "start", None), getattr(noun, "starts", None)))
    for name, option in rules.options.items():
        yield ("option", name), _plain((option.default, option.values, option.low, option.high, option.players, option.fixed))
    for name, enum in rules.enums.items():
        yield (name,), enum.members
    for name, table in rules.tables.items():
        yield from (
            ((name, *map(str, key if isinstance(key, tuple) else (key,))), _plain(value)) for key, value in table.values.items()
        )
    for name, kind in rules.pieces.items():
        for item in kind.items:
            yield (name, item.id), "there"
            yield (name, item.id, "copies"), item.copies
            yield from (((name, item.id, column), _plain(value)) for column, value in item.values.items())
            for column, program in item.effects.items():
                yield (name, item.id, column), _plain(program)


def _tree(path: Address, node: ast.Node) -> Iterator[tuple[Address, Any]]:
    below: list[tuple[Address, ast.Node]] = []
    yield path, _plain(node, path, below)
    for address, child in below:
        yield from _tree(address, child)


def _plain(thing: Any, path: Address | None = None, below: list[tuple[Address, ast.Node]] | None = None) -> Any:
    """Without places; with a path, what has a name is told below it, and here is only its name."""
    if isinstance(thing, tuple | list):
        return tuple(_inner(part, path, below) for part in thing)
    if isinstance(thing, dict):
        return {key: _plain(part) for key, part in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = {field.name: getattr(thing, field.name) for field in fields(thing) if field.name != "span"}
        return (type(thing).__name__, *((name, _inner(part, path, below)) for name, part in parts.items()))
    return str(thing)


def _inner(part: Any, path: Address | None, below: list[tuple[Address, ast.Node]] | None) -> Any:
    name = getattr(part, NAMED.get(type(part).__name__, ""), None) if path is not None else None
    if name is None or below is None or path is None:
        return _plain(part, path, below)
    address = (*path, str(name))
    while address in [known for known, _ in below]:
        address = (*address[:-1], address[-1] + "'")  # a name that stands twice leads to neither of the two
    below.append((address, part))
    return ("named", address[-1])
