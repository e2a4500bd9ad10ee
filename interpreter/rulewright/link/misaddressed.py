"""A patch that finds nothing to change: which word of its address is wrong, and what could stand there."""

from __future__ import annotations

from rulewright.diagnostics import Diagnostic, suggest, suggest_or_list
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast

Path = tuple[ast.Ident, ...]
LOOK_UP = "look up its name in the pack below"


def nothing_to_change(rules: Ruleset, address: str, path: Path, seat: ast.Ident | None, replacing: bool) -> Diagnostic:
    """The first word that leads nowhere; or the whole address, if each leads somewhere and still it cannot be changed so."""
    name, message = path[0], f"there is no `{address}` to change"
    if name not in rules.places and name != "winner":
        return Diagnostic("RW309", message, name.span, suggest(name, rules.places) or LOOK_UP)
    if seat is not None and (name, seat) not in rules.seat_rules:
        versions = [other for rule, other in rules.seat_rules if rule == name]
        hint = suggest(seat, versions) or f"write `rule {name} for {seat}:` without a patch to give that seat one"
        return Diagnostic("RW309", message, seat.span, hint)
    for depth, word in enumerate(path[1:]):
        known = _below(rules, path[: depth + 1], seat)
        if word not in known:
            return Diagnostic("RW309", message, word.span, suggest_or_list(word, known) or LOOK_UP)
    whole = name.span.to(path[-1].span)
    if replacing:
        message = f"`{address}` can only be replaced by something of its own kind and name"
        return Diagnostic("RW309", message, whole, f"call it `{address}` too")
    return Diagnostic("RW309", message, whole, LOOK_UP)


def _below(rules: Ruleset, path: Path, seat: str | None) -> list[str]:
    """What can be named behind a name, or behind a piece of a kind."""
    name = path[0]
    if name in rules.tables:
        keys = [key if isinstance(key, tuple) else (key,) for key in rules.tables[name].values]
        behind = [
            key[len(path) - 1]
            for key in keys
            if len(key) >= len(path) and all(a == str(b) for a, b in zip(path[1:], key, strict=False))
        ]
        return list(dict.fromkeys(map(str, behind)))
    if len(path) == 2:
        return list(rules.pieces[name].attributes) if name in rules.pieces else []
    if name in rules.pieces:
        return [item.id for item in rules.pieces[name].items]
    if name in rules.variables:
        return ["start", "min", "max"]
    program = rules.seat_rules.get((name, seat)) if seat is not None else rules.rules.get(name) or rules.flows.get(name)
    return [] if program is None else [part.name for part in ast.walk(program) if isinstance(part, ast.Part)]
