"""What operations change that ask nobody and end nothing: so one can say something of what comes behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, children
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.program import Draft, Ear, Function
from rulewright.compile.ir.values import Local
from rulewright.state import LocationsOf, Region, ZoneAt

DEEP = 9  # rules and blocks inside one another that are looked into
NO_CHANGE = ops.Note | ops.NotePaid | ops.Finished | ops.Keep | ops.Part | ops.Let | ops.Fail


@dataclass(frozen=True)
class Changes:
    """The slots that may be changed, and the names that are given anew."""

    slots: tuple[range, ...] = ()
    names: tuple[Local, ...] = ()


@dataclass(frozen=True)
class Between:
    """What one must know to tell what operations of a program change."""

    functions: Mapping[str, Function]
    ears: Mapping[str, tuple[Ear, ...]]
    zones: Mapping[Region, tuple[range, ...]]  # of each kind of piece, by what tells where its pieces lie: all it can lie in

    @classmethod
    def of(cls, draft: Draft) -> Between:
        if draft.layout is None:
            return cls(draft.functions, draft.ears, {})
        regions = draft.layout.regions
        held = draft.layout.rules.zones
        zones = {
            region: tuple(
                other.slots
                for place, other in regions.items()
                if isinstance(place, ZoneAt) and held[place.name].holds == address.pieces
            )
            for address, region in regions.items()
            if isinstance(address, LocationsOf)
        }
        return cls(draft.functions, draft.ears, zones)

    def changes(self, op: ops.Op, deep: int = DEEP) -> Changes | None:
        """What an operation may change; None if it may do something of which nothing can be said."""
        match op:
            case ops.Let(local=local):
                return Changes((), (local,))
            case ops.Store(slot=ir.Slot(region=region)) | ops.Change(slot=ir.Slot(region=region)):
                return Changes((region.slots,))
            case ops.Pay(slot=ir.Slot(region=region)) | ops.Advance(target=ir.Slot(region=region)):
                return Changes((region.slots,))
            case ops.Forget(memory=memory):
                return Changes((memory,))
            case ops.Move(locations=locations) | ops.MoveAll(locations=locations):
                return self._moving(locations)
            case ops.Place(locations=locations, board=board):
                moving = self._moving(locations)
                return None if moving is None else Changes((*moving.slots, board.region.slots))
            case ops.If(branches=branches, other=other) if deep:
                return self._all((*(block for _, block in branches), other), deep - 1)
            case ops.ForEach(block=block) | ops.Times(site=None, block=block) if deep:
                return self._all((block,), deep - 1)
            case ops.Do(function=name) if deep:
                return self._rules((name,), deep - 1)
            case ops.DoVersion(plain=plain, versions=versions) if deep:
                return self._rules((plain, *(name for _, name in versions)), deep - 1)
            case _ if isinstance(op, NO_CHANGE):
                return Changes()
        return None

    def reads(self, value: Node, slots: list[range], open_: frozenset[str] = frozenset()) -> bool:
        """Whether a value may depend on what lies in some slots."""

        def inside(place: range) -> bool:
            return any(place.start < some.stop and some.start < place.stop for some in slots)

        def told(pieces: tuple[tuple[int, int], ...] | None) -> bool:
            return pieces is None or any(inside(range(slot, slot + 1)) for slot, _ in pieces)

        for node in _once(value):
            match node:
                case ir.Slot(region=region) | ir.Stretch(region=region) | ir.LastingAmounts(region=region):
                    if inside(region.slots):
                        return True
                case ir.Owns(pieces=pieces):
                    if told(pieces):
                        return True
                case ir.OwnerOf(place=slot):
                    if inside(range(slot, slot + 1)):
                        return True
                case ir.Playable(ears=name):
                    if any(told(ear.pieces) for ear in self.ears[name]):
                        return True
                case ir.Called(function=name) if name not in open_:
                    if name not in self.functions or self.reads(self.functions[name], slots, open_ | {name}):
                        return True
                case ir.Peek() | ir.Bank() | ir.Able() | ir.After() | ir.Apply(name="position"):
                    return True
        return False

    def _moving(self, locations: Region) -> Changes | None:
        zones = self.zones.get(locations)
        return None if zones is None else Changes((locations.slots, *zones))

    def _rules(self, names: tuple[str, ...], deep: int) -> Changes | None:
        """What one of some rules changes; their names are their own."""
        if not all(name in self.functions for name in names):
            return None
        found = self._all(tuple(self.functions[name].block for name in names), deep)
        return None if found is None else Changes(found.slots)

    def _all(self, blocks: tuple[Block, ...], deep: int) -> Changes | None:
        """What any of some blocks changes."""
        slots: list[range] = []
        names: list[Local] = []
        for op in _ops(blocks):
            found = self.changes(op, deep)
            if found is None:
                return None
            slots += found.slots
            names += found.names
        return Changes(tuple(dict.fromkeys(slots)), tuple(dict.fromkeys(names)))


def _once(value: Node) -> Iterator[Node]:
    """Every part of a value, once: names for names may stand in it again and again."""
    waiting, seen = [value], {id(value)}
    while waiting:
        node = waiting.pop()
        yield node
        for part in children(node):
            if id(part) not in seen:
                seen.add(id(part))
                waiting.append(part)


def _ops(blocks: tuple[Block, ...]) -> Iterator[ops.Op]:
    for block in blocks:
        for said in block:
            yield from said.ops
