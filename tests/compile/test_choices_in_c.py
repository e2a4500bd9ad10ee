"""Choices in C: what is offered, who answers, and what is drawn without asking."""

from __future__ import annotations

from typing import Any

import pytest
from tests.compile.in_c import LL, MS, NS, NUMBERS, Const, M, N, P, frame_of, ir, lines_in_c, region, said, site

from rulewright.compile.ir import ops
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.frame import Frame, Unrendered
from rulewright.link import NUMBER, BoardType
from rulewright.state import BoardAt, CellsAt, VariableAt

X, L = Local("x", NUMBER), Local("x", NUMBERS)
FIRST = ir.Slot(region(VariableAt("coin"), 10, (2,)), (Const(1),))
CELLS = region(CellsAt("grid", "mark"), 20, (9,))
GAIN, GAINED = ops.Change(FIRST, M, 1, 0, None), "S[10].n = add(g, S[10].n, m);"
END, ENDED = ops.EndGame(), "S[1].n = 1;"
SMALL = ir.Compare("<", X, Const(3))
ASKS, SEAT = "N n1 = p; W w2;", "if (SEATS[slot_in(g, n1, 0, PLAYERS + 1)] == {}) {{"
SITES = tuple(site(interrupted=number == 6) for number in range(10))  # at the sixth something may fit beside the question


def answer(seat: str, at_random: bool = False, *parts: Any) -> ops.Answer:
    return ops.Answer(seat, ir.Key(X, parts), at_random)


def written(op: ops.Op, **more: Any) -> list[str]:
    return lines_in_c(op, frame_of(sites=SITES, **more))


def picked(at: int, *tests: str, until: str = "") -> str:
    """The list of those of `ns` that pass, where names are numbered from here on."""
    base, top, loop, items, one = (f"{hint}{at + number}" for number, hint in enumerate("wwilx"))
    passes = " && ".join(f"({test.format(one)})" for test in tests) or "1"
    stop = f" if ({top} - {base} == 2 && enough(c)) break;" if until else ""
    return (
        f"({{ W *{base} = g->top; W *{top} = {base}; {{ const List *{items} = flat(g, ns); take_room(g, {items}->len); "
        f"for (uint32_t {loop} = 0; {loop} < {items}->len; {loop}++) {{ N {one} = {items}->a[{loop}].n; "
        f"{top}->n = {one}; {top} += !!({passes});{stop} }} }} g->top = {top}; pushed(g, {base}, 0); }})"
    )


# -- one of some things --
def chosen(*tests: Value, at: int = 5, **more: Any) -> ops.Choose:
    return ops.Choose(N, at, P, ir.Gather(X, NS, tests, X), **more)


def test_one_of_a_list_is_chosen_as_it_is() -> None:
    assert written(chosen()) == [ASKS, "w2 = choose(g, c, 5, n1, ns);", "n = w2.n;"]
    of_lists = ops.Choose(MS, 5, P, ir.Gather(L, LL, (), L))
    assert written(of_lists) == [ASKS, "w2 = choose(g, c, 5, n1, ll);", "ms = w2.l;"]


def test_candidates_are_listed_until_nobody_looks_at_more() -> None:
    """Those that cost too much are none."""
    found = picked(3, "({} < 3)", "(!{})", until="two")
    assert written(chosen(SMALL, costs=(ir.Not(X),))) == [ASKS, f"w2 = choose(g, c, 5, n1, {found});", "n = w2.n;"]


@pytest.mark.parametrize(
    "candidates",
    [ir.Gather(X, NS, (), M), ir.Gather(X, NS, (), X, 2), ir.Gather(X, NS, (SMALL,), X)],
    ids=["other", "dear", "tested"],
)
def test_whatever_is_not_just_a_list_is_listed_anew(candidates: ir.Gather) -> None:
    assert " == 2 && enough(c)) break; } }" in written(ops.Choose(N, 5, P, candidates))[1]


