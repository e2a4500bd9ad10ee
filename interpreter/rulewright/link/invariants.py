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
from rulewright.link.schemas import complaints
from rulewright.link.shown import Told
from rulewright.link.tables import TableReader
from rulewright.parse import ast, parse_expression
from rulewright.read import Mapping, Node, Scalar, plain

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
            tables = [
                one for one in documents.values() if any(_named(one.get(word)) == kind for word in ("pieces", "places", "more"))
            ]
            rows_of_kind = [row for table in tables for row in _rows(table)]
            found = [list(_broken(row, plain(schema), key.span)) for row in rows_of_kind]
            if len(found) > 1 and all(found):
                message = English("no `{kind}` is as this asks for: {message}", kind=kind, message=found[0][0].message)
                yield Diagnostic("RW442", message, key.span, English("ask for what they are, or leave it out"))
            else:
                yield from (problem for problems in found for problem in problems)


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
