"""What one C function is written with: its names by number, the kinds of what they hold, and its lines.

A kind is what a C variable can hold: a number, a list, a board (or anything else by cell), or who was heard. The C compiler
checks that they are never mixed up. A construct that nobody has written yet is `Unrendered`, and said so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, walk
from rulewright.compile.ir.program import Draft, Function
from rulewright.compile.ir.values import Local, Value, type_of
from rulewright.diagnostics import Span
from rulewright.link import BoardType, ListType, Type, ZoneType
from rulewright.state import Address, AgendaAt, LastingAt, Region

Kind = Literal["n", "l", "b", "h"]
C_TYPES: Mapping[Kind, str] = {"n": "N", "l": "const List *", "b": "const Board *", "h": "const Hearing *"}
ZERO: Mapping[Kind, str] = {"n": "0", "l": "EMPTY", "b": "NO_BOARD", "h": "NULL"}
Sort = Literal["value", "rule", "listener", "can", "part", "flow"]


class Unrendered(Exception):
    """A construct that cannot be written in C."""

    def __init__(self, construct: str, span: Span | None = None) -> None:
        super().__init__(construct)
        self.construct, self.span = construct, span


@dataclass(frozen=True)
class Callee:
    """A function of the module as callers must know it: what it is called, of which sort it is, what it takes and gives."""

    name: str
    sort: Sort
    takes: tuple[Kind, ...]
    gives: Kind = "n"
    results: tuple[Kind, ...] = ()


@dataclass
class Module:
    """A C module in the making."""

    draft: Draft
    say: Callable[[Value, Frame], str]  # a value as an expression, and as a list
    say_list: Callable[[Value, Frame], str]
    callees: dict[str, Callee] = field(default_factory=dict)
    parts: dict[str, tuple[Callee, tuple[Local, ...]]] = field(default_factory=dict)
    heads: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    constants: dict[Any, str] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    ears: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    steps: dict[str, str] = field(default_factory=dict)
    agendas: dict[str, str] = field(default_factory=dict)
    kinds: tuple[int, ...] = ()  # of the slots; 0 is a number
    count: int = 0
    large: bool = False  # whether steps are taken back by what they changed, and not by a copy of the state

    def fresh(self, hint: str) -> str:
        self.count += 1
        return f"{hint}{self.count}"

    def seat(self, name: str) -> int:
        """The number of an automated seat; 0 is a person's."""
        return self.seats.setdefault(name, len(self.seats) + 1) if name else 0


@dataclass
class Frame:
    """One C function in the making."""

    module: Module
    sort: Sort
    names: dict[tuple[str, Kind], str] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)  # of names whose type does not tell
    declared: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    depth: int = 1
    span: Span | None = None
    params: int = 0
    number_slots: set[str] = field(default_factory=set)  # names that are known to stand for slots of numbers
    empty: dict[Address, tuple[str, str]] = field(default_factory=dict)  # empty cells of a region: an array, and how many

    # -- lines --
    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        self.line(head + " {")
        self.depth += 1
        yield
        self.depth -= 1
        self.line("}")

    # -- names --
    def fresh(self, hint: str) -> str:
        return self.module.fresh(hint)

    def name(self, local: Local, kind: Kind | None = None) -> str:
        """The C variable of a name; it is declared at the head of the function when it is first heard of."""
        kind = kind or self.kind(local)
        found = self.names.get((local.name, kind))
        if found is None:
            found = self.names[local.name, kind] = self.fresh("v")
            self.declared.append(f"{C_TYPES[kind]} {found} = {ZERO[kind]};")
        return found

    @contextmanager
    def bound(self, local: Local, kind: Kind) -> Iterator[str]:
        """A name that is known in a loop only."""
        key = (local.name, kind)
        before = self.names.get(key)
        self.names[key] = found = self.fresh("x")
        yield found
        if before is None:
            del self.names[key]
        else:
            self.names[key] = before

    # -- values --
    def text(self, value: Value) -> str:
        return self.module.say(value, self)

    def listed(self, value: Value) -> str:
        return self.module.say_list(value, self)

    # -- kinds --
    def kind(self, value: Value) -> Kind:
        match value:
            case ir.Local(name=name) if name in self.kinds:
                return self.kinds[name]
            case ir.Const(value=fixed):
                return "l" if isinstance(fixed, tuple | list) else "n"
            case ir.Called(function=function):
                return self.module.callees[function].gives
            case ir.LastsFor():
                return "n"
            case ir.Load(slot=slot):
                return region_kind(slot.region)
            case ir.Reach(priced=True):
                return "b"
            case ir.Either(then=then, other=other):
                kinds = self.kind(then), self.kind(other)
                return "l" if "l" in kinds else kinds[0]
            case ir.Fixed() | ir.Distinct() | ir.Gather() | ir.Rank():
                return "l"
            case ir.Shared(of=of) | ir.Held(of=of) | ir.Sure(of=of) | ir.Metered(of=of) | ir.After(value=of):
                return self.kind(of)
        return kind_of(type_of(value))

    def unrendered(self, construct: str) -> Unrendered:
        return Unrendered(construct, self.span)


def kind_of(type_: Type) -> Kind:
    if isinstance(type_, ListType | ZoneType):
        return "l"
    return "b" if isinstance(type_, BoardType) else "n"


def region_kind(region: Region) -> Kind:
    """What the slots of a region hold; what lasts and what was added to agendas are lists of lists."""
    return "l" if isinstance(region.address, LastingAt | AgendaAt) else kind_of(region.holds)


def element_kind(value: Value, frame: Frame) -> Kind:
    """What a list holds."""
    if isinstance(value, ir.Gather):
        return frame.kind(value.value)
    if isinstance(value, ir.Const):
        return "l" if value.value and isinstance(value.value[0], tuple | list) else "n"
    if isinstance(value, ir.Groups):
        return "l"
    of = type_of(value).of
    return kind_of(of) if of is not None else "n"


def priced_names(function: Node) -> dict[str, Kind]:
    """Names for what was reached together with its price, which is kept by cell."""
    return {
        node.local.name: "b"
        for node in walk(function)
        if isinstance(node, ops.Let) and isinstance(node.value, ir.Reach) and node.value.priced
    }


def given_kind(function: Function, frame: Frame) -> Kind:
    """What a value function gives back."""
    for node in walk(function):
        if (
            isinstance(node, ops.Leave)
            and node.value is not None
            and not (isinstance(node.value, ir.Const) and not node.value.value)
        ):
            return frame.kind(node.value)
    return "n"
