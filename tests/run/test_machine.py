"""What a machine lends to rules, asked with steps that are written here: can it be done, what would be then, do it by chance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.inside import machine_of
from tests.shipped_games import rules

from rulewright.run import Machine
from rulewright.run.answering import KNOWN, run_cost
from rulewright.run.failing import SCARCE, WORK, Fail
from rulewright.run.luck import Luck
from rulewright.run.machine import UNFAILING


@pytest.fixture
def machine() -> Machine:
    made = machine_of(rules("tic-tac-toe"), 2)
    made.budget.reset()
    made.safe = (False,) * 9  # steps that are written here may fail anywhere
    return made


def first() -> float:
    return 0.0


def at_nine(S: Any, C: Any, player: int, *more: int) -> None:
    """Only the tenth of ten will do."""
    S[3] = C.choose(0, player, range(10))
    if S[3] < 9:
        raise Fail


def never(S: Any, C: Any, player: int) -> None:
    C.choose(0, player, [1, 2])
    raise Fail


def plain(S: Any, C: Any, player: int, number: int = 4) -> None:
    S[3] = number


def test_what_would_be_after_a_rule(machine: Machine) -> None:
    state = [0] * 5
    assert machine.after(state, plain, 1, 7) == [0, 0, 0, 7, 0] and state == [0] * 5
    assert machine.budget.left == WORK - run_cost(state)
    with pytest.raises(Fail):
        machine.after(state, at_nine, 1)


def test_whether_something_could_be_done_in_so_many_runs(machine: Machine) -> None:
    state = [0] * 5
    assert machine.shown(state, at_nine, 1, 10) and machine.shown(state, at_nine, 1, 9) is None
    assert machine.shown(state, never, 1, 10) is False
    machine.budget.left = SCARCE - 1
    assert machine.shown(state, at_nine, 1, 10) is None and state == [0] * 5


def test_whether_a_step_can_be_finished_behind_answers(machine: Machine) -> None:
    state = [0] * 5
    assert machine.finishable(state, at_nine, (1,), [], 1) and machine.finishable(state, at_nine, (1,), [9], 1)
    assert machine.finishable(state, at_nine, (1,), [8], 1) is False and machine.finishable(state, never, (1,), [], 1) is False
    machine.safe = (frozenset({8}), True)  # nothing need be looked at where nothing can fail, as is known here of one answer
    assert machine.finishable(state, at_nine, (1,), [8], 1, 0) and machine.finishable(state, at_nine, (1,), [7], 1, 1)
    assert machine.finishable(state, at_nine, (1,), [7], 1, 0) is False
    assert machine.finishable(state, at_nine, (1,), [8], 1) is False
    machine.safe = (False,)
    machine.budget.left = SCARCE - 1
    assert machine.finishable(state, at_nine, (1,), [], 1) is None


def leading_on(S: Any, C: Any, player: int) -> None:
    """What is asked next hangs on the answer before: behind 1 one thing is left, behind 2 and 3 there are several."""
    first = C.choose(0, player, C.listed(lambda: [1, 2, 3]))
    second = C.choose(1, player, C.listed(lambda: {1: [5], 2: [5, 6], 3: [6, 7, 8]}[first]))
    third = C.choose(2, player, C.listed(lambda: [0, 2] if second > 5 or first == 1 else [0]))
    if second == 8 or third > first:
        raise Fail


BEHIND: list[tuple[list[int], bool]] = [  # nothing is finished behind 8, nor with 2 behind 1
    ([1], True),
    ([1, 0], True),
    ([1, 2], False),
    ([2], True),
    ([3], True),
    ([2, 5], True),
    ([2, 6], True),
    ([2, 6, 2], True),
    ([3, 8], False),
    ([3, 7], True),
    ([3, 8, 0], False),
]


def test_looks_share_what_they_find_only_on_the_same_way(machine: Machine) -> None:
    """Whatever was asked before, longer or shorter, the answer is the same."""
    state = [0] * 5
    for before, _ in BEHIND:
        for between, _ in BEHIND:
            for answers, wanted in BEHIND:
                for asked in (before, between):
                    machine.finishable(state, leading_on, (1,), asked, 1)
                machine.budget.reset()
                assert machine.finishable(state, leading_on, (1,), answers, 1) is wanted, (before, between, answers)


RUNS: list[int] = []


def noting(S: Any, C: Any, player: int, *more: int) -> None:
    RUNS.append(player)
    if S[0]:
        raise Fail


def test_what_was_found_out_is_not_found_out_again(machine: Machine) -> None:
    """Until the next decision, of the same rule with the same things in the same state."""
    RUNS.clear()
    state = [0] * 5
    assert machine.able(state, noting, 1) and machine.able(state, noting, 1) and RUNS == [1]
    assert machine.able(state, noting, 2) and machine.able(state, noting, 1, 7) and RUNS == [1, 2, 1]
    assert not machine.able([1, 0, 0, 0, 0], noting, 1) and RUNS == [1, 2, 1, 1]
    machine.budget.reset()
    assert machine.able(state, noting, 1) and len(RUNS) == 5 and state == [0] * 5


def test_who_never_comes_there_again_keeps_nothing(machine: Machine) -> None:
    RUNS.clear()
    state = [0] * 5
    assert machine.able_anew(state, noting, 1) and machine.able_anew(state, noting, 1) and RUNS == [1, 1]
    assert not machine.able_anew([1, 0, 0, 0, 0], noting, 1) and not machine.budget.paid
    luck = Luck(first)
    luck.able = machine.able_anew
    assert luck.trying(state, machine.able, noting, 1) == KNOWN and len(RUNS) == 4 and not machine.budget.paid
    luck.able = None
    assert luck.trying(state, machine.able, noting, 1) == KNOWN and len(RUNS) == 5 and machine.budget.paid


def test_a_step_or_what_is_done_otherwise(machine: Machine) -> None:
    state = [0] * 5
    machine.walk(state, first, at_nine, (1,), None)
    assert state[3] == 9
    machine.walk(state, first, never, (1,), (plain, (1, 5)))
    assert state[3] == 5
    for other in (None, (never, (1,))):
        with pytest.raises(Fail):
            machine.walk(state, first, never, (1,), other)
    assert state == [0, 0, 0, 5, 0]


def test_a_step_that_cannot_fail(machine: Machine) -> None:
    luck = machine.lucky(first)
    luck.known = 3
    state = [0] * 5
    machine.luck(state, luck, plain, (2, 8))
    assert state[3] == 8 and (luck.me, luck.last, luck.known) == (2, 2, 0) and machine.budget.left == WORK - UNFAILING
