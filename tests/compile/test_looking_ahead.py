"""What can be said beforehand about a row of sentences: each kind of sentence, and the tests that are made of it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.foresee import DEEP, Ahead, _said, _ways, coming, foresee
from rulewright.compile.improve.hoist import _said as hoisted
from rulewright.compile.improve.hoist import in_blocks, names_only
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Ear, Function
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType
from rulewright.state import DoingAt, LastingAt, Region, VariableAt

N, M, K, X = (ir.Local(name, NUMBER) for name in ("n", "m", "k", "x"))
P, HEARD = ir.Local("player", PLAYER), ir.Local("heard", NUMBER)
COIN, WOOD = (Region(VariableAt(name), at, (PLAYER,), (2,), NUMBER) for name, at in (("coin", 10), ("wood", 20)))
DOING = Region(DoingAt("turn"), 30, (PLAYER,), (2,), YES_NO)
LASTING = Region(LastingAt(0), 40, (PLAYER,), (2,), NUMBER)
COINS, WOODS = (ir.Load(ir.Slot(region, (P,)), NUMBER) for region in (COIN, WOOD))
GOES_ON, LASTS = ir.Load(ir.Slot(DOING, (P,)), YES_NO), ir.LastsFor(ir.Slot(LASTING, (P,)))
MEMORY = LASTING.slots
YES, NO, THREE = Const(True, YES_NO), Const(False, YES_NO), ir.Things(3, NUMBER)
NEXT = ir.Arith("+", N, Const(1))
UNSURE = ir.Compare("=", ir.Arith("div", N, M), Const(1))  # it may fail, so it is not asked beforehand
OWNED = ir.Playable(P, "OWN")
EARS = {
    "OWN": (Ear("on_1", "before", "you", ((5, 1),), "OWNERS"),),
    "ANY": (Ear("on_1", "before", "you", ((5, 1),), "OWNERS"), Ear("on_2", "before", "any player", ((6, 1),), "OWNERS")),
    "RULES": (Ear("on_3", "before", "you", None, ""),),
}


def less(one: Value, than: Value | int = 3) -> ir.Compare:
    return ir.Compare("<", one, Const(than) if isinstance(than, int) else than)


def both(op: Any, *tests: Value) -> Value:
    """One after another: `or` from the right, `and` from the left, as they are put together."""
    first, *rest = tests if op == "and" else reversed(tests)
    for test in rest:
        first = ir.Both("and", first, test) if op == "and" else ir.Both("or", test, first)
    return first


def said(*done: ops.Op, foretold: Any = None) -> Said:
    return Said(None, done, True, foretold)  # type: ignore[arg-type]


def required(test: Value) -> Said:
    return said(ops.Fail(test), foretold=ops.Required(test))


def due(*parts: tuple[Value, Value, int]) -> Said:
    return said(foretold=ops.Due(parts))  # type: ignore[arg-type]


def named(local: ir.Local, value: Value) -> Said:
    return said(ops.Let(local, value), foretold=ops.Named(local, value))


def each(*tests: Value, items: Value = THREE, var: ir.Local = X) -> ir.Gather:
    return ir.Gather(var, items, tests, var)


def some(*tests: Value, items: Value = THREE, deep: int = DEEP) -> ir.Some:
    return ir.Some(ir.Gather(at(deep), items, tests, YES))


def at(deep: int = DEEP) -> ir.Local:
    return ir.Local(f"x_{deep}", NUMBER)


def choose(*tests: Value, items: Value = THREE, **more: Any) -> ops.Choose:
    return ops.Choose(K, 7, P, each(*tests, items=items), **more)


def picked(*tests: Value) -> ops.Let:
    return ops.Let(K, ir.Pick("first", each(*tests)))


def function(name: str, *block: Said) -> Function:
    return Function(name, "rule", (N,), block, None, name)  # type: ignore[arg-type]


FUNCTIONS = {
    "few": function("few", required(less(N))),
    "own": function("own", required(less(COINS, N))),
    "again": function("again", required(less(N)), said(ops.Do("again", P, (NEXT,)))),
    "asks": function("asks", said(choose(less(X, N)))),
}
SPOTS: Any = ir.Spots(COINS, ir.Table("FOOTPRINTS", ListType(NUMBER)), N, ListType(NUMBER))
PARTED = (ops.Asked(8, X, X),)
ANSWERED = (ops.Answer("bot", ir.Key(X, ()), False),)
STOP = said(ops.Store(ir.Slot(COIN, (P,)), Const(3)))
ONE, TWO = ir.Compare("=", N, Const(1)), ir.Compare("=", N, Const(2))
FEW = less(N)


def ahead() -> Ahead:
    draft: Any = SimpleNamespace(functions=FUNCTIONS, effects_of={}, tables={}, ears=EARS)
    return Ahead(FUNCTIONS, EARS, Bounds(draft))


def way(*block: Said, test: Value | None = None) -> ops.Way:
    return ops.Way(test, (), block)


def one_of(*ways: ops.Way) -> Said:
    return said(ops.ChooseOne(K, 4, P, ways))


def branches(*of: tuple[Value, Said], other: Block = ()) -> Said:
    return said(ops.If(tuple((test, (one,)) for test, one in of), other))


CALM = said(ops.Note(1, P, N))
COMING: dict[str, tuple[Block, tuple[Value, ...]]] = {
    "nothing": ((), ()),
    "what is required": ((required(FEW),), (FEW,)),
    "one after another": ((required(FEW), required(less(M))), (FEW, less(M))),
    "names in between": ((named(M, NEXT), named(K, M), required(less(K))), (less(NEXT),)),
    "a name that is said again": ((named(M, NEXT), named(M, ir.Negate(M)), required(less(M))), (less(ir.Negate(NEXT)),)),
    "a cost": ((due((COINS, N, 0)), required(FEW)), (ir.Compare(">=", COINS, N),)),
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
    "a change": ((required(FEW), STOP, required(less(M))), (FEW,)),
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
    "a rule": ((said(ops.Do("few", P, (NEXT,))), required(less(M))), (less(NEXT),)),
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
        (
            both("or", ir.Not(FEW), less(M)),
            both("or", FEW, ir.Not(less(M)), less(K)),
            both("or", FEW, less(M), YES),
        ),
    ),
    "branches that exclude one another": (
        (branches((ONE, required(less(M))), (TWO, required(less(K))), other=(required(YES), required(NO))),),
        (
            both("or", ir.Not(ONE), less(M)),
            both("or", ir.Not(TWO), less(K)),
            both("or", ONE, TWO, both("and", YES, NO)),
        ),
    ),
    "branches in which nothing can fail": ((branches((FEW, CALM), (less(M), CALM), other=(CALM,)), required(FEW)), ()),
    "a branch by a name": (
        (named(M, NEXT), branches((less(M), required(less(M, 9))))),
        (both("or", ir.Not(less(NEXT)), less(NEXT, 9)),),
    ),
    "branches by what may fail": ((branches((UNSURE, required(FEW))),), ()),
    "a choice": ((said(choose(less(X, N))), required(less(K, M))), (some(less(at(), N), less(at(), M)),)),
    "a choice of many": ((said(choose()), required(FEW)), (some(FEW),)),
    "a choice that is always open": ((said(choose()),), ()),
    "a choice with costs": ((said(choose(costs=(less(X),))), required(FEW)), (some(less(at()), FEW),)),
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


# -- what is asked for with the question --
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
