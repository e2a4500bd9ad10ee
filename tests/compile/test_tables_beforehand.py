"""Tables that are made beforehand: of what no state can change, and of things by what is known of each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.improve.group import _Asked, _asked, _by, _dense, _grouped, _one_list, _Tables, _told, group
from rulewright.compile.improve.still import _filtered, _Known, _row, still
from rulewright.compile.improve.working_out import Unknown, is_still, worked_out
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Draft, FlowIf, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO, CellType, ConstantType, ListType, PieceType, SpotType
from rulewright.state import SPOT_SHIFT, Region, VariableAt

GRID, CARD, SUIT = CellType("grid"), PieceType("card"), ConstantType("suit")
AT, THERE, HERE = (ir.Local(name, GRID) for name in ("at", "there", "here"))
CARDS, N, P = ir.Local("c", CARD), ir.Local("n", NUMBER), ir.Local("player", PLAYER)
KEPT = ir.Load(ir.Slot(Region(VariableAt("coin"), 9, (), (), NUMBER), ()), NUMBER)
YES, NO = Const(True, YES_NO), Const(False, YES_NO)
# three cells in a row, of which the second and third are warm; six cards of some worth, and what each has
TABLES: dict[str, Any] = {
    "heat": (0, 4, 5, 6),
    "near": ((), (2,), (1, 3), (2,)),
    "worth": (0, 1, 2, 2, 3, 4, 1),
    "also": ((), (2,), (1, 3), (), (1, 1), (3, 2), (1,)),
    "hands": ((), (1, 2), (3, 4, 5), (6,)),
    "wide": (0, 1, 2, 2, 3, 400_000, 1),
    "some": {1: (1, 3), 7: (2,)},
}
CELLS = ListType(GRID)
NEAR, HEAT = ir.Column("near", AT, CELLS), ir.Column("heat", AT, NUMBER)
WARM = ir.Compare(">", HEAT, Const(4))
WORTH, ALSO = ir.Column("worth", CARDS, NUMBER), ir.Column("also", CARDS, ListType(SUIT))
DEALT = ir.Compare("<", ir.Column("worth", CARDS, NUMBER), KEPT)  # what the play decides
UNSURE = ir.Compare("=", ir.Arith("div", N, N), Const(1))


def function(name: str, *done: ops.Op, sort: Any = "value") -> Function:
    return Function(name, sort, (N,), (Said(None, done),), None, name)  # type: ignore[arg-type]


def program(done: Value, *functions: Function) -> Draft:
    rule = function("rule", ops.Leave(done), sort="rule")
    made = {one.name: one for one in (rule, *functions)}
    flow: Any = (FlowIf(None, done, (), ()),)  # type: ignore[arg-type]
    layout: Any = SimpleNamespace(geometry={"grid": SimpleNamespace(size=3)})
    return Draft(None, layout, made, flow, TABLES, {}, {}, ir.Key(P, (("most", done),)), (), (), (), {})  # type: ignore[arg-type]


def found_in(draft: Draft) -> list[Value]:
    (leave,) = draft.functions["rule"].block[0].ops
    return [leave.value, draft.flow[0].test, draft.standing.parts[0][1]]  # type: ignore[union-attr,list-item]


# -- what no state can change --
def known() -> _Known:
    geometry = {"grid": SimpleNamespace(size=3), "sea": SimpleNamespace(size=3)}
    return _Known(SimpleNamespace(geometry=geometry), {}, dict(TABLES), {})  # type: ignore[arg-type]


def test_a_list_that_hangs_on_one_cell_is_a_row_for_each() -> None:
    """The cell itself and those beside it, as far as they are warm."""
    around = ir.Apply("joined", (ir.ListOf((HERE,), GRID), ir.Column("near", HERE, CELLS)), CELLS)
    tables = known()
    done = _filtered(ir.Gather(AT, around, (WARM, DEALT), AT), tables)
    assert done == ir.Gather(AT, ir.Column("SOME_OF_grid_1", HERE, CELLS), (DEALT,), AT)
    assert tables.tables["SOME_OF_grid_1"] == ((), (2,), (2, 3), (3, 2))


def test_tables_are_made_only_where_they_are_worked_out_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of four parts counts as sixteen for each thing."""
    monkeypatch.setattr("rulewright.compile.improve.still.ROOM", 3 * 16)
    for many, made in ((3, True), (4, False)):
        tables = known()
        tables.tables.update(heat=(0,) * 5, near=((1,), (1,) * (many - 1)), some={1: (1,), 2: (1,) * (many - 1)})
        for items in (ir.Things(many, GRID), NEAR, ir.Lookup("some", N, CELLS)):
            assert (_filtered(ir.Gather(AT, items, (WARM,), AT), tables).tests == ()) is made
    around = ir.Apply("joined", (ir.Column("near", HERE, CELLS), ir.Column("near", HERE, CELLS)), CELLS)  # of five parts
    for room, made in ((3 * 16 * 5, True), (3 * 16 * 5 - 1, False)):
        monkeypatch.setattr("rulewright.compile.improve.still.ROOM", room)
        assert (_filtered(ir.Gather(AT, around, (WARM,), AT), known()).tests == ()) is made


