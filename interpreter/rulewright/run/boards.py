"""Questions about boards that are too long to be written into the generated code: groups, holes, paths.

Each tells `spend` how much it really looked at, so that no pack asks them without end.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence

from rulewright.run.answering import Spend, free
from rulewright.run.failing import LONGEST, TooLong
from rulewright.run.spots import LOOK, TRIES, Steps, extent_of
from rulewright.state import LEVEL_SHIFT, STRIDE

Near = Callable[[int], Iterable[int]]
Step = Callable[[int, int], bool]
Price = Callable[[int, int], int]
Test = Callable[[int, int], bool]


def groups(cells: Iterable[int], steps: Steps, spend: Spend = free) -> list[tuple[int, ...]]:
    """Connected groups of cells on a board where neighbours are additions."""
    return _connected(cells, lambda cell: [cell + step for step in steps], spend)


def groups_of(cells: Iterable[int], neighbours: Sequence[Sequence[int]], spend: Spend = free) -> list[tuple[int, ...]]:
    """Connected groups of cells on a board with a table of neighbours."""
    return _connected(cells, neighbours.__getitem__, spend)


def _connected(cells: Iterable[int], neighbours: Callable[[int], Sequence[int]], spend: Spend) -> list[tuple[int, ...]]:
    left = dict.fromkeys(cells)
    spend(LOOK * len(left))
    found = []
    while left:
        first = next(iter(left))
        del left[first]
        group = [first]
        for cell in group:
            for near in neighbours(cell):
                if near in left:
                    del left[near]
                    group.append(near)
        found.append(tuple(group))
    return found


class Holes:
    """The empty cells that built ones enclose; asked again and again while a board is scored, so the latest are kept.

    Boards in a state are never changed in place, so the same object always has the same holes.
    """

    def __init__(self) -> None:
        self._known: list[tuple[Mapping[int, int], Steps, list[int]]] = []

    def find(self, board: Mapping[int, int], steps: Steps) -> list[int]:
        for known, around, found in self._known:
            if known is board and around is steps:
                return found
        found = _holes(board, steps)
        self._known.append((board, steps, found))
        if len(self._known) > 8:
            del self._known[0]
        return found


def _holes(board: Mapping[int, int], steps: Steps) -> list[int]:
    """Those empty cells from which no path of empty cells leads away."""
    edge = {near for cell in board for step in steps if (near := cell + step) not in board}
    if not edge:
        return []
    outside = _outside(board, edge, steps)
    enclosed: set[int] = set()
    for start in edge - outside:
        if start not in enclosed and start not in outside:
            pool, leaves = _pool(board, start, steps, outside)
            (outside if leaves else enclosed).update(pool)
    return sorted(enclosed)


def _pool(board: Mapping[int, int], start: int, steps: Steps, outside: set[int]) -> tuple[set[int], bool]:
    """The empty cells around one, and whether they lead away: a board in several parts has an edge that is no hole."""
    west, east, north, south = extent_of(board)
    pool = {start}
    waiting = [start]
    for cell in waiting:
        if cell in outside or not (west <= cell // STRIDE <= east and north <= cell % STRIDE <= south):
            return pool, True
        for step in steps:
            near = cell + step
            if near not in board and near not in pool:
                pool.add(near)
                waiting.append(near)
    return pool, False


def _outside(board: Mapping[int, int], edge: set[int], steps: Steps) -> set[int]:
    """Flood the empty cells around the built ones from one that surely lies outside."""
    around = edge | {near for cell in edge for step in steps if (near := cell + step) not in board}
    first = max(around)
    seen = {first}
    waiting = [first]
    for cell in waiting:
        for step in steps:
            near = cell + step
            if near in around and near not in seen:
                seen.add(near)
                waiting.append(near)
    return seen


def level_over(board: Mapping[int, int], cells: Iterable[int]) -> int:
    """The level on which a tile would lie: one above the highest of the cells below it."""
    return (max([board.get(cell, 0) for cell in cells], default=0) >> LEVEL_SHIFT) + 1


def sampled(items: Sequence[int], rnd: Callable[[], float], test: Callable[[int], bool]) -> int:
    """One of the things of a list that pass a test, uniformly, without testing them all; 0 when luck runs out."""
    many = len(items)
    for _ in range(min(TRIES, many // 2)):
        item = items[int(rnd() * many)]
        if test(item):
            return item
    return 0


def longest(rays: Sequence[tuple[Sequence[int], Sequence[int]]], test: Callable[[int], bool]) -> int:
    """The longest straight run through a cell that satisfies the test itself."""
    best = 1
    for ahead, behind in rays:
        run = 1
        for cell in ahead:
            if not test(cell):
                break
            run += 1
        for cell in behind:
            if not test(cell):
                break
            run += 1
        if run > best:
            best = run
    return best


def reach(
    start: int, neighbours: Near, through: Step, cost: Price, test: Test | None, pace: int = 0, spend: Spend = free
) -> list[int]:
    """Cells by cheapest path from a start, in order of cost, then number."""
    return list(fares(start, neighbours, through, cost, test, pace, spend))


def fares(
    start: int, neighbours: Near, through: Step, cost: Price, test: Test | None, pace: int = 0, spend: Spend = free
) -> dict[int, int]:
    """The same, each with the cost of the cheapest path to it."""
    done: dict[int, int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here in done:
            continue
        done[here] = spent
        if len(done) > LONGEST:  # a growing board has no edge
            raise TooLong
        spend(pace)
        for there in neighbours(here):
            if there not in done and through(here, there):
                heapq.heappush(waiting, (spent + max(0, cost(here, there)), there))
    return {cell: spent for cell, spent in done.items() if cell != start and (test is None or test(cell, spent))}


def flooded(
    start: int, rows: Sequence[Sequence[int]], open_: Callable[[int], bool], test: Test | None, pace: int = 0, spend: Spend = free
) -> list[int]:
    """The same where no step costs anything, and a cell is open or closed wherever one comes from: each is looked at once."""
    done: list[int] = []
    seen = {start}
    waiting = [start]
    while waiting:
        here = heapq.heappop(waiting)
        done.append(here)
        spend(pace)
        for there in rows[here]:
            if there not in seen:
                seen.add(there)
                if open_(there):
                    heapq.heappush(waiting, there)
    del done[0]
    return done if test is None else [cell for cell in done if test(cell, 0)]
