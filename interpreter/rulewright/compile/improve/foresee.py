"""Candidates that are bound to fail soon are not tried: requirements and costs behind names and windows nobody can use.

What fails one of these tests is illegal anyway. Where somebody may ask why, the search finds it out instead, and knows the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import cast

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.certain import certain
from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Arith, Both, Compare, Const, Local, Not, Value
from rulewright.link import YES_NO
from rulewright.state import DoingAt, Region

DEEP = 3  # rules and branches inside one another that are looked into
DEAR = 1500  # parts of a test that is not worth making beforehand


@dataclass(frozen=True)
class Ahead:
    """What one must know to look ahead in a program."""

    functions: Mapping[str, Function]
    bounds: Bounds
    rules: dict[tuple[str, int], tuple[Value, ...]] = field(default_factory=dict)  # what is known about each, by depth

    def of(self, name: str, deep: int) -> tuple[Value, ...]:
        """What can be said about a rule before it is done, for any player and arguments."""
        if (name, deep) not in self.rules:
            self.rules[name, deep] = coming(self.functions[name].block, {}, self, deep)
        return self.rules[name, deep]


def foresee(draft: Draft) -> Draft:
    ahead = Ahead(draft.functions, Bounds(draft))
    return replace(draft, functions={name: _function(function, ahead) for name, function in draft.functions.items()})


def _function(function: Function, ahead: Ahead) -> Function:
    def block(given: Block) -> Block:
        return tuple(_said(said, given[place + 1 :], ahead) for place, said in enumerate(given))

    return cast("Function", rebuilt(in_blocks(function, block), lambda node: _ways(node, ahead)))


def _ways(node: Node, ahead: Ahead) -> Node:
    """Alternatives and what may be done: tests of what they begin with."""
    if isinstance(node, ops.Way | ops.May):
        return replace(node, soon=coming(node.block, {}, ahead))
    return node


def _said(said: Said, later: Block, ahead: Ahead) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is not None or choose.answers or choose.parts:
        return said
    if isinstance(choose.candidates.items, ir.Spots):
        return said
    paid = tuple(slots for one in later[: choose.hoisted] for slots in _paid(one))
    soon = coming(later[choose.hoisted :], {choose.local.name: choose.candidates.var}, ahead, hidden=paid)
    return replace(said, ops=(*said.ops[:-1], *_asked_once(choose, soon))) if soon else said


def _asked_once(choose: ops.Choose, soon: tuple[Value, ...]) -> tuple[ops.Op, ...]:
    """Whether somebody owns a card for a window is the same for every candidate."""
    found = dict.fromkeys(node for test in soon for node in walk(test) if isinstance(node, ir.Playable))
    owned = [node for node in found if not mentions(node, choose.candidates.var.name)]
    names: dict[Node, Local] = {node: Local(f"owned{choose.site}_{number}", YES_NO) for number, node in enumerate(owned)}
    tests = tuple(rebuilt(test, lambda node: names.get(node, node)) for test in soon)
    return (*(ops.Let(names[node], node) for node in owned), replace(choose, soon=tests))


def _paid(said: Said) -> list[range]:
    """The slots that something is paid from."""
    if not isinstance(said.foretold, ops.Due):
        return []
    return [node.region.slots for there, _, _ in said.foretold.parts for node in walk(there) if isinstance(node, ir.Slot)]


def coming(
    block: Block, names: Mapping[str, Value], ahead: Ahead, deep: int = DEEP, hidden: tuple[range, ...] = ()
) -> tuple[Value, ...]:
    """Tests of what is required, paid or chosen next, as it can be said now: of what changes on the way, nothing is said."""
    tests: list[Value] = []
    unless: list[Value] = []
    changed = list(hidden)
    known = dict(names)

    def add(test: Value) -> None:
        if changed and _reads(test, changed, ahead.functions, frozenset()):
            return
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
                    add(Compare(">=", substituted(have, known), substituted(asked, known)))
                break
            case None:
                for op in said.ops:
                    if not _passed(op, known, changed):
                        for test in _inside(op, known, ahead, deep):
                            add(test)
                        return tuple(tests)
    return tuple(tests)


def _passed(op: ops.Op, known: dict[str, Value], changed: list[range]) -> bool:
    """Whether an operation changes nothing but names, and what is remembered about a rule while it is done."""
    match op:
        case ops.Let(local=local, value=value):
            known[local.name] = substituted(value, known)
        case ops.Store(slot=ir.Slot(region=Region(address=DoingAt()) as region)):
            changed.append(region.slots)
        case ops.Forget(memory=memory):
            changed.append(memory)
        case ops.Keep() | ops.Listen() | ops.Part():
            pass
        case _:
            return False
    return True


def _reads(value: Node, slots: list[range], functions: Mapping[str, Function], open_: frozenset[str]) -> bool:
    """Whether a value may depend on what lies in some slots."""
    for node in walk(value):
        match node:
            case ir.Slot(region=region) | ir.Stretch(region=region) | ir.LastingAmounts(region=region):
                place = region.slots
                if any(place.start < some.stop and some.start < place.stop for some in slots):
                    return True
            case ir.Called(function=name) if name not in open_:
                if name not in functions or _reads(functions[name], slots, functions, open_ | {name}):
                    return True
            case ir.Peek() | ir.Bank() | ir.Able() | ir.After():
                return True
    return False


def _inside(op: ops.Op, known: Mapping[str, Value], ahead: Ahead, deep: int) -> list[Value]:
    """What can be said about an operation that does something: a rule that is done, a branch, a choice."""
    found: list[Value] = []
    match op:
        case (
            ops.Do(function=name, player=player, args=args) | ops.DoVersion(plain=name, versions=(), player=player, args=args)
        ) if deep and name in ahead.functions:
            params = (local.name for local in ahead.functions[name].params)
            given = {"player": player, **dict(zip(params, args, strict=True))}
            given = {one: substituted(value, known) for one, value in given.items()}
            found += [substituted(test, given) for test in ahead.of(name, deep - 1)]
        case ops.If(branches=((test, block),), other=other) if deep:
            test = substituted(test, known)
            found += [Both("or", Not(test), one) for one in coming(block, known, ahead, deep - 1)]
            found += [Both("or", test, one) for one in coming(other, known, ahead, deep - 1)]
        case ops.Choose(candidates=ir.Gather(var=var, items=items, tests=tests), costs=costs) if not isinstance(items, ir.Spots):
            listed = tuple(substituted(one, known) for one in (*tests, *costs))
            found.append(ir.Some(ir.Gather(var, substituted(items, known), listed, Const(True, YES_NO))))
        case ops.ChooseOne(ways=ways) if deep:
            found += _one_of(ways, known, ahead, deep)
    return [test for test in found if ahead.bounds.cost(test, True) <= DEAR and certain(test, ahead.functions)]


def _one_of(ways: tuple[ops.Way, ...], known: Mapping[str, Value], ahead: Ahead, deep: int) -> list[Value]:
    """One of several ways must be open."""
    whole: Value | None = None
    for way in ways:
        tests = [substituted(way.test, known)] if way.test is not None else []
        tests += coming(way.block, known, ahead, deep - 1)
        if not tests:
            return []
        both = tests[0]
        for test in tests[1:]:
            both = Both("and", both, test)
        whole = both if whole is None else Both("or", whole, both)
    return [] if whole is None else [whole]
