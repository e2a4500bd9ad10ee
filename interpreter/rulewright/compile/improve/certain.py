"""What can be worked out anywhere: it neither fails nor stops the game, so it may be asked earlier, later, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, children, rebuilt, walk
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Local, Value

PLAIN = (
    ir.Const
    | ir.Local
    | ir.FlowName
    | ir.Slot
    | ir.Load
    | ir.Peek
    | ir.Table
    | ir.Column
    | ir.Lookup
    | ir.Negate
    | ir.AtLeastZero
    | ir.Not
    | ir.Both
    | ir.Compare
    | ir.Within
    | ir.Member
    | ir.Either
    | ir.ListOf
    | ir.Things
    | ir.Gather
    | ir.Count
    | ir.Distinct
    | ir.Kinds
    | ir.Extreme
    | ir.Some
    | ir.Every
    | ir.Fixed
    | ir.Tally
    | ir.Stretch
    | ir.Covered
    | ir.Neighbours
    | ir.SpotCells
    | ir.SpotCell
    | ir.SpotLevel
    | ir.SpotTurn
    | ir.Holes
    | ir.Groups
    | ir.Seated
    | ir.Owns
    | ir.OwnerOf
    | ir.LastsFor
    | ir.Funds
    | ir.Source
    | ir.Playable
    | ops.Said
    | ops.If
    | ops.Let
    | ops.Leave
)
SHORT = 100  # numbers in a row
BUILT_IN = ("min", "max", "abs", "place_in", "item_at", "following", "preceding", "place_within", "first_or_nothing", "position")


def certain(value: Node, functions: Mapping[str, Function], open_: frozenset[str] = frozenset()) -> bool:
    for part in walk(value):
        match part:
            case ir.Arith(op="+" | "-"):
                pass
            case ir.Arith(op="div" | "mod", right=ir.Const(value=int(by))) if by:
                pass
            case ir.Apply(name=name) if name in BUILT_IN:
                pass
            case ir.Numbers(low=ir.Const(value=int(low)), high=ir.Const(value=int(high))) if high - low < SHORT:
                pass
            case ir.Called(function=name) if name not in open_:
                function = functions.get(name)
                if function is None or function.sort != "value":
                    return False
                if not all(certain(said, functions, open_ | {name}) for said in function.block):
                    return False
            case _ if not isinstance(part, PLAIN):
                return False
    return True


def result_of(function: Function | None) -> Value | None:
    """What a value is that is said in one expression."""
    match function:
        case Function(sort="value", block=(ops.Said(ops=(ops.Leave(value=value),)),)):
            return value
    return None


def conjuncts(tests: tuple[Value, ...]) -> Iterator[Value]:
    """Tests that must all hold, each by itself, in the order they are made."""
    for test in tests:
        if isinstance(test, ir.Both) and test.op == "and":
            yield from conjuncts((test.left, test.right))
        else:
            yield test


def free(node: Node) -> frozenset[str]:
    """The names that a part asks for and does not bind itself."""
    if isinstance(node, Local):
        return frozenset({node.name})
    found: frozenset[str] = frozenset()
    for part in children(node):
        found |= free(part)
    return found - _binds(node)


def bound(node: Node) -> frozenset[str]:
    """The names that a part binds itself."""
    return frozenset(name for part in walk(node) for name in _binds(part))


def _binds(node: Node) -> frozenset[str]:
    named = (getattr(node, name, None) for name in ("var", "here", "there", "cost"))
    return frozenset(local.name for local in named if isinstance(local, Local))


def weakened(test: Value, keep: Callable[[Value], bool]) -> Value | None:
    """What must hold for a test to hold, as far as it is made of parts that may be kept; None if nothing is left to say."""
    if isinstance(test, ir.Either):
        return by_case(test.test, weakened(test.then, keep), weakened(test.other, keep)) if keep(test.test) else None
    if not isinstance(test, ir.Both):
        return test if keep(test) else None
    left, right = weakened(test.left, keep), weakened(test.right, keep)
    if (left, right) == (test.left, test.right):
        return test
    if test.op == "and":
        return right if left is None else left if right is None else ir.Both("and", left, right)
    return None if left is None or right is None else ir.Both("or", left, right)


def by_case(test: Value, then: Value | None, other: Value | None) -> Value | None:
    """What must hold in the one case and in the other; None where nothing must."""
    if then is None:
        return other if other is None else ir.Both("or", test, other)
    return ir.Both("or", ir.Not(test), then) if other is None else ir.Either(then, test, other)


def supposing(test: Value) -> Value:
    """The test where what it takes for granted is there; it holds where that is not, as the game stops there by itself."""
    taken = dict.fromkeys(node.of for node in walk(test) if isinstance(node, ir.Sure))
    if not taken or any(isinstance(node, ir.Sure) for of in taken for node in walk(of)):
        return test
    names = bound(test)
    if any(names & free(of) for of in taken):
        return test
    whole = rebuilt(test, lambda node: node.of if isinstance(node, ir.Sure) else node)
    for of in reversed(taken):
        whole = ir.Both("or", ir.Not(of), whole)
    return whole
