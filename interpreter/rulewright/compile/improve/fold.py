"""What is known before a game begins is worked out once: options, the number of players, places in fixed tables."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rulewright.compile.improve.certain import certain
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, count, rebuilt
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.program import Draft, FlowEach, FlowIf, FlowOp, FlowPart, FlowRepeat, FlowTurns, Function
from rulewright.compile.ir.values import Const, Value, may_be_nothing, type_of
from rulewright.compile.lower.many import is_distinct
from rulewright.link import YES_NO, CellType, ConstantType, ListType, NothingType, PieceType, PlayerType

LARGEST = 10**15  # larger numbers are left to be worked out, and refused, when the game is played
COMPARED: Mapping[str, Callable[[Any, Any], Any]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
FEW = 40  # parts of a value that is worth looking at
TESTS = ir.Not | ir.Compare | ir.Both | ir.Within | ir.Member | ir.Some | ir.Every
THINGS = CellType | ConstantType | PieceType | PlayerType
REACHED: Mapping[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def fold(draft: Draft) -> Draft:
    def folded(node: Node) -> Node:
        if isinstance(node, ir.Called) and not node.args and node.function in draft.functions:
            return constant(node.function) or node
        return folded_once(node, draft)

    known: dict[str, Const | None] = {}

    def constant(name: str) -> Const | None:
        """The value of a function that is the same for the whole game; of one that asks for itself nothing is known."""
        if name not in known:
            known[name] = None
            function = draft.functions[name]
            if function.sort == "value" and not function.params and count(function) <= FEW:
                known[name] = _constant(rebuilt(function, folded))
        return known[name]

    functions = {name: rebuilt(function, folded) for name, function in draft.functions.items()}
    flow = _flow(tuple(rebuilt(op, folded) for op in draft.flow))
    return replace(draft, functions=functions, flow=flow, standing=rebuilt(draft.standing, folded))


def _flow(steps: tuple[FlowOp, ...]) -> tuple[FlowOp, ...]:
    """A flow without the branches that are never taken."""
    found: list[FlowOp] = []
    for step in steps:
        match step:
            case FlowIf(test=Const(value=value), then=then, other=other):
                found.extend(_flow(then if value else other))
            case FlowIf(then=then, other=other):
                found.append(replace(step, then=_flow(then), other=_flow(other)))
            case FlowRepeat(body=body) | FlowTurns(body=body) | FlowEach(body=body) | FlowPart(body=body):
                found.append(replace(step, body=_flow(body)))
            case _:
                found.append(step)
    return tuple(found)


def _constant(function: Function) -> Const | None:
    match function.block:
        case (ops.Said(ops=(ops.Leave(value=Const() as value, soon=()),)),):
            return value
    return None


def yes(value: bool) -> Const:
    return Const(value, YES_NO)


def _is_yes(value: Value) -> bool:
    return isinstance(value, Const) and value.value is True


def _asking(tests: tuple[Value, ...]) -> tuple[Value, ...]:
    """Tests without those that everything passes."""
    return tuple(test for test in tests if not _is_yes(test))


def folded_once(node: Node, draft: Draft) -> Node:
    match node:
        case ir.Local() | Const():
            return node
        case ir.Sure(of=of):
            return node if may_be_nothing(of) else of
        case ir.Arith(op=op, left=Const(value=int(a)), right=Const(value=int(b))) if op in REACHED:
            found = REACHED[op](a, b)
            return Const(found) if abs(found) <= LARGEST else node
        case ir.Arith(op="+" | "-", left=left, right=Const(value=0)):
            return left
        case ir.Arith(op="*", left=left, right=Const(value=1)) | ir.Arith(op="*", left=Const(value=1), right=left):
            return left
        case ir.Negate(of=Const(value=int(a))):
            return Const(-a)
        case ir.Not(of=Const(value=value)):
            return yes(not value)
        case ir.Not(of=ir.Not(of=of)) if isinstance(of, TESTS):
            return of
        case ir.Compare():
            return _compare(node)
        case ir.Both(op=op, left=Const(value=value), right=right):
            return right if bool(value) == (op == "and") else yes(op == "or")
        case ir.Both(op=op, left=left, right=Const(value=value)):
            if bool(value) == (op == "and"):
                return left
            return yes(op == "or") if certain(left, draft.functions) else node
        case ir.Member(item=item, items=ir.Numbers(low=Const() as low, high=Const() as high)):
            return ir.Within(low, item, high)
        case ir.Distinct(of=of) if is_distinct(of):
            return of
        case ir.Count(of=ir.Things(count=many)):
            return Const(many)
        case ir.Count(of=ir.ListOf(items=items)):
            return Const(len(items))
        case ir.Pick(items=ir.Things(count=count, of=of), which=which) if count:
            return Const(1 if which == "first" else count, of)
        case ir.Pick(items=ir.Table(name=name, type=ListType(of=of)), which=which) if draft.tables[name]:
            return ir.Column(name, Const(0 if which == "first" else len(draft.tables[name]) - 1), of)
        case ir.Fixed(of=ir.Gather(var=var, items=items, tests=(), value=ir.Local(name=name), weight=0)) if name == var.name:
            return ir.Fixed(items)
        case ir.Either(then=then, test=Const(value=value), other=other):
            return then if value else other
        case ir.Column(table=table, key=Const(value=int(key)), type=type_) if not isinstance(type_, ListType):
            row = draft.tables[table]
            return Const(row[key], type_) if 0 <= key < len(row) else node
        case ir.Lookup(table=table, key=Const(value=key), type=type_) if not isinstance(type_, ListType):
            return Const(draft.tables[table].get(key, 0), type_)
        case ir.Lookup(table=table, key=ir.Fixed(of=ir.ListOf(items=(Const(value=one), Const(value=two)))), type=type_) if (
            not isinstance(type_, ListType)
        ):
            return Const(draft.tables[table].get((one, two), 0), type_)
        case ir.Seated(player=Const(value=int(player)), seat=seat):
            return yes(draft.layout.seats[player] == seat)
        case ir.Some(
            of=ir.Gather(items=ir.Gather(var=var, value=ir.Local(name=name), weight=0) as inner, tests=(), value=value, weight=0)
        ):
            return replace(node, of=replace(inner, value=value)) if isinstance(value, Const) and name == var.name else node
        case ir.Gather(tests=tests) if any(map(_is_yes, tests)):
            return replace(node, tests=_asking(tests))
        case ops.Choose(costs=costs, soon=soon, dear=0) if any(map(_is_yes, (*costs, *soon))):
            return replace(node, costs=_asking(costs), soon=_asking(soon))
        case ops.Way(soon=soon) | ops.May(soon=soon) | ops.Leave(soon=soon) if any(map(_is_yes, soon)):
            return replace(node, soon=_asking(soon))
        case ir.Funds(sources=sources, waived=waived) | ops.Need(sources=sources, waived=waived):
            return replace(node, sources=_sources(sources), waived=tuple(test for test in waived if test != yes(False)))
        case ops.If():
            return taken(node)
        case ops.Said(ops=done):
            return replace(node, ops=tuple(op for op in done if not _idle(op)))
        case Function(block=block):
            return replace(node, block=_until_left(block))
    return node


def _compare(node: ir.Compare) -> Value:
    match node:
        case ir.Compare(op=op, left=Const(value=a), right=Const(value=b)):
            return yes(bool(COMPARED[op](a, b)))
        case ir.Compare(op="=", left=left, right=Const(value=0, type=NothingType())) if isinstance(type_of(left), THINGS):
            return ir.Not(left)
        case ir.Compare(op="=" | "!=" as op, left=ir.Apply(name="place_within", args=(place, first, size)), right=Const(value=0)):
            # whether a piece lies in one of some zones needs no more than a look at where it lies
            assert isinstance(first, Const) and isinstance(size, Const)
            inside = ir.Within(Const(first.value + 1), place, Const(first.value + size.value))
            return inside if op == "!=" else ir.Not(inside)
    return node


def _sources(sources: tuple[ir.Source, ...]) -> tuple[ir.Source, ...]:
    """What may be paid from, without what never may; what always may needs no test, as long as it stays in its place."""
    found: list[ir.Source] = []
    for source in sources:
        if not isinstance(source.test, Const):
            found.append(source)
        elif source.test.value:
            found.append(source if any(one.test is not None for one in found) else replace(source, test=None))
    return tuple(found)


def taken(node: ops.If) -> ops.If:
    """Branches that are never taken are left out; one that always is ends the row."""
    branches: list[tuple[Value, Block]] = []
    other = node.other
    for test, block in node.branches:
        if isinstance(test, Const):
            if not test.value:
                continue
            other = block
            break
        branches.append((test, block))
    return replace(node, branches=tuple(branches), other=other)


def _until_left(block: Block) -> Block:
    """A block without what stands behind the place where it is always left."""
    for place, said in enumerate(block):
        for number, op in enumerate(said.ops):
            if _leaves(op):
                return (*block[:place], replace(said, ops=said.ops[: number + 1]))
    return block


def _leaves(op: ops.Op) -> bool:
    if isinstance(op, ops.If):
        blocks = (*(block for _, block in op.branches), op.other)
        return all(any(_leaves(inner) for said in block for inner in said.ops) for block in blocks)
    return isinstance(op, ops.Leave | ops.LeaveWith) or (isinstance(op, ops.Fail) and op.unless is None)


def _idle(op: ops.Op) -> bool:
    return isinstance(op, ops.If) and not op.branches and not op.other
