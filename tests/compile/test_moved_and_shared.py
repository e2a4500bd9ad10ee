"""What improvements make of single parts: asked before a loop, asked last, drawn, shared."""

from __future__ import annotations

import pytest
from tests.compile.small_parts import (
    ALL,
    ANSWERED,
    MINE,
    NONE,
    OTHERS,
    PARTED,
    TRUE,
    UNSURE,
    K,
    M,
    N,
    P,
    X,
    choose,
    each,
    everywhere,
    function,
    program,
    said,
)

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.late import _late
from rulewright.compile.improve.outside import _moved, outside
from rulewright.compile.improve.sample import _sampled
from rulewright.compile.improve.share import _said as shared
from rulewright.compile.improve.share import share
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.program import Site
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, UNKNOWN, BoardType, CellType, ListType, SpotType
from rulewright.state import BoardAt, Region, VariableAt


# -- before the loop --
def only_if(test: Value, items: Value = ALL) -> ir.Either:
    return ir.Either(items, test, NONE)


EITHER = ir.Both("or", OTHERS, ir.Both("and", MINE, OTHERS))
AMONG = ir.Compare("<", ir.Arith("+", N, X), Const(3))
MANY = ir.Some(ir.Gather(N, ALL, (AMONG, AMONG), AMONG))


OUTSIDE: dict[str, tuple[Node, Node]] = {
    "what a list asks of others": (each(MINE, OTHERS), each(MINE, items=only_if(OTHERS))),
    "what a list asks of its own": (each(MINE), each(MINE)),
    "whether there is one": (ir.Some(each(MINE, value=OTHERS)), ir.Some(each(value=MINE, items=only_if(OTHERS)))),
    "whether there is one, tested by others": (
        ir.Some(each(OTHERS, MINE, value=MINE)),
        ir.Some(each(MINE, value=MINE, items=only_if(OTHERS))),
    ),
    "whether there is one that passes two tests": (
        ir.Some(each(MINE, OTHERS, value=UNSURE)),
        ir.Some(each(MINE, value=UNSURE, items=only_if(OTHERS))),
    ),
    "whether there is one, if others": (ir.Some(each(value=OTHERS)), ir.Some(each(value=OTHERS))),
    "two things that have nothing to do with it": (
        ir.Some(each(OTHERS, value=ir.Both("and", MINE, OTHERS))),
        ir.Some(each(value=MINE, items=only_if(OTHERS, only_if(OTHERS)))),
    ),
    "what every one has": (ir.Every(each(value=OTHERS)), ir.Every(each(value=OTHERS))),
    "inside of another": (
        ir.Count(each(ir.Some(each(MINE, value=OTHERS)))),
        ir.Count(each(items=only_if(ir.Some(each(value=MINE, items=only_if(OTHERS)))))),
    ),
    "a choice": (choose(MINE, OTHERS), choose(MINE, items=only_if(OTHERS))),
    "what a choice costs": (choose(costs=(OTHERS, MINE)), choose(items=only_if(OTHERS), costs=(MINE,))),
    "what a choice costs that a seat answers": (
        choose(costs=(OTHERS,), answers=ANSWERED),
        choose(costs=(OTHERS,), answers=ANSWERED),
    ),
    "what is foreseen of a choice": (choose(soon=(OTHERS, MINE)), choose(soon=(MINE,), needs=(OTHERS,))),
    "what is foreseen, all of it the same for all": (choose(soon=(OTHERS,)), choose(needs=(OTHERS,))),
    "what is foreseen of each": (choose(soon=(MINE,)), choose(soon=(MINE,))),
    "what is foreseen of a short test": (choose(soon=(EITHER,)), choose(soon=(EITHER,))),
    "what is foreseen of a long test": (
        choose(soon=(ir.Both("and", ir.Both("or", OTHERS, ir.Both("and", MANY, OTHERS)), MINE),)),
        choose(soon=(ir.Both("or", OTHERS, ir.Both("and", MANY, OTHERS)), MINE), needs=(ir.Both("or", OTHERS, OTHERS),)),
    ),
    "what is foreseen behind what may fail": (choose(UNSURE, soon=(OTHERS,)), choose(UNSURE, soon=(OTHERS,))),
    "what is foreseen of a choice in parts": (choose(soon=(OTHERS,), parts=PARTED), choose(soon=(OTHERS,), parts=PARTED)),
    "what is foreseen of what a seat answers": (
        choose(soon=(OTHERS,), answers=ANSWERED),
        choose(soon=(OTHERS,), answers=ANSWERED),
    ),
    "a draw": (
        choose(OTHERS, costs=(OTHERS,), sampler=ops.Sampler(ALL)),
        choose(OTHERS, costs=(OTHERS,), sampler=ops.Sampler(ALL)),
    ),
    "inside of what is drawn": (
        choose(ir.Some(ir.Gather(M, ALL, (), ir.Both("and", MINE, OTHERS))), sampler=ops.Sampler(each(OTHERS))),
        choose(ir.Some(ir.Gather(M, ir.Either(ALL, MINE, NONE), (), OTHERS)), sampler=ops.Sampler(each(items=only_if(OTHERS)))),
    ),
    "inside of what it costs": (
        choose(costs=(ir.Some(ir.Gather(M, ALL, (), ir.Both("and", MINE, OTHERS))),)),
        choose(costs=(ir.Some(ir.Gather(M, ir.Either(ALL, MINE, NONE), (), OTHERS)),)),
    ),
}


