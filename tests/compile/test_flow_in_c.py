"""The flow and those who listen, in C: the same places whether it runs on or stops at each step."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.compile.in_c import MS, NS, NUMBERS, Const, M, N, P, frame_of, ir, lines_in_c, region, said, site

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import FlowEach, FlowIf, FlowLet, FlowOp, FlowPart, FlowRepeat, FlowStep, FlowTurns
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.flow import playout, running
from rulewright.compile.render_c.frame import Frame, Unrendered
from rulewright.compile.render_c.stopping import stopping
from rulewright.link import NUMBER, PLAYER
from rulewright.state import FLOW, FlowAt, VariableAt, ZoneAt

COINS = region(VariableAt("coin"), 10, (2,))
FIRST, MINE = ir.Slot(COINS, (Const(1),)), ir.Slot(COINS, (P,))
GAIN, GAINED = ops.Change(FIRST, M, 1, 0, None), "S[10].n = add(g, S[10].n, m);"
SPAN: Any = object()
REGIONS = {FlowAt(number): region(FlowAt(number), 70 + number) for number in range(1, 5)}
AT, WHO, MANY, ITEM = (
    ir.FlowName(1, "at", NUMBER),
    ir.FlowName(2, "who", PLAYER),
    ir.FlowName(3, "many", NUMBERS),
    ir.FlowName(4, "item", NUMBER),
)


def frame_of_flow(*flow: FlowOp, **more: Any) -> Frame:
    layout = SimpleNamespace(regions=REGIONS, players=2)
    frame = frame_of("flow", layout=layout, flow=flow, **more)
    frame.module.steps["rest"] = "s9"
    return frame


def runs(op: FlowOp, outermost: bool = False, **more: Any) -> list[str]:
    """The lines of a flow that runs on."""
    frame = frame_of_flow(op, **more)
    running(op, frame, outermost)
    assert more or frame.span is SPAN
    return [line.strip() for line in frame.lines]


def stops(*flow: FlowOp) -> dict[int, list[str]]:
    """What is done at each place of a flow that stops, without what every place ends with."""
    frame = frame_of_flow(*flow)
    stopping(frame.module.draft, frame)
    lines = [line.strip() for line in frame.lines]
    assert lines[:5] == [
        f"N at = S[{FLOW}].n;",
        "for (N round = 0; round < LOOPS; round++) {",
        "spend(g, 20);",
        "if (S[1].n) return 0;",
        "switch (at) {",
    ]
    assert lines[-4:] == ["default: S[1].n = 1; return 0;", "}", "}", "stop(g, TOO_LONG);"]
    found: dict[int, list[str]] = {}
    for line in lines[5:-4]:
        if line.startswith("case "):
            found[len(found)] = here = []
            assert line == f"case {len(found) - 1}: {{"
        else:
            here.append(line)
    assert all(here[-2:] == ["break;", "}"] for here in found.values())
    return {number: here[:-2] for number, here in found.items()}


def step(function: str = "act", *args: ir.Value, otherwise: Any = None, smooth: bool = False) -> FlowStep:
    return FlowStep(SPAN, function, P, args, otherwise, smooth, False)


STEP = step()
DONE = ["walk(g, S, s7, (W[]){{.n = p}}, NULL, NULL);", "if (S[1].n) return;", "tidy(g, S);"]


def due(at: int) -> list[str]:
    return [f"S[{FLOW}].n = {at + 1};", "due_now(due, s7, (W[]){{.n = p}}, 1);", "return 1;"]


# -- steps --
def test_a_step_is_walked_through_and_tidied_behind() -> None:
    assert runs(STEP) == DONE
    assert runs(step("act", N, smooth=True)) == ["lucky(g, S, s7, (W[]){{.n = p}, {.n = n}});", *DONE[1:]]
    other = step("act", N, otherwise=("rest", (M,)))
    assert runs(other) == ["walk(g, S, s7, (W[]){{.n = p}, {.n = n}}, s9, (W[]){{.n = p}, {.n = m}});", *DONE[1:]]


def test_a_step_stands_alone_at_its_place() -> None:
    assert stops(STEP, STEP) == {0: due(0), 1: due(1)}
    assert stops(step("act", N, M, otherwise=("rest", (M,)))) == {
        0: [
            f"S[{FLOW}].n = 1;",
            "due_now(due, s7, (W[]){{.n = p}, {.n = n}, {.n = m}}, 3);",
            "due_else(due, s9, (W[]){{.n = p}, {.n = m}}, 2);",
            "return 1;",
        ]
    }


@pytest.mark.parametrize("spend", [0, 3])
def test_a_simple_step_is_drawn_on_the_spot(spend: int) -> None:
    more: dict[str, Any] = {"drawn": {"act": said(GAIN)}, "functions": {"act": SimpleNamespace(spend=spend)}}
    assert runs(STEP, **more) == [*(["renew(g);"] if spend else []), "player = p;", GAINED, "tidy(g, S);"]
    assert runs(step("act", N), **more)[0] == "walk(g, S, s7, (W[]){{.n = p}, {.n = n}}, NULL, NULL);"
    assert runs(step(otherwise=("rest", ())), **more)[0] == "walk(g, S, s7, (W[]){{.n = p}}, s9, (W[]){{.n = p}});"
    assert runs(step("rest"), **more)[0] == "walk(g, S, s9, (W[]){{.n = p}}, NULL, NULL);"


# -- names, branches and loops --
LET = FlowLet(SPAN, AT, ir.Negate(N))
ROUNDS = "for (N i1 = 0;; i1 == LOOPS - 1 ? stop(g, TOO_LONG) : (void)++i1) {"


def test_a_name_of_the_flow_is_kept_in_its_slot() -> None:
    assert runs(LET) == ["S[71].n = sub(g, 0, n);"]
    assert runs(FlowLet(SPAN, MANY, Const(0))) == ["S[73].l = EMPTY;"]
    assert stops(LET, STEP) == {0: ["S[71].n = sub(g, 0, n);", "at = 1;"], 1: due(1)}


def test_a_branch_of_the_flow_is_taken() -> None:
    assert runs(FlowIf(SPAN, NS, (LET,), (STEP,))) == [
        "if (((ns)->len != 0)) {",
        "S[71].n = sub(g, 0, n);",
        "}",
        "else {",
        *DONE,
        "}",
    ]
    assert stops(FlowIf(SPAN, N, (STEP, STEP), (STEP,)), STEP) == {
        0: ["at = n ? 1 : 4;"],
        1: due(1),
        2: due(2),
        3: ["at = 5;"],
        4: due(4),
        5: due(5),
    }
    assert stops(FlowIf(SPAN, N, (STEP,), ()), STEP) == {0: ["at = n ? 1 : 2;"], 1: due(1), 2: due(2)}


def test_a_loop_of_the_flow_goes_on_until_something_holds() -> None:
    loop = FlowRepeat(SPAN, (STEP, LET), N)
    inside = [*DONE, "S[71].n = sub(g, 0, n);", "if (n) break;", "}"]
    assert runs(loop, True) == [ROUNDS, *inside]
    assert runs(loop) == [ROUNDS, "spend(g, 20);", *inside]
    assert runs(FlowRepeat(SPAN, (FlowRepeat(SPAN, (), N),), M), True).count("spend(g, 20);") == 1
    assert stops(STEP, loop, STEP) == {
        0: due(0),
        1: due(1),
        2: ["S[71].n = sub(g, 0, n);", "at = 3;"],
        3: ["at = n ? 4 : 1;"],
        4: due(4),
    }


def test_turns_go_round_from_seat_to_seat() -> None:
    turns = FlowTurns(SPAN, WHO, M, N, (STEP,))
    assert runs(turns, True) == [
        "S[72].n = m;",
        ROUNDS,
        "if (n) break;",
        *DONE,
        "S[72].n = S[72].n % PLAYERS + 1;",
        "}",
    ]
    assert runs(turns)[2] == "spend(g, 20);"
    endless = FlowTurns(SPAN, WHO, M, None, (STEP,))
    assert runs(endless, True) == ["S[72].n = m;", ROUNDS, *DONE, "S[72].n = S[72].n % PLAYERS + 1;", "}"]
    on = "S[72].n = S[72].n % PLAYERS + 1;"
    assert stops(turns, STEP) == {
        0: ["S[72].n = m;", "at = 1;"],
        1: ["at = n ? 4 : 2;"],
        2: due(2),
        3: [on, "at = 1;"],
        4: due(4),
    }
    assert stops(endless) == {0: ["S[72].n = m;", "at = 1;"], 1: due(1), 2: [on, "at = 1;"]}


def test_each_of_some_things_has_its_turn() -> None:
    each = FlowEach(SPAN, NS, MANY, AT, ITEM, (STEP,))
    assert runs(each) == [
        "S[73].l = ns;",
        "for (S[71].n = 0; S[71].n < (N)S[73].l->len; S[71].n++) {",
        "spend(g, 20);",
        "S[74].n = S[73].l->a[S[71].n].n;",
        *DONE,
        "}",
    ]
    assert stops(each, STEP) == {
        0: ["S[73].l = ns;", "S[71].n = 0;", "at = 1;"],
        1: ["if (S[71].n >= (N)S[73].l->len) { at = 4; break; }", "S[74].n = S[73].l->a[S[71].n].n;", "at = 2;"],
        2: due(2),
        3: ["S[71].n++;", "at = 1;"],
        4: due(4),
    }


def test_a_flow_within_another_remembers_and_forgets() -> None:
    part = FlowPart(SPAN, "inner", (GAIN,), (STEP,), (ops.EndGame(), GAIN))
    assert runs(part) == [GAINED, *DONE, "S[1].n = 1;", GAINED]
    assert stops(part, STEP) == {
        0: [GAINED, "at = 1;"],
        1: due(1),
        2: ["S[1].n = 1;", GAINED, "at = 3;"],
        3: ["at = 4;"],
        4: due(4),
    }
    assert stops(FlowPart(SPAN, "inner", (), (STEP,), ())) == {0: due(0), 1: ["at = 2;"]}
    loop = FlowRepeat(SPAN, (), N)
    assert "spend(g, 20);" not in runs(FlowPart(SPAN, "inner", (), (loop,), ()), True)
    assert "spend(g, 20);" in runs(FlowPart(SPAN, "inner", (), (loop,), ()))


def test_a_flow_that_runs_on_ends_the_game() -> None:
    frame = frame_of_flow(LET, FlowRepeat(SPAN, (), N))
    playout(frame.module.draft, frame)
    assert [line.strip() for line in frame.lines] == [
        "S[71].n = sub(g, 0, n);",
        ROUNDS,
        "if (n) break;",
        "}",
        "S[1].n = 1;",
    ]


# -- those who listen --
HEARD = Local("heard", NUMBERS)
PLACES = ((50, 1), (51, 2))  # slot and piece


def heard_in_c(op: ops.Op, **more: Any) -> list[str]:
    frame = frame_of(tables={"owners": {36: 2, 35: 1}}, **more)
    frame.names["heard", "h"] = "heard"
    return lines_in_c(op, frame)


def test_those_who_listen_are_found_and_asked() -> None:
    frame = frame_of()
    assert lines_in_c(ops.Listen(HEARD, P, "act"), frame) == ["v1 = listening(g, S, p, &e7);"]
    assert frame.kind(HEARD) == "h" and frame.declared == ["const Hearing * v1 = NULL;"]
    assert heard_in_c(ops.Hear(HEARD, P, "before", (N, NS, M, MS), (N, NS))) == [
        "if (heard->many) {",
        "W w1[VALUES] = {{.n = n}, {.l = ns}, {.n = m}, {.l = ms}}; int n2 = 4;",
        "hear(g, S, c, p, heard, BEFORE, w1, &n2, 10);",
        "n = w1[0].n;",
        "ns = w1[1].l;",
        "}",
    ]
    assert heard_in_c(ops.Hear("act", P, "after", ())) == [
        "{",
        "W w1[VALUES] = {{0}}; int n2 = 0;",
        "hear(g, S, c, p, listening(g, S, p, &e7), AFTERWARDS, w1, &n2, 0);",
        "}",
    ]
    assert "DURING" in heard_in_c(ops.Hear(HEARD, P, "in", ()))[2]


def test_somebody_acts_instead() -> None:
    found = "replaced(g, S, c, p, heard, (W[]){{.n = n}, {.n = m}}, 2)"
    assert heard_in_c(ops.Instead(HEARD, P, (N, M), (), said(GAIN))) == [f"if (!{found}) {{", GAINED, "}"]
    assert heard_in_c(ops.Instead(HEARD, P, (N, M), said(ops.Leave()), said(GAIN))) == [f"if ({found}) {{", "return;", "}"]


def test_who_listens_to_one_good_for_another_hears_of_it() -> None:
    pair = "listed(g, (W[]){{.l = listed(g, (W[]){{.n = 10}, {.n = (9 + p)}}, 2, 0)}}, 1, 1)"
    lines = heard_in_c(ops.StoodIn(NS, MS, P, ((FIRST, (MINE,)),), "act"))
    assert lines[0] == f"if (ns->len && stood_in(ns, ms, {pair})) {{"
    assert lines[2] == "hear(g, S, c, p, listening(g, S, p, &e7), AFTERWARDS, w1, &n2, 0);"
    assert heard_in_c(ops.StoodIn(NS, MS, P, (), "act"))[0] == "if (ns->len && stood_in(ns, ms, EMPTY)) {"


def test_who_waits_for_an_amount_acts_once_it_is_reached() -> None:
    old = Local("old", NUMBER)
    op = ops.Watched(old, MINE, P, (GAIN,), (ops.Reaction(M, "act", (N,)), ops.Reaction(Const(7), "act", ())))
    here = "S[slot_in(g, (9 + p), 10, 2)].n"
    assert heard_in_c(op) == [
        f"v1 = {here};",
        GAINED,
        "N n2 = m;",
        f"if (v1 < n2 && n2 <= {here}) {{",
        "W w3[VALUES] = {{.n = n}}; int n4 = 1;",
        "hear(g, S, c, p, listening(g, S, p, &e7), DURING, w3, &n4, 0);",
        "}",
        "N n5 = 7;",
        f"if (v1 < n5 && n5 <= {here}) {{",
        "W w6[VALUES] = {{0}}; int n7 = 0;",
        "hear(g, S, c, p, listening(g, S, p, &e7), DURING, w6, &n7, 0);",
        "}",
    ]
    bank = heard_in_c(ops.Watched(old, ir.Bank(N, P), P, (), ()))
    assert bank == ["v1 = S[number_slot(g, (n + p))].n;"]


@pytest.mark.parametrize(("at", "settled"), [(5, 0), (5, 1), (6, 0)])
def test_cards_are_played_in_a_window(at: int, settled: int) -> None:
    hand = region(ZoneAt("hand"), 36, (2,), NUMBERS)
    hands = (ir.Slot(hand, (Const(1),)), ir.Slot(hand, (Const(2),)))
    more = {"sites": tuple(site(number == 6) for number in range(9)), "settled": frozenset({5} if settled else ())}
    flags = f"{int(at == 6)}, {settled}"
    assert heard_in_c(ops.Window(at, P, "act", ("", "act"), (N, M), (M,), hands), **more) == [
        "if (S[36].l->len || S[37].l->len) {",
        "W w1[VALUES] = {{.n = n}, {.n = m}}; int n2 = 2;",
        f"play_window(g, S, c, {at}, p, &e7, w1, &n2, 0, (const Ears *const[]){{&NOBODY, &e7}}, {flags});",
        "m = w1[0].n;",
        "}",
    ]
    bare = heard_in_c(ops.Window(at, P, "act", (), (), (), ()), **more)
    assert bare[0] == "{" and "(const Ears *const[]){&NOBODY}" in bare[2]
    with pytest.raises(Unrendered, match="hands a list on"):
        heard_in_c(ops.Window(at, P, "act", (), (N, NS), (), ()), **more)


def test_a_modifier_stands_for_everybody_who_holds_its_component() -> None:
    owner, this = Local("owner", PLAYER), Local("this", NUMBER)
    assert heard_in_c(ops.EachHolder(owner, this, (), "", said(GAIN))) == ["v1 = player; v2 = 0;", GAINED]
    assert heard_in_c(ops.EachHolder(owner, this, PLACES, "owners", said(GAIN))) == [
        "for (int i3 = 0; i3 < 2; i3++) {",
        "v1 = owner_of(S, y4[i3].slot, u5); v2 = y4[i3].piece;",
        "if (v1) {",
        GAINED,
        "}",
        "}",
    ]


def test_who_owns_what_is_told_by_its_zone() -> None:
    frame = frame_of(tables={"owners": {36: 2, 35: 1}, "nobody": {}})
    assert frame.text(ir.Owns(P, PLACES, "owners")) == "owns(S, p, y1, 2, u2)"
    assert frame.text(ir.OwnerOf(50, "owners")) == "owner_of(S, 50, u2)"
    assert frame.text(ir.Owns(P, PLACES, "nobody")) == "owns(S, p, y1, 2, u3)"
    assert frame.text(ir.Owns(P, (), "nobody")) == "owns(S, p, y4, 0, u3)"
    assert frame.module.heads == [
        "static const Lying y1[] = {{50, 1}, {51, 2}};",
        "static const unsigned char u2[SLOTS] = {[35] = 1, [36] = 2};",
        "static const unsigned char u3[SLOTS] = {0};",
        "static const Lying y4[] = {{0, 0}};",
    ]
