"""Branches that are never taken in this game, by its options and players, are left out before anybody looks ahead.

So whoever asks what may fail behind a choice is not told of what could fail only in another game.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compile.improve.fold import folded_once, taken
from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, rebuilt
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Const, Value


def prune(draft: Draft) -> Draft:
    def known(test: Value) -> Value:
        found = rebuilt(test, lambda node: folded_once(node, draft))
        return found if isinstance(found, Const) else test

    def pruned(node: Node) -> Node:
        match node:
            case ops.If(branches=branches):
                return taken(replace(node, branches=tuple((known(test), block) for test, block in branches)))
            case ops.Said():
                return _said(node)
        return node

    return replace(draft, functions={name: rebuilt(function, pruned) for name, function in draft.functions.items()})


def _said(said: ops.Said) -> ops.Said:
    """A sentence of which one branch is left may fail if something in that branch may."""
    match said.ops:
        case (ops.If(branches=(), other=block),) if said.fails and all(inner.fails is False for inner in block):
            return replace(said, fails=False)
    return said
