"""What the checker learns about a tree: the type and the meaning of every name in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.link.types import UNKNOWN, Type
from rulewright.parse import ast


@dataclass(frozen=True)
class Ref:
    """What a name means. `kind` says which of these, `target` is the declaration, `args` what it is applied to.

    local, property (of args[0]), variable, zone, board, all, table, value, score, points, option, constant, rule,
    flow, effect (a program printed on a piece), resource, function (built in), players, player, yes_no, nothing.
    `player` is an explicit player for a per-player noun, None for the acting one.
    """

    kind: str
    target: Any = None
    args: tuple[ast.Expr, ...] = ()
    player: ast.Expr | None = None
    of_it: bool = False


@dataclass
class Meaning:
    types: dict[ast.Node, Type] = field(default_factory=dict)
    refs: dict[ast.Node, Ref] = field(default_factory=dict)
    params: dict[ast.Node, tuple[tuple[str, Type], ...]] = field(default_factory=dict)
    value_types: dict[str, Type] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    imagined: set[ast.Expr] = field(default_factory=set)

    def type(self, node: ast.Node) -> Type:
        return self.types.get(node, UNKNOWN)
