"""Operations as C statements: what each of them changes, in what order, and where it leaves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.compile.in_c import LL, MS, NS, NUMBERS, Const, M, N, P, block_in_c, frame_of, ir, lines_in_c, region, said

from rulewright.compile.ir import ops
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.frame import Callee, Sort, Unrendered
from rulewright.link import NUMBER, PLAYER, BoardType
from rulewright.state import AgendaAt, BoardAt, LastingAt, LocationsOf, VariableAt, ZoneAt

COINS = region(VariableAt("coin"), 10, (2,))
MINE = ir.Slot(COINS, (P,))
FIRST = ir.Slot(COINS, (Const(1),))
HERE = "S[slot_in(g, (9 + p), 10, 2)].n"
SEEN = ir.Slot(region(VariableAt("seen"), 35, (), NUMBERS), ())
BANK = ir.Bank(N, P)
PLACES = region(LocationsOf("card"), 60, (4,))
ROW, HAND = ir.Slot(region(ZoneAt("row"), 30, (), NUMBERS), ()), ir.Slot(region(ZoneAt("hand"), 36, (2,), NUMBERS), (P,))
LAND = ir.Slot(region(BoardAt("land"), 31, (), BoardType("land")), ())
LASTING = ir.Slot(region(LastingAt(1), 32, (2,)), (P,))
AGENDA = ir.Slot(region(AgendaAt("work"), 34), ())
X = Local("x", NUMBER)
MOST = "1000000000000000"
GAIN = ops.Change(FIRST, N, 1, 0, None)
GAINED = "S[10].n = add(g, S[10].n, n);"
LOST = ops.Change(FIRST, N, -1, 0, None)
LOSES = "S[10].n = least(S[10].n, most(sub(g, S[10].n, n), 0));"

WRITTEN: dict[str, tuple[ops.Op, list[str]]] = {
    "a note": (ops.Note(4, P, N), ["note(g, c, 4, p, n);"]),
    "what was paid": (
        ops.NotePaid(NS, P, ((2, FIRST), (3, MINE))),
        ["note(g, c, 2, p, paid_from(ns, (N)10));", "note(g, c, 3, p, paid_from(ns, (N)slot_in(g, (9 + p), 10, 2)));"],
    ),
    "a name": (ops.Let(M, ir.Negate(N)), ["m = sub(g, 0, n);"]),
    "a name of no list": (ops.Let(NS, Const(0)), ["ns = EMPTY;"]),
    "a number kept": (ops.Store(FIRST, N), ["S[10].n = n;"]),
    "a list kept": (ops.Store(SEEN, NS), ["S[35].l = ns;"]),
    "no list kept": (ops.Store(SEEN, Const(0)), ["S[35].l = EMPTY;"]),
    # markers
    "forward": (ops.Advance(FIRST, Const(2), 0, ()), ["S[10].n = add(g, S[10].n, 2);"]),
    "not at all": (ops.Advance(FIRST, Const(0), 0, ()), ["S[10].n = add(g, S[10].n, 0);"]),
    "a name forward": (ops.Advance(M, Const(2), 0, ()), ["m = add(g, m, 2);"]),
    "up to a limit": (
        ops.Advance(FIRST, Const(2), 0, (M,)),
        [f"S[10].n = most(S[10].n, least(add(g, S[10].n, 2), least(m, {MOST})));"],
    ),
    "back": (ops.Advance(FIRST, Const(-1), -3, ()), [f"S[10].n = moved(g, S[10].n, (-1LL), (-3LL), {MOST});"]),
    "somewhere": (
        ops.Advance(FIRST, N, 1, (M, Const(9))),
        [f"S[10].n = moved(g, S[10].n, n, 1, least(9, least(m, {MOST})));"],
    ),
    "a roll": (ops.Roll(FIRST, 1, 6), ["S[10].n = rolled(S, 1, 6);"]),
    "a roll under a name": (ops.Roll(M, -1, 1), ["m = rolled(S, (-1LL), 1);"]),
    # ends
    "it cannot be done": (ops.Fail(), ["fail(g);"]),
    "it cannot be done unless": (ops.Fail(NS), ["if (!((ns)->len != 0)) fail(g);"]),
    "the rules are wrong": (ops.Broken(), ["stop(g, BROKEN);"]),
    "what was begun is done": (ops.Finished(M), ["finished(c, m);"]),
    "the game ends": (ops.EndGame(), ["S[1].n = 1;"]),
    "something becomes known": (ops.Barrier(), ["barrier(g, c);"]),
    "something becomes known if there are two": (ops.Barrier(NS), ["if (ns->len > 1) barrier(g, c);"]),
    # goods
    "gained": (GAIN, [GAINED]),
    "gained up to a limit": (
        ops.Change(MINE, N, 1, 0, 9),
        [f"{HERE} = most({HERE}, least(add(g, {HERE}, n), 9));"],
    ),
    "gained within the largest number": (ops.Change(FIRST, ir.Held(N), 1, 0, None), ["S[10].n = held(g, add(g, S[10].n, n));"]),
    "lost": (LOST, [LOSES]),
    "lost down to less than nothing": (
        ops.Change(FIRST, N, -1, -2, 9),
        ["S[10].n = least(S[10].n, most(sub(g, S[10].n, n), (-2LL)));"],
    ),
    "a good that the play tells": (ops.ChangeNamed(N, P, M, 1), ["gain_one(g, S, n, p, m);"]),
    "a good that the play takes": (ops.ChangeNamed(N, P, M, -1), ["gain_one(g, S, n, p, sub(g, 0, m));"]),
    "goods of one's choice": (ops.GainMix(MS, 5, P, N, NS, 1), ["ms = gain_mix(g, S, c, 5, p, n, ns, 1);"]),
    "paid": (
        ops.Pay(FIRST, N, 2),
        [
            "size_t a1 = 10; N n2 = n;",
            "if (S[a1].n < add(g, n2, 2)) fail(g);",
            "S[a1].n = sub(g, S[a1].n, n2);",
        ],
    ),
    "paid of a good that the play tells": (
        ops.Pay(BANK, M, 2),
        [
            "size_t a1 = number_slot(g, (n + p)); N n2 = m;",
            "if (S[a1].n < add(g, n2, FLOORS[a1])) fail(g);",
            "S[a1].n = sub(g, S[a1].n, n2);",
        ],
    ),
    "paid in one of several ways": (
        ops.PayWith(
            NS,
            MS,
            5,
            P,
            (
                (ops.Need(N, (ir.Source(FIRST),)), ops.Need(M, (ir.Source(FIRST), ir.Source(MINE, X)), (X, N))),
                (ops.Need(N, (), (X,), LL, P),),
                (),
            ),
        ),
        [
            "ms = listed(g, (W[]){"
            "{.l = listed(g, (W[]){"
            "{.l = ({  N n4 = n; const List *l2 = listed(g, (W[]){{.n = 10}}, 1, 0); W *w1 = g->top; push_n(g, n4); "
            "for (uint32_t i3 = 0; i3 < l2->len; i3++) push_n(g, l2->a[i3].n); pushed(g, w1, 0); })}, "
            "{.l = ({  N n10 = (v5 || n ? 0 : m); const List *l7 = ({ W *w9 = g->top; push_n(g, 10); "
            "if (v5) { push_n(g, (9 + p)); } pushed(g, w9, 0); }); W *w6 = g->top; push_n(g, n10); "
            "for (uint32_t i8 = 0; i8 < l7->len; i8++) push_n(g, l7->a[i8].n); pushed(g, w6, 0); })}}, 2, 1)}, "
            "{.l = listed(g, (W[]){"
            "{.l = ({ N n13 = p; N n15 = n; const List *l12 = ll; W *w11 = g->top; push_n(g, n15); "
            "for (uint32_t i14 = 0; i14 < l12->len; i14++) push_n(g, l12->a[i14].n + n13); pushed(g, w11, 0); })}}, 1, 1)}, "
            "{.l = EMPTY}}, 3, 1);",
            "ns = pay_with(g, S, c, 5, p, ms);",
        ],
    ),
    "nothing to be paid": (
        ops.PayWith(NS, MS, 5, P, ()),
        ["ms = listed(g, (W[]){{0}}, 0, 1);", "ns = pay_with(g, S, c, 5, p, ms);"],
    ),
    # pieces
    "moved": (ops.Move(PLACES, N, HAND), ["move(g, S, 59, n, (35 + p));"]),
    "all moved": (ops.MoveAll(PLACES, NS, ROW), ["move_all(g, S, 59, ns, 30);"]),
    "drawn": (ops.Draw(PLACES, N, ROW, HAND, None), ["draw(g, S, 59, n, 30, (35 + p));"]),
    "drawn and counted": (ops.Draw(PLACES, N, ROW, HAND, M), ["m = draw(g, S, 59, n, 30, (35 + p));"]),
    "some drawn": (ops.DrawSome(PLACES, N, NS, ROW, None), ["draw_some(g, S, 59, n, ns, 30);"]),
    "some drawn and counted": (ops.DrawSome(PLACES, N, NS, ROW, M), ["m = draw_some(g, S, 59, n, ns, 30);"]),
    "shuffled": (ops.Shuffle(HAND), ["shuffle(g, S, (35 + p));"]),
    "placed": (ops.Place(PLACES, N, NS, LAND, "lists"), ["place(g, S, 59, n, ns, 31, (&k3));"]),
    # modifiers and what is remembered
    "added to a result": (ops.Treat("add", M, N), ["m = add(g, m, n);"]),
    "instead of a result": (ops.Treat("treat", M, N), ["m = treated(n, m);"]),
    "all that lasts is added": (ops.TreatLasting("add", M, NS), ["m = add(g, m, total(g, ns));"]),
    "the last that lasts is taken": (
        ops.TreatLasting("treat", M, NS),
        ["const List *l1 = ns;", "if (l1->len) m = l1->a[l1->len - 1].n;"],
    ),
    "it lasts": (
        ops.Last(ir.Slot(LASTING.region, (Const(1),)), N, (M,), None),
        ["S[32].l = with_one(g, S[32].l, (W){.l = listed(g, (W[]){{.n = n}, {.n = m}}, 2, 0)}, 1);"],
    ),
    "it lasts for what is being done": (
        ops.Last(ir.Slot(LASTING.region, (Const(2),)), N, (), M),
        ["if (m) {", "S[33].l = with_one(g, S[33].l, (W){.l = listed(g, (W[]){{.n = n}}, 1, 0)}, 1);", "}"],
    ),
    "added to an agenda": (
        ops.AddToAgenda(AGENDA, 4, P, (N,)),
        ["S[34].l = with_one(g, S[34].l, (W){.l = listed(g, (W[]){{.n = 4}, {.n = p}, {.n = n}}, 3, 0)}, 1);"],
    ),
    "once only": (ops.OnceOnly(FIRST, None), ["if (S[10].n) return 0;", "S[10].n = 1;"]),
    "once only in something": (ops.OnceOnly(FIRST, M), ["if (S[10].n || !m) return 0;", "S[10].n = 1;"]),
    "forgotten": (
        ops.Forget(range(10, 13), "fresh"),
        ["S[10].n = 7;", "S[11].l = EMPTY;", "S[12].l = (&k1);"],
    ),
    # rules
    "done": (ops.Do("act", P, (N, NS)), ["f7(g, S, c, p, n, ns);"]),
    "done with no list": (ops.Do("act", P, (N, Const(0))), ["f7(g, S, c, p, n, EMPTY);"]),
    "done by seats in their way": (
        ops.DoVersion("act", (("robot", "double"), ("other", "other")), P, (N, NS)),
        [
            "N n1 = p;",
            "if (SEATS[slot_in(g, n1, 0, PLAYERS + 1)] == 1) {",
            "f6(g, S, c, p, n, ns);",
            "}",
            "else",
            "if (SEATS[slot_in(g, n1, 0, PLAYERS + 1)] == 2) {",
            "f8(g, S, c, p, n, ns);",
            "}",
            "else",
            "f7(g, S, c, p, n, ns);",
        ],
    ),
    # branches and loops
    "if": (ops.If(((N, said(GAIN)),)), ["if (n) {", GAINED, "}", "else {", "}"]),
    "if, else if, else": (
        ops.If(((N, said(GAIN)), (NS, said(LOST))), said(ops.EndGame(), ops.Fail())),
        [
            "if (n) {",
            GAINED,
            "}",
            "else {",
            "if (((ns)->len != 0)) {",
            LOSES,
            "}",
            "else {",
            "S[1].n = 1;",
            "fail(g);",
            "}",
            "}",
        ],
    ),
    "so many times": (
        ops.Times(N, said(GAIN), weight=4),
        ["N n1 = n;", "spend(g, mul(g, 4, most(0, n1)));", "for (N i2 = 0; i2 < n1; i2++) {", GAINED, "}"],
    ),
    "so many times for nothing": (
        ops.Times(N, said(GAIN), weight=0),
        ["N n1 = n;", "for (N i2 = 0; i2 < n1; i2++) {", GAINED, "}"],
    ),
    "as often as one likes": (
        ops.Times(N, said(GAIN), 5, P, weight=4),
        [
            "N n1 = n;",
            "for (N i2 = 0; i2 < n1; i2++) {",
            "spend(g, 4);",
            "N n3 = p; W w4;",
            "w4 = choose(g, c, 5, n3, listed(g, (W[]){{1}, {0}}, 2, 0));",
            "if (!w4.n) break;",
            GAINED,
            "}",
        ],
    ),
    "again and again": (
        ops.Repeat(said(GAIN), M, 3),
        ["for (N i1 = 0;; i1++) {", "if (i1 == LOOPS) stop(g, TOO_LONG);", "spend(g, 3);", GAINED, "if (m) break;", "}"],
    ),
    "for each": (
        ops.ForEach(X, ir.Things(3, PLAYER), said(GAIN), 2),
        ["{ spend(g, 2 * (N)(3)); for (N i1 = 1; i1 <= 3; i1++) { N x2 = i1;", "v3 = x2;", GAINED, "} }"],
    ),
    "a part": (ops.Part("inner", P, (), said(GAIN), ()), []),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_an_operation_is_a_statement_in_c(name: str) -> None:
    op, lines = WRITTEN[name]
    frame = frame_of(tables={"fresh": (7, (), [1, 2])})
    frame.module.callees["other"] = Callee("f6", "rule", ("n", "l"))
    assert lines_in_c(op, frame) == lines


# -- leaving --
@pytest.mark.parametrize(
    ("sort", "value", "line"),
    [
        ("value", None, "return NONE;"),
        ("value", N, "return n;"),
        ("value", ir.Fixed(ir.ListOf((), NUMBER)), "return EMPTY;"),
        ("can", N, "return n;"),
        ("can", None, "return NONE;"),
        ("rule", None, "return;"),
        ("flow", None, "return;"),
        ("listener", None, "return 0;"),
        ("part", None, "return 0;"),
    ],
)
def test_each_sort_of_function_is_left_in_its_way(sort: Sort, value: ir.Value | None, line: str) -> None:
    assert lines_in_c(ops.Leave(value), frame_of(sort)) == [line]


def test_a_value_that_works_once_gives_nothing_the_second_time() -> None:
    assert lines_in_c(ops.OnceOnly(FIRST, None), frame_of("value"))[0] == "if (S[10].n) return NONE;"


def test_a_listener_hands_back_all_that_it_was_told() -> None:
    frame = frame_of("listener")
    frame.params = 2
    assert lines_in_c(ops.LeaveWith((N, NS)), frame) == [
        "values[0].n = n;",
        "values[1].l = ns;",
        "if (*many < 2) *many = 2;",
        "return 1;",
    ]
    frame.lines.clear()
    assert lines_in_c(ops.LeaveWith(()), frame) == ["return 1;"]
    for sort, values in (("listener", (N,)), ("rule", (N, NS)), ("rule", ())):
        other = frame_of(sort)  # type: ignore[arg-type]
        other.params = 2
        with pytest.raises(Unrendered, match="how many values"):
            lines_in_c(ops.LeaveWith(values), other)


# -- names --
FOUND = ir.Gather(X, NS, (ir.Compare("<", X, M),), X)


def test_the_first_of_some_things_fails_where_there_is_none() -> None:
    lines = lines_in_c(ops.Let(N, ir.Pick("first", FOUND)))
    assert lines[0].startswith("int t2 = 1; N n1 = ({ N n3 = 0; int t4 = 0; ") and "if (!t4) t2 = 0; n3; })" in lines[0]
    assert lines[1:] == ["if (!t2) { fail(g); }", "n = n1;"]
    of_lists = lines_in_c(ops.Let(MS, ir.Pick("first", ir.Gather(X, NS, FOUND.tests, NS))))
    assert of_lists[0].startswith("int t2 = 1; const List *n1 = ({ const List * n3 = EMPTY;") and of_lists[2] == "ms = n1;"
    for plain in (ir.Gather(X, NS, (), X), ir.Gather(X, NS, FOUND.tests, X, 3)):
        lines = lines_in_c(ops.Let(N, ir.Pick("first", plain)))
        assert len(lines) == 1 and lines[0].startswith("n = ({ N ") and ") fail(g); " in lines[0]


def test_a_name_whose_type_does_not_tell_holds_what_it_is_given() -> None:
    frame = frame_of()
    told, unknown = Local("told", NUMBER), Local("unknown", NUMBERS)
    assert lines_in_c(ops.Let(told, NS), frame) == ["v1 = ns;"]
    assert frame.kind(told) == "l" and frame.declared == ["const List * v1 = EMPTY;"]
    frame.lines.clear()
    assert lines_in_c(ops.Let(unknown, Const(0)), frame) == ["v2 = EMPTY;"]
    assert frame.kind(unknown) == "l"


def test_what_is_kept_can_be_put_back() -> None:
    frame = frame_of()
    kept = Local("kept", NUMBERS)
    lines = block_in_c(said(ops.Keep(range(40, 43), kept), ops.Recall(range(40, 43), kept)), frame)
    assert lines == ["memcpy(z1, S + 40, 3 * sizeof(W));", "memcpy(S + 40, z1, 3 * sizeof(W));"]
    assert frame.declared == ["W z1[3];"]
    nothing = frame_of()
    lines_in_c(ops.Keep(range(40, 40), kept), nothing)
    assert nothing.declared == ["W z1[1];"]


@pytest.mark.parametrize(
    ("op", "told"),
    [
        (ops.Cover(1), "coverage"),
        (ops.Last(LASTING, N, (NS,), None), "a list that is remembered"),
        (ops.AddToAgenda(AGENDA, 4, P, (NS,)), "a list that is remembered"),
    ],
)
def test_an_operation_that_cannot_be_written_is_named(op: ops.Op, told: str) -> None:
    with pytest.raises(Unrendered, match=told):
        lines_in_c(op)


# -- parts --
@pytest.mark.parametrize("ends", [True, False])
def test_what_a_part_changed_is_taken_over(ends: bool) -> None:
    frame = frame_of()
    frame.module.parts["inner"] = (Callee("p8", "part", ("n", "l", "n"), "n", ("n", "l")), (M,))
    op = ops.CarryOut("inner", P, (N, NS), (N, NS), ends, X, ops.Leave())
    assert lines_in_c(op, frame) == [
        "W r1[2];",
        "if (!p8(g, S, c, p, n, ns, m, r1)) {",
        *(["return;"] if ends else []),
        "}",
        "n = r1[0].n;",
        "ns = r1[1].l;",
    ]
    frame.module.parts["inner"] = (Callee("p8", "part", ()), ())
    frame.lines.clear()
    assert lines_in_c(ops.CarryOut("inner", P, (), (), False, X, ops.Leave()), frame)[0] == "W r2[1];"


def test_a_sentence_is_known_by_its_place() -> None:
    """What cannot be written is told with the place of the sentence that it stands in, also behind others."""
    frame = frame_of()
    first, second, third = (object() for _ in range(3))
    inner = ops.If(((N, (ops.Said(second, (GAIN,)),)),))  # type: ignore[arg-type]
    block: Any = (ops.Said(third, (GAIN,)), ops.Said(first, (inner, ops.Cover(1))))  # type: ignore[arg-type]
    with pytest.raises(Unrendered) as found:
        block_in_c(block, frame)
    assert found.value.span is first
    unwritten = ops.Let(NS, ir.LastingAmounts(LASTING.region, NS, (NS,)))
    drawn = ops.Drawn(N, ir.Gather(X, NS, (), X), (ops.Said(second, (unwritten,)),), 5)  # type: ignore[arg-type]
    with pytest.raises(Unrendered) as found:
        block_in_c((ops.Said(first, (drawn,)),), frame)  # type: ignore[arg-type]
    assert found.value.span is second
