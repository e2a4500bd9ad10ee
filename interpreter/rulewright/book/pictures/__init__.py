"""Pictures of a game, drawn from its data alone: boards, maps, tiles, cards, tracks and tokens."""

from rulewright.book.pictures.board import Marked, board_picture, empty_board, looks
from rulewright.book.pictures.card import card_back, fan
from rulewright.book.pictures.colours import fills, ink_on, player_fill
from rulewright.book.pictures.tile import tile_picture
from rulewright.book.pictures.track import token, track_picture

__all__ = [
    "Marked",
    "board_picture",
    "card_back",
    "empty_board",
    "fan",
    "fills",
    "ink_on",
    "looks",
    "player_fill",
    "tile_picture",
    "token",
    "track_picture",
]
