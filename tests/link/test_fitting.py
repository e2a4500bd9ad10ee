"""What may stand where another type is wanted: each type against each, as the language page says."""

from __future__ import annotations

import pytest

from rulewright.link.types import (
    NOTHING,
    NUMBER,
    PLAYER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    BoardType,
    CellType,
    ConstantType,
    ListType,
    PieceType,
    Type,
    ZoneType,
    element_of,
    fits,
    may_be_missing,
)

CARD, HUE, CELL = PieceType("card"), ConstantType("hue"), CellType("grid")
THINGS = (PLAYER, CARD, HUE, CELL, RESOURCE)
PLAIN = (NUMBER, YES_NO, *THINGS)


def test_each_plain_type_fits_itself_only() -> None:
    for one in PLAIN:
        assert [other for other in PLAIN if fits(one, other)] == [one]
        assert not fits(one, ListType(one)) and not fits(ListType(one), one)
    assert not fits(HUE, ConstantType("ground")) and not fits(CARD, PieceType("tile"))


def test_nothing_stands_for_things() -> None:
    assert [one for one in PLAIN if fits(NOTHING, one)] == [one for one in PLAIN if may_be_missing(one)] == [*THINGS]
    assert not fits(NOTHING, ListType(CARD)) and not fits(PLAYER, NOTHING)


@pytest.mark.parametrize("one", [*PLAIN, ListType(NUMBER), ZoneType(CARD)])
def test_of_what_is_unknown_nothing_is_told_twice(one: Type) -> None:
    assert fits(UNKNOWN, one) and fits(one, UNKNOWN)


def test_a_zone_is_a_list_and_a_list_is_no_zone() -> None:
    assert fits(ZoneType(CARD), ListType(CARD)) and not fits(ListType(CARD), ZoneType(CARD))
    assert not fits(ZoneType(CARD), ListType(HUE)) and not fits(ListType(NUMBER), ListType(HUE))
    assert (
        fits(ListType(UNKNOWN), ListType(HUE))
        and fits(ListType(UNKNOWN), ZoneType(CARD))
        and fits(ZoneType(CARD), ListType(UNKNOWN))
    )
    assert fits(ListType(ListType(NUMBER)), ListType(ListType(NUMBER))) and not fits(ListType(NUMBER), ListType(ListType(NUMBER)))
    assert fits(ListType(NOTHING), ListType(HUE)) and not fits(ListType(NOTHING), ListType(NUMBER))


def test_what_lists_hold() -> None:
    assert element_of(ListType(HUE)) == HUE and element_of(ZoneType(CARD)) == CARD and element_of(NUMBER) is None
    assert element_of(BoardType("grid")) == CELL
