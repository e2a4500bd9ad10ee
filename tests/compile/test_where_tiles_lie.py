"""Which spots are looked at at all, where the tests of a choice say how a tile must lie; and what has which type."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.improve.certain import certain
from rulewright.compile.improve.lying import LONG, _said
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Const, Value, may_be_nothing, type_of
from rulewright.link import NOTHING, NUMBER, PLAYER, UNKNOWN, YES_NO, BoardType, CellType, ListType, SpotType
from rulewright.state import BoardAt, Region, VariableAt, steps_of

LAND, N, P, K = CellType("land"), ir.Local("n", NUMBER), ir.Local("player", PLAYER), ir.Local("k", NUMBER)
SPOT, CELL = ir.Local("s", SpotType("land")), ir.Local("c", LAND)
CELLS, SPOTS_OF = ListType(LAND), ListType(SpotType("land"))
YES, NO = Const(True, YES_NO), Const(False, YES_NO)
BOARD = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (), (), BoardType("land")), ()), BoardType("land"))
FOOTPRINTS, BESIDE = ir.Table("FOOTPRINTS_land", CELLS), ir.Table("BESIDE_land", CELLS)
UNDER, AROUND = (ir.SpotCells(table, SPOT, CELLS) for table in (FOOTPRINTS, BESIDE))
SPOTS = ir.Spots(BOARD, FOOTPRINTS, N, SPOTS_OF)
COVERED = ir.Covered("covered", BOARD, CELL, YES_NO)
RICH = ir.Compare("<", N, Const(3))
BARE = ir.Not(ir.Some(ir.Gather(CELL, UNDER, (), COVERED)))
TOUCHING = ir.Some(ir.Gather(CELL, AROUND, (), COVERED))
WHOLLY = ir.Every(ir.Gather(CELL, UNDER, (), COVERED))
NOTE = ops.Note(1, P, N)


def level(under: Value) -> Value:
    return ir.Compare("<", ir.SpotLevel(BOARD, under), Const(3))


def both(op: Any, left: Value, right: Value) -> Value:
    return ir.Both(op, left, right)


def draft() -> Any:
    board = SimpleNamespace(name="land", shape="square")
    rules = SimpleNamespace(boards={"land": board})
    layout = SimpleNamespace(beside=lambda of: ((1, 2), (3,)) if of is board else None)
    return SimpleNamespace(checked=SimpleNamespace(rules=rules), layout=layout, functions={}, tables={})


def choose(*tests: Value, items: Value = SPOTS, lying: ops.Lying | None = None, **more: Any) -> ops.Choose:
    return ops.Choose(K, 7, P, ir.Gather(SPOT, SPOTS, tests, SPOT), sampler=more.get("sampler", ops.Sampler(items, lying)))


def said(*done: ops.Op) -> Said:
    return Said(None, done)  # type: ignore[arg-type]


BELOW = ir.Local("lying7", CELLS)
LIES: dict[str, tuple[tuple[Value, ...], Value, Value]] = {
    "beside others": ((BARE, TOUCHING), YES, NO),
    "beside others, and something else": ((both("and", BARE, TOUCHING), RICH), RICH, NO),
    "upon others": ((WHOLLY, level(UNDER)), NO, level(BELOW)),
    "upon others or beside them": ((both("or", both("and", BARE, TOUCHING), both("and", WHOLLY, RICH)),), YES, RICH),
    "beside others on the first level": ((BARE, TOUCHING, level(UNDER)), YES, NO),
}


@pytest.mark.parametrize("what", LIES)
def test_how_a_tile_must_lie(what: str) -> None:
    tests, ground, upon = LIES[what]
    tables: dict[str, Any] = {}
    steps = ir.Table("STEPS_land", ListType(NUMBER))
    wanted = choose(*tests, lying=ops.Lying(BESIDE, steps, BELOW, ground, upon))
    assert _said(said(NOTE, choose(*tests)), draft(), tables) == said(NOTE, wanted)
    assert tables == {"BESIDE_land": ((1, 2), (3,)), "STEPS_land": steps_of("square")}


def test_where_a_tile_may_lie_anyhow_nothing_is_known() -> None:
    elsewhere = ir.Load(ir.Slot(Region(VariableAt("v"), 9, (), (), BoardType("land")), ()), BoardType("land"))
    other = ir.Spots(elsewhere, FOOTPRINTS, N, SPOTS_OF)
    long: Value = RICH
    for _ in range(LONG // 3):
        long = both("or", long, RICH)
    for left in (
        said(),
        said(NOTE),
        said(choose(BARE, TOUCHING), NOTE),
        said(choose()),
        said(choose(RICH)),
        said(choose(BARE)),  # it may lie apart
        said(choose(TOUCHING)),  # or partly upon others
        said(choose(BARE, TOUCHING, long)),
        said(choose(BARE, TOUCHING, sampler=None)),
        said(choose(BARE, TOUCHING, items=ir.Column("SPOTS_land", N, SPOTS_OF))),
        said(choose(BARE, TOUCHING, items=other)),
    ):
        tables: dict[str, Any] = {}
        assert _said(left, draft(), tables) == left and tables == {}


# -- what can be worked out anywhere --
def test_rows_of_numbers_that_are_not_too_long() -> None:
    for low, high, wanted in ((1, 100, True), (1, 101, False), (500, 550, True), (-60, 60, False), (5, 1, True)):
        assert certain(ir.Numbers(Const(low), Const(high)), {}) is wanted


def test_a_value_is_certain_if_all_that_it_says_is() -> None:
    def value(*found: Value) -> Function:
        return Function("value", "value", (), tuple(said(ops.Leave(one)) for one in found), None, "value")  # type: ignore[arg-type]

    unsure = ir.Arith("div", N, N)
    called = ir.Called("value", P, (), NUMBER)
    for found, wanted in (
        ((N, N), True),
        ((N, unsure), False),
        ((unsure, N), False),
        ((ir.Negate(called),), False),
    ):  # it may go on for ever
        assert certain(called, {"value": value(*found)}) is wanted
    assert not certain(ir.Called("value", P, (unsure,), NUMBER), {"value": value(N)})


# -- types --
CARD = ListType(PLAYER)
PLAYERS = ir.Things(3, PLAYER)
KEY = ir.Key(P, ())
TYPES: dict[str, tuple[Value, Any]] = {
    "a list": (ir.ListOf((P,), PLAYER), CARD),
    "all": (PLAYERS, CARD),
    "numbers": (ir.Numbers(N, N), ListType(NUMBER)),
    "what lasts": (ir.LastingAmounts(BOARD.slot.region, PLAYERS, ()), ListType(NUMBER)),
    "what is gathered": (ir.Gather(P, PLAYERS, (), RICH), ListType(YES_NO)),
    "what is surely there": (ir.Sure(P), PLAYER),
    "what is shared": (ir.Shared(K, UNDER), CELLS),
    "what is held": (ir.Held(N), NUMBER),
    "what is paid for": (ir.Metered(PLAYERS, 2), CARD),
    "what would be": (ir.After("rule", P, (), RICH), YES_NO),
    "as it is now": (ir.Fixed(PLAYERS), CARD),
    "each once": (ir.Distinct(PLAYERS), CARD),
    "one or the other": (ir.Either(P, RICH, Const(0, NOTHING)), PLAYER),
    "nothing or something": (ir.Either(Const(0, NOTHING), RICH, P), PLAYER),
    "a number or another": (ir.Either(Const(4), RICH, P), NUMBER),
    "the first": (ir.Pick("first", PLAYERS), PLAYER),
    "the best": (ir.Best(PLAYERS, KEY), PLAYER),
    "the first of nobody knows what": (ir.Pick("first", N), UNKNOWN),
    "in an order": (ir.Rank(PLAYERS, KEY), CARD),
    "groups": (ir.Groups(UNDER, BESIDE, False), ListType(CELLS)),
    "what is reached": (ir.Reach(CELL, CELL, CELL, N, UNDER, YES, N, None), CELLS),
    "who owns it": (ir.OwnerOf(3, "OWNERS"), PLAYER),
    "all slots": (ir.Stretch(Region(VariableAt("v"), 9, (), (), PLAYER)), CARD),
    "a row": (ir.Column("row", N, PLAYER), PLAYER),
    "a call": (ir.Called("value", P, (), PLAYER), PLAYER),
    "a spot": (ir.SpotCell(SPOT, LAND), LAND),
    **{
        f"a test: {type(test).__name__}": (test, YES_NO)
        for test in (RICH, ir.Not(N), both("or", N, N), ir.Within(N, N, N), ir.Member(P, PLAYERS), BARE, TOUCHING, WHOLLY)
    },
    **{
        f"a number: {type(number).__name__}": (number, NUMBER)
        for number in (ir.Negate(N), ir.AtLeastZero(N), ir.Count(PLAYERS), ir.Kinds(PLAYERS), ir.Sum(PLAYERS), ir.SpotTurn(SPOT))
    },
}


@pytest.mark.parametrize("what", TYPES)
def test_what_has_which_type(what: str) -> None:
    value, wanted = TYPES[what]
    assert type_of(value) == wanted


def test_more_of_what_may_be_nothing() -> None:
    perhaps = ir.Local("q", PLAYER, nothing=True)
    some = ir.ListOf((perhaps,), PLAYER)
    missing = (ir.OwnerOf(3, "OWNERS"), ir.After("rule", P, (), perhaps), ir.Groups(some, BESIDE, False), ir.Rank(some, KEY))
    assert all(map(may_be_nothing, (*missing, ir.FlowName(0, "who", PLAYER, True), ir.Apply("min", (), PLAYER, True))))
    there = (ir.After("rule", P, (), P), ir.Groups(PLAYERS, BESIDE, False), ir.FlowName(0, "who", PLAYER), Const(0, YES_NO))
    assert not any(map(may_be_nothing, (*there, ir.Apply("min", (perhaps,), NUMBER), ir.Sure(perhaps))))
