"""What the checker learns about a tree: the type and the meaning of every name in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.check.refs import Ref
from rulewright.link import UNKNOWN, Type
from rulewright.parse import ast


@dataclass
class Meaning:
    types: dict[ast.Node, Type] = field(default_factory=dict)
    refs: dict[ast.Node, Ref] = field(default_factory=dict)
    params: dict[ast.Node, tuple[tuple[str, Type], ...]] = field(default_factory=dict)
    value_types: dict[str, Type] = field(default_factory=dict)
    windows: dict[str, tuple[Type, ...]] = field(default_factory=dict)  # what each window passes on
    events: dict[str, tuple[Type, ...]] = field(default_factory=dict)  # what comes with each event
    several: dict[ast.Node, tuple[str, ...]] = field(default_factory=dict)  # words of several enumerations, still open
    used: set[str] = field(default_factory=set)
    imagined: set[ast.Expr] = field(default_factory=set)
    called: set[ast.Expr] = field(default_factory=set)  # lists whose items are known by the name that the sentence gives them

    def name_in(self, items: ast.Expr, name: str | None) -> str:
        """The name by which the items of a list are known in its own sentence, besides `it`."""
        return name if name is not None and items in self.called else "it"

    def type(self, node: ast.Node) -> Type:
        return self.types.get(node, UNKNOWN)
