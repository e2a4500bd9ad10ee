"""Expressions: what has a value."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.parse.ast.tree import Ident, Node


@dataclass(frozen=True, eq=False)
class Number(Node):
    value: int


@dataclass(frozen=True, eq=False)
class Name(Node):
    """A bare word: a local, an attribute of `it`, a noun, a constant or a value without parameters."""

    name: Ident


@dataclass(frozen=True, eq=False)
class Attribute(Node):
    """`name of subject`."""

    name: Ident
    subject: Expr


@dataclass(frozen=True, eq=False)
class Call(Node):
    name: Ident
    args: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class SetOf(Node):
    """`[a, b, c]`."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class Negative(Node):
    operand: Expr


@dataclass(frozen=True, eq=False)
class Not(Node):
    operand: Expr


@dataclass(frozen=True, eq=False)
class Both(Node):
    """`left and right`, `left or right`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Compare(Node):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Member(Node):
    """`item in items`."""

    item: Expr
    items: Expr


@dataclass(frozen=True, eq=False)
class Arith(Node):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class EitherOr(Node):
    """`(then if test else other)`."""

    then: Expr
    test: Expr
    other: Expr


@dataclass(frozen=True, eq=False)
class Filtered(Node):
    """`items where test`; inside the test, bare words may be attributes of `it`."""

    items: Expr
    test: Expr


@dataclass(frozen=True, eq=False)
class Range(Node):
    low: Expr
    high: Expr


OVER_LISTS = frozenset({"count", "sum", "lowest", "highest", "kinds", "list", "any", "none", "every"})  # of the next two


@dataclass(frozen=True, eq=False)
class Fold(Node):
    """`sum of expr for name in items`; without `for`, the items themselves are folded."""

    op: str
    value: Expr | None
    name: Ident
    items: Expr


@dataclass(frozen=True, eq=False)
class Quantified(Node):
    """`any of`, `none of`, `every of` items where test."""

    op: str
    items: Expr


@dataclass(frozen=True, eq=False)
class AnyLine(Node):
    """`any line of length through cell where test`."""

    length: Expr
    cell: Expr
    test: Expr


@dataclass(frozen=True, eq=False)
class Pick(Node):
    """`first of items`, `last of items`; without `or nothing` it fails when there is none."""

    which: str
    items: Expr
    or_nothing: bool = False


@dataclass(frozen=True, eq=False)
class Best(Node):
    name: Ident
    items: Expr
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Rank(Node):
    name: Ident | None
    items: Expr
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Beginning(Node):
    """`items from start`: a list in a circle, from one of its items onwards."""

    items: Expr
    start: Expr


@dataclass(frozen=True, eq=False)
class Steps(Node):
    """`steps from start to goal`: how far one is behind the other around a circle."""

    start: Expr
    goal: Expr


@dataclass(frozen=True, eq=False)
class Groups(Node):
    """The connected groups of the given cells."""

    items: Expr


@dataclass(frozen=True, eq=False)
class Reach(Node):
    """Cells reached by cheapest paths; `here`, `there` and `cost` are known inside."""

    start: Expr
    through: Expr
    cost: Expr
    test: Expr | None


@dataclass(frozen=True, eq=False)
class Able(Node):
    """Whether a rule could be carried out now."""

    rule: Expr


@dataclass(frozen=True, eq=False)
class Hypothetical(Node):
    """The value an expression would have after a rule was carried out on a copy."""

    value: Expr
    rule: Expr


@dataclass(frozen=True, eq=False)
class Pref(Node):
    """One criterion of an order: most, least, first (in a list), prefer (a condition), random, never."""

    op: str
    value: Expr | None


Expr = (
    Number
    | Name
    | Attribute
    | Call
    | SetOf
    | Negative
    | Not
    | Both
    | Compare
    | Member
    | Arith
    | EitherOr
    | Filtered
    | Range
    | Fold
    | Quantified
    | AnyLine
    | Pick
    | Best
    | Rank
    | Beginning
    | Steps
    | Groups
    | Reach
    | Able
    | Hypothetical
)
