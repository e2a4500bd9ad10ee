"""All that a game says, as texts by address: tables field by field, sentences as one would write them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from rulewright.link import Option, PieceKind, Ruleset
from rulewright.parse import ast, print_declaration, print_effect

Entries = Mapping[str, str]  # field to text; a sentence has one field, which is called nothing
UNTOLD = frozenset({"span", "spans", "name", "values", "effects", "id", "source"})
SECTIONS = ("variables", "zones", "boards", "enums")


def things_of(rules: Ruleset) -> dict[str, Entries]:
    """Everything by the address under which a patch would find it."""
    found: dict[str, Entries] = {"players": {"min": str(rules.base.players[0]), "max": str(rules.base.players[1])}}
    for option in rules.options.values():
        found[f"option.{option.name}"] = {"default": _option(option), "values": _plain(option.values)}
    for section in SECTIONS:
        for name, noun in getattr(rules, section).items():
            found[str(name)] = _entries(noun)
    for table in rules.tables.values():
        found[table.name] = {_key(key): _plain(value) for key, value in table.values.items()}
    for kind in rules.pieces.values():
        found.update(_pieces(kind))
    found.update(_sentences(rules))
    return found


def _option(option: Option) -> str:
    """What holds unless the table agrees on something else, or in any case."""
    default = {True: "yes", False: "no"}.get(option.default, str(option.default))
    return f"{default}, settled" if option.fixed else default


def _entries(noun: Any) -> Entries:
    told = {field.name: _plain(getattr(noun, field.name)) for field in fields(noun) if field.name not in UNTOLD}
    if hasattr(noun, "values") and noun.values:
        told["values"] = _plain(noun.values)
    return {name: text for name, text in told.items() if text}


def _pieces(kind: PieceKind) -> Iterator[tuple[str, Entries]]:
    for item in kind.items:
        entries = {name: _plain(value) for name, value in item.values.items() if name not in item.effects}
        if item.copies != 1:
            entries["copies"] = str(item.copies)
        for name, nodes in item.effects.items():
            entries[name] = print_effect(node for node in nodes if isinstance(node, ast.Decl | ast.Stmt)).strip()
        yield f"{kind.name}.{item.id}", {name: text for name, text in entries.items() if text}


def _sentences(rules: Ruleset) -> Iterator[tuple[str, Entries]]:
    declared: list[tuple[str, ast.Decl]] = [*rules.programs()]
    for home in (rules.flows, rules.values, rules.scores, rules.bots):
        declared += [(str(name), node) for name, node in home.items()]
    if rules.winner is not None:
        declared.append(("winner", rules.winner))
    for owned in rules.listeners:
        if owned.item is None:  # one without a name is known by what it says
            declared.append((owned.sentence.name or print_declaration(owned.sentence).split("\n")[0], owned.sentence))
    for address, node in declared:
        yield address, {"": print_declaration(node).strip()}


def _key(key: Any) -> str:
    return ".".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _plain(value: Any) -> str:
    """A value of a table as one would write it; nothing for what is not said."""
    match value:
        case None | "" | () | False:
            return ""
        case True:
            return "yes"
        case tuple() | list() | frozenset() | set():
            return ", ".join(filter(None, map(_plain, value)))
        case _ if isinstance(value, Mapping):
            return ", ".join(f"{_key(key)}: {_plain(of)}" for key, of in value.items())
        case ast.Node():
            return print_effect([value]).strip() if isinstance(value, ast.Decl | ast.Stmt) else ""
    return str(value)
