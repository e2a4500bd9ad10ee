"""`if any line …`: the lines through a cell, one after another, until one is complete."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, with_children
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.values import Value
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, text

WriteBlock = Callable[[Block, Source, Style], None]


def if_line(line: ir.LineListed | ir.LineThrough, block: Block, out: Source, style: Style, write_block: WriteBlock) -> None:
    if isinstance(line, ir.LineListed):
        names = [f"{line.var.name}_{number}" for number in range(line.others)]
        tests = [text(_at(line.test, line.var, name), style) for name in names] + [text(line.here, style)]
        with out.block(f"for {', '.join(names)}{',' if len(names) == 1 else ''} in {line.lines.name}[{text(line.cell, style)}]:"):
            with out.block(f"if {' and '.join(tests)}:"):
                write_block(block, out, style)
                stop_looking(block, out)
        return
    var = line.var.name
    ahead, behind, run = f"{var}_ahead", f"{var}_behind", f"{var}_run"
    with out.block(f"for {ahead}, {behind} in {line.rays.name}[{text(line.cell, style)}]:"):
        out.add(f"{run} = 1")
        for side in (ahead, behind):
            with out.block(f"for {var} in {side}:"):
                with out.block(f"if not {text(line.test, style)}:"):
                    out.add("break")
                out.add(f"{run} += 1")
        with out.block(f"if {run} >= {text(line.length, style)} and {text(line.here, style)}:"):
            write_block(block, out, style)
            stop_looking(block, out)


def stop_looking(block: Block, out: Source) -> None:
    last = block[-1].ops if block else ()
    if not (last and isinstance(last[-1], ops.Leave | ops.LeaveWith | ops.Fail)):
        out.add("break")


def _at(test: Value, var: ir.Local, name: str) -> Value:
    """A test with another name for the cell."""

    def rename(node: Node) -> Node:
        if isinstance(node, ir.Local) and node.name == var.name:
            return ir.Local(name, node.type, node.nothing)
        return with_children(node, rename)

    return rename(test)  # type: ignore[return-value]
