"""Many things in C: loops over them, what is gathered, and orders."""

from __future__ import annotations

import pytest
from tests.compile.in_c import LISTS, LL, MS, NS, NUMBERS, Const, M, N, P, frame_of, ir, region, value_in_c

from rulewright.compile.ir.values import Value
from rulewright.compile.render_c.frame import Frame, Unrendered
from rulewright.compile.render_c.many import loop
from rulewright.link import NUMBER, PLAYER, YES_NO, BoardType
from rulewright.state import SPOT_MASK, SPOT_SHIFT, BoardAt, VariableAt, ZoneAt

COINS = region(VariableAt("coin"), 10, (2,))
PILES = region(ZoneAt("pile"), 12, (3,), NUMBERS)
BOARD = region(BoardAt("land"), 31, (), BoardType("land"))
LAND = ir.Load(ir.Slot(BOARD, ()), BoardType("land"))
STEPS, SHAPES = ir.Table("row", NUMBERS), ir.Table("lists", LISTS)
X, L = ir.Local("x", NUMBER), ir.Local("x", NUMBERS)
SOME = ir.ListOf((N, M), NUMBER)
SMALL = ir.Compare("<", X, Const(3))


def gathered(*tests: Value, value: Value = X, items: Value = NS, weight: int = 0) -> ir.Gather:
    return ir.Gather(X, items, tests, value, weight)


# -- loops --
LOOPS: dict[str, tuple[Value, str]] = {
    "things": (ir.Things(3, PLAYER), "{ for (N i1 = 1; i1 <= 3; i1++) { N x2 = i1; x2; } }"),
    "things that are counted": (
        ir.Metered(ir.Things(3, PLAYER), 4),
        "{ spend(g, 4 * 3LL); { for (N i2 = 1; i2 <= 3; i2++) { N x3 = i2; x3; } } }",
    ),
    "a few numbers": (
        ir.Numbers(Const(2), Const(101)),
        "{ N a2 = 2, b3 = 101; for (N i1 = a2; i1 <= b3; i1++) { N x4 = i1; x4; } }",
    ),
    "a hundred more": (
        ir.Numbers(Const(2), Const(102)),
        "{ N a2 = 2, b3 = 102; span(g, a2, b3); for (N i1 = a2; i1 <= b3; i1++) { N x4 = i1; x4; } }",
    ),
    "numbers up to one": (
        ir.Numbers(Const(1), N),
        "{ N a2 = 1, b3 = n; span(g, a2, b3); for (N i1 = a2; i1 <= b3; i1++) { N x4 = i1; x4; } }",
    ),
    "numbers from one on": (
        ir.Numbers(N, Const(9)),
        "{ N a2 = n, b3 = 9; span(g, a2, b3); for (N i1 = a2; i1 <= b3; i1++) { N x4 = i1; x4; } }",
    ),
    "neighbours": (
        ir.Neighbours(STEPS, N, NUMBERS),
        "{ const List *l2 = (&k4); N a3 = n; for (uint32_t i1 = 0; i1 < l2->len; i1++) { N x5 = a3 + l2->a[i1].n; x5; } }",
    ),
    "cells of a spot": (
        ir.SpotCells(SHAPES, N, NUMBERS),
        f"{{ N a3 = n; const List *l2 = turned(g, (&k6), a3 & {SPOT_MASK}); for (uint32_t i1 = 0; i1 < l2->len; i1++) "
        f"{{ N x7 = (a3 >> {SPOT_SHIFT}) + l2->a[i1].n; x7; }} }}",
    ),
    "cells of a board": (
        LAND,
        "{ const Board *b2 = S[31].b; for (uint32_t i1 = 0; i1 < b2->len; i1++) { N x3 = b2->cells[i1].cell; x3; } }",
    ),
    "cells of a board that are paid for": (
        ir.Metered(LAND, 3),
        "{ const List *l2 = flat(g, ({ const List *l3 = cells_of(g, S[31].b); spend(g, 3 * (N)l3->len); l3; })); "
        "for (uint32_t i1 = 0; i1 < l2->len; i1++) { N x4 = l2->a[i1].n; x4; } }",
    ),
    "a list": (
        NS,
        "{ const List *l2 = flat(g, ns); for (uint32_t i1 = 0; i1 < l2->len; i1++) { N x3 = l2->a[i1].n; x3; } }",
    ),
    "a fixed list": (
        Const((7, 8), NUMBERS),
        "{ const List *l2 = flat(g, (&k3)); for (uint32_t i1 = 0; i1 < l2->len; i1++) { N x4 = l2->a[i1].n; x4; } }",
    ),
}


