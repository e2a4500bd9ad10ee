"""Plain operations on values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value


Operator = Literal["+", "-", "*", "div", "mod"]


@dataclass(frozen=True, slots=True)
class Negate(Node):
    of: Value


@dataclass(frozen=True, slots=True)
class AtLeastZero(Node):
    """An amount: less than nothing is nothing."""

    of: Value


@dataclass(frozen=True, slots=True)
class Not(Node):
    of: Value


@dataclass(frozen=True, slots=True)
class Both(Node):
    op: Literal["and", "or"]
    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class Compare(Node):
    op: str
    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class Within(Node):
    """`low <= value <= high`."""

    low: Value
    of: Value
    high: Value


@dataclass(frozen=True, slots=True)
class Member(Node):
    item: Value
    items: Value


@dataclass(frozen=True, slots=True)
class Arith(Node):
    op: Operator
    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class Either(Node):
    then: Value
    test: Value
    other: Value
