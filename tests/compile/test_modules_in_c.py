"""A whole program in C: its functions, and what lies in its slots."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.compile.in_c import LISTS, MS, NS, NUMBERS, Const, M, N, P, frame_of, ir, said
from tests.compile.programs_in_c import (
    AGENDA,
    FLOWN,
    FLOWN_LIST,
    INITIAL,
    LAND,
    LASTING,
    PAIRS,
    ROW,
    SPAN,
    STANDING,
    USED,
    X,
    Y,
    Z,
    body,
    draft_of,
    function,
    layout_of,
    program,
    variable,
)

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import FlowLet, FlowStep
from rulewright.compile.render_c.frame import Module, Unrendered, given_kind, kind_of, priced_names
from rulewright.compile.render_c.slots import BOARD, NUMBER, slots
from rulewright.link import NUMBER as NUMERIC
from rulewright.link import PLAYER, BoardType


# -- slots --
def data_of(draft: Any) -> dict[str, str]:
    kinds, data = slots(draft, Module(draft, None, None))  # type: ignore[arg-type]
    found = {"kinds": str(kinds)}
    for line in data():
        for name in line.removesuffix(";").split("const ", 1)[1].split(", N_"):
            head, value = name.split(" = ", 1) if line.count(", N_") == 0 else name.rsplit(" = ", 1)
            found[head.split()[-1]] = value
    return found


def test_what_lies_in_the_slots_is_told() -> None:
    found = data_of(draft_of())
    assert found["kinds"] == "(0, 0, 0, 0, 0, 1, 3, 2, 2, 2, 2, 0, 0, 0, 1)"
    assert found["KIND[]"] == "{0, 0, 0, 0, 0, 1, 3, 2, 2, 2, 2, 0, 0, 0, 1}"
    assert found["NUMBERED[]"] == "{{0, 5}, {11, 14}}" and found["N_NUMBERED"] == "2"
    assert found["POINTING[]"] == "{5, 6, 7, 8, 9, 10, 14}" and found["POINTING"] == "7"
    assert found["SAFE[]"] == "{1, 0}"
    assert found["INITIAL[]"] == (
        "{{0}, {0}, {3}, {3}, {(-1LL)}, {.l = (&k1)}, {.b = NO_BOARD}, {.l = (&k3)}, {0}, {.l = EMPTY}, {.l = EMPTY}, "
        "{0}, {0}, {0}, {0}}"
    )
    assert found["FLOORS[SLOTS]"] == "{[2] = (-2LL), [3] = (-2LL), [4] = 1}"
    assert found["BOUNDS[]"] == "{{1, (-2LL), 9}}" and found["N_BOUNDS"] == "1"
    assert found["USING"] == "10" and found["FLOW_FIRST"] == "13"
    assert found["k1"] == "{2, 0, {{1}, {2}}}" and found["k3"] == "{2, 1, {{.l = (&k2)}, {.l = EMPTY}}}"


def test_what_is_safe_for_who_foresees_is_told_apart() -> None:
    """What may fail, and is asked for beforehand, makes a question safe only for whoever asks for it."""
    failing = (ops.Said(SPAN, (ops.Fail(),), True),)
    for met, wanted in ((True, "{2, 0}"), (False, "{1, 0}")):
        asking = function("rule_ask", "rule", ops.May(0, P, failing if met else (), met=met))
        assert data_of(draft_of(asking))["SAFE[]"] == wanted


def test_what_is_not_there_is_told_too() -> None:
    plain = layout_of(ROW, LAND, PAIRS, LASTING, AGENDA, USED, FLOWN, FLOWN_LIST, initial=(0, 0, 1, 1, 0))
    nothing = draft_of(layout=plain, flow=(), sites=(), checked=SimpleNamespace(rules=SimpleNamespace(variables={}, rules={})))
    found = data_of(nothing)
    assert found["NUMBERED[]"] == "{{0, 5}}" and found["POINTING[]"] == "{0}" and found["POINTING"] == "0"
    assert found["FLOORS[SLOTS]"] == "{0}" and found["BOUNDS[]"] == "{{0, 0, 0}}" and found["N_BOUNDS"] == "0"
    assert found["SAFE[]"] == "{0}" and found["USING"] == "0" and found["FLOW_FIRST"] == "5"
    free = draft_of(
        checked=SimpleNamespace(rules=SimpleNamespace(variables={"coin": variable("coin", 0, None, (PLAYER,))}, rules={}))
    )
    assert data_of(free)["BOUNDS[]"] == "{{1, 0, NONE}}"


def test_lists_of_the_flow_may_hold_lists() -> None:
    nested = draft_of(flow=(FlowLet(SPAN, ir.FlowName(2, "some", LISTS), NS), FlowLet(SPAN, ir.FlowName(1, "n", NUMERIC), N)))
    assert data_of(nested)["kinds"] == "(0, 0, 0, 0, 0, 1, 3, 2, 2, 2, 2, 0, 0, 0, 2)"


def test_a_board_is_empty_at_the_start() -> None:
    built = draft_of(layout=layout_of(initial=(*INITIAL[:6], {1: 2}, *INITIAL[7:])))
    with pytest.raises(Unrendered, match="not empty at the start"):
        data_of(built)


def test_whoever_reads_states_is_told_their_shape() -> None:
    shape = program().shape
    assert shape.players == 2 and shape.width == 3 and shape.flow_first == 13
    assert shape.remembered == {8, 9, 10}
    assert shape.kinds[4:7] == (NUMBER, 1, BOARD)


# -- functions --
def test_each_sort_of_function_has_its_head_and_its_end() -> None:
    source = program(
        function("double", "value", ops.Leave(ir.Negate(X)), params=(X, NS), spend=4),
        function("some", "value", ops.Leave(NS), params=(NS,)),
        function("never", "value"),
        function("act", "rule", ops.EndGame(), params=(X,)),
        function("hear", "listener", ops.LeaveWith((X, NS)), params=(X, NS)),
        function("can", "can", ops.Leave(NS), params=(X, NS)),
    ).source
    assert "static N f1(Game *g, W *S, N player, N p0, const List * p1);" in source
    assert body(source, "static N f1(Game *g, W *S, N player, N p0, const List * p1)").split("\n")[1:] == [
        "    deep(g);",
        "    spend(g, 4);",
        "    return sub(g, 0, p0);",
        "    return NONE;",
        "}",
    ]
    some = body(source, "static const List * f2(Game *g, W *S, N player, const List * p0)")
    assert "spend" not in some and some.endswith("    return p0;\n    return EMPTY;\n}")
    assert body(source, "static N f3(Game *g, W *S, N player)").endswith("    return NONE;\n}")
    assert body(source, "static void f4(Game *g, W *S, Chooser *c, N player, N p0)").endswith("    S[1].n = 1;\n}")
    heard = body(source, "static int f5(Game *g, W *S, Chooser *c, N player, N actor, N this, W *values, int *many)")
    number, some_list = (line.split()[0] for line in heard.split("\n") if "*many > " in line)
    assert f"    {number} = *many > 0 ? values[0].n : 0;\n    {some_list} = *many > 1 ? values[1].l : EMPTY;\n" in heard
    assert heard.endswith("    return 1;\n    return 0;\n}")
    able = body(source, "static int f6(Game *g, W *S, N player, N actor, N this, const W *values, int many)")
    assert " = many > 0 ? values[0].n : 0;" in able and able.endswith(";\n    return 0;\n}")


def test_a_value_gives_what_it_gives_anywhere_but_nothing() -> None:
    some = function("some", "value", ops.If(((N, said(ops.Leave(Const(0)))),)), ops.Leave(), ops.Leave(NS))
    assert given_kind(some, frame_of()) == "l"
    assert given_kind(function("one", "value", ops.Leave(Const(3)), ops.Leave(NS)), frame_of()) == "n"
    assert given_kind(function("none", "value", ops.Leave(Const(0))), frame_of()) == "n"
    assert kind_of(BoardType("land")) == "b"


def test_what_is_reached_with_its_price_is_kept_by_cell() -> None:
    reach = ir.Reach(N, X, Y, Z, NS, Const(True), Const(1), None, True)
    plain = ir.Reach(N, X, Y, Z, NS, Const(True), Const(1), None)
    done = function("go", "rule", ops.Let(MS, reach), ops.Let(NS, plain), ops.Let(M, N))
    assert priced_names(done) == {"ms": "b"}


def test_programs_printed_on_pieces_are_found_by_the_piece() -> None:
    source = program(function("act", "effect", params=(X,)), effects_of={"gift": ("", "act", "")}).source
    assert "[])(Game *g, W *S, Chooser *c, N player, N p0) = {NULL, f1, NULL};" in source
    assert "size_t at = slot_in(g, p0, 0, 3);" in source
    assert "static void f2(Game *g, W *S, Chooser *c, N player, N p0);" in source


@pytest.mark.parametrize(
    ("parts", "width", "lines"),
    [
        (STANDING.parts, 3, ["out[0] = player;", "out[1] = sub(g, 0, sub(g, 0, player));", "out[2] = 4;"]),
        ((("most", P), ("most", Const((1,), NUMBERS))), 0, []),
        ((("first", NS),), 0, []),
    ],
)
def test_a_standing_is_written_where_it_is_numbers(parts: Any, width: int, lines: list[str]) -> None:
    made = program(standing=ir.Key(P, parts))
    found = body(made.source, "static N standing_of(Game *g, W *S, N player, N *out, N room)").split("\n")
    assert found[2:-2] == [f"    if ({at} < room) {line}" for at, line in enumerate(lines)]
    assert found[-2] == f"    return {width};" and made.shape.width == width


def test_scores_are_asked_for_by_number() -> None:
    scores = [function(f"score_{name}", "value", ops.Leave(Const(1))) for name in ("rich", "wise")]
    source = program(*scores, scores={"rich": 1, "wise": 2}).source
    assert "switch (which) { case 0: return f1(g, S, player); case 1: return f2(g, S, player); default: stop(g, ODD); }" in source


def test_seats_are_numbered_and_people_have_none() -> None:
    assert "static const unsigned char SEATS[] = {0, 0, 1, 0, 0, 0};" in program().source
    assert "#define SLOTS 15\n#define PLAYERS 2\n" in program().source


def test_steps_are_functions_over_a_row_of_arguments() -> None:
    """Whatever is tried, asked for afterwards, done by the flow or otherwise; all rules where something is added to an agenda."""
    rules = [function(f"rule_{name}", "rule", params=(X, NS)) for name in ("able", "after", "step", "other", "idle")]
    tried = ops.Fail(ir.Able("rule_able", P, (N, NS)))
    later = ops.Let(M, ir.After("rule_after", P, (N, NS), M))
    more = function("rule_more", "rule", tried, later, params=(N, NS, M, P))
    flow = (FlowStep(SPAN, "rule_step", P, (N, NS), ("rule_other", (N, NS)), False, False),)
    names = {one.name.removeprefix("rule_"): 1 for one in rules}
    source = program(*rules, more, flow=flow, rules=names).source
    for number in (1, 2, 3, 4):
        assert f"{{ f{number}(g, S, c, args[0].n, args[1].n, args[2].l); }}" in source
    assert "f5(g, S, c, args" not in source and "const Step RULES[] = {NULL};\nconst int N_RULES = 0;" in source
    added = function("rule_add", "rule", ops.AddToAgenda(ir.Slot(AGENDA, ()), 1, P, ()), params=(P,))
    source = program(*rules, added, rules={**names, "add": 1}).source
    assert "f5(g, S, c, args[0].n, args[1].n, args[2].l);" in source and "const int N_RULES = 6;" in source
    assert source.split("const Step RULES[] = {")[1].split("}")[0].count(", ") == 5


def test_the_flow_is_written_to_run_on_and_to_stop() -> None:
    source = program().source
    running = body(source, "static void playout(Game *g, W *S, Chooser *c)").split("\n")
    assert running[1:] == ["    deep(g);", "    S[14].l = EMPTY;", "    S[1].n = 1;", "}"]
    stopping = body(source, "static int flow(Game *g, W *S, Due *due)")
    assert "case 0: { S[14].l = EMPTY; at = 1; break; }" in " ".join(stopping.split())


def test_what_is_called_before_it_is_written_is_announced() -> None:
    flow = (FlowStep(SPAN, "rule_step", Const(1), (), None, False, False),)
    source = program(function("rule_step", "rule"), flow=flow).source
    for head in (
        "static void f1(Game *g, W *S, Chooser *c, N player)",
        "static void s2(Game *g, W *S, Chooser *c, const W *args)",
    ):
        assert source.index(f"{head};") < source.index(f"{head} {{")


def test_what_cannot_be_written_is_told_as_a_sentence() -> None:
    assert str(Unrendered("a thing")) == Unrendered("a thing").construct == "a thing"