def test_an_automated_seat_ranks_all_candidates() -> None:
    """The last of several answers is asked first, each for its own seat."""
    answers = (answer("one", True, ("most", X)), answer("two"))
    ranks = (
        "({{ W *w{0} = g->top; for (uint32_t i{1} = 0; i{1} < l{2}->len; i{1}++) {{ N x{3} = l{2}->a[i{1}].n; "
        "push_l(g, {4}); }} pushed(g, w{0}, 1); }})"
    )
    assert written(chosen(SMALL, answers=answers, soon=(M,))) == [
        ASKS,
        SEAT.format(1),
        f"const List *l3 = {picked(5, '({} < 3)')}, *l4 = EMPTY;",
        "if (must_rank(c, l3)) {",
        f"l4 = {ranks.format(10, 11, 3, 12, 'EMPTY')};",
        "}",
        "w2 = answer(g, c, 5, n1, l3, l4, 0);",
        "}",
        "else {",
        SEAT.format(2),
        f"const List *l13 = {picked(15, '({} < 3)')}, *l14 = EMPTY;",
        "if (must_rank(c, l13)) {",
        f"l14 = {ranks.format(20, 21, 13, 22, 'listed(g, (W[]){{.n = x22}}, 1, 0)')};",
        "}",
        "w2 = answer(g, c, 5, n1, l13, l14, 1);",
        "}",
        "else {",
        f"w2 = choose(g, c, 5, n1, {picked(23, '({} < 3)', until='two')});",
        "}",
        "}",
        "n = w2.n;",
    ]


BESIDE = [
    "if (has_aside(S, n1)) {",
    "for (;;) {",
    "const List *l3 = {};",
    "if (l3->len < 2 || S[number_slot(g, USING + n1)].n) {",
    "w2 = choose(g, c, 6, n1, l3);",
    "break;",
    "}",
    "w2 = choose_or_use(g, c, 6, n1, l3, usable(g, S, c, n1, {}));",
    "if (!IS_NOW(w2.n)) break;",
    "use(g, S, c, n1, w2.n, {});",
    "}",
    "}",
    "else {",
]


def beside(options: str, settled: int = 0) -> list[str]:
    return [line.format(options if number == 2 else settled) if "{}" in line else line for number, line in enumerate(BESIDE)]


@pytest.mark.parametrize("settled", [0, 1])
def test_beside_a_question_something_may_be_done(settled: int) -> None:
    """Then it is asked anew; a settled one is one behind which nothing can fail."""
    lines = written(chosen(SMALL, at=6), settled=frozenset({6} if settled else {5}))
    last = f"w2 = choose(g, c, 6, n1, {picked(9, '({} < 3)', until='two')});"
    assert lines == [ASKS, *beside(picked(4, "({} < 3)"), settled), last, "}", "n = w2.n;"]


def test_beside_a_question_that_is_tested_later_something_may_be_done_too() -> None:
    dear, soon = ir.Not(X), ir.Compare(">", X, M)
    lines = written(chosen(SMALL, at=6, soon=(dear, soon), dear=1))
    whole = picked(4, "({} < 3)", "(!{})")
    tested = (
        f"({{ const List *l9 = {whole}; W *w10 = g->top; for (uint32_t i11 = 0; i11 < l9->len; i11++) {{ N x12 = l9->a[i11].n; "
    )
    tested += "if ((!g->foresees || ((x12 > m)))) push_n(g, x12); } pushed(g, w10, 0); })"
    assert lines[:14] == [ASKS, *beside(tested)]
    assert lines[14].endswith("= may_test(g, c, 1);") and lines[-2:] == ["}", "n = w2.n;"]
    plain = written(chosen(SMALL, at=6, soon=(dear,), dear=1))
    assert plain[3] == f"const List *l3 = {picked(4, '({} < 3)', '(!{})')};"
    with pytest.raises(Unrendered, match="of lists, or in parts that are lists"):
        written(ops.Choose(MS, 6, P, ir.Gather(L, LL, (), L)))


