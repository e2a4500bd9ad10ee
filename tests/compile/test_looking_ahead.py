"""What can be said beforehand about a row of sentences: each kind of sentence, and the tests that are made of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.compile.sentences import (
    ALL,
    ANSWERED,
    CALM,
    CHANGE,
    COIN,
    COINS,
    DOING,
    FEW,
    FUNCTIONS,
    GOES_ON,
    HEARD,
    LASTS,
    LONG,
    MEMORY,
    NEXT,
    NO,
    ONE,
    OWNED,
    OWNING,
    PARTED,
    SPOTS,
    STOP,
    THREE,
    TWO,
    UNSURE,
    WHOLE,
    WOODS,
    YES,
    K,
    M,
    N,
    P,
    X,
    ahead,
    at,
    both,
    branches,
    choose,
    due,
    function,
    less,
    named,
    one_of,
    picked,
    required,
    said,
    some,
    way,
)

from rulewright.compile.improve.coming import DEEP, coming
from rulewright.compile.improve.foresee import _said, _ways, foresee
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO

COMING: dict[str, tuple[Block, tuple[Value, ...]]] = {
    "nothing": ((), ()),
    "what is required": ((required(FEW),), (FEW,)),
    "one after another": ((required(FEW), required(less(M))), (FEW, less(M))),
    "names in between": ((named(M, NEXT), named(K, M), required(less(K))), (less(NEXT),)),
    "a name that is said again": ((named(M, NEXT), named(M, ir.Negate(M)), required(less(M))), (less(ir.Negate(NEXT)),)),
    "a cost": ((due((COINS, N, 0)), required(FEW), required(less(COINS))), (ir.Compare(">=", COINS, N), FEW)),
    "a cost that is worked out": (
        (said(ops.PayWith(K, M, 3, P, ()), foretold=ops.Due(((COINS, N, 0),))), required(FEW)),
        (ir.Compare(">=", COINS, N),),
    ),
    "what must be left": ((due((COINS, N, 2)),), (ir.Compare(">=", ir.Arith("-", COINS, Const(2)), N),)),
    "a cost of two goods": (
        (named(M, NEXT), due((COINS, M, 0), (WOODS, Const(1), 0))),
        (ir.Compare(">=", COINS, NEXT), ir.Compare(">=", WOODS, Const(1))),
    ),
    "a window for nobody": ((said(foretold=ops.Opened(None)), required(FEW)), (FEW,)),
    "a window": (
        (required(less(M)), said(foretold=ops.Opened(OWNED)), required(FEW), required(less(K))),
        (less(M), both("or", OWNED, FEW), both("or", OWNED, less(K))),
    ),
    "a cost behind a window": (
        (said(foretold=ops.Opened(OWNED)), due((COINS, N, 0), (WOODS, M, 0))),
        (both("or", OWNED, both("and", ir.Compare(">=", COINS, N), ir.Compare(">=", WOODS, M))),),
    ),
    "two windows": (
        (said(foretold=ops.Opened(OWNED)), said(foretold=ops.Opened(ir.Playable(P, "ANY"))), required(FEW)),
        (both("or", OWNED, ir.Playable(P, "ANY"), FEW),),
    ),
    "those who listen": (
        (said(ops.Listen(HEARD, P, "OWN"), ops.Hear(HEARD, P, "before", ())), required(FEW)),
        (both("or", OWNED, FEW),),
    ),
    "those who listen at once": ((said(ops.Hear("OWN", P, "after", ())), required(FEW)), (both("or", OWNED, FEW),)),
    "those who listen to another": (
        (said(ops.Let(K, Const(2, PLAYER)), ops.Hear("OWN", K, "after", ())), required(FEW)),
        (both("or", ir.Playable(Const(2, PLAYER), "OWN"), FEW),),
    ),
    "those who listen to anybody": ((said(ops.Hear("ANY", P, "after", ())), required(FEW)), ()),
    "rules that listen": ((said(ops.Hear("RULES", P, "after", ())), required(FEW)), ()),
    "those of whom nobody knows": ((said(ops.Hear(HEARD, P, "before", ())), required(FEW)), ()),
    "they are only found": ((said(ops.Listen(HEARD, P, "ANY")), required(FEW)), (FEW,)),
    "a name that may fail": ((said(ops.Let(M, NEXT)), required(less(M))), (less(NEXT),)),
    "a change": (
        (required(FEW), CHANGE, required(less(M)), required(less(COINS)), required(less(WOODS))),
        (FEW, less(M), less(WOODS)),
    ),
    "a change of what is required with something else": (
        (CHANGE, required(both("and", less(COINS), FEW)), required(both("or", less(COINS), FEW))),
        (FEW,),
    ),
    "a change to what is known": ((said(ops.Store(ALL, Const(2))), required(less(WHOLE, N))), (less(Const(2), N),)),
    "a change of what was known": ((said(ops.Store(ALL, Const(2))), said(ops.Store(ALL, N)), required(less(WHOLE, N))), ()),
    "a name of what was there before": (
        (named(M, WHOLE), said(ops.Store(ALL, Const(2))), required(less(M)), required(less(M, WHOLE)), required(FEW)),
        (FEW,),
    ),
    "a window behind a change of what opens it": (
        (said(ops.Store(ir.Slot(OWNING, ()), N)), said(foretold=ops.Opened(OWNED)), required(FEW)),
        (),
    ),
    "a change of a name": ((branches((FEW, said(ops.Let(M, Const(1))))), required(less(M)), required(FEW)), (FEW,)),
    "a change, and what is dear": ((CHANGE, required(LONG), required(FEW)), (FEW,)),
    "something new": ((required(FEW), STOP, required(less(M))), (FEW,)),
    "those who listen behind a change of what they own": (
        (said(ops.Store(ir.Slot(OWNING, ()), N)), said(ops.Hear("OWN", P, "after", ())), required(FEW)),
        (),
    ),
    "those who listen behind another change": (
        (CHANGE, said(ops.Hear("OWN", P, "after", ())), required(FEW)),
        (both("or", OWNED, FEW),),
    ),
    "what goes on": (
        (said(ops.Store(ir.Slot(DOING, (P,)), Const(1))), required(GOES_ON), required(ir.Not(GOES_ON)), required(FEW)),
        (FEW,),
    ),
    "what is forgotten": (
        (said(ops.Forget(MEMORY, "FRESH")), required(ir.Not(LASTS)), required(less(ir.Load(LASTS.slot, NUMBER))), required(FEW)),
        (ir.Not(NO), FEW),
    ),
    "what is not": ((required(ir.Not(LASTS)),), (ir.Not(LASTS),)),
    "what is kept": ((said(ops.Keep(MEMORY, K)), required(ir.Not(LASTS))), (ir.Not(LASTS),)),
    "a part for later": ((said(ops.Part("part1", P, (), (STOP,), ())), required(FEW)), (FEW,)),
    "the first of some": ((said(picked()), required(less(K, N))), (some(less(at(), N)),)),
    "the first that passes": ((said(picked(less(X))),), (some(less(at())),)),
    "the first of some, with a name": ((named(M, NEXT), said(picked(less(X, M)))), (some(less(at(), NEXT)),)),
    "the first of all": ((said(picked()),), ()),
    "the first of some, and then something else": ((said(picked(), ops.Note(1, P, K)), required(less(K, N))), ()),
    "the first of some, and what may fail": ((said(picked(less(X))), required(UNSURE)), (some(less(at())),)),
    "the first of other things": ((said(ops.Let(K, ir.Pick("first", ir.Gather(X, THREE, (), N)))), required(FEW)), (FEW,)),
    "a rule": ((said(ops.Do("few", P, (NEXT,))), required(less(M))), (less(NEXT), less(M))),
    "a rule that changes something": (
        (said(ops.Do("spends", P, (NEXT,))), required(less(COINS)), required(FEW)),
        (ir.Compare(">=", COINS, NEXT), FEW),
    ),
    "a rule of a name": ((named(M, NEXT), said(ops.Do("few", P, (M,)))), (less(NEXT),)),
    "a rule of somebody": (
        (said(ops.Do("own", Const(2, PLAYER), (NEXT,))),),
        (less(ir.Load(ir.Slot(COIN, (Const(2, PLAYER),)), NUMBER), NEXT),),
    ),
    "a rule that nobody knows": ((said(ops.Do("unknown", P, ())), required(FEW)), ()),
    "a rule as seats do it": (
        (said(ops.DoVersion("few", (("bot", "seat_bot__few"), ("cat", "seat_cat__few")), P, (NEXT,))),),
        (both("or", ir.Seated(P, "bot"), ir.Seated(P, "cat"), less(NEXT)),),
    ),
    "a rule that asks": ((said(ops.Do("asks", P, (Const(2),))),), (some(less(at(DEEP - 1), 2), deep=DEEP - 1),)),
    "branches": (
        (branches((FEW, required(less(M))), (less(M), required(less(K))), other=(required(YES),)),),
        (ir.Either(less(M), FEW, ir.Either(less(K), less(M), YES)),),
    ),
    "branches of which some ask for nothing": (
        (branches((ONE, CALM), (TWO, required(less(K))), other=(CALM,)), required(FEW)),
        (both("or", ONE, both("or", ir.Not(TWO), less(K))), FEW),
    ),
    "branches in which nothing can fail": ((branches((FEW, CALM), (less(M), CALM), other=(CALM,)), required(FEW)), (FEW,)),
    "a branch by a name": (
        (named(M, NEXT), branches((less(M), required(less(M, 9))))),
        (both("or", ir.Not(less(NEXT)), less(NEXT, 9)),),
    ),
    "branches by what may fail": ((branches((UNSURE, required(FEW))),), ()),
    "a choice": ((said(choose(less(X, N))), required(less(K, M))), (some(less(at(), N), less(at(), M)),)),
    "a choice of many": ((said(choose()), required(FEW)), (FEW,)),
    "a choice that is always open": ((said(choose()),), ()),
    "a choice by what had its name before": ((said(choose(less(X, K))), required(less(K))), (some(less(at(), K), less(at())),)),
    "a choice from what had its name before": (
        (said(choose(less(X), items=ir.ListOf((K, N), NUMBER))),),
        (some(less(at()), items=ir.ListOf((K, N), NUMBER)),),
    ),
    "a choice with costs": ((said(choose(costs=(less(X),))), required(FEW)), (FEW, some(less(at())))),
    "a choice behind which costs are known": (
        (said(choose(costs=(less(X),), hoisted=1)), required(less(K)), required(less(K, M))),
        (some(less(at()), less(at(), M)),),
    ),
    "a choice behind which something is paid": (
        (
            said(choose(costs=(less(X),), hoisted=1)),
            due((COINS, K, 0)),
            required(less(COINS, K)),
            required(less(WOODS, K)),
        ),
        (some(less(at()), less(WOODS, at())),),
    ),
    "a choice in parts": ((said(choose(less(X), parts=PARTED)), required(FEW)), (some(less(at())),)),
    "a choice that a seat answers": ((said(choose(less(X), answers=ANSWERED)), required(FEW)), (some(less(at())),)),
    "a choice from a long list": ((said(choose(less(X), sampler=ops.Sampler(THREE))), required(FEW)), (some(less(at())),)),
    "a choice of a spot": ((said(choose(less(X), items=SPOTS)), required(FEW)), ()),
    "a choice of a choice": (
        (said(choose()), said(ops.Choose(M, 8, P, ir.Gather(X, THREE, (less(X, K),), X)))),
        (some(some(less(at(DEEP - 1), at()), deep=DEEP - 1)),),
    ),
    "ways": (
        (one_of(way(required(FEW), test=less(M)), way(required(less(K)))), required(YES)),
        (ir.Both("or", both("and", less(M), FEW), less(K)),),
    ),
    "a way that is always open": ((one_of(way(required(FEW)), way()), required(YES)), ()),
    "a way by a name": ((named(M, NEXT), one_of(way(test=less(M)))), (less(NEXT),)),
    "no way": ((one_of(), required(YES)), ()),
}


@pytest.mark.parametrize("what", COMING)
def test_what_can_be_said_beforehand(what: str) -> None:
    block, wanted = COMING[what]
    assert coming(block, {}, ahead()).tests == wanted


def test_it_is_said_of_what_names_stand_for() -> None:
    assert coming((required(FEW),), {"n": Const(2)}, ahead()).tests == (less(Const(2)),)
    assert coming((required(FEW), required(less(COINS))), {}, ahead(), hidden=(range(11, 12),)).tests == (FEW,)


def test_how_deep_one_looks() -> None:
    """A rule that leads to itself is looked into as often as that, and at the last depth nothing is."""
    deeper = coming(FUNCTIONS["again"].block, {}, ahead(), 2).tests
    assert deeper == (FEW, less(NEXT), less(ir.Arith("+", NEXT, Const(1))))
    for block in (
        (said(ops.Do("few", P, (N,))),),
        (branches((FEW, required(less(M)))),),
        (one_of(way(required(FEW))),),
        (branches(other=(required(FEW),)),),
    ):
        assert coming(block, {}, ahead(), 0).tests == () and coming(block, {}, ahead(), 1).tests != ()
    assert coming((said(choose(less(X))), required(less(K, N))), {}, ahead(), 0).tests == (some(less(at(0)), deep=0),)
    inner = (branches((FEW, said(ops.Do("few", P, (NEXT,))))),)
    assert coming(inner, {}, ahead(), 1).tests == () and coming(inner, {}, ahead(), 2).tests == (
        both("or", ir.Not(FEW), less(NEXT)),
    )
    assert coming((one_of(way(*inner)),), {}, ahead(), 2).tests == ()
    assert coming((one_of(way(*inner)),), {}, ahead(), 3).tests == (both("or", ir.Not(FEW), less(NEXT)),)


def test_what_is_dear_is_left_out_behind_a_choice() -> None:
    """What is chosen from is still asked for."""
    dear = ir.Some(ir.Gather(M, ir.Things(5_000, NUMBER), (), less(M, K)))
    assert coming((said(choose(less(X))), required(dear)), {}, ahead()).tests == (some(less(at())),)
    fair = ir.Some(ir.Gather(M, ir.Things(500, NUMBER), (), less(M, K)))  # of one, but not of three
    assert coming((said(choose(less(X))), required(fair)), {}, ahead()).tests == (some(less(at())),)


# -- the question itself --
def asked(*later: Said, first: tuple[ops.Op, ...] = (), **more: Any) -> tuple[ops.Op, ...]:
    return _said(said(*first, choose(**more)), later, ahead()).ops


def test_a_question_knows_what_comes_behind_it() -> None:
    assert asked(required(less(K, N))) == (choose(soon=(less(X, N),), met=True),)
    assert asked(required(less(K, N)), first=(ops.Note(1, P, N),)) == (ops.Note(1, P, N), choose(soon=(less(X, N),), met=True))
    assert asked(required(less(K)), required(less(M)), hoisted=1) == (choose(hoisted=1, soon=(less(M),), met=True),)
    paid = asked(due((COINS, K, 0)), required(less(COINS)), required(less(WOODS)), hoisted=1)
    assert paid == (choose(hoisted=1, soon=(less(WOODS),)),)
    for more in ({"sampler": ops.Sampler(THREE)}, {"answers": ANSWERED}, {"parts": PARTED}, {"items": SPOTS}):
        assert asked(required(less(K, N)), **more) == (choose(**more),)
    assert asked() == (choose(met=True),) and asked(STOP, required(FEW)) == (choose(),)
    for other in (said(), said(ops.Note(1, P, N)), said(choose(), ops.Note(1, P, N))):
        assert _said(other, (required(FEW),), ahead()) == other


def test_whether_somebody_owns_a_card_is_asked_once_for_all_candidates() -> None:
    window = said(foretold=ops.Opened(OWNED))
    owned = ir.Local("owned7_0", YES_NO)
    assert asked(window, required(less(K, N))) == (ops.Let(owned, OWNED), choose(soon=(both("or", owned, less(X, N)),)))
    of_each = ir.Playable(K, "OWN")
    found = asked(said(ops.Hear("OWN", K, "after", ())), window, required(less(N)))
    mine = ir.Playable(X, "OWN")
    assert found == (ops.Let(owned, OWNED), choose(soon=(both("or", mine, owned, less(N)),))) and of_each != mine


def test_ways_and_offers_know_what_they_begin_with() -> None:
    assert _ways(way(required(FEW)), ahead()) == ops.Way(None, (FEW,), (required(FEW),), True)
    assert _ways(ops.May(3, P, (required(FEW),)), ahead()) == ops.May(3, P, (required(FEW),), (FEW,), met=True)
    assert _ways(said(choose()), ahead()) == said(choose())


def test_every_block_of_a_program_is_looked_at() -> None:
    begun = (said(choose()), required(less(K, N)))
    known = (said(choose(soon=(less(X, N),), met=True)), required(less(K, N)))
    around = {
        "rule": function("rule", *begun),
        "if": function("if", said(ops.If(((FEW, begun),), begun))),
        "may": function("may", said(ops.May(3, P, begun))),
    }
    draft = Draft(None, None, around, (), {}, {}, {}, ir.Key(P, ()), (), (), (), {})  # type: ignore[arg-type]
    found = foresee(draft).functions
    assert found["rule"].block == known
    assert found["if"].block == (said(ops.If(((FEW, known),), known)),)
    (may,) = found["may"].block[0].ops
    assert isinstance(may, ops.May) and may.block == known and may.soon == (some(less(at(), N)),)
