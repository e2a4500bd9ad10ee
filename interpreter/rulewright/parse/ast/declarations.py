"""Declarations: what a file holds."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.parse.ast.expressions import Expr, Pref
from rulewright.parse.ast.statements import Alternative, Band, Stmt
from rulewright.parse.ast.tree import Ident, Node


@dataclass(frozen=True, eq=False)
class Param(Node):
    name: Ident
    type: Ident | None
    of: Ident | None = None


@dataclass(frozen=True, eq=False)
class Given(Node):
    """A name inside a value: `… with foot = footprint(tile)`."""

    name: Ident
    value: Expr


@dataclass(frozen=True, eq=False)
class Value(Node):
    name: Ident
    params: tuple[Param, ...]
    body: Expr
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, eq=False)
class Case(Node):
    bands: tuple[Band, ...]
    value: Expr


@dataclass(frozen=True, eq=False)
class Banded(Node):
    """A value looked up by its first parameter in a table of bands."""

    name: Ident
    params: tuple[Param, ...]
    cases: tuple[Case, ...]


@dataclass(frozen=True, eq=False)
class Score(Node):
    name: Ident
    body: Expr


@dataclass(frozen=True, eq=False)
class Winner(Node):
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Flow(Node):
    name: Ident
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Rule(Node):
    keyword: str
    name: Ident
    params: tuple[Param, ...]
    seat: Ident | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Answer(Node):
    name: Ident
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Bot(Node):
    name: Ident
    answers: tuple[Answer, ...]


@dataclass(frozen=True, eq=False)
class OnEvent(Node):
    """`after you do act(god, v) where …`; `also` are the further things of an `or`."""

    when: str
    who: str
    verb: str
    name: Ident
    params: tuple[Ident, ...]
    purposes: tuple[Ident, ...]
    test: Expr | None
    also: tuple[tuple[Ident, tuple[Ident, ...]], ...] = ()

    @property
    def heard(self) -> tuple[tuple[Ident, tuple[Ident, ...]], ...]:
        """Every thing listened to, each with what it must be for."""
        return ((self.name, self.purposes), *self.also)

    @property
    def names(self) -> tuple[Ident, ...]:
        return tuple(name for name, _ in self.heard)


@dataclass(frozen=True, eq=False)
class OnReach(Node):
    target: Expr
    amount: Expr


@dataclass(frozen=True, eq=False)
class InWindow(Node):
    name: Ident
    params: tuple[Ident, ...]
    test: Expr | None


@dataclass(frozen=True, eq=False)
class AtAnyTime(Node):
    """Beside every question that is asked in a rule or a flow, but not in one that is done inside it."""

    stretch: Ident
    unless: Ident | None
    test: Expr | None


@dataclass(frozen=True, eq=False)
class Listener(Node):
    """With a name, `… , as bonus:`, other packs can address it."""

    trigger: OnEvent | OnReach | InWindow | AtAnyTime
    name: Ident | None
    once_per: Ident | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class Mod(Node):
    """One modifier: substitute, waive, add_to or treat_as."""

    op: str
    names: tuple[Ident, ...]
    targets: tuple[Ident, ...]
    args: tuple[Expr, ...] | None
    value: Expr | None


@dataclass(frozen=True, eq=False)
class Modifier(Node):
    """What holds while a test does; without one always, on a component while somebody has it."""

    test: Expr | None
    name: Ident | None
    mods: tuple[Mod, ...]


@dataclass(frozen=True, eq=False)
class Replace(Node):
    path: tuple[Ident, ...]
    decl: Decl


@dataclass(frozen=True, eq=False)
class ReplaceBody(Node):
    """`replace card.ant.effect with:` and what stands there from now on; with a seat, in that seat's version of a rule."""

    path: tuple[Ident, ...]
    seat: Ident | None
    body: tuple[Stmt | Listener | Modifier, ...]


@dataclass(frozen=True, eq=False)
class Remove(Node):
    """With a seat, of that seat's own version of a rule."""

    path: tuple[Ident, ...]
    seat: Ident | None = None


@dataclass(frozen=True, eq=False)
class SetValue(Node):
    path: tuple[Ident, ...]
    value: Expr


@dataclass(frozen=True, eq=False)
class SetPrefs(Node):
    """`set automa.pick to most worth`: an answer of a bot, or the winner."""

    path: tuple[Ident, ...]
    prefs: tuple[Pref, ...]


@dataclass(frozen=True, eq=False)
class Extend(Node):
    """Before or after; with a seat, of that seat's own version of a rule."""

    when: str
    path: tuple[Ident, ...]
    seat: Ident | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False)
class ExtendWays(Node):
    """Further alternatives of a `choose one`, a `first possible` or an `any order`."""

    path: tuple[Ident, ...]
    seat: Ident | None
    alternatives: tuple[Alternative, ...]


Patching = Replace | ReplaceBody | Remove | SetValue | SetPrefs | Extend | ExtendWays
Decl = Value | Banded | Score | Winner | Flow | Rule | Bot | Listener | Modifier | Patching
