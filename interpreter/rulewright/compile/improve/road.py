"""The way from a question to what comes behind it: what is known there of what was said, and what has changed meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.between import Between
from rulewright.compile.improve.certain import weakened
from rulewright.compile.improve.substitute import substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, rebuilt
from rulewright.compile.ir.values import Const, Playable, Value
from rulewright.link import NUMBER, YES_NO
from rulewright.state import DoingAt, Region

FAR = 80  # parts of a test of what comes behind a change: it seldom comes to that
NEARBY = ops.Let | ops.Note | ops.Keep | ops.Part | ops.Forget
# In place of a name that may have been given anew: whatever may have changed is not asked for.
UNKNOWN = ir.Peek(Const(0), NUMBER)


@dataclass
class Road:
    """What is known at a place behind a question; it goes on operation by operation."""

    between: Between
    bounds: Bounds
    known: dict[str, Value]  # what names stand for, as it can be said where the question is asked
    changed: list[range]  # slots
    fresh: list[range] = field(default_factory=list)  # memory that has just been forgotten
    given: dict[ir.Slot, Const] = field(default_factory=dict)  # what has been set to a fixed value
    unless: list[Value] = field(default_factory=list)  # who might do something that nobody knows
    listeners: dict[str, str] = field(default_factory=dict)
    far: bool = False  # whether something has changed but what is remembered about rules

    def said(self, value: Value) -> Value:
        """A value with what names stand for."""
        return substituted(value, self.known)

    def here(self, test: Value) -> Value:
        """A test with what has been set and forgotten on the way."""
        return _anew(test, self.fresh, self.given) if self.fresh or self.given else test

    def told(self, test: Value) -> Value | None:
        """What can be said beforehand of a test; None if that is nothing."""
        return weakened(test, self._sayable) if self.changed or self.far else test

    def _sayable(self, part: Value) -> bool:
        return not self.hangs_on_changes(part) and not (self.far and self.bounds.cost(part, True) > FAR)

    def hangs_on_changes(self, value: Value) -> bool:
        return bool(self.changed) and self.between.reads(value, self.changed)

    def opens(self, playable: Value | None) -> bool:
        """A window, which is nothing for who holds no card for it; False if that may have changed."""
        if playable is None:
            return True
        if self.hangs_on_changes(playable):
            return False
        self.unless.append(playable)
        return True

    def hears(self, op: ops.Listen | ops.Hear) -> bool:
        """Those who listen, if only what the player owns does: it does nothing for who owns none."""
        if isinstance(op, ops.Listen):
            self.listeners[op.heard.name] = op.ears
            return True
        ears = op.heard if isinstance(op.heard, str) else self.listeners.get(op.heard.name, "")
        own = all(ear.pieces is not None and ear.who == "you" for ear in self.between.ears[ears]) if ears else False
        return own and self.opens(self.said(Playable(op.player, ears)))

    def passes(self, op: ops.Op) -> bool:
        """Whether one can go on behind an operation, knowing what it changed."""
        if isinstance(op, ops.Let):
            self.known[op.local.name] = self.said(op.value)
            return True
        found = self.between.changes(op)
        if found is None:
            return False
        for name, value in self.known.items():
            if self.between.reads(value, list(found.slots)):  # it says what was there before
                self.known[name] = UNKNOWN
        for local in found.names:
            self.known[local.name] = UNKNOWN
        self.changed.extend(found.slots or (range(0),))
        for slot in [slot for slot in self.given if any(_meet(slot.region.slots, some) for some in found.slots)]:
            del self.given[slot]
        match op:
            case ops.Store(slot=ir.Slot(index=index) as slot, value=Const() as value) if not index:
                self.given[slot] = value
            case ops.Forget(memory=memory):
                self.fresh.append(memory)
        self.far = self.far or not _nearby(op)
        return True


def _nearby(op: ops.Op) -> bool:
    """Whether nothing is changed but what is remembered about the rule that is done."""
    match op:
        case ops.Store(slot=ir.Slot(region=Region(address=DoingAt()))):
            return True
    return isinstance(op, NEARBY)


def _meet(one: range, other: range) -> bool:
    return one.start < other.stop and other.start < one.stop


def _anew(test: Value, fresh: list[range], given: Mapping[ir.Slot, Const]) -> Value:
    """The test where some memory has just been forgotten, so that nothing lasts in it, and where some slots have been set."""

    def known(node: Node) -> Node:
        if isinstance(node, ir.Load) and node.slot in given:
            return given[node.slot]
        if isinstance(node, ir.LastsFor) and any(node.slot.region.slots.start in some for some in fresh):
            return Const(False, YES_NO)
        return node

    return rebuilt(test, known)
