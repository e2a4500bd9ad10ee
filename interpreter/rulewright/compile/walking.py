"""Work that no loop shows: what goes through a whole list, a whole zone or a whole board in one part of a sentence.

A list that is never long costs what it may hold; one of which nobody knows how long it gets is paid for by its real length, where
it is gone through (`Metered`). Zones and boards cost by the pieces there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, part_fields
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Value, type_of
from rulewright.link import BoardType, ListType, Type, ZoneType
from rulewright.state import ZoneAt

SCANNED = 8  # things of a list, a zone or a board that are looked at, or copied, in the time of one part
SHUFFLED = 4  # what it costs to shuffle one piece
ASKED_FOR = 10  # what it costs to find out that nobody listens
COMPARED = 8  # how often a list is compared when things are ordered by lists
PAID = ir.Numbers | ir.Things | ir.Gather | ir.Fixed | ir.Distinct | ir.Rank | ir.Groups | ir.Reach | ir.Spots | ir.Holes
SMALL = ir.Const | ir.ListOf | ir.Stretch | ir.Neighbours | ir.SpotCells
MADE = ("joined", "reverse", "beginning")
BINDING = frozenset({"var", "local", "locals", "into", "taken", "result", "target"})
LONG = 1_000  # things of a list that is paid for by its length
Kept = dict[str, list[Value]]


class Sizes(Protocol):
    """What is known about lists and numbers."""

    @property
    def draft(self) -> Draft: ...
    @property
    def largest(self) -> int: ...
    def size(self, value: Value) -> int: ...
    def number(self, value: Value) -> int: ...


def walking(node: Node, sizes: Sizes) -> int:
    """What it costs to go through lists, zones and boards that no loop goes through, and that have not paid for it."""
    lists = sum(_extent(items, sizes) // SCANNED for items in walked(node) if not long(items, sizes))
    match node:
        case ops.Shuffle(zone=zone):
            return lists + SHUFFLED * _pieces(zone, sizes.draft)
        case ops.Move(locations=pieces) | ops.Draw(locations=pieces):
            return lists + pieces.size // SCANNED
        case ops.Place() | ir.Apply(name="position"):
            return lists + sizes.largest // SCANNED
        case ops.Listen(ears=str(ears)) | ops.Hear(heard=str(ears)):
            return lists + ASKED_FOR + listening(ears, sizes)
        case ops.Watched(reactions=reactions):
            return lists + sum(listening(reaction.ears, sizes) for reaction in reactions)
        case ir.Playable(ears=ears) | ops.StoodIn(ears=ears) | ops.Window(ears=ears):
            return lists + listening(ears, sizes)
    return lists


def _extent(items: Value, sizes: Sizes) -> int:
    """How many things a list holds, with those that are in them where it is written down."""
    if isinstance(items, ir.Table) and is_deep(items):
        return sum(map(len, sizes.draft.tables[items.name]))
    return sizes.size(items)


def listening(ears: str, sizes: Sizes) -> int:
    """What it costs to look for the components in a row of ears: through the zones in which they may lie."""
    row = [ear for ear in sizes.draft.ears.get(ears, ()) if ear.owners]
    zones = sum(len(sizes.draft.tables[owners]) for owners in {ear.owners for ear in row})
    listed = sum(len(ear.pieces or ()) for ear in row)
    return (zones + min(sizes.largest, zones * listed)) // SCANNED


def moving(node: ops.MoveAll | ops.DrawSome) -> int:
    """What it costs to move one of many pieces."""
    return 1 + node.locations.size // SCANNED


def long(items: Value, sizes: Sizes) -> bool:
    """Whether a list that is gone through is paid for by its real length."""
    return measurable(items) and (is_deep(items) or sizes.size(items) > LONG)


def _pieces(zone: ir.Slot, draft: Draft) -> int:
    """How many pieces a zone may hold."""
    address = zone.region.address
    assert isinstance(address, ZoneAt)
    return len(draft.layout.piece_ids[draft.checked.rules.zones[address.name].holds])


def walked(node: Node) -> list[Value]:
    """The lists that a part goes through from one end to the other. Those that are made just for it have been paid for."""
    return [items for items in _walked(node) if is_deep(items) or not _paid(items)]


def _walked(node: Node) -> list[Value]:
    match node:
        case ir.Member(items=items) | ir.Pick(which="last", items=items):
            return [items]
        case ir.Distinct(of=of) | ir.Sum(of=of) | ir.Kinds(of=of) | ir.Extreme(of=of) | ir.Fixed(of=of):
            return [of]
        case ir.Apply(name="place_in" | "reverse" | "beginning" | "last_or_nothing", args=(items, *_)):
            return [items]
        case ir.Apply(name="joined", args=args):
            return list(args)
        case ir.Compare(left=left, right=right):
            return [side for side in (left, right) if _many(type_of(side))]
        case ir.Key(parts=parts):
            return [value for op, value in parts if op == "first" or _many(type_of(value))]
        case ops.GainMix(resources=resources):
            return [resources]
        case ops.Need(mix=mix) if mix is not None:
            return [mix]
    return []


def _paid(items: Value) -> bool:
    return isinstance(items, PAID) or (isinstance(items, ir.Apply) and items.name in MADE)


def measurable(items: Value) -> bool:
    """Whether it can be paid for by its real length; a board is no list."""
    if is_deep(items):
        return not isinstance(items, ir.Const | ir.Table)
    return not isinstance(items, SMALL) and not isinstance(type_of(items), BoardType)


def weight_in(node: Node) -> int:
    """What one thing in a list costs that a part goes through: an order compares again and again."""
    return COMPARED if isinstance(node, ir.Key) else 1


def is_deep(items: Value) -> bool:
    """A list of lists, of which each may be gone through."""
    of = type_of(items).of
    return of is not None and _many(of)


def said_to_be(draft: Draft, parts: Iterable[Node]) -> Kept:
    """What names stand for that are bound by `let`, or for what tests share, and by nothing else, anywhere in a program."""
    found: Kept = {}
    others = {param.name for function in draft.functions.values() for param in function.params}
    for node in parts:
        if isinstance(node, ops.Let):
            found.setdefault(node.local.name, []).append(node.value)
        elif isinstance(node, ir.Shared):
            found.setdefault(node.local.name, []).append(node.of)
        else:
            others.update(bound.name for bound in _binds(node))
    return {name: values for name, values in found.items() if name not in others}


def _binds(node: Node) -> list[ir.Local]:
    """The names that a part gives another meaning to."""
    found = [getattr(node, field) for field in part_fields(node) if field in BINDING]
    return [name for one in found for name in (one if isinstance(one, tuple) else (one,)) if isinstance(name, ir.Local)]


def _many(type_: Type) -> bool:
    return isinstance(type_, ListType | ZoneType | BoardType)
