"""The most that parts of a program may cost, hold and amount to: counted by hand, each part of a sentence being one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright.compile.bounds import CHEAP, COVERED, GROWN, HUGE, LARGEST, LONGEST, Bounds, results
from rulewright.compile.compiling import lowered
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft
from rulewright.compile.walking import SCANNED, SHUFFLED, said_to_be
from rulewright.link import NUMBER, YES_NO, ListType, PieceType, settle

NOUNS = """\
resources: {coin: {per: player}}
variables:
  told: {}
  some: {type: list of number}
  begun: {type: list of number, start: [1, 2, 3, 4, 5, 6]}
  unset: {type: list of number}
  grown: {type: list of number}
zones: {row: {holds: card, start: all}}
boards: {grid: {shape: square, width: 5, height: 5, cells: {mark: player}}}
tables:
  price: {key: number, values: {1: 3, 2: -70}}
  plan: {key: number, type: list of number, values: {1: [1, 2, 3], 2: [1]}}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {copies: 12, worth: 4}}\n"
RULES = """\
flow game:
    do turn

winner: most coin
value unit = 1
value sums(n) = n + 2 * n
value deep(n) = sums(n) + sums(3)
value again(n) = (1 if n < 1 else 5 + again(n - 1))
value listed = [1, 2, 3]
value banded(n):
    1: 7
    else: -9
value changed(n) = 900
value long_one = sum of n for n in 1..400
value priced = price(2)
value planned = plan(2)

rule turn:
    set some to [1, 2, 3, 4]
    set some to [1]
    set begun to [1, 2]
    set grown to grown + [1]
    set told to changed(price(1)) + sums(2) + size of listed + size of plan(1)
"""


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Draft:
    found = checked(tmp_path_factory.mktemp("bounds"), RULES, NOUNS, CARDS)
    return lowered(found, 2, settle(found.rules, 2, {}))


N, M = ir.Local("n", NUMBER), ir.Local("m", NUMBER)
ONE, TEN = ir.Const(1), ir.Const(10)
SUM = ir.Arith("+", N, ONE)  # three parts
TO_TEN, TO_THOUSAND = ir.Numbers(ONE, TEN), ir.Numbers(ONE, ir.Const(1000))
LEAVE = ops.Leave(SUM)  # four parts
PLAYER = ir.Const(1)


def gathered(items: ir.Value, *tests: ir.Value, value: ir.Value = N) -> ir.Gather:
    return ir.Gather(N, items, tests, value)


def block(*done: ops.Op) -> Block:
    return tuple(Said(None, (one,)) for one in done)  # type: ignore[arg-type]


def key(part: ir.Value) -> ir.Key:
    return ir.Key(N, (("most", part),))


def called(name: str, *args: ir.Value) -> ir.Called:
    return ir.Called(name, PLAYER, args, NUMBER)


