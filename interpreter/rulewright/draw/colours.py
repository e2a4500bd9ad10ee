"""Colours that depend on names and seats only, so that the same thing looks the same in every game and every session."""

from __future__ import annotations

from collections.abc import Sequence

_PLAYERS = ("1;31", "1;33", "1;36", "1;32", "1;35", "1;34")
_HUES = ((27, 75), (220, 228), (160, 210), (91, 177), (28, 114), (244, 250), (202, 215), (30, 80), (94, 180), (161, 218))

LABEL = "1;7"
FRAME = "2"
FAINT = "2"
FRESH = "1;4"


def player_style(player: int) -> str:
    return _PLAYERS[(player - 1) % len(_PLAYERS)]


def face_styles(names: Sequence[str]) -> dict[str, str]:
    """A background for each name; names with the same first word share a hue, the plain one light, the others strong."""
    stems: dict[str, int] = {}
    styles = {}
    for name in names:
        stem = name.split("_")[0]
        hue = _HUES[stems.setdefault(stem, len(stems)) % len(_HUES)]
        plain = name == stem
        styles[name] = f"38;5;16;48;5;{hue[1]}" if plain else f"1;38;5;{16 if hue[0] in (220, 202, 244) else 231};48;5;{hue[0]}"
    return styles
