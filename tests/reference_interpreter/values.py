"""Values, worked out by going down the tree."""

from __future__ import annotations

from typing import Any, assert_never

from tests.reference_interpreter import slots
from tests.reference_interpreter.boards import board
from tests.reference_interpreter.calls import call
from tests.reference_interpreter.frames import Frame, something
from tests.reference_interpreter.many import many
from tests.reference_interpreter.stopping import Failed, TooLong

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Value
from rulewright.link.types import ListType
from rulewright.run.failing import LARGEST


def evaluate(value: Value, frame: Frame) -> Any:
    match value:
        case ir.Const(value=fixed):
            return fixed
        case ir.Local(name=name):
            return frame.names[name]
        case ir.FlowName(number=number):
            return frame.names[f"flow {number}"]
        case ir.Slot() | ir.Bank():
            return slots.address(value, frame)
        case ir.Load():
            return slots.load(value, frame)
        case ir.Table(name=name):
            return frame.table(name)
        case ir.Column(table=table, key=key):
            number = frame.number(key)
            assert number >= 0
            return frame.table(table)[number]
        case ir.Lookup(table=table, key=key, type=type_):
            return frame.table(table).get(frame.value(key), () if isinstance(type_, ListType) else 0)
        case ir.Sure(of=of):
            return something(frame.value(of))
        case ir.Held(of=of):
            return held(frame.value(of))
        case ir.AtLeastZero(of=of):
            return max(0, frame.number(of))
        case ir.Peek(at=at):
            return frame.state[frame.number(at)]
        case ir.Metered(of=of):
            return frame.value(of)
        case ir.Negate(of=of):
            return -frame.number(of)
        case ir.Not(of=of):
            return not frame.value(of)
        case ir.Both(op="and", left=left, right=right):
            return bool(frame.value(left)) and bool(frame.value(right))
        case ir.Both(left=left, right=right):
            return bool(frame.value(left)) or bool(frame.value(right))
        case ir.Compare(op=op, left=left, right=right):
            return compare(op, frame.value(left), frame.value(right))
        case ir.Within(low=low, of=of, high=high):
            return frame.number(low) <= frame.number(of) <= frame.number(high)
        case ir.Member(item=item, items=items):
            wanted = frame.value(item)
            return wanted in tuple(frame.value(items))
        case ir.Arith(op=operator, left=left, right=right):
            return arithmetic(operator, frame.number(left), frame.number(right))
        case ir.Either(then=then, test=test, other=other):
            return frame.value(then) if frame.value(test) else frame.value(other)
        case (
            ir.ListOf()
            | ir.Numbers()
            | ir.Things()
            | ir.Gather()
            | ir.Count()
            | ir.Tally()
            | ir.Stretch()
            | ir.Sum()
            | ir.Kinds()
            | ir.Extreme()
            | ir.Some()
            | ir.Every()
            | ir.Pick()
            | ir.Best()
            | ir.Rank()
            | ir.Fixed()
            | ir.Distinct()
        ):
            return many(value, frame)
        case (
            ir.Covered()
            | ir.Neighbours()
            | ir.SpotCells()
            | ir.SpotCell()
            | ir.SpotLevel()
            | ir.SpotTurn()
            | ir.Spots()
            | ir.Holes()
            | ir.Groups()
            | ir.Reach()
            | ir.Fare()
            | ir.LineThrough()
            | ir.LineListed()
        ):
            return board(value, frame)
        case (
            ir.Apply()
            | ir.Called()
            | ir.Able()
            | ir.After()
            | ir.Seated()
            | ir.Owns()
            | ir.OwnerOf()
            | ir.LastsFor()
            | ir.LastingAmounts()
            | ir.Funds()
            | ir.Playable()
        ):
            return call(value, frame)
        case _:
            assert_never(value)


def held(number: Any) -> Any:
    if isinstance(number, int) and abs(number) > LARGEST:
        raise TooLong
    return number


def compare(op: str, left: Any, right: Any) -> bool:
    """Things of one type; lists place by place."""
    match op:
        case "=":
            return bool(left == right)
        case "!=":
            return bool(left != right)
        case "<":
            return bool(left < right)
        case "<=":
            return bool(left <= right)
        case ">":
            return bool(left > right)
        case ">=":
            return bool(left >= right)
    raise AssertionError(op)


def arithmetic(op: ir.Operator, left: int, right: int) -> int:
    """Whole numbers; dividing by 0 cannot be done."""
    match op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "div" | "mod":
            if not right:
                raise Failed
            quotient, rest = divmod(left, right)
            return quotient if op == "div" else rest
        case _:
            assert_never(op)
