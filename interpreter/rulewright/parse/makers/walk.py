"""One walk over lark's tree, bottom-up and without recursion, so that depth is bounded as it grows."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from rulewright.parse.makers.amounts import AMOUNTS
from rulewright.parse.makers.declarations import DECLARATIONS
from rulewright.parse.makers.expressions import EXPRESSIONS
from rulewright.parse.makers.listeners import LISTENERS
from rulewright.parse.makers.making import Locate, Makers, Making
from rulewright.parse.makers.statements import STATEMENTS

MAKERS: Makers = {**DECLARATIONS, **LISTENERS, **STATEMENTS, **AMOUNTS, **EXPRESSIONS}


def build(tree: Tree[Token], file: str, locate: Locate) -> Any:
    """Our tree for lark's. Whatever is remembered on the way belongs to this call alone."""
    making = Making(file, locate)
    made: list[Any] = []
    for branch in reversed(_last_first(tree)):
        if isinstance(branch, Tree):
            start = len(made) - len(branch.children)
            found = made[start:]
            del made[start:]
            made.append(MAKERS[branch.data](making, branch.meta, found))
        else:
            made.append(branch)
    (whole,) = made
    return whole


def _last_first(tree: Tree[Token]) -> list[Tree[Token] | Token]:
    """Every branch and leaf, a branch before what is on it and the last before the first."""
    order: list[Tree[Token] | Token] = []
    waiting: list[Tree[Token] | Token] = [tree]
    while waiting:
        branch = waiting.pop()
        order.append(branch)
        if isinstance(branch, Tree):
            waiting.extend(branch.children)
    return order
