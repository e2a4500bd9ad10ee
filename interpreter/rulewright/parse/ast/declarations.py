"""Declarations: what a file holds."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.parse.ast.expressions import Expr, Pref
from rulewright.parse.ast.statements import Band, Stmt
from rulewright.parse.ast.tree import Node


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
    """`after you do act(god, v) where …`; `also` are the further things of an `or`."""

    when: str
    who: str
    verb: str
    name: str
    params: tuple[str, ...]
    purposes: tuple[str, ...]
    test: Expr | None
    also: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def heard(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Every thing listened to, each with what it must be for."""
        return ((self.name, self.purposes), *self.also)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.heard)


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
