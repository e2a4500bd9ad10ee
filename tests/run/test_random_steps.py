"""Random play of one step, written here by hand: what it gives up, what it leaves to lists, and who it thinks is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.run import drawing
from rulewright.run.answering import free
from rulewright.run.drawing import TRIED, Attempt, ByLists, Walk, _answers
from rulewright.run.dreaming import Dreamer, imagined
from rulewright.run.failing import Fail, Ranks
from rulewright.run.hopeless import Hopeless, Place
from rulewright.run.listening import Asides
from rulewright.run.listing import Whole
from rulewright.run.luck import Luck
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node
from rulewright.state import Now

SITE = 9  # no player has this number
ASKED: dict[str, Callable[[Any, int], Any]] = {
    "choose": lambda C, who: C.choose(SITE, who, [1, 2]),
    "answer": lambda C, who: C.answer(SITE, who, [1, 2], lambda n: n, False),
    "or use": lambda C, who: C.choose_or_use(SITE, who, [1, 2], list),
    "beside": lambda C, who: C.beside([], SITE, who, lambda: [1, 2], Asides(()), False),
    "parts": lambda C, who: C.choose_parts(SITE, who, [1, 2], ()),
    "sampled": lambda C, who: C.choose_sampled(SITE, who, lambda: [1, 2], lambda rnd: 1),
    "sampled in vain": lambda C, who: C.choose_sampled(SITE, who, lambda: [1, 2], lambda rnd: 0),
    "tested": lambda C, who: C.choose_tested(SITE, who, [1, 2, 3], lambda n: n < 3),
}


def first() -> float:
    return 0.0


def seeker(answers: list[Any]) -> Seeker:
    return Seeker(Trail(Node()), first, first=First(answers, 0, lambda *_: None, [0]))


CHOOSERS: dict[str, Callable[[], Any]] = {
    "walk": lambda: Walk(first),
    "luck": lambda: Luck(first),
    "dream": lambda: Dreamer([], 1, 1, first),
    "dream behind an answer": lambda: Dreamer([1], 1, 1, first),
    "search": lambda: seeker([]),
    "search behind an answer": lambda: seeker([1]),
    "search where no tree has grown": lambda: Seeker(Trail(None), first),
}


@pytest.mark.parametrize("kind", ASKED)
@pytest.mark.parametrize("who", CHOOSERS)
def test_it_is_known_who_is_asked(who: str, kind: str) -> None:
    """Something becomes known where another seat is asked, and nothing where the same one is asked again."""
    chooser = CHOOSERS[who]()
    chooser.me = chooser.last = 1
    assert ASKED[kind](chooser, 1) in (1, 2) and chooser.known == 0
    if "dream" not in who and not (who == "luck" and kind == "answer"):
        ASKED[kind](chooser, 2)
        assert chooser.known == 1 and chooser.last == 2


def test_in_a_tree_nothing_is_drawn_from_elsewhere() -> None:
    """Nor behind given answers: there the whole list is asked, of which the tree knows what was tried."""
    for name, wanted in (("search", {1, 2}), ("search behind an answer", {1}), ("dream behind an answer", {1})):
        C = CHOOSERS[name]()
        C.me = C.last = 1
        assert C.choose_sampled(SITE, 1, lambda: [1, 2], lambda rnd: 9) in wanted
    for name in ("walk", "luck", "dream", "search where no tree has grown"):
        C = CHOOSERS[name]()
        C.me = C.last = 1
        assert C.choose_sampled(SITE, 1, lambda: [1, 2], lambda rnd: 9) == 9
    node = Node()
    C = Seeker(Trail(node), first, first=First([], 0, lambda *_: None, [0]))
    C.me = C.last = 1
    assert C.choose_tested(SITE, 1, [1, 2, 3, 4], lambda n: n % 2 == 0) in (2, 4) and node.below.keys() <= {2, 4}


def test_who_was_asked_last_is_known_where_something_was_drawn() -> None:
    whole = Whole([5, 4], 1)
    whole.last = 2
    assert whole.choose_sampled(SITE, 1, lambda: [5, 6], lambda rnd: 5) == 5
    assert whole.choose_tested(SITE, 1, [4, 5], lambda n: n < 5) == 4 and whole.known == 1 and whole.last == 1


def test_what_is_drawn_at_once_is_drawn_once() -> None:
    """So each of a list is equally likely, however it would be asked for in parts."""
    for chooser in (Walk, Luck, lambda rnd: Dreamer([], 1, 1, rnd)):
        drawn: list[int] = []
        C = chooser(lambda drawn=drawn: drawn.append(1) or 0.9)  # type: ignore[misc]
        C.me = C.last = 1
        parts = ((8, lambda pair: pair // 10),)
        assert C.choose_parts(SITE, 1, [11, 12, 21, 22, 23], parts) == 23 and len(drawn) == 1
        assert C.choose_sampled(SITE, 1, lambda: [11, 12, 21], lambda rnd: 0, parts) == 21 and len(drawn) == 2


def test_what_was_drawn_is_taken_back_one_by_one() -> None:
    walk = Walk(first)
    walk.me = walk.last = 1
    assert [walk.choose(0, 1, [1, 2]), walk.choose(1, 1, [3, 4])] == [1, 3]
    found = []
    while walk.take_back():
        walk.at = 0
        found.append((walk.choose(0, 1, [1, 2]), walk.choose(1, 1, [3, 4])))
    assert found == [(1, 4), (2, 3), (2, 4)]


# -- what is left to lists --
def lists(step: Any, possible: Any = None) -> list[Any]:
    """The answers behind which lists are needed; the state is as it was."""
    state = [5, 0]
    with pytest.raises(ByLists) as caught:
        Walk(first, possible=possible).run(state, step, (1,))
    assert state == [5, 0]
    return caught.value.answers


def test_what_cannot_be_done_any_more_is_drawn_from_lists() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        S[1] = C.choose(0, player, [1, 2])
        C.finished(C.trying(S, lambda *_: True, step, player))
        C.barrier()
        C.choose(1, player, [3, 4])
        assert C.settle((1, 0), player, [5], lambda some: True) == [5]
        C.settle((1, 0), player, [5, 6], lambda some: 6 not in some)

    assert lists(step) == [1]  # up to the barrier, and without what was tried
    assert Walk(first).settle((1, 0), 1, [5, 6], lambda some: 6 not in some) == [5]


def test_what_takes_too_long_is_drawn_from_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 5)

    def fails(runs: int) -> Any:
        def step(S: Any, C: Any, player: int) -> None:
            S[1] = C.choose(0, player, range(runs))
            raise Fail

        return step

    assert lists(fails(6)) == []
    state = [5, 0]
    assert not Walk(first).run(state, fails(5), (1,)) and state == [5, 0]


def test_what_was_added_is_taken_back_where_no_way_is_found_soon() -> None:
    """If it is not known whether there is one, lists are needed in the end."""

    def taking(found: bool | None, seen: list[int]) -> Any:
        def step(S: Any, C: Any, player: int) -> None:
            S[1] = C.choose(0, player, [1, 2])
            C.takes_on(lambda runs: seen.append(runs) or (found if S[1] == 1 else True))  # type: ignore[func-returns-value]
            C.choose(1, player, [3, 4])
            if C.known:
                raise Fail

        return step

    runs: list[int] = []
    state = [5, 0]
    assert Walk(first).run(state, taking(False, runs), (1,)) and state == [5, 2] and {*runs} == {drawing.SOON}

    def in_vain(S: Any, C: Any, player: int) -> None:
        S[1] = C.choose(0, player, [1, 2])
        C.takes_on(lambda runs: None)

    assert lists(in_vain) == []
    again: list[int] = []

    def twice(S: Any, C: Any, player: int) -> None:
        C.takes_on(lambda runs: again.append(1) or True)  # type: ignore[func-returns-value]
        if C.choose(0, player, [1, 2]) == 1:
            raise Fail

    assert Walk(first).run([5, 0], twice, (1,)) and again == [1]  # in the second run it is known


@pytest.mark.parametrize("found", [True, False, None])
def test_before_a_barrier_it_is_asked_whether_the_rest_can_be_done(found: bool | None) -> None:
    asked: list[Any] = []

    def step(S: Any, C: Any, player: int) -> None:
        S[1] = C.choose(0, player, [1, 2])
        C.owes(lambda: [7] if S[1] == 1 else [])
        C.barrier()
        C.owes_no_more()

    def possible(state: Any, of: Any, args: Any, answers: Any, player: int, site: int | None) -> bool | None:
        asked.append((list(state), of is step, args, answers, player, site))
        return found

    state = [5, 0]
    if found:
        assert lists(step, possible) == [1]
    else:
        walk = Walk(first, possible=possible)
        assert walk.run(state, step, (1,)) and state == [5, 2] and walk.unsure == (found is None)
    assert asked == [([5, 0], True, (1,), [1], 1, None)]
    assert Walk(first).run(state, step, (1,))  # where nobody can say, it is left to luck


def test_nothing_is_owed_behind_an_item() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.owes(lambda: [7])
        C.owes_no_more()
        C.barrier()

    assert Walk(first, possible=lambda *_: False).run([5, 0], step, (1,))


def test_where_nothing_may_become_known_a_barrier_fails() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.quiet = C.choose(0, player, [1, 0])
        C.barrier()

    walk = Walk(first)
    assert walk.run([0], step, (1,)) and walk.floor == 1 and walk.path == [([0], 0)]


def test_what_else_may_be_done_needs_two_ways_without_it() -> None:
    now = Now(1, 1)
    for legal, taken in (({1, 2}, now), ({2}, 2), ({1}, 1)):
        asked: list[Any] = []

        def step(S: Any, C: Any, player: int, legal: set[int] = legal) -> None:
            S[1] = C.choose_or_use(0, player, [1, 2], lambda: [now])
            if S[1] != now and S[1] not in legal:
                raise Fail

        def possible(*given: Any, legal: set[int] = legal, asked: list[Any] = asked) -> bool:
            *_, answers, _, site = given
            asked.append((answers, site))
            return answers[-1] in legal

        state = [5, 0]
        assert Walk(lambda: 0.99, possible=possible).run(state, step, (1,)) and state[1] == taken
        assert asked == [([1], 0), ([2], 0)]


def test_answers_are_those_of_choices() -> None:
    assert _answers([([1, 2], 1), (TRIED, True), (Attempt((True, False)), True), (None, 4)]) == [1, 4]


# -- the best of those that are left --
def test_equals_are_drawn_among_if_it_says_so() -> None:
    tens = lambda n: n // 10  # noqa: E731
    ranks = Ranks([11, 12, 21, 22], tens, True)
    assert [ranks.best([11, 12, 21, 22], lambda n, at=at: at) for at in (0, 1)] == [21, 22]  # type: ignore[misc]
    assert ranks.best([12, 11], lambda n: 1) == 12 and ranks.best([12, 21], lambda n: 1 // 0) == 21
    assert Ranks([11, 12], tens, False).best([12, 11], lambda n: 1 // 0) == 11


# -- what leads nowhere --
def test_where_every_way_has_failed_nobody_goes_again() -> None:
    board = {1: 2}
    hopeless = Hopeless()
    hopeless.come_to(2, [1], [0, board], ("window",))
    hopeless.exhausted(3)  # of a place that nobody came to
    hopeless.come_to(2, [1], [0, board], ("window",))
    hopeless.exhausted(2)
    for other in (
        ([2], [0, board], ("window",)),
        ([1], [1, board], ("window",)),
        ([1], [0, board], ("other",)),
        ([1], [0, {1: 2}], ("window",)),
    ):
        hopeless.come_to(5, *other)
    with pytest.raises(Fail):
        hopeless.come_to(7, [1], [0, board], ("window",))


def test_what_holds_lists_is_not_remembered() -> None:
    hopeless = Hopeless()
    for _ in range(2):
        hopeless.come_to(2, [[1]], [0], ())
        hopeless.exhausted(2)
    hopeless.come_to(2, [1], [0], ())
    hopeless.exhausted(2)
    hopeless.come_to(2, [[1]], [0], ())
    assert len(hopeless._known) == 1


def test_there_is_an_end_to_what_is_remembered() -> None:
    hopeless = Hopeless()
    hopeless._room = 3
    for state in ([1], [2], [3]):
        hopeless.come_to(1, [], state, ())
        hopeless.exhausted(1)
    with pytest.raises(Fail):
        hopeless.come_to(1, [], [1], ())
    hopeless.come_to(1, [], [2], ())  # there was no room for it any more
    assert len(Place((1, 2), [3, 4])) == 5 and Place((1,), [2]) == Place((1,), [2]) != Place((1,), [3])


def test_a_search_that_needs_lists_leaves_the_tree() -> None:
    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        C.settle((1, 0), player, [5], lambda some: False)

    trail = Trail(Node())
    with pytest.raises(ByLists):
        Seeker(trail, first).run([0], step, (1,))
    assert trail.node is None


def test_whose_step_it_is_is_the_first_of_what_it_is_given() -> None:
    """Nothing becomes known by asking him, whoever else the step is about."""

    def about_another(S: list[Any], C: Any, player: int, other: int) -> None:
        S[1] = C.choose(SITE, player, [1, 2])
        S[2] = C.known
        C.choose(SITE, other, [1, 2])
        S[3] = C.known

    walk, state = Walk(first), [5, 0, 9, 9]
    assert walk.run(state, about_another, (1, 2)) and state == [5, 1, 0, 1]

    def thinking_of_another(S: list[Any], C: Any, player: int, other: int) -> None:
        S[1] = C.choose(SITE, player, [1, 2])
        S[2] = 7
        C.choose(SITE, other, [1, 2])
        S[3] = 8

    assert imagined([5, 0, 0, 0], thinking_of_another, (1, 2), [], 1, first, free) == [5, 1, 7, 0]


@pytest.mark.parametrize("kind", ASKED)
def test_who_is_asked_again_behind_another_is_somebody_else(kind: str) -> None:
    walk = Walk(first)
    walk.me = walk.last = 1
    ASKED["choose"](walk, 2)
    ASKED[kind](walk, 1)
    assert (walk.known, walk.last) == (2, 1)
