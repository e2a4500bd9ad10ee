"""Whoever answers the choices of a step answers every kind of choice: at random, from what was given, or from lists."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from rulewright.run.answering import KNOWN, free
from rulewright.run.drawing import Walk
from rulewright.run.dreaming import Dreamer, imagined
from rulewright.run.failing import Budget, Crossed, Fail, Pending
from rulewright.run.listing import Drawn, Whole, drawn_from_lists
from rulewright.run.luck import Luck
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node
from rulewright.run.telling import Story, TellingLuck, TellingWalk

EVEN = (2, 4, 6)
PAIRS = (11, 12, 21, 22, 23)
TENS_AND_ONES = ((31, lambda pair: pair // 10), (32, lambda pair: pair % 10))


def all_kinds(state: list[Any], C: Any, player: int, other: int = 0) -> None:
    """One choice of each kind; with another player, the choices in the middle are his."""
    who = other or player
    state[1] = C.choose(0, player, (one for one in (1, 2, 3)))
    state[2] = C.choose_sampled(1, who, lambda: [4, 5, 6], lambda rnd: 4 + int(rnd() * 3))
    state[3] = C.choose_tested(2, who, [1, 2, 3, 4, 5, 6], lambda n: n % 2 == 0)
    state[4] = C.choose_parts(3, player, list(PAIRS), TENS_AND_ONES)
    state[5] = C.choose(4, player, [7])
    state[6] = C.answer(5, player, [1, 2, 3], lambda n: (n > 1,), False)
    C.note(8, player, state[1])


def ends(other: int = 0) -> set[tuple[Any, ...]]:
    return {(*found, 7, 2) for found in product((1, 2, 3), (4, 5, 6), EVEN, PAIRS)}


def begun(chooser: Any, player: int = 1) -> Any:
    chooser.me = chooser.last = player
    return chooser


@pytest.mark.parametrize("other", [0, 2])
def test_luck_comes_to_every_end_and_to_no_other(other: int) -> None:
    rnd, found = random.Random(1), set()
    for _ in range(1_500):
        state: list[Any] = [0] * 7
        luck = begun(Luck(rnd.random))
        all_kinds(state, luck, 1, other)
        found.add(tuple(state[1:]))
        assert luck.decisions == 4  # what makes itself, or an automated seat decides, is none
        assert luck.known == (2 if other else 0)  # the other is asked, and then the first again
    assert found == ends()


@pytest.mark.parametrize("other", [0, 2])
def test_luck_that_tells_tells_what_was_chosen(other: int) -> None:
    rnd = random.Random(2)
    for _ in range(40):
        state, story = [0] * 7, Story([], [])
        all_kinds(state, begun(TellingLuck(story, rnd.random)), 1, other)
        who = other or 1
        assert story.chosen == [(0, 1, state[1]), (1, who, state[2]), (2, who, state[3]), (3, 1, state[4])]
        assert story.changed == [(8, 1, state[1])]


@pytest.mark.parametrize("other", [0, 2])
def test_a_walk_that_tells_tells_what_was_chosen_in_the_end(other: int) -> None:
    """Some of what was drawn is taken back; only the way that led to the end is told."""
    rnd = random.Random(3)

    def step(state: list[Any], C: Any, player: int) -> None:
        all_kinds(state, C, player, other)
        if state[4] != 23:
            raise Fail

    for _ in range(20):
        state, story = [0] * 7, Story([], [])
        assert TellingWalk(story, rnd.random).run(state, step, (1,))
        who = other or 1
        assert [one for one in story.chosen if one[0] != 5] == [
            (0, 1, state[1]),
            (1, who, state[2]),
            (2, who, state[3]),
            (3, 1, 23),
        ]
        assert story.changed == [(8, 1, state[1])]
    story.add(Drawn([(1, 1, 9)], [(2, 1, 3)]))
    assert story.chosen[-1] == (1, 1, 9) and story.changed[-1] == (2, 1, 3)


def test_where_nothing_is_drawn_a_list_is_made() -> None:
    """What a sampler does not find is looked for; the last candidate makes itself."""
    for chooser in (Luck, Walk):
        C = begun(chooser(lambda: 0.9))
        assert C.choose_sampled(3, 1, lambda: [4, 5, 6], lambda rnd: 0) == 6
        assert C.choose_sampled(3, 1, lambda: [4], lambda rnd: 0) == 4
        with pytest.raises(Fail):
            C.choose_sampled(0, 1, list, lambda rnd: 0)
        assert C.listed(lambda: iter([1, 2])) == [1, 2] and not C.in_parts()
        assert not C.known  # nobody else was asked


def test_what_else_may_be_done_is_drawn_like_all_else() -> None:
    rnd = random.Random(4)
    assert {begun(Luck(rnd.random)).choose_or_use(0, 1, [1, 2], lambda: [8, 9]) for _ in range(60)} == {1, 2, 8, 9}
    luck = begun(Luck(rnd.random))
    assert luck.trying([], lambda *_: True, all_kinds, 1) == KNOWN and not luck.trying([], lambda *_: False, all_kinds, 1)


GIVEN = [3, 5, 4, 23]


def test_given_answers_are_those_of_whole_things() -> None:
    """As random play gives them; the first that is missing is waited for, with all that could be taken."""
    options = ([1, 2, 3], [4, 5, 6], list(EVEN), list(PAIRS), [1, 2, 3])
    for count, wanted in enumerate(options):
        whole = Whole([*GIVEN, 2][:count], 1)
        with pytest.raises(Pending) as pending:
            all_kinds([0] * 7, whole, 1)
        assert (pending.value.site, pending.value.player, list(pending.value.options)) == ((0, 1, 2, 3, 5)[count], 1, wanted)
        assert whole.asked == [(site, 1) for site in range(count)]
    state: list[Any] = [0] * 7
    whole = Whole([*GIVEN, 2], 1)
    all_kinds(state, whole, 1, 2)
    assert state[1:] == [3, 5, 4, 23, 7, 2]
    assert whole.asked == [(0, 1), (1, 2), (2, 2), (3, 1), (5, 1)] and whole.known == 2


@pytest.mark.parametrize("given", range(4))
def test_what_is_not_given_is_drawn_from_what_is_legal(given: int) -> None:
    rnd, found = random.Random(5), set()

    def step(state: list[Any], C: Any, player: int) -> None:
        all_kinds(state, C, player)
        if state[3] == 4 or state[4] == 22:
            raise Fail

    first = [3, 5, 6][:given]
    for _ in range(200):
        state: list[Any] = [0] * 7
        drawn = drawn_from_lists(state, step, (1,), first, (False,) * 40, Budget(), rnd.random)
        assert drawn is not None
        assert drawn.chosen == [(site, 1, state[at]) for site, at in ((0, 1), (1, 2), (2, 3), (3, 4), (5, 6))]
        assert drawn.changed == [(8, 1, state[1])]
        found.add(tuple(state[1:]))
    legal = {end for end in ends() if end[2] != 4 and end[3] != 22}
    assert found <= {end for end in legal if list(end[:given]) == first} and len(found) > 3


def test_a_step_without_a_way_is_left_as_it_was() -> None:
    def hopeless(state: list[Any], C: Any, player: int) -> None:
        state[1] = C.choose(0, player, [1, 2])
        raise Fail

    def at_once(state: list[Any], C: Any, player: int) -> None:
        state[1] = 1
        raise Fail

    for step in (hopeless, at_once):
        state = [0, 0]
        assert drawn_from_lists(state, step, (1,), [], (False,), Budget(), random.random) is None
        assert state == [0, 0]
    with pytest.raises(Fail):
        drawn_from_lists([0, 0], hopeless, (1,), [1], (False,), Budget(), random.random)


def test_luck_answers_by_an_order() -> None:
    """Of one there is nothing to ask; among the best the first, or one that is drawn; what fits at any time counts, too."""
    luck = begun(Luck(lambda: 0.99))

    def key(number: int) -> tuple[bool]:
        return (number % 2 == 0,)

    def unasked(number: int) -> Any:
        raise AssertionError(number)

    assert luck.answer(0, 1, iter([5]), unasked, True) == 5
    assert luck.answer(0, 1, iter([1, 2, 3, 4]), key, False) == 2 and luck.answer(0, 1, [1, 2, 3, 4], key, True) == 4
    assert luck.choose_or_use(0, 1, [1, 2], lambda: [8, 9]) == 9 and not luck.in_parts()
    assert luck.choose(0, 1, [6]) == 6 and luck.decisions == 1 and luck.known == 0
    assert luck.choose(0, 2, [6, 7]) == 7 and (luck.decisions, luck.known, luck.last) == (2, 1, 2)
    with pytest.raises(Fail):
        luck.choose(0, 1, [])


PARTED = [3, 5, 4, 2, 3]  # the same answers as a player gives them: the tens, then the ones


@pytest.mark.parametrize("given", range(6))
def test_a_dream_goes_on_behind_what_was_given(given: int) -> None:
    """What was given was given in parts; the rest is drawn at once."""
    rnd, found = random.Random(6), set()
    for _ in range(150):
        state = imagined([0] * 7, all_kinds, (1,), PARTED[:given], 1, rnd.random, free)
        assert state is not None
        found.add(tuple(state[1:]))
    wanted = {end for end in ends() if list(end[: min(given, 3)]) == PARTED[: min(given, 3)]}
    if given > 3:
        wanted = {end for end in wanted if end[3] // 10 == 2 and (given < 5 or end[3] == 23)}
    assert found <= wanted and len(found) > len(wanted) // 2


def test_a_dream_ends_where_another_is_asked_or_something_becomes_known() -> None:
    def step(state: list[Any], C: Any, player: int) -> None:
        state[1] = C.choose(0, player, [1, 2])
        C.barrier()
        state[2] = C.choose(1, player, [3, 4])
        state[3] = C.choose(2, 2, [5])
        state[4] = C.choose(3, 2, [6, 7])

    assert imagined([0] * 5, step, (1,), [2], 1, random.random, free) == [0, 2, 0, 0, 0]
    dreamer = Dreamer([2, 4], 1, 1, lambda: 0.0)
    state = [0] * 5
    assert dreamer.in_parts()
    with pytest.raises(Crossed):
        step(state, dreamer, 1)
    assert state == [0, 2, 4, 5, 0] and dreamer.known == 1 and not dreamer.in_parts()


def test_a_dream_takes_back_what_leads_nowhere_but_not_what_was_given() -> None:
    def step(state: list[Any], C: Any, player: int) -> None:
        state[1], state[2] = C.choose(0, player, [1, 2]), C.choose(1, player, [3, 4, 5])
        if state[1] == 1 or state[2] != 5:
            raise Fail

    for seed in range(8):
        assert imagined([0] * 3, step, (1,), [2], 1, random.Random(seed).random, free) == [0, 2, 5]
        assert imagined([0] * 3, step, (1,), [1], 1, random.Random(seed).random, free) is None


def test_a_dream_tries_what_was_known_to_be_possible() -> None:
    asked: list[tuple[Any, ...]] = []

    def able(*given: Any) -> bool:
        asked.append(given)
        return True

    dreamer = begun(Dreamer([2], 1, 1, lambda: 0.0))
    assert dreamer.trying([5], able, all_kinds, 1, 3) == KNOWN and asked == [([5], all_kinds, 1, 3)]
    assert dreamer.choose_or_use(0, 1, [1, 4], lambda: [2]) == 2
    assert dreamer.trying([5], able, all_kinds, 1, 3) == 2 and len(asked) == 1
    assert dreamer.choose_or_use(0, 1, [1, 4], lambda: [0]) == 1


def sought(node: Node | None, answers: list[Any], rnd: Any, seen: list[Any] | None = None) -> tuple[Seeker, Trail, First]:
    """A search that begins in the middle of a step, behind some answers."""
    impressed = seen if seen is not None else []
    first = First(answers, 77, lambda here, before, found, player: impressed.append((before, list(found), player)))
    trail = Trail(node)
    return Seeker(trail, rnd, first=first), trail, first


@pytest.mark.parametrize("given", range(6))
def test_a_search_goes_on_behind_what_was_given(given: int) -> None:
    """In parts where it was given in parts; the tree grows by one answer in each game."""
    rnd, found, node = random.Random(8), set(), Node()
    for _ in range(200):
        state: list[Any] = [0] * 7
        seeker, trail, _ = sought(node, PARTED[:given], rnd.random)
        assert seeker.run_first(state, all_kinds, (1,), 5)
        assert state[0] == 77  # all chance behind what was given is new
        found.add(tuple(state[1:]))
        for one in trail.visited:
            one.visits += 1
        node.visits += 1
    wanted = {end for end in ends() if list(end[: min(given, 3)]) == PARTED[: min(given, 3)]}
    if given > 3:
        wanted = {end for end in wanted if end[3] // 10 == 2 and (given < 5 or end[3] == 23)}
    assert found <= wanted and len(found) > len(wanted) // 2
    assert bool(node.below) == (given < 5)  # what makes itself is no answer of the tree


def test_first_impressions_are_asked_for_where_nothing_new_is_known() -> None:
    def step(state: list[Any], C: Any, player: int) -> None:
        state[1] = C.choose(0, player, [1, 2])
        state[2] = C.choose(1, player, [3, 4])
        C.barrier()
        state[3] = C.choose(2, player, [5, 6])

    seen: list[Any] = []
    node = Node()
    for _ in range(12):
        seeker, trail, _ = sought(node, [2], lambda: 0.0, seen)
        assert seeker.run_first([0] * 4, step, (1,), 5)
        for one in trail.visited:
            one.visits += 1
    assert {*map(repr, seen)} == {repr(([2], [3, 4], 1))}
    assert node.below.keys() == {3, 4} and all(one.player == 1 for one in node.below.values())


def test_what_leads_nowhere_is_remembered_in_the_tree() -> None:
    def step(state: list[Any], C: Any, player: int) -> None:
        state[1], state[2] = C.choose(0, player, [1, 2]), C.choose(1, player, [3, 4, 5])
        if state[2] != 5:
            raise Fail

    for seed in range(6):
        node = Node()
        seeker, _, _ = sought(node, [2], random.Random(seed).random)
        state = [0] * 3
        assert seeker.run_first(state, step, (1,), 9) and state[1:] == [2, 5]
        assert node.dead <= {3, 4}
        assert not sought(Node(), [2], lambda: 0.0)[0].run_first([0] * 3, step, (1,), 1)  # patience has an end
    node = Node()
    state = [5, 0, 0]
    assert not sought(node, [2, 3], lambda: 0.0)[0].run_first(state, step, (1,), 9)
    assert state[1:] == [0, 0]


def test_a_search_tries_what_was_known_to_be_possible() -> None:
    asked: list[Any] = []
    seeker, _, _ = sought(Node(), [2], lambda: 0.0)
    begun(seeker)
    seeker.first.state = [0]  # type: ignore[union-attr]
    assert seeker.trying([5], lambda *given: not asked.append(given), all_kinds, 1) == KNOWN and len(asked) == 1  # type: ignore[func-returns-value]
    assert seeker.in_parts() and seeker.choose_or_use(0, 1, [1, 4], lambda: [2]) == 2
    assert seeker.trying([5], lambda *given: False, all_kinds, 1) == 2
    assert seeker.choose_or_use(0, 1, [1, 4], lambda: [0]) in (1, 4)
    assert seeker.answered() in ([2, 1], [2, 4])
    node = seeker.node
    assert seeker.answer(0, 1, [1, 2, 3], lambda n: (n,), False) == 3 and seeker.node is node
