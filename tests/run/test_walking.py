"""Taking back in random play: what was drawn before a barrier stands, and each way that is left is equally likely."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.inside import Fail
from tests.run.both_ways import amounts
from tests.small_packs import checked

from rulewright.run.boards import flooded, reach
from rulewright.run.drawing import Walk
from rulewright.run.failing import Budget
from rulewright.run.luck import Luck


def walked(step: Any, rnd: Any, player: int = 1) -> tuple[bool, list[Any]]:
    """Whether a step can be carried out, and the state afterwards."""
    state: list[Any] = [0] * 4
    return Walk(rnd).run(state, step, (player,)), state


def first() -> float:
    """Always the first option."""
    return 0.0


def test_a_walk_does_not_go_back_over_a_barrier() -> None:
    """Behind the barrier everything fails, and so the step does; the choice before it was made once."""
    runs: list[Any] = []

    def step(state: list[Any], C: Any, player: int) -> None:
        runs.append(C.choose(0, player, [1, 2, 3]))
        C.barrier()
        state[1] = C.choose(1, player, [4, 5])
        raise Fail

    fine, state = walked(step, first)
    assert not fine
    assert state == [0, 0, 0, 0]  # as it was
    assert runs == [1, 1]  # once for each choice behind the barrier


def test_a_walk_goes_back_where_there_is_no_barrier() -> None:
    runs: list[tuple[int, int]] = []

    def step(state: list[Any], C: Any, player: int) -> None:
        runs.append((C.choose(0, player, [1, 2, 3]), C.choose(1, player, [4, 5])))
        if runs[-1] != (3, 5):
            raise Fail
        state[:2] = runs[-1]

    fine, state = walked(step, first)
    assert fine and state == [3, 5, 0, 0]
    assert runs == [(1, 4), (1, 5), (2, 4), (2, 5), (3, 4), (3, 5)]


@pytest.mark.parametrize("chooser", [Walk, Luck])
def test_another_seats_choice_is_noticed(chooser: Any) -> None:
    """Whoever carries the step out asks `known` to find out whether something new has become known."""
    C = chooser(lambda: 0.0)
    C.last = 1
    C.choose(0, 1, [1, 2])
    assert not C.known
    C.choose(0, 2, [1])  # nobody is asked
    assert not C.known
    C.choose(0, 2, [1, 2])
    assert C.known
    other = chooser(lambda: 0.0)
    other.barrier()
    assert other.known


def test_a_candidate_that_is_tested_when_it_is_drawn_is_any_of_the_legal_ones() -> None:
    """However the draws fall: 2, 4, 6 and 8 are equally likely, and nothing else comes up."""
    rnd, found = random.Random(3), Counter[int]()

    def step(state: list[Any], C: Any, player: int) -> None:
        state[1] = C.choose_tested(0, player, list(range(1, 9)), lambda n: n % 2 == 0)

    for _ in range(4_000):
        found[walked(step, rnd.random)[1][1]] += 1
    assert sorted(found) == [2, 4, 6, 8]
    assert sum((count - 1_000) ** 2 / 1_000 for count in found.values()) < 21.1  # one in ten thousand, 3 degrees of freedom


@pytest.mark.parametrize("chooser", [Walk, Luck])
def test_where_no_candidate_passes_the_test_it_fails(chooser: Any) -> None:
    C = chooser(lambda: 0.5)
    with pytest.raises(Fail):
        C.choose_tested(0, 1, [1, 3, 5], lambda n: n % 2 == 0)
    assert C.choose_tested(0, 1, [1, 2, 3], lambda n: n % 2 == 0) == 2


@pytest.mark.parametrize("tested", [False, True])
def test_what_was_tested_can_be_taken_back(tested: bool) -> None:
    """A legal candidate may still lead nowhere; then the next one is drawn, and the answers before it are the same."""
    runs: list[tuple[int, int, int]] = []

    def step(state: list[Any], C: Any, player: int) -> None:
        one = C.choose(0, player, [1, 2])
        two = C.choose_tested(1, player, [1, 2, 3, 4], lambda n: n > 1) if tested else C.choose(1, player, [2, 3, 4])
        three = C.choose(2, player, [5, 6])
        runs.append((one, two, three))
        if two != 4:
            raise Fail

    assert walked(step, first)[0]
    assert runs == [(1, two, three) for two in (2, 3) for three in (5, 6)] + [(1, 4, 5)]


def test_a_drawn_spot_is_kept_while_later_choices_are_taken_back() -> None:
    """A choice that is drawn without a list of its options is answered alike each time the step is run again."""
    runs: list[tuple[int, int, int]] = []
    drawn = iter([7, 8])

    def step(state: list[Any], C: Any, player: int) -> None:
        one = C.choose_sampled(0, player, lambda: [7, 8, 9], lambda rnd: next(drawn))
        two = C.choose(1, player, [1, 2])
        three = C.choose(2, player, [3, 4])
        runs.append((one, two, three))
        if (one, two, three) != (9, 2, 4):
            raise Fail

    assert walked(step, first)[0]
    assert runs == [(one, two, three) for one in (7, 8, 9) for two in (1, 2) for three in (3, 4)]


TILES = """\
flow game:
    each player in players where seat = 1: do turn

