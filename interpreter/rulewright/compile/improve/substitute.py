"""Values with other values in the place of names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.values import Local, Sure, Value, may_be_nothing


def substituted(value: Value, names: Mapping[str, Value]) -> Value:
    """A value with others put in for names; what is known to be there need not be made sure of."""

    def put_in(node: Node) -> Node:
        if isinstance(node, Local):
            return names.get(node.name, node)
        node = with_children(node, put_in)
        return node.of if isinstance(node, Sure) and not may_be_nothing(node.of) else node

    return cast("Value", put_in(value))


def mentions(value: Node, name: str) -> bool:
    if isinstance(value, Local):
        return value.name == name
    found = False

    def look(node: Node) -> Node:
        nonlocal found
        found = found or (isinstance(node, Local) and node.name == name)
        return node if found else with_children(node, look)

    with_children(value, look)
    return found
