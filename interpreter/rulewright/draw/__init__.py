"""Boards as text, drawn from their declarations alone: grids, hex maps, rings; for terminals with and without colours."""

from rulewright.draw.board import Cells, Marks, attributes_of, draw_around, draw_board, legend, place_of, reading_order
from rulewright.draw.canvas import Canvas, beside
from rulewright.draw.codes import codes, labels, symbol
from rulewright.draw.piece import draw_piece, face_codes

__all__ = [
    "Canvas",
    "Cells",
    "Marks",
    "attributes_of",
    "beside",
    "codes",
    "draw_around",
    "draw_board",
    "draw_piece",
    "face_codes",
    "labels",
    "legend",
    "place_of",
    "reading_order",
    "symbol",
]
