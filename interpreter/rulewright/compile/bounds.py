"""The most that each part of a program may cost, how long its lists may be, and how large its numbers may grow.

All of it is known before a game begins: zones hold no more pieces than there are, tables are written down, numbers that are
kept stay within a limit. What cannot be known is taken as large as it may be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, children, walk
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Value, type_of
from rulewright.compile.walking import Kept, moving, said_to_be, walking
from rulewright.link import BoardType, ListType, PieceType, Type, ZoneType
from rulewright.state import Address, Region, VariableAt

LARGEST = 10**15  # a number that is kept
LONGEST = 10_000  # numbers of a range
CHEAP = 1_000  # parts of a sentence that may be carried out without being counted
HUGE = 10**12
DRIFT = 10**13  # a number may creep past its limit in steps this small: it would take forever
GROWN = 10**36
QUESTION = 300  # a question about a board
STEP = 25  # a step from a cell to its neighbour
HOLDER = 3  # to see who owns a component
COVERED = 64  # cells that a tile covers or touches


@dataclass
class Bounds:
    """Answers about one program, remembered as they are found; or about an expression that is asked of one from outside, where
    only what is true of every program is known.
    """

    draft: Draft
    outside: bool = False
    _costs: dict[str, int] = field(default_factory=dict)
    _given: dict[str, int] = field(default_factory=dict)
    _lengths: dict[object, int] = field(default_factory=dict)
    _tables: dict[str, tuple[int, int]] = field(default_factory=dict)
    _crossing: dict[str, int] = field(default_factory=dict)

    # -- work --
    def function(self, name: str) -> int:
        """All that a function may cost; one that calls itself may cost anything."""
        if self.outside:
            return CHEAP  # it counts what is beyond that itself
        if name not in self._costs:
            self._costs[name] = HUGE
            self._costs[name] = self._whole(name)
        return self._costs[name]

    def _whole(self, name: str) -> int:
        if name in self.draft.effects_of:
            return max((self.function(one) for one in set(self.draft.effects_of[name]) if one), default=1) + 1
        function = self.draft.functions.get(name)
        return HUGE if function is None else self.block(function.block, True)

    def block(self, block: Block, whole: bool) -> int:
        return min(HUGE, sum(self.cost(op, whole) for said in block for op in said.ops) + 1)

    def cost(self, node: Node, whole: bool) -> int:
        """The cost of a part: the whole of it, or only what is not counted elsewhere."""
        if isinstance(node, ir.Local | ir.Const):  # half of all there is
            return 1
        return min(HUGE, self._cost(node, whole) + walking(node, self))

    def _cost(self, node: Node, whole: bool) -> int:
        match node:
            case ops.ForEach(items=items, block=block):
                return self.cost(items, whole) + self._rounds(self.size(items), block, whole)
            case ops.Times(count=count, block=block):
                times = count.value if isinstance(count, ir.Const) else LONGEST
                return self.cost(count, whole) + self._rounds(max(0, times), block, whole)
            case ops.Repeat():
                return HUGE if whole else 1
            case ops.AnyOrder(parts=parts):
                return HUGE if whole else 1 + sum(self.block(part.block, False) for part in parts)
            case ops.Part():
                return 1  # paid for where it is called
            case ops.CarryOut() | ir.Able() | ir.After():
                return HUGE if whole else 1 + self._inside(node, whole)
            case ops.If(branches=branches, other=other):
                tests = sum(self.cost(test, whole) + 1 for test, _ in branches)
                return tests + max((self.block(block, whole) for block in (*(b for _, b in branches), other)), default=0)
            case ops.ChooseOne(ways=ways):
                asked = [part for way in ways for part in (way.test, *way.soon) if part is not None]
                tests = sum(self.cost(part, whole) for part in asked) + sum(len(way.block) - 1 for way in ways)
                return max(0, tests) + max((self.block(way.block, whole) for way in ways), default=0) + 2
            case ops.Do(function=function):
                return self._called(function, whole) + self._inside(node, whole)
            case ops.DoVersion(plain=plain, versions=versions):
                return max(self._called(name, whole) for name in (plain, *(name for _, name in versions))) + 2
            case ops.EachHolder(pieces=pieces, block=block):
                return max(1, len(pieces)) * (self.block(block, whole) + HOLDER)
            case ops.Hear() | ops.Watched() | ops.Instead() | ops.StoodIn() | ops.Window():
                return HUGE if whole else 1 + self._inside(node, whole)
            case ir.Called(function=function):
                return self._called(function, whole) + self._inside(node, whole)
            case ir.Gather():
                return self.gathering(node, whole)
            case ir.Best(items=items, key=key) | ir.Rank(items=items, key=key) | ops.Decide(items=items, key=key):
                ordering = self.size(items) * self.ranking(key, True)
                return self.cost(items, whole) + (1 if ordering > CHEAP and not whole else ordering)
            case ops.ChooseSome(items=items, count=count, different=ops.Differing(of=of)):
                dear = self.size(items) * self.cost(of, True)
                return self.cost(items, whole) + self.cost(count, whole) + (1 if dear > CHEAP and not whole else dear)
            case ops.MoveAll(pieces=pieces) | ops.DrawSome(pieces=pieces):
                dear = self.size(pieces) * moving(node)
                return self._inside(node, whole) + (1 if dear > CHEAP and not whole else dear)
            case ir.LineThrough(rays=rays, test=test) | ir.LineListed(lines=rays, test=test):
                return self._inside(node, whole) + self._in_lines(rays.name) * self.cost(test, True)
            case ir.Reach(start=start):
                return QUESTION + (self.largest * self.pace(node, True) if whole else self.cost(start, False))
            case ir.Holes() | ir.Spots() | ir.Groups():
                return QUESTION + self._inside(node, whole)
            case ir.Owns(pieces=pieces):
                return 2 + len(pieces)
        return 1 + self._inside(node, whole)

    def pace(self, node: ir.Reach, whole: bool) -> int:
        """What it costs to look at a cell on a way, and at all ways on from it."""
        step = self.cost(node.through, whole) + self.cost(node.price, whole) + STEP
        return min(HUGE, 6 * step + (self.cost(node.test, whole) if node.test is not None else 0))

    def _inside(self, node: Node, whole: bool) -> int:
        return min(HUGE, sum(self.cost(part, whole) for part in children(node)))

    def _rounds(self, times: int, block: Block, whole: bool) -> int:
        """A loop that is dear enough to be counted costs one here, and each round where it happens."""
        found = times * self.block(block, True)
        return 1 if found > CHEAP and not whole else found

    def _called(self, name: str, whole: bool) -> int:
        found = self.function(name)
        return found if whole or found <= CHEAP else 1

    def ranking(self, key: ir.Key, whole: bool) -> int:
        """What it costs to look where one thing stands in an order; a draw among equals looks twice."""
        return 2 * self._inside(key, whole) + 2

    def gathering(self, node: ir.Gather, whole: bool) -> int:
        first = self.cost(node.items, whole)
        if not whole and self.dear(node):
            return 1 + first
        return first + self.size(node.items) * self.round(node, whole)

    def round(self, node: ir.Gather, whole: bool) -> int:
        return min(HUGE, self.cost(node.value, whole) + sum(self.cost(test, whole) for test in node.tests) + 1)

    def dear(self, node: ir.Gather) -> bool:
        return self.size(node.items) * self.round(node, True) > CHEAP

    # -- how many --
    @cached_property
    def largest(self) -> int:
        """The size of the largest zone or board."""
        layout, rules = self.draft.layout, self.draft.checked.rules
        sizes = [geometry.size for geometry in layout.geometry.values()]
        sizes += [len(layout.piece_ids[kind.name]) * max([1, *map(len, kind.shapes.values())]) for kind in rules.pieces.values()]
        return max([20, *sizes])

    def size(self, value: Value) -> int:
        """How many things a list may hold."""
        match value:
            case ir.Things(count=count):
                return count
            case ir.ListOf(items=items):
                return len(items)
            case ir.Const(value=tuple() as row):
                return len(row)
            case ir.Numbers(low=ir.Const(value=int(low)), high=ir.Const(value=int(high))):
                return max(1, high - low + 1)
            case ir.Gather(items=items) | ir.Rank(items=items) | ir.Groups(items=items):
                return self.size(items)
            case ir.Fixed(of=of) | ir.Held(of=of) | ir.Metered(of=of) | ir.Distinct(of=of):
                return self.size(of)
            case ir.Table(name=name):
                return self._table(name)[0]
            case ir.Column(table=name) | ir.Lookup(table=name) | ir.Pick(items=ir.Table(name=name)):
                return self._table(name)[1]
            case ir.Either(then=then, other=other):
                return max(self.size(then), self.size(other))
            case ir.Called(function=function):
                return self._longest(function, lambda: results(self.draft.functions.get(function)))
            case ir.Load(slot=ir.Slot(region=Region(address=VariableAt() as address))):
                return self._kept(address)
            case ir.Local(name=name) if name in self._below:
                return COVERED
            case ir.Local(name=name) if name in self._said:
                return self._longest((name,), lambda: self._said[name])
            case ir.Load() | ir.Local() | ir.FlowName() | ir.Pick() | ir.Best():
                return _of_type(type_of(value), isinstance(value, ir.Load), self)
            case ir.Stretch(region=region):
                return region.size
            case ir.Neighbours() | ir.SpotCells():
                return COVERED
        return max(self.largest, LONGEST)

    def _kept(self, address: VariableAt) -> int:
        """How long a list that is remembered may be: as long as any that it is set to."""
        if self.outside:
            return max(self.largest, LONGEST)
        layout = self.draft.layout
        first = max(len(layout.initial[slot]) for slot in layout.regions[address].slots)
        return self._longest(address, lambda: self._stored.get(address, []), max(1, first))

    @cached_property
    def _stored(self) -> dict[Address, list[Value]]:
        """What is ever put into the slots of a region."""
        found: dict[Address, list[Value]] = {}
        for node in self._parts:
            if isinstance(node, ops.Store):
                found.setdefault(node.slot.region.address, []).append(node.value)
        return found

    @cached_property
    def _said(self) -> Kept:
        return said_to_be(self.draft, self._parts)

    @cached_property
    def _below(self) -> frozenset[str]:
        """The names of the cells below a spot, where it is known how a tile lies."""
        return frozenset(node.cells.name for node in self._parts if isinstance(node, ops.Lying))

    @cached_property
    def _parts(self) -> list[Node]:
        """All there is in the program."""
        return [node for function in self.draft.functions.values() for node in walk(function)]

    def _table(self, name: str) -> tuple[int, int]:
        """How many rows a table has, and how long the longest is."""
        if name not in self._tables:
            rows = self.draft.tables[name]
            values = rows.values() if isinstance(rows, dict) else rows
            longest = max((len(row) for row in values if isinstance(row, tuple | list)), default=1)
            self._tables[name] = (len(rows), longest)
        return self._tables[name]

    def _in_lines(self, name: str) -> int:
        """How many cells lie on all the lines through one cell."""
        if name not in self._crossing:
            self._crossing[name] = max((_cells(row) for row in self.draft.tables[name]), default=1)
        return self._crossing[name]

    def _longest(self, name: object, values: Callable[[], list[Value]], least: int = 0) -> int:
        """How long a list may be that is one of several; one that is made of itself may be of any length."""
        if name not in self._lengths:
            self._lengths[name] = max(self.largest, LONGEST)
            found = [least, *map(self.size, values())]
            self._lengths[name] = max(found) if len(found) > 1 or least else self._lengths[name]
        return self._lengths[name]

    # -- how large --
    def number(self, value: Value) -> int:
        """The largest number a value may give; what is kept anywhere is within the limit."""
        match value:
            case ir.Const(value=fixed):
                return abs(fixed) if isinstance(fixed, int) else 1
            case ir.Arith(op="*", left=left, right=right):
                return min(self.number(left) * self.number(right), GROWN * GROWN)
            case ir.Arith(op="+" | "-", left=left, right=right):
                return self.number(left) + self.number(right)
            case ir.Arith(op="div", left=left):
                return self.number(left)
            case ir.Arith(right=right):
                return self.number(right)
            case ir.Negate(of=of) | ir.Sure(of=of) | ir.AtLeastZero(of=of):
                return self.number(of)
            case ir.Either(then=then, other=other):
                return max(self.number(then), self.number(other))
            case ir.Sum(of=ir.Gather(value=each) as rounds):
                return min(self.size(rounds) * self.number(each), GROWN * GROWN)
            case ir.Sum(of=of):
                return min(self.size(of) * LARGEST, GROWN * GROWN)
            case ir.Extreme(of=ir.Gather(value=each)):
                return self.number(each)
            case ir.Apply(name="min" | "max" | "abs", args=args):
                return max(map(self.number, args))
            case ir.Called(function=function):
                return self._gives(function)
            case ir.Column(table=table) | ir.Lookup(table=table):
                rows = self.draft.tables[table]
                values = rows.values() if isinstance(rows, dict) else rows
                return max((abs(row) for row in values if isinstance(row, int)), default=LARGEST)
            case ir.Count() | ir.Kinds() | ir.Tally() | ir.Covered() | ir.SpotLevel() | ir.SpotTurn():
                return HUGE
            case ir.Not() | ir.Both() | ir.Compare() | ir.Within() | ir.Member() | ir.Some() | ir.Every():
                return 1
        return LARGEST

    def _gives(self, name: str) -> int:
        """The largest number a value may return; one that calls itself is held wherever it adds."""
        if name not in self._given:
            self._given[name] = GROWN
            found = [self.number(value) for value in results(self.draft.functions.get(name))]
            self._given[name] = max(found, default=LARGEST)
        return self._given[name]


def _of_type(type_: Type, slot: bool, bounds: Bounds) -> int:
    """Things of a type that is finite; a list of a name may have been made of anything, even several times."""
    if isinstance(type_, ZoneType) and isinstance(type_.of, PieceType):
        return len(bounds.draft.layout.piece_ids[type_.of.name])
    if slot and isinstance(type_, BoardType | ListType):
        return bounds.largest
    return max(bounds.largest, LONGEST)


def _cells(lines: tuple[Any, ...]) -> int:
    """How many numbers there are in rows of rows."""
    return sum(_cells(line) if line and isinstance(line[0], tuple) else len(line) for line in lines)


def results(function: Function | None) -> list[Value]:
    """What a function may give back, as far as it is said in one place."""
    if function is None:
        return []
    found: list[Value] = []
    waiting: list[Node] = [function]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ops.Leave) and node.value is not None:
            if isinstance(node.value, ir.Local) and node.value.name in ("result", "total"):
                return []  # modifiers have changed it
            found.append(node.value)
        waiting.extend(children(node))
    return found
