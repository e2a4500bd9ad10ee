"""Values as C expressions: each with the names of the runtime, in the order in which its parts are worked out."""

from __future__ import annotations

import pytest
from tests.compile.in_c import LISTS, LL, MS, NS, NUMBERS, Const, M, N, P, frame_of, ir, region, value_in_c

from rulewright.compile.ir.values import Value
from rulewright.compile.render_c.frame import Unrendered
from rulewright.link import NUMBER, PLAYER, YES_NO, BoardType
from rulewright.state import (
    FACE_MASK,
    LEVEL_SHIFT,
    ROTATIONS,
    SPOT_SHIFT,
    TILE_MASK,
    TILE_SHIFT,
    AgendaAt,
    AttributeAt,
    BoardAt,
    CellsAt,
    LastingAt,
    LocationsOf,
    VariableAt,
    ZoneAt,
)

COINS = region(VariableAt("coin"), 10, (2,))
CUBES = region(VariableAt("cube"), 40, (3, 2))
MARKS = region(CellsAt("grid", "mark"), 20, (9,))
LISTED = region(AttributeAt("card", "ranks"), 50, (4,), NUMBERS)
PLACES = region(LocationsOf("card"), 60, (4,))
POWERS = region(AttributeAt("card", "power"), 80, (4,))
ROW = region(ZoneAt("row"), 30, (), NUMBERS)
BOARD = region(BoardAt("land"), 31, (), BoardType("land"))
LASTING = region(LastingAt(1), 32, (2,))
AGENDA = region(AgendaAt("work"), 34)


def load(where: object, *index: Value) -> ir.Load:
    return ir.Load(ir.Slot(where, index), where.holds)  # type: ignore[arg-type, attr-defined]


