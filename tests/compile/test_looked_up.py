"""What is left of tests if one knows how a tile lies, and what no state can change: each part, and what becomes of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.improve.columns import _table
from rulewright.compile.improve.coming import _all, _filled, _or
from rulewright.compile.improve.lying import LONG, _known, _opened, _short, _Spot
from rulewright.compile.improve.road import _anew
from rulewright.compile.improve.share import _different, _of
from rulewright.compile.improve.still import _filtered, _Known, _only_cell, _row
from rulewright.compile.improve.still import _said as still_said
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Const, may_be_nothing
from rulewright.link import NOTHING, NUMBER, PLAYER, YES_NO, BoardType, CellType, ListType, SpotType
from rulewright.state import BoardAt, LastingAt, Region, VariableAt

LAND, GRID = CellType("land"), CellType("grid")
CELLS = ListType(LAND)
SPOT, OTHER = ir.Local("s", SpotType("land")), ir.Local("t", SpotType("land"))
CELL, HERE, AT = ir.Local("c", LAND), ir.Local("h", LAND), ir.Local("at", GRID)
N, P = ir.Local("n", NUMBER), ir.Local("player", PLAYER)
YES, NO = Const(True, YES_NO), Const(False, YES_NO)
BOARD = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (), (), BoardType("land")), ()), BoardType("land"))
YARD = ir.Load(ir.Slot(Region(BoardAt("yard"), 8, (), (), BoardType("land")), ()), BoardType("land"))
BELOW, BESIDE = ir.Table("FOOTPRINTS", CELLS), ir.Table("BESIDE_land", CELLS)
TRIED = _Spot(SPOT, BOARD, BELOW, "BESIDE_land")
UNDER, AROUND = ir.SpotCells(BELOW, SPOT, CELLS), ir.SpotCells(BESIDE, SPOT, CELLS)
ELSEWHERE = ir.SpotCells(BELOW, OTHER, CELLS)
COVERED = ir.Covered("covered", BOARD, CELL, YES_NO)
LEVEL, FACE = ir.Covered("level", BOARD, CELL, NUMBER), ir.Covered("face", BOARD, CELL, NUMBER)
TILE = ir.Covered("tile", BOARD, CELL, NUMBER)
ASKED = ir.Compare("<", N, Const(3))
SAME = None


def of(*tests: ir.Value, value: ir.Value = YES, items: ir.Value = UNDER) -> ir.Gather:
    return ir.Gather(CELL, items, tests, value)


def two(op: Any, number: int, each: ir.Value = LEVEL) -> ir.Compare:
    return ir.Compare(op, ir.Kinds(of(value=each)), Const(number))


LYING: list[tuple[str, Node, Node | None]] = [
    ("apart", ir.SpotLevel(BOARD, UNDER), Const(1)),
    ("beside", ir.SpotLevel(BOARD, UNDER), Const(1)),
    ("upon", ir.SpotLevel(BOARD, UNDER), SAME),
    ("apart", ir.SpotLevel(YARD, UNDER), SAME),
    ("apart", ir.SpotLevel(BOARD, ELSEWHERE), SAME),
    ("apart", of(COVERED), of(NO)),
    ("beside", of(COVERED), of(NO)),
    ("upon", of(COVERED), of(YES)),
    ("partly", of(COVERED), SAME),
    ("upon", of(COVERED, items=ELSEWHERE), SAME),
    ("apart", of(value=FACE), of(value=Const(0))),
    ("upon", of(value=FACE), SAME),
    ("apart", of(ir.Covered("covered", YARD, CELL, YES_NO)), SAME),
    ("apart", of(ir.Covered("covered", BOARD, HERE, YES_NO)), SAME),
    ("beside", ir.Some(of(value=COVERED, items=AROUND)), YES),
    ("apart", ir.Some(of(value=COVERED, items=AROUND)), NO),
    ("upon", ir.Some(of(value=COVERED, items=AROUND)), SAME),
    ("beside", ir.Some(of(value=FACE, items=AROUND)), SAME),
    ("beside", ir.Some(of(ASKED, value=COVERED, items=AROUND)), SAME),
    ("partly", ir.Some(of(value=COVERED)), YES),
    ("partly", ir.Every(of(value=COVERED)), NO),
    ("partly", ir.Some(of(ASKED, value=COVERED)), SAME),
    ("partly", ir.Some(of(value=FACE)), SAME),
    ("upon", ir.Some(of(NO, value=FACE)), NO),
    ("upon", ir.Every(of(NO, value=FACE)), YES),
    ("upon", ir.Some(of(value=YES)), YES),
    ("upon", ir.Every(of(value=NO)), NO),
    ("upon", ir.Some(of(ASKED, value=YES)), SAME),
    ("upon", ir.Some(of(ASKED, value=NO)), NO),
    ("upon", ir.Every(of(ASKED, value=YES)), YES),
    ("upon", ir.Every(of(ASKED, value=NO)), SAME),
    ("upon", ir.Every(of(value=FACE)), SAME),
    ("upon", ir.Some(of(value=YES, items=ELSEWHERE)), SAME),
    ("apart", ir.Kinds(of(value=Const(0))), Const(1)),
    ("apart", ir.Kinds(of(value=FACE)), SAME),
    ("apart", ir.Kinds(of(value=Const(0), items=ELSEWHERE)), SAME),
    ("apart", ir.Kinds(of(ASKED, NO, value=FACE)), Const(0)),
    ("apart", ir.Count(of(NO)), Const(0)),
    ("apart", ir.Count(of(ASKED)), SAME),
    ("apart", ir.Count(of(NO, items=ELSEWHERE)), SAME),
    ("partly", two("=", 1), NO),
    ("partly", two("!=", 1), YES),
    ("partly", two(">", 1), YES),
    ("partly", two("<=", 1), NO),
    ("partly", two(">=", 0), YES),
    ("partly", two(">", 1, TILE), YES),
    ("partly", two(">", 1, FACE), SAME),
    ("partly", two(">", 2), SAME),
    ("upon", two(">", 1), SAME),
    ("partly", ir.Compare("<", Const(1), ir.Kinds(of(value=LEVEL))), YES),
    ("partly", ir.Compare("=", Const(1), ir.Kinds(of(value=LEVEL))), NO),
    ("partly", ir.Compare(">=", Const(1), ir.Kinds(of(value=LEVEL))), NO),
    ("partly", ir.Compare("<", Const(1), ir.Kinds(of(ASKED, value=LEVEL))), SAME),
    ("partly", ir.Compare("<", Const(1), ir.Kinds(of(value=LEVEL, items=ELSEWHERE))), SAME),
]


@pytest.mark.parametrize("number", range(len(LYING)))
def test_what_is_known_if_a_tile_lies_in_one_way(number: int) -> None:
    lies, node, wanted = LYING[number]
    assert _known(node, TRIED, lies) == (node if wanted is None else wanted)  # type: ignore[arg-type]


def said(*done: ops.Op) -> Said:
    return Said(None, done)  # type: ignore[arg-type]


def value(name: str, result: ir.Value, *params: ir.Local) -> Function:
    return Function(name, "value", params, (said(ops.Leave(result)),), None, name)  # type: ignore[arg-type]


def called(name: str, *args: ir.Value) -> ir.Called:
    return ir.Called(name, P, args, YES_NO)


LONG_ONE: ir.Value = N
for _ in range(LONG):
    LONG_ONE = ir.Arith("+", LONG_ONE, Const(1))
FUNCTIONS = {
    "low": value("low", ASKED, N),
    "lower": value("lower", ir.Not(called("low", N)), N),
    "own": value("own", ir.Compare("=", P, Const(1))),
    "again": value("again", ir.Not(called("again"))),
    "long": value("long", LONG_ONE, N),
    "kept": value("kept", ir.Load(ir.Slot(Region(VariableAt("v"), 20, (), (), NUMBER), ()), NUMBER)),
}
DRAFT: Any = SimpleNamespace(functions=FUNCTIONS, tables={}, layout=SimpleNamespace(seats=("", "", "")))


def test_values_are_written_out_where_they_are_asked_for() -> None:
    two, low = Const(2), ir.Compare("<", Const(2), Const(3))
    assert _opened(called("low", two), DRAFT, {}) == low
    assert _opened(called("lower", two), DRAFT, {}) == ir.Not(low)
    assert _opened(ir.Not(called("own")), DRAFT, {}) == ir.Not(ir.Compare("=", P, Const(1)))
    for left in (called("low", ir.Negate(two)), called("again"), called("long", two), called("unknown")):
        assert _opened(left, DRAFT, {}) == (ir.Not(left) if left == called("again") else left)


def test_what_decides_a_test_is_all_that_is_left_of_it() -> None:
    failing = ir.Arith("div", N, N)
    assert _short(ir.Both("or", ASKED, YES), DRAFT) == YES and _short(ir.Both("and", ASKED, NO), DRAFT) == NO
    for whole in (ir.Both("or", ASKED, NO), ir.Both("and", ASKED, YES), ir.Both("or", failing, YES), ASKED):
        assert _short(whole, DRAFT) == whole


# -- still --
GEOMETRY = {"grid": SimpleNamespace(size=3), "none": SimpleNamespace(size=0)}
ROWS = {"heat": (0, 4, 5, 6), "near": ((), (2, 3), (1,), (1, 2)), "some": {1: (1, 3), 7: (2,)}}


def known() -> _Known:
    return _Known(SimpleNamespace(geometry=GEOMETRY), FUNCTIONS, dict(ROWS), {})  # type: ignore[arg-type]


WARM = ir.Compare(">", ir.Column("heat", AT, NUMBER), Const(4))  # the second and the third cell
GRIDS = ListType(GRID)


def test_lists_of_fixed_things_are_filtered_beforehand() -> None:
    for items, table, name in (
        (ir.Things(3, GRID), (2, 3), "SOME_grid_1"),
        (ir.Column("near", AT, GRIDS), ((), (2, 3), (), (2,)), "near_1"),
        (ir.Lookup("some", N, GRIDS), {1: (3,), 7: (2,)}, "some_1"),
    ):
        found = known()
        done = _filtered(ir.Gather(AT, items, (WARM, ASKED), AT), found)
        assert found.tables[name] == table and done.tests == (ASKED,)
        assert isinstance(done.items, ir.Table | ir.Column | ir.Lookup)
    for left in (
        ir.Gather(AT, ir.Things(3, GRID), (ASKED,), AT),  # it does not ask about the cell alone
        ir.Gather(N, ir.Things(3, NUMBER), (ASKED,), N),  # no cells
        ir.Gather(AT, ir.Things(3, GRID), (ir.Compare("=", ir.Arith("div", N, N), Const(1)), WARM), AT),  # the first may fail
        ir.Gather(AT, ir.Things(300_000, GRID), (WARM,), AT),  # too many
    ):
        assert _filtered(left, known()) == left


def test_the_one_cell_that_a_question_hangs_on() -> None:
    assert _only_cell(WARM, known()) == AT
    beyond = ir.Local("at", CellType("none"))
    for other in (
        ASKED,
        ir.Both("and", WARM, ASKED),
        ir.Column("heat", ir.Local("at", GRID, nothing=True), NUMBER),
        ir.Column("heat", beyond, NUMBER),
        ir.Column("heat", CELL, NUMBER),
        ir.Both(
            "and", WARM, ir.Compare("=", ir.Load(ir.Slot(Region(VariableAt("v"), 20, (), (), NUMBER), ()), NUMBER), Const(1))
        ),
    ):
        assert _only_cell(other, known()) is None


def test_a_question_about_a_cell_is_a_row_of_a_table() -> None:
    there = ir.Local("there", GRID)
    warm = ir.Compare(">", ir.Column("heat", there, NUMBER), Const(4))
    many = ir.Count(ir.Gather(there, ir.Column("near", AT, GRIDS), (warm, warm), YES))
    found = known()
    assert _row(many, found) == ir.Column("ASKED_OF_grid_1", AT, NUMBER)
    assert found.tables["ASKED_OF_grid_1"] == (0, 2, 0, 1)
    assert _row(many, found) == ir.Column("ASKED_OF_grid_1", AT, NUMBER)  # the same table
    short = ir.Count(ir.Column("near", AT, GRIDS))
    assert _row(short, known()) == short


def test_values_that_no_state_can_change_are_said_at_once() -> None:
    assert still_said(called("low", Const(2)), known()) == ir.Compare("<", Const(2), Const(3))
    for left in (called("low", ir.Negate(N)), called("own"), called("kept"), called("unknown")):
        assert still_said(left, known()) == left


# -- share and foresee --
def test_what_a_candidate_covers() -> None:
    assert _of(UNDER, SPOT) and _of(AROUND, SPOT) and not _of(ELSEWHERE, SPOT) and not _of(SPOT, SPOT)
    assert _different([UNDER, AROUND, UNDER]) == [UNDER, AROUND]


def test_lists_that_surely_hold_something() -> None:
    listed = ir.ListOf((N,), NUMBER)
    full = (ir.Things(1, NUMBER), ir.Numbers(Const(2), Const(2)), listed, ir.Distinct(listed))
    empty = (ir.Things(0, NUMBER), ir.Numbers(Const(2), Const(1)), ir.ListOf((), NUMBER), ir.Numbers(N, Const(1)), of())
    assert [_filled(items) for items in (*full, *empty)] == [True] * 4 + [False] * 5


def test_tests_are_joined() -> None:
    assert (
        _all([]) is None and _all([ASKED]) == ASKED and _all([ASKED, YES, NO]) == ir.Both("and", ir.Both("and", ASKED, YES), NO)
    )
    assert _or([], ASKED) == ASKED and _or([YES, NO], ASKED) == ir.Both("or", YES, ir.Both("or", NO, ASKED))


def test_nothing_lasts_where_all_has_just_been_forgotten() -> None:
    lasts = ir.LastsFor(ir.Slot(Region(LastingAt(0), 30, (PLAYER,), (2,), NUMBER), (P,)))
    assert _anew(ir.Not(lasts), [range(30, 32)], {}) == ir.Not(NO)
    assert _anew(ir.Not(lasts), [range(28, 30), range(32, 34)], {}) == ir.Not(lasts)


def test_what_has_just_been_set_is_known() -> None:
    slot = ir.Slot(Region(VariableAt("v"), 20, (), (), NUMBER), ())
    asked = ir.Compare("<", ir.Load(slot, NUMBER), Const(3))
    assert _anew(asked, [], {slot: Const(2)}) == ir.Compare("<", Const(2), Const(3)) and _anew(asked, [], {}) == asked


# -- names and nothing --
def test_tables_that_differ_have_different_names() -> None:
    tables: dict[str, Any] = {}
    names = [_table(tables, "LINES", value).name for value in ((1,), (2,), (1,), (3,), (2,))]
    assert names == ["LINES", "LINES_", "LINES", "LINES__", "LINES_"]
    assert tables == {"LINES": (1,), "LINES_": (2,), "LINES__": (3,)}


def test_what_may_be_nothing() -> None:
    perhaps = ir.Local("q", PLAYER, nothing=True)
    missing = (Const(0, PLAYER), Const(0, NOTHING), perhaps, ir.Either(P, ASKED, perhaps), ir.Either(perhaps, ASKED, P))
    missing += (ir.ListOf((P, perhaps), PLAYER), ir.Pick("first", ir.ListOf((perhaps,), PLAYER)), FACE, TILE)
    there = (Const(2, PLAYER), Const(0), P, ir.Either(P, ASKED, P), ir.ListOf((P,), PLAYER), COVERED, LEVEL, ASKED)
    assert [may_be_nothing(value) for value in missing] == [True] * len(missing)
    assert [may_be_nothing(value) for value in there] == [False] * len(there)
