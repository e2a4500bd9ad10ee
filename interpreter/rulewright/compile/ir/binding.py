"""Which names a part of a program gives a value."""

from __future__ import annotations

from dataclasses import fields

from rulewright.compile.ir import ops
from rulewright.compile.ir.node import Node, walk
from rulewright.compile.ir.values import Local

BINDING = ("local", "locals", "var", "picked", "taken", "way", "due", "old", "heard", "kept", "owner", "this")
ALSO = ("into", "results", "found", "here", "there", "cost")
NAMES = ("Local", "tuple[Local")  # a field for any value may hold a name, too: that one is only read


def bound_in(node: Node) -> set[str]:
    """Every name that a block gives a value."""
    found: set[str] = set()
    for one in walk(node):
        for field in fields(one):  # type: ignore[arg-type]
            if (field.name in BINDING or field.name in ALSO) and str(field.type).startswith(NAMES):
                value = getattr(one, field.name)
                found |= {local.name for local in (value if isinstance(value, tuple) else (value,)) if isinstance(local, Local)}
        if isinstance(one, ops.Part):
            found.add(one.player.name)
        if isinstance(one, ops.Advance | ops.Roll) and isinstance(one.target, Local):
            found.add(one.target.name)
    return found
