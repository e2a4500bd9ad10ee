"""Questions about boards: each answered by looking everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, assert_never

from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.many import listed
from tests.reference_interpreter.slots import load
from tests.reference_interpreter.stopping import TooLong

from rulewright.compile.ir import values as ir
from rulewright.run.failing import LONGEST
from rulewright.state.encoding import ROTATIONS, SPOT_MASK, SPOT_SHIFT, face_of, level_of, spot_cell, spot_rotation, tile_of
from rulewright.state.geometry import ORIGIN, STRIDE

Boards = (
    ir.Covered
    | ir.Neighbours
    | ir.SpotCells
    | ir.SpotCell
    | ir.SpotLevel
    | ir.SpotTurn
    | ir.Spots
    | ir.Holes
    | ir.Groups
    | ir.Reach
    | ir.Fare
    | ir.LineThrough
    | ir.LineListed
)
Cells = Mapping[int, int]


def board(value: Boards, frame: Frame) -> Any:
    match value:
        case ir.Covered(part=part, board=at, cell=cell):
            return covered(part, load(at, frame), frame.number(cell))
        case ir.Neighbours(steps=steps, cell=cell):
            here = frame.number(cell)
            return tuple(here + step for step in frame.value(steps))
        case ir.SpotCells(footprints=footprints, spot=spot):
            where = frame.number(spot)
            return tuple(spot_cell(where) + offset for offset in frame.value(footprints)[where & SPOT_MASK])
        case ir.SpotCell(spot=spot):
            return spot_cell(frame.number(spot))
        case ir.SpotTurn(spot=spot):
            return spot_rotation(frame.number(spot))
        case ir.SpotLevel(board=at, cells=cells):
            return max((level_of(load(at, frame).get(cell, 0)) for cell in listed(cells, frame)), default=0) + 1
        case ir.Spots(board=at, footprints=footprints, shape=shape):
            return spots(load(at, frame), frame.value(footprints), frame.number(shape))
        case ir.Holes(board=at, steps=steps):
            return holes(load(at, frame), frame.value(steps))
        case ir.Groups(items=items, around=around, steps=by_steps):
            table = frame.value(around)
            near: Callable[[int], Iterable[int]] = (lambda c: [c + s for s in table]) if by_steps else (lambda c: table[c])
            return groups(listed(items, frame), near)
        case ir.Reach(priced=priced):
            return fares(value, frame) if priced else tuple(fares(value, frame))
        case ir.Fare(reached=reached, cell=cell):
            return frame.value(reached)[frame.number(cell)]
        case ir.LineThrough(rays=rays, cell=cell, length=length, var=var, test=test, here=standing):
            holds: Callable[[int], bool] = lambda c: bool(frame.with_name(var.name, c).value(test))  # noqa: E731
            wanted = frame.number(length)
            axes = frame.value(rays)[frame.number(cell)]
            return bool(frame.value(standing)) and (wanted <= 1 or any(run(axis, holds) >= wanted for axis in axes))
        case ir.LineListed(lines=lines, cell=cell, var=var, test=test, here=standing):
            through = frame.value(lines)[frame.number(cell)]
            whole = [line for line in through if all(frame.with_name(var.name, c).value(test) for c in line)]
            return bool(frame.value(standing)) and bool(whole)
        case _:
            assert_never(value)


def covered(part: str, cells: Cells, cell: int) -> Any:
    match part:
        case "covered":
            return cell in cells
        case "level":
            return level_of(cells.get(cell, 0))
        case "face":
            return face_of(cells.get(cell, 0))
        case "tile":
            return tile_of(cells.get(cell, 0))
    raise AssertionError(part)


def run(axis: tuple[Sequence[int], Sequence[int]], holds: Callable[[int], bool]) -> int:
    """How many different cells stand in an unbroken row around one that counts itself."""
    found: set[int] = set()
    for side in axis:
        for cell in side:
            if not holds(cell):
                break
            found.add(cell)
    return len(found) + 1


def groups(cells: Sequence[int], near: Callable[[int], Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Each begins with its earliest cell and goes on with the neighbours of its cells, in their order."""
    found: list[tuple[int, ...]] = []
    for cell in cells:
        if any(cell in group for group in found):
            continue
        group = [cell]
        place = 0
        while place < len(group):
            group += [c for c in near(group[place]) if c in cells and c not in group]
            place += 1
        found.append(tuple(group))
    return tuple(found)


def holes(cells: Cells, steps: Sequence[int]) -> tuple[int, ...]:
    """The empty cells of the box around the built ones from which no path of empty cells leads out of it."""
    if not cells:
        return ()
    wide = [cell // STRIDE for cell in cells]
    high = [cell % STRIDE for cell in cells]
    box = {x * STRIDE + y for x in range(min(wide) - 1, max(wide) + 2) for y in range(min(high) - 1, max(high) + 2)}
    outside = {c for c in box if c // STRIDE in (min(wide) - 1, max(wide) + 1) or c % STRIDE in (min(high) - 1, max(high) + 1)}
    grown = True
    while grown:
        more = {c + s for c in outside for s in steps if c + s in box and c + s not in cells} - outside
        grown = bool(more)
        outside |= more
    return tuple(sorted(c for c in box if c not in cells and c not in outside))


def spots(cells: Cells, footprints: Sequence[Sequence[int]], shape: int) -> tuple[int, ...]:
    """Every way to lay a shape so that a cell of it lies in the box around the built ones, or just outside of it.

    They come by rotation, then in the order in which a cell of the shape first lies on a cell of that larger box.
    """
    found: list[int] = []
    wide, high = [cell // STRIDE for cell in cells], [cell % STRIDE for cell in cells]
    for code in range(shape * ROTATIONS, (shape + 1) * ROTATIONS):
        if not footprints[code]:
            continue
        if not cells:
            found.append(ORIGIN << SPOT_SHIFT | code)
            continue
        for offset in footprints[code]:
            for x in range(min(wide) - 1, max(wide) + 2):
                for y in range(min(high) - 1, max(high) + 2):
                    spot = x * STRIDE + y - offset << SPOT_SHIFT | code
                    if spot not in found:
                        found.append(spot)
    return tuple(found)


def fares(value: ir.Reach, frame: Frame) -> dict[int, int]:
    """The cheapest way to each cell: prices go down until none does any more. Given by price, then by number."""
    start = frame.number(value.start)
    price = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        for there in frame.with_name(value.there.name, here).value(value.neighbours):
            step = frame.with_name(value.here.name, here).with_name(value.there.name, there)
            if not step.value(value.through):
                continue
            cost = price[here] + max(0, step.number(value.price))
            if there not in price or cost < price[there]:
                price[there] = cost
                waiting.append(there)
                if len(price) > LONGEST:
                    raise TooLong
    found = sorted((cost, cell) for cell, cost in price.items() if cell != start)
    if value.test is None:
        return {cell: cost for cost, cell in found}
    there_, cost_ = value.there.name, value.cost.name
    return {c: n for n, c in found if frame.with_name(there_, c).with_name(cost_, n).value(value.test)}