# What is looked at, what all of it costs, and what is left of that where dear things are counted as they happen.
COSTS: dict[str, tuple[Node, int, int]] = {
    "a number": (ONE, 1, 1),
    "a sum": (SUM, 3, 3),
    "a short loop": (ops.ForEach(N, TO_TEN, block(LEAVE)), 3 + 10 * 5, 3 + 10 * 5),
    "a long loop": (ops.ForEach(N, TO_THOUSAND, block(LEAVE)), 3 + 1000 * 5, 3 + 1),
    "a loop that is just not dear": (ops.ForEach(N, ir.Numbers(ONE, ir.Const(CHEAP // 5)), block(LEAVE)), 3 + CHEAP, 3 + CHEAP),
    "so many times": (ops.Times(TEN, block(LEAVE)), 1 + 10 * 5, 1 + 10 * 5),
    "a number of times": (ops.Times(N, block(LEAVE)), 1 + LONGEST * 5, 1 + 1),
    "no times": (ops.Times(ir.Const(-3), block(LEAVE)), 1, 1),
    "until something holds": (ops.Repeat(block(LEAVE), SUM), HUGE, 1),
    "one branch or the other": (ops.If(((SUM, block(LEAVE)), (ONE, block(LEAVE, LEAVE))), block(LEAVE)), 4 + 2 + 9, 4 + 2 + 9),
    "the other branch": (ops.If(((ONE, ()),), block(LEAVE, LEAVE)), 2 + 9, 2 + 9),
    "one of some ways": (
        ops.ChooseOne(N, 1, PLAYER, (ops.Way(SUM, (), block(LEAVE)), ops.Way(None, (ONE,), block(ops.Leave())))),
        3 + 1 + 5 + 2,
        3 + 1 + 5 + 2,
    ),
    "something short that is called": (called("value_sums", TEN), 7 + 2, 7 + 2),
    "what calls others": (called("value_deep"), (1 + 1 + 1 + (7 + 2) * 2) + 1, (1 + 1 + 1 + (7 + 2) * 2) + 1),
    "something that calls itself": (called("value_again"), HUGE, 1 + 1),
    "something that nobody knows": (called("value_unknown"), HUGE, 1 + 1),
    "what is done": (ops.Do("value_sums", PLAYER, (SUM,)), 7 + 4, 7 + 4),
    "one of two versions": (ops.DoVersion("value_unit", (("bot", "value_sums"),), PLAYER, ()), 7 + 2, 7 + 2),
    "what is gathered": (gathered(TO_TEN, ir.Compare("<", N, ONE)), 3 + 10 * (1 + 3 + 1), 3 + 10 * (1 + 3 + 1)),
    "what is gathered of many": (gathered(TO_THOUSAND, ir.Compare("<", N, ONE)), 3 + 1000 * 5, 1 + 3),
    "the best": (ir.Best(TO_TEN, key(SUM)), 3 + 10 * (2 * 4 + 2), 3 + 10 * (2 * 4 + 2)),
    "the best of many": (ir.Best(TO_THOUSAND, key(SUM)), 3 + 1000 * (2 * 4 + 2), 3 + 1),
    "some that differ": (
        ops.ChooseSome(N, 1, PLAYER, TO_TEN, ONE, True, ops.Differing(M, SUM)),
        3 + 1 + 10 * 3,
        3 + 1 + 10 * 3,
    ),
    "some of many that differ": (
        ops.ChooseSome(N, 1, PLAYER, TO_THOUSAND, ONE, True, ops.Differing(M, SUM)),
        3 + 1 + 1000 * 3,
        3 + 1 + 1,
    ),
    "what is carried out as it lies": (ops.Leave(SUM), 4, 4),
}


@pytest.mark.parametrize("what", COSTS)
def test_what_a_part_costs(what: str, draft: Draft) -> None:
    node, whole, rest = COSTS[what]
    bounds = Bounds(draft)
    assert (bounds.cost(node, True), bounds.cost(node, False)) == (whole, rest)


def test_what_is_asked_from_outside_is_only_known_to_count_itself(draft: Draft) -> None:
    assert Bounds(draft, outside=True).function("value_again") == CHEAP


def test_going_through_lists_costs_by_their_length(draft: Draft) -> None:
    """Lists that were made just now have been paid for; zones cost by the pieces there are, boards by their cells."""
    row = ir.Load(ir.Slot(draft.layout.zone("row"), ()), ListType(PieceType("card")))  # two parts
    through = 25 // SCANNED
    lists: dict[Node, int] = {
        ir.Member(ONE, row): 4 + through,
        ir.Member(ONE, kept(draft, "begun")): 4,
        ir.Member(ONE, TO_TEN): 5,
        ir.Pick("last", row): 3 + through,
        ir.Pick("first", row): 3,
        ir.Compare("=", row, row): 5 + 2 * through,
        ir.Compare("=", ONE, TEN): 3,
        ir.Sum(row): 3 + through,
        ir.Apply("joined", (row, row), ListType(NUMBER)): 5 + 2 * through,
        ir.Apply("reverse", (row,), ListType(NUMBER)): 3 + through,
        ir.Apply("position", (ONE,), NUMBER): 2 + through,
    }
    bounds = Bounds(draft)
    assert {node: bounds.cost(node, True) for node in lists} == lists
    shuffled = ops.Shuffle(ir.Slot(draft.layout.zone("row"), ()))
    assert bounds.cost(shuffled, True) == 2 + 12 * SHUFFLED


def kept(draft: Draft, name: str) -> ir.Value:
    return ir.Load(ir.Slot(draft.layout.variable(name), ()), ListType(NUMBER))


SIZES: dict[str, tuple[Callable[[Draft], ir.Value], int]] = {
    "things": (lambda draft: ir.Things(7, NUMBER), 7),
    "what is written down": (lambda draft: ir.ListOf((ONE, TEN), NUMBER), 2),
    "a row": (lambda draft: ir.Const((4, 5, 6), ListType(NUMBER)), 3),
    "numbers": (lambda draft: TO_TEN, 10),
    "no numbers": (lambda draft: ir.Numbers(TEN, ONE), 1),
    "numbers up to any": (lambda draft: ir.Numbers(ONE, N), LONGEST),
    "what is gathered": (lambda draft: gathered(TO_TEN, ONE), 10),
    "what is ranked": (lambda draft: ir.Rank(TO_TEN, key(N)), 10),
    "what is fixed": (lambda draft: ir.Fixed(TO_TEN), 10),
    "each once": (lambda draft: ir.Distinct(TO_TEN), 10),
    "one or the other": (lambda draft: ir.Either(TO_TEN, ONE, TO_THOUSAND), 1000),
    "the other or one": (lambda draft: ir.Either(TO_THOUSAND, ONE, TO_TEN), 1000),
    "what a value gives": (lambda draft: called("value_listed"), 3),
    "what nobody knows gives": (lambda draft: called("value_unknown"), LONGEST),
    "the pieces of a zone": (lambda draft: ir.Local("z", draft.layout.zone("row").holds), 12),
    "any list": (lambda draft: ir.Local("z", ListType(NUMBER)), LONGEST),
    "the longest it is set to": (lambda draft: kept(draft, "some"), 4),
    "what it begins with": (lambda draft: kept(draft, "begun"), 6),
    "what is never set": (lambda draft: kept(draft, "unset"), 1),
    "what grows": (lambda draft: kept(draft, "grown"), LONGEST),
    "cells beside one": (lambda draft: ir.Neighbours(ir.Table("steps", NUMBER), N, ListType(NUMBER)), COVERED),
    "all slots": (lambda draft: ir.Stretch(draft.layout.variable("told")), 1),
}


@pytest.mark.parametrize("what", SIZES)
def test_how_many_a_list_may_hold(what: str, draft: Draft) -> None:
    made, most = SIZES[what]
    assert Bounds(draft).size(made(draft)) == most


NUMBERS: dict[str, tuple[ir.Value, int]] = {
    "a number": (ir.Const(-9), 9),
    "yes": (ir.Const(True, YES_NO), 1),
    "a sum": (ir.Arith("+", TEN, ir.Const(-5)), 15),
    "a difference": (ir.Arith("-", TEN, ir.Const(5)), 15),
    "a product": (ir.Arith("*", TEN, ir.Const(-5)), 50),
    "a product of very large ones": (ir.Arith("*", ir.Const(GROWN * GROWN), TEN), GROWN * GROWN),
    "a quotient": (ir.Arith("div", ir.Const(70), ir.Const(2)), 70),
    "a remainder": (ir.Arith("mod", ir.Const(70), ir.Const(6)), 6),
    "the negative": (ir.Negate(TEN), 10),
    "one or the other": (ir.Either(TEN, ONE, ONE), 10),
    "the other or one": (ir.Either(ONE, ONE, TEN), 10),
    "a sum of a few": (ir.Sum(gathered(TO_TEN, value=ir.Const(7))), 70),
    "a sum of any": (ir.Sum(TO_TEN), 10 * LARGEST),
    "the highest": (ir.Extreme("highest", gathered(TO_TEN, value=ir.Const(7))), 7),
    "the largest": (ir.Apply("max", (ONE, ir.Const(-7), TEN), NUMBER), 10),
    "what a value gives": (called("value_unit"), 1),
    "what one of two gives": (called("value_banded"), 9),
    "what one that calls itself gives": (called("value_again"), GROWN + 5),
    "what nobody knows": (called("value_unknown"), LARGEST),
    "what a table says": (called("value_priced"), 70),
    "a count": (ir.Count(TO_TEN), HUGE),
    "a comparison": (ir.Compare("=", TEN, TEN), 1),
    "any number": (N, LARGEST),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_how_large_a_number_may_be(what: str, draft: Draft) -> None:
    value, most = NUMBERS[what]
    assert Bounds(draft).number(value) == most


def test_what_a_value_may_give(draft: Draft) -> None:
    """All that it says anywhere; of one that modifiers have changed nothing is known."""
    given = {value.value for value in results(draft.functions["value_unit"]) if isinstance(value, ir.Const)}
    assert given == {1} and results(None) == []
    function = replace(draft.functions["value_unit"], block=block(ops.Leave(ONE), ops.Leave(ir.Local("result", NUMBER))))
    assert results(function) == [] and len(results(replace(function, block=block(ops.Leave(ONE), ops.Leave(TEN))))) == 2


def test_names_that_are_said_to_be_one_thing_only(draft: Draft) -> None:
    """What is bound by `let` alone is what it was let be; a name that a loop or a parameter gives, too, may be anything."""
    let, other = ops.Let(N, TEN), ops.Let(M, TO_TEN)
    assert said_to_be(draft, [let, other, ops.Let(N, ONE)]) == {"n": [TEN, ONE], "m": [TO_TEN]}
    assert said_to_be(draft, [let, other, ops.ForEach(N, TO_TEN, ())]) == {"m": [TO_TEN]}
    assert said_to_be(draft, [ops.Let(ir.Local("my_n", NUMBER), ONE)]) == {}


def test_the_largest_zone_or_board(draft: Draft, tmp_path: Path) -> None:
    assert Bounds(draft).largest == 25
    found = checked(tmp_path, "flow game: do turn\nwinner: most coin\nrule turn: skip\n", "resources: {coin: {per: player}}\n")
    assert Bounds(lowered(found, 2, settle(found.rules, 2, {}))).largest == 20
