"""Looking ahead, over steps that are written here by hand: what is legal, what is tried first, and what is given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.run import looking
from rulewright.run.answering import Script, Tracer, kept_together
from rulewright.run.failing import SCARCE, Budget, Crossed, Fail, Pending, TooLong
from rulewright.run.looking import Explorer, Probe, Way, certain
from rulewright.state import Now

ME, OTHER = 1, 2
Step = Callable[..., None]


def counted(step: Step, runs: list[int]) -> Step:
    """The same step, which writes down that it was run."""

    def again(*args: Any) -> None:
        runs.append(1)
        step(*args)

    return again


def explorer(safe: tuple[int, ...] = (), whole: bool = False) -> Explorer:
    return Explorer(tuple(site in safe for site in range(9)), Budget(), whole)


def legal(
    step: Step, options: list[Any], answers: list[Any] | None = None, way: Way = (), by: Explorer | None = None
) -> list[Any]:
    """What is legal at a choice of the first player, whose site is that of the next answer."""
    given = answers or []
    return (by or explorer()).legal([0] * 4, step, (ME,), given, Pending(len(given), ME, options), way)


def of_six(S: Any, C: Any, player: int) -> None:
    if C.choose(0, player, [1, 2, 3, 4]) * C.choose(1, player, [1, 2, 3]) != 6:
        raise Fail


def test_what_can_be_carried_through_is_legal() -> None:
    look = explorer()
    assert legal(of_six, [1, 2, 3, 4], by=look) == [2, 3]
    assert look.way == ((1, 2),) and look.runs == 3 + 3 + 2 + 3  # 3 times 2 was the latest way
    assert legal(of_six, [1, 2, 3], [3]) == [2] and legal(of_six, [1, 2, 3], [4]) == []


def test_behind_what_cannot_fail_nobody_looks() -> None:
    """Neither at the choice itself, nor at one that lies behind it."""
    look = explorer(safe=(0,))
    assert legal(of_six, [1, 2, 3, 4], by=look) == [1, 2, 3, 4] and look.runs == 0
    assert legal(of_six, [1, 2, 3, 4], by=explorer(safe=(1,))) == [1, 2, 3, 4]


def test_an_option_behind_which_nothing_can_fail_is_not_looked_at() -> None:
    """Neither where it is one of those at stake, nor where it is offered behind them: then there is a way for certain."""

    def step(S: Any, C: Any, player: int) -> None:
        if C.choose(0, player, [1, 2, 3]) == 2 or C.choose(1, player, [4, 5, 6]) != 5:
            raise Fail

    look = Explorer((frozenset({1}), False), Budget())
    assert legal(step, [1, 2, 3], by=look) == [1, 3] and look.runs == 1 + 2 and look.way == ((1, 5),)
    look = Explorer((False, frozenset({5})), Budget())
    assert legal(step, [1, 2, 3], by=look) == [1, 3] and look.runs == 3 and look.way == ()
    look = Explorer((False, frozenset({7})), Budget())  # it is not offered
    assert legal(step, [1, 2, 3], by=look) == [1, 3] and look.runs == 2 + 1 + 2


@pytest.mark.parametrize(("safe", "found"), [(True, True), (False, False), (frozenset({1}), True), (frozenset({3}), False)])
def test_one_option_is_enough_to_be_certain(safe: Any, found: bool) -> None:
    assert certain(safe, 1, 2) is found


def test_what_fits_at_any_time_is_tried_even_where_nothing_else_can_fail() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        if C.choose(0, player, [1, 2, Now(0, 1), Now(1, 1)]) == Now(0, 1):
            raise Fail

    look = explorer(safe=(0,))
    assert legal(step, [1, 2, Now(0, 1), Now(1, 1)], by=look) == [1, 2, Now(1, 1)] and look.runs == 2


def test_a_look_ends_where_another_is_asked_or_something_becomes_known() -> None:
    def asks(S: Any, C: Any, player: int) -> None:
        chosen = C.choose(0, player, [1, 2])
        C.quiet = chosen == 2
        C.choose(1, OTHER, [1, 2])
        raise Fail

    def draws(S: Any, C: Any, player: int) -> None:
        chosen = C.choose(0, player, [1, 2])
        C.quiet = chosen == 2
        C.barrier()
        raise Fail

    def alone(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.choose(1, OTHER, [5])  # with one candidate nobody is asked
        raise Fail

    assert legal(asks, [1, 2]) == legal(draws, [1, 2]) == [1]
    assert legal(alone, [1, 2]) == []


def test_choices_before_the_one_at_stake_are_as_they_were() -> None:
    """Also those of others, and what was found out on the way there is found out once."""
    found: list[int] = []

    def step(S: Any, C: Any, player: int) -> None:
        assert C.choose(0, OTHER, [1, 2]) == 2
        C.barrier()
        listed = C.listed(lambda: found.append(1) or [4, 5, 6])
        if C.choose(1, player, listed) == 5:
            raise Fail

    assert legal(step, [4, 5, 6], [2]) == [4, 6] and found == [1]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, runs in (("RUNS", 50), ("LOOKS", 8), ("LEAST", 2)):
        monkeypatch.setattr(looking, name, runs)


def hard_first(S: Any, C: Any, player: int) -> None:
    """Behind 1 the tenth of ten leads to an end, behind 2 any, behind 3 none."""
    first = C.choose(0, player, [1, 2, 3])
    if first != 2 and (C.choose(1, player, range(10)) < 9 or first == 3):
        raise Fail


@pytest.mark.usefixtures("hasty")
def test_what_takes_long_to_find_out_is_not_offered() -> None:
    look, runs = explorer(), list[int]()
    assert legal(counted(hard_first, runs), [1, 2, 3], by=look) == [2]
    assert look.unsure and len(runs) == 4 + 1 + 2  # half of 8, one, and half of what is left, which is less than 2


@pytest.mark.usefixtures("hasty")
def test_if_nothing_else_is_found_it_is_looked_for_longer() -> None:
    look = explorer()
    assert legal(hard_first, [1, 3], by=look) == [1] and look.way == ((1, 9),)

    def known_just_now(S: Any, C: Any, player: int) -> None:
        C.barrier()
        hard_first(S, C, player)

    assert legal(known_just_now, [3, 1]) == [1] and legal(known_just_now, [3]) == []
    assert legal(known_just_now, [3, Now(1, 1), 1]) == [1]


@pytest.mark.usefixtures("hasty")
def test_a_way_that_was_found_is_followed() -> None:
    """Where nothing else is found, or where work is scarce; but only at the same choice, and if it is still offered."""
    look = explorer()
    assert legal(hard_first, [1, 3], way=((0, 3), (1, 4)), by=look) == [3] and look.way == ((1, 4),)
    assert legal(hard_first, [1, 2, 3], way=((0, 3), (1, 4))) == [2]
    look = explorer()
    look.budget.left = SCARCE - 1
    assert legal(hard_first, [1, 2, 3], way=((0, 3), (1, 4)), by=look) == [3] and (look.runs, look.way) == (0, ((1, 4),))
    for elsewhere in (((1, 3), (1, 4)), ((0, 5),), ()):
        look, runs = explorer(), list[int]()
        look.budget.left = SCARCE - 1
        assert legal(counted(hard_first, runs), [1, 2, 3], way=elsewhere, by=look) == [2] and len(runs) == 3  # one for each


@pytest.mark.usefixtures("hasty")
def test_there_is_an_end_to_looking() -> None:
    def endless(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.choose(1, player, range(1000))
        raise Fail

    with pytest.raises(TooLong):
        legal(endless, [1, 2])
    runs = list[int]()
    with pytest.raises(TooLong):
        explorer().able([0], counted(endless, runs), ME)
    assert len(runs) == 50


def test_whether_a_rule_could_be_carried_out() -> None:
    def needs(S: Any, C: Any, player: int, most: int) -> None:
        if C.choose(0, player, [3, 4, 5]) > most:
            raise Fail

    assert [explorer().able([0], needs, ME, most) for most in (2, 3, 5)] == [False, True, True]
    scarce = explorer()
    scarce.budget.left = SCARCE - 1
    assert scarce.able([0], lambda S, C, player: needs(S, C, player, 4) if C.choose(1, player, [1, 2]) == 2 else fail(), ME)


def fail() -> None:
    raise Fail


# -- agendas --
def with_agenda(S: Any, C: Any, player: int, asked: int = ME, hard: bool = False) -> None:
    """Item 5 of it can be done, and item 6 cannot; whether that is seen at once or only after long."""
    C.choose(0, player, [1, 2])
    left = C.settle((1, 0), asked, [5, 6], lambda some: True)
    if 6 in left:
        if hard:
            C.choose(1, player, range(1000))
        raise Fail
    assert left == [5]


def test_what_cannot_be_done_any_more_lapses() -> None:
    look = explorer()
    assert legal(with_agenda, [1, 2], by=look) == [1, 2] and look.lapsed == {(1, 6)}


@pytest.mark.usefixtures("hasty")
def test_what_is_hard_to_judge_lapses() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        with_agenda(S, C, player, hard=True)

    look = explorer()
    assert legal(step, [1, 2], by=look) == [1, 2] and look.lapsed == frozenset()
    assert legal(step, [1, 2], way=((0, 2),)) == [2]


def test_nobody_is_bound_by_the_agenda_of_another() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        with_agenda(S, C, player, asked=OTHER)

    look = explorer()
    assert legal(step, [1, 2], by=look) == [1, 2] and look.duties == {}


def test_what_is_left_before_the_choice_is_found_once_or_was_kept() -> None:
    asked: list[list[int]] = []

    def step(S: Any, C: Any, player: int) -> None:
        left = C.settle((1, 0), player, [5, 6, 7], lambda some: asked.append(some) or 6 not in some)
        C.choose(0, player, left)

    assert legal(step, [5, 7]) == [5, 7] and asked == [[5, 6, 7], [5], [5, 6], [5, 7]]
    kept = Explorer((False,) * 9, Budget(), kept=[[6]])
    assert kept.possible([0], step, (ME,), [], ME, 1) and asked[4:] == []
    assert kept_together([1, 2], lambda some: True) == [1, 2]


# -- what is done if it can be --
def test_what_is_tried_is_left_out_where_it_fails() -> None:
    done: list[tuple[int, bool]] = []

    def step(S: Any, C: Any, player: int) -> None:
        first = C.choose(0, player, [1, 2])
        mark = C.trying(S, lambda *_: True, step, player)
        if mark and first == 1:
            raise Fail
        if mark:
            C.finished(mark)
        done.append((first, bool(mark)))

    look = explorer()
    assert legal(step, [1, 2], by=look) == [1, 2] and done == [(1, False), (2, True)]
    assert look.way == ()  # what was tried is no answer


def test_what_was_carried_out_is_not_left_out() -> None:
    def behind(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        if mark := C.trying(S, lambda *_: True, behind, player):
            C.finished(mark)
            raise Fail

    def in_an_item(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.owes(list)
        mark = C.trying(S, lambda *_: True, behind, player)
        C.owes_no_more()
        if mark:
            raise Fail

    assert legal(behind, [1, 2]) == legal(in_an_item, [1, 2]) == []


def test_what_another_tries_is_found_out() -> None:
    asked: list[Any] = []

    def able(state: Any, step: Any, player: int, *args: Any) -> bool:
        asked.append((player, args))
        return False

    def step(S: Any, C: Any, player: int) -> None:
        before = C.trying(S, able, step, player, 7)
        C.choose(0, player, [1, 2])
        assert before == C.trying(S, able, step, OTHER, 8) == 0

    assert legal(step, [1, 2]) == [1, 2] and asked == [(ME, (7,)), (OTHER, (8,)), (OTHER, (8,))]


# -- ways --
def test_a_way_goes_up_to_the_first_barrier() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.choose(3, player, [8, 9])
        C.looked_past()
        C.choose(4, player, [6, 7])
        C.looked_past()

    look = explorer()
    assert legal(step, [1, 2], by=look) == [1, 2] and look.way == ((3, 8),)


def test_where_random_play_drew_the_answers_are_whole() -> None:
    """It did not know whether there was another candidate."""

    def step(S: Any, C: Any, player: int) -> None:
        assert C.choose_tested(0, player, [1, 2], lambda n: n == 2) == 2
        assert C.choose_sampled(1, player, lambda: [3], lambda rnd: 3) == 3
        assert C.choose_tested(2, player, [4, 5], lambda n: n == 5) == 5

    assert explorer(whole=True).possible([0], step, (ME,), [2, 3], ME, 2)
    assert explorer().possible([0], step, (ME,), [], ME, 0)


def test_lists_in_parts_are_looked_at_as_a_whole() -> None:
    tens = ((5, lambda n: n // 10),)

    def step(S: Any, C: Any, player: int) -> None:
        if C.choose_parts(1, player, [11, 12, 21, 31, 32], tens) != 32:
            raise Fail

    def asked_at(answers: list[Any]) -> tuple[int, list[Any], dict[Any, int]]:
        with pytest.raises(Pending) as caught:
            step([], Script(answers, ME), ME)
        return caught.value.site, list(caught.value.options), caught.value.weights

    assert asked_at([]) == (5, [1, 2, 3], {1: 2, 2: 1, 3: 2}) and asked_at([3]) == (1, [31, 32], {})
    look = explorer()
    assert look.legal([0], step, (ME,), [], Pending(5, ME, [1, 2, 3])) == [3]
    assert look.legal([0], step, (ME,), [3], Pending(1, ME, [31, 32])) == [32]
    assert explorer(whole=True).possible([0], step, (ME,), [32], ME, 1)


# -- answers from a list --
def test_the_first_choice_without_an_answer_is_asked() -> None:
    script = Script([4], ME)
    assert script.choose(0, ME, [3, 4]) == 4 and script.choose(1, OTHER, [5]) == 5 and script.known == 0
    with pytest.raises(Pending) as caught:
        script.choose(2, OTHER, iter([6, 7, 8]))
    assert (caught.value.site, caught.value.player, list(caught.value.options)) == (2, OTHER, [6, 7, 8])
    assert (script.known, script.at) == (1, 1)
    with pytest.raises(Fail):
        script.choose(3, ME, [])


def test_choices_that_make_themselves_are_written_down() -> None:
    """Only those behind the last answer: the others were, when that was given."""
    tracer = Tracer([4], ME)
    assert [tracer.choose(0, ME, [1]), tracer.choose(1, ME, [3, 4]), tracer.choose(2, OTHER, [5])] == [1, 4, 5]
    tracer.note(9, ME, 2)
    assert tracer.made == [(2, OTHER, 5)] and tracer.log == [(9, ME, 2, 1)] and tracer.weight == 2
    tracer.note(9, ME, (1,) * 16)
    assert tracer.weight == 5


def test_beside_a_choice_other_things_may_be_done() -> None:
    script = Script([4], ME)
    assert script.choose_or_use(0, ME, [3, 4], lambda: [9]) == 4
    with pytest.raises(Pending) as caught:
        script.choose_or_use(1, ME, [3, 4], lambda: [9])
    assert list(caught.value.options) == [3, 4, 9]
    probe = Probe([], 0, ME, (False, False), ME)
    assert probe.choose_or_use(0, ME, [3], lambda: [9]) == 3


def test_what_was_settled_stays_so() -> None:
    script = Script([], ME, kept=[[2, 3]])
    assert script.settle((0, 0), ME, [1, 2, 3], lambda some: False) == [2, 3]
    assert script.settle((0, 0), ME, [4, 5], lambda some: some == [5]) == [5] and script.kept == [[2, 3], [5]]


def test_what_became_known_is_where_it_cannot_be_taken_back() -> None:
    script = Script([4], ME)
    script.choose(0, ME, [3, 4])
    script.barrier()
    assert (script.crossed_at, script.known) == (1, 1)
    with pytest.raises(Crossed):
        Probe([], 0, ME, (), ME).barrier()
    probe = Probe([7], 1, ME, (), ME)
    probe.barrier()
    assert probe.known == 1
