"""From one decision to the next, over steps and flows that are written here by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile import Effect, Site
from rulewright.diagnostics import GameError, Span
from rulewright.link import NUMBER
from rulewright.run import driver as driving
from rulewright.run.driver import Decision, Driver, Moment, Option, Reached
from rulewright.run.failing import Broken, Budget, Fail, NotThere, TooLarge, TooLong
from rulewright.run.log import Entry, Past, entries_of
from rulewright.state import FLOW, OVER, Rest, below

ME, OTHER = 1, 2
PLACES = [Span.point("game.rules", line, 1) for line in range(1, 10)]
SITES = tuple(Site(at, "turn", "choose", f"c{at}", NUMBER, PLACES[at]) for at in range(6))
EFFECTS = (Effect(0, "turn", "gain", "coin", PLACES[6]), Effect(1, "turn", "gain", "coin", PLACES[7], named=True))
HEAD, HERE = Span.point("game.rules", 20, 1), Span.point("game.rules", 30, 1)


def machine_of(*steps: Any, safe: tuple[int, ...] = (), nobodys: frozenset[int] = frozenset()) -> Any:
    """A machine whose flow takes these steps one after another, and then is over."""

    def flow(state: list[Any]) -> Any:
        at = state[FLOW]
        state[FLOW] += 1
        if at >= len(steps):
            state[OVER] = 1
            return None
        return steps[at]

    program = SimpleNamespace(sites=SITES, effects=EFFECTS, nobodys=nobodys, layout=None)
    return SimpleNamespace(
        program=program,
        budget=Budget(),
        safe=tuple(site in safe for site in range(6)),
        flow=flow,
        head=lambda step: HEAD,
        where=lambda traceback, circle=False: HERE,
    )


@pytest.fixture(autouse=True)
def plain_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "option_key", lambda layout, site, value: f"key {value}")


def begun(*steps: Any, **given: Any) -> tuple[Driver, Any]:
    driver = Driver(machine_of(*steps, **given))
    return driver, driver.go_on(Moment([0] * 6))


def answered(driver: Driver, reached: Any, value: Any) -> Reached:
    return driver.answer(reached, value, Entry(reached.decision.player, reached.decision.site, f"key {value}"))


def keys(reached: Reached) -> list[str]:
    assert reached.decision is not None
    return [option.key for option in reached.decision.options]


def plain(S: Any, C: Any, player: int) -> None:
    S[4] += 1
    C.note(0, player, S[4])


def asking(S: Any, C: Any, player: int) -> None:
    S[5] = C.choose(0, player, [7, 8])
    C.note(0, player, S[5])


def in_vain(S: Any, C: Any, player: int) -> None:
    C.choose(1, player, [3, 4])
    raise Fail


def at_once(S: Any, C: Any, player: int) -> None:
    S[4] = 99
    raise Fail


def test_steps_are_taken_up_to_the_next_question_and_then_to_the_end() -> None:
    driver, here = begun((plain, (ME,), None), (asking, (OTHER,), None), (plain, (OTHER,), None))
    assert here.state[4] == 1 and not here.over and here.decision.player == OTHER and keys(here) == ["key 7", "key 8"]
    end = answered(driver, here, 8)
    assert end.over and end.decision is None and end.state[4:] == [2, 8] and end.working is end.moment.state
    assert [(entry.player, entry.amount or entry.key) for entry in end.moment.past] == [(1, 1), (2, "key 8"), (2, 8), (2, 2)]
    assert here.state[4:] == [1, 0]  # where it was, it still is


@pytest.mark.parametrize("step", [in_vain, at_once])
def test_what_cannot_be_done_is_done_otherwise(step: Any) -> None:
    """Whether that is seen at once, or only at its first question."""
    _, here = begun((step, (ME,), (plain, (OTHER,))), (asking, (ME,), None))
    assert here.decision.site is SITES[0] and here.state[4] == 1
    assert [entry.player for entry in here.moment.past] == [OTHER]


@pytest.mark.parametrize("step", [in_vain, at_once])
def test_what_cannot_be_done_otherwise_either_stops_the_game(step: Any) -> None:
    for other in (None, (step, (ME,))):
        with pytest.raises(GameError) as caught:
            begun((step, (ME,), other))
        assert caught.value.diagnostic.code == "RW502"
    found = caught.value.diagnostic
    assert found.span == (PLACES[1] if step is in_vain else HERE)
    assert [span for _, span in found.notes] == ([HERE] if step is in_vain else [])


def test_behind_an_answer_nothing_else_is_done() -> None:
    """The answer was legal when it was given; if it leads nowhere then, that is a mistake of the rules."""

    def later(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [7, 8])
        C.barrier()
        C.choose(1, player, [3, 4])
        raise Fail

    driver, here = begun((later, (ME,), (plain, (ME,))))
    with pytest.raises(GameError) as caught:
        answered(driver, here, 7)
    assert caught.value.diagnostic.code == "RW502" and caught.value.diagnostic.span == PLACES[1]


def test_what_is_legal_is_offered_and_what_is_left_alone_makes_itself() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        S[4] = C.choose(0, player, [1, 2, 3])
        S[5] = C.choose(1, player, [4, 5, 6])
        if S[4] + S[5] not in (6, 7):
            raise Fail
        if S[5] == 6:
            raise Fail
        C.choose(2, OTHER, [9])
        C.choose(3, OTHER, [7, 8])

    driver, here = begun((step, (ME,), None))
    assert keys(here) == ["key 1", "key 2", "key 3"]
    next_one = answered(driver, here, 1)  # 5 is the only one that fits
    assert next_one.decision is not None and (next_one.decision.player, next_one.decision.site) == (OTHER, SITES[3])
    assert next_one.working[4:] == [1, 5] and next_one.state[4:] == [0, 0]
    assert next_one.made == ((1, ME, 5), (2, OTHER, 9)) and not next_one.revealed
    assert [(entry.key, entry.forced) for entry in next_one.moment.asked] == [("key 1", False), ("key 5", True)]
    assert [entry.key for entry in next_one.entries] == ["key 1"]  # nobody was asked the other
    two = answered(driver, here, 2)
    assert keys(two) == ["key 4", "key 5"] and two.decision is not None
    assert [option.value for option in two.decision.candidates] == [4, 5, 6] and two.made == ()


def test_it_is_known_whether_something_became_known_since_the_latest_answer() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.barrier()
        C.choose(1, player, [3, 4])
        C.choose(2, player, [5, 6])

    driver, here = begun((step, (ME,), None))
    second = answered(driver, here, 1)
    third = answered(driver, second, 3)
    end = answered(driver, third, 5)
    assert [one.revealed for one in (here, second, third, end)] == [False, True, False, False]

    def at_the_end(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.barrier()

    driver, here = begun((at_the_end, (ME,), None), (asking, (ME,), None))
    assert answered(driver, here, 1).revealed and begun((lambda S, C, player: C.barrier(), (ME,), None))[1].revealed


def test_whose_step_it_is_is_the_first_of_what_it_is_given() -> None:
    def step(S: Any, C: Any, player: int, other: int) -> None:
        C.choose(0, player, [1, 2])
        S[4] = C.known

    driver, here = begun((step, (ME, OTHER), None))
    assert answered(driver, here, 1).state[4] == 0  # asking him is nothing new


def test_an_automated_seat_decides_for_itself() -> None:
    """By what is legal and its own order; then nothing before it can be taken back, and it is told what it did."""

    def step(S: Any, C: Any, player: int) -> None:
        S[4] = C.answer(0, player, [1, 2, 3], lambda n: n, False)
        if S[4] == 3:
            raise Fail

    _, end = begun((step, (OTHER,), None))
    assert end.over and end.state[4] == 2 and end.revealed and end.made == ()
    assert [(entry.player, entry.key, entry.forced) for entry in end.moment.past] == [(OTHER, "key 2", False)]


def test_a_driver_that_is_alone_stops_behind_its_step() -> None:
    driver = Driver(machine_of((asking, (ME,), None)), alone=True)
    end = driver.go_on(Moment([0] * 6, (plain, (ME,), None)))
    assert end.decision is None and not end.over and end.state == [0, 0, 0, 0, 1, 0]


def test_options_are_tried_aside() -> None:
    """Whoever counts what is carried out need not hear of what is only tried."""
    entered: list[str] = []

    class Aside:
        def __enter__(self) -> None:
            entered.append("in")

        def __exit__(self, *_: Any) -> None:
            entered.append("out")

    def step(S: Any, C: Any, player: int) -> None:
        entered.append("run")
        asking(S, C, player)

    Driver(machine_of((step, (ME,), None)), aside=Aside).go_on(Moment([0] * 6))
    assert entered == ["run", "in", "run", "run", "out"]


def test_where_candidates_fail_is_told_once_for_each_place() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        chosen = C.choose(0, player, [1, 2, 3, 4])
        if chosen < 4:
            raise Fail
        C.choose(2, player, [5, 6])
        raise Fail

    with pytest.raises(GameError) as caught:
        begun((step, (ME,), None))
    assert [span for _, span in caught.value.diagnostic.notes] == [HERE]  # not at the question in between: it can be answered


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (TooLarge(), "RW504"),
        (TooLong(), "RW501"),
        (RecursionError(), "RW501"),
        (MemoryError(), "RW501"),
        (Fail(), "RW502"),
        (Broken(), "RW510"),
        (NotThere(), "RW505"),
        (KeyError("x"), "RW901"),
    ],
    ids=repr,
)
def test_whatever_stops_the_rules_is_said_at_their_line(error: Exception, code: str) -> None:
    def stops(*_: Any) -> None:
        raise error

    driver = Driver(machine_of())
    told = [driver.stopped(error).diagnostic]
    for ask in (lambda: driver.told(stops), lambda: begun((stops, (ME,), None)), lambda: begun_at(stops)):
        with pytest.raises(GameError) as caught:
            ask()
        told.append(caught.value.diagnostic)
    assert {one.code for one in told} == {code} and {one.span for one in told} == {HERE}
    ready = GameError(told[0])
    assert driver.stopped(ready) is ready


def begun_at(flow: Any) -> None:
    machine = machine_of()
    machine.flow = flow
    Driver(machine).go_on(Moment([0] * 6))


def test_what_is_asked_has_work_of_its_own() -> None:
    driver = Driver(machine_of())
    driver.machine.budget.left = 0
    assert driver.told(lambda number: driver.machine.budget.spend(5) or number + 1, 3) == 4  # type: ignore[func-returns-value]


def test_there_is_an_end_to_steps_without_a_question_and_to_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = machine_of()
    machine.flow = lambda state: (plain, (ME,), None)
    monkeypatch.setattr(driving, "UNASKED", 5_000_000)
    with pytest.raises(GameError) as caught:
        Driver(machine).go_on(Moment([0] * 6))
    assert (caught.value.diagnostic.code, caught.value.diagnostic.span) == ("RW501", HEAD)
    assert "without asking anybody" in caught.value.diagnostic.message
    monkeypatch.setattr(driving, "REMEMBERED", 3)
    _, end = begun(*[(plain, (ME,), None)] * 3)
    assert end.moment.past.weight == 3 and end.over
    with pytest.raises(GameError) as caught:
        begun(*[(plain, (ME,), None)] * 4)
    assert (caught.value.diagnostic.code, caught.value.diagnostic.span) == ("RW501", HEAD)


def test_where_the_flow_itself_acts_nobody_does() -> None:
    _, end = begun((plain, (ME,), None), (plain, (ME,), None), (plain, (OTHER,), None), nobodys=frozenset({1, 2}))
    assert [entry.player for entry in end.moment.past] == [1, 0, 2]


def test_changes_stand_between_the_choices_they_came_between() -> None:
    """A change that the sentence itself gives to somebody is his, whoever acts; what makes itself is left out."""
    program: Any = SimpleNamespace(effects=EFFECTS)
    first, second, third = (Entry(ME, SITES[at], f"key {at}", forced=at == 1) for at in range(3))
    noted = [(0, 1, 10, 0), (1, 1, 11, 1), (0, 2, 12, 1), (0, 1, 13, 3)]
    found = entries_of(program, noted, (first, second, third), True)
    assert [(entry.player, entry.key or entry.amount) for entry in found] == [
        (0, 10),
        (1, "key 0"),
        (1, 11),
        (2, 12),
        (1, "key 2"),
        (0, 13),
    ]
    assert [entry.player for entry in entries_of(program, noted[:1], (), False)] == [1]
    assert [entry.key for entry in entries_of(program, [], (first, second, third), False)] == ["key 0", "key 2"]


def test_the_past_is_told_from_its_beginning() -> None:
    one, two, three = (Entry(ME, None, name) for name in "abc")
    past = Past((three,), Past((), Past((one, two), None)))
    assert [*past] == [one, two, three]


def test_how_much_is_kept_of_a_place() -> None:
    """The slots of both states, and sixteen for each note, candidate and thing in a list or on a board."""
    program: Any = None
    option = Option(program, SITES[0], 1)
    decision = Decision(SITES[0], ME, (option,), (option, option, option))
    moment = Moment([0] * 5)
    assert Reached(program, moment, [0] * 7, None, [], (), False).weight == 12
    assert Reached(program, moment, [0] * 7, decision, [1, 2], (), False).weight == 12 + 16 * 5
    assert Reached(program, moment, [0, (1, 2), {3: 4}, "no list"], None, [], (), False).weight == 9 + 16 * 3
    assert Reached(program, moment, [Rest((1, 2, 3), 1), 5], None, [], (), False).weight == 7 + 16 * 2


def test_a_key_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(driving, "option_key", lambda *given: asked.append(given) or "a key")
    program: Any = SimpleNamespace(layout="layout")
    option = Option(program, SITES[0], 5)
    assert asked == [] and (option.key, option.key) == ("a key", "a key") and asked == [("layout", SITES[0], 5)]


def test_the_weights_of_parts_come_with_the_decision() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose_parts(0, player, [11, 12, 21], ((1, lambda n: n // 10),))

    _, here = begun((step, (ME,), None))
    assert here.decision.weights == {1: 2, 2: 1} and here.decision.site is SITES[1]


def test_chance_hangs_on_the_state_and_on_what_was_answered() -> None:
    """So a replay repeats it, and the next question of the same step draws anew."""
    for state, answers, begun_with in (([5], (), 5), ([5], (1,), 6), ([5], (9, 9), 7)):
        draw = driving._chance(Moment(state, answers=answers))
        assert [draw(n) for n in (10, 1_000, 10**6)] == [below([begun_with], n) for n in (10, 1_000, 10**6)]
        assert state == [5]
