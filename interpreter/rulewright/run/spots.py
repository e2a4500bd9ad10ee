"""Where a tile may be laid on a board without an edge: all spots, those that lie in a known way, or one drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from rulewright.run.answering import Spend, free
from rulewright.state import ORIGIN, ROTATIONS, SPOT_SHIFT, STRIDE

Steps = Sequence[int]
Lies = Callable[[int, list[int]], bool]  # a test of a spot and the cells below it
LOOK = 15  # what it costs to look at a cell
TRIES = 200  # draws before a list is made after all


def spots(board: Mapping[int, int], footprints: Sequence[Sequence[int]], shape: int, spend: Spend = free) -> list[int]:
    """Every way to lay a shape on a board without an edge so that it lies in the box around what is built, or touches it.

    What else must hold, the rules say. An empty board offers only its origin. A spot is cell * 256 + shape * 8 + rotation.
    """
    return list(each_spot(board, footprints, shape, spend))


def each_spot(board: Mapping[int, int], footprints: Sequence[Sequence[int]], shape: int, spend: Spend = free) -> Iterator[int]:
    """The same one after another: whoever only asks whether there is a spot need not wait for all."""
    if not board:
        for code, _ in _turned(footprints, shape):
            yield ORIGIN << SPOT_SHIFT | code
        return
    west, east, north, south = extent_of(board)
    grown = [x * STRIDE + y for x in range(west - 1, east + 2) for y in range(north - 1, south + 2)]
    for code, offsets in _turned(footprints, shape):
        spend(LOOK * len(grown) * len(offsets))
        for anchor in dict.fromkeys([cell - offset for offset in offsets for cell in grown]):
            yield anchor << SPOT_SHIFT | code


def extent_of(board: Mapping[int, int]) -> tuple[int, int, int, int]:
    """The first and last column, and the first and last row, of what is built."""
    rows = [cell % STRIDE for cell in board]
    return min(board) // STRIDE, max(board) // STRIDE, min(rows), max(rows)


def _turned(footprints: Sequence[Sequence[int]], shape: int) -> list[tuple[int, Sequence[int]]]:
    """A shape in each of its rotations, with the code by which a spot knows it."""
    codes = range(shape * ROTATIONS, (shape + 1) * ROTATIONS)
    return [(code, footprints[code]) for code in codes if footprints[code]]


def sampled_spot(
    board: Mapping[int, int],
    footprints: Sequence[Sequence[int]],
    shape: int,
    rnd: Callable[[], float],
    test: Callable[[int], bool],
) -> int:
    """One of the spots that pass a test, uniformly, without listing them: draws from the box around the board.

    Gives 0 when luck runs out; then the caller lists them after all.
    """
    if not board:
        return 0
    rows = _turned(footprints, shape)
    west, east, north, south = extent_of(board)
    margin = _margin(rows[0][1])
    low_x, low_y = west - margin, north - margin
    wide, high, turns = east + margin - low_x + 1, south + margin - low_y + 1, len(rows)
    for _ in range(TRIES):
        anchor = (low_x + int(rnd() * wide)) * STRIDE + low_y + int(rnd() * high)
        code, offsets = rows[int(rnd() * turns)]
        spot = anchor << SPOT_SHIFT | code
        if test(spot):
            for offset in offsets:
                cell = anchor + offset
                if west - 1 <= cell // STRIDE <= east + 1 and north - 1 <= cell % STRIDE <= south + 1:
                    return spot
    return 0


def each_lying(
    board: Mapping[int, int],
    footprints: Sequence[Sequence[int]],
    shape: int,
    steps: Steps,
    ground: Lies | None,
    upon: Lies | None,
    spend: Spend = free,
) -> Iterator[int]:
    """Every spot that is bare, touches what is built and passes one test, or has all its cells covered and passes another.

    In the order of `each_spot`, which looks at all spots around what is built.
    """
    edge = {near for cell in board for step in steps if (near := cell + step) not in board}
    if not edge:
        return
    extent = extent_of(board)
    for code, offsets in _turned(footprints, shape):
        spend(LOOK * (len(board) + len(edge)) * len(offsets))
        below = [{cell - offset for cell in board} for offset in offsets]
        touching = {cell - offset for offset in offsets for cell in edge}.difference(*below)
        found = [
            (_held(anchor, offsets, extent), anchor)
            for anchor in touching
            if ground is None or ground(anchor << SPOT_SHIFT | code, [anchor + offset for offset in offsets])
        ]
        for anchor in below[0].intersection(*below[1:]):
            if upon is None or upon(anchor << SPOT_SHIFT | code, [anchor + offset for offset in offsets]):
                found.append((0, anchor))
        found.sort()
        for _, anchor in found:
            yield anchor << SPOT_SHIFT | code


def _held(anchor: int, offsets: Sequence[int], extent: tuple[int, int, int, int]) -> int:
    """The first cell of a tile that lies in the box around what is built, or touches it."""
    west, east, north, south = extent
    for place, offset in enumerate(offsets):
        cell = anchor + offset
        if west - 1 <= cell // STRIDE <= east + 1 and north - 1 <= cell % STRIDE <= south + 1:
            return place
    return len(offsets)


def drawn_lying(
    board: Mapping[int, int],
    footprints: Sequence[Sequence[int]],
    shape: int,
    beside: Sequence[Sequence[int]],
    ground: Lies | None,
    upon: Lies | None,
    rnd: Callable[[], float],
    test: Callable[[int], bool],
) -> int:
    """One of those that also pass a test, uniformly: draws from the box around the board, as `sampled_spot` does."""
    if not board:
        return 0
    rows = _turned(footprints, shape)
    west, east, north, south = extent_of(board)
    margin = _margin(rows[0][1])
    low_x, low_y = west - margin, north - margin
    wide, high, turns = east + margin - low_x + 1, south + margin - low_y + 1, len(rows)
    for _ in range(TRIES):
        anchor = (low_x + int(rnd() * wide)) * STRIDE + low_y + int(rnd() * high)
        code, offsets = rows[int(rnd() * turns)]
        cells = [anchor + offset for offset in offsets]
        if cells[0] in board:
            for cell in cells:
                if cell not in board:
                    break
            else:
                spot = anchor << SPOT_SHIFT | code
                if (upon is None or upon(spot, cells)) and test(spot):
                    return spot
        elif board.keys().isdisjoint(cells):
            for offset in beside[code]:
                if anchor + offset in board:
                    spot = anchor << SPOT_SHIFT | code
                    if (ground is None or ground(spot, cells)) and test(spot):
                        return spot
                    break
    return 0


@lru_cache
def _margin(offsets: Sequence[int]) -> int:
    """How far from what is built a tile may be held."""
    return 1 + max(map(_away, offsets))


def _away(offset: int) -> int:
    """How many steps a cell is away from the one a tile is held at, whichever way the tile is turned."""
    x = (offset + (STRIDE >> 1)) // STRIDE
    y = offset - x * STRIDE
    return max(abs(x), abs(y), abs(x + y))
