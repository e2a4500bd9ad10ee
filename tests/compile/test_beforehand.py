"""What improvements ask of values: what they are under some names, whether they can fail, which names they speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rulewright.compile.improve.bare import _without as bare_of
from rulewright.compile.improve.certain import certain, conjuncts, free, result_of
from rulewright.compile.improve.outside import _split, _without
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.improve.working_out import Unknown, passes, worked_out
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Const
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType
from rulewright.state import SPOT_SHIFT

N, M, P = ir.Local("n", NUMBER), ir.Local("m", NUMBER), ir.Local("p", PLAYER)
PERHAPS = ir.Local("q", PLAYER, nothing=True)
YES, NO = Const(True, YES_NO), Const(False, YES_NO)
TABLES: Mapping[str, Any] = {"row": (4, 5, 6), "some": {1: 7}, "lists": {1: (8, 9)}}
LESS, MORE = ir.Compare("<", N, Const(3)), ir.Compare(">", N, Const(3))
ALL = ir.Things(4, NUMBER)


def gathered(*tests: ir.Value, value: ir.Value = N, items: ir.Value = ALL) -> ir.Gather:
    return ir.Gather(N, items, tests, value)


# Under n = 2 and m = 5.
WORKED_OUT: dict[str, tuple[ir.Value, Any]] = {
    "a number": (Const(4), 4),
    "a name": (N, 2),
    "a table": (ir.Table("row", NUMBER), (4, 5, 6)),
    "a row": (ir.Column("row", N, NUMBER), 6),
    "an entry": (ir.Lookup("some", Const(1), NUMBER), 7),
    "no entry": (ir.Lookup("some", N, NUMBER), 0),
    "no list": (ir.Lookup("lists", N, ListType(NUMBER)), ()),
    "not": (ir.Not(LESS), False),
    "and": (ir.Both("and", LESS, MORE), False),
    "and, the other way": (ir.Both("and", YES, LESS), True),
    "or": (ir.Both("or", LESS, MORE), True),
    "or neither": (ir.Both("or", MORE, MORE), False),
    "less": (ir.Compare("<", N, M), True),
    "more": (ir.Compare(">=", N, M), False),
    "between": (ir.Within(Const(2), N, M), True),
    "beyond": (ir.Within(Const(3), N, M), False),
    "among": (ir.Member(N, ir.ListOf((M, Const(2)), NUMBER)), True),
    "one": (ir.Either(M, LESS, N), 5),
    "the other": (ir.Either(M, MORE, N), 2),
    "a list": (ir.ListOf((N, M), NUMBER), (2, 5)),
    "all": (ir.Fixed(ALL), (1, 2, 3, 4)),
    "those that pass": (ir.Fixed(gathered(LESS)), (1, 2)),
    "something of each": (ir.Fixed(gathered(MORE, value=M)), (5,)),
    "how many": (ir.Count(gathered(LESS)), 2),
    "some": (ir.Some(gathered(value=MORE)), True),
    "every": (ir.Every(gathered(value=MORE)), False),
    "the cell of a spot": (ir.SpotCell(Const((9 << SPOT_SHIFT) + 3), NUMBER), 9),
    "both": (ir.Apply("joined", (ir.ListOf((N,), NUMBER), ir.ListOf((M,), NUMBER)), ListType(NUMBER)), (2, 5)),
}


@pytest.mark.parametrize("part", WORKED_OUT)
def test_what_a_value_is_under_some_names(part: str) -> None:
    value, wanted = WORKED_OUT[part]
    assert worked_out(value, {"n": 2, "m": 5}, TABLES) == wanted


@pytest.mark.parametrize(
    "value", [ir.Column("row", Const(3), NUMBER), ir.Column("row", Const(-1), NUMBER), ir.Arith("div", N, M)]
)
def test_what_cannot_be_worked_out(value: ir.Value) -> None:
    with pytest.raises(Unknown):
        worked_out(value, {"n": 2, "m": 5}, TABLES)


def test_all_tests_must_pass() -> None:
    assert passes((LESS, YES), {"n": 2}, TABLES) and not passes((LESS, MORE), {"n": 2}, TABLES) and passes((), {}, TABLES)


def function(name: str, *values: ir.Value, sort: str = "value") -> Function:
    block = tuple(Said(None, (ops.Leave(value),)) for value in values)  # type: ignore[arg-type]
    return Function(name, sort, (), block, None, name)  # type: ignore[arg-type]


FUNCTIONS = {
    "calm": function("calm", LESS),
    "failing": function("failing", ir.Arith("div", N, M)),
    "again": function("again", ir.Called("again", P, (), NUMBER)),
    "through": function("through", ir.Called("failing", P, (), NUMBER)),
    "rule": function("rule", LESS, sort="rule"),
}


def called(name: str) -> ir.Called:
    return ir.Called(name, P, (N,), NUMBER)


CERTAIN: dict[str, tuple[ir.Value, bool]] = {
    "a sum": (ir.Arith("+", N, M), True),
    "a difference": (ir.Arith("-", N, M), True),
    "a product": (ir.Arith("*", N, M), False),  # it may become too large
    "half": (ir.Arith("div", N, Const(2)), True),
    "a remainder": (ir.Arith("mod", N, Const(2)), True),
    "a third": (ir.Arith("div", N, Const(3)), True),
    "divided by zero": (ir.Arith("div", N, Const(0)), False),
    "a quotient": (ir.Arith("div", N, M), False),
    "the larger": (ir.Apply("max", (N, M), NUMBER), True),
    "lists joined": (ir.Apply("joined", (N, M), NUMBER), False),
    "a few numbers": (ir.Count(ir.Numbers(Const(1), Const(9))), True),
    "many numbers": (ir.Count(ir.Numbers(Const(1), Const(999))), False),
    "numbers up to any": (ir.Count(ir.Numbers(Const(1), N)), False),
    "the first of some": (ir.Pick("first", ALL), False),
    "a comparison": (LESS, True),
    "a value": (called("calm"), True),
    "a value that fails": (called("failing"), False),
    "a value that asks one that fails": (called("through"), False),
    "a rule": (called("rule"), False),
    "what nobody knows": (called("unknown"), False),
    "inside": (ir.Both("and", LESS, ir.Compare("<", ir.Arith("div", N, M), N)), False),
}


@pytest.mark.parametrize("part", CERTAIN)
def test_whether_a_value_may_fail(part: str) -> None:
    value, wanted = CERTAIN[part]
    assert certain(value, FUNCTIONS) == wanted


def test_tests_are_taken_apart() -> None:
    either = ir.Both("or", LESS, MORE)
    assert list(conjuncts((ir.Both("and", LESS, ir.Both("and", either, MORE)), YES))) == [LESS, either, MORE, YES]


def test_names_that_are_asked_for() -> None:
    assert free(gathered(LESS, value=M)) == {"m"} and free(ir.Arith("+", N, M)) == {"n", "m"} and free(Const(1)) == frozenset()
    assert free(ir.Both("and", LESS, ir.Some(gathered(value=LESS)))) == {"n"}


def test_what_a_value_is_that_is_said_at_once() -> None:
    assert result_of(FUNCTIONS["calm"]) == LESS
    assert result_of(None) is result_of(FUNCTIONS["rule"]) is result_of(function("two", LESS, MORE)) is None


def test_others_are_put_in_for_names() -> None:
    """What is known to be there then need not be made sure of."""
    assert substituted(ir.Arith("+", N, M), {"n": Const(4)}) == ir.Arith("+", Const(4), M)
    assert substituted(ir.Sure(PERHAPS), {"q": P}) == P and substituted(ir.Sure(PERHAPS), {"p": P}) == ir.Sure(PERHAPS)


def test_whether_a_name_is_mentioned() -> None:
    assert mentions(N, "n") and not mentions(N, "m") and mentions(ir.Arith("+", M, ir.Negate(N)), "n")
    assert not mentions(ir.Arith("+", M, Const(1)), "n") and not mentions(Const(1), "n")


OTHER, MAY_FAIL = ir.Compare("<", M, Const(3)), ir.Compare("<", ir.Arith("div", M, N), M)


def test_tests_that_do_not_ask_about_the_items_are_made_before_them() -> None:
    """But not behind one that may fail, and a constant is no question."""
    items = gathered()

    def split(*tests: ir.Value) -> tuple[tuple[ir.Value, ...], list[ir.Value]]:
        return _split(tests, items, {})

    assert split(LESS, OTHER) == split(OTHER, LESS) == split(ir.Both("and", LESS, OTHER)) == ((LESS,), [OTHER])
    assert split(OTHER, MAY_FAIL, OTHER) == ((MAY_FAIL, OTHER), [OTHER])
    assert split(MAY_FAIL, OTHER) == ((MAY_FAIL, OTHER), []) and split(YES) == ((YES,), []) and split() == ((), [])
    nothing = ir.ListOf((), NUMBER)
    assert _without(items, [OTHER, YES]).items == ir.Either(ir.Either(ALL, YES, nothing), OTHER, nothing)


def test_notes_that_nobody_reads_are_left_out() -> None:
    """Those of some counters stay, and so does all that is done."""
    note, other, done = ops.Note(0, P, N), ops.Note(1, P, N), ops.Leave(N)
    inside = ops.If(((LESS, (Said(None, (note,)),)),))  # type: ignore[arg-type]
    asked = ops.If(((LESS, (Said(None, (note, done)),)),))  # type: ignore[arg-type]
    paid = ops.NotePaid(N, P, ((0, N), (1, N)))  # type: ignore[arg-type]

    def left(*written: Any, kept: frozenset[int] = frozenset()) -> Any:
        return bare_of(Said(None, written), kept).ops  # type: ignore[arg-type,attr-defined]

    assert left(note, done, other) == (done,) and left(note, done, other, kept=frozenset({0})) == (note, done)
    assert left(inside, done) == (done,) and left(inside, done, kept=frozenset({0})) == (inside, done)
    assert left(asked) == (ops.If(((LESS, (Said(None, (done,)),)),)),)  # type: ignore[arg-type]
    assert left(paid) == () and left(paid, kept=frozenset({1})) == (ops.NotePaid(N, P, ((1, N),)),)  # type: ignore[arg-type]
