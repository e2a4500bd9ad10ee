"""Pieces put somewhere by hand, as the rules themselves would: for whoever sets up a position without playing up to it."""

from __future__ import annotations

from rulewright.link import Board
from rulewright.run.effects import move, place
from rulewright.run.spots import spots
from rulewright.state import Layout, State, level_of, spot_shape


def put(layout: Layout, state: State, kind: str, piece: int, zone: int) -> None:
    """Move a piece, from wherever it lies, to the end of the zone at a slot."""
    move(state, layout.locations(kind).origin, piece, zone)


def can_lie(layout: Layout, state: State, board: Board, at: int, spot: int) -> bool:
    """Whether there is such a spot on the board at a slot, and everything below it has one level."""
    if board.grows:
        known = spot in spots(state[at], layout.footprints(board), spot_shape(spot))
    else:
        known = spot in layout.spots(board)
    return known and len({level_of(state[at].get(cell, 0)) for cell in layout.cells_of(board, spot)}) == 1


def lay(layout: Layout, state: State, board: Board, at: int, piece: int, spot: int) -> None:
    """Lay a tile on the board at a slot."""
    locations = layout.locations(board.tiles).origin
    place(state, locations, piece, layout.cells_of(board, spot), at, layout.faces(board))
