"""Stable names for options: what a save writes and a scenario says. Never an index, so that a list may change its order."""

from __future__ import annotations

from typing import Any

from rulewright.compile import Program
from rulewright.compile.geometry import label
from rulewright.compile.sites import Site
from rulewright.link.types import Type


def key_of(program: Program, site: Site, option: Any) -> str:
    """The name of one option of a choice."""
    match site.kind:
        case "may" | "more":
            return "yes" if option else "no"
        case "one" | "order":
            if option > len(site.alternatives):
                return f"added {option - len(site.alternatives)}"
            return str(site.alternatives[option - 1])
        case "window":
            if not option:
                return "enough"
            kind = site.alternatives[option >> 12]
            return str(program.layout.piece_ids[kind][(option & 4095) - 1])
        case "pay":
            return "+".join(f"{amount} {_resource_at(program, slot)}" for slot, amount in option) or "nothing"
    if option is None:
        return "enough"
    return value_key(program, site.type, option)


def value_key(program: Program, type_: Type, value: Any) -> str:
    """The name of a value of a type: a piece's id, a cell's label, a constant's word."""
    rules = program.checked.rules
    match type_.kind:
        case "number" | "unknown":
            return str(value)
        case "yes_no":
            return "yes" if value else "no"
        case "list":
            assert type_.of is not None
            return "/".join(value_key(program, type_.of, part) for part in value)
    if not value:
        return "nothing"
    match type_.kind:
        case "player":
            return f"player {value}"
        case "constant":
            return str(rules.enumeration(type_.name)[value - 1])
        case "piece":
            return str(program.layout.piece_ids[type_.name][value - 1])
        case "cell":
            return label(rules.boards[type_.name], value)
        case "spot":
            return f"{label(rules.boards[type_.name], value >> 8)}@{value & 7}"
        case "resource":
            return _resource_with_base(program, value)
    return str(value)


def _resource_with_base(program: Program, base: int) -> str:
    for name, variable in program.checked.rules.variables.items():
        if program.layout.base[f"variable {variable.name}"] == base:
            return name
    return str(base)


def _resource_at(program: Program, slot: int) -> str:
    for name, variable in program.checked.rules.variables.items():
        base = program.layout.base[f"variable {name}"]
        if base < slot <= base + program.layout.span(variable.per):
            return name
    return str(slot)


def possible_keys(program: Program, site: Site) -> set[str] | None:
    """Every key an option of a choice could ever have; None where there is no end of them."""
    if site.kind in ("may", "more"):
        return {"yes", "no"}
    if site.kind in ("one", "order"):
        return set(site.alternatives)
    type_, rules = site.type, program.checked.rules
    found: set[str] = set()
    match type_.kind:
        case "piece":
            found = set(program.layout.piece_ids[type_.name])
        case "constant":
            found = set(rules.enumeration(type_.name))
        case "player":
            found = {f"player {seat}" for seat in range(1, program.players + 1)}
        case "cell" if type_.name in program.layout.geometry:
            board = rules.boards[type_.name]
            found = {label(board, number) for number in range(1, program.layout.geometry[type_.name].size + 1)}
        case _:
            return None
    return found | {"enough"}
