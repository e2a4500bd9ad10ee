"""Tables of the rules that a scenario changes for itself; the game is then checked and compiled with these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.diagnostics import English, suggest_or_list
from rulewright.link import PLAYER, Key, Ruleset, Table, Word, belongs, better
from rulewright.read import Mapping as Written
from rulewright.read import Scalar, plain
from rulewright.scenario.words import ELSE, wrong

Changes = tuple[tuple[str, tuple[tuple[Key, str], ...]], ...]  # what tells two sets of tables apart


def changed_tables(rules: Ruleset, given: Written | None, seats: Mapping[str, int]) -> dict[str, Table]:
    """The tables that a scenario speaks of, with what it says in them."""
    found: dict[str, Table] = {}
    for key, node in given.entries if given is not None else ():
        table = rules.tables.get(str(key.value))
        if table is None:
            continue
        if not isinstance(node, Written):
            raise wrong(
                "RW702",
                English("`{name}` is a table", name=table.name),
                node.span,
                English("write `{name}: {{{words}: …}}`", name=table.name, words=_words(next(iter(table.values)))[0]),
            )
        found[table.name] = replace(table, values={**table.values, **_values(rules, table, node, seats)})
    return found


def _values(rules: Ruleset, table: Table, node: Written, seats: Mapping[str, int], path: tuple[Word, ...] = ()) -> dict[Key, Any]:
    """What is said of the entries below some keys; `else` is said of all that are not named."""
    said: dict[Key, Any] = {}
    others: dict[Key, Any] = {}
    for key, entry in node.entries:
        if len(path) + 1 < len(table.keys) and isinstance(entry, Written):
            said |= _values(rules, table, entry, seats, (*path, _key(table, key, path, seats)))
            continue
        value: Any = plain(entry)
        if not belongs(rules, value, table.type):
            message = English(
                "`{value}` is no {type}, as a value of `{name}` must be", value=value, type=table.type, name=table.name
            )
            raise wrong("RW702", message, entry.span, better(rules, value, table.type))
        if key.value == ELSE:
            others = {whole: value for whole in table.values if _words(whole)[: len(path)] == path}
        else:
            found = (*path, _key(table, key, path, seats))
            said[found if len(found) > 1 else found[0]] = value
    return {**others, **said}


def _words(key: Key) -> tuple[Word, ...]:
    return key if isinstance(key, tuple) else (key,)


def _key(table: Table, key: Scalar, path: tuple[Word, ...], seats: Mapping[str, int]) -> Word:
    """One of the words that may stand behind those before it."""
    player = table.keys[len(path)] == PLAYER
    wanted: Any = seats.get(str(key.value), key.value) if player else key.value
    known = dict.fromkeys(_words(whole)[len(path)] for whole in table.values if _words(whole)[: len(path)] == path)
    if wanted not in known:
        raise wrong(
            "RW701",
            English("`{name}` has no entry `{value}`", name=table.name, value=key.value),
            key.span,
            suggest_or_list(str(key.value), map(str, known)),
        )
    return wanted  # type: ignore[no-any-return]


def told_apart(tables: Mapping[str, Table]) -> Changes:
    return tuple((name, tuple((key, repr(value)) for key, value in table.values.items())) for name, table in tables.items())
