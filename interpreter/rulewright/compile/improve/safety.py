"""Which choices need no look ahead: nothing behind them can fail, whatever is chosen, or behind some of the alternatives.

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
    """Sites behind which something may fail, alternatives behind which something may, and functions that are called before
    something that may. Without foresight, nothing was asked for beforehand.
    """

    foresight: bool
    sites: set[int] = field(default_factory=set)
    ways: dict[int, dict[int, bool]] = field(default_factory=dict)  # of a site, each alternative by its number
    functions: set[str] = field(default_factory=set)


def safety(draft: Draft) -> Draft:
    found = _looked_through(draft, True)
    safe = _safe(draft, found)
    sure = {site: frozenset(way for way, fails in ways.items() if not fails) for site, ways in found.ways.items()}
    sites = (replace(site, safe=site.index in safe, sure=sure.get(site.index, frozenset())) for site in draft.sites)
    return replace(draft, sites=tuple(sites))


def settled(draft: Draft) -> frozenset[int]:
    """The sites behind which nothing can fail, whether or not somebody foresees what would."""
    return _safe(draft, _looked_through(draft, False))


def _safe(draft: Draft, found: _Found) -> frozenset[int]:
    plain = (site.index for site in draft.sites if site.kind not in ("window", "effects"))
    return frozenset(plain) - found.sites


def _looked_through(draft: Draft, foresight: bool) -> _Found:
    found = _Found(foresight)
    found.functions |= {name for name, function in draft.functions.items() if function.follows}
    found.functions |= _added(draft)
    waiting = list(draft.functions)
    while waiting:
        name = waiting.pop()
        before = set(found.functions)
        _block(draft.functions[name].block, name in before, found)
        waiting += [other for other in found.functions - before if other in draft.functions]
    return found


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
        behind.append(behind[-1] or bool(said.fails))
    behind.reverse()
    for place, said in enumerate(block):
        for number, op in enumerate(said.ops):
            rest = behind[place + 1 + _answered(op, block[place + 1 :], found)]
            _op(op, rest or (bool(said.fails) and not all(map(names_only, said.ops[number + 1 :]))), found)


def fails(block: Block) -> bool:
    return any(said.fails for said in block)


def _answered(op: Op, later: Block, found: _Found) -> int:
    """How many of the sentences behind a choice cannot fail, as what they ask was asked for with it."""
    if not isinstance(op, ops.Choose):
        return 0
    return len(later) if op.met and found.foresight else min(op.hoisted, len(later))


def _may_fail(way: ops.Way | ops.May, found: _Found) -> bool:
    """Whether an alternative may fail that passes the tests of what it begins with."""
    return fails(way.block) and not (way.met and found.foresight)


def _op(op: Op, after: bool, found: _Found) -> None:
    match op:
        case ops.Do(function=function):
            if after:
                found.functions.add(function)
        case ops.DoVersion(plain=plain, versions=versions):
            if after:
                found.functions |= {plain, *(function for _, function in versions)}
        case ops.ChooseOne(site=site, ways=ways):
            _mark_ways(site, {number: after or _may_fail(way, found) for number, way in enumerate(ways, 1)}, found)
            for way in ways:
                _block(way.block, after, found)
        case ops.May(site=site, block=block):
            _mark_ways(site, {1: after or _may_fail(op, found), 0: after}, found)
            _block(block, after, found)
        case ops.Times(site=site, block=block):
            again = after or fails(block)
            if site is not None:
                _mark_ways(site, {1: again, 0: after}, found)
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


def _mark_ways(site: int, ways: dict[int, bool], found: _Found) -> None:
    """Whether something behind each alternative may fail."""
    _mark(site, any(ways.values()), found)
    before = found.ways.get(site, {})
    found.ways[site] = {way: fails or before.get(way, False) for way, fails in ways.items()}
