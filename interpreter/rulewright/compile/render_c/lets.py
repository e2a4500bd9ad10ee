"""Values that get a name."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.render_c.basics import as_kind
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.many import first


def let(op: ops.Let, f: Frame, otherwise: str = "fail(g)") -> None:
    """`otherwise` is what happens if the first of some things is wanted, and there is none."""
    kind = f.kind(op.local)
    if f.kind(op.value) != kind and not (isinstance(op.value, ir.Const) and not op.value.value):  # its type does not tell
        kind = f.kinds[op.local.name] = f.kind(op.value)
    match op.value:
        case ir.Pick(which="first", items=ir.Gather(tests=tests, weight=0) as rounds) if tests:
            found, there = f.fresh("n"), f.fresh("t")
            shown = first(rounds, f, f"{there} = 0")
            f.line(f"int {there} = 1; {'const List *' if kind == 'l' else 'N '}{found} = {shown};")
            f.line(f"if (!{there}) {{ {otherwise}; }}")
            f.line(f"{f.name(op.local, kind)} = {found};")
        case value:
            f.line(f"{f.name(op.local, kind)} = {as_kind(value, kind, f)};")
