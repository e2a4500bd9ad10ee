"""Colours that depend on names only, so that the same thing looks the same in every picture of every book.

A name that has a word for a colour in it gets that colour. Names with the same first word share one, in different shades.
"""

from __future__ import annotations

from collections.abc import Sequence

Hues = tuple[str, ...]
HUES: Hues = ("#4f81b5", "#dfae3c", "#b84a3c", "#7c5c99", "#5b9357", "#8b8a84", "#d27f3e", "#3b9690", "#94704c", "#c46a92")
GROUNDS: Hues = ("#5a96bb", "#94704c", "#5b9357", "#8b8a84", "#dfae3c", "#7c5c99", "#b84a3c")  # of what is printed on a map
GROUND = "#efe6d2"
_WORDS = {
    "red": "#c1483b",
    "blue": "#3f78b4",
    "green": "#4f9355",
    "yellow": "#e3b93a",
    "black": "#3a3834",
    "white": "#f4f0e6",
    "brown": "#8d6340",
    "gray": "#9a9994",
    "grey": "#9a9994",
    "orange": "#d98136",
    "purple": "#7d5a9a",
    "pink": "#cf7398",
    "amber": "#d99a2e",
    "violet": "#7d5a9a",
    "indigo": "#4a4f94",
    "teal": "#3b9690",
    "sand": "#e2d3ac",
}
_PLAYERS = ("#c1483b", "#e3b93a", "#3b9690", "#4f9355", "#a2589a", "#3f78b4")
_SHADES = (0.45, 0.0, 0.7, 0.25)
INK, BARE = "#221f1a", "#ffffff"


def named_fill(word: str) -> str:
    """The colour that a word of table.yaml means."""
    return _WORDS.get(word, HUES[0])


def player_fill(seat: int) -> str:
    return _PLAYERS[(seat - 1) % len(_PLAYERS)]


def fills(names: Sequence[str], hues: Hues = HUES) -> dict[str, str]:
    """A colour for each of some names that belong together."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(_group(name), []).append(name)
    plain = [group for group in groups if group not in _WORDS]
    found = {}
    for group, members in groups.items():
        base = _WORDS[group] if group in _WORDS else hues[plain.index(group) % len(hues)]
        for at, name in enumerate(members):
            found[name] = base if len(members) == 1 else lighter(base, _SHADES[at % len(_SHADES)])
    return found


def _group(name: str) -> str:
    words = name.split("_")
    return next((word for word in words if word in _WORDS), words[0])


def lighter(fill: str, share: float) -> str:
    """A colour mixed with so much white."""
    return "#" + "".join(f"{round(part + (255 - part) * share):02x}" for part in _parts(fill))


def ink_on(fill: str) -> str:
    """The colour of letters that can be read upon a colour."""
    red, green, blue = _parts(fill)
    return INK if 299 * red + 587 * green + 114 * blue > 140_000 else BARE


def _parts(fill: str) -> tuple[int, int, int]:
    return int(fill[1:3], 16), int(fill[3:5], 16), int(fill[5:7], 16)
