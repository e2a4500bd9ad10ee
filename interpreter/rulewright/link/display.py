"""table.yaml: how a game is shown. Regions in the order a player looks, values worth showing, what things look like.

It changes nothing in a game, and everything in it may be left out. Expressions are sentences of the language; the checker
types them like any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright.diagnostics import Diagnostic, English, suggest_or_list
from rulewright.link.ruleset import Ruleset
from rulewright.link.shown import PLAYERS, Look, Region, Told
from rulewright.link.tables import TableReader
from rulewright.link.types import PLAYER, CellType, ConstantType, ListType, NumberType, Type, YesNoType
from rulewright.parse import ast, parse_expression
from rulewright.read import Mapping, Node, Scalar, Sequence, plain

TABLE = "table.yaml"
BY_ATTRIBUTE = ("coloured_by", "number", "edges", "turned", "grouped_by", "touches", "in_row")


@dataclass
class _Reading:
    reader: TableReader
    homes: dict[str, ast.Ident] = field(default_factory=dict)  # where each noun is shown

    @property
    def rules(self) -> Ruleset:
        return self.reader.rules


def read_display(reader: TableReader, document: Mapping) -> None:
    """What one pack says about the table; what packs below it have said stays."""
    reading = _Reading(reader)
    display = reader.rules.display
    for region in display.regions.values():
        reading.homes.update({name: name for name in region.shows})
    for key, entry in _entries(document.get("regions")):
        name = ast.Ident(str(key.value), key.span)
        if name in display.regions:
            _twice(reading, name, display.regions[name].name, English("region"))
            continue
        display.regions[name] = Region(name, tuple(_nouns(reading, entry)), _values(reading, _below(entry, "values")))
    for name in _names(document.get("unseen")):
        if _is_noun(reading, name) and _first(reading, name):
            display.unseen[name] = name
    for key, entry in _entries(document.get("beside")):
        name = ast.Ident(str(key.value), key.span)
        if _known(reading, name, [*_types(reader.rules), PLAYERS], English("enumeration, kind of piece or board")):
            told = _values(reading, entry)
            before = display.beside.get(name, ())
            display.beside[name] = (*before, *told)
    for key, entry in _entries(document.get("order")):
        _order(reading, ast.Ident(str(key.value), key.span), entry)
    for key, entry in _entries(document.get("looks")):
        _look(reading, ast.Ident(str(key.value), key.span), entry)


def _order(reading: _Reading, name: ast.Ident, entry: Node) -> None:
    rules, order = reading.rules, reading.rules.display.order
    if not _known(reading, name, [*rules.enums, *rules.pieces], English("enumeration or kind of piece")):
        return
    if name in order:
        _twice(reading, name, order[name].name, English("order"))
        return
    tree = _expression(reading, entry) if isinstance(entry, Scalar) else None
    if tree is not None:
        order[name] = Told(name, tree)


def _look(reading: _Reading, name: ast.Ident, entry: Node) -> None:
    rules, looks = reading.rules, reading.rules.display.looks
    items = [item.id for kind in rules.pieces.values() for item in kind.items]
    marks = [attribute for board in rules.boards.values() for attribute in board.attributes]
    known = [*rules.variables, *rules.constants(), *rules.pieces, *rules.boards, *marks, *items]
    if not _known(reading, name, known, English("counter, constant, piece or kind of piece")):
        return
    if name in looks:
        _twice(reading, name, looks[name].name, English("look"))
        return
    data: Any = plain(entry)
    kind = rules.pieces.get(name)
    for use in (use for use in BY_ATTRIBUTE if use in data):
        fitting = [each.name for each in (kind.attributes.values() if kind is not None else ()) if _serves(each.type, use)]
        written = ast.Ident(data[use], _below(entry, use).span)
        if not _known(reading, written, fitting, English("attribute of `{name}` that could be used so", name=name)):
            return
    where = _below(entry, "where")
    if where is not None:
        if not _known(reading, name, list(rules.pieces), English("kind of piece")):
            return
        tree = _expression(reading, where)
        if tree is not None:
            rules.display.where[name] = Told(ast.Ident("where", where.span), tree)
    looks[name] = Look(name, **{use: data.get(use, "") for use in ("colour", "symbol", "shape", *BY_ATTRIBUTE)})


def _serves(type_: Type, use: str) -> bool:
    """Whether an attribute of a type can say how a piece looks."""
    match use:
        case "coloured_by":
            return type_ == PLAYER or isinstance(type_, ConstantType)
        case "grouped_by":
            return isinstance(type_, ConstantType)
        case "edges":
            return isinstance(type_, ListType) and isinstance(type_.of, ConstantType)
        case "touches":
            return isinstance(type_, CellType)
        case "in_row":
            return isinstance(type_, YesNoType)
        case _:
            return isinstance(type_, NumberType)


# -- nouns --
def _nouns(reading: _Reading, entry: Node) -> Iterator[ast.Ident]:
    for name in _names(_below(entry, "shows")):
        if _is_noun(reading, name) and _first(reading, name):
            yield name


def _is_noun(reading: _Reading, name: ast.Ident) -> bool:
    rules = reading.rules
    places = [kind.name for kind in rules.pieces.values() if kind.places]
    return _known(reading, name, [*rules.variables, *rules.zones, *rules.boards, *places], English("noun that could be shown"))


def _first(reading: _Reading, name: ast.Ident) -> bool:
    """Whether a noun has no place yet; it lies on the table once."""
    before = reading.homes.get(name) or reading.rules.display.unseen.get(name)
    if before is None:
        reading.homes[name] = name
        return True
    _twice(reading, name, before, English("place"))
    return False


def _types(rules: Ruleset) -> list[str]:
    return [*rules.enums, *rules.pieces, *(name for name, board in rules.boards.items() if not board.grows)]


def _known(reading: _Reading, name: ast.Ident, known: list[str], what: English) -> bool:
    if name in known:
        return True
    reading.reader.report(
        "RW304", English("there is no {what} called `{name}`", what=what, name=name), name.span, suggest_or_list(name, known)
    )
    return False


def _twice(reading: _Reading, name: ast.Ident, first: ast.Ident, what: English) -> None:
    note = ((English("it was first given here"), first.span),)
    message, hint = (
        English("`{name}` has two {what}s on the table", name=name, what=what),
        English("remove one of them; a pack over another may `remove` the first"),
    )
    reading.reader.problems.append(Diagnostic("RW315", message, name.span, hint, note))


# -- values --
def _values(reading: _Reading, node: Node | None) -> tuple[Told, ...]:
    found = []
    for key, entry in _entries(node):
        if isinstance(entry, Scalar) and (tree := _expression(reading, entry)) is not None:
            found.append(Told(ast.Ident(str(key.value), key.span), tree))
    return tuple(found)


def _expression(reading: _Reading, node: Scalar) -> ast.Expr | None:
    if not reading.reader.may_say(str(node.value), node.span):
        return None
    tree, wrong = parse_expression(str(node.value), node.span.file, lambda line, column: node.locate(line - 1, column - 1))
    reading.reader.problems.extend(wrong)
    return tree


# -- trees --
def _entries(node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
    return node.entries if isinstance(node, Mapping) else ()


def _below(node: Node, key: str) -> Any:
    return node.get(key) if isinstance(node, Mapping) else None


def _names(node: Node | None) -> list[ast.Ident]:
    items = node.items if isinstance(node, Sequence) else ()
    return [ast.Ident(str(item.value), item.span) for item in items if isinstance(item, Scalar)]