def test_beside_each_part_of_a_question_something_may_be_done_too() -> None:
    """Then the list is made anew, and what was answered before stays."""
    lines = written(chosen(at=6, parts=(ops.Asked(7, X, ir.Negate(X)),)))
    left, answers = lines[2].split()[2].lstrip("*").rstrip(","), [line.split()[1] for line in lines if line.endswith("= {0};")]
    assert lines[3].endswith("= parts_beside(c);") and len(answers) == 2
    asked = [line for line in lines if "choose_or_use(" in line]
    assert [line.split(" = ")[0] for line in asked] == answers and [", 7, " in line for line in asked] == [True, False]
    anew = [line for line in lines if "those_with(" in line]
    assert [line.startswith("if (") for line in anew] == [
        False,
        True,
        False,
    ]  # by the first part; after a use; by the thing itself
    assert all(answer in line for answer, line in zip((answers[0], *answers), anew, strict=True))
    assert f"w2 = {left}->a[0];" in lines


def test_what_is_foreseen_is_asked_of_the_one_that_is_drawn() -> None:
    dear, soon = ir.Not(X), ir.Compare(">", X, M)
    assert written(chosen(SMALL, soon=(dear, soon), dear=1)) == [
        ASKS,
        "int t10 = may_test(g, c, 1);",
        "if (!t10 || !drawn_before(g, c, 5, n1, &w2)) {",
        f"const List *l8 = {picked(3, '({} < 3)')};",
        "if (t10 && draws(c, n1)) {",
        "l8 = untested(g, c, l8); N n11 = l8->len;",
        "for (;;) {",
        "if (!l8->len) fail(g);",
        "N n9 = pick(g, l8->len);",
        "w2 = l8->a[n9];",
        "N x12 = w2.n;",
        "if ((!x12) && (!g->foresees || ((x12 > m)))) break;",
        "l8 = without_place(g, l8, n9);",
        "}",
        "tested(g, c, 5, n11 > 1, l8, w2);",
        "}",
        "else {",
        "W *w13 = g->top; for (uint32_t i14 = 0; i14 < l8->len; i14++) { N x15 = l8->a[i14].n; "
        "if ((!x15) && (!g->foresees || ((x15 > m)))) push(g, l8->a[i14]); if (g->top - w13 == 2 && enough(c)) break; }",
        "w2 = listed_choice(g, c, 5, n1, pushed(g, w13, 0), t10);",
        "}",
        "}",
        "n = w2.n;",
    ]
    only = written(chosen(soon=(soon,)))
    assert "if ((!g->foresees || ((x12 > m)))) break;" in only and only[1] == "int t10 = may_test(g, c, 0);"
    assert "if ((!x12)) break;" in written(chosen(soon=(dear,), dear=1))


def test_a_question_in_parts_offers_what_is_left_of_one_list() -> None:
    parts = (ops.Asked(7, X, ir.Negate(X)), ops.Asked(8, X, ir.Fixed(ir.ListOf((X,), NUMBER))))
    each = "W *w{0} = g->top; for (uint32_t i{1} = 0; i{1} < l3->len; i{1}++) {{ N x{2} = flat(g, l3)->a[i{1}].n; {3} }}"
    assert written(chosen(SMALL, parts=parts)) == [
        ASKS,
        "if (in_parts(c, 1)) {",
        f"const List *l3 = {picked(4, '({} < 3)')};",
        "{",
        each.format(9, 10, 11, "push_n(g, sub(g, 0, x11));"),
        "l3 = with_part(g, c, 7, n1, l3, pushed(g, w9, 0));",
        "}",
        "if (in_parts(c, 0)) {",
        each.format(12, 13, 14, "push_l(g, listed(g, (W[]){{.n = x14}}, 1, 0));"),
        "l3 = with_part(g, c, 8, n1, l3, pushed(g, w12, 1));",
        "}",
        "w2 = choose(g, c, 5, n1, l3);",
        "}",
        "else",
        f"w2 = choose(g, c, 5, n1, {picked(15, '({} < 3)', until='two')});",
        "n = w2.n;",
    ]


