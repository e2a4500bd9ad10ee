"""What operations change on the way to what comes behind them, and what of a test is left to be said then."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.compile.improve.between import Between, Changes
from rulewright.compile.improve.certain import by_case, supposing, weakened
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Ear, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO
from rulewright.state import BoardAt, LocationsOf, Region, VariableAt, ZoneAt

N, M, P = ir.Local("n", NUMBER), ir.Local("m", NUMBER), ir.Local("player", PLAYER)
COIN = Region(VariableAt("coin"), 10, (PLAYER,), (2,), NUMBER)
PLACES = Region(LocationsOf("card"), 20, (), (5,), NUMBER)
HAND, LAND = (Region(at, first, (), (), NUMBER) for at, first in ((ZoneAt("hand"), 30), (BoardAt("land"), 40)))
STRANGE = Region(LocationsOf("tile"), 50, (), (5,), NUMBER)
COINS, HELD = (ir.Slot(region, index) for region, index in ((COIN, (P,)), (HAND, ())))
EARS = {
    "OWN": (Ear("on_1", "before", "you", ((22, 1), (23, 2)), "OWNERS"),),
    "RULES": (Ear("on_2", "before", "you", None, ""),),
}
YES = Const(True, YES_NO)


def said(*done: ops.Op) -> tuple[Said, ...]:
    return (Said(None, done, True),)  # type: ignore[arg-type]


def function(name: str, *done: ops.Op, found: Value | None = None) -> Function:
    sort: Any = "rule" if found is None else "value"
    return Function(name, sort, (N,), said(*done, *(() if found is None else (ops.Leave(found),))), None, name)  # type: ignore[arg-type]


PAY = ops.Pay(COINS, N, 0)
FUNCTIONS = {
    "pays": function("pays", PAY, ops.Let(M, N)),
    "ends": function("ends", PAY, ops.EndGame()),
    "again": function("again", PAY, ops.Do("again", P, ())),
    "rich": function("rich", found=ir.Load(COINS, NUMBER)),
    "poor": function("poor", found=ir.Called("poor", P, (), NUMBER)),
}
BETWEEN = Between(FUNCTIONS, EARS, {PLACES: (HAND.slots,)})
CARDS, MINE = (PLACES.slots, HAND.slots), (COIN.slots,)
CHANGES: dict[str, tuple[ops.Op, Changes | None]] = {
    "a name": (ops.Let(M, N), Changes((), (M,))),
    "a note": (ops.Note(1, P, N), Changes()),
    "what may fail": (ops.Fail(YES), Changes()),
    "a slot": (ops.Store(COINS, N), Changes(MINE)),
    "a gain": (ops.Change(COINS, N, 1, 0, None), Changes(MINE)),
    "a cost": (PAY, Changes(MINE)),
    "a cost of a good by name": (ops.Pay(ir.Bank(N, P), N, 0), None),
    "a step": (ops.Advance(COINS, N, 0, ()), Changes(MINE)),
    "a step of a name": (ops.Advance(M, N, 0, ()), None),
    "memory": (ops.Forget(range(3, 5), "FRESH"), Changes((range(3, 5),))),
    "a piece": (ops.Move(PLACES, N, HELD), Changes(CARDS)),
    "pieces": (ops.MoveAll(PLACES, ir.ListOf((), NUMBER), HELD), Changes(CARDS)),
    "a piece that may lie anywhere": (ops.Move(STRANGE, N, HELD), None),
    "a tile": (ops.Place(PLACES, N, ir.ListOf((), NUMBER), ir.Slot(LAND, ()), "FACES"), Changes((*CARDS, LAND.slots))),
    "a branch": (ops.If(((YES, said(PAY)),), said(ops.Let(M, N))), Changes(MINE, (M,))),
    "a branch that asks": (ops.If(((YES, said(PAY)),), said(ops.May(3, P, ()))), None),
    "a loop": (ops.ForEach(M, ir.Things(3, NUMBER), said(PAY, PAY)), Changes(MINE)),
    "so many times": (ops.Times(N, said(PAY)), Changes(MINE)),
    "as often as one likes": (ops.Times(N, said(PAY), site=3, player=P), None),
    "a rule, of whose names nobody knows": (ops.Do("pays", P, (N,)), Changes(MINE)),
    "a rule that ends the game": (ops.Do("ends", P, (N,)), None),
    "a rule that leads to itself": (ops.Do("again", P, (N,)), None),
    "a rule that nobody knows": (ops.Do("unknown", P, (N,)), None),
    "a rule as seats do it": (ops.DoVersion("pays", (("bot", "pays"),), P, (N,)), Changes(MINE)),
    "a rule as a seat ends the game": (ops.DoVersion("pays", (("bot", "ends"),), P, (N,)), None),
    "something new": (ops.Barrier(), None),
    "a draw": (ops.Roll(COINS, 1, 6), None),
    "a question": (ops.May(3, P, ()), None),
    "those who listen": (ops.Hear("OWN", P, "after", ()), None),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_an_operation_changes(what: str) -> None:
    done, wanted = CHANGES[what]
    assert BETWEEN.changes(done) == wanted


READS: dict[str, tuple[Value, range]] = {
    "a slot": (ir.Load(COINS, NUMBER), COIN.slots),
    "a row": (ir.Stretch(COIN), COIN.slots),
    "what is owned": (ir.Owns(P, ((22, 1), (23, 2)), "OWNERS"), range(22, 24)),
    "who owns it": (ir.OwnerOf(21, "OWNERS"), range(21, 22)),
    "who listens": (ir.Playable(P, "OWN"), range(22, 24)),
    "a value": (ir.Called("rich", P, (), NUMBER), COIN.slots),
    "nothing but itself": (ir.Called("poor", P, (), NUMBER), range(0)),
    "no state at all": (ir.Compare("<", N, Const(3)), range(0)),
}


@pytest.mark.parametrize("what", READS)
def test_what_a_value_hangs_on(what: str) -> None:
    value, wanted = READS[what]
    assert [slot for slot in range(60) if BETWEEN.reads(value, [range(slot, slot + 1)])] == list(wanted)


@pytest.mark.parametrize(
    "unsure",
    [
        ir.Peek(N, NUMBER), ir.Bank(N, P), ir.Able("pays", P), ir.After("pays", P, (), N), ir.Playable(P, "RULES"),
        ir.Apply("position", (Const(20), N), NUMBER), ir.Called("unknown", P, (), NUMBER),
    ],
)  # fmt: skip
def test_what_only_the_play_tells_may_hang_on_anything(unsure: Value) -> None:
    assert BETWEEN.reads(unsure, [range(3, 4)])


# -- what is left to say --
A, B, C, NEVER = (ir.Compare("=", ir.Local(name, NUMBER), Const(1)) for name in ("a", "b", "c", "x"))


def both(op: Any, left: Value, right: Value) -> Value:
    return ir.Both(op, left, right)


WEAKENED: list[tuple[Value, Value | None]] = [
    (A, A),
    (NEVER, None),
    (both("and", A, NEVER), A),
    (both("and", NEVER, B), B),
    (both("and", NEVER, NEVER), None),
    (both("or", A, NEVER), None),
    (both("or", A, both("and", B, NEVER)), both("or", A, B)),
    (both("or", both("and", NEVER, A), both("and", B, C)), both("or", A, both("and", B, C))),
    (ir.Not(NEVER), None),
    (ir.Either(A, B, C), ir.Either(A, B, C)),
    (ir.Either(NEVER, B, C), both("or", B, C)),
    (ir.Either(A, B, NEVER), both("or", ir.Not(B), A)),
    (ir.Either(NEVER, B, NEVER), None),
    (ir.Either(A, NEVER, C), None),
]


@pytest.mark.parametrize(("test", "left"), WEAKENED)
def test_what_must_hold_whatever_is_left_out(test: Value, left: Value | None) -> None:
    assert weakened(test, lambda part: part not in (NEVER, ir.Not(NEVER))) == left


@pytest.mark.parametrize(("test", "left"), [pair for pair in WEAKENED if pair[1] is not None])
def test_what_is_left_holds_wherever_the_whole_does(test: Value, left: Value) -> None:
    for number in range(16):
        given = {A: bool(number & 1), B: bool(number & 2), C: bool(number & 4), NEVER: bool(number & 8)}

        def holds(part: Value, given: dict[Any, bool] = given) -> bool:
            match part:
                case ir.Both(op=op, left=one, right=other):
                    return (holds(one) and holds(other)) if op == "and" else (holds(one) or holds(other))
                case ir.Either(then=then, test=asked, other=other):
                    return holds(then) if holds(asked) else holds(other)
                case ir.Not(of=of):
                    return not holds(of)
            return given[part]

        assert holds(left) or not holds(test)


def test_cases() -> None:
    assert by_case(A, None, None) is None
    assert by_case(A, None, B) == both("or", A, B) and by_case(A, B, None) == both("or", ir.Not(A), B)
    assert by_case(A, B, C) == ir.Either(B, A, C)


def test_what_is_taken_for_granted_is_asked_for_first() -> None:
    """Where it is not there the game stops by itself, so nothing is refused before."""
    asked = ir.Compare("<", ir.Sure(N), Const(3))
    assert supposing(asked) == both("or", ir.Not(N), ir.Compare("<", N, Const(3))) and supposing(A) == A
    two = both("and", asked, ir.Compare("<", ir.Sure(M), ir.Sure(N)))
    assert supposing(two) == both(
        "or",
        ir.Not(N),
        both("or", ir.Not(M), both("and", ir.Compare("<", N, Const(3)), ir.Compare("<", M, N))),
    )
    of_each = ir.Some(ir.Gather(N, ir.Things(3, NUMBER), (), asked))  # another of each, of whom nothing can be said in front
    assert supposing(of_each) == of_each
    nested = ir.Compare("<", ir.Sure(ir.Arith("+", ir.Sure(N), M)), Const(3))
    assert supposing(nested) == nested
