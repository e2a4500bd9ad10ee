"""Who changes only what is done may leave values alone: none of them holds an operation."""

from __future__ import annotations

import re
from dataclasses import fields

from rulewright.compile.ir import ops, program, values
from rulewright.compile.ir.acting import VALUES, redone
from rulewright.compile.ir.node import Node
from rulewright.link import NUMBER

HOMES = (values, ops, program)


def _inside(kind: type) -> set[type]:
    """The kinds of parts that the fields of a kind speak of, whatever list they are in; a name for several is all of these."""
    words = {word for field in fields(kind) for word in re.findall(r"\w+", str(field.type))}
    found = {getattr(home, word) for word in words for home in HOMES if hasattr(home, word)}
    each = (one for several in found for one in getattr(several, "__args__", (several,)))
    return {one for one in each if isinstance(one, type) and issubclass(one, Node)}


def test_no_value_holds_an_operation() -> None:
    found, waiting = set[type](), set(VALUES)
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        waiting |= _inside(kind) - found
    assert len(VALUES) > 50 and values.Source in found  # what is no value itself, but a part of one
    assert not {kind.__name__ for kind in found if kind.__module__.startswith(ops.__name__)}
    assert ops.Said in _inside(ops.Repeat)  # one would be found


def test_what_is_done_is_changed_and_what_is_worked_out_is_not() -> None:
    inner = ops.Let(values.Local("n", NUMBER), values.Arith("+", values.Const(1), values.Const(2)))
    seen: list[Node] = []
    loop = ops.Repeat((ops.Said(None, (inner,)),), values.Const(True))  # type: ignore[arg-type]
    redone(loop, lambda node: seen.append(node) or node)  # type: ignore[func-returns-value]
    assert [type(node) for node in seen] == [ops.Let, ops.Said, ops.Repeat]
