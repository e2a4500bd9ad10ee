"""Pieces put somewhere by hand, as the rules themselves would: for whoever sets up a position without playing up to it."""

from __future__ import annotations

from rulewright.link import Board
from rulewright.run.boards import spots
from rulewright.run.effects import move, place
from rulewright.state import Layout, State, spot_shape, steps_of


def put(layout: Layout, state: State, kind: str, piece: int, zone: int) -> None:
    """Move a piece, from wherever it lies, to the end of the zone at a slot."""
    move(state, layout.locations(kind).origin, piece, zone)


def can_lie(layout: Layout, state: State, board: Board, at: int, spot: int) -> bool:
    """Whether a tile may lie at a spot of the board at a slot."""
    return spot in spots(state[at], layout.footprints(board), spot_shape(spot), steps_of(board.shape))


def lay(layout: Layout, state: State, board: Board, at: int, piece: int, spot: int) -> None:
    """Lay a tile on the board at a slot."""
    locations = layout.locations(board.tiles).origin
    place(state, locations, piece, spot, at, layout.faces(board), layout.footprints(board))
