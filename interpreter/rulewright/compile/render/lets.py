"""Values that get a name."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Local
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, plain, text


def let(op: ops.Let, out: Source, style: Style, otherwise: tuple[str, ...] = ("raise Fail",)) -> None:
    """`let x = first of items where …` is a loop that stops at the first; `otherwise` is what happens if there is none."""
    match op.value:
        case ir.Pick(which="first", items=ir.Gather(var=var, items=items, tests=tests, value=Local(name=name), weight=0)) if (
            tests and name == var.name
        ):
            with out.block(f"for {var.name} in {text(items, style)}:"):
                with out.block(f"if {' and '.join(text(test, style) for test in tests)}:"):
                    out.add(f"{op.local.name} = {var.name}")
                    out.add("break")
            with out.block("else:"):
                for line in otherwise:
                    out.add(line)
        case value:
            out.add(f"{op.local.name} = {plain(value, style)}")
