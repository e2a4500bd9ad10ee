"""Statements: what is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.parse.ast.expressions import Expr, Pref
from rulewright.parse.ast.tree import Node

if TYPE_CHECKING:
    from rulewright.parse.ast.declarations import Mod


@dataclass(frozen=True, eq=False)
class Stmt(Node):
    pass


@dataclass(frozen=True, eq=False)
class Amount(Node):
    """`2 stone`, `3 mix of [a, b]`, or `either … or …`."""

    count: Expr
    what: str | Expr | None
    options: tuple[Amount, ...] = ()
    per: Expr | None = None


@dataclass(frozen=True, eq=False)
class Line(Stmt):
    """Several short statements on one line, joined by `;`."""

    statements: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Pay(Stmt):
    amounts: tuple[Amount, ...]
    purpose: str | None


@dataclass(frozen=True, eq=False)
class Gain(Stmt):
    amounts: tuple[Amount, ...]


@dataclass(frozen=True, eq=False)
class Lose(Stmt):
    amounts: tuple[Amount, ...]


@dataclass(frozen=True, eq=False)
class Advance(Stmt):
    target: Expr
    by: Expr | None
    limit: Expr | None


@dataclass(frozen=True, eq=False)
class Assign(Stmt):
    target: Expr
    value: Expr


@dataclass(frozen=True, eq=False)
class Let(Stmt):
    name: str
    value: Expr


@dataclass(frozen=True, eq=False)
class Choose(Stmt):
    """`choose [n|up to n] name from items [by prefs] [as label]`."""

    count: Expr | None
    up_to: bool
    name: str
    items: Expr
    prefs: tuple[Pref, ...]
    label: str | None


@dataclass(frozen=True, eq=False)
class Move(Stmt):
    what: Expr
    every: bool
    to: Expr


@dataclass(frozen=True, eq=False)
class Place(Stmt):
    what: Expr
    at: Expr


@dataclass(frozen=True, eq=False)
class Draw(Stmt):
    count: Expr
    source: Expr
    to: Expr


@dataclass(frozen=True, eq=False)
class Shuffle(Stmt):
    zone: Expr


@dataclass(frozen=True, eq=False)
class Roll(Stmt):
    what: Expr


@dataclass(frozen=True, eq=False)
class Require(Stmt):
    test: Expr


@dataclass(frozen=True, eq=False)
class Do(Stmt):
    rule: Expr
    otherwise: Expr | None


@dataclass(frozen=True, eq=False)
class Window(Stmt):
    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class AddToAgenda(Stmt):
    agenda: str
    rule: Expr


@dataclass(frozen=True, eq=False)
class Lasting(Stmt):
    scope: str
    mod: Mod


@dataclass(frozen=True, eq=False)
class Skip(Stmt):
    pass


@dataclass(frozen=True, eq=False)
class EndGame(Stmt):
    pass


@dataclass(frozen=True, eq=False)
class If(Stmt):
    test: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class IfAble(Stmt):
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Match(Stmt):
    subject: Expr
    arms: tuple[Arm, ...]


@dataclass(frozen=True, eq=False)
class Alternatives(Stmt):
    """`choose one`, `first possible` or `any order` over named alternatives."""

    op: str
    label: str | None
    alternatives: tuple[Alternative, ...]


@dataclass(frozen=True, eq=False)
class May(Stmt):
    label: str | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Times(Stmt):
    up_to: bool
    count: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class ForEach(Stmt):
    name: str
    items: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class EachPlayer(Stmt):
    """Around the table from a player, or in the order of a list."""

    start: Expr | None
    body: tuple[Stmt, ...]
    order: Expr | None = None


@dataclass(frozen=True, eq=False)
class Turns(Stmt):
    """Turns around the table until a condition holds or the game ends; only in a flow."""

    start: Expr | None
    until: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Repeat(Stmt):
    body: tuple[Stmt, ...]
    until: Expr


@dataclass(frozen=True, eq=False)
class Part(Stmt):
    """A named piece of a rule, so that another pack can address it."""

    name: str
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Arm(Node):
    bands: tuple[Band, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Alternative(Node):
    name: str
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Band(Node):
    """`3`, `3 .. 5`, a constant, or `else` (then low is None)."""

    low: Expr | None
    high: Expr | None
