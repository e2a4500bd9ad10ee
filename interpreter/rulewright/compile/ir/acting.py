"""Going over what is done, and not over what is only worked out: no value holds an operation, and most parts are values."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, get_args

from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.values import Value

N = TypeVar("N", bound=Node)
VALUES: frozenset[type] = frozenset(get_args(Value))


def redone(node: N, change: Callable[[Node], Node]) -> N:
    """The same part with every part inside it changed that is no value, the innermost first, and itself at last."""

    def deeper(inner: Node) -> Node:
        return inner if inner.__class__ in VALUES else change(with_children(inner, deeper))

    return deeper(node)  # type: ignore[return-value]
