"""invariants.yaml: what a pack promises of its game, also where other packs lie over it.

`always` are sentences that hold whenever somebody is asked; `validate` plays games and looks. `rows` are JSON schemas that
every row of a kind of piece follows, in whichever pack it stands. Of JSON Schema only what needs no time and no network is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table
from dataclasses import replace
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link.components import entries_of
from rulewright.link.nouns import PieceKind
from rulewright.link.schemas import complaints
from rulewright.link.shown import Told
from rulewright.link.tables import TableReader, cut
from rulewright.parse import ast, parse_expression
from rulewright.read import Mapping, Node, Scalar, Sequence, plain

INVARIANTS = "invariants.yaml"


def read_invariants(reader: TableReader, document: Mapping) -> None:
    """The sentences of one pack; a name that another pack has given already stays that pack's."""
    always = document.get("always")
    for key, entry in always.entries if isinstance(always, Mapping) else ():
        name = ast.Ident(str(key.value), key.span)
        if name in reader.rules.invariants:
            note = ((English("it was first given here"), reader.rules.invariants[name].name.span),)
            message = English("there are two invariants called `{name}`", name=name)
            reader.problems.append(Diagnostic("RW301", message, name.span, English("give it another name"), note))
        elif isinstance(entry, Scalar) and reader.may_say(str(entry.value), entry.span):
            tree, wrong = parse_expression(str(entry.value), entry.span.file, _places(entry))
            reader.problems.extend(wrong)
            if tree is not None:
                reader.rules.invariants[name] = Told(name, tree)


def _places(node: Scalar) -> Any:
    return lambda line, column: node.locate(line - 1, column - 1)


def refine(reader: TableReader, documents: Table[str, Mapping]) -> Iterator[Diagnostic]:
    """Rows that are not what an invariant of their kind asks for."""
    for file, document in documents.items():
        rows = document.get("rows") if file.endswith(f"/{INVARIANTS}") else None
        for key, schema in rows.entries if isinstance(rows, Mapping) else ():
            kind = str(key.value)
            if kind not in reader.rules.pieces:
                hint = suggest_or_list(kind, list(reader.rules.pieces))
                yield Diagnostic("RW304", English("there is no kind of piece called `{kind}`", kind=kind), key.span, hint)
                continue
            yield from _unknown(reader.rules.pieces[kind], schema)
            asked = _asked(reader.rules.pieces[kind], schema)
            tables = [
                one for one in documents.values() if any(_named(one.get(word)) == kind for word in ("pieces", "places", "more"))
            ]
            rows_of_kind = [row for table in tables for row in _rows(table)]
            found = [list(_broken(row, asked, key.span)) for row in rows_of_kind]
            if len(found) > 1 and all(found):
                message = English("no `{kind}` is as this asks for: {message}", kind=kind, message=found[0][0].message)
                yield Diagnostic("RW442", message, key.span, English("ask for what they are, or leave it out"))
            else:
                yield from (problem for problems in found for problem in problems)


def _unknown(kind: PieceKind, schema: Node) -> Iterator[Diagnostic]:
    """What is asked of rows that no row of the kind can say: such a promise would never be broken, or always."""
    for name in _names(schema):
        if str(name.value) not in entries_of(kind):
            message = English("a {name} has no attribute called `{name2}`", name=kind.name, name2=cut(str(name.value)))
            yield Diagnostic("RW304", message, name.span, suggest_or_list(str(name.value), entries_of(kind)))


def _names(schema: Node) -> Iterator[Scalar]:
    required, properties = (schema.get(key) if isinstance(schema, Mapping) else None for key in ("required", "properties"))
    yield from (name for name in (required.items if isinstance(required, Sequence) else ()) if isinstance(name, Scalar))
    yield from (name for name, _ in (properties.entries if isinstance(properties, Mapping) else ()))


def _asked(kind: PieceKind, schema: Node) -> Any:
    """What is asked of rows, without what none can say, which has been told."""
    data: Any = plain(schema)
    return {**data, "required": [name for name in data.get("required", ()) if name in entries_of(kind)]}


def _rows(table: Mapping) -> tuple[tuple[Scalar, Node], ...]:
    items = table.get("items")
    return tuple(items.entries) if isinstance(items, Mapping) else ()


def _broken(row: tuple[Scalar, Node], schema: Any, asked: Span) -> Iterator[Diagnostic]:
    for problem in complaints(row[1], schema):
        message = English("`{name}`: {message}", name=row[0].value, message=problem.message)
        yield replace(
            problem,
            message=message,
            notes=(*problem.notes, (English("every row of this kind is asked to be so here"), asked)),
        )


def _named(node: Node | None) -> str:
    return str(node.value) if isinstance(node, Scalar) else ""
