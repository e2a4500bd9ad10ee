"""Pictures of a game, drawn from its data alone: boards, maps, tiles, cards, tracks and tokens."""

from rulewright.book.pictures.board import Marked, board_picture, empty_board
from rulewright.book.pictures.card import card_back, fan
from rulewright.book.pictures.colours import ink_on
from rulewright.book.pictures.looks import looks
from rulewright.book.pictures.tile import edged_tile, tile_picture
from rulewright.book.pictures.track import token, track_picture

__all__ = [
    "Marked",
    "board_picture",
    "card_back",
    "edged_tile",
    "empty_board",
    "fan",
    "ink_on",
    "looks",
    "tile_picture",
    "token",
    "track_picture",
]