def round_of(items: Value, frame: Frame, **how: bool | int) -> str:
    return loop(X, items, frame, lambda: f"{frame.name(X, 'n')};", **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_goes_over_things_one_by_one(name: str) -> None:
    items, shown = LOOPS[name]
    frame = frame_of()
    assert round_of(items, frame) == shown
    assert ("x", "n") not in frame.names


def test_a_loop_goes_over_lists_one_by_one() -> None:
    frame = frame_of()
    assert loop(L, LL, frame, lambda: f"{frame.name(L, 'l')};") == (
        "{ const List *l2 = nest(g, ll); for (uint32_t i1 = 0; i1 < l2->len; i1++) { const List * x3 = l2->a[i1].l; x3; } }"
    )


def test_rounds_are_paid_for_beforehand_or_one_by_one() -> None:
    items = ir.Numbers(Const(1), Const(4))
    head = "{ N a2 = 1, b3 = 4; "
    rounds = "for (N i1 = a2; i1 <= b3; i1++) "
    assert round_of(items, frame_of(), weight=5) == (
        head + "spend(g, 5 * (N)(most(0, b3 - a2 + 1))); " + rounds + "{ N x4 = i1; x4; } }"
    )
    assert round_of(items, frame_of(), weight=5, lazy=True) == head + rounds + "{ spend(g, 5); N x4 = i1; x4; } }"
    assert round_of(items, frame_of(), lazy=True) == head + rounds + "{ N x4 = i1; x4; } }"
    assert (
        round_of(items, frame_of(), room=True) == head + "take_room(g, most(0, b3 - a2 + 1)); " + rounds + "{ N x4 = i1; x4; } }"
    )


def test_a_name_around_a_loop_is_known_again_behind_it() -> None:
    frame = frame_of()
    with frame.bound(X, "n") as outer:
        with frame.bound(X, "n") as inner:
            assert frame.name(X) == inner != outer
        assert frame.name(X) == outer
    assert ("x", "n") not in frame.names and frame.declared == []
    assert frame.name(X) == frame.name(X) == "v3" and frame.declared == ["N v3 = 0;"]
    assert frame.name(X, "l") == "v4" and frame.declared[1:] == ["const List * v4 = EMPTY;"]


# -- what is made of them --
OVER = "const List *l{1} = flat(g, ns); for (uint32_t i{0} = 0; i{0} < l{1}->len; i{0}++) {{ N x{2} = l{1}->a[i{0}].n; "


def over(at: int) -> str:
    """The head of a loop over `ns` whose names are numbered from here on."""
    return "{ " + OVER.format(at, at + 1, at + 2)


MANY: dict[str, tuple[Value, str]] = {
    "how many pass": (ir.Count(gathered(SMALL)), "({ N n1 = 0; " + over(2) + "if (!(x4 < 3)) continue; n1++; } } n1; })"),
    "how many slots": (ir.Count(ir.Stretch(COINS)), "2"),
    "how many there are": (ir.Count(NS), "((N)(ns)->len)"),
    "each once": (ir.Distinct(NS), "distinct(g, ns)"),
    "how often": (ir.Tally(NS, N), "tally(ns, n)"),
    "how often a list": (ir.Tally(LL, NS), "tally_l(ll, ns)"),
    "the sum of a loop": (
        ir.Sum(gathered(value=ir.Negate(X))),
        "({ N n1 = 0; " + over(2) + "n1 = add(g, n1, sub(g, 0, x4)); } } n1; })",
    ),
    "the sum": (ir.Sum(NS), "total(g, ns)"),
    "how many kinds": (ir.Kinds(NS), "kinds(g, ns)"),
    "the highest": (ir.Extreme("highest", NS), "extreme(flat(g, ns), 1)"),
    "the lowest": (ir.Extreme("lowest", NS), "extreme(flat(g, ns), 0)"),
    "whether one does": (
        ir.Some(gathered(SMALL, value=M)),
        "({ N n1 = 0; " + over(2) + "if (!(x4 < 3)) continue; if (m) { n1 = 1; break; } } } n1; })",
    ),
    "whether all do": (
        ir.Every(gathered(value=SMALL, weight=2)),
        "({ N n1 = 1; " + over(2).replace("{ N x4", "{ spend(g, 2); N x4") + "if (!((x4 < 3))) { n1 = 0; break; } } } n1; })",
    ),
    "the first that passes": (
        ir.Pick("first", gathered(SMALL)),
        "({ N n1 = 0; int t2 = 0; " + over(3) + "if (!(x5 < 3)) continue; n1 = x5; t2 = 1; break; } } if (!t2) fail(g); n1; })",
    ),
    "the first that passes, or nothing": (
        ir.Apply("first_or_nothing", (gathered(SMALL),), NUMBER),
        "({ N n1 = 0; int t2 = 0; " + over(3) + "if (!(x5 < 3)) continue; n1 = x5; t2 = 1; break; } } if (!t2) (void)0; n1; })",
    ),
    "the first list, or none": (
        ir.Apply("first_or_nothing", (gathered(value=MS),), NUMBERS),
        "({ const List * n1 = EMPTY; int t2 = 0; " + over(3) + "n1 = ms; t2 = 1; break; } } if (!t2) (void)0; n1; })",
    ),
    "the first": (ir.Pick("first", NS), "first_of(g, ns).n"),
    "the last list": (ir.Pick("last", LL), "last_of(g, ll).l"),
    "a list made by a loop": (
        gathered(SMALL, value=ir.Negate(X)),
        "({ W *w1 = g->top; W *w2 = w1; "
        + over(3).replace("for (", "take_room(g, l4->len); for (")
        + "if (!(x5 < 3)) continue; (w2++)->n = sub(g, 0, x5); } } g->top = w2; pushed(g, w1, 0); })",
    ),
    "those that pass": (
        gathered(SMALL, ir.Not(X)),
        "({ W *w1 = g->top; W *w2 = w1; "
        + over(3).replace("for (", "take_room(g, l4->len); for (")
        + "w2->n = x5; w2 += !!(((x5 < 3)) && ((!x5))); } } g->top = w2; pushed(g, w1, 0); })",
    ),
    "lists made by a loop": (
        gathered(value=MS),
        "({ W *w1 = g->top; W *w2 = w1; "
        + over(3).replace("for (", "take_room(g, l4->len); for (")
        + "(w2++)->l = ms; } } g->top = w2; pushed(g, w1, 1); })",
    ),
    # lists
    "a row": (SOME, "listed(g, (W[]){{.n = n}, {.n = m}}, 2, 0)"),
    "an empty row": (ir.ListOf((), NUMBER), "EMPTY"),
    "a fixed row": (ir.ListOf((Const(1), Const(2)), NUMBER), "(&k1)"),
    "a row of lists": (ir.ListOf((NS, Const(0)), NUMBERS), "listed(g, (W[]){{.l = ns}, {.l = EMPTY}}, 2, 1)"),
    "all things": (ir.Things(2, PLAYER), "(&k1)"),
    "fixed numbers": (ir.Numbers(Const(2), Const(3)), "(&k1)"),
    "no numbers": (ir.Numbers(Const(3), Const(2)), "EMPTY"),
    "a hundred numbers and one": (
        ir.Numbers(Const(0), Const(100)),
        "({ N a1 = 0, b2 = 100; span(g, a1, b2); range_of(g, a1, b2); })",
    ),
    "numbers up to one": (
        ir.Numbers(Const(2), N),
        "({ N a1 = 2, b2 = n; span(g, a1, b2); range_of(g, a1, b2); })",
    ),
    "slots of numbers": (ir.Stretch(COINS), "listed(g, S + 10, 2, 0)"),
    "slots of lists": (ir.Stretch(PILES), "listed(g, S + 12, 3, 1)"),
    "neighbours": (
        ir.Neighbours(STEPS, N, NUMBERS),
        "({ W *w1 = g->top; { const List *l3 = (&k5); N a4 = n; for (uint32_t i2 = 0; i2 < l3->len; i2++) "
        "{ N x6 = a4 + l3->a[i2].n; push_n(g, x6); } } pushed(g, w1, 0); })",
    ),
    "a list that is paid for": (ir.Metered(NS, 3), "({ const List *l1 = ns; spend(g, 3 * (N)l1->len); l1; })"),
    "all in a list paid for": (ir.Metered(LL, 3, True), "({ const List *l1 = ll; measured(g, l1, 3); l1; })"),
    "a list as it is now": (ir.Fixed(NS), "ns"),
    "a board as a list": (ir.Fixed(LAND), "cells_of(g, S[31].b)"),
    # whether something is among them
    "a list among lists": (ir.Member(NS, LL), "has_list(ll, ns)"),
    "a cell of a board": (ir.Member(N, LAND), "covered(S[31].b, n)"),
    "one of some": (ir.Member(P, SOME), "({ N m1 = p; m1 == n || m1 == m; })"),
    "one of none": (ir.Member(P, ir.ListOf((), NUMBER)), "({ N m1 = p; 0; })"),
    "one of all things": (ir.Member(P, ir.Things(3, PLAYER)), "({ N m1 = p; m1 >= 1 && m1 <= 3; })"),
    "in one of the slots": (
        ir.Member(N, ir.Stretch(COINS)),
        "({ N m1 = n, n3 = 0; for (N i2 = 10; i2 < 12; i2++) if (S[i2].n == m1) { n3 = 1; break; } n3; })",
    ),
    "one of a list": (ir.Member(N, NS), "has_number(ns, n)"),
    "one of a fixed list": (ir.Member(N, Const((1, 2), NUMBERS)), "has_number((&k2), n)"),
    "one of nothing": (ir.Member(N, Const((), NUMBERS)), "has_number(EMPTY, n)"),
}


@pytest.mark.parametrize("name", MANY)
def test_many_things_are_asked_in_c(name: str) -> None:
    value, shown = MANY[name]
    assert value_in_c(value) == shown


def test_what_is_no_list_is_not_gone_over() -> None:
    with pytest.raises(Unrendered, match="a list made of Arith"):
        frame_of().listed(ir.Arith("+", N, M))


@pytest.mark.parametrize(
    ("value", "held"), [(ir.Things(2, PLAYER), "{1}, {2}"), (ir.Numbers(Const(-1), Const(1)), "{(-1LL)}, {0}, {1}")]
)
def test_a_fixed_list_holds_them_all(value: Value, held: str) -> None:
    frame = frame_of()
    value_in_c(value, frame)
    assert f"{{{held}}}" in frame.module.heads[0]


def test_whether_a_cell_is_empty_is_known_where_empty_cells_are_counted() -> None:
    frame = frame_of()
    frame.empty[COINS.address] = ("e1", "n2")
    assert value_in_c(ir.Member(Const(0), ir.Stretch(COINS)), frame) == "(n2 > 0)"
    assert "S[i" in value_in_c(ir.Member(Const(1), ir.Stretch(COINS)), frame)
    assert "S[i" in value_in_c(ir.Member(Const(0), ir.Stretch(region(VariableAt("wood"), 10, (2,)))), frame)


# -- orders --
KEYS: dict[str, tuple[tuple[tuple[str, Value], ...], str]] = {
    "no order": ((), "EMPTY"),
    "the most": ((("most", M),), "listed(g, (W[]){{.n = m}}, 1, 0)"),
    "what is preferred, then the least": (
        (("prefer", M), ("least", P)),
        "listed(g, (W[]){{.n = m}, {.n = sub(g, 0, p)}}, 2, 0)",
    ),
    "the first of a list": ((("first", NS),), "listed(g, (W[]){{.n = -order_in(ns, x4)}}, 1, 0)"),
    "lists": ((("most", NS),), "listed(g, (W[]){{.l = ns}}, 1, 1)"),
    "the least list, then the most": (
        (("least list", NS), ("most", M)),
        "listed(g, (W[]){{.l = negated(g, ns)}, {.l = listed(g, (W[]){{.n = m}}, 1, 0)}}, 2, 1)",
    ),
    "the least, then lists, then the first": (
        (("least", M), ("prefer", NS), ("first", MS)),
        "listed(g, (W[]){{.l = listed(g, (W[]){{.n = sub(g, 0, m)}}, 1, 0)}, {.l = ns}, "
        "{.l = listed(g, (W[]){{.n = -order_in(ms, x4)}}, 1, 0)}}, 3, 1)",
    ),
}


@pytest.mark.parametrize("name", KEYS)
def test_each_thing_has_a_key_by_which_it_is_ranked(name: str) -> None:
    parts, key = KEYS[name]
    keys = (
        "({ W *w2 = g->top; for (uint32_t i3 = 0; i3 < l1->len; i3++) { N x4 = l1->a[i3].n; push_l(g, "
        + key
        + "); } pushed(g, w2, 1); })"
    )
    order = ir.Key(X, parts)  # type: ignore[arg-type]
    assert value_in_c(ir.Best(NS, order)) == "({ const List *l1 = ns; best(g, l1, " + keys + ").n; })"
    assert value_in_c(ir.Rank(NS, order)) == "({ const List *l1 = ns; sorted(g, l1, " + keys + "); })"


def test_the_best_of_no_lists_is_an_empty_one() -> None:
    keys = (
        "({ W *w2 = g->top; for (uint32_t i3 = 0; i3 < l1->len; i3++) { const List * x4 = l1->a[i3].l; "
        "push_l(g, listed(g, (W[]){{.l = x4}}, 1, 1)); } pushed(g, w2, 1); })"
    )
    found = value_in_c(ir.Best(LL, ir.Key(L, (("most", L),))))
    assert found == "({ const List *l1 = ll; l1->len ? best(g, l1, " + keys + ").l : EMPTY; })"


# -- boards --
def test_cells_are_reached_by_the_cheapest_path() -> None:
    here, there, cost = (ir.Local(name, NUMBER) for name in ("here", "there", "cost"))
    around = ir.Neighbours(STEPS, there, NUMBERS)
    reach = ir.Reach(N, here, there, cost, around, SMALL, M, None, weight=7)
    plain, priced = value_in_c(reach), value_in_c(ir.Reach(*(getattr(reach, name) for name in reach.__slots__[:8]), True, 7))
    assert plain.startswith("cells_of(g, ({ Paths ") and priced.startswith("({ Paths ") and priced.endswith("; })")
    assert "path_next(g, &p1, &y2, 7)" in plain
    tested = value_in_c(ir.Reach(N, here, there, cost, around, SMALL, M, ir.Compare("<", cost, Const(5)), weight=7))
    assert "!= p1.start && (x" in tested and " < 5)) cover(" in tested
    assert "!= p1.start) cover(" in plain


LINES = {"rays": ((), (((2, 3), ()),)), "rows": ((), ((2, 3), (3, 2))), "beyond": ((), ((2, 99),))}


@pytest.mark.parametrize(
    ("table", "kinds", "seen"),
    [
        ("rows", (0, 0, 0, 0), "S[x2].n"),
        ("rows", (0, 0, 0, 1), "number_slot(g, x2)"),
        ("beyond", (0, 0, 0, 0), "number_slot(g, x2)"),
    ],
)
def test_slots_that_surely_hold_numbers_are_not_looked_for(table: str, kinds: tuple[int, ...], seen: str) -> None:
    """All in the table of lines must be such slots; and only the place in the line is known to be one."""
    frame = frame_of(tables=LINES)
    frame.module.kinds = kinds
    test = ir.Compare("=", ir.Peek(X, NUMBER), M)
    line = ir.LineListed(ir.Table(table, LISTS), N, 2, X, test, Const(True, YES_NO))
    found = value_in_c(line, frame).replace("x5", "x2")
    assert seen in found and ("number_slot" in seen or "number_slot" not in found)
    assert frame.number_slots == set()


def test_a_line_is_followed_to_its_end_or_to_the_first_that_fails() -> None:
    frame = frame_of(tables=LINES)
    plain = value_in_c(ir.LineListed(ir.Table("rows", LISTS), N, 2, X, ir.Compare("=", X, M), P), frame)
    assert "&= (x5 == m);" in plain and plain.startswith("(p && ({ N c2 = n, n4 = 0; ")
    assert "i3 += 2" in plain and "k < 2" in plain and "slot_in(g, c2, 0, 2)" in plain
    dear = value_in_c(
        ir.LineListed(ir.Table("rows", LISTS), N, 2, X, ir.Compare("=", X, ir.Negate(M)), P), frame_of(tables=LINES)
    )
    assert "if (!(x5 == sub(g, 0, m))) { n4 = 0; break; }" in dear
    through = value_in_c(ir.LineThrough(ir.Table("rays", LISTS), N, M, X, SMALL, P), frame_of(tables=LINES))
    assert through.startswith("(p && ({ N c2 = n, n6 = 1; ") and through.endswith("n6 >= m; }))")
    assert "if (!(x8 < 3)) break; r5++;" in through


def test_a_row_of_lines_holds_the_places_of_all() -> None:
    frame = frame_of(tables=LINES)
    value_in_c(ir.LineListed(ir.Table("rows", LISTS), N, 2, X, SMALL, P), frame)
    assert [head.split(" = ", 1)[1] for head in frame.module.heads] == [
        "{4, 0, {{2}, {3}, {3}, {2}}};",
        "{2, 1, {{.l = EMPTY}, {.l = (&k6)}}};",
    ]
