"""Values and operations, given by hand, as they are written in C: `g` is the game, `S` its slots, `c` whoever chooses.

Names stand for themselves; whatever is named anew is numbered from 1 on in the order in which it is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.compile.render_c.frame import Callee, Frame, Kind, Module, Sort
from rulewright.compile.render_c.many import listed
from rulewright.compile.render_c.ops import write, write_block
from rulewright.compile.render_c.values import text
from rulewright.link import NUMBER, PLAYER, BoardType, ListType
from rulewright.state import FlowAt, Region

NUMBERS = ListType(NUMBER)
LISTS = ListType(NUMBERS)
N, M, P = Local("n", NUMBER), Local("m", NUMBER), Local("p", PLAYER)
NS, MS, LL = Local("ns", NUMBERS), Local("ms", NUMBERS), Local("ll", LISTS)
KNOWN: tuple[tuple[Local, Kind], ...] = ((N, "n"), (M, "n"), (P, "n"), (NS, "l"), (MS, "l"), (LL, "l"))
TABLES: Mapping[str, Any] = {"row": (4, 5, 6), "lists": ((1,), 0, (2, 3)), "none": {}}


def site(interrupted: bool = False, safe: bool = False) -> Any:
    return SimpleNamespace(interrupted=interrupted, safe=safe)


def frame_of(sort: Sort = "rule", tables: Mapping[str, Any] | None = None, **more: Any) -> Frame:
    """A function in the making that knows some names; `more` is of the program around it."""
    around: dict[str, Any] = {
        "layout": SimpleNamespace(regions={FlowAt(3): Region(FlowAt(3), 70, (), (), NUMBER)}, players=2),
        "sites": tuple(site() for _ in range(10)),
        "settled": frozenset(),
        "functions": {},
        "drawn": {},
        "flow": (),
    }
    draft: Any = SimpleNamespace(tables={**TABLES, **(tables or {})}, **{**around, **more})
    module = Module(draft, text, listed)
    module.callees["double"] = Callee("f8", "value", ("n", "l"))
    module.callees["some"] = Callee("f9", "value", (), "l")
    module.callees["act"] = Callee("f7", "rule", ("n", "l"))
    module.steps["act"] = "s7"
    module.ears["act"] = "&e7"
    names: dict[tuple[str, Kind], str] = {(local.name, kind): local.name for local, kind in KNOWN}
    return Frame(module, sort, names={**names, ("player", "n"): "player"})


def value_in_c(value: Value, frame: Frame | None = None) -> str:
    return (frame or frame_of()).text(value)


def lines_in_c(op: ops.Op, frame: Frame | None = None) -> list[str]:
    """The lines of an operation, not set in."""
    frame = frame or frame_of()
    write(op, frame)
    return [line.strip() for line in frame.lines]


def block_in_c(block: ops.Block, frame: Frame) -> list[str]:
    write_block(block, frame)
    return [line.strip() for line in frame.lines]


def said(*done: ops.Op) -> ops.Block:
    return (ops.Said(None, done),)  # type: ignore[arg-type]


def region(address: Any, first: int, sizes: tuple[int, ...] = (), holds: Any = NUMBER) -> Region:
    return Region(address, first, (NUMBER,) * len(sizes), sizes, holds)


__all__ = [
    "KNOWN",
    "LISTS",
    "LL",
    "MS",
    "NS",
    "NUMBERS",
    "BoardType",
    "Const",
    "M",
    "N",
    "P",
    "block_in_c",
    "frame_of",
    "ir",
    "lines_in_c",
    "region",
    "said",
    "site",
    "value_in_c",
]