def test_one_is_sampled_from_a_list_before_all_are_listed() -> None:
    assert written(chosen(SMALL, costs=(ir.Not(X),), sampler=ops.Sampler(MS))) == [
        ASKS,
        "int t5 = may_sample(c), t3 = t5 && drawn_before(g, c, 5, n1, &w2);",
        "if (!t3 && t5 && draws(c, n1) && !is_dead(c, c->at, NONE)) {",
        "const List *l7 = flat(g, ms);",
        "for (N i4 = 0; i4 < least(TRIES, l7->len / 2); i4++) { N x6 = l7->a[pick(g, l7->len)].n; "
        "if ((x6 < 3) && (!x6)) { w2.n = x6; t3 = x6 != 0; break; } }",
        "if (t3) sampled(g, c, 5, w2);",
        "}",
        "if (!t3) {",
        "{",
        f"const List *l8 = {picked(9, '({} < 3)', '(!{})', until='two').replace('flat(g, ns)', 'flat(g, ms)')};",
        "if (n1 == c->me) l8 = alive(g, c, l8);",
        "w2 = listed_choice(g, c, 5, n1, l8, t5);",
        "}",
        "}",
        "n = w2.n;",
    ]


def test_a_spot_is_sampled_around_what_is_built() -> None:
    board = ir.Load(ir.Slot(region(BoardAt("land"), 31, (), BoardType("land")), ()), BoardType("land"))
    spots = ir.Spots(board, ir.Table("lists", NUMBERS), M, NUMBERS)
    lines = written(chosen(sampler=ops.Sampler(spots), parts=(ops.Asked(7, X, X),)))
    assert lines[3:7] == [
        "Sampling z8; int i7;",
        "if (sampling(g, &z8, S[31].b, (&k11), m))",
        "for (int i4 = 0; i4 < TRIES && !t3; i4++) { N x6 = sampled_spot(g, &z8, &i7); "
        "if (1 && near_built(&z8, x6, i7)) { w2.n = x6; t3 = 1; } }",
        "if (t3) sampled(g, c, 5, w2);",
    ]
    assert "if (in_parts(c, 1)) {" in lines and lines.count("else") == 1


# -- drawn on the spot --
def test_a_drawn_one_that_leads_nowhere_is_taken_back() -> None:
    let = ops.Let(M, ir.Pick("first", ir.Gather(L, LL, (L,), Const(4))))
    lines = written(ops.Drawn(N, ir.Gather(X, NS, (SMALL,), X), said(let), 5))
    top = picked(1, "({} < 3)").replace("w2", "w5").replace("i3", "i6").replace("l4", "l7").replace("x5", "x8")
    assert lines[0] == "W *w1 = g->top;" and lines[1] == top.removeprefix("({ W *w1 = g->top; ").removesuffix(
        " pushed(g, w1, 0); })"
    )
    back = "memmove(w1 + i3, w1 + i3 + 1, (size_t)(n2 - i3 - 1) * sizeof(W)); g->top--; continue"
    assert lines[2:7] == [
        "int t4 = g->top - w1 > 1;",
        "for (;;) {",
        "N n2 = g->top - w1;",
        "if (!n2) { g->top = w1; fail(g); }",
        "N i3 = n2 > 1 ? pick(g, n2) : 0;",
    ]
    assert lines[7] == "n = w1[i3].n;" and lines[9] == f"if (!t10) {{ {back}; }}"
    assert lines[10:] == [
        "m = n9;",
        "break;",
        "}",
        "g->top = w1;",
        "if (unlikely(t4 && g->counting != NULL)) count_choice(g, 5, (W){.n = n}, 0);",
    ]
    of_lists = written(ops.Drawn(MS, ir.Gather(L, LL, (), L), (), 5))
    assert of_lists[-1] == "if (unlikely(t4 && g->counting != NULL)) count_choice(g, 5, (W){.l = ms}, 1);"


