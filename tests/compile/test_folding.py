"""What is known before a game begins is worked out once: each part, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.improve.fold import _flow, folded_once
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node
from rulewright.compile.ir.ops import Said
from rulewright.compile.ir.program import FlowIf, FlowPart, FlowRepeat
from rulewright.compile.ir.values import Const
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType

N, M, P = ir.Local("n", NUMBER), ir.Local("m", NUMBER), ir.Local("p", PLAYER)
PERHAPS = ir.Local("q", PLAYER, nothing=True)
YES, NO = Const(True, YES_NO), Const(False, YES_NO)
ASKED = ir.Compare("<", N, M)
TABLES: Mapping[str, Any] = {"row": (4, 5, 6), "some": {1: 7, (1, 2): 8}, "lists": ((1,), (2,))}
DRAFT: Any = SimpleNamespace(tables=TABLES, functions={}, layout=SimpleNamespace(seats=("", "", "bot")))
SAME = None


def both(op: Any, left: ir.Value, right: ir.Value) -> ir.Both:
    return ir.Both(op, left, right)


def gathered(*tests: ir.Value, value: ir.Value = N, items: ir.Value | None = None) -> ir.Gather:
    return ir.Gather(N, items or ir.Things(3, NUMBER), tests, value)


def branch(test: ir.Value, number: int) -> tuple[ir.Value, ops.Block]:
    return test, block(number)


def block(number: int) -> ops.Block:
    return (Said(None, (ops.Leave(Const(number)),)),)  # type: ignore[arg-type]


FAILING = ir.Arith("div", N, M)  # it cannot be left out: it may fail
PLACED = ir.Apply("place_within", (P, Const(4), Const(3)), NUMBER)
PARTS: dict[str, tuple[Node, Node | None]] = {
    "a name": (N, SAME),
    "what is surely there": (ir.Sure(P), P),
    "what may be nothing": (ir.Sure(PERHAPS), SAME),
    "a sum": (ir.Arith("+", Const(4), Const(3)), Const(7)),
    "a difference": (ir.Arith("-", Const(4), Const(3)), Const(1)),
    "a product": (ir.Arith("*", Const(4), Const(3)), Const(12)),
    "a quotient": (ir.Arith("div", Const(4), Const(3)), SAME),
    "the largest product": (ir.Arith("*", Const(10**15), Const(1)), Const(10**15)),
    "a product that is too large": (ir.Arith("*", Const(-(10**15)), Const(2)), SAME),
    "nothing more": (ir.Arith("+", N, Const(0)), N),
    "nothing less": (ir.Arith("-", N, Const(0)), N),
    "one more": (ir.Arith("+", N, Const(1)), SAME),
    "less than nothing": (ir.Arith("-", Const(0), N), SAME),
    "once": (ir.Arith("*", N, Const(1)), N),
    "one of it": (ir.Arith("*", Const(1), N), N),
    "twice": (ir.Arith("*", N, Const(2)), SAME),
    "two of it": (ir.Arith("*", Const(2), N), SAME),
    "none of it": (ir.Arith("*", N, Const(0)), SAME),
    "a negative": (ir.Negate(Const(4)), Const(-4)),
    "the negative of a name": (ir.Negate(N), SAME),
    "not yes": (ir.Not(YES), NO),
    "not no": (ir.Not(NO), YES),
    "not not": (ir.Not(ir.Not(ASKED)), ASKED),
    "not not of what is no test": (ir.Not(ir.Not(P)), SAME),
    "a comparison": (ir.Compare("<", Const(3), Const(4)), YES),
    "another": (ir.Compare(">=", Const(3), Const(4)), NO),
    "the same": (ir.Compare("=", Const(3), Const(3)), YES),
    "not the same": (ir.Compare("!=", Const(3), Const(3)), NO),
    "up to": (ir.Compare("<=", Const(3), Const(3)), YES),
    "more": (ir.Compare(">", Const(3), Const(3)), NO),
    "a comparison of names": (ASKED, SAME),
    "in one of some zones": (ir.Compare("!=", PLACED, Const(0)), ir.Within(Const(5), P, Const(7))),
    "in none of some zones": (ir.Compare("=", PLACED, Const(0)), ir.Not(ir.Within(Const(5), P, Const(7)))),
    "in the first of some zones": (ir.Compare("=", PLACED, Const(1)), SAME),
    "yes and": (both("and", YES, ASKED), ASKED),
    "no and": (both("and", NO, ASKED), NO),
    "yes or": (both("or", YES, ASKED), YES),
    "no or": (both("or", NO, ASKED), ASKED),
    "and yes": (both("and", ASKED, YES), ASKED),
    "and no": (both("and", ASKED, NO), NO),
    "or yes": (both("or", ASKED, YES), YES),
    "or no": (both("or", ASKED, NO), ASKED),
    "what may fail and no": (both("and", FAILING, NO), SAME),
    "what may fail or no": (both("or", FAILING, NO), FAILING),
    "each once": (ir.Distinct(ir.Things(3, NUMBER)), ir.Things(3, NUMBER)),
    "each once of a list": (ir.Distinct(ir.ListOf((N, M), NUMBER)), SAME),
    "how many there are": (ir.Count(ir.Things(3, PLAYER)), Const(3)),
    "how many are written down": (ir.Count(ir.ListOf((N, M), NUMBER)), Const(2)),
    "how many pass": (ir.Count(gathered(ASKED)), SAME),
    "the first of all": (ir.Pick("first", ir.Things(3, PLAYER)), Const(1, PLAYER)),
    "the last of all": (ir.Pick("last", ir.Things(3, PLAYER)), Const(3, PLAYER)),
    "the first of none": (ir.Pick("first", ir.Things(0, PLAYER)), SAME),
    "all as they are": (ir.Fixed(gathered()), ir.Fixed(ir.Things(3, NUMBER))),
    "those that pass as they are": (ir.Fixed(gathered(ASKED)), SAME),
    "something of all as it is": (ir.Fixed(gathered(value=M)), SAME),
    "all as they are, each paid for": (ir.Fixed(ir.Gather(N, ir.Things(3, NUMBER), (), N, 2)), SAME),
    "one": (ir.Either(N, YES, M), N),
    "the other": (ir.Either(N, NO, M), M),
    "one or the other": (ir.Either(N, ASKED, M), SAME),
    "an entry": (ir.Column("row", Const(1), NUMBER), Const(5)),
    "the first entry": (ir.Column("row", Const(0), NUMBER), Const(4)),
    "the last entry": (ir.Column("row", Const(2), NUMBER), Const(6)),
    "beyond the last": (ir.Column("row", Const(3), NUMBER), SAME),
    "before the first": (ir.Column("row", Const(-1), NUMBER), SAME),
    "an entry that is a list": (ir.Column("lists", Const(1), ListType(NUMBER)), SAME),
    "what stands there": (ir.Lookup("some", Const(1), NUMBER), Const(7)),
    "what does not": (ir.Lookup("some", Const(2), NUMBER), Const(0)),
    "a list that stands there": (ir.Lookup("some", Const(1), ListType(NUMBER)), SAME),
    "by two keys": (ir.Lookup("some", ir.Fixed(ir.ListOf((Const(1), Const(2)), NUMBER)), NUMBER), Const(8)),
    "by two others": (ir.Lookup("some", ir.Fixed(ir.ListOf((Const(2), Const(1)), NUMBER)), NUMBER), Const(0)),
    "a list by two keys": (ir.Lookup("some", ir.Fixed(ir.ListOf((Const(1), Const(2)), NUMBER)), ListType(NUMBER)), SAME),
    "whether the second seat is a bot's": (ir.Seated(Const(2, PLAYER), "bot"), YES),
    "whether the first seat is": (ir.Seated(Const(1, PLAYER), "bot"), NO),
    "whether there are any": (ir.Some(gathered(items=gathered(ASKED), value=YES)), ir.Some(gathered(ASKED, value=YES))),
    "whether one holds": (ir.Some(gathered(items=gathered(ASKED), value=ASKED)), SAME),
    "tests that all pass": (gathered(YES, ASKED, YES), gathered(ASKED)),
    "tests that nobody passes": (gathered(NO, ASKED), SAME),
    "a branch never taken": (ops.If((branch(NO, 1), branch(ASKED, 2)), block(3)), ops.If((branch(ASKED, 2),), block(3))),
    "a branch always taken": (
        ops.If((branch(ASKED, 1), branch(YES, 2), branch(M, 4)), block(3)),
        ops.If((branch(ASKED, 1),), block(2)),
    ),
    "no branch": (ops.If((branch(NO, 1),), block(3)), ops.If((), block(3))),
    "what does nothing": (Said(None, (ops.If((), ()), ops.Leave(N))), Said(None, (ops.Leave(N),))),  # type: ignore[arg-type]
    "what does something": (Said(None, (ops.If((), block(3)), ops.If((branch(ASKED, 1),), ()))), SAME),  # type: ignore[arg-type]
    "a way that is open": (ops.Way(None, (YES, ASKED), block(1)), ops.Way(None, (ASKED,), block(1))),
    "a way that may be": (ops.Way(None, (ASKED,), block(1)), SAME),
    "an offer": (ops.May(1, P, block(1), (YES,)), ops.May(1, P, block(1), ())),
}


@pytest.mark.parametrize("part", PARTS)
def test_what_becomes_of_a_part(part: str) -> None:
    node, wanted = PARTS[part]
    assert folded_once(node, DRAFT) == (node if wanted is SAME else wanted)


def source(number: int, test: ir.Value | None) -> ir.Source:
    return ir.Source(ir.Slot(number, ()), test)  # type: ignore[arg-type]


def test_what_never_may_be_paid_from_is_left_out() -> None:
    """What always may needs no test, as long as all before it need none; what is never waived is not asked for."""

    def paid(*sources: ir.Source) -> Any:
        found = folded_once(ir.Funds(sources, (NO, ASKED)), DRAFT)
        assert isinstance(found, ir.Funds) and found.waived == (ASKED,)
        return found.sources

    assert paid(source(1, None), source(2, NO), source(3, YES)) == (source(1, None), source(3, None))
    assert paid(source(1, ASKED), source(2, YES)) == (source(1, ASKED), source(2, YES))
    assert paid(source(1, YES), source(2, ASKED)) == (source(1, None), source(2, ASKED))


def test_a_flow_has_no_branch_that_is_never_taken() -> None:
    step, other = SimpleNamespace(name="step"), SimpleNamespace(name="other")
    of: Any = lambda *steps: tuple(steps)  # noqa: E731
    assert _flow(of(FlowIf(None, YES, of(step), of(other)), FlowIf(None, NO, of(step), of(other)))) == (step, other)  # type: ignore[arg-type]
    inner = FlowIf(None, NO, of(step), of(other))  # type: ignore[arg-type]
    asked = FlowIf(None, ASKED, of(inner), of(inner, step))  # type: ignore[arg-type]
    assert _flow(of(asked)) == (FlowIf(None, ASKED, of(other), of(other, step)),)  # type: ignore[arg-type]
    for around in (FlowRepeat(None, of(inner), ASKED), FlowPart(None, "part", (), of(inner), ())):  # type: ignore[arg-type,call-arg]
        (found,) = _flow(of(around))
        assert found.body == (other,)  # type: ignore[union-attr]
