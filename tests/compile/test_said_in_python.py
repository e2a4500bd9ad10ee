"""The Python that single parts become: each line was written by hand, as the rule for its part says."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.numbering import renumbered
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Ear, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.compile.render.naming import Naming, name_as_used
from rulewright.compile.render.ops import write
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, lazily, plain, text
from rulewright.link import NUMBER, PLAYER, YES_NO, BoardType, CellType, ListType
from rulewright.state import USING, BoardAt, CellsAt, DoingAt, FlowAt, LastingAt, LocationsOf, Region, VariableAt, ZoneAt

N, M, X, P = (*(ir.Local(name, NUMBER) for name in ("n", "m", "x")), ir.Local("player", PLAYER))
Q = ir.Local("q", PLAYER, nothing=True)
LAND = CellType("land")
C, D, S = ir.Local("c", LAND), ir.Local("d", LAND), ir.Local("s", NUMBER)
COIN, CUBE = (
    Region(VariableAt("coin"), 10, (PLAYER,), (2,), NUMBER),
    Region(VariableAt("cube"), 20, (NUMBER, PLAYER), (3, 2), NUMBER),
)
HAND = Region(ZoneAt("hand"), 30, (PLAYER,), (2,), ListType(NUMBER))
MARK = Region(CellsAt("land", "mark"), 41, (LAND,), (9,), PLAYER)
PLACES = Region(LocationsOf("card"), 61, (NUMBER,), (4,), NUMBER)
LASTING = Region(LastingAt(0), 71, (PLAYER,), (2,), NUMBER)
BOARD = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (), (), BoardType("land")), ()), BoardType("land"))
COINS, ROW = ir.Load(ir.Slot(COIN, (P,)), NUMBER), ir.Load(ir.Slot(HAND, (P,)), ListType(NUMBER))
FEW, SUM = ir.Compare("<", N, Const(3)), ir.Arith("+", N, Const(1))
THREE, LISTED = ir.Things(3, NUMBER), ir.ListOf((N, M), NUMBER)
TABLE, LINES = ir.Table("ROWS", ListType(NUMBER)), ir.Table("LINES", ListType(NUMBER))
NAMES = {
    COIN.address: "COIN",
    CUBE.address: "CUBE",
    HAND.address: "HAND",
    MARK.address: "MARK",
    BOARD.slot.region.address: "LAND",
    PLACES.address: "PLACE",
    LASTING.address: "LASTING",
    FlowAt(2): "FLOW_2",
    DoingAt(USING): "USING",
}
EARS = {
    "FEW": (Ear("on_1", "after", "you", ((61, 1), (62, 2)), "OWNERS"), Ear("on_2", "after", "any player", ((61, 1),), "OWNERS")),
    "MANY": (Ear("on_1", "after", "you", ((61, 1), (62, 2), (63, 3), (64, 4)), "OWNERS"),),
    "RULE": (Ear("on_1", "after", "you", ((61, 1),), "OWNERS"), Ear("on_3", "after", "you", None, "")),
}
STYLE = Style(Naming(NAMES, {61: "PLACE + 1", 62: "PLACE + 2"}), interrupted=frozenset({5}), ears=EARS)


def each(*tests: Value, value: Value = X, items: Value = THREE, weight: int = 0) -> ir.Gather:
    return ir.Gather(X, items, tests, value, weight)


def key(*parts: Any) -> ir.Key:
    return ir.Key(X, parts)


def reach(**more: Any) -> ir.Reach:
    start = {
        "price": Const(0),
        "test": None,
        "neighbours": ir.Column("NEAR", D, ListType(LAND)),
        "through": ir.Compare("=", D, N),
    }
    return ir.Reach(**{"start": C, "here": C, "there": D, "cost": M, **start, **more})  # type: ignore[arg-type]


VALUES: dict[str, Value] = {
    "4": Const(4),
    "S[FLOW_2]": ir.FlowName(2, "who", PLAYER),
    "S[COIN + player]": COINS,
    "S[CUBE + n * 2 + player]": ir.Load(ir.Slot(CUBE, (N, P)), NUMBER),
    "S[n + player]": ir.Peek(ir.Bank(N, P), NUMBER),
    "ROWS[n]": ir.Column("ROWS", N, NUMBER),
    "ROWS.get(n, 0)": ir.Lookup("ROWS", N, NUMBER),
    "ROWS.get(n, ())": ir.Lookup("ROWS", N, ListType(NUMBER)),
    "(m := (-n))": ir.Shared(M, ir.Negate(N)),
    "(q or missing())": ir.Sure(Q),
    "missing()": ir.Sure(Const(0)),
    "metered(ROWS, 2)": ir.Metered(TABLE, 2),
    "measured(ROWS, 2)": ir.Metered(TABLE, 2, True),
    "held(n)": ir.Held(N),
    "(n if n > 0 else 0)": ir.AtLeastZero(N),
    "max(0, n + 1)": ir.AtLeastZero(SUM),
    "distinct(ROWS)": ir.Distinct(TABLE),
    "(n not in ROWS)": ir.Not(ir.Member(N, TABLE)),
    "(not (n < 3))": ir.Not(FEW),
    "((n < 3) and (n in ROWS))": ir.Both("and", FEW, ir.Member(N, TABLE)),
    "(n <= m <= 3)": ir.Within(N, M, Const(3)),
    "((n + 1) * 2)": ir.Arith("*", SUM, Const(2)),
    "(n // 2)": ir.Arith("div", N, Const(2)),
    "(n % 2)": ir.Arith("mod", N, Const(2)),
    "divide(n + 1, m)": ir.Arith("div", SUM, M),
    "remainder(n, 0)": ir.Arith("mod", N, Const(0)),
    "(n if (n < 3) else m)": ir.Either(N, FEW, M),
    "(n, m, )": LISTED,
    "()": ir.ListOf((), NUMBER),
    "range(-1, 99)": ir.Numbers(Const(-1), Const(98)),
    "span(-1, 99)": ir.Numbers(Const(-1), Const(99)),
    "span(1, n + 1)": ir.Numbers(Const(1), SUM),
    "PLAYERS": ir.Things(3, PLAYER),
    "range(1, 4)": THREE,
    "[x for x in range(1, 4) if n < 3 if (n if m else x)]": each(FEW, ir.Either(N, M, X)),
    "[n + 1 for x in metered(range(1, 4), 5)]": each(value=SUM, weight=5),
    "len([1 for x in range(1, 4) if n < 3])": ir.Count(each(FEW)),
    "len(ROWS)": ir.Count(TABLE),
    "ROWS.count(n + 1)": ir.Tally(TABLE, SUM),
    "S[MARK + 1:MARK + 10]": ir.Stretch(MARK),
    "sum([x for x in range(1, 4)])": ir.Sum(each()),
    "len({x for x in ROWS})": ir.Kinds(TABLE),
    "len({n + 1 for x in range(1, 4)})": ir.Kinds(each(value=SUM)),
    "len({tuple(ROWS) for x in range(1, 4)})": ir.Kinds(each(value=TABLE)),
    "len({tuple(x) for x in LISTS})": ir.Kinds(ir.Table("LISTS", ListType(ListType(NUMBER)))),
    "min(ROWS, default=0)": ir.Extreme("lowest", TABLE),
    "max(ROWS, default=0)": ir.Extreme("highest", TABLE),
    "any(n < 3 for x in counted(range(1, 4), 5))": ir.Some(each(value=FEW, weight=5)),
    "all(n < 3 for x in range(1, 4) if m)": ir.Every(each(M, value=FEW)),
    "bool(ROWS)": ir.Some(each(value=Const(True), items=TABLE)),
    "any(True for x in ROWS if m)": ir.Some(each(M, value=Const(True), items=TABLE)),
    "any(True for x in counted(ROWS, 5))": ir.Some(each(value=Const(True), items=TABLE, weight=5)),
    "(not S[LAND].keys().isdisjoint(ROWS))": ir.Some(ir.Gather(C, TABLE, (), ir.Covered("covered", BOARD, C, YES_NO))),
    "any((d in S[LAND]) for c in ROWS)": ir.Some(ir.Gather(C, TABLE, (), ir.Covered("covered", BOARD, D, YES_NO))),
    "first((x for x in range(1, 4) if n < 3))": ir.Pick("first", each(FEW)),
    "last([x for x in range(1, 4) if n < 3])": ir.Pick("last", each(FEW)),
    "best(ROWS, lambda x: (n + 1, -m, ), None)": ir.Best(TABLE, key(("most", SUM), ("least", M))),
    "best(LISTS, lambda x: (n, ), ())": ir.Best(ir.Table("LISTS", ListType(ListType(NUMBER))), key(("prefer", N))),
    "sorted(ROWS, key=lambda x: (reversed_order(n), -order_in(ROWS, x), ), reverse=True)": ir.Rank(
        TABLE, key(("least list", N), ("first", TABLE))
    ),
    "tuple(ROWS)": ir.Fixed(TABLE),
    "(n, )": ir.Fixed(ir.ListOf((N,), NUMBER)),
    "value_v(S, player, n + 1)": ir.Called("value_v", P, (SUM,), NUMBER),
    "able(S, rule_r, player, n)": ir.Able("rule_r", P, (N,)),
    "(m := C.trying(S, able, part1, player))": ir.Able("part1", P, (), M),
    "(lambda S: n + 1)(after(S, rule_r, player, m))": ir.After("rule_r", P, (M,), SUM),
    "(SEATS[player] == 'bot')": ir.Seated(P, "bot"),
    "owns(player, holders(S, ((61, 1),), OWNERS))": ir.Owns(P, ((61, 1),), "OWNERS"),
    "OWNERS.get(S[PLACE + 1], 0)": ir.OwnerOf(61, "OWNERS"),
    "S[LASTING + player]": ir.LastsFor(ir.Slot(LASTING, (P,))),
    "lasting(S, LASTING, PLAYERS, (n, ))": ir.LastingAmounts(LASTING, ir.Things(2, PLAYER), (N,)),
    "funds(S, [COIN + player], FLOORS)": ir.Funds((ir.Source(ir.Slot(COIN, (P,))),), ()),
    "(LARGE if n or (n < 3) else funds(S, [] + ([COIN + player, n + player] if m else []), FLOORS))": ir.Funds(
        (ir.Source(ir.Slot(COIN, (P,)), M), ir.Source(ir.Bank(N, P), M)), (N, FEW)
    ),
    "holding(S, player, FEW)": ir.Playable(P, "FEW"),
    "(player % 3 + 1)": ir.Apply("following", (P, Const(3)), PLAYER),
    "((player - 2) % 3 + 1)": ir.Apply("preceding", (P, Const(3)), PLAYER),
    "following(q, 3)": ir.Apply("following", (Q, Const(3)), PLAYER),
    "position(S, 9, n)": ir.Apply("position", (Const(9), N), NUMBER),
    "first_or_nothing((x for x in range(1, 4)))": ir.Apply("first_or_nothing", (each(),), NUMBER),
    "within(n - 4, 3)": ir.Apply("place_within", (N, Const(4), Const(3)), NUMBER),
    "min(n + 1, m)": ir.Apply("min", (SUM, M), NUMBER),
    "[c + step for step in STEPS]": ir.Neighbours(ir.Table("STEPS", ListType(NUMBER)), C, ListType(LAND)),
    "holes(S[LAND], ROWS)": ir.Holes(BOARD, TABLE, ListType(LAND)),
    "groups(ROWS, LINES)": ir.Groups(TABLE, LINES, True),
    "groups_of(ROWS, LINES)": ir.Groups(TABLE, LINES, False),
    "spots(S[LAND], ROWS, n + 1)": ir.Spots(BOARD, TABLE, SUM, ListType(NUMBER)),
    "level_over(S[LAND], ROWS)": ir.SpotLevel(BOARD, TABLE),
    "flooded(c, NEAR, lambda d: d == n, None, 0)": reach(),
    "flooded(c, NEAR, lambda d: d == n, lambda d, m: n < 3, 6)": reach(test=FEW, weight=6),
    "reach(c, lambda d: NEAR[d], lambda c, d: d == n, lambda c, d: n + 1, None, 0)": reach(price=SUM),
    "fares(c, lambda d: NEAR[d], lambda c, d: d == n, lambda c, d: 0, lambda d, m: n < 3, 6)": reach(
        priced=True, test=FEW, weight=6
    ),
    "reach(c, lambda d: NEAR[c], lambda c, d: d == n, lambda c, d: 0, None, 0)": reach(
        neighbours=ir.Column("NEAR", C, ListType(LAND))
    ),
    "reach(c, lambda d: NEAR[d], lambda c, d: d == c, lambda c, d: 0, None, 0)": reach(through=ir.Compare("=", D, C)),
    "x[c]": ir.Fare(X, C),
    "(m and longest(ROWS[d], lambda c: n < 3) >= 4)": ir.LineThrough(TABLE, D, Const(4), C, FEW, M),
    "(m and any([1 for line in LINES[d] if all([n < 3 for c in line])]))": ir.LineListed(LINES, D, 2, C, FEW, M),
}


@pytest.mark.parametrize("wanted", VALUES)
def test_what_a_value_becomes(wanted: str) -> None:
    assert text(VALUES[wanted], STYLE) == wanted


def test_brackets_are_left_out_where_none_are_needed() -> None:
    assert (plain(SUM, STYLE), plain(FEW, STYLE), plain(ir.Negate(N), STYLE)) == ("n + 1", "n < 3", "(-n)")
    assert plain(ir.Arith("div", N, M), STYLE) == "divide(n, m)"
    assert lazily(TABLE, STYLE) == "ROWS" and lazily(each(weight=2), STYLE) == "(x for x in counted(range(1, 4), 2))"


def test_names_of_the_flow_and_lists_of_empty_cells_while_it_runs_on() -> None:
    style = Style(STYLE.naming, suspended=False, empty={MARK.address: "empty_0"})
    empty = ir.Member(Const(0), ir.Stretch(MARK))
    assert text(ir.FlowName(2, "who", PLAYER), style) == "who_2"
    assert (text(empty, style), text(ir.Not(empty), style)) == ("bool(empty_0)", "(not empty_0)")
    one = ir.Member(Const(1), ir.Stretch(MARK))
    assert text(one, style) == "(1 in S[MARK + 1:MARK + 10])" and text(empty, STYLE) == "(0 in S[MARK + 1:MARK + 10])"


# -- operations --
def said(*done: ops.Op) -> tuple[Said, ...]:
    return (Said(None, done),)  # type: ignore[arg-type]


SLOT, HEARD, NOTE, NOTED = ir.Slot(COIN, (P,)), ir.Local("heard", NUMBER), ops.Note(4, P, SUM), "C.note(4, player, n + 1)"
LISTENING = "OWNERS.get(S[PLACE + 1], 0) == player or OWNERS.get(S[PLACE + 2], 0) == player or S[PLACE + 1] in OWNERS"
CARRY = ops.CarryOut("part1", P, (N,), (), False, X, ops.Leave())
OPS: list[tuple[ops.Op, str]] = [
    (NOTE, NOTED),
    (
        ops.NotePaid(N, P, ((4, SLOT), (5, ir.Slot(HAND, (P,))))),
        "C.note(4, player, paid_from(n, COIN + player))\nC.note(5, player, paid_from(n, HAND + player))",
    ),
    (ops.Store(SLOT, SUM), "S[COIN + player] = n + 1"),
    (ops.Roll(N, 1, 6), "n = rolled(S, 1, 6)"),
    (ops.Roll(SLOT, 2, 5), "S[COIN + player] = rolled(S, 2, 5)"),
    (ops.Fail(), "raise Fail"),
    (ops.Fail(FEW), "if not (n < 3):\n    raise Fail"),
    (ops.Leave(), "return"),
    (ops.Leave(SUM), "return n + 1"),
    (ops.LeaveWith(()), "return rest"),
    (ops.LeaveWith((N, M)), "return (n, m, ) + rest"),
    (ops.Barrier(), "C.barrier()"),
    (ops.Barrier(TABLE), "if len(ROWS) > 1:\n    C.barrier()"),
    (ops.Advance(SLOT, Const(2), 0, ()), "S[COIN + player] += 2"),
    (ops.Advance(N, Const(0), 0, ()), "n += 0"),
    (ops.Advance(N, Const(2), 0, (M, Const(9))), "n = max(n, min(n + 2, m, 9))"),
    (ops.Advance(N, Const(-1), 1, ()), f"n = moved(n, -1, 1, {10**15})"),
    (ops.Advance(N, Const(-2), 1, ()), f"n = moved(n, -2, 1, {10**15})"),
    (ops.Advance(N, M, 1, (Const(9),)), f"n = moved(n, m, 1, min(9, {10**15}))"),
    (ops.Change(SLOT, SUM, 1, 0, None), "S[COIN + player] += n + 1"),
    (ops.Change(SLOT, N, 1, 0, 9), "S[COIN + player] = max(S[COIN + player], min(S[COIN + player] + n, 9))"),
    (ops.Change(SLOT, N, -1, 2, 9), "S[COIN + player] = min(S[COIN + player], max(S[COIN + player] - n, 2))"),
    (ops.Change(SLOT, ir.Held(N), 1, 0, None), "S[COIN + player] = held(S[COIN + player] + n)"),
    (ops.ChangeNamed(N, P, SUM, 1), "gain_one(S, n, player, (n + 1), BOUNDS)"),
    (ops.ChangeNamed(N, P, M, -1), "gain_one(S, n, player, -m, BOUNDS)"),
    (ops.Pay(SLOT, N, 0), "if S[COIN + player] < n:\n    raise Fail\nS[COIN + player] -= n"),
    (ops.Pay(SLOT, N, 2), "if S[COIN + player] < n + 2:\n    raise Fail\nS[COIN + player] -= n"),
    (ops.Pay(ir.Bank(M, P), N, 2), "if S[m + player] < n + FLOORS.get(m + player, 0):\n    raise Fail\nS[m + player] -= n"),
    (ops.Draw(PLACES, N, SLOT, SLOT, None), "draw(S, PLACE, n, COIN + player, COIN + player)"),
    (ops.Draw(PLACES, N, SLOT, SLOT, M), "m = draw(S, PLACE, n, COIN + player, COIN + player)"),
    (ops.DrawSome(PLACES, N, TABLE, SLOT, None), "draw_some(S, PLACE, n, ROWS, COIN + player)"),
    (ops.DrawSome(PLACES, N, TABLE, SLOT, M), "m = draw_some(S, PLACE, n, ROWS, COIN + player)"),
    (ops.Treat("add", N, M), "n += m"),
    (ops.Treat("treat", N, M), "n = treated(m, n)"),
    (ops.TreatLasting("add", N, TABLE), "n += sum(ROWS)"),
    (ops.TreatLasting("treat", N, TABLE), "n = ([n] + ROWS)[-1]"),
    (ops.Last(SLOT, N, (M,), None), "S[COIN + player] = with_one(S[COIN + player], (n, (m, )))"),
    (ops.Last(SLOT, N, (), FEW), "if (n < 3):\n    S[COIN + player] = with_one(S[COIN + player], (n, ()))"),
    (ops.OnceOnly(SLOT, None), "if S[COIN + player]:\n    return None\nS[COIN + player] = 1"),
    (ops.OnceOnly(SLOT, M), "if S[COIN + player] or not m:\n    return None\nS[COIN + player] = 1"),
    (ops.Keep(range(61, 63), N), "n = S[PLACE + 1:PLACE + 3]"),
    (ops.Forget(range(90, 92), "FRESH"), "S[90:92] = FRESH"),
    (ops.Recall(range(90, 92), N), "S[90:92] = n"),
    (ops.ForEach(X, TABLE, said(NOTE), 0), f"for x in ROWS:\n    {NOTED}"),
    (ops.ForEach(X, TABLE, (), 5), "for x in metered(ROWS, 5):\n    pass"),
    (ops.Times(SUM, said(NOTE), weight=0), f"for _ in range(n + 1):\n    {NOTED}"),
    (ops.Times(N, said(NOTE), weight=5), f"for _ in metered(range(n), 5):\n    {NOTED}"),
    (
        ops.Times(N, said(NOTE), 7, P, weight=5),
        f"for _ in counted(range(n), 5):\n    if not C.choose(7, player, (1, 0)):\n        break\n    {NOTED}",
    ),
    (
        ops.Repeat(said(NOTE), FEW, 5),
        f"for _ in counted(LOOPS, 5):\n    {NOTED}\n    if n < 3:\n        break\nelse:\n    raise TooLong",
    ),
    (ops.If((), said(NOTE)), NOTED),
    (ops.If(((FEW, ()), (M, said(NOTE)))), f"if n < 3:\n    pass\nelif m:\n    {NOTED}"),
    (ops.If(((FEW, ()),), said(NOTE)), f"if n < 3:\n    pass\nelse:\n    {NOTED}"),
    (
        ops.If(((ir.LineListed(LINES, D, 1, C, ir.Compare("=", C, N), M), said(NOTE)),)),
        f"for c_0, in LINES[d]:\n    if (c_0 == n) and m:\n        {NOTED}\n        break",
    ),
    (
        ops.If(((ir.LineListed(LINES, D, 2, C, ir.Compare("=", C, N), M), said(ops.Leave())),)),
        "for c_0, c_1 in LINES[d]:\n    if (c_0 == n) and (c_1 == n) and m:\n        return",
    ),
    (
        ops.If(((ir.LineThrough(TABLE, D, Const(4), C, FEW, M), ()),)),
        "for c_ahead, c_behind in ROWS[d]:\n    c_run = 1\n    for c in c_ahead:\n        if not (n < 3):\n            break\n"
        "        c_run += 1\n    for c in c_behind:\n        if not (n < 3):\n            break\n        c_run += 1\n"
        "    if c_run >= 4 and m:\n        break",
    ),
    (CARRY, "part1(S, C, player, n)"),
    (ops.CarryOut("part1", P, (), (N, M), False, X, ops.Leave()), "n, m, = part1(S, C, player)"),
    (ops.CarryOut("part1", P, (), (), True, X, ops.Leave()), "x = part1(S, C, player)\nif x is None:\n    return"),
    (ops.CarryOut("part1", P, (), (N,), True, X, ops.Leave(M)), "x = part1(S, C, player)\nif x is None:\n    return m\nn, = x"),
    (
        ops.Let(N, ir.Pick("first", each(FEW, M))),
        "for x in range(1, 4):\n    if (n < 3) and m:\n        n = x\n        break\nelse:\n    raise Fail",
    ),
    (ops.Let(N, ir.Pick("first", each())), "n = first((x for x in range(1, 4)))"),
    (ops.Let(N, ir.Pick("first", each(M, value=SUM))), "n = first((n + 1 for x in range(1, 4) if m))"),
    (ops.Hear(HEARD, P, "before", (N,), (N,)), "if heard:\n    n, = hear(S, C, player, heard, 'before', (n, ))"),
    (ops.Hear(HEARD, P, "after", ()), "if heard:\n    hear(S, C, player, heard, 'after', ())"),
    (
        ops.Hear("FEW", P, "after", ()),
        f"hear(S, C, player, (listening(S, player, PLAYERS, FEW) if {LISTENING} else ()), 'after', ())",
    ),
    (ops.Listen(HEARD, P, "MANY"), "heard = listening(S, player, PLAYERS, MANY)"),
    (ops.Listen(HEARD, P, "RULE"), "heard = listening(S, player, PLAYERS, RULE)"),
    (ops.Instead(HEARD, P, (N,), (), said(NOTE)), f"if not replaced(S, C, player, heard, (n, )):\n    {NOTED}"),
    (ops.Instead(HEARD, P, (), said(NOTE), ()), f"if replaced(S, C, player, heard, ()):\n    {NOTED}"),
    (ops.EachHolder(N, M, (), "", said(NOTE)), f"n, m = player, 0\n{NOTED}"),
    (ops.EachHolder(N, M, ((61, 4),), "OWNERS", said(NOTE)), f"n, m = OWNERS.get(S[PLACE + 1], 0), 4\nif n:\n    {NOTED}"),
    (
        ops.EachHolder(N, M, ((61, 4), (62, 5)), "OWNERS", said(NOTE)),
        f"for n, m in holders(S, ((61, 4), (62, 5)), OWNERS):\n    {NOTED}",
    ),
    (
        ops.Watched(M, SLOT, P, (NOTE,), (ops.Reaction(Const(6), "MANY", (N,)),)),
        f"m = S[COIN + player]\n{NOTED}\nif m < 6 <= S[COIN + player]:\n"
        "    hear(S, C, player, listening(S, player, PLAYERS, MANY), 'in', (n, ))",
    ),
    (
        ops.Window(6, P, "MANY", ("FEW", ""), (N,), (N,), (ir.Slot(HAND, (P,)),)),
        "if not CARDS_MANY.isdisjoint(S[HAND + player]):\n"
        "    n, = play_window(S, C, 6, player, MANY, (n, ), PLAYERS, (FEW, NOBODY, ))",
    ),
    (ops.Window(5, P, "MANY", (), (), (), ()), "play_window(S, C, 5, player, MANY, (), PLAYERS, (), (NOW, USING, SETTLED))"),
    (ops.ChooseSome(N, 7, P, TABLE, M, False), "n = choose_some(C, 7, player, ROWS, m)"),
    (ops.ChooseSome(N, 7, P, TABLE, M, True), "n = choose_some(C, 7, player, ROWS, m, True)"),
    (
        ops.ChooseSome(N, 7, P, TABLE, M, True, ops.Differing(X, FEW)),
        "n = choose_different(C, 7, player, ROWS, m, True, lambda x: (n < 3))",
    ),
    (ops.Decide(N, TABLE, key(), None, False, True), "n = drawn(S, ROWS, lambda x: ())"),
    (ops.Decide(N, TABLE, key(), None, False, False), "n = first_best(S, ROWS, lambda x: ())"),
    (ops.Decide(N, TABLE, key(), M, True, False), "n = best_some(S, ROWS, lambda x: (), m, True, False)"),
    (
        ops.Decide(N, TABLE, key(), M, False, True, ops.Differing(X, X)),
        "n = best_some(S, ROWS, lambda x: (), m, False, True, lambda x: x)",
    ),
]


@pytest.mark.parametrize(("op", "wanted"), OPS, ids=[wanted.split("\n")[0] for _, wanted in OPS])
def test_what_an_operation_becomes(op: ops.Op, wanted: str) -> None:
    out = Source()
    write(op, out, STYLE)
    assert out.text() == wanted + "\n"


# -- names --
def test_names_that_would_clash_are_kept_apart() -> None:
    naming = name_as_used({"COIN": 1, "HAND": 2, "HAND_": 3})
    assert [naming.of(region.address) for region in (COIN, HAND, CUBE, COIN)] == ["COIN_", "HAND__", "CUBE", "COIN_"]
    assert naming.place(61) == "61" and naming.memory(range(61, 63)) == "61:63"


def test_names_of_a_function_are_numbered_from_one() -> None:
    x7, x9, part = ir.Local("x7", NUMBER), ir.Local("x9", NUMBER), "part5"
    block = said(ops.Let(x9, N), ops.Let(x7, x9), ops.Part(part, P, (), (), ()), ops.CarryOut(part, P, (), (), False, x7, NOTE))
    found = renumbered(Function("rule_x7", "rule", (), block, None, "x7")).block[0].ops  # type: ignore[arg-type]
    x1, x2 = ir.Local("x1", NUMBER), ir.Local("x2", NUMBER)
    assert found == (
        ops.Let(x1, N),
        ops.Let(x2, x1),
        ops.Part("part1", P, (), (), ()),
        ops.CarryOut("part1", P, (), (), False, x2, NOTE),
    )
    own = Function("rule", "rule", (), said(ops.Let(N, M)), None, "rule")  # type: ignore[arg-type]
    assert renumbered(own) is own
