"""What listening, moving, ways and lines may cost at most, and how long lists of tables are: counted by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.bounds import COVERED, HUGE, LARGEST, LONGEST, Bounds
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Ear, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO, BoardType, CellType, ListType
from rulewright.state import BoardAt, LocationsOf, Region, VariableAt

N, M, P = ir.Local("n", NUMBER), ir.Local("m", NUMBER), ir.Local("player", PLAYER)
LAND, C = CellType("land"), ir.Local("c", CellType("land"))
ONE, SUM = Const(1), ir.Arith("+", N, Const(1))  # one part, and three
TO_TEN, TO_THOUSAND = ir.Numbers(ONE, Const(10)), ir.Numbers(ONE, Const(1000))  # three parts
LEAVE = ops.Leave(SUM)  # four
SLOT = ir.Slot(Region(VariableAt("coin"), 10, (PLAYER,), (2,), NUMBER), (P,))  # two
PLACES = Region(LocationsOf("card"), 61, (NUMBER,), (12,), NUMBER)
BOARD = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (), (), BoardType("land")), ()), BoardType("land"))
TABLE, LISTS = ir.Table("ROWS", ListType(NUMBER)), ir.Table("LISTS", ListType(ListType(NUMBER)))


def block(*done: ops.Op) -> Block:
    return tuple(Said(None, (one,)) for one in done)  # type: ignore[arg-type]


def function(name: str, *done: ops.Op) -> Function:
    return Function(name, "rule", (), block(*done), None, name)  # type: ignore[arg-type]


LIES = ops.Lying(TABLE, TABLE, ir.Local("below", ListType(LAND)), ONE, ONE)
DRAWN = ops.Choose(N, 1, P, ir.Gather(N, TO_TEN, (), N), sampler=ops.Sampler(TO_TEN, LIES))
FUNCTIONS = (
    function("short", ops.Leave(ONE)),
    function("long", LEAVE),
    function("names", ops.Let(ir.Local("let", ListType(NUMBER)), TO_TEN), DRAWN),
)


@pytest.fixture
def bounds() -> Bounds:
    """Forty cells, and twelve cards that cover two cells each; two of them listen in four zones."""
    card = SimpleNamespace(name="card", shapes={"one": ((0, 0),), "two": ((0, 0), (1, 0))})
    draft: Any = SimpleNamespace(
        functions={one.name: one for one in FUNCTIONS},
        effects_of={"printed": ("", "short", "long", "long"), "blank": ("",)},
        ears={"EARS": (Ear("on_1", "after", "you", ((61, 1), (62, 2)), "OWNERS"), Ear("on_2", "after", "you", None, ""))},
        tables={
            "OWNERS": {1: 1, 2: 2, 3: 1, 4: 2},
            "RAYS": ((), (((2, 3), ()),), (((3,), (1, 4)), ((5,), ()))),
            "LISTS": {1: (1, 2, 3), 2: (4,)},
            "ROWS": (0, 7, -9),
        },
        layout=SimpleNamespace(geometry={"land": SimpleNamespace(size=40)}, piece_ids={"card": ["card"] * 12}),
        checked=SimpleNamespace(rules=SimpleNamespace(pieces={"card": card})),
    )
    return Bounds(draft)


def reach(test: Value | None) -> ir.Reach:
    return ir.Reach(C, C, C, M, TABLE, SUM, ONE, test)


HEARD = 10 + (4 + 2 * 4) // 8  # to ask for those who listen, and to look through the zones and at each card in them
PART = ops.Part("part1", P, (), block(LEAVE, LEAVE), ())
LINE = ir.LineThrough(ir.Table("RAYS", LISTS.type), N, ONE, C, SUM, ONE)
# What is looked at, what all of it costs, and what is left of that where dear things are counted as they happen.
COSTS: dict[str, tuple[Node, int, int]] = {
    "what is printed": (ops.Do("printed", P, ()), 1 + (4 + 1) + 1, 1 + (4 + 1) + 1),
    "what is not": (ops.Do("blank", P, ()), 1 + 1 + 1, 1 + 1 + 1),
    "in any order": (ops.AnyOrder(1, P, (PART, PART), (), (), None), HUGE, 1 + 2 * 9),
    "a part": (PART, 1, 1),
    "a part that is carried out": (ops.CarryOut("part1", P, (N,), (), False, M, ops.Leave()), HUGE, 1 + 4),
    "whether it can be": (ir.Able("part1", P, (SUM,)), HUGE, 1 + 4),
    "what would be then": (ir.After("part1", P, (), SUM), HUGE, 1 + 4),
    "for each who owns it": (ops.EachHolder(N, M, ((61, 1), (62, 2)), "OWNERS", block(LEAVE)), 2 * (5 + 3), 2 * (5 + 3)),
    "for who acts": (ops.EachHolder(N, M, (), "", block(LEAVE)), 5 + 3, 5 + 3),
    "those who hear": (ops.Hear("EARS", P, "after", (N,)), HUGE, 3 + HEARD),
    "those who were found": (ops.Hear(M, P, "after", (N,)), HUGE, 4),
    "to find them": (ops.Listen(M, P, "EARS"), 3 + HEARD, 3 + HEARD),
    "a window": (ops.Window(1, P, "EARS", (), (), (), ()), HUGE, 2 + HEARD - 10),
    "whether somebody has a card": (ir.Playable(P, "EARS"), 2 + HEARD - 10, 2 + HEARD - 10),
    "what is watched": (ops.Watched(M, SLOT, P, (LEAVE,), (ops.Reaction(ONE, "EARS", ()),)), HUGE, 1 + 10 + HEARD - 10),
    "a move": (ops.Move(PLACES, N, SLOT), 4 + 12 // 8, 4 + 12 // 8),
    "many moves": (ops.MoveAll(PLACES, TO_TEN, SLOT), 5 + 10 * (1 + 12 // 8), 5 + 10 * (1 + 12 // 8)),
    "very many moves": (ops.MoveAll(PLACES, TO_THOUSAND, SLOT), 5 + 1000 * 2, 5 + 1),
    "just as many as are cheap": (ops.MoveAll(PLACES, ir.Numbers(ONE, Const(500)), SLOT), 5 + 500 * 2, 5 + 500 * 2),
    "a line": (LINE, 8 + 4 * 3, 8 + 4 * 3),
    "ways": (reach(None), 300 + 40 * 6 * (3 + 1 + 25), 300 + 1),
    "ways to some": (reach(SUM), 300 + 40 * (6 * (3 + 1 + 25) + 3), 300 + 1),
    "groups": (ir.Groups(TO_TEN, TABLE, False), 300 + 3 + 1, 300 + 3 + 1),
    "whether somebody owns one of two": (ir.Owns(P, ((61, 1), (62, 2)), "OWNERS"), 4, 4),
    "a placed tile": (ops.Place(PLACES, N, TABLE, SLOT, "FACES"), 1 + 1 + 1 + 2 + 40 // 8, 1 + 1 + 1 + 2 + 40 // 8),
}


@pytest.mark.parametrize("what", COSTS)
def test_what_a_part_costs_at_most(what: str, bounds: Bounds) -> None:
    node, whole, rest = COSTS[what]
    assert (bounds.cost(node, True), bounds.cost(node, False)) == (whole, rest)


def test_what_it_costs_to_look_on_from_a_cell(bounds: Bounds) -> None:
    assert bounds.pace(reach(None), True) == 6 * 29 and bounds.pace(reach(SUM), True) == 6 * 29 + 3


def test_a_loop_is_dear_by_all_that_happens_in_it(bounds: Bounds) -> None:
    """Also by what is counted elsewhere."""
    inner = ir.Count(ir.Gather(M, TO_THOUSAND, (), SUM))
    assert bounds.dear(ir.Gather(N, TO_TEN, (), inner)) and bounds.dear(ir.Gather(N, TO_TEN, (inner,), N))
    assert not bounds.dear(ir.Gather(N, TO_TEN, (), SUM)) and not bounds.dear(ir.Gather(N, ir.Things(0, NUMBER), (), inner))


SIZES: dict[str, tuple[Value, int]] = {
    "a table": (TABLE, 3),
    "a row of it": (ir.Column("LISTS", N, ListType(NUMBER)), 3),
    "an entry": (ir.Lookup("LISTS", N, ListType(NUMBER)), 3),
    "the first row": (ir.Pick("first", LISTS), 3),
    "no rows in it": (ir.Column("ROWS", N, NUMBER), 1),
    "what is held": (ir.Held(TO_TEN), 10),
    "what is paid for": (ir.Metered(TO_TEN, 2), 10),
    "groups": (ir.Groups(TO_TEN, TABLE, False), 10),
    "what a name was let be": (ir.Local("let", ListType(NUMBER)), 10),
    "what lies below": (ir.Local("below", ListType(LAND)), COVERED),
    "any other name": (ir.Local("other", ListType(NUMBER)), LONGEST),
    "a board": (BOARD, 40),
    "what a spot covers": (ir.SpotCells(TABLE, N, ListType(LAND)), COVERED),
    "numbers from five to nine": (ir.Numbers(Const(5), Const(9)), 5),
}


@pytest.mark.parametrize("what", SIZES)
def test_how_long_a_list_is_at_most(what: str, bounds: Bounds) -> None:
    value, most = SIZES[what]
    assert bounds.size(value) == most and bounds.largest == 40


NUMBERS: dict[str, tuple[Value, int]] = {
    "a table of numbers": (ir.Column("ROWS", N, NUMBER), 9),
    "a table of lists": (ir.Lookup("LISTS", N, NUMBER), LARGEST),
    "what is surely there": (ir.Sure(Const(-8)), 8),
    "an amount": (ir.AtLeastZero(Const(8)), 8),
    "the distance": (ir.Apply("abs", (Const(-8),), NUMBER), 8),
    "something else built in": (ir.Apply("position", (ONE,), NUMBER), LARGEST),
    "kinds": (ir.Kinds(TO_TEN), HUGE),
    "a turn": (ir.SpotTurn(N), HUGE),
    "a level": (ir.Covered("level", BOARD, C, NUMBER), HUGE),
    "not": (ir.Not(N), 1),
    "within": (ir.Within(N, N, N), 1),
    "the highest of anything": (ir.Extreme("highest", TO_TEN), LARGEST),
    "yes": (Const(True, YES_NO), 1),
    "no number": (Const((1, 2)), 1),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_how_large_a_number_is_at_most(what: str, bounds: Bounds) -> None:
    value, most = NUMBERS[what]
    assert bounds.number(value) == most
