"""What is said in a game, each with where it belongs: the unit in which everybody after the linker looks at the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rulewright.link.nouns import Item
from rulewright.parse import ast


@dataclass(frozen=True)
class Owned:
    """A listener or modifier and the component it is printed on, if any."""

    sentence: ast.Listener | ast.Modifier
    kind: str | None
    item: Item | None
    file: str


@dataclass(frozen=True)
class Sentence:
    """One thing that is said, where it belongs, and on which component it is printed, if on any."""

    address: str
    node: ast.Decl | ast.Stmt
    owned: Owned | None = None
    printed: tuple[str, str] | None = None  # the kind of piece and the attribute of a program that a piece carries

    @cached_property
    def parts(self) -> tuple[ast.Node, ...]:
        """What it consists of, itself first: a dozen checks look through all sentences."""
        return tuple(ast.walk(self.node))


@dataclass(frozen=True)
class Printed:
    """A program that a piece carries under an attribute; its statements share the names they bind."""

    kind: str
    item: Item
    attribute: str
    body: tuple[ast.Stmt, ...]
