"""One question at a time, put by hand to whoever answers: what is kept of it, what it is called, and what is forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run.answering import KNOWN, Script, Tracer, begun, by_part, free, kept_together
from rulewright.run.drawing import ALONE, FORCED, TRIED, Attempt, ByLists, Untested, Walk, _asked, drawn_tested
from rulewright.run.dreaming import Dreamer, imagined
from rulewright.run.failing import SCARCE, WORK, Budget, Crossed, Fail, Pending, TooLong
from rulewright.run.hopeless import Hopeless
from rulewright.run.listening import Asides
from rulewright.run.listing import Whole, drawn_from_lists
from rulewright.run.looking import Explorer, Probe
from rulewright.run.luck import Luck
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node

ME, OTHER = 1, 2
SITE = 9  # no player has this number
NOTHING = Asides(())  # nothing fits at any time


def first() -> float:
    return 0.0


def able(*given: Any) -> bool:
    return True


def unable(*given: Any) -> bool:
    return False


def unlisted() -> list[Any]:
    raise AssertionError  # what is known already is not listed


def mine(chooser: Any) -> Any:
    chooser.me = chooser.last = ME
    return chooser


def seeker(answers: list[Any], node: Node | None = None) -> Seeker:
    return mine(Seeker(Trail(node or Node()), first, first=First(answers, 0, lambda *_: None, [0])))


# -- how everybody begins --
def test_at_first_nothing_is_known() -> None:
    """And only who draws without taking anything back is told that everything goes smoothly."""
    choosers = (Script([]), Tracer([]), Walk(first), Probe([], 0, ME, (), ME), Luck(first), Whole([], ME), seeker([]))
    for chooser in choosers:
        assert chooser.known == chooser.quiet == 0 and chooser.hopeless is None
        assert chooser.smooth == isinstance(chooser, Luck) and chooser.writes_down == isinstance(chooser, Tracer)
        assert chooser.opens()[1] == 0


def test_nothing_has_become_known_before_the_first_barrier() -> None:
    """Behind no answer and behind the first: a barrier right at the beginning comes behind none."""
    script = Script([])
    assert script.crossed_at < 0
    script.barrier()
    assert script.crossed_at == 0


def test_each_barrier_is_counted_once() -> None:
    for chooser in (Script([]), Walk(first), Luck(first), Dreamer([1], ME, ME, first), Probe([1], 1, ME, (), ME)):
        chooser.barrier()
        chooser.barrier()
        assert chooser.known == 2


def test_windows_and_agendas_are_told_apart() -> None:
    """By their number in this run, and by the choices before them."""
    walk, probe = mine(Walk(first)), Probe([4], 1, ME, (False,) * 9, ME)
    for chooser, before in ((walk, 1), (probe, 0)):
        assert chooser.opens() == (1, 0)
        chooser.choose(0, ME, [4, 5])
        assert chooser.opens() == (2, before)  # of what is given, nothing is ever taken back
    probe.choose(1, ME, [6, 7])
    assert probe.opens() == (3, 1)

    def opening(S: Any, C: Any, player: int) -> None:
        S.append(C.opens()[0])
        if C.choose(0, player, [1, 2]) == 1:
            raise Fail

    state: list[Any] = [0]
    assert Walk(first).run(state, opening, (ME,)) and state == [0, 1]  # in the next run it is the first again


def test_the_first_two_are_taken_and_the_rest_is_left_alone() -> None:
    rest = iter([3, 4])
    one, two, more = begun(n for n in (1, 2, *rest))
    assert (one, two, list(more)) == (1, 2, [3, 4])
    assert by_part([11, 21, 12], lambda n: n // 10) == {1: [11, 12], 2: [21]}
    asked: list[list[int]] = []
    assert kept_together([4, 5, 6], lambda some: asked.append(some) or 5 not in some) == [4, 6]  # type: ignore[func-returns-value]
    assert asked == [[4, 5, 6], [4], [4, 5], [4, 6]]


# -- what is tried --
def test_whether_something_is_tried() -> None:
    """What was given was given where it was known; behind it, it is tried as if it could be done. The mark is never 0 then."""
    for known in (Script([]), Luck(first), Dreamer([2], ME, ME, first), seeker([2]), Probe([2], 1, ME, (False,), ME)):
        assert known.trying([5], able, able, ME, 3) == KNOWN
    for known in (Script([]), Luck(first), Dreamer([2], ME, ME, first), seeker([2]), Probe([2], 1, ME, (False,), ME)):
        assert known.trying([5], unable, able, ME, 3) == 0
    for trying in (Walk(first), Dreamer([], ME, ME, first), seeker([]), Probe([], 0, ME, (False,), ME)):
        assert trying.trying([5], unable, able, ME, 3) == 1 and trying.trying([5], unable, able, ME) == 2
        trying.finished(2)
        trying.finished(1)
        trying.finished(KNOWN)
        assert len(trying.path) == 2


def test_what_was_begun_in_an_item_is_done_with_it() -> None:
    """What was begun before the item may still turn out to be impossible."""
    probe = Probe([], 0, ME, (False,), ME)
    assert probe.trying([], able, able, ME) == 1
    probe.owes(list)
    assert (probe.trying([], able, able, ME), probe.trying([], able, able, ME)) == (2, 3)
    probe.owes_no_more()
    assert probe.attempts == [1] and [next(rest, None) for _, rest in probe.path] == [0, None, None]


def test_what_was_tried_in_vain_is_left_out() -> None:
    walk = mine(Walk(first))
    assert walk.trying([], unable, able, ME) == 1
    assert walk.path == [(Attempt((True, False)), True)] and walk.take_back()
    walk.at = 0
    assert walk.path == [(TRIED, False)] and walk.trying([], unable, able, ME) == 0 and walk.at == 1
    assert not walk.take_back()  # there is no third way


# -- a walk --
def test_what_makes_itself_has_a_place_in_the_path_where_it_was_to_be_drawn() -> None:
    """The next run does not know that there was one candidate."""
    walk = mine(Walk(first))
    assert walk.choose_sampled(SITE, ME, lambda: [4], lambda rnd: 0) == 4
    assert walk.path[0] == (FORCED, 4) and walk.path[0][0] is FORCED and walk.at == 1
    assert walk.choose_tested(SITE, ME, [4, 5], lambda n: n == 5) == 5 and walk.path[1][0] is FORCED and walk.at == 2
    assert walk.beside([], SITE, ME, lambda: [6], NOTHING, False) == 6 and walk.path[2][0] is ALONE and walk.at == 3
    assert walk.choose(SITE, ME, [7]) == 7 and len(walk.path) == 3
    walk.at = 0
    assert walk.choose_sampled(SITE, ME, list, lambda rnd: 1) == 4
    assert walk.choose_tested(SITE, ME, [], able) == 5 and len(walk.path) == 3
    assert walk.beside([], SITE, ME, unlisted, NOTHING, False) == 6 and walk.at == 3
    assert not walk.take_back()  # there is nothing else that could have been taken


def test_what_was_given_is_not_taken_back() -> None:
    """Neither in a search nor in a dream, even if everything behind it fails."""
    for chooser in (seeker([4, 5]), Dreamer([4, 5], ME, ME, first)):
        chooser.path.append(([6], 6))
        assert chooser.floor == 2 and not chooser.take_back() and [taken for _, taken in chooser.path] == [4, 5]


def test_what_was_drawn_in_vain_is_not_drawn_again() -> None:
    """It is left out of the list that is made then; if one is left, that makes itself."""
    walk = mine(Walk(first))
    assert walk.choose_sampled(SITE, ME, lambda: [4, 5], lambda rnd: 5) == 5 and walk.path == [(None, 5)]
    assert walk.take_back() and walk.dead == {0: {5}}
    walk.at = 0
    assert walk.choose_sampled(SITE, ME, lambda: [4, 5], lambda rnd: 5) == 4 and walk.path[0][0] is FORCED
    assert not walk.take_back() and walk.path == [] and walk.dead == {}


def test_what_was_tested_is_not_tested_again() -> None:
    tested: list[int] = []
    walk = mine(Walk(first))
    for wanted in (2, 4):
        walk.at = 0
        found = walk.choose_tested(SITE, ME, [1, 2, 3, 4], lambda n: tested.append(n) or n % 2 == 0)  # type: ignore[func-returns-value]
        assert found == wanted and walk.take_back() == (wanted == 2)
    assert tested == [1, 2, 3, 4]
    left = Untested([1, 2, 3])
    assert drawn_tested(left, lambda: 0.99, lambda n: n < 3) == 2 and left == [1, 2]
    with pytest.raises(Fail):
        drawn_tested(left, first, unable)
    assert left == []


def test_of_another_nothing_is_drawn_before_it_is_listed() -> None:
    """Nothing of his is ever taken back, so what he does must be possible."""
    walk = mine(Walk(first))
    assert walk.choose_sampled(SITE, OTHER, lambda: [4, 5], lambda rnd: 7) == 4 and walk.path == [([4, 5], 4)]
    assert walk.choose_tested(SITE, OTHER, [1, 2, 3, 4], lambda n: n % 2 == 0) == 2 and walk.path[1] == ([2, 4], 2)
    assert walk.floor == 0 and walk.known == 1


def test_what_comes_before_an_automated_seat_is_not_taken_back() -> None:
    walk = mine(Walk(first))
    walk.choose(SITE, ME, [1, 2])
    assert walk.answer(SITE, OTHER, [3, 4, 5], lambda n: n % 5, False) == 4 and (walk.floor, walk.known, walk.last) == (1, 1, 2)
    found = []
    while walk.take_back():
        walk.at = 0
        found.append((walk.choose(SITE, ME, [1, 2]), walk.answer(SITE, OTHER, [3, 4, 5], lambda n: n % 5, False)))
    assert found == [(1, 3), (1, 5)]  # the next best, and the next


def test_an_automated_seat_is_not_asked_where_there_is_one_thing() -> None:
    walk = mine(Walk(first))
    assert walk.answer(SITE, OTHER, [3], lambda n: 1 // 0, False) == 3 and walk.path == [] and walk.known == 0


def test_with_little_work_left_what_leads_nowhere_is_left_to_lists() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        if C.choose(0, player, [1, 2]) == 1:
            raise Fail

    for left, lists in ((SCARCE - 1, True), (WORK, False)):
        budget = Budget()
        budget.left = left
        if lists:
            with pytest.raises(ByLists) as caught:
                Walk(first, budget).run([0], step, (ME,))
            assert caught.value.answers == []
        else:
            assert Walk(first, budget).run([0], step, (ME,))
        assert Walk(lambda: 0.9, budget).run([0], step, (ME,))  # what is found at once is found


def test_what_was_chosen_is_told_from_what_made_itself() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1])
        C.choose_sampled(1, player, lambda: [2], lambda rnd: 0)
        C.finished(C.trying(S, able, step, player))
        C.beside(S, 2, player, lambda: [3], NOTHING, False)
        C.choose(3, player, [4, 5])
        C.choose_sampled(4, player, lambda: [6, 7], lambda rnd: 6)

    walk = Walk(first)
    assert walk.run([0], step, (ME,))
    assert [(taken, _asked(options)) for options, taken in walk.path] == [
        (2, False),
        (True, False),
        (3, False),
        (4, True),
        (6, True),
    ]
    assert walk.run([0], lambda S, C, player: None, (ME,)) and walk.path == []


def test_nothing_is_left_over_for_the_next_step() -> None:
    def messy(S: Any, C: Any, player: int) -> None:
        C.owes(lambda: [7])
        C.choose_sampled(0, player, lambda: [1, 2], lambda rnd: 1)
        C.answer(1, player, [1, 2], lambda n: n, False)
        C.choose_tested(2, player, [1, 2, 3], able)
        C.barrier()
        C.quiet = 1
        raise Fail

    def asked(S: Any, C: Any, player: int) -> None:
        assert (C.known, C.quiet, C.at, C.floor, C.last, C.me) == (0, 0, 0, 0, player, player)
        assert not (C.path or C.dead or C.left or C.sure or C.ranks or C.owed) and C.hopeless is None and not C.unsure
        S[0] = C.choose_tested(2, player, [8, 9], able)

    walk, state = Walk(first), [0]
    walk.sure[0] = ([], 1)
    assert walk.run(state, messy, (ME,)) is False
    walk.unsure, walk.left[0], walk.dead[0] = True, Untested([1]), {1}
    assert walk.run(state, asked, (OTHER,)) and state == [8]


def test_places_that_lead_nowhere_are_known_by_how_they_were_come_to() -> None:
    """Only where a choice is to be made for the first time, and something has failed before."""
    told: list[Any] = []

    class Noting(Hopeless):
        def come_to(self, *given: Any) -> None:
            told.append(given)

    walk = mine(Walk(first))
    walk.in_window((1, 0), [0], (), set(), 5)
    assert walk.budget.left == WORK - 5
    walk.path, walk.hopeless, walk.known = [([1, 2], 2), ([3, 4], 3)], Noting(), 4
    walk.at = 1
    walk.in_window((3, 1), [0], (6,), {7}, 0)
    assert told == []
    walk.at = 2
    walk.in_window((3, 1), [0], (6,), {7}, 0)
    assert told == [(2, [2], [0], ((3, 1), (6,), frozenset({7}), 4))]
    probe = Probe([9], 1, ME, (), ME)
    probe.path, probe.hopeless, probe.known = [(2, iter(())), (3, iter(()))], Noting(), 4
    for at in (2, 3):
        probe.at = at
        probe.in_window((3, 1), [0], (6,), {7}, 0)
    assert told[1:] == told[:1]


# -- given answers --
def test_of_whole_things_only_what_was_drawn_has_an_answer() -> None:
    """Who did the step drew, also where there was one candidate; another was asked, and one candidate is no question."""
    for ask in (
        lambda C, who: C.choose_sampled(SITE, who, lambda: [4], lambda rnd: 4),
        lambda C, who: C.choose_tested(SITE, who, [3, 4], lambda n: n == 4),
    ):
        whole = Whole([4], ME)
        assert ask(whole, ME) == 4 and whole.at == 1 and whole.asked == [(SITE, ME)] and whole.known == 0
        whole = Whole([4], ME)
        assert ask(whole, OTHER) == 4 and whole.at == 0 and whole.asked == []
        with pytest.raises(Pending) as caught:
            ask(Whole([], ME), ME)
        assert (caught.value.site, caught.value.player, list(caught.value.options)) == (SITE, ME, [4])
        probe = Probe([4], 1, ME, (False,) * 10, ME)
        probe.whole = True
        assert ask(probe, ME) == 4 and probe.at == 1
        probe = Probe([4], 1, ME, (False,) * 10, ME)
        probe.whole = True
        assert ask(probe, OTHER) == 4 and probe.at == 0


def test_by_lists_the_step_is_whose_it_was() -> None:
    def step(S: Any, C: Any, player: int, other: int) -> None:
        S[0] = C.choose_sampled(0, player, lambda: [4, 5], lambda rnd: 9)
        S[1] = C.choose(1, other, [6, 7])
        S[2] = C.known

    state = [0, 0, 0]
    drawn = drawn_from_lists(state, step, (ME, OTHER), [], (False,) * 4, Budget(), lambda: 0.9)
    assert drawn is not None and drawn.chosen == [(0, ME, 5), (1, OTHER, 7)] and state == [5, 7, 1]


def test_an_automated_seat_takes_the_best_of_what_is_legal() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        S[0] = C.answer(0, player, [1, 2, 3, 4], lambda n: n // 2, True)
        if S[0] == 4:
            raise Fail

    for chance, wanted in ((0.0, 2), (0.9, 3)):
        state = [0]
        assert drawn_from_lists(state, step, (ME,), [], (False,), Budget(), lambda chance=chance: chance) is not None  # type: ignore[misc]
        assert state == [wanted]


# -- looks --
def test_what_begins_with_something_new_can_be_done() -> None:
    """Nobody can know what comes behind it; but where nothing may become known, it cannot."""

    def new(S: Any, C: Any, player: int) -> None:
        C.barrier()
        raise Fail

    def quietly(S: Any, C: Any, player: int) -> None:
        C.quiet = 1
        new(S, C, player)

    def another(S: Any, C: Any, player: int) -> None:
        C.choose(0, OTHER, [1, 2])
        raise Fail

    looks = [Explorer((False,), Budget()).able([0], step, ME) for step in (new, quietly, another)]
    assert looks == [True, False, True]


def test_a_look_is_put_the_whole_list_as_soon_as_nothing_is_given() -> None:
    parts = ((5, lambda n: n // 10),)
    probe = Probe([], 0, ME, (False,) * 10, ME)
    assert probe.choose_parts(SITE, ME, iter([11, 12, 21]), parts) == 11 and probe.sites == {0: SITE}
    assert probe.choose_tested(3, ME, [1, 2, 3], lambda n: n > 1) == 2 and probe.sites == {0: SITE, 1: 3}
    assert probe.answer(4, ME, iter([6, 7]), lambda n: n, False) == 6 and probe.sites[2] == 4
    given = Probe([1], 1, ME, (False,) * 10, ME)
    assert given.choose_parts(SITE, ME, iter([11, 12, 21]), parts) == 11 and given.sites == {0: SITE} and given.at == 2


def test_a_dream_takes_back_up_to_what_was_given() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        S[0] = C.choose(0, player, [1, 2])
        C.quiet, S[1] = C.choose(1, player, [1, 0]), C.quiet
        S[2] = C.known
        if C.quiet or S[1]:
            raise Fail

    assert imagined([0, 0, 0], step, (ME,), [2], ME, first, free) == [2, 0, 0]
    with pytest.raises(Crossed):
        Dreamer([], ME, ME, first).barrier()
    his = Dreamer([3], ME, OTHER, first)  # a step of another, in which somebody else is asked
    assert his.choose(0, OTHER, [3, 4]) == 3 and his.choose(0, OTHER, [5]) == 5
    with pytest.raises(Crossed):
        his.choose(0, OTHER, [1, 2])


def test_there_is_an_end_to_what_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.run.answering.LOGGED", 3)
    tracer = Tracer([])
    for _ in range(3):
        tracer.note(1, ME, 4)
    with pytest.raises(TooLong):
        tracer.note(1, ME, 4)
