"""Names, slots and constant tables: where a value comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.compile.ir.node import Node
from rulewright.link import NUMBER, Type
from rulewright.state import Region

if TYPE_CHECKING:
    from rulewright.compile.ir.values import Value


@dataclass(frozen=True, slots=True)
class Const(Node):
    value: Any
    type: Type = NUMBER


@dataclass(frozen=True, slots=True)
class Local(Node):
    """A name of the function it stands in."""

    name: str
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class FlowName(Node):
    """A name or counter of the flow, which must be remembered between two steps."""

    number: int
    name: str
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Slot(Node):
    """The address of one thing of a region; every index is known to be something."""

    region: Region
    index: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Load(Node):
    """What lies in a slot."""

    slot: Slot
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Peek(Node):
    """What lies in a slot whose number is known."""

    at: Value
    type: Type


@dataclass(frozen=True, slots=True)
class Bank(Node):
    """The slot of a player's resource of which only the play tells which one it is."""

    resource: Value
    player: Value


@dataclass(frozen=True, slots=True)
class Table(Node):
    """A whole constant table: rows of a board, steps to neighbours."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Column(Node):
    """A row of a constant table that has one for every number from 0 on."""

    table: str
    key: Value
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Lookup(Node):
    """An entry of a constant table that may lack it; then 0."""

    table: str
    key: Value
    type: Type
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Shared(Node):
    """A value that is worked out here and has a name from here on; only improvements make one."""

    local: Local
    of: Value


@dataclass(frozen=True, slots=True)
class Sure(Node):
    """A thing that must be there: `nothing` stops the game at this line and is never taken for its neighbour."""

    of: Value


@dataclass(frozen=True, slots=True)
class Held(Node):
    """A number that is to be kept, unless it has grown beyond the limit."""

    of: Value
