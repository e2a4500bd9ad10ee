"""How compound things are packed into one number: spots, the tiles that cover a cell, and cards in a window.

Everything in a slot is a plain number, a tuple of them or a mapping of them, so that a copy of a state is cheap and a
state looks the same in any language. Who packs or unpacks does it here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass

SPOT_SHIFT = 8  # a spot is cell << 8 | shape * 8 + rotation
SPOT_MASK = (1 << SPOT_SHIFT) - 1
ROTATIONS = 8
LEVEL_SHIFT, TILE_SHIFT = 20, 8  # a covered cell is level << 20 | tile << 8 | face
FACE_MASK = (1 << TILE_SHIFT) - 1
TILE_MASK = (1 << (LEVEL_SHIFT - TILE_SHIFT)) - 1
CARD_SHIFT = 20  # a card in a window is number of the listener << 20 | piece
CARD_MASK = (1 << CARD_SHIFT) - 1


def spot_at(cell: int, shape: int, rotation: int) -> int:
    """Where a tile of a shape may lie: the cell it is held at, and how it is turned."""
    return cell << SPOT_SHIFT | shape * ROTATIONS + rotation


def spot_cell(spot: int) -> int:
    return spot >> SPOT_SHIFT


def spot_shape(spot: int) -> int:
    return (spot & SPOT_MASK) // ROTATIONS


def spot_rotation(spot: int) -> int:
    return spot % ROTATIONS


def covering(level: int, tile: int, face: int) -> int:
    """What covers a cell; tile 0 is a cell that was only drawn, and belongs to no tile."""
    return level << LEVEL_SHIFT | tile << TILE_SHIFT | face


def level_of(covered: int) -> int:
    return covered >> LEVEL_SHIFT


def tile_of(covered: int) -> int:
    return covered >> TILE_SHIFT & TILE_MASK


def face_of(covered: int) -> int:
    return covered & FACE_MASK


@dataclass(frozen=True, slots=True)
class Now:
    """An option beside those that were asked for: what fits at any time, by its place among all such, and the piece."""

    order: int
    piece: int


def card(order: int, piece: int) -> int:
    """A card that may be played in a window: which of its listeners, and which piece."""
    return order << CARD_SHIFT | piece


def card_order(option: int) -> int:
    return option >> CARD_SHIFT


def card_piece(option: int) -> int:
    return option & CARD_MASK