@pytest.mark.parametrize("what", OUTSIDE)
def test_what_has_nothing_to_do_with_the_items_is_asked_before_them(what: str) -> None:
    before, after = OUTSIDE[what]
    assert _moved(before, {}) == after


def test_it_is_asked_before_them_everywhere() -> None:
    assert everywhere(outside, ir.Count(each(OTHERS))) == [ir.Count(each(items=only_if(OTHERS)))] * 3


# -- what is dear comes last --
DEAR = ir.Some(ir.Gather(M, ALL, (), ir.Compare("<", M, X)))
UNSURE_AND_DEAR = ir.Some(ir.Gather(M, ALL, (), UNSURE))


def lately(node: ops.Choose) -> Node:
    return _late(node, Bounds(program()))


def test_dear_tests_of_a_choice_come_last() -> None:
    assert lately(choose(DEAR, MINE)) == choose(MINE, soon=(DEAR,), dear=1)
    assert lately(choose(ir.Both("and", DEAR, MINE), costs=(OTHERS, DEAR), soon=(TRUE,))) == choose(
        MINE, OTHERS, soon=(DEAR, DEAR, TRUE), dear=2
    )
    assert lately(choose(UNSURE, DEAR)) == choose(UNSURE, soon=(DEAR,), dear=1)
    assert lately(choose(DEAR, UNSURE)) == choose(soon=(DEAR, UNSURE), dear=2)  # what may fail is asked after what it followed
    assert lately(choose(UNSURE_AND_DEAR, MINE)) == choose(soon=(UNSURE_AND_DEAR, MINE), dear=2)
    assert lately(choose(DEAR, UNSURE_AND_DEAR, MINE)) == choose(soon=(DEAR, UNSURE_AND_DEAR, MINE), dear=3)
    assert lately(choose(DEAR, items=ir.Things(8, NUMBER))) == choose(items=ir.Things(8, NUMBER), soon=(DEAR,), dear=1)
    for left in (
        choose(MINE, OTHERS, costs=(MINE,)),
        choose(DEAR, items=ir.Things(7, NUMBER)),
        choose(DEAR, value=M),
        choose(DEAR, value=Const(1)),
        choose(DEAR, sampler=ops.Sampler(ALL)),
        choose(DEAR, answers=ANSWERED),
        choose(DEAR, parts=PARTED),
    ):
        assert lately(left) == left


# -- drawn from long lists --
LAND, LISTED = CellType("land"), ListType(SpotType("land"))
SPOT = ir.Local("s", SpotType("land"))
BOARD = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (), (), BoardType("land")), ()), BoardType("land"))
COINS = ir.Load(ir.Slot(Region(VariableAt("coin"), 5, (), (), NUMBER), ()), NUMBER)
FOOTPRINTS, BESIDE = ir.Table("FOOTPRINTS", ListType(LAND)), ir.Table("BESIDE", ListType(LAND))
UNDER, AROUND = (ir.SpotCells(table, SPOT, ListType(LAND)) for table in (FOOTPRINTS, BESIDE))
SPOTS = ir.Spots(BOARD, FOOTPRINTS, N, LISTED)


def test_what_is_drawn_from_a_long_list() -> None:
    of_map, others = ir.Column("SPOTS", N, LISTED), ir.Column("NEAR", N, ListType(LAND))
    for long in (choose(items=SPOTS), choose(MINE, items=SPOTS), choose(MINE, items=of_map)):
        assert _sampled(long) == ops.Choose(K, 7, P, long.candidates, sampler=ops.Sampler(long.candidates.items))
    for short in (
        choose(items=of_map),
        choose(MINE, items=of_map, value=Const(1)),
        choose(MINE, items=others),
        choose(MINE),
        choose(MINE, items=SPOTS, answers=ANSWERED),
        ops.Note(1, P, N),
    ):
        assert _sampled(short) == short