def test_a_drawn_empty_cell_is_used_up() -> None:
    frame = frame_of()
    frame.empty[CELLS.address] = ("e8", "n9")
    assert lines_in_c(ops.Drawn(N, ir.Gather(X, NS, (), X), said(GAIN), 5, CELLS), frame) == [
        "if (!n9) fail(g);",
        "N i1 = n9 > 1 ? pick(g, n9) : 0;",
        "n = e8[i1];",
        "if (unlikely(n9 > 1 && g->counting != NULL)) count_choice(g, 5, (W){.n = n}, 0);",
        "for (n9--; i1 < n9; i1++) e8[i1] = e8[i1 + 1];",
        GAINED,
    ]


# -- alternatives --
def ways(*soon: tuple[Value, ...]) -> tuple[ops.Way, ...]:
    """The first is always open, the second on a condition."""
    first, second = soon or ((), ())
    return (ops.Way(None, first, said(GAIN)), ops.Way(NS, second, said(END)))


OPEN = "({{ W *w{0} = g->top; {1} {2} pushed(g, w{0}, 0); }})"
CARRIED = ["if (n == 1) {", GAINED, "}", "else if (n == 2) {", ENDED, "}"]


def test_one_of_the_open_alternatives_is_carried_out() -> None:
    options = OPEN.format(3, "push_n(g, 1);", "if (((ns)->len != 0)) push_n(g, 2);")
    assert written(ops.ChooseOne(N, 5, P, ways())) == [ASKS, f"w2 = choose(g, c, 5, n1, {options});", "n = w2.n;", *CARRIED]


def test_what_an_alternative_needs_is_asked_of_the_one_that_is_drawn() -> None:
    lines = written(ops.ChooseOne(N, 5, P, ways((M,), (M, P))))
    needed = "({0} != 1 || (!g->foresees || (m))) && ({0} != 2 || (!g->foresees || (m && p)))"
    assert lines[1] == "int t6 = may_test(g, c, 0);"
    assert lines[3] == f"const List *l4 = {OPEN.format(3, 'push_n(g, 1);', 'if (((ns)->len != 0)) push_n(g, 2);')};"
    assert lines[11] == f"if ({needed.format('x8')}) break;"
    assert lines[-7:] == ["n = w2.n;", *CARRIED]
    only = written(ops.ChooseOne(N, 5, P, ways((), (M,))))
    assert only[11] == "if ((x8 != 2 || (!g->foresees || (m)))) break;"


@pytest.mark.parametrize("asked", [{"answers": (answer("one"),)}, {"site": 6}], ids=["answered", "beside"])
def test_what_an_alternative_needs_is_asked_at_once_where_somebody_ranks(asked: dict[str, Any]) -> None:
    lines = written(ops.ChooseOne(**{"picked": N, "site": 5, "player": P, "ways": ways((M,), (P,)), **asked}))
    both = "if ((!g->foresees || (m))) push_n(g, 1); if (((ns)->len != 0) && (!g->foresees || (p))) push_n(g, 2);"
    assert sum(both in line for line in lines) == 2 and not any("may_test" in line for line in lines)
    assert lines[-7:] == ["n = w2.n;", *CARRIED]


def test_what_one_may_do_is_offered_before_leaving_it() -> None:
    options = OPEN.format(3, "push_n(g, 1);", "push_n(g, 0);")
    assert written(ops.May(5, P, said(GAIN))) == [ASKS, f"w2 = choose(g, c, 5, n1, {options});", "if (w2.n) {", GAINED, "}"]
    soon = OPEN.format(3, "if ((!g->foresees || (m))) push_n(g, 1);", "push_n(g, 0);")
    assert written(ops.May(5, P, said(GAIN), (M,)))[1] == f"w2 = choose(g, c, 5, n1, {soon});"


