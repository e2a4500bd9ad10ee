"""Parts, agendas and those who listen, in C: what each is told of the names around it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.compile.in_c import MS, NS, M, N, P, frame_of, ir, lines_in_c, region, said
from tests.compile.programs_in_c import AGENDA, COIN, PLAYER_NAME, WOOD, X, Y, Z, body, function, program

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import Claim, Ear, Interruption
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.acting import interruptions, listeners
from rulewright.compile.render_c.agendas import announce, around, define, stretches
from rulewright.compile.render_c.frame import Callee, Module, Unrendered
from rulewright.compile.render_c.parts import bound_in, free_in
from rulewright.link import NUMBER as NUMERIC
from rulewright.state import DoingAt, OnceAt

# -- parts --
INNER = ops.Part("inner", PLAYER_NAME, (X,), said(ops.Let(Y, ir.Arith("+", X, N)), ops.Store(ir.Slot(WOOD, ()), Y)), (X,))


def test_a_part_is_told_the_names_around_it_that_it_uses() -> None:
    assert free_in(INNER) == (N,)
    assert free_in(ops.Part("two", PLAYER_NAME, (), said(ops.Let(M, ir.Tally(NS, N)), ops.Let(M, N)), ())) == (NS, N)
    assert free_in(ops.Part("mine", PLAYER_NAME, (), said(ops.Let(M, PLAYER_NAME)), ())) == ()


@pytest.mark.parametrize(
    ("node", "names"),
    [
        (ops.Let(M, N), {"m"}),
        (ops.ForEach(X, NS, ()), {"x"}),
        (ops.Advance(M, N, 0, ()), {"m"}),
        (ops.Roll(M, 1, 6), {"m"}),
        (ops.Roll(ir.Slot(WOOD, ()), 1, 6), set()),
        (ops.Advance(ir.Slot(WOOD, ()), N, 0, ()), set()),
        (ops.PayWith(NS, MS, 1, P, ()), {"ns", "ms"}),
        (ops.Hear("act", P, "in", (N,), (M, X)), {"m", "x"}),
        (INNER, {"player", "x", "y"}),
        (ops.CarryOut("inner", P, (N,), (X,), False, Y, ops.Leave()), {"x", "y"}),
        (ir.Reach(N, X, Y, Z, NS, M, M, None), {"x", "y", "z"}),
        (ir.Negate(N), set()),
    ],
)
def test_names_are_known_to_get_a_value(node: Any, names: set[str]) -> None:
    assert bound_in(node) == names


def test_a_part_is_a_function_that_gives_back_what_it_changed() -> None:
    outer = function("act", "rule", INNER, params=(X, N))
    source = program(outer).source
    assert "static int p2(Game *g, W *S, Chooser *c, N player, N p0, N p1, W *out);" in source
    assert body(source, "static int p2(Game *g, W *S, Chooser *c, N player, N p0, N p1, W *out)").split("\n")[-5:] == [
        "    v3 = add(g, p0, p1);",
        "    S[4].n = v3;",
        "    out[0].n = p0;",
        "    return 1;",
        "}",
    ]
    tried = function("act", "rule", INNER, ops.Fail(ir.Able("inner", P, (X,))), params=(X, N, P))
    source = program(tried).source
    assert "W out[1]; p2(g, S, c, args[0].n, args[1].n, args[2].n, out); }" in source
    assert "able(g, S, s3, (W[]){{.n = p2}, {.n = p0}, {.n = p1}}, 3)" in source


# -- agendas --
def agenda(*parts: ops.Part, added: ir.Slot | None = None, answers: tuple[ops.Answer, ...] = ()) -> ops.AnyOrder:
    carry = tuple(ops.CarryOut(part.name, P, part.keeps, part.results, False, Z, ops.Leave()) for part in parts)
    return ops.AnyOrder(1, P, parts, tuple(N if at else None for at, _ in enumerate(parts)), carry, added, answers, 3)


OTHER = ops.Part("other", PLAYER_NAME, (X,), said(ops.Let(Y, ir.Count(NS))), ())


def test_an_agenda_knows_what_its_items_and_its_question_use() -> None:
    assert around(agenda(INNER, OTHER)) == (X, N, NS)
    answer = ops.Answer("robot", ir.Key(Z, (("most", ir.Arith("+", Z, M)), ("most", PLAYER_NAME))), False)
    assert around(agenda(INNER, OTHER, answers=(answer,))) == (X, N, NS, M)


def test_the_items_of_an_agenda_work_on_one_row() -> None:
    op = agenda(INNER, OTHER, added=ir.Slot(AGENDA, ()))
    source = program(function("act", "rule", op, params=(X, N, NS, P)), rules={}).source
    assert "static const Agenda a" in source
    items = [part.split("\n}")[0] for part in source.split("(Game *g, W *S, Chooser *c, W *row) {\n")[1:]]
    assert items[0] == (
        "    W out[1];\n    if (!p2(g, S, c, row[0].n, row[1].n, row[2].n, out)) return 0;\n    row[1].n = out[0].n; return 1;"
    )
    assert items[1] == "    W out[1];\n    if (!p3(g, S, c, row[0].n, row[1].n, row[3].l, out)) return 0;\n    return 1;"
    assert "    W row[4];\n    memcpy(row, args, sizeof row);\n" in source and ", row, args[4].l);" in source
    assert source.split("static const Agenda a4 = {")[1].startswith("2, 3, 4, 10, 3, ")
    carried = [
        line.strip()
        for line in body(source, "static void f1(Game *g, W *S, Chooser *c, N player, N p0, N p1, const List * p2, N p3)").split(
            "\n"
        )
    ]
    row = next(line for line in carried if line.startswith("W *"))
    assert row.endswith("= (W[]){{.n = p3}, {.n = p0}, {.n = p1}, {.l = p2}};")
    name = row.split()[1][1:]
    assert f"p0 = {name}[1].n;" in carried and not any(line.startswith("p1 =") for line in carried)
    assert "push_n(g, 1); if (p1) push_n(g, 2);" in " ".join(carried)


def test_an_agenda_has_room_for_so_many_names() -> None:
    names = tuple(Local(f"k{at}", NUMERIC) for at in range(31))
    for many in (30, 31):
        part = ops.Part("many", PLAYER_NAME, names[:many], said(ops.EndGame()), ())
        frame = frame_of()
        frame.module.parts["many"] = (Callee("p9", "part", ("n",) * many), ())
        announce(agenda(part), frame.module)
        if many == 30:
            define(agenda(part), function("act", "rule"), frame.module)
            assert frame.module.bodies[-1].split("{")[1].startswith("1, 30, 0, 0, 3, ")
            assert lines_in_c(agenda(part), frame)[0].startswith("W *r")
        else:
            with pytest.raises(Unrendered, match="so many names"):
                define(agenda(part), function("act", "rule"), frame.module)


def test_who_is_doing_what_is_told_with_what_is_remembered_for_it() -> None:
    doing, other = region(DoingAt("turn"), 20, (2,)), region(DoingAt("rest"), 30, (2,))
    memory = SimpleNamespace(doing=doing, once=range(22, 24), lasting=range(24, 28))
    layout: Any = SimpleNamespace(
        regions={one.address: one for one in (COIN, doing, other, region(OnceAt(1), 22, (2,)))}, stretches={"turn": memory}
    )
    assert stretches(layout) == ["const Stretch STRETCHES[] = {{20, 2, 22, 6}, {30, 2, 0, 0}};", "const int N_STRETCHES = 2;"]
    assert stretches(SimpleNamespace(regions={}, stretches={})) == [  # type: ignore[arg-type]
        "const Stretch STRETCHES[] = {{0}};",
        "const int N_STRETCHES = 0;",
    ]


# -- those who listen --
TABLES = {"hands": {36: 2, 35: 1, 38: 2}}
OWNED = ((50, 3), (51, 1))  # slot and piece


def listening_module(**more: Any) -> Module:
    module = frame_of(tables=TABLES, **{"ears": {}, "orders": {}, "weights": {}, "interruptions": (), **more}).module
    module.callees.update({name: Callee(name, "listener", ()) for name in ("hear", "may")})
    return module


def ear(who: str, owners: str = "hands", pieces: Any = OWNED, when: str = "after", **more: Any) -> Ear:
    return Ear("hear", when, who, pieces, owners, **more)


def test_rows_of_those_who_listen() -> None:
    """Those of a component act for its owner: at his own deeds, at those of others, or at both."""
    ears = (ear("you"), ear("another player", pieces=((52, 4),)), ear("any player", pieces=((53, 5),)), ear("you", "", None))
    module = listening_module(ears={"act": ears}, orders={"act": 6}, weights={"act": 9})
    listeners(module)
    found = {line.split(" = ")[0].split()[-1]: line.split(" = ")[1] for line in module.bodies}
    placed = [value for name, value in found.items() if "Placed" in next(b for b in module.bodies if f" {name} = " in b)]
    assert placed == ["{{1, 51, 0}, {3, 50, 0}, {5, 53, 2}};", "{{4, 52, 1}, {5, 53, 2}};"]
    assert "{0, 0, 1, 3};" in found.values() and "{35, 36, 38};" in found.values() and "{3};" in found.values()
    assert next(value for name, value in found.items() if name == "e7").startswith("{4, ")
    row = found["e7"].removesuffix("};").split(", ")
    assert row[2] == "6" and row[3] == "1" and row[-1] == "9"
    nobody = listening_module(ears={"act": (ear("you", "", None),)})
    listeners(nobody)
    assert nobody.bodies[-1].endswith(", -1, 1, y1, {0, NULL}, {0, NULL}, 0};")


def test_those_who_listen_say_when_and_whether_they_may() -> None:
    claim = Claim(2, -1, 5, 6)
    ears = (
        ear("you", "", None, "before", can="may", claim=claim),
        *(ear("you", "", None, when) for when in ("instead of", "in", "reaches")),
    )
    module = listening_module(ears={"act": ears})
    listeners(module)
    assert next(line for line in module.bodies if "static const Ear " in line).split(" = ")[1] == (
        "{{hear, may, BEFORE, {2, (-1LL), 5, 6}}, {hear, NULL, INSTEAD, {-1, 0, 0, 0}}, {hear, NULL, DURING, {-1, 0, 0, 0}}, "
        "{hear, NULL, DURING, {-1, 0, 0, 0}}};"
    )
    assert sum("static const int " in line for line in module.bodies) == 1


def test_what_fits_at_any_time_is_told() -> None:
    given = (
        Interruption(ear("you", can="may"), region(DoingAt("turn"), 20, (2,)), None, True, "act"),
        Interruption(ear("you", "", None, can="may"), None, region(DoingAt("rest"), 30, (2,)), False, ""),
    )
    module = listening_module(interruptions=given, weights={"NOW": 8})
    interruptions(module)
    assert (
        module.bodies[-5]
        == "const Interruption INTERRUPTIONS[] = {{hear, may, 19, NONE, 1, &e7}, {hear, may, NONE, 29, 0, &NOBODY}};"
    )
    assert module.bodies[-4:-2] == [
        "const int N_INTERRUPTIONS = 2, N_RULED_INTERRUPTIONS = 1;",
        "const int RULED_INTERRUPTIONS[] = {1};",
    ]
    assert module.bodies[-2].startswith("const Actors INTERRUPTING = {1, y") and module.bodies[-1].endswith(" = 8;")
    nothing = listening_module()
    interruptions(nothing)
    assert [line.split(" = ", 1)[1] for line in nothing.bodies] == [
        "{{0}};",
        "0, N_RULED_INTERRUPTIONS = 0;",
        "{0};",
        "{0, NULL};",
        "0;",
    ]


def test_a_seat_that_ranks_the_items_of_an_agenda_knows_the_names_around_it() -> None:
    answer = ops.Answer("robot", ir.Key(Z, (("most", ir.Tally(NS, M)), ("least", Z))), True)
    op = agenda(INNER, OTHER, answers=(answer,))
    source = program(function("act", "rule", op, params=(X, N, NS, M, P))).source
    ask = source[source.index("(Game *g, W *S, Chooser *c, const W *row, const List *left) {") :].split("\n}")[0]
    assert "tally(row[3].l, row[4].n)" in ask and "N n" in ask and " = row[0].n; W w" in ask
    assert "offered(g, S, c, &a4, row[0].n, left)" in ask and ask.rsplit("return w", 1)[1].endswith(".n;")
    assert source.split("static const Agenda a4 = {")[1].startswith("2, 4, 4, 0, 3, ")


@pytest.mark.parametrize("one", [ear("you", "", OWNED), ear("you", "hands", None)], ids=["no owners", "no component"])
def test_whoever_listens_without_a_component_that_has_an_owner_is_ruled(one: Ear) -> None:
    module = listening_module(ears={"act": (one,)}, interruptions=(Interruption(ear("you", can="may"), None, None, False, ""),))
    listeners(module)
    assert module.bodies[-1].endswith(", -1, 1, y1, {0, NULL}, {0, NULL}, 0};")
    interruptions(module)
    assert "const int N_INTERRUPTIONS = 1, N_RULED_INTERRUPTIONS = 0;" in module.bodies


def test_a_program_tells_who_listens_and_what_fits_at_any_time() -> None:
    heard = function("hear", "listener", ops.LeaveWith(()))
    source = program(heard, ears={"act": (Ear("hear", "after", "you", None, ""),)}).source
    assert "static const Ears e2;\n" in source and "static const Ears e2 = {1, e" in source
    assert "const int N_INTERRUPTIONS = 0," in source and "const int N_STRETCHES = 1;" in source
