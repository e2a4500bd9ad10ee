"""Small programs, given by hand, to be written in C as a whole."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.compile.in_c import LISTS, NS, NUMBERS, Const, P, ir, region, said

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import FlowLet, Function
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.module import NativeProgram, render_c
from rulewright.link import NUMBER as NUMERIC
from rulewright.link import PLAYER, BoardType
from rulewright.state import USING, AgendaAt, BoardAt, DoingAt, FlowAt, LastingAt, VariableAt, ZoneAt

X, Y, Z = Local("x", NUMERIC), Local("y", NUMERIC), Local("z", NUMERIC)
PLAYER_NAME = Local("player", PLAYER)
SPAN: Any = None
COIN, WOOD = region(VariableAt("coin"), 2, (2,)), region(VariableAt("wood"), 4)
ROW, LAND = region(ZoneAt("row"), 5, (), NUMBERS), region(BoardAt("land"), 6, (), BoardType("land"))
PAIRS = region(VariableAt("pairs"), 7, (), LISTS)
LASTING, AGENDA = region(LastingAt(1), 8, (2,)), region(AgendaAt("work"), 10)
USED = region(DoingAt(USING), 11, (2,))
FLOWN, FLOWN_LIST = region(FlowAt(1), 13), region(FlowAt(2), 14)
REGIONS = (COIN, WOOD, ROW, LAND, PAIRS, LASTING, AGENDA, USED, FLOWN, FLOWN_LIST)
INITIAL = (0, 0, 3, 3, -1, (1, 2), {}, ((1,), ()), 0, (), (), 0, 0, 0, 0)
LIST_OF_FLOW = ir.FlowName(2, "some", NUMBERS)


def layout_of(*left_out: Any, initial: Any = INITIAL, **more: Any) -> Any:
    found = {one.address: one for one in REGIONS if one not in left_out}
    return SimpleNamespace(
        regions=found,
        initial=initial,
        players=2,
        seats=("", "", "robot"),
        stretches={},
        variable=lambda name: found[VariableAt(name)],
        resource=lambda name: found[VariableAt(name)].origin,
        **more,
    )


def variable(name: str, low: int = 0, high: int | None = None, per: tuple[Any, ...] = ()) -> Any:
    return SimpleNamespace(name=name, low=low, high=high, per=per)


VARIABLES = {"coin": variable("coin", -2, 9, (PLAYER,)), "wood": variable("wood", 1)}
STANDING = ir.Key(P, (("most", P), ("least", ir.Negate(P)), ("prefer", Const(4))))


def draft_of(*functions: Function, **more: Any) -> Any:
    rules = SimpleNamespace(variables=VARIABLES, rules=more.pop("rules", {}), scores=more.pop("scores", {}))
    made: dict[str, Any] = {
        "checked": SimpleNamespace(rules=rules),
        "layout": layout_of(),
        "functions": {function.name: function for function in functions},
        "flow": (FlowLet(SPAN, LIST_OF_FLOW, NS), FlowLet(SPAN, LIST_OF_FLOW, Const(()))),
        "tables": {},
        "ears": {},
        "effects_of": {},
        "standing": STANDING,
        "sites": tuple(
            SimpleNamespace(index=index, kind="choose", safe=safe, interrupted=False) for index, safe in enumerate((True, False))
        ),
        "drawn": {},
        "interruptions": (),
        "orders": {},
        "weights": {},
        "settled": frozenset(),
    }
    return SimpleNamespace(**{**made, **more})


def program(*functions: Function, **more: Any) -> NativeProgram:
    return render_c(draft_of(*functions, flow=more.pop("flow", (FlowLet(SPAN, LIST_OF_FLOW, Const(())),)), **more))


def function(name: str, sort: Any, *done: ops.Op, params: tuple[Local, ...] = (), spend: int = 0) -> Function:
    return Function(name, sort, params, said(*done), SPAN, "rule", spend=spend)


def body(source: str, head: str) -> str:
    """The function with a head, up to its end."""
    return source[source.index(head + " {") :].split("\n}", 1)[0] + "\n}"
