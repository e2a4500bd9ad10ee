"""Where tiles may be laid and what built cells enclose: the fast ways find what a look at every cell finds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from tests.inside import beside_footprints, footprints_of, spot_at

from rulewright.run.boards import Holes, longest, sampled
from rulewright.run.spots import drawn_lying, each_lying, sampled_spot, spots
from rulewright.state import pack, steps_of, unpack

TILES = (((0, 0), (1, 0), (1, 1)), ((0, 0),), ((1, 1), (0, 1), (0, 2)))  # held at their first cell, also where that is not 0, 0
Board = dict[int, int]


def boards(rnd: random.Random, shape: str) -> Iterator[Board]:
    """Some cells in a small box, in one part or in several."""
    for _ in range(6):
        wide, high = rnd.randint(1, 5), rnd.randint(1, 5)
        cells = [pack(x - 2, y - 1) for x in range(wide) for y in range(high)]
        yield dict.fromkeys(rnd.sample(cells, rnd.randint(1, len(cells))), 1)


def covered(shape: str, form: int, board: Board) -> dict[int, list[int]]:
    """Every spot with the cells below it, one of which lies in the box around a board or touches it."""
    xs, ys = ([unpack(cell)[axis] for cell in board] for axis in (0, 1))
    near = {pack(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    found = {}
    for turn, row in enumerate(footprints_of(shape, TILES)[form * 8 : form * 8 + 8]):
        for x in range(min(xs) - 4, max(xs) + 5) if row else ():
            for y in range(min(ys) - 4, max(ys) + 5):
                cells = [pack(x, y) + offset for offset in row]
                if near & {*cells}:
                    found[spot_at(pack(x, y), form, turn)] = cells
    return found


def all_drawn(draw: Callable[[], int], among: set[int]) -> None:
    """Whatever is drawn is one of these, each comes up, and none much more often than another."""
    times = 14 * len(among)
    found = Counter(draw() for _ in range(times))
    assert {*found} - {0} == among
    drawn = times - found.pop(0, 0)
    assert drawn > times * 0.9 and max(found.values()) < 4 * drawn / len(among)


@pytest.mark.parametrize("shape", ["square", "hex"])
def test_every_spot_is_found_and_any_of_them_drawn(shape: str) -> None:
    rnd = random.Random(4)
    prints = footprints_of(shape, TILES)
    for number, board in enumerate(boards(rnd, shape)):
        form = number % len(TILES)
        plain = covered(shape, form, board)
        assert {*spots(board, prints, form)} == plain.keys()
        some = {spot for spot in plain if spot % 3}
        if number < 3:
            all_drawn(lambda: sampled_spot(board, prints, form, rnd.random, lambda spot: spot % 3 > 0), some)  # noqa: B023


@pytest.mark.parametrize("shape", ["square", "hex"])
def test_tiles_that_lie_on_the_ground_or_on_others(shape: str) -> None:
    """Bare and touching what is built, or wholly upon it; in the order of the list of all spots."""
    rnd, steps = random.Random(5), steps_of(shape)
    prints, beside = footprints_of(shape, TILES), beside_footprints(shape, TILES)
    for number, board in enumerate(boards(rnd, shape)):
        form = number % len(TILES)
        plain = covered(shape, form, board)
        touching = {
            spot
            for spot, cells in plain.items()
            if not board.keys() & {*cells} and any(cell + step in board for cell in cells for step in steps)
        }
        upon = {spot for spot, cells in plain.items() if board.keys() >= {*cells}}
        listed = spots(board, prints, form)

        def low(spot: int, cells: list[int], plain: dict[int, list[int]] = plain) -> bool:
            assert cells == plain[spot]
            return cells[0] % 2 == 0

        for ground, above in ((None, None), (low, None), (None, low)):
            lies = {spot for spot in touching if ground is None or low(spot, plain[spot])}
            lies |= {spot for spot in upon if above is None or low(spot, plain[spot])}
            assert list(each_lying(board, prints, form, steps, ground, above)) == [spot for spot in listed if spot in lies]
            if number < 3:
                some = {spot for spot in lies if spot % 3}
                given = (board, prints, form, beside, ground, above, rnd.random, lambda spot: spot % 3 > 0)
                all_drawn(lambda: drawn_lying(*given), some)  # noqa: B023


def test_an_empty_board_has_its_origin_alone() -> None:
    prints = footprints_of("square", TILES)
    assert spots({}, prints, 0) == [spot_at(pack(0, 0), 0, turn) for turn in range(4)]
    assert sampled_spot({}, prints, 0, lambda: 0.5, lambda _: True) == 0
    assert list(each_lying({}, prints, 0, steps_of("square"), None, None)) == []


@pytest.mark.parametrize("shape", ["square", "hex"])
def test_holes_are_the_empty_cells_that_nothing_leads_away_from(shape: str) -> None:
    rnd, steps, holes, enclosing = random.Random(6), steps_of(shape), Holes(), 0
    for _ in range(60):
        cells = [pack(x, y) for x in range(7) for y in range(7)]
        board = dict.fromkeys(rnd.sample(cells, rnd.randint(20, 40)), 1)
        frame = {pack(x, y) for x in range(-1, 8) for y in range(-1, 8)} - board.keys()
        outside = [pack(-1, -1)]
        for cell in outside:
            outside += [near for step in steps if (near := cell + step) in frame and near not in outside]
        assert holes.find(board, steps) == sorted(frame - {*outside})
        assert holes.find(board, steps) is holes.find(board, steps)
        enclosing += bool(frame - {*outside})
    assert enclosing > 20
    assert holes.find({}, steps) == []


def test_the_longest_run_through_a_cell() -> None:
    """Ahead and behind count together; it ends at the first cell that fails the test."""
    rays = (((2, 3, 4), (9, 8)), ((11, 12), ()), ((), (20, 21, 22, 23)))
    assert longest(rays, lambda cell: False) == 1
    assert longest(rays, lambda cell: cell in (3, 4, 8, 12)) == 1
    assert longest(rays, lambda cell: cell in (2, 3, 9)) == 4
    assert longest(rays, lambda cell: cell in (2, 20, 21, 23)) == 3
    assert longest(rays, lambda cell: cell != 4) == 5
    assert longest((), lambda cell: True) == 1


def test_one_of_a_list_is_drawn_if_it_passes() -> None:
    rnd = random.Random(7)
    items = list(range(1, 41))
    assert {sampled(items, rnd.random, lambda item: item % 4 == 0) for _ in range(600)} == {0, *range(4, 41, 4)}
    assert sampled(items, rnd.random, lambda item: False) == 0


@pytest.mark.parametrize("board", [{pack(0, 0): 1}, {}], ids=["built", "empty"])
def test_without_luck_nothing_is_drawn(board: Board) -> None:
    """Then a list is made after all; so it is where nothing is built yet, whatever is tested."""
    rnd, rows, beside = random.Random(3), footprints_of("square", TILES), beside_footprints("square", TILES)
    assert sampled_spot(board, rows, 1, rnd.random, lambda spot: not board) == 0
    assert drawn_lying(board, rows, 1, beside, None, None, rnd.random, lambda spot: not board) == 0
