"""Boards as text, drawn from their declarations alone: grids, hex maps, rings; for terminals with and without colours."""

from rulewright.draw.board import Marks, draw_board, draw_around, legend
from rulewright.draw.canvas import Canvas, beside

__all__ = ["Canvas", "Marks", "beside", "draw_around", "draw_board", "legend"]
