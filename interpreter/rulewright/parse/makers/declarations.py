"""What the rules of the grammar for declarations, and for their parameters, bands and preferences, make."""

from __future__ import annotations

from typing import Any

from lark.tree import Meta

from rulewright.parse import ast
from rulewright.parse.makers.making import (
    Maker,
    Makers,
    Making,
    make,
    named,
    named_body,
    only,
    optional,
    plain,
    several,
    word,
    word_and_optional,
    worded,
    words,
)


def _value(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, params, value, given = found
    return make(making, ast.Value, meta, word(making, name), params or (), value, given or ())


def _banded(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, params, *cases = found
    return make(making, ast.Banded, meta, word(making, name), params or (), tuple(cases))


def _rule(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    kind, name, params, seat, *body = found
    for_seat = optional(making, seat)
    return make(making, ast.Rule, meta, str(kind), word(making, name), params or (), for_seat, tuple(body))


def _remove(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    path, seat = found
    return make(making, ast.Remove, meta, path, optional(making, seat))


def _extend(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    extend, path, seat, *body = found
    when = str(extend).removeprefix("extend ")
    return make(making, ast.Extend, meta, when, path, optional(making, seat), tuple(body))


def _addressed(kind: type[ast.Node]) -> Maker:
    """An address, a seat if there is one, and any number of lines."""

    def maker(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
        path, seat, *lines = found
        return make(making, kind, meta, path, optional(making, seat), tuple(lines))

    return maker


def _param(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, type_ = found
    kind, of = type_ or (None, None)
    return make(making, ast.Param, meta, word(making, name), kind, of)


def _case(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    *bands, value = found
    return make(making, ast.Case, meta, tuple(bands), value)


def _band_at(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Band, meta, found[0], None)


def _band_from(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    low, high = found
    return make(making, ast.Band, meta, low, high, True)


def _band_to(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Band, meta, None, found[0], True)


def _band_else(making: Making, meta: Meta, _found: list[Any]) -> ast.Node:
    return make(making, ast.Band, meta, None, None)


def _in_order(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    _first, key = found
    return make(making, ast.Pref, meta, "first", key)


def _at_random(making: Making, meta: Meta, _found: list[Any]) -> ast.Node:
    return make(making, ast.Pref, meta, "random", None)


def _never(making: Making, meta: Meta, _found: list[Any]) -> ast.Node:
    return make(making, ast.Pref, meta, "never", None)


DECLARATIONS: Makers = {
    "value": _value,
    "banded": _banded,
    "score": named(ast.Score),
    "winner": plain(ast.Winner),
    "flow": named_body(ast.Flow),
    "rule": _rule,
    "bot": named_body(ast.Bot),
    "answer": named(ast.Answer),
    "replace": plain(ast.Replace),
    "replace_body": _addressed(ast.ReplaceBody),
    "remove": _remove,
    "set_value": plain(ast.SetValue),
    "set_prefs": plain(ast.SetPrefs),
    "extend": _extend,
    "extend_ways": _addressed(ast.ExtendWays),
    "effect": several,
    "expression": only,
    "params": several,
    "param": _param,
    "type": word_and_optional,
    "case": _case,
    "band_at": _band_at,
    "band_from": _band_from,
    "band_to": _band_to,
    "band_else": _band_else,
    "names_given": several,
    "given": named(ast.Given),
    "prefs": several,
    "most": worded("most", ast.Pref),
    "least": worded("least", ast.Pref),
    "in_order": _in_order,
    "prefer": worded("prefer", ast.Pref),
    "at_random": _at_random,
    "never": _never,
    "path": words,
    "names": words,
    "one_of": words,
}