action turn:
    let tile = first of box
    choose spot from spots(tile, map)
    choose n from 1..4
    choose m from 1..4
    place tile at spot
    require n + m = 7
    require size of cells of map > 1
    gain 10 * n + m coin

winner: most coin
"""


def test_a_tile_is_laid_once_though_later_choices_are_taken_back(tmp_path: Path) -> None:
    nouns = """\
enums: {land: [field, lake]}
resources: {coin: {per: player}}
boards: {map: {shape: square, tiles: tile}}
zones: {box: {holds: tile, start: all}}
"""
    tiles = """\
pieces: tile
faces: lands
shapes: {domino: [[0, 0], [1, 0]]}
attributes: {lands: list of land}
items:
  t: {lands: [field, lake]}
"""
    assert amounts(checked(tmp_path, TILES, nouns, tiles), 1, "coin") == {(34,), (43,)}


def test_what_is_done_if_it_can_be_is_left_out_only_if_every_way_through_it_fails() -> None:
    """What fails behind it is not blamed on it: all ways through it are taken back, and then what was chosen before it."""
    runs: list[tuple[int, int, int]] = []

    def step(state: list[Any], C: Any, player: int) -> None:
        one = C.choose(0, player, [1, 2])
        two = 0
        if mark := C.trying(state, lambda *_: False, step, player):
            two = C.choose(1, player, [3, 4])
            if one == 1:
                raise Fail
            C.finished(mark)
        three = C.choose(2, player, [5, 6])
        runs.append((one, two, three))
        if one == 1 or (two, three) != (4, 6):
            raise Fail

    assert walked(step, first)[0]
    assert runs == [(1, 0, 5), (1, 0, 6), *((2, two, three) for two in (3, 4) for three in (5, 6))]


@pytest.mark.parametrize("chooser", [Walk, Luck])
def test_an_automated_seat_draws_among_the_best(chooser: Any) -> None:
    """Where its priorities say so; otherwise the first of them is taken."""
    rnd, drawn, taken = random.Random(5), Counter[int](), set()
    for _ in range(900):
        drawn[chooser(rnd.random).answer(0, 1, [1, 2, 3, 4], lambda n: (n < 4,), True)] += 1
        taken.add(chooser(rnd.random).answer(0, 1, [1, 2, 3, 4], lambda n: (n < 4,), False))
    assert sorted(drawn) == [1, 2, 3] and min(drawn.values()) > 230
    assert taken == {1}


def test_an_automated_seat_whose_best_leads_nowhere_draws_among_the_next_best() -> None:
    rnd, found = random.Random(6), Counter[int]()

    def step(state: list[Any], C: Any, player: int) -> None:
        state[1] = C.answer(0, player, [1, 2, 3, 4, 5], lambda n: (n <= 2, n <= 4), True)
        if state[1] <= 2:
            raise Fail

    for _ in range(600):
        found[walked(step, rnd.random)[1][1]] += 1
    assert sorted(found) == [3, 4] and min(found.values()) > 230


def test_a_flood_without_prices_comes_to_the_same_cells_in_the_same_order() -> None:
    for seed in range(40):
        found, plain = both_floods(random.Random(seed))
        assert found == plain, seed


def both_floods(rnd: random.Random) -> tuple[list[int], list[int]]:
    cells = range(1, rnd.randint(3, 20))
    rows = [(), *(tuple(rnd.sample(cells, rnd.randint(0, min(4, len(cells))))) for _ in cells)]
    dry = {cell for cell in cells if rnd.random() < 0.7}
    found = flooded(1, rows, lambda cell: cell in dry, lambda cell, price: cell % 3 > price)
    plain = reach(1, lambda cell: rows[cell], lambda _, there: there in dry, lambda *_: 0, lambda cell, price: cell % 3 > price)
    return list(found), list(plain)


def test_options_that_could_still_be_taken_are_paid_for() -> None:
    """Random play keeps the options of every choice until the step is over: 5,000 choices of 5,000 are a gigabyte."""
    budget = Budget()
    walk = Walk(lambda: 0.5, budget)
    walk.me = walk.last = 1
    before = budget.left
    for _ in range(10):
        walk.choose(0, 1, list(range(5_000)))
    assert len(walk.path) == 10 and before - budget.left >= 8 * 10 * 5_000
