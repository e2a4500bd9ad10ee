"""The syntax tree of the rule language: what was written, and where; never what it means.

Nodes are frozen and compared by identity, so that later stages can keep what they learn about a node in tables of
their own. `same` compares two trees by content, ignoring positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from rulewright.diagnostics import Span


@dataclass(frozen=True, eq=False)
class Node:
    span: Span


# ---- expressions ----
@dataclass(frozen=True, eq=False)
class Expr(Node):
    pass


@dataclass(frozen=True, eq=False)
class Number(Expr):
    value: int


@dataclass(frozen=True, eq=False)
class Name(Expr):
    """A bare word: a local, an attribute of `it`, a noun, a constant or a value without parameters."""

    name: str


@dataclass(frozen=True, eq=False)
class Attribute(Expr):
    """`name of subject`."""

    name: str
    subject: Expr


@dataclass(frozen=True, eq=False)
class Call(Expr):
    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class SetOf(Expr):
    """`[a, b, c]`: a list of constants or numbers."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class Negative(Expr):
    operand: Expr


@dataclass(frozen=True, eq=False)
class Not(Expr):
    operand: Expr


@dataclass(frozen=True, eq=False)
class Both(Expr):
    """`left and right`, `left or right`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Compare(Expr):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Member(Expr):
    """`item in items`."""

    item: Expr
    items: Expr


@dataclass(frozen=True, eq=False)
class Arith(Expr):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class EitherOr(Expr):
    """`(then if test else other)`."""

    then: Expr
    test: Expr
    other: Expr


@dataclass(frozen=True, eq=False)
class Filtered(Expr):
    """`items where test`; inside the test, bare words may be attributes of `it`."""

    items: Expr
    test: Expr


@dataclass(frozen=True, eq=False)
class Range(Expr):
    low: Expr
    high: Expr


@dataclass(frozen=True, eq=False)
class Fold(Expr):
    """`sum of expr for name in items`; without `for`, the items themselves are folded."""

    op: str
    value: Expr | None
    name: str
    items: Expr


@dataclass(frozen=True, eq=False)
class Quantified(Expr):
    """`any of`, `none of`, `every of` items where test."""

    op: str
    items: Expr


@dataclass(frozen=True, eq=False)
class AnyLine(Expr):
    """`any line of length through cell where test`."""

    length: Expr
    cell: Expr
    test: Expr


@dataclass(frozen=True, eq=False)
class Pick(Expr):
    """`first of items`, `last of items`; fails when there is none."""

    which: str
    items: Expr


@dataclass(frozen=True, eq=False)
class Best(Expr):
    name: str
    items: Expr
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Rank(Expr):
    items: Expr
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Groups(Expr):
    """The connected groups of the given cells."""

    items: Expr


@dataclass(frozen=True, eq=False)
class Reach(Expr):
    """Cells reached by cheapest paths; `here`, `there` and `cost` are known inside."""

    start: Expr
    through: Expr
    cost: Expr
    test: Expr | None


@dataclass(frozen=True, eq=False)
class Able(Expr):
    """Whether a rule could be carried out now."""

    rule: Expr


@dataclass(frozen=True, eq=False)
class Hypothetical(Expr):
    """The value an expression would have after a rule was carried out on a copy."""

    value: Expr
    rule: Expr


@dataclass(frozen=True, eq=False)
class Pref(Node):
    """One criterion of an order: most, least, first (in a list), prefer (a condition), random, never."""

    op: str
    value: Expr | None


# ---- statements ----
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
    start: Expr | None
    body: tuple[Stmt, ...]


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


# ---- declarations ----
@dataclass(frozen=True, eq=False)
class Param(Node):
    name: str
    type: str | None
    of: str | None = None


@dataclass(frozen=True, eq=False)
class Decl(Node):
    pass


@dataclass(frozen=True, eq=False)
class Value(Decl):
    name: str
    params: tuple[Param, ...]
    body: Expr


@dataclass(frozen=True, eq=False)
class Case(Node):
    bands: tuple[Band, ...]
    value: Expr


@dataclass(frozen=True, eq=False)
class Banded(Decl):
    """A value looked up by its first parameter in a table of bands."""

    name: str
    params: tuple[Param, ...]
    cases: tuple[Case, ...]


@dataclass(frozen=True, eq=False)
class Score(Decl):
    name: str
    body: Expr


@dataclass(frozen=True, eq=False)
class Winner(Decl):
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Flow(Decl):
    name: str
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Rule(Decl):
    keyword: str
    name: str
    params: tuple[Param, ...]
    seat: str | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Answer(Node):
    name: str
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Bot(Decl):
    name: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True, eq=False)
class OnEvent(Node):
    """`after you do act(god, v) where …`."""

    when: str
    who: str
    verb: str
    name: str
    params: tuple[str, ...]
    purposes: tuple[str, ...]
    test: Expr | None


@dataclass(frozen=True, eq=False)
class OnReach(Node):
    target: Expr
    amount: Expr


@dataclass(frozen=True, eq=False)
class InWindow(Node):
    name: str
    params: tuple[str, ...]
    test: Expr | None


@dataclass(frozen=True, eq=False)
class Listener(Decl):
    trigger: OnEvent | OnReach | InWindow
    once_per: str | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Mod(Node):
    """One modifier: substitute, waive, add_to or treat_as."""

    op: str
    names: tuple[str, ...]
    targets: tuple[str, ...]
    args: tuple[Expr, ...] | None
    value: Expr | None


@dataclass(frozen=True, eq=False)
class Modifier(Decl):
    test: Expr
    mods: tuple[Mod, ...]


@dataclass(frozen=True, eq=False)
class Replace(Decl):
    path: tuple[str, ...]
    decl: Decl


@dataclass(frozen=True, eq=False)
class Remove(Decl):
    path: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class SetValue(Decl):
    path: tuple[str, ...]
    value: Expr


@dataclass(frozen=True, eq=False)
class Extend(Decl):
    when: str
    path: tuple[str, ...]
    body: tuple[Stmt, ...]


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below this one, in source order."""
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node) -> Iterator[Node]:
    """This node and all below it."""
    stack = [node]
    while stack:
        here = stack.pop()
        yield here
        stack.extend(reversed(list(children(here))))


def same(a: Any, b: Any) -> bool:
    """Whether two trees say the same, wherever they stand."""
    if isinstance(a, Node):
        if type(a) is not type(b):
            return False
        return all(same(getattr(a, f.name), getattr(b, f.name)) for f in fields(a) if f.name != "span")
    if isinstance(a, tuple):
        return isinstance(b, tuple) and len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)
