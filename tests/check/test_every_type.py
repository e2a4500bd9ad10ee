"""Of what type each expression is: all ways to write one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright.parse import ast

NOUNS = """\
enums: {colour: [red, blue], mood: [calm]}
resources: {coin: {per: player}, wood: {per: player}, stock: {per: colour}, pool: {}}
tracks: {fame: {per: player, max: 20}}
variables:
  leader: {type: player}
  told: {}
  lit: {type: yes_no}
  shade: {type: colour}
  owed: {per: [colour, player]}
  kept: {type: list of number}
  good: {type: resource}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player, heat: number}}
  comb: {shape: hex, width: 3, height: 3}
  land: {shape: square, tiles: tile}
  own_land: {shape: square, tiles: tile, per: player}
  isle: {shape: square, legend: {r: red, b: blue}, map: rb}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  pile: {holds: card, per: colour}
  stacks: {holds: cube, per: [player, colour]}
  tiles_left: {holds: tile, start: all}
tables:
  price: {key: colour, values: {red: 1, blue: 2}}
  rival: {key: colour, type: colour, values: {red: blue, blue: red}}
  goods: {key: number, type: resource, values: {1: coin, 2: wood}}
  both: {key: [colour, number], type: yes_no, values: {red: {1: yes}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, hues: list of colour, rare: yes_no, gift: effect, mate: {type: card, varies: true}}
items: {ant: {worth: 1, hue: red, hues: [red], gift: skip}}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {one: [[0, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red]}}
"""
FILES = {"tiles.yaml": TILES, "cubes.yaml": "pieces: cube\nall: dice\nitems: {c: {}}\n"}
RULES = """\
flow game:
    each player: do rest

winner: most coin
rule rest: skip
rule warm(x: cell of grid): skip
score rich = coin
value plain = 3
value doubled(n) = 2 * n
value whose(n, p: player) = p
value of_colour(colour) = colour
value of_cards(list_of_them: list of card) = list_of_them
value lying = row
value filtered = row where worth > 1
value banded(n):
    1: red
    else: nothing
value named = a + b with a = 1, b = a + 1
value around(n) = (1 if n < 1 else around(n - 1))
"""
OPTIONS = """\
options:
  long: {type: yes_no, default: no}
  many: {type: number, default: 1, min: 0, max: 3}
  mode: {values: [soft, hard], default: soft}
"""
# `c` is a cell of `grid`, `k` a card, `n` a number.
TYPES = {
    "yes or no": [
        "yes",
        "no",
        "lit",
        "long",
        "not lit",
        "lit and told > 1",
        "lit or lit",
        "told = 1",
        "leader != nothing",
        "shade = red",
        "n in [1, 2]",
        "k in row",
        "red in hues of k",
        "any of row",
        "none of row",
        "every of row where worth > 1",
        "any line of 3 through c where mark = player",
        "able(warm(c))",
        "both(red, 1)",
        "empty of c",
        "rare of k",
        "covered of first of cells of land",
        "(lit after doing rest)",
        "kept < [1, 2]",
    ],
    "number": [
        "3",
        "-3",
        "n",
        "1 + n * 2 - 6 div 2 mod 3",
        "(steps from red to shade)",
        "(steps from player to leader)",
        "count of row",
        "kinds of row",
        "kinds of hue of it for it in row",
        "sum of worth of it for it in row",
        "sum of worth for it in row",
        "sum of [1, 2]",
        "lowest of kept",
        "highest of worth of x for x in row",
        "(1 if lit else 2)",
        "(first of kept)",
        "(best m in kept by most m)",
        "coin",
        "coin of leader",
        "fame",
        "stock(red)",
        "stock of red",
        "pool",
        "told",
        "owed(red)",
        "owed(red, leader)",
        "owed of red",
        "price(red)",
        "price of red",
        "plain",
        "plain of leader",
        "doubled(2)",
        "doubled(2, leader)",
        "doubled(leader, 2)",
        "named",
        "around(3)",
        "rich",
        "rich of leader",
        "points",
        "points of leader",
        "many",
        "player_count",
        "seat of player",
        "size of row",
        "size of kept",
        "worth of k",
        "position of k",
        "heat of c",
        "level of first of cells of land",
        "turn of first of spots(first of tiles_left, land)",
        "level of first of spots(first of tiles_left, land)",
        "min(1, 2)",
        "max(1, 2, 3)",
        "abs(-1)",
        "place_in(row, k)",
        "item_at(kept, 1)",
        "(coin after doing rest)",
    ],
    "player": [
        "player",
        "leader",
        "next of leader",
        "previous of player",
        "mark of c",
        "whose(1, leader)",
        "hand of k",
        "automa",
        "first of players",
        "best p in players by most coin of p",
        "(leader if lit else nothing)",
        "(nothing if lit else leader)",
        "item_at(players, 1)",
    ],
    "colour": [
        "red",
        "shade",
        "hue of k",
        "rival(red)",
        "next of red",
        "previous of shade",
        "of_colour(red)",
        "banded(1)",
        "printed of first of cells of isle",
        "face of first of cells of land",
        "pile of k",
        "first of colour",
        "(red if lit else shade)",
        "first of [nothing, red]",
    ],
    "mood": ["calm", "first of mood"],
    "mode": ["soft", "mode"],
    "nothing": ["nothing"],
    "resource": ["good", "goods(1)", "first of [coin, wood]", "first of (list of goods(it) for it in [1, 2])"],
    "card": [
        "k",
        "mate of k",
        "first of row",
        "last of cards",
        "(first of row or nothing)",
        "(last of row or nothing)",
        "best x in row by most worth of x",
        "item_at(row, 1)",
        "first of hand of leader",
        "first of lying",
        "first of row + hand",
    ],
    "tile": ["first of tiles_left", "tile of first of cells of land"],
    "cube": ["first of dice"],
    "cell of grid": [
        "c",
        "north of c",
        "east of c",
        "south of c",
        "west of c",
        "first of grid",
        "first of cells of grid",
        "best x in grid by most heat of x",
        "first of neighbours of c",
        "first of row of c",
    ],
    "cell of land": ["first of holes of land", "cell of first of spots(first of tiles_left, land)"],
    "cell of own_land": ["first of cells of own_land"],
    "spot of land": ["first of spots(first of tiles_left, land)"],
    "board": ["grid", "land", "own_land"],
    "effect": ["gift of k"],
    "list of number": [
        "[1, 2]",
        "(1 .. 3 where it > 1)",
        "kept",
        "kept where it > 1",
        "list of worth for it in row",
        "[1] + [2]",
        "kept + [2]",
        "reverse of kept",
        "(rank kept by most it)",
        "kept from 1",
    ],
    "list of player": ["players", "players where coin of it > 1", "(rank players by most coin of it)", "players from leader"],
    "list of colour": [
        "colour",
        "[red, blue]",
        "hues of k",
        "[red, nothing]",
        "[nothing, red]",
        "[nothing] + [red]",
        "[red] + [nothing]",
    ],
    "list of nothing": ["[nothing]"],
    "list of mood": ["mood"],
    "list of resource": ["[coin, wood]", "[coin]", "[good, coin]"],
    "list of card": [
        "cards",
        "row where worth > 1",
        "of_cards(row)",
        "of_cards(cards)",
        "lying",
        "filtered",
        "reverse of row",
        "row + hand",
        "(rank row by most worth)",
        "list of x for x in row",
    ],
    "list of cell of grid": [
        "grid where heat > 1",
        "cells of grid",
        "neighbours of c",
        "row of c",
        "column of c",
        "reach from c through yes cost 1",
        "(rank grid by most heat)",
        "first of groups of grid",
        "first of rows of grid",
        "first of columns of grid",
    ],
    "list of list of cell of grid": ["groups of grid", "rows of grid", "columns of grid", "groups of grid where heat > 1"],
    "list of cell of comb": ["cells of comb", "neighbours of first of cells of comb"],
    "list of cell of land": [
        "cells of land",
        "holes of land",
        "neighbours of first of cells of land",
        "cells of first of spots(first of tiles_left, land)",
        "neighbours of first of spots(first of tiles_left, land)",
    ],
    "list of spot of land": ["spots(first of tiles_left, land)"],
    "list of spot of own_land": ["spots(first of tiles_left, own_land)"],
    "list of cube": ["dice"],
    "zone of card": ["row", "hand", "hand of leader", "pile(red)", "pile of red"],
    "zone of cube": ["stacks(red)", "stacks(leader, red)", "stacks of red"],
}


@pytest.mark.parametrize("group", range(4))
def test_each_expression_has_its_type(tmp_path: Path, group: int) -> None:
    wanted = [(said, type_) for type_, all_said in TYPES.items() for said in all_said][group::4]
    rules = RULES + "rule asks:\n    choose one as way:\n        here: skip\n        there: skip\n"
    rules += "bot automa:\n    way: random\nrule all_of_them:\n    choose c from grid\n    choose k from cards\n    let n = 1\n"
    rules += "".join(f"    let found_{number} = {said}\n" for number, (said, _) in enumerate(wanted))
    found = checked(tmp_path, rules, NOUNS, CARDS, files=FILES, more="solo: automa\n" + OPTIONS)
    lets = [node for node in found.rules.rules["all_of_them"].body[3:] if isinstance(node, ast.Let)]
    told = [str(found.meaning.type(let.value)) for let in lets]
    assert [(said, type_) for (said, _), type_ in zip(wanted, told, strict=True)] == wanted
