"""Cells, neighbours, lines and shapes of boards as numbers; each was counted by hand on a small board.

4 5 6       the square and the hex board: on the hex board 5 touches 2, 3, 4 and 6
1 2 3
"""

from __future__ import annotations

import pytest
from tests.small_packs import checked

from rulewright.state import Layout, lay_out
from rulewright.state.geometry import (
    ORIGIN,
    STRIDE,
    beside_footprints,
    footprints_of,
    label,
    pack,
    rotate,
    rotations,
    steps_of,
    turned,
    unpack,
)

NOUNS = """\
enums: {ground: [grass]}
resources: {coin: {per: player}}
boards:
  square: {shape: square, width: 3, height: 2}
  hex: {shape: hex, width: 3, height: 2}
  ring: {shape: ring, width: 5}
  pair: {shape: ring, width: 2}
  map:
    shape: square
    legend: {g: grass}
    map: |
      gg
      g.
"""


@pytest.fixture(scope="module")
def layout(tmp_path_factory: pytest.TempPathFactory) -> Layout:
    rules = "flow game: do rest\nrule rest: skip\nwinner: most coin\n"
    return lay_out(checked(tmp_path_factory.mktemp("boards"), rules, NOUNS).rules, 2, {})


def test_neighbours(layout: Layout) -> None:
    found = {name: geometry.neighbours for name, geometry in layout.geometry.items()}
    assert found["square"] == ((), (2, 4), (3, 5, 1), (6, 2), (5, 1), (6, 4, 2), (5, 3))
    assert found["hex"] == ((), (2, 4), (3, 5, 4, 1), (6, 5, 2), (5, 1, 2), (6, 4, 2, 3), (5, 3))
    assert found["ring"] == ((), (2, 5), (3, 1), (4, 2), (5, 3), (1, 4))
    assert found["pair"] == ((), (2,), (1,))
    assert found["map"] == ((), (2, 3), (1,), (1,))


def test_cells_beside_a_cell(layout: Layout) -> None:
    """North is up: rows of a map are counted from above, all others from below."""
    square, map_ = layout.geometry["square"], layout.geometry["map"]
    assert square.beside(1, 0) == (0, 2, 3, 0, 5, 6, 0) and square.beside(0, 1) == (0, 4, 5, 6, 0, 0, 0)
    assert square.beside(-1, 0) == (0, 0, 1, 2, 0, 4, 5) and square.beside(0, -1) == (0, 0, 0, 0, 1, 2, 3)
    assert map_.beside(0, 1) == (0, 0, 0, 1) and map_.beside(0, -1) == (0, 3, 0, 0) and map_.beside(1, 0) == (0, 2, 0, 0)
    assert square.around((1, 2)) == (4, 3, 5) and square.around(()) == ()


def test_rows_and_columns(layout: Layout) -> None:
    square, map_ = layout.geometry["square"], layout.geometry["map"]
    assert square.rows() == ((1, 2, 3), (4, 5, 6)) and square.columns() == ((1, 4), (2, 5), (3, 6))
    assert map_.rows() == ((1, 2), (3,)) and map_.columns() == ((1, 3), (2,))
    assert square.lines_of("row") == ((), *[(1, 2, 3)] * 3, *[(4, 5, 6)] * 3)
    assert square.lines_of("column") == ((), (1, 4), (2, 5), (3, 6), (1, 4), (2, 5), (3, 6))
    assert map_.lines_of("row") == ((), (1, 2), (1, 2), (3,)) and map_.lines_of("column") == ((), (1, 3), (2,), (1, 3))
    assert [square.place(cell) for cell in (1, 3, 4)] == [(0, 0), (2, 0), (0, 1)] and map_.place(3) == (0, 1)
    assert [square.cell(*place) for place in ((2, 1), (3, 0), (0, 2), (-1, 0), (0, -1))] == [6, 0, 0, 0, 0]
    assert [map_.cell(1, 0), map_.cell(1, 1), layout.geometry["ring"].cell(7, 0)] == [2, 0, 3]


def test_cells_ahead_and_behind(layout: Layout) -> None:
    square, hex_, ring = layout.geometry["square"], layout.geometry["hex"], layout.geometry["ring"]
    rays = square.rays()
    assert rays[0] == () and rays[1] == (((2, 3), ()), ((4,), ()), ((5,), ()), ((), ()))
    assert rays[5] == (((6,), (4,)), ((), (2,)), ((), (1,)), ((3,), ()))
    assert square.rays(3)[1] == (((2, 3), ()),) and square.rays(3)[2] == (((3,), (1,)),)
    assert square.rays(2)[1] == (((2,), ()), ((4,), ()), ((5,), ()))
    assert hex_.rays()[2] == (((3,), (1,)), ((5,), ()), ((), (4,)))
    assert ring.rays()[1] == (((2, 3, 4, 5), (5, 4, 3, 2)),)
    assert layout.geometry["pair"].rays()[2] == (((1,), (1,)),)


def test_lines_of_a_length(layout: Layout) -> None:
    square = layout.geometry["square"]
    assert square.windows(2)[1] == ((2,), (4,), (5,)) and square.windows(3)[2] == ((1, 3),)
    assert square.windows(3)[1] == ((2, 3),) and square.windows(3)[3] == ((2, 1),) and square.windows(4)[2] == ()


def test_shapes_are_turned() -> None:
    assert [rotate("square", 1, 0, turns) for turns in range(5)] == [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    hexes = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]
    assert [rotate("hex", 1, 0, turns) for turns in range(7)] == hexes
    assert (rotations("hex"), rotations("square")) == (6, 4)
    domino = (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0), (-1, 0)), ((0, 0), (0, -1)))
    assert turned("square", ((0, 0), (1, 0))) == turned("square", ((2, 1), (3, 1))) == domino
    assert turned("hex", ((4, 4),)) == (((0, 0),),) and len(turned("hex", ((0, 0), (1, 0)))) == 6


def test_a_growing_board_is_counted_from_its_first_cell() -> None:
    assert pack(0, 0) == ORIGIN and pack(1, 0) == ORIGIN + STRIDE and pack(0, 1) == ORIGIN + 1
    assert [unpack(pack(x, y)) for x, y in ((0, 0), (-3, 5), (4, -2))] == [(0, 0), (-3, 5), (4, -2)]
    assert steps_of("square") == (STRIDE, 1, -STRIDE, -1)
    assert steps_of("hex") == (STRIDE, 1, 1 - STRIDE, -STRIDE, -1, STRIDE - 1)
    tiles = (((0, 0),), ((0, 0), (1, 0)))
    rows = ((0,), *[()] * 7, (0, STRIDE), (0, 1), (0, -STRIDE), (0, -1), *[()] * 4)
    assert footprints_of("square", tiles) == rows
    beside = beside_footprints("square", tiles)
    assert beside[0] == (STRIDE, 1, -STRIDE, -1) and beside[1] == ()
    assert beside[8] == (1, -STRIDE, -1, 2 * STRIDE, STRIDE + 1, STRIDE - 1)


def test_cells_have_names(layout: Layout) -> None:
    boards = layout.rules.boards
    assert [label(boards["square"], cell) for cell in (0, 1, 6)] == ["nothing", "a1", "c2"]
    assert [label(boards["map"], cell) for cell in (1, 3)] == ["r1c1", "r2c1"] and label(boards["ring"], 4) == "4"
