"""Tables of the rules that a scenario changes for itself; the game is then checked and compiled with these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.link import PLAYER, Ruleset, Table, belongs, better
from rulewright.read import Mapping as Written
from rulewright.read import Scalar, plain
from rulewright.scenario.words import ELSE, suggest, wrong

Changes = tuple[tuple[str, tuple[tuple[int | str, str], ...]], ...]  # what tells two sets of tables apart


def changed_tables(rules: Ruleset, given: Written | None, seats: Mapping[str, int]) -> dict[str, Table]:
    """The tables that a scenario speaks of, with what it says in them."""
    found: dict[str, Table] = {}
    for key, node in given.entries if given is not None else ():
        table = rules.tables.get(str(key.value))
        if table is None:
            continue
        if not isinstance(node, Written):
            raise wrong(
                "RW702", f"`{table.name}` is a table", node.span, f"write `{table.name}: {{{next(iter(table.values))}: …}}`"
            )
        found[table.name] = replace(table, values={**table.values, **_values(rules, table, node, seats)})
    return found


def _values(rules: Ruleset, table: Table, node: Written, seats: Mapping[str, int]) -> dict[int | str, Any]:
    said: dict[int | str, Any] = {}
    others: dict[int | str, Any] = {}
    for key, entry in node.entries:
        value: Any = plain(entry)
        if not belongs(rules, value, table.type):
            message = f"`{value}` is no {table.type}, as a value of `{table.name}` must be"
            raise wrong("RW702", message, entry.span, better(rules, value, table.type))
        if key.value == ELSE:
            others = dict.fromkeys(table.values, value)
        else:
            said[_key(table, key, seats)] = value
    return {**others, **said}


def _key(table: Table, key: Scalar, seats: Mapping[str, int]) -> int | str:
    wanted: Any = seats.get(str(key.value), key.value) if table.key == PLAYER else key.value
    if wanted not in table.values:
        raise wrong(
            "RW701", f"`{table.name}` has no entry `{key.value}`", key.span, suggest(str(key.value), map(str, table.values))
        )
    return wanted  # type: ignore[no-any-return]


def told_apart(tables: Mapping[str, Table]) -> Changes:
    return tuple((name, tuple((key, repr(value)) for key, value in table.values.items())) for name, table in tables.items())
