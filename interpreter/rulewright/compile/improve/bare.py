"""A program without its notes for the log, for whoever plays many games and reads none."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Draft, Function


def bare(draft: Draft) -> Draft:
    return replace(draft, functions={name: _function(function) for name, function in draft.functions.items()}, effects=())


def _function(function: Function) -> Function:
    return with_children(function, _without)


def _without(node: Node) -> Node:
    if isinstance(node, Said | ops.Watched):
        node = replace(node, ops=tuple(op for op in node.ops if not _told(op)))
    node = with_children(node, _without)
    return replace(node, taken=None) if isinstance(node, ops.Draw | ops.DrawSome) else node


def _told(op: ops.Op) -> bool:
    """Whether an operation is only there for the log."""
    match op:
        case ops.Note() | ops.NotePaid():
            return True
        case ops.ForEach(block=block, weight=0) | ops.If(branches=((_, block),), other=()):
            inside = [inner for said in block for inner in said.ops]
            return bool(inside) and all(map(_told, inside))
    return False
