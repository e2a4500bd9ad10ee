"""Expressions: what has a value."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.parse.ast.tree import Node


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
