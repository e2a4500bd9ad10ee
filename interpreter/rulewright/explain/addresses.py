"""Everything of a game that can be explained, and the ids it is known by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.check import Checked
from rulewright.link import PieceKind
from rulewright.parse import ast

Sayable = ast.Decl | ast.Stmt
Addressed = tuple[str, tuple[Sayable, ...]]


def addresses(checked: Checked) -> Iterator[Addressed]:
    """Everything that can be explained, in the order of the sources."""
    files = {file: index for index, file in enumerate(checked.rules.sources)}

    def place(each: Addressed) -> tuple[int, int, int]:
        span = each[1][0].span
        return files.get(span.file, 0), span.line, span.column

    yield from sorted([*_declared(checked), *printed(checked)], key=place)


def _declared(checked: Checked) -> Iterator[Addressed]:
    rules = checked.rules
    for name, rule in rules.programs():
        yield name, (rule,)
    for home in (rules.flows, rules.values, rules.scores, rules.bots):
        for name, decl in home.items():
            yield name, (decl,)
    if rules.winner is not None:
        yield "winner", (rules.winner,)
    for owned in rules.listeners:
        if owned.item is None:
            span = owned.sentence.span
            yield owned.sentence.name or f"{span.file.rsplit('/', 1)[-1]}:{span.line}", (owned.sentence,)


def printed(checked: Checked) -> Iterator[Addressed]:
    """What stands on pieces, kind by kind."""
    for kind in checked.rules.pieces.values():
        for item in kind.items:
            for field, nodes in item.effects.items():
                said = sayable(nodes)
                if said:
                    yield address_of(kind, item.id, field), said


def sayable(nodes: tuple[ast.Node, ...]) -> tuple[Sayable, ...]:
    """What is printed on a piece, as declarations and statements."""
    return tuple(node for node in nodes if isinstance(node, Sayable))


def address_of(kind: PieceKind, id: str, field: str) -> str:
    """The address of what is printed on a piece: `card.k1`, `card.k1.bonus`."""
    return f"{kind.name}.{id}" if field == "effect" else f"{kind.name}.{id}.{field}"


def meant(checked: Checked, id: str | None) -> list[str | None]:
    """The ids somebody may mean: the id itself, or that of every piece that is called so (`B15` for `card.B15`)."""
    whole = [f"{kind.name}.{item.id}" for kind in checked.rules.pieces.values() for item in kind.items if item.id == id]
    return [*whole, id] if whole else [id]


def override_id(address: str) -> str:
    """The message that replaces a generated sentence; message names have neither dots nor spaces."""
    return "explain-" + address.replace(".", "-").replace(" ", "-")


def declared_name(node: Sayable) -> str:
    """The name whose own texts for locals are used in a declaration (`turn-top`); empty where it has none."""
    if isinstance(node, ast.Stmt | ast.Patching):
        return ""
    match node:
        case ast.Rule() | ast.Flow() | ast.Value() | ast.Banded() | ast.Score() | ast.Bot():
            return node.name
        case ast.Winner() | ast.Listener() | ast.Modifier():
            return ""
        case _:
            assert_never(node)
