"""All that a game says, as texts by address: tables field by field, sentences as one would write them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from rulewright.difference.plainly import of_key, plainly
from rulewright.difference.shown import shown_on
from rulewright.link import NUMBER, Item, Option, PieceKind, Ruleset
from rulewright.parse import ast, print_declaration, print_effect

Entries = Mapping[str, str]  # field to text; a sentence has one field, which is called nothing
UNTOLD = frozenset({"span", "spans", "name", "values", "effects", "id", "source"})
SECTIONS = ("variables", "zones", "boards", "enums")


def things_of(rules: Ruleset) -> dict[str, Entries]:
    """Everything by the address under which a patch would find it."""
    found: dict[str, Entries] = {"players": {"min": str(rules.base.players[0]), "max": str(rules.base.players[1])}}
    for option in rules.options.values():
        found[f"option.{option.name}"] = _option(option)
    for section in SECTIONS:
        for name, noun in getattr(rules, section).items():
            found[str(name)] = _entries(noun)
    for table in rules.tables.values():
        lines = {of_key(key): plainly(value) for key, value in table.values.items()}
        found[table.name] = {"key": plainly(table.keys), "type": str(table.type)} | lines
    for kind in rules.pieces.values():
        found.update(_pieces(kind))
    found.update(shown_on(rules.display))
    found.update(_sentences(rules))
    return found


def _option(option: Option) -> Entries:
    """What may be agreed on, in which games, and what holds unless the table does, or in any case."""
    default = plainly(option.default) or "no"
    bounds = f"{option.low} .. {option.high}" if option.type == NUMBER else ""
    told = {"default": f"{default}, settled" if option.fixed else default, "values": plainly(option.values) or bounds}
    return _said(told | {"type": str(option.type), "players": plainly(option.players)})


def _entries(noun: Any) -> Entries:
    told = {field.name: plainly(getattr(noun, field.name)) for field in fields(noun) if field.name not in UNTOLD}
    if hasattr(noun, "values") and noun.values:
        told["values"] = plainly(noun.values)
    return _said(told)


def _pieces(kind: PieceKind) -> Iterator[tuple[str, Entries]]:
    attributes = {
        f"attributes.{one.name}": plainly((one.type, "varies" if one.varies else "", *one.bounds))
        for one in kind.attributes.values()
    }
    shapes = {f"shapes.{name}": plainly(tuple(of_key(cell) for cell in cells)) for name, cells in kind.shapes.items()}
    yield kind.name, _said({"faces": kind.faces, "all": kind.all_name} | attributes | shapes)
    for item in kind.items:
        yield f"{kind.name}.{item.id}", _row(item)


def _row(item: Item) -> Entries:
    entries = {name: plainly(value) for name, value in item.values.items() if name not in item.effects}
    if item.copies != 1:
        entries["copies"] = str(item.copies)
    for name, nodes in item.effects.items():
        entries[name] = print_effect(node for node in nodes if isinstance(node, ast.Decl | ast.Stmt)).strip()
    return _said(entries)


def _said(entries: Entries) -> Entries:
    return {name: text for name, text in entries.items() if text}


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