LAND = load(BOARD)
SHARED = ir.Shared(ir.Local("m", NUMBER), N)
WRITTEN: dict[str, tuple[Value, str]] = {
    # numbers
    "a number": (Const(5), "5"),
    "nothing": (Const(0), "0"),
    "yes": (Const(True, YES_NO), "1"),
    "less than nothing": (Const(-1), "(-1LL)"),
    "the largest plain number": (Const(2**31 - 1), "2147483647"),
    "a long number": (Const(2**31), "(2147483648LL)"),
    "a name": (N, "n"),
    "a name of the flow": (ir.FlowName(3, "k", NUMBER), "S[70].n"),
    "a list of the flow": (ir.FlowName(3, "k", NUMBERS), "S[70].l"),
    "the negative": (ir.Negate(N), "sub(g, 0, n)"),
    "an amount": (ir.AtLeastZero(N), "most(0, n)"),
    "what must be there": (ir.Sure(P), "sure(g, p)"),
    "what is kept": (ir.Held(N), "held(g, n)"),
    "a list that is kept": (ir.Held(NS), "ns"),
    "a sum": (ir.Arith("+", N, M), "add(g, n, m)"),
    "a difference": (ir.Arith("-", N, M), "sub(g, n, m)"),
    "a product": (ir.Arith("*", N, M), "mul(g, n, m)"),
    "a quotient": (ir.Arith("div", N, M), "divide(g, n, m)"),
    "a rest": (ir.Arith("mod", N, M), "remainder_of(g, n, m)"),
    "a name given first": (ir.Arith("+", SHARED, M), "({ N o1 = (m = n); N o2 = m; add(g, o1, o2); })"),
    "a name given within": (ir.Arith("-", ir.Negate(SHARED), M), "({ N o1 = sub(g, 0, (m = n)); N o2 = m; sub(g, o1, o2); })"),
    "a name given last": (ir.Arith("+", N, SHARED), "add(g, n, (m = n))"),
    "a list that gets a name": (ir.Shared(ir.Local("k", NUMBERS), NS), "(v1 = ns)"),
    "a list under a name of no known type": (ir.Count(ir.Shared(ir.Local("k", NUMBER), NS)), "((N)((v1 = ns))->len)"),
    # tests
    "not": (ir.Not(N), "(!n)"),
    "no list": (ir.Not(NS), "(!((ns)->len != 0))"),
    "and": (ir.Both("and", N, NS), "(n && ((ns)->len != 0))"),
    "or": (ir.Both("or", NS, N), "(((ns)->len != 0) || n)"),
    "equal": (ir.Compare("=", N, M), "(n == m)"),
    "not equal": (ir.Compare("!=", N, M), "(n != m)"),
    "less": (ir.Compare("<", N, M), "(n < m)"),
    "at most": (ir.Compare("<=", N, M), "(n <= m)"),
    "more": (ir.Compare(">", N, M), "(n > m)"),
    "at least": (ir.Compare(">=", N, M), "(n >= m)"),
    "equal lists": (ir.Compare("=", NS, MS), "(same_list(ns, ms))"),
    "other lists": (ir.Compare("!=", NS, MS), "(!same_list(ns, ms))"),
    "no list at all": (ir.Compare("=", NS, Const(0)), "(same_list(ns, EMPTY))"),
    "a list before another": (ir.Compare("<", NS, MS), "(compared(ns, ms) < 0)"),
    "a list behind another or like it": (ir.Compare(">=", NS, MS), "(compared(ns, ms) >= 0)"),
    "between": (ir.Within(Const(1), N, M), "({ N o1 = 1; N o2 = n; N o3 = m; (o1 <= o2 && o2 <= o3); })"),
    "one or the other": (ir.Either(N, P, M), "(p ? n : m)"),
    "a list or nothing": (ir.Either(NS, N, Const(0)), "(n ? ns : EMPTY)"),
    "nothing or a list": (ir.Either(Const(0), N, NS), "(n ? EMPTY : ns)"),
    # tables
    "a row of a table": (ir.Column("row", N, NUMBER), "((&k1))->a[slot_in(g, n, 0, 3)].n"),
    "the first row": (ir.Column("row", Const(0), NUMBER), "((&k1))->a[0].n"),
    "the last row": (ir.Column("row", Const(2), NUMBER), "((&k1))->a[2].n"),
    "no row": (ir.Column("row", Const(3), NUMBER), "((&k1))->a[slot_in(g, 3, 0, 3)].n"),
    "a row below the first": (ir.Column("row", Const(-1), NUMBER), "((&k1))->a[slot_in(g, (-1LL), 0, 3)].n"),
    "a row of lists": (ir.Column("lists", N, NUMBERS), "((&k3))->a[slot_in(g, n, 0, 3)].l"),
    "a whole table": (ir.Table("row", NUMBERS), "(&k1)"),
    "an empty table": (ir.Lookup("none", N, NUMBER), "0"),
    "an empty table of lists": (ir.Lookup("none", N, NUMBERS), "EMPTY"),
    # slots
    "the only slot": (load(ROW), "S[30].l"),
    "a board": (LAND, "S[31].b"),
    "a slot of a player": (load(COINS, P), "S[slot_in(g, (9 + p), 10, 2)].n"),
    "the first slot": (load(COINS, Const(1)), "S[10].n"),
    "the last slot": (load(COINS, Const(2)), "S[11].n"),
    "no slot": (load(COINS, Const(3)), "S[slot_in(g, 12, 10, 2)].n"),
    "a slot of two things": (load(CUBES, N, P), "S[slot_in(g, (37 + n * 2 + p), 40, 6)].n"),
    "a slot half known": (load(CUBES, Const(3), P), "S[slot_in(g, (43 + p), 40, 6)].n"),
    "another half": (load(CUBES, N, Const(2)), "S[slot_in(g, (39 + n * 2), 40, 6)].n"),
    "a cell, or nothing": (load(MARKS, N), "S[slot_in(g, (19 + n), 19, 10)].n"),
    "where a piece lies, or nothing": (load(PLACES, N), "S[slot_in(g, (59 + n), 59, 5)].n"),
    "an attribute, or nothing": (load(POWERS, N), "S[slot_in(g, (79 + n), 79, 5)].n"),
    "an attribute that is a list": (load(LISTED, N), "S[slot_in(g, (49 + n), 50, 4)].l"),
    "what lasts": (load(LASTING, P), "S[slot_in(g, (31 + p), 32, 2)].l"),
    "what was added": (load(AGENDA), "S[34].l"),
    "the number of a slot": (ir.Slot(COINS, (P,)), "(9 + p)"),
    "a slot whose number is known": (ir.Peek(N, NUMBER), "S[number_slot(g, n)].n"),
    "a good in play": (ir.Bank(N, P), "(n + p)"),
    "whether it lasts": (ir.LastsFor(ir.Slot(LASTING, (P,))), "(S[slot_in(g, (31 + p), 32, 2)].l->len != 0)"),
    "whether it is being done": (ir.LastsFor(ir.Slot(COINS, (Const(1),))), "S[10].n"),
    # calls
    "the least": (ir.Apply("min", (N, M, Const(3)), NUMBER), "least(least(n, m), 3)"),
    "the most": (ir.Apply("max", (N, M), NUMBER), "most(n, m)"),
    "how far from nothing": (ir.Apply("abs", (N,), NUMBER), "({ N n1 = n; n1 < 0 ? sub(g, 0, n1) : n1; })"),
    "one of a list": (ir.Apply("item_at", (NS, N), NUMBER), "item_at(ns, n)"),
    "one of a list of lists": (ir.Apply("item_at", (LL, N), NUMBERS), "list_at(g, ll, n)"),
    "the place of a number": (ir.Apply("place_in", (NS, N), NUMBER), "place_in(ns, n)"),
    "the place of a list": (ir.Apply("place_in", (LL, NS), NUMBER), "place_in_l(ll, ns)"),
    "where it lies": (ir.Apply("position", (Const(7), N), NUMBER), "position(g, S, 7, n)"),
    "the next": (ir.Apply("following", (N, Const(3)), NUMBER), "following(n, 3)"),
    "the previous": (ir.Apply("preceding", (N, Const(3)), NUMBER), "preceding(n, 3)"),
    "steps": (ir.Apply("steps_between", (N, M, Const(3)), NUMBER), "steps_between(n, m, 3)"),
    "a place among some": (ir.Apply("place_within", (N, Const(4), Const(3)), NUMBER), "within(n - 4, 3)"),
    "the first or nothing": (
        ir.Apply("first_or_nothing", (NS,), NUMBER),
        "({ const List *l1 = ns; l1->len ? l1->a[0].n : 0; })",
    ),
    "the last or nothing": (
        ir.Apply("last_or_nothing", (NS,), NUMBER),
        "({ const List *l1 = ns; l1->len ? l1->a[l1->len - 1].n : 0; })",
    ),
    "the last list or none": (
        ir.Apply("last_or_nothing", (LL,), NUMBERS),
        "({ const List *l1 = ll; l1->len ? l1->a[l1->len - 1].l : EMPTY; })",
    ),
    "one list behind another": (ir.Apply("joined", (NS, MS), NUMBERS), "joined(g, ns, ms)"),
    "the other way round": (ir.Apply("reverse", (NS,), NUMBERS), "reverse(g, ns)"),
    "from one on": (ir.Apply("beginning", (NS, N), NUMBERS), "beginning(g, ns, n)"),
    "a value of the rules": (ir.Called("double", P, (N, NS), NUMBER), "f8(g, S, p, n, ns)"),
    "a value given no list": (ir.Called("double", P, (N, Const(0)), NUMBER), "f8(g, S, p, n, EMPTY)"),
    "a list of the rules": (ir.Not(ir.Called("some", P, (), NUMBER)), "(!((f9(g, S, p))->len != 0))"),
    "whether it can be done": (ir.Able("act", P, (N, M)), "able(g, S, s7, (W[]){{.n = p}, {.n = n}, {.n = m}}, 3)"),
    "whether it can be done with a list": (ir.Able("act", P, (N, NS)), "able(g, S, s7, (W[]){{.n = p}, {.n = n}, {.l = ns}}, 0)"),
    "what can be done is done": (ir.Able("act", P, (), M), "(m = trying(g, S, c, s7, (W[]){{.n = p}}, 1))"),
    "a number afterwards": (
        ir.After("act", P, (N,), M),
        "({ W *s1 = after(g, S, s7, (W[]){{.n = p}, {.n = n}}); ({ W *S = s1; (void)S; m; }); })",
    ),
    "a list afterwards": (
        ir.After("act", P, (), ir.Things(2, PLAYER)),
        "({ W *s1 = after(g, S, s7, (W[]){{.n = p}}); ({ W *S = s1; (void)S; (&k2); }); })",
    ),
    "an automated seat": (ir.Seated(P, "robot"), "(SEATS[slot_in(g, p, 0, PLAYERS + 1)] == 1)"),
    "somebody in person": (ir.Seated(P, ""), "(SEATS[slot_in(g, p, 0, PLAYERS + 1)] == 0)"),
    "what lasts for some": (
        ir.LastingAmounts(LASTING, NS, (N, M)),
        "lasting(g, S, 31, ns, (W[]){{.n = n}, {.n = m}}, 2)",
    ),
    "what lasts for everything": (ir.LastingAmounts(LASTING, NS, ()), "lasting(g, S, 31, ns, (W[]){{0}}, 0)"),
    "who may play a card": (ir.Playable(P, "act"), "holds_any(S, (&e7)->own, p)"),
    "goods": (ir.Funds((ir.Source(ir.Slot(COINS, (Const(1),))),), ()), "funds(g, S, listed(g, (W[]){{.n = 10}}, 1, 0))"),
    "goods that are not needed": (
        ir.Funds((), (N, NS)),
        "(n || ((ns)->len != 0) ? 1000000000000000LL : funds(g, S, EMPTY))",
    ),
    # boards
    "whether covered": (ir.Covered("covered", LAND, N, YES_NO), "covered(S[31].b, n)"),
    "the level": (ir.Covered("level", LAND, N, NUMBER), f"(covering(S[31].b, n) >> {LEVEL_SHIFT})"),
    "the face": (ir.Covered("face", LAND, N, NUMBER), f"(covering(S[31].b, n) & {FACE_MASK})"),
    "the tile": (ir.Covered("tile", LAND, N, NUMBER), f"(covering(S[31].b, n) >> {TILE_SHIFT} & {TILE_MASK})"),
    "the spot's cell": (ir.SpotCell(N, NUMBER), f"(n >> {SPOT_SHIFT})"),
    "the spot's turn": (ir.SpotTurn(N), f"floor_mod(n, {ROTATIONS})"),
    "the level over cells": (ir.SpotLevel(LAND, NS), "level_over(S[31].b, flat(g, ns))"),
    "spots": (ir.Spots(LAND, ir.Table("lists", LISTS), N, NUMBERS), "spots(g, S[31].b, (&k3), n)"),
    "holes": (ir.Holes(LAND, ir.Table("row", NUMBERS), NUMBERS), "holes(g, S[31].b, (&k1))"),
    "groups by steps": (ir.Groups(NS, ir.Table("row", NUMBERS), True), "groups(g, ns, (&k1))"),
    "groups by neighbours": (ir.Groups(NS, ir.Table("lists", LISTS), False), "groups_of(g, ns, (&k3))"),
    "what it costs to get there": (ir.Fare(LAND, N), "covering(S[31].b, n)"),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_value_is_an_expression_in_c(name: str) -> None:
    value, shown = WRITTEN[name]
    assert value_in_c(value) == shown


TABLES = {
    "price": {2: 3, 4: -5},
    "toll": {(1, 3): 7, (2, 5): 8},
    "kept": {(1,): (4, 5)},
    "far": {5: 1, 900: 2},
    "names": {5: (1, 2), 900: (3,)},
    "edge": {1: 6, 16: 7},
    "over": {1: 6, 17: 7},
    "wide": {(1, 1): 3, (400, 400): 4},
    "lists": {(1, 2): 3, (1,): 4},
}
LOOKED_UP: dict[str, tuple[Value, str, str]] = {
    "by a number": (
        ir.Lookup("price", N, NUMBER),
        "({ N q2 = n - 2; (uint64_t)q2 < 3 ? ((&k1))->a[q2].n : 0; })",
        "{3, 0, {{3}, {0}, {(-5LL)}}}",
    ),
    "by two numbers": (
        ir.Lookup("toll", ir.ListOf((N, M), NUMBER), NUMBER),
        "({ N q2 = n - 1; N q3 = m - 3; (uint64_t)q2 < 2 && (uint64_t)q3 < 3 ? ((&k1))->a[(q2) * 3 + q3].n : 0; })",
        "{6, 0, {{7}, {0}, {0}, {0}, {0}, {8}}}",
    ),
    "by two numbers as they are now": (
        ir.Lookup("toll", ir.Fixed(ir.ListOf((N, M), NUMBER)), NUMBER),
        "({ N q2 = n - 1; N q3 = m - 3; (uint64_t)q2 < 2 && (uint64_t)q3 < 3 ? ((&k1))->a[(q2) * 3 + q3].n : 0; })",
        "{6, 0, {{7}, {0}, {0}, {0}, {0}, {8}}}",
    ),
    "a list": (
        ir.Lookup("kept", N, NUMBERS),
        "({ N q3 = n - 1; (uint64_t)q3 < 1 ? ((&k2))->a[q3].l : EMPTY; })",
        "{1, 1, {{.l = (&k1)}}}",
    ),
    "few, far apart": (
        ir.Lookup("far", N, NUMBER),
        "({ N q3 = found_in((&k1), n); q3 < 0 ? 0 : ((&k2))->a[q3].n; })",
        "{2, 0, {{1}, {2}}}",
    ),
    "few lists, far apart": (
        ir.Lookup("names", N, NUMBERS),
        "({ N q5 = found_in((&k1), n); q5 < 0 ? EMPTY : ((&k4))->a[q5].l; })",
        "{2, 1, {{.l = (&k2)}, {.l = (&k3)}}}",
    ),
    "eight places for each": (
        ir.Lookup("edge", N, NUMBER),
        "({ N q2 = n - 1; (uint64_t)q2 < 16 ? ((&k1))->a[q2].n : 0; })",
        "{16, 0, {{6}, " + "{0}, " * 14 + "{7}}}",
    ),
    "more than eight": (
        ir.Lookup("over", N, NUMBER),
        "({ N q3 = found_in((&k1), n); q3 < 0 ? 0 : ((&k2))->a[q3].n; })",
        "{2, 0, {{6}, {7}}}",
    ),
}


@pytest.mark.parametrize("name", LOOKED_UP)
def test_an_entry_is_found_in_its_table(name: str) -> None:
    """Written out over the range of its keys, or searched where they lie far apart; the last constant is the entries."""
    value, shown, last = LOOKED_UP[name]
    frame = frame_of(tables=TABLES)
    assert value_in_c(value, frame) == shown
    assert frame.module.heads[-1].split(" = ", 1)[1] == last + ";"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (ir.Lookup("wide", ir.ListOf((N, M), NUMBER), NUMBER), "few entries far apart"),
        (ir.Lookup("lists", N, NUMBER), "looked up by a list"),
        (ir.LastingAmounts(LASTING, NS, (NS,)), "meant for a list"),
        (ir.Either(LAND, N, M), "of another kind"),
    ],
)
def test_a_value_that_cannot_be_written_is_named(value: Value, said: str) -> None:
    with pytest.raises(Unrendered, match=said):
        value_in_c(value, frame_of(tables=TABLES))


def test_a_constant_is_written_once() -> None:
    frame = frame_of()
    both = ir.Compare("=", ir.Const((1, 2), NUMBERS), ir.Const([1, 2], NUMBERS))
    assert value_in_c(both, frame) == "(same_list((&k1), (&k1)))"
    assert frame.module.heads == ["static const List k1 = {2, 0, {{1}, {2}}};"]
    assert value_in_c(ir.Const(((1, 2), ()), LISTS), frame) == "(&k2)"
    assert frame.module.heads[1:] == ["static const List k2 = {2, 1, {{.l = (&k1)}, {.l = EMPTY}}};"]


def test_no_row_of_a_table_of_lists_is_an_empty_one() -> None:
    frame = frame_of()
    value_in_c(ir.Table("lists", LISTS), frame)
    value_in_c(ir.Table("lists", LISTS), frame)
    assert [head.split(" = ", 1)[1] for head in frame.module.heads] == [
        "{1, 0, {{1}}};",
        "{2, 0, {{2}, {3}}};",
        "{3, 1, {{.l = (&k1)}, {.l = EMPTY}, {.l = (&k2)}}};",
    ]