def test_tables_that_were_made_are_used_again() -> None:
    tables = known()
    names = [tables.keep(name, rows) for name, rows in (("a", (1,)), ("a", (2,)), ("a", (1,)), ("b", (1,)), ("b", {1: 2}))]
    assert names == ["a_1", "a_2", "a_1", "b_3", "b_4"]
    assert [tables.tables[name] for name in names] == [(1,), (2,), (1,), (1,), {1: 2}]


def asked(test: Value) -> ir.Some:
    return ir.Some(ir.Gather(THERE, NEAR, (), test))


def test_questions_about_a_cell_that_are_worth_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of seven parts it is none; what cannot be worked out is left to the game."""
    warm = ir.Compare(">", ir.Column("heat", THERE, NUMBER), Const(4))
    seven, eight = asked(ir.Not(THERE)), asked(ir.Compare(">", THERE, Const(4)))
    tables = known()
    assert _row(asked(warm), tables) == ir.Column("ASKED_OF_grid_1", AT, YES_NO)
    assert tables.tables["ASKED_OF_grid_1"] == (0, True, True, True)
    assert _row(seven, known()) == seven and _row(eight, known()) != eight
    unknown = asked(ir.Both("and", warm, ir.Compare("=", ir.Arith("div", Const(4), THERE), Const(1))))
    beyond = asked(ir.Both("and", warm, ir.Column("heat", ir.Arith("+", THERE, Const(9)), YES_NO)))
    for left in (unknown, beyond, asked(ir.Both("and", warm, ir.Compare("=", KEPT, Const(1))))):
        assert _row(left, known()) == left
    for room, made in ((3 * 9 * 8, True), (3 * 9 * 8 - 1, False)):  # nine parts, for each of three cells
        monkeypatch.setattr("rulewright.compile.improve.still.ROOM", room)
        assert (_row(asked(warm), known()) != asked(warm)) is made


def test_what_no_state_can_change_is_looked_up_everywhere() -> None:
    warm = ir.Compare(">", ir.Column("heat", THERE, NUMBER), Const(4))
    values = (function("mild", ops.Leave(ir.Compare("<", N, Const(5)))),)
    for before, after in (
        (asked(warm), ir.Column("ASKED_OF_grid_1", AT, YES_NO)),
        (ir.Not(asked(warm)), ir.Not(ir.Column("ASKED_OF_grid_1", AT, YES_NO))),
        (ir.Every(asked(warm).of), ir.Column("ASKED_OF_grid_1", AT, YES_NO)),
        (ir.Called("mild", P, (Const(2),), YES_NO), ir.Compare("<", Const(2), Const(5))),
    ):
        done = still(program(before, *values))
        assert found_in(done) == [after] * 3
    spot = ir.Local("s", SpotType("grid"))
    listed = ir.Column("spots", N, ListType(SpotType("grid")))
    test = ir.Compare("=", ir.SpotTurn(spot), Const(1))
    choose = ops.Choose(N, 1, P, ir.Gather(spot, listed, (test,), spot), sampler=ops.Sampler(listed))
    draft = program(N, function("turn", choose, sort="rule"))
    turned = still(Draft(**{**vars(draft), "tables": {"spots": ((1, 2, 9),)}})).functions["turn"].block[0].ops[0]
    assert isinstance(turned, ops.Choose) and turned.sampler == ops.Sampler(turned.candidates.items)
    assert turned.candidates == ir.Gather(spot, ir.Column("spots_1", N, listed.type), (), spot)


WORKED_OUT: dict[str, tuple[Value, Any]] = {
    "less than nothing": (ir.Negate(N), -3),
    "a sum": (ir.Arith("+", N, Const(4)), 7),
    "a difference": (ir.Arith("-", N, Const(4)), -1),
    "a product": (ir.Arith("*", N, Const(4)), 12),
    "a quotient, rounded down": (ir.Arith("div", ir.Negate(N), Const(2)), -2),
    "a remainder": (ir.Arith("mod", ir.Negate(N), Const(2)), 1),
    "a turn": (ir.SpotTurn(Const((5 << SPOT_SHIFT) + 8 * 2 + 3)), 3),
    "the first": (ir.Apply("item_at", (ir.Table("heat", CELLS), Const(1)), NUMBER), 0),
    "the last": (ir.Apply("item_at", (ir.Table("heat", CELLS), Const(4)), NUMBER), 6),
    "before the first": (ir.Apply("item_at", (ir.Table("heat", CELLS), Const(0)), NUMBER), 0),
    "behind the last": (ir.Apply("item_at", (ir.Table("heat", CELLS), Const(5)), NUMBER), 0),
    "no": (ir.Both("and", NO, N), False),
    "yes, and then something": (ir.Both("and", YES, N), 3),
    "no, or something": (ir.Both("or", NO, N), 3),
    "the first row": (ir.Column("heat", Const(0), NUMBER), 0),
}


@pytest.mark.parametrize("what", WORKED_OUT)
def test_what_is_worked_out_beforehand(what: str) -> None:
    value, wanted = WORKED_OUT[what]
    assert worked_out(value, {"n": 3}, TABLES) == wanted and is_still(value)


def test_what_is_not_worked_out_beforehand() -> None:
    for value in (ir.Arith("mod", N, N), ir.Arith("div", N, Const(0)), ir.Apply("reverse", (N,), CELLS), KEPT):
        with pytest.raises(Unknown):
            worked_out(value, {"n": 3}, TABLES)
    assert not is_still(ir.Negate(KEPT)) and not is_still(ir.Pick("first", NEAR))


# -- by what is known of each --
SIX = ir.Things(6, CARD)
EQUAL, HAS = ir.Compare("=", WORTH, N), ir.Member(N, ALSO)


def tables(**more: Any) -> _Tables:
    return _Tables(SimpleNamespace(functions={}), {**TABLES, **more})  # type: ignore[arg-type]


def of(*tests: Value, items: Value = SIX) -> ir.Gather:
    return ir.Gather(CARDS, items, tests, CARDS)


def looked_up(table: str, key: Value = N, of_type: Any = CARD) -> ir.Lookup:
    return ir.Lookup(table, key, ListType(of_type))


def test_things_are_found_by_what_is_known_of_each() -> None:
    by_worth = {1: (1, 6), 2: (2, 3), 3: (4,), 4: (5,)}
    for test, name, wanted in (
        (EQUAL, "BY_worth", by_worth),
        (ir.Compare("=", N, WORTH), "BY_worth", by_worth),
        (HAS, "BY_also", {2: (1, 5), 1: (2, 4, 6), 3: (2, 5)}),
        (
            ir.Compare("=", ir.Arith("mod", WORTH, Const(2)), N),
            "BY_VALUE_OF_card",
            {1: (1, 4, 6), 0: (2, 3, 5)},
        ),
    ):
        made = tables()
        assert _grouped(of(DEALT, test, DEALT), made) == ir.Gather(CARDS, looked_up(name), (DEALT, DEALT), CARDS)
        assert made.all[name] == wanted
    both = tables()
    assert _grouped(of(ir.Both("and", DEALT, EQUAL)), both) == ir.Gather(CARDS, looked_up("BY_worth"), (DEALT,), CARDS)
    for left in (
        of(UNSURE, EQUAL),  # what may fail is asked first
        of(DEALT),
        of(ir.Compare("<", WORTH, N)),
        of(ir.Compare("=", ALSO, ALSO)),
        of(ir.Compare("=", WORTH, ir.Column("heat", CARDS, NUMBER))),
        of(ir.Compare("=", KEPT, N)),
        of(ir.Member(CARDS, ALSO)),
        of(EQUAL, items=ir.Things(3, CARD)),  # as quickly gone through
        of(EQUAL, items=ir.Things(6, PLAYER)),
        of(EQUAL, items=ir.Numbers(Const(1), Const(6))),
        of(ir.Compare("=", ir.Column("short", CARDS, NUMBER), N)),  # there is no row for each
    ):
        assert _grouped(left, tables(short=(0, 1))) == left


def test_rows_of_a_table_are_found_by_two_things() -> None:
    hands = ir.Column("hands", P, ListType(CARD))
    made = tables()
    both = ir.Fixed(ir.ListOf((P, N), PLAYER))
    assert _grouped(of(EQUAL, items=hands), made) == ir.Gather(CARDS, looked_up("BY_worth", both), (), CARDS)
    assert made.all["BY_worth"] == {(1, 1): (1,), (1, 2): (2,), (2, 2): (3,), (2, 3): (4,), (2, 4): (5,), (3, 1): (6,)}
    wide = of(ir.Compare("=", ir.Column("wide", CARDS, NUMBER), N), items=hands)  # too many places to be written out
    assert _grouped(wide, tables()) == wide
    several = of(ir.Compare("=", ir.Arith("mod", WORTH, Const(2)), N), items=hands)
    found = _grouped(several, made).items
    assert isinstance(found, ir.Lookup) and found.table == "BY_VALUE_OF_hands"
    single = of(EQUAL, items=ir.Column("heat", P, ListType(CARD)))  # no rows in it
    assert _grouped(single, made) == single


def test_tables_that_can_be_written_out_whole() -> None:
    assert _dense({(0, 0): (), (99, 999): ()}) and not _dense({(0, 0): (), (99, 1_000): ()})
    assert _dense({(5, 7): ()}) and _dense({(100_000, 500_000): ()})


def test_tables_are_made_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    test = _Asked(WORTH, N, False)  # of two parts: eight for each
    made = tables()
    made.room = 6 * 8
    rows = {(): range(1, 7)}
    assert _by(test, CARDS, rows, made) is not None and made.room == 0
    assert _by(test, CARDS, rows, made) is None and made.room == 0
    assert _by(test, CARDS, {(): range(1, 5)}, tables()) is not None and _by(test, CARDS, {(): range(1, 4)}, tables()) is None
    monkeypatch.setattr("rulewright.compile.improve.group.ROOM", 5 * 8)
    for many, kept in ((5, True), (6, False)):
        assert (_by(test, CARDS, {(): range(1, many + 1)}, tables()) is not None) is kept
    assert _by(test, CARDS, {(0,): (1, 2, 3, 4), (1,): 0}, tables()) is None  # type: ignore[dict-item]


def test_tables_of_one_name_are_kept_apart() -> None:
    made = tables()
    names = [made.keep("BY_worth", rows) for rows in ({1: (1,)}, {2: (1,)}, {1: (1,)}, {3: (1,)})]
    assert names == ["BY_worth", "BY_worth_", "BY_worth", "BY_worth__"]
    assert _told(_Asked(ir.Lookup("some", CARDS, NUMBER), N, False), "card") == "BY_some"
    assert _told(_Asked(ir.Column("some", Const(1), NUMBER), N, False), "card") == "BY_VALUE_OF_card"


def test_a_list_of_a_list_is_one_list() -> None:
    other = ir.Local("d", CARD)
    inner_test = ir.Compare("<", ir.Column("worth", other, NUMBER), N)
    inner = ir.Gather(other, SIX, (inner_test,), other)
    joined = of(ir.Compare("<", WORTH, N), EQUAL)
    assert _one_list(of(EQUAL, items=inner), {}) == joined
    for left in (
        of(EQUAL),
        of(EQUAL, items=ir.Gather(other, SIX, (UNSURE,), other)),
        of(EQUAL, items=ir.Gather(other, SIX, (inner_test, UNSURE), other)),
        of(EQUAL, items=ir.Gather(other, SIX, (inner_test,), other, 2)),
        of(EQUAL, items=ir.Gather(other, SIX, (inner_test,), ir.Local("e", CARD))),
        of(EQUAL, items=ir.Gather(other, SIX, (EQUAL,), other)),  # it speaks of another thing of the same name
    ):
        assert _one_list(left, {}) == left


def test_which_tests_are_made_by_what_is_known() -> None:
    assert _asked(EQUAL, "c") == _asked(ir.Compare("=", N, WORTH), "c") == _Asked(WORTH, N, False)
    assert _asked(HAS, "c") == _Asked(ALSO, N, True)
    for other in (ir.Compare("!=", WORTH, N), ir.Compare("=", ALSO, N), ir.Member(N, ir.ListOf((N,), NUMBER)), EQUAL.left):
        assert _asked(other, "c") is None
    assert _asked(EQUAL, "n") == _Asked(N, WORTH, False) and _asked(ir.Member(WORTH, ALSO), "c") is None


def test_things_are_looked_up_everywhere() -> None:
    done = group(program(ir.Count(of(EQUAL))))
    assert found_in(done) == [ir.Count(ir.Gather(CARDS, looked_up("BY_worth"), (), CARDS))] * 3
    assert done.tables["BY_worth"] == {1: (1, 6), 2: (2, 3), 3: (4,), 4: (5,)}
    choose = ops.Choose(N, 1, P, of(EQUAL), sampler=ops.Sampler(SIX))
    turned = group(program(N, function("turn", choose, sort="rule"))).functions["turn"].block[0].ops[0]
    assert isinstance(turned, ops.Choose) and turned.sampler == ops.Sampler(looked_up("BY_worth"))
