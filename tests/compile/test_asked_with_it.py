"""What must hold at once behind a choice is asked for with it."""

from __future__ import annotations

from dataclasses import replace

from tests.compile.sentences import (
    COIN,
    COINS,
    FEW,
    HEARD,
    STOP,
    THREE,
    WOOD,
    YES,
    K,
    M,
    N,
    P,
    X,
    choose,
    due,
    function,
    less,
    required,
    said,
)

from rulewright.compile.improve.hoist import _said as hoisted
from rulewright.compile.improve.hoist import in_blocks, names_only
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Const
from rulewright.link import NUMBER, ListType


def test_what_must_hold_at_once_is_asked_with_the_question() -> None:
    assert hoisted(said(choose()), (required(less(K, N)),)) == said(choose(costs=(less(X, N),), hoisted=1))
    two = hoisted(said(choose()), (required(less(K)), required(less(N)), STOP, required(less(M))))
    assert two == said(choose(costs=(less(X), less(N)), hoisted=2))
    cost = ir.Compare(">=", COINS, X)
    assert hoisted(said(choose()), (due((COINS, K, 0)), required(less(K)))) == said(choose(costs=(cost,), hoisted=1))
    left = ir.Compare(">=", ir.Arith("-", COINS, Const(2)), X)
    assert hoisted(said(choose()), (required(less(K)), due((COINS, K, 2)))) == said(choose(costs=(less(X), left), hoisted=2))
    for other in (said(), said(ops.Note(1, P, N)), said(choose(), ops.Note(1, P, N))):
        assert hoisted(other, (required(less(K)),)) == other
    assert hoisted(said(choose()), (STOP, required(less(K)))) == said(choose()) == hoisted(said(choose()), ())


def test_what_there_is_to_pay_with_is_worked_out_once() -> None:
    funds = ir.Funds((ir.Source(ir.Slot(COIN, (P,))), ir.Source(ir.Slot(WOOD, (P,)))), ())
    done = hoisted(said(ops.Note(1, P, N), choose()), (due((COINS, K, 0), (funds, Const(2), 0)),)).ops
    there = ir.Local("funds701", NUMBER)
    tests = (ir.Compare(">=", COINS, X), ir.Compare(">=", there, Const(2)))
    assert done == (ops.Note(1, P, N), ops.Let(there, funds), choose(costs=tests, hoisted=1))


def test_the_price_of_a_way_is_known_with_its_goal() -> None:
    reached, fare = ir.Local("reached", ListType(NUMBER)), ir.Local("price", NUMBER)
    price = ops.Let(fare, ir.Fare(reached, K))
    assert names_only(price) and not names_only(ops.Let(fare, K)) and not names_only(ops.Note(1, P, N))
    anew = ops.Let(fare, ir.Fare(ir.Table("row", ListType(NUMBER)), K))
    assert not names_only(anew)  # the ways may have become others
    done = hoisted(said(choose(), price), (due((COINS, fare, 0)),))
    assert done == said(choose(costs=(ir.Compare(">=", COINS, ir.Fare(reached, X)),), hoisted=1), price)
    assert hoisted(said(choose(), anew), (required(FEW),)) == said(choose(), anew)


def test_every_kind_of_block_is_changed() -> None:
    block, other = (said(ops.Note(1, P, N)),), (said(ops.Note(2, P, N)),)
    around: tuple[ops.Op | Function | ops.Way, ...] = (
        function("rule", *block),
        ops.Way(None, (), block),
        ops.May(1, P, block),
        ops.ForEach(X, THREE, block),
        ops.Times(N, block),
        ops.Repeat(block, YES),
        ops.Part("part1", P, (), block, ()),
        ops.EachHolder(P, X, (), "", block),
    )
    for node in around:
        assert in_blocks(node, lambda _: other) == replace(node, block=other)  # type: ignore[call-arg]
    branched = ops.If(((FEW, block),), block)
    assert in_blocks(branched, lambda _: other) == ops.If(((FEW, other),), other)
    instead = ops.Instead(HEARD, P, (), block, block)
    assert in_blocks(instead, lambda _: other) == ops.Instead(HEARD, P, (), other, other)
    assert in_blocks(ops.Note(1, P, N), lambda _: other) == ops.Note(1, P, N)
