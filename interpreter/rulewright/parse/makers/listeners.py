"""What the rules of the grammar for listeners and modifiers make."""

from __future__ import annotations

from typing import Any

from lark.tree import Meta

from rulewright.parse import ast
from rulewright.parse.makers.making import (
    Maker,
    Makers,
    Making,
    make,
    only,
    optional,
    plain,
    several,
    word,
    word_and_optional,
)

Heard = tuple[ast.Ident, tuple[ast.Ident, ...]]


def _listener(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    trigger, name, once, *body = found
    return make(making, ast.Listener, meta, trigger, optional(making, name), optional(making, once), tuple(body))


def _modifier(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    test, name, mods = found
    return make(making, ast.Modifier, meta, test, optional(making, name), mods)


def _standing(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Modifier, meta, None, None, *found)


def _on_event(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    when, who, verb, name, params, purpose, *also, test = found
    (first, purposes), *rest = _heard((word(making, name), optional(making, purpose)), *also)
    plain_verb = _plain_verb(str(verb))
    return make(making, ast.OnEvent, meta, str(when), who, plain_verb, first, params or (), purposes, test, tuple(rest))


def _heard(*events: tuple[ast.Ident, ast.Ident | None]) -> list[Heard]:
    """The events a listener waits for, each with its purposes: `for wages or rent` goes on with purposes, not events."""
    heard: list[Heard] = []
    for name, purpose in events:
        if heard and purpose is None and heard[-1][1]:
            before, purposes = heard[-1]
            heard[-1] = (before, (*purposes, name))
        else:
            heard.append((name, () if purpose is None else (purpose,)))
    return heard


def _plain_verb(verb: str) -> str:
    return {"does": "do"}.get(verb, verb.removesuffix("s"))


def _in_window(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, params, test = found
    return make(making, ast.InWindow, meta, word(making, name), params or (), test)


def _at_any_time(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    _any, stretch, unless, test = found
    return make(making, ast.AtAnyTime, meta, word(making, stretch), optional(making, unless), test)


def _says(who: str) -> Maker:
    return lambda _making, _meta, _found: who


def _waive(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    names, purposes = found
    return make(making, ast.Mod, meta, "waive", names, purposes or (), None, None)


def _substitute(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    names, others = found
    return make(making, ast.Mod, meta, "substitute", names, others, None, None)


def _add_to(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    value, name, args = found
    return make(making, ast.Mod, meta, "add", (word(making, name),), (), args, value)


def _treat_as(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, args, value = found
    return make(making, ast.Mod, meta, "treat", (word(making, name),), (), args, value)


LISTENERS: Makers = {
    "listener": _listener,
    "modifier": _modifier,
    "standing": _standing,
    "on_event": _on_event,
    "on_reach": plain(ast.OnReach),
    "in_window": _in_window,
    "at_any_time": _at_any_time,
    "also": word_and_optional,
    "names_in_brackets": only,
    "you": _says("you"),
    "another": _says("another player"),
    "anyone": _says("any player"),
    "mods": several,
    "substitute": _substitute,
    "waive": _waive,
    "add_to": _add_to,
    "treat_as": _treat_as,
}