# -- shared by tests --
def laid(*tests: Value, costs: tuple[Value, ...] = (), board: Value = BOARD, sampled: bool = True) -> ops.Choose:
    drawn = ops.Sampler(ir.Spots(board, FOOTPRINTS, N, LISTED))  # type: ignore[arg-type]
    of = ir.Gather(SPOT, SPOTS, tests, SPOT)
    return ops.Choose(K, 7, P, of, costs=costs, sampler=drawn if sampled else None)


def test_what_tests_ask_for_again_and_again_is_worked_out_once() -> None:
    board, cells, first = ir.Local("board7_0", BOARD.type), ir.Local("cells7_0", ListType(LAND)), ops.Note(1, P, N)

    def level(load: Value = BOARD, under: Value = UNDER) -> Value:
        return ir.Compare("<", ir.SpotLevel(load, under), Const(3))  # type: ignore[arg-type]

    several = ir.Member(ir.SpotCell(SPOT, LAND), UNDER)
    known = ir.Member(ir.SpotCell(SPOT, LAND), cells)
    let = ops.Let(board, BOARD)
    given = ir.Shared(cells, UNDER)
    assert shared(said(first, laid(level())), set()) == said(first, let, laid(level(board), board=board))
    both = shared(said(laid(level(), several)), set())
    assert both == said(let, laid(given, level(board, cells), known, board=board))
    priced = shared(said(laid(several, costs=(level(),))), set())
    assert priced == said(let, laid(given, known, costs=(level(board, cells),), board=board))
    twice = ir.Local("cells7_1", ListType(LAND))
    around = ir.Member(ir.SpotCell(SPOT, LAND), AROUND)
    assert shared(said(laid(several, around, several, around)), set()) == said(
        laid(given, ir.Shared(twice, AROUND), *(known, ir.Member(ir.SpotCell(SPOT, LAND), twice)) * 2)
    )
    for left in (laid(several, around), laid(), laid(ir.Compare("<", COINS, N)), laid(level(), several, sampled=False)):
        assert shared(said(left), set()) == said(left)
    assert shared(said(laid(level())), {7}) == said(laid(level())) and shared(said(laid(level())), {6}) != said(laid(level()))
    for other in (said(), said(laid(level()), first)):
        assert shared(other, set()) == other
    mine = ir.Load(ir.Slot(Region(BoardAt("land"), 9, (PLAYER,), (2,), BoardType("land")), (P,)), BOARD.type)
    assert shared(said(laid(level(mine))), set()) == said(ops.Let(board, mine), laid(level(board)))
    of_spot = Region(BoardAt("land"), 9, (SpotType("land"),), (2,), BoardType("land"))
    own = laid(level(ir.Load(ir.Slot(of_spot, (SPOT,)), BOARD.type)))  # another board for each spot
    assert shared(said(own), set()) == said(own)


def test_what_is_known_of_how_a_tile_lies_has_names_of_its_own() -> None:
    """It is asked of other spots than those that are tested: only the board is the same."""
    board, test = ir.Local("board7_0", BOARD.type), ir.Compare("<", ir.SpotLevel(BOARD, AROUND), Const(3))

    def lies(load: Value, under: Value) -> ops.Sampler:
        upon = ir.Compare("<", ir.SpotLevel(load, under), Const(3))  # type: ignore[arg-type]
        return ops.Sampler(SPOTS, ops.Lying(BESIDE, FOOTPRINTS, X, TRUE, upon))

    of = ir.Gather(SPOT, SPOTS, (test, test), SPOT)
    (let, found) = shared(said(ops.Choose(K, 7, P, of, sampler=lies(BOARD, AROUND))), set()).ops
    assert let == ops.Let(board, BOARD) and isinstance(found, ops.Choose) and found.sampler is not None
    assert found.sampler.lying == lies(board, AROUND).lying


def test_nothing_is_shared_where_something_may_change_in_between() -> None:
    test = ir.Compare("<", ir.SpotLevel(BOARD, UNDER), Const(3))
    for interrupted in (False, True):
        where = Site(7, "rule", "choose", "label", UNKNOWN, None, interrupted=interrupted)  # type: ignore[arg-type]
        rule = function("rule", said(laid(test)))
        assert (share(program(rule, sites=(where,))).functions["rule"] == rule) is interrupted
