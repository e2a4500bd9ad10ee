"""Calls: what is built in, named values, and whether a rule could be carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.compile.ir.node import Node
from rulewright.link import Type

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value
    from rulewright.compile.ir.values.names import Local


Helper = Literal[
    "min",
    "max",
    "abs",
    "item_at",
    "place_in",
    "position",
    "following",
    "preceding",
    "place_within",
    "first_or_nothing",
    "last_or_nothing",
    "joined",
    "reverse",
    "beginning",
    "steps_between",
]


@dataclass(frozen=True, slots=True)
class Apply(Node):
    """Something built in."""

    name: Helper
    args: tuple[Value, ...]
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Called(Node):
    """A named value, score or all points, for a player."""

    function: str
    player: Value
    args: tuple[Value, ...]
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Able(Node):
    """Whether a rule or a part could be carried out now, on its own.

    With a `mark` it is carried out at once if it can be, and `Finished` says when: whoever searches may just try it.
    """

    function: str
    player: Value
    args: tuple[Value, ...] = ()
    mark: Local | None = None


@dataclass(frozen=True, slots=True)
class After(Node):
    """What a value would be after a rule was carried out on a copy."""

    function: str
    player: Value
    args: tuple[Value, ...]
    value: Value


@dataclass(frozen=True, slots=True)
class Seated(Node):
    """Whether a player is an automated seat."""

    player: Value
    seat: str
