"""How the words of a game look: as its table.yaml says, or else by their names and places, always the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rulewright.book.pictures.colours import GROUND, GROUNDS, HUES, Hues, fills, lighter, named_fill
from rulewright.draw import codes
from rulewright.link import Board, Ruleset

Looks = tuple[dict[str, str], dict[str, str]]  # colours and codes, by name
Said = tuple[tuple[str, str, str], ...]  # name, colour and symbol, of each of some names
Say = Callable[[str], str]  # a word of the game in the language of the book


def looks(rules: Ruleset, names: Sequence[str], say: Say | None = None) -> Looks:
    """The colours of names that belong together (constants, goods, kinds of pieces), and codes of what they are called."""
    return _looks(_said(rules, names), HUES, tuple(map(say, names)) if say is not None else ())


def ground_looks(rules: Ruleset, board: Board) -> Looks:
    """The same of what is printed on a map; what most of it shows is plain ground, unless something else is said of it."""
    most = max(dict.fromkeys(board.printed), key=board.printed.count)
    others = [name for name in rules.enumeration(board.legend) if name != most]
    colours, signs = _looks(_said(rules, others), GROUNDS)
    look = rules.display.looks.get(most)
    own = named_fill(look.colour) if look is not None and look.colour else GROUND
    return {**colours, most: own}, {**signs, most: ""}


def _said(rules: Ruleset, names: Sequence[str]) -> Said:
    found = [(name, rules.display.looks.get(name)) for name in names]
    return tuple((name, look.colour if look else "", look.symbol if look else "") for name, look in found)


@lru_cache(maxsize=128)
def _looks(said: Said, hues: Hues, called: tuple[str, ...] = ()) -> Looks:
    """Of two that share a colour, the one without a symbol is lighter."""
    names = [name for name, _, _ in said]
    usual, short = fills(names, hues), codes(names, dict(zip(names, called, strict=False)))
    twice = {colour for colour in (colour for _, colour, symbol in said if symbol) if colour}
    colours = {}
    for name, colour, symbol in said:
        base = named_fill(colour) if colour else usual[name]
        colours[name] = lighter(base, 0.45) if colour in twice and not symbol else base
    return colours, {name: symbol or short[name] for name, _, symbol in said}
