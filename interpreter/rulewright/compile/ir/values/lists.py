"""Many things: lists, what is gathered from them, orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node
from rulewright.link import Type
from rulewright.state import Region

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value
    from rulewright.compile.ir.values.names import Local


@dataclass(frozen=True, slots=True)
class ListOf(Node):
    items: tuple[Value, ...]
    of: Type


@dataclass(frozen=True, slots=True)
class Numbers(Node):
    """All numbers from one to another."""

    low: Value
    high: Value


@dataclass(frozen=True, slots=True)
class Things(Node):
    """All things of a type, of which there is a fixed number: players, constants, pieces, cells."""

    count: int
    of: Type


@dataclass(frozen=True, slots=True)
class Gather(Node):
    """`[value for var in items if tests]`; with `weight`, each round is paid for."""

    var: Local
    items: Value
    tests: tuple[Value, ...]
    value: Value
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Metered(Node):
    """The same items, each paid for with so much work; with `deep`, so are all that are in them."""

    of: Value
    weight: int
    deep: bool = False


@dataclass(frozen=True, slots=True)
class Distinct(Node):
    """The same things, each once."""

    of: Value


@dataclass(frozen=True, slots=True)
class Count(Node):
    of: Value


@dataclass(frozen=True, slots=True)
class Tally(Node):
    """How often one thing is in a list."""

    items: Value
    item: Value


@dataclass(frozen=True, slots=True)
class Stretch(Node):
    """All slots of a region, one after another."""

    region: Region


@dataclass(frozen=True, slots=True)
class Sum(Node):
    of: Value


@dataclass(frozen=True, slots=True)
class Kinds(Node):
    """How many different things there are."""

    of: Value


@dataclass(frozen=True, slots=True)
class Extreme(Node):
    """The lowest or highest number; 0 if there is none."""

    op: Literal["lowest", "highest"]
    of: Value


@dataclass(frozen=True, slots=True)
class Some(Node):
    """Whether the value of one round holds."""

    of: Gather


@dataclass(frozen=True, slots=True)
class Every(Node):
    """Whether the value of all rounds holds."""

    of: Gather


@dataclass(frozen=True, slots=True)
class Pick(Node):
    """The first or last of a list; fails when it is empty."""

    which: Literal["first", "last"]
    items: Value


@dataclass(frozen=True, slots=True)
class Key(Node):
    """An order: for each thing a row of numbers of which larger is better."""

    var: Local
    parts: tuple[tuple[Literal["most", "least", "least list", "prefer", "first"], Value], ...]


@dataclass(frozen=True, slots=True)
class Best(Node):
    """The best by an order; fails when there is none, but the best of no lists is an empty one."""

    items: Value
    key: Key


@dataclass(frozen=True, slots=True)
class Rank(Node):
    items: Value
    key: Key


@dataclass(frozen=True, slots=True)
class Fixed(Node):
    """A list as it is now, whatever changes later."""

    of: Value
