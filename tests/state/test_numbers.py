"""Numbers without a game: the random generator against published values, and things that are packed into one number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright.diagnostics import Span
from rulewright.link import NUMBER, PLAYER, Board, ConstantType
from rulewright.state import Geometry, Region, VariableAt, below, seeded, shuffled
from rulewright.state.encoding import (
    card,
    card_order,
    card_piece,
    covering,
    face_of,
    level_of,
    spot_at,
    spot_cell,
    spot_rotation,
    spot_shape,
    tile_of,
)
from rulewright.state.geometry import label, pack
from rulewright.state.view import owner_of

AT = Span.point("base/nouns.yaml", 1, 1)
# What splitmix64 gives from these seeds, as its authors and the libraries of other languages have it.
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821),
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_generator_is_the_published_one(seed: int) -> None:
    state = [seed]
    assert tuple(below(state, 1 << 64) for _ in PUBLISHED[seed]) == PUBLISHED[seed]
    assert state[0] == (seed + len(PUBLISHED[seed]) * 0x9E3779B97F4A7C15) % (1 << 64)
    for n in (1, 2, 6, 1000):
        state = [seed]
        assert [below(state, n) for _ in PUBLISHED[seed]] == [number * n // (1 << 64) for number in PUBLISHED[seed]]


def test_a_seed_is_scrambled_once_and_cut_to_64_bits() -> None:
    assert seeded(0) == PUBLISHED[0][0] and seeded(1234567) == PUBLISHED[1234567][0]
    assert seeded((1 << 64) + 1234567) == seeded(1234567) == seeded(1234567 - (1 << 64))


def test_a_shuffle_goes_from_the_last_place_to_the_second() -> None:
    for items in ((), (7,), (1, 2), (1, 2, 3), (4, 4, 5, 6, 9)):
        state, again = [99], [99]
        mixed = list(items)
        for place in range(len(items) - 1, 0, -1):
            other = below(again, place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        assert shuffled(state, items) == tuple(mixed) and state == again
    assert {shuffled([seed], (1, 2, 3)) for seed in range(60)} == {
        *((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    }


def test_what_is_packed_is_unpacked() -> None:
    for cell, shape, rotation in ((1, 0, 0), (700, 3, 5), (pack(-3, 4), 31, 7), (5, 0, 7)):
        spot = spot_at(cell, shape, rotation)
        assert (spot_cell(spot), spot_shape(spot), spot_rotation(spot)) == (cell, shape, rotation)
    assert spot_at(1, 0, 0) == 256 and spot_at(2, 3, 5) == 512 + 24 + 5
    for level, tile, face in ((0, 0, 1), (1, 4095, 255), (9, 1, 0), (3, 300, 7)):
        covered = covering(level, tile, face)
        assert (level_of(covered), tile_of(covered), face_of(covered)) == (level, tile, face)
    assert covering(2, 3, 5) == (2 << 20) + (3 << 8) + 5
    for order, piece in ((0, 1), (3, 0), (12, 999_999)):
        option = card(order, piece)
        assert (card_order(option), card_piece(option)) == (order, piece)
    assert card(2, 7) == (2 << 20) + 7


def test_regions_know_their_slots() -> None:
    region = Region(VariableAt("n"), 10, (PLAYER, ConstantType("colour"), PLAYER), (2, 3, 4), NUMBER)
    assert (region.strides, region.size, region.origin, region.slots) == ((12, 4, 1), 24, 10 - 17, range(10, 34))
    assert [region.slot(*index) for index in ((1, 1, 1), (1, 1, 4), (1, 3, 1), (2, 3, 4))] == [10, 13, 18, 33]
    assert [tuple(region.index_of(slot, axis) for axis in range(3)) for slot in (10, 13, 18, 33)] == [
        *((1, 1, 1), (1, 1, 4), (1, 3, 1), (2, 3, 4))
    ]
    assert region.low == -1 and owner_of(region, 21) == 1 and owner_of(region, 22) == 2
    alone = Region(VariableAt("n"), 5, (), (), NUMBER)
    assert (alone.strides, alone.size, alone.slot(), alone.slots, owner_of(alone, 5)) == ((), 1, 5, range(5, 6), 0)
    hues = Region(VariableAt("n"), 5, (ConstantType("colour"),), (3,), NUMBER)
    assert owner_of(hues, 6) == 0


# -- boards that are not built from packs --
SQUARE = Board("b", (), "square", 3, 3, "", {}, AT)


def test_rays_end_at_the_edge_and_where_they_began() -> None:
    ring = Geometry(replace(SQUARE, shape="ring", width=4, height=0))
    assert ring.rays()[2] == (((3, 4, 1), (1, 4, 3)),) and ring.windows(2)[1] == ((2,), (4,))
    wide, tall = Geometry(replace(SQUARE, height=1)), Geometry(replace(SQUARE, width=1))
    assert wide.rays()[1][0] == ((2, 3), ()) and tall.rays()[3][1] == ((), (2, 1))
    assert list(Geometry(SQUARE).rays()[5]) == [((6,), (4,)), ((8,), (2,)), ((9,), (1,)), ((3,), (7,))]
    assert Geometry(SQUARE).rays(3)[2] == (((3,), (1,)), ((5, 8), ()))
    assert Geometry(SQUARE).rays(4)[5] == ()


def test_a_hole_in_a_picture_ends_a_line() -> None:
    holed = Geometry(replace(SQUARE, places=((0, 0), (2, 0), (0, 1), (1, 1), (2, 1)), width=3, height=2))
    assert holed.rays()[1][0] == ((), ()) and holed.rays()[4][0] == ((5,), (3,))
    assert holed.neighbours == ((), (3,), (5,), (4, 1), (5, 3), (4, 2))
    assert holed.footprints([((0, 0), (1, 0))]) == {
        spot_at(3, 0, 0): (3, 4),
        spot_at(4, 0, 0): (4, 5),
        spot_at(1, 0, 1): (1, 3),
        spot_at(2, 0, 1): (2, 5),
        spot_at(4, 0, 2): (4, 3),
        spot_at(5, 0, 2): (5, 4),
        spot_at(3, 0, 3): (3, 1),
        spot_at(5, 0, 3): (5, 2),
    }
    assert holed.around((3, 4)) == (1, 5) and holed.size == 5


def test_cells_of_a_growing_board_are_called_by_their_coordinates() -> None:
    growing = replace(SQUARE, tiles="tile", width=0, height=0)
    assert [label(growing, pack(x, y)) for x, y in ((0, 0), (2, -1), (-3, 5))] == ["0,0", "2,-1", "-3,5"]
    assert label(growing, 0) == label(SQUARE, 0) == "nothing" and label(SQUARE, 9) == "c3"
