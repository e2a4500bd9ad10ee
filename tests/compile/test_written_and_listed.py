"""What improvements make of single parts: values written out, lines listed, parts tried, what is known put in."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from tests.compile.small_parts import (
    ALL,
    FALSE,
    OTHERS,
    TRUE,
    M,
    N,
    P,
    X,
    choose,
    everywhere,
    function,
    program,
    said,
    value,
)

from rulewright.compile.improve.attempt import _tried
from rulewright.compile.improve.columns import _line, _whole, columns
from rulewright.compile.improve.fold import _leaves, _until_left, fold, folded_once
from rulewright.compile.improve.write_out import write_out
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import count
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.program import FlowEach, FlowIf, FlowPart, FlowRepeat, FlowTurns
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NOTHING, NUMBER, PLAYER, UNKNOWN, CellType, ListType, PieceType
from rulewright.state import CellsAt, LocationsOf, Region, VariableAt


# -- written out --
def called(name: str, *args: Value, player: Value = P) -> ir.Called:
    return ir.Called(name, player, args, NUMBER)


def chain(parts: int) -> Value:
    """A value of so many parts."""
    found: Value = N
    for _ in range(parts - 1):
        found = ir.Negate(found)
    return found


VALUES = (
    value("next", ir.Arith("+", N, Const(1))),
    value("own", P, ()),
    value("twice", ir.Arith("+", N, N)),
    value("looped", ir.Gather(X, ALL, (ir.Compare("<", X, N),), X)),
    value("again", ir.Negate(called("again", N))),
    value("long", chain(22)),
    value("longer", chain(23)),
    value("shorter", chain(21)),
    value("just_so", ir.Negate(called("shorter", N))),
    value("beyond", ir.Negate(called("long", N))),
    value("longest", chain(60)),
    value("too_long", chain(61)),
    value("a", ir.Negate(called("b", N))),
    value("b", ir.Negate(called("c", N))),
    value("c", ir.Negate(called("d", N))),
    value("d", N),
    value("grown", ir.Arith("+", called("long", N), called("long", N))),
    value("ordered", ir.Best(ALL, ir.Key(X, ()))),
    function("rule_like", said(ops.Leave(N)), params=(N,)),
    function("two", said(ops.Let(N, M)), said(ops.Leave(N)), sort="value", params=(N,)),
    function("two_at_once", said(ops.Let(N, M), ops.Leave(N)), sort="value", params=(N,)),
    function("nothing", said(ops.Leave()), sort="value", params=(N,)),
    function("failing", said(ops.Fail()), sort="value", params=(N,)),
)


def written(*done: ops.Op) -> Block:
    return write_out(program(*VALUES, function("rule", said(*done)))).functions["rule"].block


def test_short_values_are_written_where_they_are_used() -> None:
    assert count(chain(22)) == 22
    for before, after in (
        (called("next", M), ir.Arith("+", M, Const(1))),
        (called("next", Const(4)), ir.Arith("+", Const(4), Const(1))),
        (ir.Negate(called("next", M)), ir.Negate(ir.Arith("+", M, Const(1)))),
        (called("own", player=Const(2, PLAYER)), Const(2, PLAYER)),
        (called("long", N), chain(22)),
        (called("just_so", N), chain(22)),
        (called("beyond", N), ir.Negate(called("long", N))),
        (called("again", N), ir.Negate(called("again", N))),
        (called("a", M), ir.Negate(ir.Negate(ir.Negate(called("d", M))))),  # three of them inside one another
        (called("grown", N), ir.Arith("+", called("long", N), called("long", N))),
    ):
        assert written(ops.Leave(before)) == (said(ops.Leave(after)),)
    for name in ("longer", "too_long", "ordered", "rule_like", "two", "two_at_once", "nothing", "failing", "unknown"):
        assert written(ops.Leave(called(name, N))) == (said(ops.Leave(called(name, N))),)
    for given in (called("next", ir.Negate(N)), called("own", player=ir.Pick("first", ALL))):
        assert written(ops.Leave(given)) == (said(ops.Leave(given)),)
    flow_name = ir.FlowName(1, "who", NUMBER)
    assert written(ops.Leave(called("next", flow_name))) == (said(ops.Leave(ir.Arith("+", flow_name, Const(1)))),)


PLACE = ir.Load(ir.Slot(Region(LocationsOf("card"), 10, (PieceType("card"),), (5,), NUMBER), (M,)), NUMBER)
WHERE = ir.Apply("place_within", (PLACE, Const(3), Const(4)), NUMBER, True)


def test_a_light_argument_that_is_used_once_stands_where_its_name_stood() -> None:
    """One that may fail, is longer, or is asked for again and again is worked out once, before the call."""
    for given, after in (
        (called("next", PLACE), ir.Arith("+", PLACE, Const(1))),
        (called("next", WHERE), ir.Arith("+", WHERE, Const(1))),
        (called("twice", M), ir.Arith("+", M, M)),
        (called("twice", PLACE), called("twice", PLACE)),
        (called("next", ir.Sure(PLACE)), called("next", ir.Sure(PLACE))),
        (called("next", ir.Apply("item_at", (ALL, M), NUMBER)), called("next", ir.Apply("item_at", (ALL, M), NUMBER))),
        (called("looped", M), ir.Gather(X, ALL, (ir.Compare("<", X, M),), X)),
        (called("looped", PLACE), called("looped", PLACE)),
    ):
        assert written(ops.Leave(given)) == (said(ops.Leave(after)),)


def test_longer_values_are_written_out_where_they_are_asked_for_often() -> None:
    for items, sampler, often in (
        (ir.Things(29, NUMBER), None, False),
        (ir.Things(30, NUMBER), None, True),
        (ir.Things(3, NUMBER), ops.Sampler(ALL), True),
        (ir.Numbers(Const(1), Const(90)), None, False),
    ):
        for name, dear, cheap in (
            ("longest", chain(60), called("longest", N)),
            ("too_long", called("too_long", N), called("too_long", N)),
        ):
            asked = choose(called(name, N), items=items, sampler=sampler)
            assert written(asked) == (said(choose(dear if often else cheap, items=items, sampler=sampler)),)


def test_values_are_written_out_everywhere_but_in_themselves() -> None:
    found = write_out(program(*VALUES, flow=(FlowIf(None, called("next", M), (), ()),), order=called("own")))  # type: ignore[arg-type]
    assert found.flow[0].test == ir.Arith("+", M, Const(1)) and found.standing.parts == (("most", P),)  # type: ignore[union-attr]
    assert found.functions["again"] == next(one for one in VALUES if one.name == "again")
    assert found.functions["b"].block == (said(ops.Leave(ir.Negate(ir.Negate(N)))),)


# -- boards --
GRID = CellType("grid")
C, D = ir.Local("c", GRID), ir.Local("d", GRID)
MARK = Region(CellsAt("grid", "mark"), 21, (GRID,), (3,), PLAYER)
MARKED, COLUMN = ir.Load(ir.Slot(MARK, (C,)), PLAYER), ir.Stretch(MARK)


def cells(value: Value, *tests: Value, items: Value | None = None, weight: int = 0) -> ir.Some:
    return ir.Some(ir.Gather(C, items or ir.Things(3, GRID), tests, value, weight))


def test_whether_a_cell_is_empty_is_looked_for_in_its_slots() -> None:
    assert _whole(cells(ir.Not(MARKED))) == ir.Member(Const(0), COLUMN)
    elsewhere = ir.Load(ir.Slot(Region(VariableAt("v"), 21, (GRID,), (3,), PLAYER), (C,)), PLAYER)
    for left in (
        cells(MARKED),
        cells(ir.Not(MARKED), OTHERS),
        cells(ir.Not(MARKED), weight=2),
        cells(ir.Not(MARKED), items=ir.Things(3, NUMBER)),
        cells(ir.Not(MARKED), items=ir.Table("SOME", ListType(GRID))),
        cells(ir.Not(ir.Load(ir.Slot(MARK, (D,)), PLAYER))),
        cells(ir.Not(elsewhere)),
    ):
        assert _whole(left) == left
    assert everywhere(columns, cells(ir.Not(MARKED))) == [ir.Member(Const(0), COLUMN)] * 3


def lines(many: int = 1) -> Any:
    """A board of three cells in a row; each has so many lines of two."""
    row = ((2,), (2,), (2,), (2,), (2,), (2,))[:many]
    geometry = SimpleNamespace(size=3, board=SimpleNamespace(width=3, height=1), windows=lambda length: ((), row, row, row))
    rays = ((), (((2, 3), ()),), (((3,), (1,)),), (((), (2, 1)),))
    return SimpleNamespace(layout=SimpleNamespace(geometry={"grid": geometry}), tables={"RAYS": rays})


def line(length: Value, test: Value) -> ir.LineThrough:
    return ir.LineThrough(ir.Table("RAYS", UNKNOWN), D, length, C, test, OTHERS)


def test_lines_are_listed_where_there_are_few() -> None:
    """What lies in the slot is looked at where it is compared with the same thing in all cells; it lies 20 behind."""
    mine, own = ir.Compare("=", MARKED, P), ir.Compare("=", MARKED, ir.Load(ir.Slot(MARK, (C,)), PLAYER))
    peeked = ir.Compare("=", ir.Peek(C, PLAYER), P)
    listed = ListType(NUMBER)
    for length, test, many, wanted, table in (
        (2, mine, 1, ir.LineListed(ir.Table("LINES_grid_mark_2", listed), D, 1, C, peeked, OTHERS), ((), *[((22,),)] * 3)),
        (3, mine, 5, ir.LineListed(ir.Table("LINES_grid_mark_3", listed), D, 2, C, peeked, OTHERS), ((), *[((22,),) * 5] * 3)),
        (2, own, 1, ir.LineListed(ir.Table("LINES_grid_2", listed), D, 1, C, own, OTHERS), ((), *[((2,),)] * 3)),
    ):
        tables: dict[str, Any] = {}
        assert _line(line(Const(length), test), lines(many), tables) == wanted
        assert tables == {wanted.lines.name: table}
    shifted = ((), (((22, 23), ()),), (((23,), (21,)),), (((), (22, 21)),))
    for long, many, name in ((Const(2), 6, "2"), (Const(4), 1, "4"), (Const(1), 1, "1"), (N, 1, "any")):
        tables = {}
        found = _line(line(long, mine), lines(many), tables)
        assert found == ir.LineThrough(ir.Table(f"RAYS_grid_mark_{name}", listed), D, long, C, peeked, OTHERS)
        assert tables == {f"RAYS_grid_mark_{name}": shifted}
    for left in (line(Const(4), own), line(N, OTHERS)):
        tables = {}
        assert _line(left, lines(), tables) == left and tables == {}
    for other in (ir.Compare("!=", MARKED, P), ir.Compare("=", ir.Load(ir.Slot(MARK, (D,)), PLAYER), P)):
        found = _line(line(Const(2), other), lines(), {})
        assert isinstance(found, ir.LineListed) and found.test == other and found.lines.name == "LINES_grid_2"


def test_lines_are_not_listed_where_that_would_take_too_long() -> None:
    large = lines()
    large.layout.geometry["grid"].size = large.layout.geometry["grid"].board.width = 60_000
    assert _line(line(Const(2), OTHERS), large, {}) == line(Const(2), OTHERS)


# -- tried --
def test_what_is_done_if_it_can_be_is_tried() -> None:
    able, mark = ir.Able("part1", P), ir.Local("tried_part1", NUMBER)
    carry = ops.CarryOut("part1", P, (), (), False, X, ops.Leave())
    marked = ir.Able("part1", P, (), mark)
    block, tried = (said(carry),), (said(carry), said(ops.Finished(mark)))
    assert _tried(ops.If(((able, block),), (said(),))) == ops.If(((marked, tried),), (said(),))
    both = ir.Both("and", OTHERS, able)
    done = _tried(ops.If(((OTHERS, block), (both, block))))
    assert done == ops.If(((OTHERS, block), (ir.Both("and", OTHERS, marked), tried)))
    for test, inner in (
        (ir.Both("or", OTHERS, able), block),
        (ir.Both("and", able, OTHERS), block),
        (ir.Able("part2", P), block),
        (able, ()),
        (able, (said(carry), said())),
        (able, (said(carry, ops.Note(1, P, N)),)),
        (able, (said(),)),
        (able, (said(ops.Note(1, P, N)),)),
    ):
        assert _tried(ops.If(((test, inner),))) == ops.If(((test, inner),))
    assert _tried(ops.Note(1, P, N)) == ops.Note(1, P, N)


# -- left out --
def test_what_stands_behind_the_end_of_a_block_is_left_out() -> None:
    note, leave = ops.Note(1, P, N), ops.Leave(N)
    either = ops.If(((OTHERS, (said(note, leave),)),), (said(note), said(ops.Fail())))
    for end in (leave, ops.LeaveWith(()), ops.Fail(), either):
        assert _leaves(end) and _until_left((said(note), said(note, end, note), said(note))) == (said(note), said(note, end))
    for on in (note, ops.Fail(OTHERS), ops.If(((OTHERS, (said(leave),)),)), ops.If(((OTHERS, (said(note),)),), (said(leave),))):
        assert not _leaves(on) and _until_left((said(on), said(note))) == (said(on), said(note))


def test_a_value_that_is_the_same_for_the_whole_game_is_put_in() -> None:
    four = value("four", ir.Arith("+", Const(3), Const(1)), ())
    known = (
        four,
        value("five", ir.Arith("+", called("four"), Const(1)), ()),
        value("self", called("self"), ()),
        value("of", Const(4)),
        value("played", N, ()),
        value("long", ir.ListOf((Const(1),) * 40, NUMBER), ()),
        function("rule_like", said(ops.Leave(Const(4)))),
    )
    for before, after in ((called("four"), Const(4)), (called("five"), Const(5))):
        done = fold(program(*known, function("rule", said(ops.Leave(before)))))
        assert done.functions["rule"].block == (said(ops.Leave(after)),)
    for left in (
        called("self"),
        called("of", Const(2)),
        called("played"),
        called("long"),
        called("rule_like"),
        called("unknown"),
    ):
        done = fold(program(*known, function("rule", said(ops.Leave(left)))))
        assert done.functions["rule"].block == (said(ops.Leave(left)),)
    assert everywhere(fold, ir.Arith("+", N, Const(0))) == [N] * 3


def test_fixed_places_of_a_table_and_tests_that_all_pass() -> None:
    draft: Any = SimpleNamespace(tables={"row": (4, 5, 6), "none": ()}, functions={})
    row, none = ir.Table("row", ListType(NUMBER)), ir.Table("none", ListType(NUMBER))
    assert folded_once(ir.Pick("first", row), draft) == ir.Column("row", Const(0), NUMBER)
    assert folded_once(ir.Pick("last", row), draft) == ir.Column("row", Const(2), NUMBER)
    assert folded_once(ir.Pick("first", none), draft) == ir.Pick("first", none)
    sure = choose(costs=(TRUE, OTHERS), soon=(OTHERS, TRUE))
    assert folded_once(sure, draft) == choose(costs=(OTHERS,), soon=(OTHERS,))
    for left in (choose(costs=(OTHERS,)), choose(soon=(TRUE, OTHERS), dear=1), choose(costs=(FALSE,))):
        assert folded_once(left, draft) == left
    nobody = Const(0, NOTHING)
    assert folded_once(ir.Compare("=", P, nobody), draft) == ir.Not(P)
    for left in (ir.Compare("!=", P, nobody), ir.Compare("=", P, Const(0)), ir.Compare("=", N, nobody)):
        assert folded_once(left, draft) == left


def test_a_flow_loses_its_dead_branches_at_every_depth() -> None:
    step = FlowIf(None, OTHERS, (), ())  # type: ignore[arg-type]
    dead = FlowIf(None, TRUE, (step,), ())  # type: ignore[arg-type]
    who = ir.FlowName(0, "who", PLAYER)
    for around in (
        FlowTurns(None, who, Const(1, PLAYER), None, (dead,)),  # type: ignore[arg-type]
        FlowEach(None, ALL, who, who, who, (dead,)),  # type: ignore[arg-type]
        FlowRepeat(None, (dead,), OTHERS),  # type: ignore[arg-type]
        FlowPart(None, "part", (), (dead,), ()),  # type: ignore[arg-type]
    ):
        assert fold(program(flow=(around, step))).flow == (replace(around, body=(step,)), step)  # type: ignore[arg-type]
