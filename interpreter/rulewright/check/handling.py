"""Pieces changing hands: what may lie where."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.expressions import elements, infer, wants
from rulewright.check.properties import tile_type
from rulewright.check.scope import Scope
from rulewright.check.wanted import expect
from rulewright.diagnostics import English
from rulewright.link import NUMBER, UNKNOWN, ListType, SpotType, Type, UnknownType, ZoneType, fits
from rulewright.parse import ast


def move(node: ast.Move, scope: Scope, checking: Checking) -> None:
    held = elements(node.what, scope, checking) if node.every else infer(node.what, scope, checking)
    if not node.every and isinstance(held, ListType | ZoneType):
        held = held.of
    zone(node.to, held, scope, checking)


def draw(node: ast.Draw, scope: Scope, checking: Checking) -> None:
    wants(node.count, NUMBER, scope, checking)
    source = node.source
    if isinstance(source, ast.Filtered):
        elements(source, scope, checking)
        source = source.items
    zone(node.to, zone(source, None, scope, checking), scope, checking)


def place(node: ast.Place, scope: Scope, checking: Checking) -> None:
    infer(node.what, scope, checking)
    where = infer(node.at, scope, checking)
    if isinstance(where, SpotType):
        expect(node.what, tile_type(checking.rules, where.name), checking)
    elif not isinstance(where, UnknownType):
        hint = English("choose one from `spots(piece, board)`")
        checking.report("RW402", English("a piece is placed at a spot, but this is a {where}", where=where), node.at.span, hint)


def zone(node: ast.Expr, holds: Type | None, scope: Scope, checking: Checking) -> Type:
    """What a zone holds, which must be what is put there; anything but a zone is told."""
    type_ = infer(node, scope, checking)
    if isinstance(type_, ZoneType):
        if holds is not None and not fits(holds, type_.of):
            checking.report("RW402", English("this zone holds {of}s, not {holds}s", of=type_.of, holds=holds), node.span)
        return type_.of
    if not isinstance(type_, UnknownType):
        checking.report("RW402", English("this is a {type}, but a zone is needed here", type=type_), node.span)
    return UNKNOWN
