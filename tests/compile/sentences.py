"""Sentences of a program, written by hand: what is required, paid, chosen and done."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.between import Between
from rulewright.compile.improve.coming import DEEP, Ahead
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Ear, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType
from rulewright.state import DoingAt, LastingAt, Region, VariableAt

N, M, K, X = (ir.Local(name, NUMBER) for name in ("n", "m", "k", "x"))
P, HEARD = ir.Local("player", PLAYER), ir.Local("heard", NUMBER)
COIN, WOOD = (Region(VariableAt(name), at, (PLAYER,), (2,), NUMBER) for name, at in (("coin", 10), ("wood", 20)))
DOING = Region(DoingAt("turn"), 30, (PLAYER,), (2,), YES_NO)
LASTING = Region(LastingAt(0), 40, (PLAYER,), (2,), NUMBER)
COINS, WOODS = (ir.Load(ir.Slot(region, (P,)), NUMBER) for region in (COIN, WOOD))
GOES_ON, LASTS = ir.Load(ir.Slot(DOING, (P,)), YES_NO), ir.LastsFor(ir.Slot(LASTING, (P,)))
MEMORY = LASTING.slots
YES, NO, THREE = Const(True, YES_NO), Const(False, YES_NO), ir.Things(3, NUMBER)
NEXT = ir.Arith("+", N, Const(1))
UNSURE = ir.Compare("=", ir.Arith("div", N, M), Const(1))  # it may fail, so it is not asked beforehand
OWNED = ir.Playable(P, "OWN")
EARS = {
    "OWN": (Ear("on_1", "before", "you", ((5, 1),), "OWNERS"),),
    "ANY": (Ear("on_1", "before", "you", ((5, 1),), "OWNERS"), Ear("on_2", "before", "any player", ((6, 1),), "OWNERS")),
    "RULES": (Ear("on_3", "before", "you", None, ""),),
}


def less(one: Value, than: Value | int = 3) -> ir.Compare:
    return ir.Compare("<", one, Const(than) if isinstance(than, int) else than)


def both(op: Any, *tests: Value) -> Value:
    """One after another: `or` from the right, `and` from the left, as they are put together."""
    first, *rest = tests if op == "and" else reversed(tests)
    for test in rest:
        first = ir.Both("and", first, test) if op == "and" else ir.Both("or", test, first)
    return first


def said(*done: ops.Op, foretold: Any = None) -> Said:
    return Said(None, done, True, foretold)  # type: ignore[arg-type]


def required(test: Value) -> Said:
    return said(ops.Fail(test), foretold=ops.Required(test))


def due(*parts: tuple[Value, Value, int]) -> Said:
    paid = [ops.Pay(there.slot, count, low) for there, count, low in parts if isinstance(there, ir.Load)]
    return said(*paid, foretold=ops.Due(parts))  # type: ignore[arg-type]


def named(local: ir.Local, value: Value) -> Said:
    return said(ops.Let(local, value), foretold=ops.Named(local, value))


def each(*tests: Value, items: Value = THREE, var: ir.Local = X) -> ir.Gather:
    return ir.Gather(var, items, tests, var)


def some(*tests: Value, items: Value = THREE, deep: int = DEEP) -> ir.Some:
    return ir.Some(ir.Gather(at(deep), items, tests, YES))


def at(deep: int = DEEP) -> ir.Local:
    return ir.Local(f"x_{deep}", NUMBER)


def choose(*tests: Value, items: Value = THREE, **more: Any) -> ops.Choose:
    return ops.Choose(K, 7, P, each(*tests, items=items), **more)


def picked(*tests: Value) -> ops.Let:
    return ops.Let(K, ir.Pick("first", each(*tests)))


def function(name: str, *block: Said) -> Function:
    return Function(name, "rule", (N,), block, None, name)  # type: ignore[arg-type]


FUNCTIONS = {
    "few": function("few", required(less(N))),
    "own": function("own", required(less(COINS, N))),
    "again": function("again", required(less(N)), said(ops.Do("again", P, (NEXT,)))),
    "spends": function("spends", said(ops.Pay(COINS.slot, N, 0), foretold=ops.Due(((COINS, N, 0),)))),
    "asks": function("asks", said(choose(less(X, N)))),
}
SPOTS: Any = ir.Spots(COINS, ir.Table("FOOTPRINTS", ListType(NUMBER)), N, ListType(NUMBER))
PARTED = (ops.Asked(8, X, X),)
ANSWERED = (ops.Answer("bot", ir.Key(X, ()), False),)
STOP = said(ops.Barrier())
CHANGE = said(ops.Store(ir.Slot(COIN, (P,)), Const(3)))
ALL = ir.Slot(Region(VariableAt("all"), 60, (), (), NUMBER), ())
WHOLE = ir.Load(ALL, NUMBER)
OWNING = Region(VariableAt("owning"), 5, (), (), NUMBER)
LONG = ir.Some(ir.Gather(M, ir.Things(50, NUMBER), (), less(M, K)))
ONE, TWO = ir.Compare("=", N, Const(1)), ir.Compare("=", N, Const(2))
FEW = less(N)


def ahead() -> Ahead:
    draft: Any = SimpleNamespace(functions=FUNCTIONS, effects_of={}, tables={}, ears=EARS)
    return Ahead(FUNCTIONS, Bounds(draft), Between(FUNCTIONS, EARS, {}))


def way(*block: Said, test: Value | None = None) -> ops.Way:
    return ops.Way(test, (), block)


def one_of(*ways: ops.Way) -> Said:
    return said(ops.ChooseOne(K, 4, P, ways))


def branches(*of: tuple[Value, Said], other: Block = ()) -> Said:
    return said(ops.If(tuple((test, (one,)) for test, one in of), other))


CALM = said(ops.Note(1, P, N))
