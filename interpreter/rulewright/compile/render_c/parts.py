"""Parts: blocks that are tried on a copy first, as functions of their own, told all the names around them that they know."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.binding import bound_in
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.values import Local


def free_in(part: ops.Part) -> tuple[Local, ...]:
    """The names of its surroundings that a part uses without being given them."""
    known = {part.player.name, *(local.name for local in part.keeps)}
    for said in part.block:
        known |= bound_in(said)
    used: dict[str, Local] = {}
    for said in part.block:
        for node in walk(said):
            if isinstance(node, ir.Local) and node.name not in known:
                used.setdefault(node.name, node)
    return tuple(used.values())
