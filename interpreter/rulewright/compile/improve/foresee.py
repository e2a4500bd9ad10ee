"""Candidates that are bound to fail soon are not tried: requirements and costs behind names and windows nobody can use.

What fails one of these tests is illegal anyway. Where somebody may ask why, the search finds it out instead, and knows the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Arith, Both, Compare, Const, Local, Value
from rulewright.link import YES_NO


def foresee(draft: Draft) -> Draft:
    return replace(draft, functions={name: _function(function) for name, function in draft.functions.items()})


def _function(function: Function) -> Function:
    return cast("Function", rebuilt(in_blocks(function, _block), _ways))


def _ways(node: Node) -> Node:
    """Alternatives and what may be done: tests of what they begin with."""
    if isinstance(node, ops.Way):
        return replace(node, soon=coming(node.block, {}))
    if isinstance(node, ops.May):
        return replace(node, soon=coming(node.block, {}))
    return node


def _block(block: Block) -> Block:
    return tuple(_said(said, block[place + 1 :]) for place, said in enumerate(block))


def _said(said: Said, later: Block) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is not None or choose.answers or choose.parts:
        return said
    if isinstance(choose.candidates.items, ir.Spots):
        return said
    soon = coming(later[choose.hoisted :], {choose.local.name: choose.candidates.var})
    return replace(said, ops=(*said.ops[:-1], *_asked_once(choose, soon))) if soon else said


def _asked_once(choose: ops.Choose, soon: tuple[Value, ...]) -> tuple[ops.Op, ...]:
    """Whether somebody owns a card for a window is the same for every candidate."""
    found = dict.fromkeys(node for test in soon for node in walk(test) if isinstance(node, ir.Playable))
    owned = [node for node in found if not mentions(node, choose.candidates.var.name)]
    names: dict[Node, Local] = {node: Local(f"owned{choose.site}_{number}", YES_NO) for number, node in enumerate(owned)}
    tests = tuple(rebuilt(test, lambda node: names.get(node, node)) for test in soon)
    return (*(ops.Let(names[node], node) for node in owned), replace(choose, soon=tests))


def coming(block: Block, names: Mapping[str, Value]) -> tuple[Value, ...]:
    """Tests of what is required or paid next, as it can be said now."""
    tests: list[Value] = []
    unless: list[Value] = []
    known = dict(names)

    def add(test: Value) -> None:
        for playable in unless:
            test = Both("or", playable, test)
        tests.append(test)

    for said in block:
        match said.foretold:
            case ops.Named(local=local, value=value):
                known[local.name] = substituted(value, known)
            case ops.Opened(playable=playable):
                if playable is not None:
                    unless.append(playable)
            case ops.Required(test=test):
                add(substituted(test, known))
            case ops.Due(parts=parts):
                for there, asked, low in parts:
                    have = Arith("-", there, Const(low)) if low else there
                    add(Compare(">=", have, substituted(asked, known)))
                break
            case None:
                break
    return tuple(tests)
