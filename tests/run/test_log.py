"""Who did what, as the log tells it: where the flow itself acts, nobody does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.small_packs import game_of

RULES = """\
flow game:
    set told to 5
    each player: do turn
    each player: gain 2 coin
    set told to 6

action turn:
    choose n from 1..2
    gain n coin

winner: most coin
"""


def test_the_log_names_who_acts(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES, "resources: {coin: {per: player}}\nvariables: {told: {}}\n", seats=2)
    game.choose("1")
    game.choose("2")
    assert game.over
    told = [(entry.player, entry.effect.noun if entry.effect is not None else entry.key, entry.amount) for entry in game.log]
    assert told == [
        (0, "told", 5),
        (1, "1", None),
        (1, "coin", 1),
        (2, "2", None),
        (2, "coin", 2),
        (1, "coin", 2),
        (2, "coin", 2),
        (0, "told", 6),
    ]


NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player, start: 5}, wood: {per: player, start: 3}, pool: {}}
tracks: {fame: {per: player, max: 9}}
variables: {told: {}, die: {min: 4, max: 4}, stock: {per: colour}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, box: {holds: tile, start: all}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}, land: {shape: square, tiles: tile}}
tables: {goods: {key: number, type: resource, values: {1: coin, 2: wood}}}
"""
CARDS = "pieces: card\nattributes: {power: {type: number, varies: true}}\nitems: {ant: {copies: 3}}\n"
TILES = "pieces: tile\nfaces: hues\nshapes: {one: [[0, 0]]}\nattributes: {hues: list of colour}\nitems: {t: {hues: [red]}}\n"
# What the second of two players does, and what is told: the verb, the noun, who, and how much.
TOLD = {
    "gain 2 coin": [("gain", "coin", 2, 2)],
    "gain 2 coin, 1 wood": [("gain", "coin", 2, 2), ("gain", "wood", 2, 1)],
    "gain 1 pool": [("gain", "pool", 2, 1)],
    "lose 2 coin": [("lose", "coin", 2, 2)],
    "lose all coin": [("lose", "coin", 2, 5)],
    "pay 2 coin": [("pay", "coin", 2, 2)],
    "pay 2 coin, 1 wood": [("pay", "coin", 2, 2), ("pay", "wood", 2, 1)],
    "first of players gains 2 coin": [("gain", "coin", 1, 2)],
    "first of players loses 2 coin": [("lose", "coin", 1, 2)],
    "gain 0 coin": [("gain", "coin", 2, 0)],
    "let g = goods(2)\ngain 3 g": [("gain", "wood", 2, 3)],
    "let g = goods(1)\nlose 3 g": [("lose", "coin", 2, 3)],
    "advance fame by 2": [("advance", "fame", 2, 2)],
    "set told to 4": [("set", "told", 2, 4)],
    "set coin of first of players to 4": [("set", "coin", 1, 4)],
    "set stock(red) to 4": [("set", "stock", 2, 4)],
    "set power of first of row to 4": [("mark", "card.power", 2, (1, 4))],
    "roll die": [("roll", "die", 2, 4)],
    "move first of row to hand": [("move", "hand", 2, 1)],
    "draw 2 from row to hand": [("draw", "hand", 2, 2)],
    "place first of box at first of spots(first of box, land)": [("place", "land", 2, 1)],
    "let n = 3\nset n to 4": [],
    "skip": [],
}


def test_every_verb_is_told(tmp_path: Path) -> None:
    """All of them are done one after another; each begins with the same goods."""
    lines = "".join(f"    each player in players where seat = 2: do r{number}\n    do again\n" for number in range(len(TOLD)))
    rules = f"flow game:\n{lines}\nwinner: most coin\nrule again: for each p in players: set coin of p to 5\n"
    rules += "".join(f"rule r{number}:\n    " + done.replace("\n", "\n    ") + "\n" for number, done in enumerate(TOLD))
    game = game_of(tmp_path, rules, NOUNS, CARDS, seats=2, files={"tiles.yaml": TILES})
    assert game.over
    told: dict[str, list[Any]] = {f"r{number}": [] for number in range(len(TOLD))}
    for entry in game.log:
        if entry.effect is not None and entry.effect.rule in told:
            amount = tuple(entry.amount) if isinstance(entry.amount, list) else entry.amount
            told[entry.effect.rule].append((entry.effect.verb, entry.effect.noun, entry.player, amount))
    assert dict(zip(TOLD, told.values(), strict=True)) == TOLD
