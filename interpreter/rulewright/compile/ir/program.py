"""A whole program: functions, the flow, constant tables, and maps back to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rulewright.check import Checked
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Block, Op, Said
from rulewright.compile.ir.values import FlowName, Key, Local, Value
from rulewright.diagnostics import Span
from rulewright.link import Type
from rulewright.state import Layout, Region

SiteKind = Literal["choose", "may", "more", "one", "order", "pay", "mix", "window", "effects"]


@dataclass(frozen=True)
class Site:
    """A place in the rules where somebody is asked, and what one needs to know there to describe the options.

    `safe` says that nothing behind the choice can fail, so that every candidate is legal; `sure` are those alternatives of which
    that can be said, where it cannot be said of all.
    """

    index: int
    rule: str
    kind: SiteKind
    label: str
    type: Type
    span: Span
    alternatives: tuple[str, ...] = ()
    safe: bool = False
    sure: frozenset[int] = frozenset()
    whole: Type | None = None  # what is chosen in the end, where this asks for a part of it
    interrupted: bool = False  # whether something else may fit beside it, at any time
    up_to: bool = False  # whether fewer may be chosen, so that one may say that it is enough


@dataclass(frozen=True)
class Effect:
    """A place where the state changes, for the log; `named` if the sentence itself says whose it is."""

    index: int
    rule: str
    verb: str
    noun: str
    span: Span
    named: bool = False


@dataclass(frozen=True)
class Branch:
    """A stretch of statements that runs whole or not at all, for coverage."""

    index: int
    owner: str
    span: Span


@dataclass(frozen=True)
class Claim:
    """What an effect does that may quarrel with another of the same moment: bits for the things it looks at, changes, adds to.

    `component` is the place in the row of the first effect that is printed on the same component; they keep their order.
    """

    component: int
    seen: int
    changed: int
    added: int


@dataclass(frozen=True)
class Ear:
    """A listener at one place: what it does, when and for whom, the pieces it is printed on, and when it may act at all."""

    function: str
    when: str
    who: str
    pieces: tuple[tuple[int, int], ...] | None
    owners: str
    can: str = ""
    claim: Claim | None = None


@dataclass(frozen=True)
class Interruption:
    """What fits at any time: while `doing` and not `unless` goes on for who is asked."""

    ear: Ear
    doing: Region | None
    unless: Region | None
    crosses: bool  # whether it may draw, roll or ask somebody else
    played: str  # those who listen to such a piece being played


@dataclass(frozen=True, slots=True)
class Function(Node):
    """`rule` and `part` functions take (S, C, player, …), values (S, player, …), listeners also the actor and the piece."""

    name: str
    sort: Literal["value", "rule", "listener", "can", "step", "effect"]
    params: tuple[Local, ...]
    block: Block
    span: Span
    rule: str
    follows: bool = False  # whether something behind a call of it may fail that this program does not show
    spend: int = 0


# -- the flow --
@dataclass(frozen=True, slots=True)
class FlowStep(Node):
    """A rule or a sentence carried out as a whole; `otherwise` if it cannot be."""

    span: Span
    function: str
    player: Value
    args: tuple[Value, ...]
    otherwise: tuple[str, tuple[Value, ...]] | None
    smooth: bool
    nobodys: bool


@dataclass(frozen=True, slots=True)
class FlowLet(Node):
    span: Span
    name: FlowName
    value: Value


@dataclass(frozen=True, slots=True)
class FlowIf(Node):
    span: Span
    test: Value
    then: tuple[FlowOp, ...]
    other: tuple[FlowOp, ...]


@dataclass(frozen=True, slots=True)
class FlowRepeat(Node):
    span: Span
    body: tuple[FlowOp, ...]
    until: Value


@dataclass(frozen=True, slots=True)
class FlowTurns(Node):
    span: Span
    who: FlowName
    start: Value
    until: Value | None
    body: tuple[FlowOp, ...]


@dataclass(frozen=True, slots=True)
class FlowEach(Node):
    """Once for each of the items, as they are when it begins."""

    span: Span
    items: Value
    many: FlowName
    at: FlowName
    item: FlowName
    body: tuple[FlowOp, ...]


@dataclass(frozen=True, slots=True)
class FlowPart(Node):
    """A flow that another one does, with what is remembered when it begins and forgotten when it ends."""

    span: Span
    name: str
    first: tuple[Op, ...]
    body: tuple[FlowOp, ...]
    last: tuple[Op, ...]


FlowOp = FlowStep | FlowLet | FlowIf | FlowRepeat | FlowTurns | FlowEach | FlowPart


@dataclass(frozen=True)
class Draft:
    """A program as lowering gives it and improvements change it."""

    checked: Checked
    layout: Layout
    functions: Mapping[str, Function]
    flow: tuple[FlowOp, ...]
    tables: Mapping[str, Any]
    ears: Mapping[str, tuple[Ear, ...]]
    effects_of: Mapping[str, tuple[str, ...]]  # programs printed on pieces: for each piece the function, "" for none
    standing: Key
    sites: tuple[Site, ...]
    effects: tuple[Effect, ...]
    branches: tuple[Branch, ...]
    drawn: Mapping[str, Block]  # simple steps, written so that random play draws on the spot
    interruptions: tuple[Interruption, ...] = ()
    orders: Mapping[str, int] = field(default_factory=dict)  # rows of ears whose owner orders them: where that is asked
    weights: Mapping[str, int] = field(default_factory=dict)  # rows of ears, and NOW: what one may do uncounted
    settled: frozenset[int] = frozenset()  # sites behind which nothing can fail, as the rules say it


__all__ = ["Branch", "Claim", "Draft", "Ear", "Effect", "Function", "Said", "Site"]