# -- several, and what the rule decides --
def keyed(at: int, of: str, key: str) -> str:
    """What is pushed for each of a list, where names are numbered from here on."""
    pushes = f"push_{key.format(f'x{at + 2}')}; }} pushed(g, w{at}, {int(key[0] == 'l')}); }})"
    rounds = f"for (uint32_t i{at + 1} = 0; i{at + 1} < {of}->len; i{at + 1}++) {{ N x{at + 2} = {of}->a[i{at + 1}].n; "
    return f"({{ W *w{at} = g->top; {rounds}{pushes}"


ORDER, RANK = ir.Key(X, (("least", X),)), "l(g, listed(g, (W[]){{{{.n = sub(g, 0, {})}}}}, 1, 0))"
APART = ops.Differing(X, ir.Negate(X))


@pytest.mark.parametrize("up_to", [True, False])
def test_several_are_chosen_at_once(up_to: bool) -> None:
    op = ops.ChooseSome(MS, 5, P, NS, N, up_to)
    assert written(op) == ["const List *l1 = flat(g, ns);", f"ms = choose_some(g, c, 5, p, l1, n, {int(up_to)});"]
    apart = keyed(2, "l1", "n(g, sub(g, 0, {}))")
    other = ops.ChooseSome(MS, 5, P, NS, N, up_to, APART)
    assert written(other)[1] == f"ms = choose_different(g, c, 5, p, l1, n, {int(up_to)}, {apart});"
    by_lists = ops.ChooseSome(MS, 5, P, NS, N, up_to, ops.Differing(X, NS))
    assert written(by_lists)[1].endswith(f"{keyed(2, 'l1', 'l(g, ns)')});")
    with pytest.raises(Unrendered, match="several lists"):
        written(ops.ChooseSome(MS, 5, P, LL, N, up_to))


def test_the_rule_itself_takes_the_best() -> None:
    best = written(ops.Decide(N, NS, ORDER, None, False, False))
    assert best == ["const List *l1 = ns;", f"n = best(g, l1, {keyed(2, 'l1', RANK)}).n;"]
    drawn = written(ops.Decide(N, NS, ORDER, None, False, True))
    assert drawn == ["const List *l1 = ns;", f"n = drawn(g, S, l1, {keyed(2, 'l1', RANK)}).n;"]
    lists = written(ops.Decide(MS, LL, ir.Key(L, ()), None, False, False))
    assert lists[1].startswith("ms = best(g, l1, ") and lists[1].endswith(").l;") and "const List * x4 = l1->a[i3].l;" in lists[1]


def test_the_rule_itself_takes_several() -> None:
    plain = written(ops.Decide(MS, NS, ORDER, M, False, False))
    last = "ms = slice(g, l1, 0, most(0, n2));"
    assert plain == [
        "const List *l1 = ns;",
        "N n2 = m;",
        "if ((N)l1->len < n2) fail(g);",
        f"l1 = sorted(g, l1, {keyed(3, 'l1', RANK)});",
        last,
    ]
    mixed = written(ops.Decide(MS, NS, ORDER, M, True, True))
    assert mixed[2:] == ["l1 = shuffled(g, S, l1);", f"l1 = sorted(g, l1, {keyed(3, 'l1', RANK)});", last]
    apart = "n(g, sub(g, 0, {}))"
    different = written(ops.Decide(MS, NS, ORDER, M, False, False, APART))
    assert different[2:] == [
        f"if (kinds(g, {keyed(3, 'l1', apart)}) < n2) fail(g);",
        f"l1 = sorted(g, l1, {keyed(6, 'l1', RANK)});",
        f"l1 = first_of_each(g, l1, {keyed(9, 'l1', apart)});",
        last,
    ]


def test_names_of_a_choice_hold_what_is_chosen() -> None:
    """A name whose type does not tell is known as a list from there on."""
    frame: Frame = frame_of()
    told = Local("told", NUMBER)
    assert lines_in_c(ops.Choose(told, 5, P, ir.Gather(L, LL, (), L)), frame)[-1] == "v3 = w2.l;"
    assert frame.kind(told) == "l"
