"""What every statement needs to be written: modes, places where somebody is asked, the log, and who may be listening."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from rulewright.compile.addresses import Env
from rulewright.compile.expressions import Expressions
from rulewright.compile.sites import Branch, Effect, Site
from rulewright.link.types import Type
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]


@dataclass
class Mode:
    """How the same rules are written out: asked, or drawn at random; logged and counted, or bare."""

    random: bool = False
    trace: bool = False
    cover: bool = False


class Writing(Expressions):
    """The common ground of statements; listeners fill in what is empty here."""

    mode: Mode
    rule_name: str
    sites: list[Site]
    effects: list[Effect]
    branches: list[Branch]
    unsafe: set[str]
    reserved: dict[str, int]
    leave = "return"  # how `end game` leaves the function it stands in

    @abstractmethod
    def body(self, statements: Body, env: Env, rest_fails: bool) -> Env:
        """Write a block; done by the class that knows all statements."""

    def local(self, name: str) -> str:
        return f"my_{name}"

    def site(self, node: ast.Stmt, kind: str, label: str, type_: Type, fails: bool, names: tuple[str, ...] = ()) -> Site:
        site = Site(len(self.sites), self.rule_name, kind, label, type_, not fails, node.span, names)
        self.sites.append(site)
        return site

    def ask(self, site: Site, env: Env, options: str) -> str:
        return f"C.choose({site.index}, {env.player}, {options})"

    def log(self, node: ast.Stmt, verb: str, noun: str, env: Env, amount: str) -> None:
        if not self.mode.trace:
            return
        self.effects.append(Effect(len(self.effects), self.rule_name, verb, noun, node.span))
        self.out.add(f"C.note({len(self.effects) - 1}, {env.player}, {amount})")

    def new_turn(self) -> None:
        """Nothing is remembered for a turn here; listeners do."""

    def remember(self, name: str, slot: str) -> str:
        """Keep the value a change starts from, if somebody waits for it to reach something."""
        if not self.awaited(name):
            return ""
        old = self.out.fresh("old")
        self.out.add(f"{old} = S[{slot}]")
        return old

    def awaited(self, name: str) -> bool:
        return False

    def changed(self, name: str, slot: str, old: str, env: Env, subject: str | None = None) -> None:
        """Nobody waits here; listeners do."""

    def raised(self, verb: str, name: str, env: Env, *values: str) -> None:
        """Nobody listens here; listeners do."""

    def listened(self, verb: str, name: str) -> bool:
        return False


def flat(statements: Body) -> list[ast.Stmt]:
    """Statements with the lines of `;` opened up."""
    found: list[ast.Stmt] = []
    for statement in statements:
        found.extend(flat(statement.statements) if isinstance(statement, ast.Line) else [statement])
    return found
