"""What a pack over another may change: replace, remove, set, and before, after or instead of a rule or a part of it.

Two packs that replace, remove, set or stand instead of one address conflict, unless one names the other under `knows`.
A rule and one seat's own version of it are two addresses: `income` and `income for automa`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar, assert_never

from rulewright.diagnostics import Diagnostic, Span
from rulewright.link.members import belongs
from rulewright.link.misaddressed import nothing_to_change
from rulewright.link.nouns import Manifest
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import NUMBER, Type
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]
Patching = ast.Replace | ast.Remove | ast.SetValue | ast.Extend
Seat = str | None
Key = TypeVar("Key")
Thing = TypeVar("Thing")
Program = TypeVar("Program", ast.Rule, ast.Flow)


class Misfit(Exception):
    """A patch sets something to what it can never be."""

    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.span = span


@dataclass(frozen=True)
class Patch:
    sentence: Patching
    pack: Manifest

    @property
    def path(self) -> tuple[ast.Ident, ...]:
        return self.sentence.path

    @property
    def seat(self) -> ast.Ident | None:
        """Whose version is changed; a new version says itself whose it is."""
        match self.sentence:
            case ast.Replace(decl=decl):
                return decl.seat if isinstance(decl, ast.Rule) else None
            case ast.Remove(seat=seat) | ast.Extend(seat=seat):
                return seat
            case ast.SetValue():
                return None
            case _:
                assert_never(self.sentence)

    @property
    def address(self) -> str:
        return _address(self.path, self.seat)

    @property
    def span(self) -> Span:
        """Where the address is written."""
        whole = self.path[0].span.to(self.path[-1].span)
        seat = self.seat if isinstance(self.sentence, ast.Remove | ast.Extend) else None
        return whole if seat is None else whole.to(seat.span)

    @property
    def exclusive(self) -> bool:
        return not (isinstance(self.sentence, ast.Extend) and self.sentence.when != "instead of")


def apply_patches(rules: Ruleset, patches: list[Patch], problems: list[Diagnostic]) -> None:
    claimed: dict[str, Patch] = {}
    for patch in patches:
        address = patch.address
        first = claimed.get(address)
        if patch.exclusive and first is not None:
            if patch.pack.id in first.pack.knows:
                continue
            if first.pack.id not in patch.pack.knows:
                note = ((f"`{first.pack.id}` changes it here", first.span),)
                message = f"`{patch.pack.id}` and `{first.pack.id}` both change `{address}`"
                hint = f"let one of them name the other: `knows: [{first.pack.id}]`"
                problems.append(Diagnostic("RW308", message, patch.span, hint, note))
                continue
        if patch.exclusive:
            claimed[address] = patch
        try:
            if not _apply(rules, patch):
                replacing = isinstance(patch.sentence, ast.Replace)
                problems.append(nothing_to_change(rules, address, patch.path, patch.seat, replacing))
        except Misfit as misfit:
            problems.append(Diagnostic("RW305", str(misfit), misfit.span, "look at what it is in the pack below"))


def _apply(rules: Ruleset, patch: Patch) -> bool:
    """Carry out a patch; False if what it changes is not there."""
    sentence, path, seat = patch.sentence, patch.path, patch.seat
    match sentence:
        case ast.Replace(decl=decl):
            return len(path) == 1 and _replace(rules, path[0], decl)
        case ast.Remove():
            return _remove(rules, path, seat)
        case ast.SetValue(value=value):
            return _set(rules, path, value)
        case ast.Extend(when=when, body=body):
            return _edit_body(rules, path, seat, lambda old: _extended(when, old, body))
        case _:
            assert_never(sentence)


def _extended(when: str, old: Body, body: Body) -> Body:
    return {"before": body + old, "after": old + body, "instead of": body}[when]


def _replace(rules: Ruleset, name: str, decl: ast.Decl) -> bool:
    """Put a declaration in the place of one of its own kind and name."""
    match decl:
        case ast.Winner():
            if name == "winner":
                rules.winner = decl
            return name == "winner"
        case ast.Rule(seat=seat):
            if seat is not None:
                return decl.name == name and _put(rules.seat_rules, (name, str(seat)), decl)
            done = decl.name == name and _put(rules.rules, name, decl)
        case ast.Value() | ast.Banded():
            done = decl.name == name and _put(rules.values, name, decl)
        case ast.Score():
            done = decl.name == name and _put(rules.scores, name, decl)
        case ast.Flow():
            done = decl.name == name and _put(rules.flows, name, decl)
        case ast.Bot() | ast.Listener() | ast.Modifier() | ast.Replace() | ast.Remove() | ast.SetValue() | ast.Extend():
            return False
        case _:
            assert_never(decl)
    if done:
        rules.places[name] = decl.span
    return done


def _put(home: dict[Key, Thing], key: Key, thing: Thing) -> bool:
    if key in home:
        home[key] = thing
        return True
    return False


def _remove(rules: Ruleset, path: tuple[str, ...], seat: Seat) -> bool:
    if seat is None and len(path) == 2 and path[0] in rules.pieces:
        kind = rules.pieces[path[0]]
        kept = tuple(item for item in kind.items if item.id != path[1])
        rules.pieces[path[0]] = replace(kind, items=kept)
        return len(kept) != len(kind.items)
    if len(path) == 2:
        return _edit_body(rules, path, seat, lambda _: ())
    if len(path) != 1:
        return False
    if seat is not None:
        return rules.seat_rules.pop((path[0], seat), None) is not None
    found = rules.scores.pop(path[0], None) or rules.values.pop(path[0], None) or rules.rules.pop(path[0], None)
    if found is not None:
        rules.places.pop(path[0], None)
    return found is not None


def _set(rules: Ruleset, path: tuple[ast.Ident, ...], value: ast.Expr) -> bool:
    name = path[0]
    if len(path) == 1 and name in rules.values:
        old = rules.values[name]
        rules.values[name] = ast.Value(value.span, old.name, old.params, value)
        return True
    plain = _constant(value)
    if plain is None:
        return False
    if name in rules.tables and len(path) == 1 + len(rules.tables[name].keys):
        table = rules.tables[name]
        words: list[int | str] = [int(word) if word.isdigit() else word for word in path[1:]]
        for word, type_, at in zip(words, table.keys, path[1:], strict=True):
            _must_be(rules, word, type_, at.span, key=True)
        _must_be(rules, plain, table.type, value.span)
        key = words[0] if len(words) == 1 else tuple(words)
        rules.tables[name] = replace(table, values={**table.values, key: plain})
        return True
    if len(path) == 2 and name in rules.variables and path[1] in ("start", "min", "max"):
        field = {"start": "start", "min": "low", "max": "high"}[path[1]]
        _must_be(rules, plain, rules.variables[name].type if field == "start" else NUMBER, value.span)
        changes: dict[str, Any] = {field: plain}
        rules.variables[name] = replace(rules.variables[name], **changes)
        return True
    if len(path) == 3 and name in rules.pieces and path[2] in rules.pieces[name].attributes:
        kind = rules.pieces[name]
        _must_be(rules, plain, kind.attributes[path[2]].type, value.span)
        items = tuple(
            replace(item, values={**item.values, path[2]: plain}) if item.id == path[1] else item for item in kind.items
        )
        rules.pieces[name] = replace(kind, items=items)
        return any(item.id == path[1] for item in items)
    return False


def _must_be(rules: Ruleset, value: object, type_: Type, span: Span, key: bool = False) -> None:
    if not belongs(rules, value, type_, key):
        raise Misfit(f"`{value}` is no {type_}, as is needed here", span)


def _constant(value: ast.Expr) -> int | str | list[int | str] | None:
    """What a table may hold: a number, a name or a list of them."""
    if isinstance(value, ast.Number):
        return value.value
    if isinstance(value, ast.Name):
        return value.name
    if isinstance(value, ast.SetOf):
        return [part for part in map(_constant, value.items) if isinstance(part, int | str)]
    return None


def _edit_body(rules: Ruleset, path: tuple[str, ...], seat: Seat, edit: Callable[[Body], Body]) -> bool:
    """Change the statements of a rule, of a seat's version of it, of a flow, or of one part in any of them."""
    name = path[0]
    if len(path) > 2:
        return False
    if seat is not None:
        return _edited(rules.seat_rules, (name, seat), path[1:], edit)
    return _edited(rules.rules, name, path[1:], edit) or _edited(rules.flows, name, path[1:], edit)


def _edited(home: dict[Key, Program], key: Key, part: tuple[str, ...], edit: Callable[[Body], Body]) -> bool:
    if key not in home:
        return False
    program = home[key]
    body, found = _edit_part(program.body, part[0], edit) if part else (edit(program.body), True)
    home[key] = replace(program, body=body)
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


def _address(path: tuple[str, ...], seat: Seat) -> str:
    return ".".join(path) + (f" for {seat}" if seat else "")
