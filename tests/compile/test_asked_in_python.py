"""The Python of questions: listed, tested, drawn, asked in parts, answered by a seat or interrupted; each written by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.compile.test_said_in_python import (
    BOARD,
    FEW,
    HAND,
    LAND,
    MARK,
    NOTE,
    NOTED,
    STYLE,
    SUM,
    TABLE,
    THREE,
    C,
    M,
    N,
    P,
    X,
    each,
    said,
)

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.render.ops import write
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style
from rulewright.link import NUMBER, YES_NO, ListType

K, W, FOUND = ir.Local("k", NUMBER), ir.Local("w", NUMBER), ir.Local("found", NUMBER)
YES = Const(True, YES_NO)
ANSWERED = (ops.Answer("bot", ir.Key(X, (("most", N),)), False),)
PARTED = (ops.Asked(8, X, SUM), ops.Asked(9, X, N))
SPOTS = ir.Spots(BOARD, TABLE, SUM, ListType(NUMBER))
BESIDE, STEPS = ir.Table("BESIDE", ListType(NUMBER)), ir.Table("STEPS", ListType(NUMBER))


def choose(*tests: Value, items: Value = TABLE, site: int = 7, weight: int = 0, value: Value = X, **more: Any) -> ops.Choose:
    return ops.Choose(K, site, P, each(*tests, items=items, weight=weight, value=value), **more)


def sampled(*tests: Value, items: Value = TABLE, lying: Any = None, **more: Any) -> ops.Choose:
    return choose(*tests, items=items, sampler=ops.Sampler(items, lying), **more)


def one_of(*ways: ops.Way, site: int = 7, **more: Any) -> ops.ChooseOne:
    return ops.ChooseOne(W, site, P, ways, **more)


def way(*done: ops.Op, test: Value | None = None, soon: tuple[Value, ...] = ()) -> ops.Way:
    return ops.Way(test, soon, said(*done) if done else ())


def agenda(*parts: ops.Part, ends: bool = False, added: ir.Slot | None = None, test: Value | None = None) -> ops.AnyOrder:
    carried = tuple(ops.CarryOut(one.name, P, one.keeps, one.results, ends, FOUND, ops.Leave()) for one in parts)
    return ops.AnyOrder(7, P, parts, (test,) * len(parts), carried, added, weight=6)


def part(name: str, *results: ir.Local) -> ops.Part:
    return ops.Part(name, P, (N, M), said(NOTE), results)


NOW = "NOW, USING, SETTLED, PLAYERS"
IN_PARTS = "((8, lambda x: n + 1), (9, lambda x: n), )"
WAYS = f"if w == 1:\n    {NOTED}\nelif w == 2:\n    pass"
PART = f"def part1(S, C, player, n, m):\n    {NOTED}\n    return ()\n"
ASK = "lambda S, C, options: C.choose(7, player, options())"
ASKED: dict[str, tuple[ops.Op, str]] = {
    "of all": (choose(), "k = C.choose(7, player, ROWS)"),
    "of some": (choose(FEW, M), "k = C.choose(7, player, [x for x in ROWS if n < 3 if m])"),
    "of what can be paid": (choose(costs=(ir.Either(N, M, X),)), "k = C.choose(7, player, [x for x in ROWS if (n if m else x)])"),
    "of many": (choose(weight=4), "k = C.choose(7, player, (x for x in metered(ROWS, 4)))"),
    "of something else": (choose(value=SUM), "k = C.choose(7, player, [n + 1 for x in ROWS])"),
    "tested later": (choose(M, soon=(FEW, N)), "k = C.choose_tested(7, player, [x for x in ROWS if m], lambda x: (n < 3) and n)"),
    "in parts": (choose(parts=PARTED), f"k = C.choose_parts(7, player, ROWS, {IN_PARTS})"),
    "answered": (
        choose(answers=ANSWERED),
        "k = (C.answer(7, player, ROWS, lambda x: (n, ), False) if SEATS[player] == 'bot' else C.choose(7, player, ROWS))",
    ),
    "interrupted": (
        choose(site=5),
        f"k = (interrupted(S, C, 5, player, lambda: ROWS, {NOW}) if has_aside(S, player, NOW) else C.choose(5, player, ROWS))",
    ),
    "interrupted in parts": (
        choose(site=5, parts=PARTED),
        f"k = (interrupted_parts(S, C, 5, player, lambda: ROWS, {IN_PARTS}, {NOW}) "
        f"if has_aside(S, player, NOW) else C.choose_parts(5, player, ROWS, {IN_PARTS}))",
    ),
    "interrupted and tested later": (
        choose(N, site=5, costs=(M,), soon=(FEW,)),
        "if has_aside(S, player, NOW):\n"
        f"    k = interrupted(S, C, 5, player, lambda: [x for x in ROWS if n if m if n < 3], {NOW})\nelse:\n"
        "    k = C.choose_tested(5, player, [x for x in ROWS if n if m], lambda x: (n < 3))",
    ),
    "interrupted and drawn": (
        sampled(N, site=5),
        f"if has_aside(S, player, NOW):\n    k = interrupted(S, C, 5, player, lambda: [x for x in ROWS if n], {NOW})\nelse:\n"
        "    k = C.choose_sampled(5, player, lambda: (x for x in ROWS if n), lambda rnd: sampled(ROWS, rnd, lambda x: n))",
    ),
    "drawn": (
        sampled(FEW, costs=(M,)),
        "k = C.choose_sampled(7, player, lambda: (x for x in ROWS if n < 3 if m), "
        "lambda rnd: sampled(ROWS, rnd, lambda x: (n < 3) and m))",
    ),
    "drawn in parts": (
        sampled(parts=PARTED),
        f"k = C.choose_sampled(7, player, lambda: (x for x in ROWS), lambda rnd: sampled(ROWS, rnd, lambda x: True), {IN_PARTS})",
    ),
    "drawn of spots": (
        sampled(FEW, items=SPOTS),
        "k = C.choose_sampled(7, player, lambda: (x for x in each_spot(S[LAND], ROWS, n + 1) if n < 3), "
        "lambda rnd: sampled_spot(S[LAND], ROWS, n + 1, rnd, lambda x: (n < 3)))",
    ),
    "drawn of spots that lie in some way": (
        sampled(FEW, items=SPOTS, lying=ops.Lying(BESIDE, STEPS, C, YES, SUM), costs=(M,)),
        "k = C.choose_sampled(7, player, lambda: (x for x in each_lying(S[LAND], ROWS, n + 1, STEPS, None, lambda x, c: n + 1) "
        "if m), lambda rnd: drawn_lying(S[LAND], ROWS, n + 1, BESIDE, None, lambda x, c: n + 1, rnd, lambda x: m))",
    ),
    "ways": (one_of(way(NOTE), way()), f"w = C.choose(7, player, (1, 2, ))\n{WAYS}"),
    "a way that may be closed": (
        one_of(way(NOTE, test=FEW), way()),
        f"w = C.choose(7, player, (((1,) if (n < 3) else ()) + (2,)))\n{WAYS}",
    ),
    "a way that needs something": (
        one_of(way(NOTE, test=M), way(soon=(FEW, N))),
        f"w = C.choose_tested(7, player, list((((1,) if m else ()) + (2,))), lambda w: (w != 2 or (n < 3) and n))\n{WAYS}",
    ),
    "ways of which a seat takes one": (
        one_of(way(NOTE, soon=(FEW,)), way(test=M, soon=(N,)), answers=ANSWERED),
        "w = (C.answer(7, player, (((1,) if (n < 3) else ()) + ((2,) if m and n else ())), lambda x: (n, ), False) "
        f"if SEATS[player] == 'bot' else C.choose(7, player, (((1,) if (n < 3) else ()) + ((2,) if m and n else ()))))\n{WAYS}",
    ),
    "an offer": (ops.May(7, P, said(NOTE)), f"if C.choose(7, player, (1, 0)):\n    {NOTED}"),
    "an offer that needs something": (
        ops.May(7, P, said(NOTE), (FEW, M)),
        f"if C.choose(7, player, ((1, 0) if (n < 3) and m else (0, ))):\n    {NOTED}",
    ),
    "in any order": (
        agenda(part("part1")),
        f"{PART}any_order(S, C, player, (1, ), (n, m, ), Agenda((part1, ), ((), ), 0, (), {ASK}, 6), AROUND)",
    ),
    "in any order, with more": (
        agenda(part("part1"), added=ir.Slot(HAND, (P,)), test=FEW),
        f"{PART}any_order(S, C, player, (((1,) if (n < 3) else ())), (n, m, ), "
        f"Agenda((part1, ), ((), ), HAND + player, RULES, {ASK}, 6), AROUND)",
    ),
    "in any order, up to the end": (
        agenda(part("part1"), ends=True),
        f"{PART}found = any_order(S, C, player, (1, ), (n, m, ), Agenda((part1, ), ((), ), 0, (), {ASK}, 6), AROUND)\n"
        "if found is None:\n    return",
    ),
    "in any order, with a name that changes": (
        agenda(part("part1", M)),
        PART.replace("()", "(m, )")
        + f"found = any_order(S, C, player, (1, ), (n, m, ), Agenda((part1, ), ((1, ), ), 0, (), {ASK}, 6), AROUND)\n"
        "n, m, = found",
    ),
    "a rule as seats do it": (
        ops.DoVersion("plain_r", (("bot", "seat_bot"), ("cat", "seat_cat")), P, (SUM,)),
        "(seat_cat if SEATS[player] == 'cat' else (seat_bot if SEATS[player] == 'bot' else plain_r))(S, C, player, n + 1)",
    ),
}


@pytest.mark.parametrize("what", ASKED)
def test_what_a_question_becomes(what: str) -> None:
    op, wanted = ASKED[what]
    out = Source()
    write(op, out, STYLE)
    assert out.text() == wanted + "\n"


CELLS = ir.Things(9, LAND)
EMPTY = ir.Gather(C, CELLS, (ir.Not(ir.Load(ir.Slot(MARK, (C,)), NUMBER)),), C)
LET, FIRST = ops.Let(M, SUM), ops.Let(M, ir.Pick("first", each(FEW)))
COUNTED = "k_count = len({})\nif not k_count:\n    raise Fail\n"


def drawn(candidates: ir.Gather, *tried: ops.Op, fails: bool = False, filling: Any = None) -> str:
    out = Source()
    block = tuple(ops.Said(None, (one,), fails) for one in tried)  # type: ignore[arg-type]
    style = Style(STYLE.naming, suspended=False, empty={MARK.address: "empty_0"})
    write(ops.Drawn(K, candidates, block, 7, filling), out, style)
    return out.text()


def test_what_a_draw_on_the_spot_becomes() -> None:
    pick = "(k_found[int(rnd() * k_count)] if k_count > 1 else k_found[0])"
    listed = "k_found = [x for x in range(1, 4) if n < 3]\n"
    assert drawn(each(FEW, items=THREE)) == f"{listed}{COUNTED.format('k_found')}k = {pick}\n"
    assert drawn(each(FEW, items=THREE), LET) == f"{listed}{COUNTED.format('k_found')}k = {pick}\nm = n + 1\n"
    cells = "k_found = [x for x in range(MARK + 1, MARK + 10) if not S[x]]\n"
    assert drawn(EMPTY) == f"{cells}{COUNTED.format('k_found')}k = {pick} - MARK\n"
    taken = "k = empty_0.pop(int(rnd() * k_count) if k_count > 1 else 0)\n"
    assert drawn(EMPTY, filling=MARK) == COUNTED.format("empty_0") + taken
    assert drawn(EMPTY, FIRST, fails=True) == (
        f"{cells}while True:\n    k_count = len(k_found)\n    if not k_count:\n        raise Fail\n    k = {pick} - MARK\n"
        "    for x in range(1, 4):\n        if (n < 3):\n            m = x\n            break\n"
        "    else:\n        k_found.remove(k + MARK)\n        continue\n    break\n"
    )
