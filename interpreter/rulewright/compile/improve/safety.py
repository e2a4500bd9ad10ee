"""Which choices need no look ahead: nothing behind them can fail, whatever is chosen.

What stands behind a choice in its own block is known from the sentences; what stands behind a call of its rule from all
places that call it. A rule is taken as safe until a call shows otherwise, and calls are looked at until none does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rulewright.compile.improve.hoist import names_only
from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, walk
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.program import Draft


@dataclass
class _Found:
    """Sites behind which something may fail, and functions that are called before something that may."""

    sites: set[int] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


def safety(draft: Draft) -> Draft:
    found = settled(draft)
    return replace(draft, sites=tuple(replace(site, safe=site.index in found) for site in draft.sites))


def settled(draft: Draft) -> frozenset[int]:
    """The sites behind which nothing can fail."""
    found = _Found()
    found.functions |= {name for name, function in draft.functions.items() if function.follows}
    found.functions |= _added(draft)
    waiting = list(draft.functions)
    while waiting:
        name = waiting.pop()
        before = set(found.functions)
        _block(draft.functions[name].block, name in before, found)
        waiting += [other for other in found.functions - before if other in draft.functions]
    plain = (site.index for site in draft.sites if site.kind not in ("window", "effects"))
    return frozenset(plain) - found.sites


def _added(draft: Draft) -> set[str]:
    """Rules that are added to an agenda: other items of it follow them."""
    rules = list(draft.checked.rules.rules)
    parts = (node for function in draft.functions.values() for node in walk(function))
    names = {rules[node.rule] for node in parts if isinstance(node, ops.AddToAgenda)}
    return {f"{prefix}_{name}" for name in names for prefix in ("rule", "plain")}


def _block(block: Block, rest: bool, found: _Found) -> None:
    """Go over a block from its end: `rest` is whether something behind it may fail."""
    behind = [rest]
    for said in reversed(block):
        behind.append(behind[-1] or said.fails)
    behind.reverse()
    for place, said in enumerate(block):
        after = behind[place + 1]
        for number, op in enumerate(said.ops):
            rest = behind[min(place + 1 + op.hoisted, len(block))] if isinstance(op, ops.Choose) else after
            _op(op, rest or (said.fails and not all(map(names_only, said.ops[number + 1 :]))), found)


def fails(block: Block) -> bool:
    return any(said.fails for said in block)


def _op(op: Op, after: bool, found: _Found) -> None:
    match op:
        case ops.Do(function=function):
            if after:
                found.functions.add(function)
        case ops.DoVersion(plain=plain, versions=versions):
            if after:
                found.functions |= {plain, *(function for _, function in versions)}
        case ops.ChooseOne(site=site, ways=ways):
            _mark(site, after or any(fails(way.block) for way in ways), found)
            for way in ways:
                _block(way.block, after, found)
        case ops.May(site=site, block=block):
            _mark(site, after or fails(block), found)
            _block(block, after, found)
        case ops.Times(site=site, block=block):
            again = after or fails(block)
            if site is not None:
                _mark(site, again, found)
            _block(block, again, found)
        case ops.ForEach(block=block) | ops.Repeat(block=block) | ops.EachHolder(block=block):
            _block(block, after or fails(block), found)
        case ops.AnyOrder(site=site, parts=parts):
            _mark(site, True, found)
            for part in parts:
                _block(part.block, True, found)
        case ops.If(branches=branches, other=other):
            for _, block in branches:
                _block(block, after, found)
            _block(other, after, found)
        case ops.Part(block=block):
            _block(block, after, found)
        case ops.Instead(replaced=replaced, block=block):
            _block(replaced, after, found)
            _block(block, after, found)
        case ops.Watched(ops=inner):
            for one in inner:
                _op(one, True, found)  # somebody may act after it
        case _:
            assert not any(isinstance(part, ops.Said) for part in walk(op)), op  # a block that nobody has looked into
            for site in _asked(op):
                _mark(site, after, found)


def _asked(op: Node) -> Iterator[int]:
    site = getattr(op, "site", None)
    if isinstance(site, int):
        yield site
    if isinstance(op, ops.Choose):
        yield from (part.site for part in op.parts)


def _mark(site: int, after: bool, found: _Found) -> None:
    if after:
        found.sites.add(site)
