"""Names of a function numbered anew, so that two functions that say the same are the same."""

from __future__ import annotations

import re
from dataclasses import replace

from rulewright.compile.ir.node import Node, walk, with_children
from rulewright.compile.ir.ops import Part
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Local

NUMBERED = re.compile(r"([a-z]+)([0-9]+)")


def renumbered(function: Function) -> Function:
    """The same function, its own names numbered from 1 in the order they appear."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for node in walk(function):
        name = node.name if isinstance(node, Local | Part) else ""
        match_ = NUMBERED.fullmatch(name)
        if match_ is not None and name not in names:
            counts[match_[1]] = counts.get(match_[1], 0) + 1
            names[name] = f"{match_[1]}{counts[match_[1]]}"

    if not names:
        return function

    def rename(node: Node) -> Node:
        node = with_children(node, rename)
        changed: dict[str, str] = {}
        for place in ("name", "part", "function"):
            old = getattr(node, place, None)
            if isinstance(old, str) and old in names and NUMBERED.fullmatch(old):
                changed[place] = names[old]
        return _with(node, changed) if changed else node

    return with_children(function, rename)


def _with(node: Node, changed: dict[str, str]) -> Node:
    return replace(node, **changed)  # type: ignore[type-var]
