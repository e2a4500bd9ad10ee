"""What a pack over another may change: replace, remove, set, and before, after or instead of a rule or a part of it.

Two packs that replace, remove, set or stand instead of one address conflict, unless one names the other under `knows`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rulewright.diagnostics import Diagnostic, did_you_mean
from rulewright.link.nouns import Manifest
from rulewright.link.ruleset import Ruleset
from rulewright.link.tables import TableReader
from rulewright.link.types import NUMBER, Type
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]


class Misfit(Exception):
    """A patch sets something to what it can never be."""


@dataclass(frozen=True)
class Patch:
    sentence: ast.Decl
    pack: Manifest

    @property
    def path(self) -> tuple[str, ...]:
        assert isinstance(self.sentence, ast.Replace | ast.Remove | ast.SetValue | ast.Extend)
        return self.sentence.path

    @property
    def exclusive(self) -> bool:
        return not (isinstance(self.sentence, ast.Extend) and self.sentence.when != "instead of")


def is_patch(declaration: ast.Decl) -> bool:
    return isinstance(declaration, ast.Replace | ast.Remove | ast.SetValue | ast.Extend)


def apply_patches(rules: Ruleset, patches: list[Patch], problems: list[Diagnostic]) -> None:
    claimed: dict[tuple[str, ...], Patch] = {}
    for patch in patches:
        address = ".".join(patch.path)
        first = claimed.get(patch.path)
        if patch.exclusive and first is not None:
            if patch.pack.id in first.pack.knows:
                continue
            if first.pack.id not in patch.pack.knows:
                note = ((f"`{first.pack.id}` changes it here", first.sentence.span),)
                message = f"`{patch.pack.id}` and `{first.pack.id}` both change `{address}`"
                hint = f"let one of them name the other: `knows: [{first.pack.id}]`"
                problems.append(Diagnostic("RW308", message, patch.sentence.span, hint, note))
                continue
        if patch.exclusive:
            claimed[patch.path] = patch
        try:
            applied = _apply(rules, patch)
        except Misfit as misfit:
            problems.append(Diagnostic("RW305", str(misfit), patch.sentence.span,
                                       "look at what it is in the pack below"))
            continue
        if not applied and isinstance(patch.sentence, ast.Replace) and patch.path[0] in rules.places and len(patch.path) == 1:
            message = f"`{address}` can only be replaced by something of its own kind and name"
            problems.append(Diagnostic("RW309", message, patch.sentence.span, f"call it `{address}` too"))
        elif not applied:
            guess = did_you_mean(patch.path[0], list(rules.places))
            better = "look up its name in the pack below"
            if guess and guess != patch.path[0]:
                better = f"did you mean `{guess}`?"
            problems.append(Diagnostic("RW309", f"there is no `{address}` to change", patch.sentence.span, better))


def _apply(rules: Ruleset, patch: Patch) -> bool:
    sentence, path = patch.sentence, patch.path
    match sentence:
        case ast.Replace(decl=decl):
            return _replace(rules, path, decl)
        case ast.Remove():
            return _remove(rules, path)
        case ast.SetValue(value=value):
            return _set(rules, path, value)
        case ast.Extend(when=when, body=body):
            def extend(old: Body) -> Body:
                return {"before": body + old, "after": old + body, "instead of": body}[when]

            return _edit_body(rules, path, extend)
    return False


def _replace(rules: Ruleset, path: tuple[str, ...], decl: ast.Decl) -> bool:
    if len(path) != 1:
        return False
    name = path[0]
    if name == "winner" and isinstance(decl, ast.Winner):
        rules.winner = decl
        return True
    homes: list[tuple[Any, Any]] = [
        (rules.values, ast.Value | ast.Banded), (rules.scores, ast.Score), (rules.rules, ast.Rule), (rules.flows, ast.Flow),
    ]
    for home, kind in homes:
        if name in home and isinstance(decl, kind) and getattr(decl, "name", "") == name:
            home[name] = decl
            rules.places[name] = decl.span
            return True
    return False


def _remove(rules: Ruleset, path: tuple[str, ...]) -> bool:
    if len(path) == 2 and path[0] in rules.pieces:
        kind = rules.pieces[path[0]]
        kept = tuple(item for item in kind.items if item.id != path[1])
        rules.pieces[path[0]] = replace(kind, items=kept)
        return len(kept) != len(kind.items)
    if len(path) == 2:
        return _edit_body(rules, path, lambda _: ())
    homes: tuple[dict[str, ast.Decl], ...] = (rules.scores, rules.values, rules.rules)  # type: ignore[assignment]
    for home in homes:
        if path[0] in home:
            del home[path[0]]
            rules.places.pop(path[0], None)
            return True
    return False


def _set(rules: Ruleset, path: tuple[str, ...], value: ast.Expr) -> bool:
    name = path[0]
    if len(path) == 1 and name in rules.values:
        old = rules.values[name]
        rules.values[name] = ast.Value(value.span, old.name, old.params, value)
        return True
    plain = _constant(value)
    if plain is None:
        return False
    if len(path) == 2 and name in rules.tables:
        table = rules.tables[name]
        key: int | str = int(path[1]) if path[1].isdigit() else path[1]
        _must_be(rules, key, table.key)
        _must_be(rules, plain, table.type)
        rules.tables[name] = replace(table, values={**table.values, key: plain})
        return True
    if len(path) == 2 and name in rules.variables and path[1] in ("start", "min", "max"):
        field = {"start": "start", "min": "low", "max": "high"}[path[1]]
        _must_be(rules, plain, rules.variables[name].type if field == "start" else NUMBER)
        changes: dict[str, Any] = {field: plain}
        rules.variables[name] = replace(rules.variables[name], **changes)
        return True
    if len(path) == 3 and name in rules.pieces and path[2] in rules.pieces[name].attributes:
        kind = rules.pieces[name]
        _must_be(rules, plain, kind.attributes[path[2]].type)
        items = tuple(
            replace(item, values={**item.values, path[2]: plain}) if item.id == path[1] else item for item in kind.items
        )
        rules.pieces[name] = replace(kind, items=items)
        return any(item.id == path[1] for item in items)
    return False


def _must_be(rules: Ruleset, value: object, type_: Type) -> None:
    if not TableReader(rules, []).belongs(value, type_):
        raise Misfit(f"`{value}` is no {type_}, as is needed here")


def _constant(value: ast.Expr) -> int | str | list[int | str] | None:
    match value:
        case ast.Number(value=number):
            return number
        case ast.Name(name=name):
            return name
        case ast.SetOf(items=items):
            parts = [_constant(item) for item in items]
            return [part for part in parts if isinstance(part, int | str)]
    return None


def _edit_body(rules: Ruleset, path: tuple[str, ...], edit: Callable[[Body], Body]) -> bool:
    """Change the statements of a rule or a flow, or of one part in it."""
    name = path[0]
    home: dict[str, ast.Rule] | dict[str, ast.Flow] = rules.rules if name in rules.rules else rules.flows
    if name not in home:
        return False
    declaration: ast.Rule | ast.Flow = home[name]
    if len(path) == 1:
        home[name] = replace(declaration, body=edit(declaration.body))  # type: ignore[assignment]
        return True
    body, found = _edit_part(declaration.body, path[1], edit)
    home[name] = replace(declaration, body=body)  # type: ignore[assignment]
    return found


def _edit_part(body: Body, part: str, edit: Callable[[Body], Body]) -> tuple[Body, bool]:
    result: list[ast.Stmt] = []
    found = False
    for statement in body:
        if isinstance(statement, ast.Part) and statement.name == part:
            result.append(replace(statement, body=edit(statement.body)))
            found = True
            continue
        changed: dict[str, Body] = {}
        for field in ("body", "then", "other"):
            inner = getattr(statement, field, None)
            if isinstance(inner, tuple):
                new, here = _edit_part(inner, part, edit)
                if here:
                    changed[field], found = new, True
        result.append(replace(statement, **changed) if changed else statement)  # type: ignore[arg-type]
    return tuple(result), found
