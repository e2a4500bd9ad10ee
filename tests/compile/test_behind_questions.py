"""Behind which questions something may fail, part by part; and which steps are so simple that random play draws on the spot."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile.improve.draw import _changed, _first, _simple, draw, empty_cells
from rulewright.compile.improve.safety import _block, _Found, safety, settled
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, FlowIf, FlowStep, Function, Site
from rulewright.compile.ir.values import Const, Value
from rulewright.link import NUMBER, PLAYER, UNKNOWN, YES_NO, CellType, ListType
from rulewright.state import AgendaAt, CellsAt, Region, VariableAt

N, M, X, P = (*(ir.Local(name, NUMBER) for name in ("n", "m", "x")), ir.Local("player", PLAYER))
YES, THREE = Const(True, YES_NO), ir.Things(3, NUMBER)
COIN = Region(VariableAt("coin"), 10, (PLAYER,), (2,), NUMBER)
SLOT = ir.Slot(COIN, (P,))
FEW = ir.Compare("<", N, Const(3))


def said(*done: ops.Op, fails: bool = False) -> Said:
    return Said(None, done, fails)  # type: ignore[arg-type]


def choose(site: int, **more: Any) -> ops.Choose:
    return ops.Choose(N, site, P, ir.Gather(X, THREE, (), X), **more)


def asks(site: int, **more: Any) -> Said:
    return said(choose(site, **more))


def way(*block: Said) -> ops.Way:
    return ops.Way(None, (), block)


def part(*block: Said) -> ops.Part:
    return ops.Part("part1", P, (), block, ())


def any_order(*parts: ops.Part) -> Said:
    return said(ops.AnyOrder(9, P, parts, (), (), None))


MAY_FAIL, CALM, NOTE = said(ops.Fail(FEW), fails=True), said(ops.Note(1, P, N)), ops.Note(1, P, N)
PRICE = ops.Let(M, ir.Fare(ir.Local("reached", ListType(NUMBER)), N))
DIFFERENT = ops.ChooseSome(N, 1, P, THREE, Const(2), False)
HEARD = ir.Local("heard", NUMBER)
# A block, the questions behind which something in it may fail, and those if something behind the whole block may.
BEHIND: dict[str, tuple[Block, set[int], set[int]]] = {
    "nothing": ((asks(1),), set(), {1}),
    "what cannot fail": ((asks(1), CALM), set(), {1}),
    "what may fail": ((asks(1), MAY_FAIL), {1}, {1}),
    "what may fail later": ((asks(1), CALM, asks(2), MAY_FAIL, asks(3)), {1, 2}, {1, 2, 3}),
    "what is before it": ((MAY_FAIL, asks(1)), set(), {1}),
    "the same sentence": ((said(choose(1), NOTE, fails=True),), {1}, {1}),
    "the same sentence, which asks last": ((said(NOTE, choose(1), fails=True),), set(), {1}),
    "the price of the way": ((said(choose(1), PRICE, fails=True),), set(), {1}),
    "the same sentence, which cannot fail": ((said(choose(1), NOTE),), set(), {1}),
    "a cost that is asked for": ((asks(1, hoisted=1), MAY_FAIL), set(), {1}),
    "a cost that is, and one that is not": ((asks(1, hoisted=1), MAY_FAIL, MAY_FAIL), {1}, {1}),
    "two costs that are": ((asks(1, hoisted=2), MAY_FAIL, MAY_FAIL, asks(2)), set(), {1, 2}),
    "more than there are": ((asks(1, hoisted=3), MAY_FAIL), set(), {1}),
    "alternatives": ((said(ops.ChooseOne(N, 1, P, (way(asks(2)), way(asks(3), MAY_FAIL)))),), {1, 3}, {1, 2, 3}),
    "alternatives that cannot fail": ((said(ops.ChooseOne(N, 1, P, (way(asks(2)), way(CALM)))),), set(), {1, 2}),
    "alternatives before what may": ((said(ops.ChooseOne(N, 1, P, (way(asks(2)), way()))), MAY_FAIL), {1, 2}, {1, 2}),
    "an offer": ((said(ops.May(1, P, (asks(2), MAY_FAIL, asks(3)))),), {1, 2}, {1, 2, 3}),
    "an offer that cannot fail": ((said(ops.May(1, P, (asks(2),))),), set(), {1, 2}),
    "an offer before what may": ((said(ops.May(1, P, (asks(2),))), MAY_FAIL), {1, 2}, {1, 2}),
    "as often as one likes": ((said(ops.Times(N, (MAY_FAIL, asks(2)), 1, P)),), {1, 2}, {1, 2}),
    "as often as one likes, which cannot fail": ((said(ops.Times(N, (CALM, asks(2)), 1, P)),), set(), {1, 2}),
    "some times": ((said(ops.Times(N, (MAY_FAIL, asks(2)))),), {2}, {2}),
    "some times, which cannot fail": ((said(ops.Times(N, (CALM, asks(2)))),), set(), {2}),
    "for each": ((said(ops.ForEach(X, THREE, (MAY_FAIL, asks(2)))),), {2}, {2}),
    "for each, which cannot fail": ((said(ops.ForEach(X, THREE, (asks(2),))),), set(), {2}),
    "again and again": ((said(ops.Repeat((MAY_FAIL, asks(2)), FEW)),), {2}, {2}),
    "for each who owns it": ((said(ops.EachHolder(P, X, (), "", (MAY_FAIL, asks(2)))),), {2}, {2}),
    "in any order": ((any_order(part(asks(2)), part(asks(3))),), {9, 2, 3}, {9, 2, 3}),
    "branches": ((said(ops.If(((FEW, (asks(1),)), (FEW, (asks(2), MAY_FAIL))), (asks(3),))),), {2}, {1, 2, 3}),
    "the other branch": ((said(ops.If(((FEW, (asks(1),)),), (asks(2), MAY_FAIL))),), {2}, {1, 2}),
    "a part": ((said(part(asks(1), MAY_FAIL, asks(2))),), {1}, {1, 2}),
    "what is done instead": (
        (said(ops.Instead(HEARD, P, (), (asks(1), MAY_FAIL), (asks(2),))),),
        {1},
        {1, 2},
    ),
    "what is done if nobody does": ((said(ops.Instead(HEARD, P, (), (asks(1),), (asks(2), MAY_FAIL))),), {2}, {1, 2}),
    "what somebody waits for": ((said(ops.Watched(M, SLOT, P, (choose(1),), ())),), {1}, {1}),
    "a choice in parts": ((asks(1, parts=(ops.Asked(2, X, X), ops.Asked(3, X, X))), MAY_FAIL), {1, 2, 3}, {1, 2, 3}),
    "several": ((said(DIFFERENT), MAY_FAIL), {1}, {1}),
    "several, and nothing else": ((said(DIFFERENT),), set(), {1}),
    "a mix": ((said(ops.GainMix(X, 1, P, N, THREE, 1)), MAY_FAIL), {1}, {1}),
    "nobody is asked": ((CALM, MAY_FAIL), set(), set()),
}


@pytest.mark.parametrize("what", BEHIND)
def test_behind_which_questions_something_may_fail(what: str) -> None:
    block, alone, before = BEHIND[what]
    for rest, wanted in ((False, alone), (True, before)):
        found = _Found(True)
        _block(block, rest, found)
        assert found.sites == wanted and not found.functions


def test_which_rules_are_done_before_something_that_may_fail() -> None:
    one, two = said(ops.Do("one", P, ())), said(ops.DoVersion("two", (("bot", "bot_two"), ("cat", "cat_two")), P, ()))
    for block, rest, wanted in (
        ((one, two), False, set()),
        ((one, MAY_FAIL, two), False, {"one"}),
        ((two, MAY_FAIL, one), False, {"two", "bot_two", "cat_two"}),
        ((one,), True, {"one"}),
        ((CALM, replace(one, fails=True)), False, set()),  # it fails itself, and nothing behind it does
        ((replace(two, fails=True), one), False, set()),
        ((two,), True, {"two", "bot_two", "cat_two"}),
        ((said(ops.ForEach(X, THREE, (MAY_FAIL, one))),), False, {"one"}),
    ):
        found = _Found(True)
        _block(block, rest, found)
        assert found.functions == wanted and not found.sites


# -- whole programs --
def site(index: int, kind: Any = "choose", interrupted: bool = False) -> Site:
    return Site(index, "rule", kind, "label", UNKNOWN, None, interrupted=interrupted)  # type: ignore[arg-type]


def function(name: str, *block: Said, **more: Any) -> Function:
    return Function(name, more.pop("sort", "rule"), more.pop("params", ()), block, None, name, **more)  # type: ignore[arg-type]


def program(*functions: Function, sites: tuple[Site, ...] = (), flow: Any = ()) -> Draft:
    rules: Any = SimpleNamespace(rules=SimpleNamespace(rules={"first": 0, "second": 0, "third": 0}))
    made = {one.name: one for one in functions}
    return Draft(rules, rules, made, flow, {}, {}, {}, ir.Key(P, ()), sites, (), (), {})


def test_what_stands_behind_a_call_stands_behind_its_questions() -> None:
    """However many calls lie in between, and whichever rule is looked at first."""
    calls = [
        function("a", said(ops.Do("b", P, ())), MAY_FAIL),
        function("b", asks(0), said(ops.Do("c", P, ()))),
        function("c", asks(1), said(ops.Do("d", P, ()))),
        function("d", asks(2)),
        function("e", asks(3), said(ops.Do("unknown", P, ()))),
        function("f", asks(4), follows=True),
    ]
    sites = (*map(site, range(5)), site(5, "window"), site(6, "effects"))
    for order in (calls, calls[::-1]):
        assert settled(program(*order, sites=sites)) == {3}
    assert [one.safe for one in safety(program(*calls, sites=sites)).sites] == [False] * 3 + [True] + [False] * 3
    assert settled(program(*calls[1:4], sites=sites[:3])) == {0, 1, 2}


def test_what_is_added_to_an_agenda_is_followed_by_the_rest_of_it() -> None:
    added = said(ops.AddToAgenda(ir.Slot(Region(AgendaAt("later"), 1, (), (), UNKNOWN), ()), 1, P, ()))
    rules = [
        function("rule_first", asks(0)),
        function("rule_second", asks(1)),
        function("plain_second", asks(2)),
        function("rule_third", asks(3), added),
    ]
    sites = tuple(map(site, range(4)))
    assert settled(program(*rules, sites=sites)) == {0, 3}
    assert settled(program(*rules[:3], sites=sites)) == {0, 1, 2, 3}


# -- steps that are drawn on the spot --
def named(local: ir.Local, value: Value, fails: bool = False) -> Said:
    return said(ops.Let(local, value), fails=fails)


def first(*tests: Value, which: Any = "first", weight: int = 0) -> Value:
    return ir.Pick(which, ir.Gather(X, THREE, tests, X, weight))


NAMED, GAINED = named(M, N), said(ops.Change(SLOT, N, 1, 0, None))
FOUND, UNFOUND = named(M, first(FEW), True), named(M, first(), True)
QUESTION = choose(1)


def drawn(*tried: Said) -> Said:
    return Said(None, (ops.Drawn(N, QUESTION.candidates, tried, 1),))  # type: ignore[arg-type]


SIMPLE: dict[str, tuple[Block, Block | None]] = {
    "a change": ((GAINED,), (GAINED,)),
    "nothing at all": ((), ()),
    "names and a change": ((NAMED, NAMED, GAINED), (NAMED, NAMED, GAINED)),
    "a name that may fail": ((named(M, N, True), GAINED), None),
    "a name that may fail, behind one that may not": ((NAMED, FOUND, GAINED), None),
    "a question": ((asks(1), GAINED), (drawn(), GAINED)),
    "a question behind a name": ((NAMED, asks(1), GAINED), (NAMED, drawn(), GAINED)),
    "names behind a question": ((asks(1), NAMED, FOUND, GAINED), (drawn(NAMED, FOUND), GAINED)),
    "a name behind a question that may fail otherwise": ((asks(1), UNFOUND, GAINED), None),
    "the last of some": ((asks(1), named(M, first(FEW, which="last"), True), GAINED), None),
    "the first of many": ((asks(1), named(M, first(FEW, weight=2), True), GAINED), None),
    "names, and then one that may fail otherwise": ((asks(1), NAMED, FOUND, UNFOUND), None),
    "names up to the end": ((asks(1), NAMED, NAMED), (drawn(NAMED, NAMED),)),
    "a name and a change behind a question": ((asks(1), said(*NAMED.ops, *GAINED.ops)), (drawn(), said(*NAMED.ops, *GAINED.ops))),
    "two questions": ((asks(1), asks(2)), None),
    "a question, and something said with it": ((said(NOTE, QUESTION), GAINED), None),
    "a question and what it tells": ((said(QUESTION, NOTE), GAINED), None),
    "a question with costs": ((asks(1, costs=(FEW,)),), None),
    "a question that a seat answers": ((asks(1, answers=(ops.Answer("bot", ir.Key(X, ()), False),)),), None),
    "a question of many things": ((asks(1, sampler=ops.Sampler(THREE)),), None),
    "a question beside which something fits": ((asks(5), GAINED), None),
    "what may fail": ((asks(1), MAY_FAIL), None),
    "a change that may fail": ((asks(1), replace(GAINED, fails=True)), None),
    "branches": ((said(ops.If(((FEW, (GAINED,)),), (GAINED,))),), (said(ops.If(((FEW, (GAINED,)),), (GAINED,))),)),
    "branches in which something else is done": ((said(ops.If(((FEW, (GAINED, asks(1))),), (GAINED,))),), None),
    "another branch in which it is": ((said(ops.If(((FEW, (GAINED,)),), (said(ops.Do("a", P, ())),))),), None),
    "a rule": ((GAINED, said(ops.Do("a", P, ()))), None),
}


@pytest.mark.parametrize("what", SIMPLE)
def test_which_steps_are_simple(what: str) -> None:
    block, wanted = SIMPLE[what]
    for sort in ("rule", "step"):
        assert _simple(function("turn", *block, sort=sort), {5}) == wanted
    for sort in ("value", "listener", "effect"):
        assert _simple(function("turn", *block, sort=sort), {5}) is None
    assert _simple(function("turn", *block, params=(N,)), {5}) is None is _simple(None, set())


def test_what_may_be_drawn_again() -> None:
    assert _first(FOUND) and not _first(UNFOUND) and not _first(GAINED) and not _first(said(*FOUND.ops, NOTE))


def test_only_steps_of_the_flow_are_drawn() -> None:
    def step(name: str, *args: Value) -> Any:
        return FlowStep(None, name, P, args, None, False, False)  # type: ignore[arg-type]

    functions = [function(name, asks(1), GAINED) for name in ("a", "b", "c", "d")] + [function("e", asks(5))]
    flow = (step("a"), step("b", N), FlowIf(None, FEW, (step("c"),), (step("e"), step("unknown"))))  # type: ignore[arg-type]
    found = draw(program(*functions, flow=flow, sites=(site(1), site(5, interrupted=True)))).drawn
    assert found == {"a": (drawn(), GAINED), "c": (drawn(), GAINED)}


MARK = Region(CellsAt("grid", "mark"), 20, (CellType("grid"),), (3,), PLAYER)
CELL = ir.Local("c", CellType("grid"))
EMPTY = ir.Not(ir.Load(ir.Slot(MARK, (CELL,)), PLAYER))


def cells(*tests: Value, many: int = 3, value: ir.Local = CELL, weight: int = 0) -> ir.Gather:
    return ir.Gather(CELL, ir.Things(many, CellType("grid")), tests, value, weight)


def test_which_candidates_are_all_the_empty_cells() -> None:
    assert empty_cells(cells(EMPTY)) == MARK
    other = ir.Local("d", CellType("grid"))
    elsewhere = ir.Not(ir.Load(ir.Slot(MARK, (other,)), PLAYER))
    for unlike in (
        cells(),
        cells(EMPTY, FEW),
        cells(EMPTY, many=2),
        cells(EMPTY, value=other),
        cells(elsewhere),
        cells(EMPTY, weight=1),
        cells(EMPTY.of),
    ):
        assert empty_cells(unlike) is None


def test_how_many_places_change_something() -> None:
    """What is only read does not count, wherever it stands."""
    read, changed = ops.Let(M, ir.Load(ir.Slot(MARK, (CELL,)), PLAYER)), ops.Store(ir.Slot(MARK, (CELL,)), P)
    flow = (FlowIf(None, EMPTY, (), ()),)  # type: ignore[arg-type]
    found = _changed(program(function("a", said(read, changed), GAINED), function("b", said(changed, read)), flow=flow))
    assert (found[MARK.address], found[COIN.address], found[VariableAt("wood")]) == (2, 1, 0)
    assert _changed(program(function("a", said(read)), flow=flow))[MARK.address] == 0
