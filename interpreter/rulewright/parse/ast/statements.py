"""Statements: what is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.parse.ast.expressions import Attribute, Expr, Pref
from rulewright.parse.ast.tree import Ident, Node

if TYPE_CHECKING:
    from rulewright.parse.ast.declarations import Mod


@dataclass(frozen=True, eq=False)
class Amount(Node):
    """`2 stone`, `3 mix of [a, b]`, or `either … or …`."""

    count: Expr
    what: Ident | Expr | None
    options: tuple[Amount, ...] = ()
    per: Expr | None = None


@dataclass(frozen=True, eq=False)
class Line(Node):
    """Several short statements on one line, joined by `;`."""

    statements: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Pay(Node):
    amounts: tuple[Amount, ...]
    purpose: Ident | None


@dataclass(frozen=True, eq=False)
class Gain(Node):
    """`gain goods`; or, for somebody else, `who gains goods`."""

    amounts: tuple[Amount, ...]
    who: Expr | None = None


@dataclass(frozen=True, eq=False)
class Lose(Node):
    amounts: tuple[Amount, ...]
    who: Expr | None = None


@dataclass(frozen=True, eq=False)
class LoseAll(Node):
    """`lose all wood`, `who loses all wood, fish`."""

    names: tuple[Ident, ...]
    who: Expr | None = None


@dataclass(frozen=True, eq=False)
class Advance(Node):
    target: Expr
    by: Expr | None
    limit: Expr | None


@dataclass(frozen=True, eq=False)
class Assign(Node):
    target: Expr
    value: Expr


@dataclass(frozen=True, eq=False)
class Let(Node):
    name: Ident
    value: Expr


@dataclass(frozen=True, eq=False)
class Choose(Node):
    """`choose [n|up to n] name [for price] from items [with different value] [by prefs] [as label]`.

    `as a then b` asks in parts: for the `a of it` of all candidates, then for the `b of it` of those that are left.
    """

    count: Expr | None
    up_to: bool
    name: Ident
    items: Expr
    prefs: tuple[Pref, ...]
    label: Ident | None
    different: Expr | None = None
    price: Ident | None = None
    parts: tuple[Attribute, ...] = ()


@dataclass(frozen=True, eq=False)
class Move(Node):
    what: Expr
    every: bool
    to: Expr


@dataclass(frozen=True, eq=False)
class Place(Node):
    what: Expr
    at: Expr


@dataclass(frozen=True, eq=False)
class Draw(Node):
    count: Expr
    source: Expr
    to: Expr


@dataclass(frozen=True, eq=False)
class Shuffle(Node):
    zone: Expr


@dataclass(frozen=True, eq=False)
class Roll(Node):
    what: Expr


@dataclass(frozen=True, eq=False)
class Require(Node):
    test: Expr


@dataclass(frozen=True, eq=False)
class Do(Node):
    rule: Expr
    otherwise: Expr | None


@dataclass(frozen=True, eq=False)
class Window(Node):
    name: Ident
    args: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class Event(Node):
    """Something is announced that others may listen to."""

    name: Ident
    args: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class AddToAgenda(Node):
    agenda: Ident
    rule: Expr


@dataclass(frozen=True, eq=False)
class Lasting(Node):
    """`stretch` is a rule or a flow, or the game."""

    stretch: Ident
    mod: Mod


@dataclass(frozen=True, eq=False)
class Skip(Node):
    pass


@dataclass(frozen=True, eq=False)
class EndGame(Node):
    pass


@dataclass(frozen=True, eq=False)
class If(Node):
    test: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class IfAble(Node):
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Surely(Node):
    """What the game guarantees: it cannot fail, and if it does, the rules are wrong."""

    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Match(Node):
    subject: Expr
    arms: tuple[Arm, ...]


@dataclass(frozen=True, eq=False)
class Alternatives(Node):
    """`choose one`, `first possible` or `any order` over named alternatives."""

    op: str
    label: Ident | None
    alternatives: tuple[Alternative, ...]


@dataclass(frozen=True, eq=False)
class May(Node):
    label: Ident | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Times(Node):
    up_to: bool
    count: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class ForEach(Node):
    name: Ident
    items: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class EachPlayer(Node):
    """Around the table from a player, or in the order of a list."""

    start: Expr | None
    body: tuple[Stmt, ...]
    order: Expr | None = None


@dataclass(frozen=True, eq=False)
class Turns(Node):
    """Turns around the table until a condition holds or the game ends; only in a flow."""

    start: Expr | None
    until: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Repeat(Node):
    body: tuple[Stmt, ...]
    until: Expr


@dataclass(frozen=True, eq=False)
class Part(Node):
    """A named piece of a rule, so that another pack can address it."""

    name: Ident
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Arm(Node):
    bands: tuple[Band, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Alternative(Node):
    name: Ident
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Band(Node):
    """`3`, a constant, `3 .. 5`, `3 ..`, `.. 5`, or `else`: then both ends are open, and it is no range."""

    low: Expr | None
    high: Expr | None
    ranged: bool = False

    @property
    def everything(self) -> bool:
        return self.low is None and self.high is None


Stmt = (
    Line
    | Pay
    | Gain
    | Lose
    | LoseAll
    | Advance
    | Assign
    | Let
    | Choose
    | Move
    | Place
    | Draw
    | Shuffle
    | Roll
    | Require
    | Do
    | Window
    | Event
    | AddToAgenda
    | Lasting
    | Skip
    | EndGame
    | If
    | IfAble
    | Surely
    | Match
    | Alternatives
    | May
    | Times
    | ForEach
    | EachPlayer
    | Turns
    | Repeat
    | Part
)
