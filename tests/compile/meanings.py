"""Sentences with what they mean: each answer was found by hand. Here they are put into one game."""

from __future__ import annotations

from pathlib import Path

from tests.inside import Checked
from tests.small_packs import checked

NOUNS = """\
enums: {colour: [red, blue, green], ground: [grass, sea]}
resources: {coin: {per: player, start: 5}, wood: {per: player, start: 2}}
tracks: {fame: {per: player, start: 3, max: 9}}
variables: {leader: {type: player}, stock: {per: colour, start: 4},
  nobody: {type: player}, hue: {type: colour}, seen: {type: list of number, start: [4, 2]}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  pile: {holds: card, per: colour}
  box: {holds: tile, start: all}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player, heat: number}}
  hexes: {shape: hex, width: 3, height: 3, cells: {mark: player}}
  ring: {shape: ring, width: 5, cells: {mark: player}}
  plain: {shape: square, width: 2, height: 2}
  isle:
    shape: square
    legend: {g: grass, "~": sea}
    map: |
      g~g
      gg.
  land: {shape: square, tiles: tile}
tables:
  price: {key: number, values: {1: 3, 2: 5}}
  toll: {key: [colour, number], values: {red: {1: 7}, blue: {2: 8}}}
  goods: {key: number, type: resource, values: {1: coin, 2: wood}}
  friend: {key: colour, type: colour, values: {red: blue, blue: green}}
"""
CARDS = """\
pieces: card
attributes:
  worth: number
  tint: colour
  rare: yes_no
  tints: list of colour
  power: {type: number, varies: true, min: 1, max: 6}
items:
  ant: {worth: 4, tint: red, rare: yes, tints: [red, blue]}
  bee: {worth: 1, tint: blue, tints: [blue]}
  cow: {worth: 6, tint: red, tints: []}
  doe: {worth: 1, tint: green, rare: yes, tints: [green, red]}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {two: [[0, 0], [1, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red, blue]}, u: {hues: [green, red]}}
"""
RULES = """\
flow game:
    do begin
    each player in players where seat = 2: do everything

winner: most coin
score rich = coin + fame
score wooden = 10 * wood
value twice(n) = 2 * n
value banded(n):
    .. 0: 1
    1: 10
    2 .. 4: 20
    else: 30
value of_card(card) = worth of card + (10 if rare of card else 0)
value mine = coin + wood
value spread = a * b with a = coin, b = a + 1

rule begin:
    set leader to last of players
    set hue to blue
    set stock(blue) to 9
    set coin of leader to 8
    let a = first of cells of grid
    set mark of a to leader
    set heat of a to 6
    set heat of (east of a) to 2
    set mark of (east of a) to leader
    set mark of (last of cells of grid) to first of players
    for each c in ring where it = first of cells of ring: set mark of c to leader
    move first of row to pile(green)
    set power of first of row to 5
    let t = first of box
    choose spot from spots(t, land) by random
    place t at spot

"""
# ant lies in the pile of green; bee, cow and doe lie in the row; the second of two players asks.
MEANT = {
    "2 + 3 * 4": 14,
    "(2 + 3) * 4": 20,
    "7 div 2": 3,
    "7 mod 3": 1,
    "-7 div 2": -4,
    "min(4, 2, 3)": 2,
    "max(4, 7, 3)": 7,
    "abs(2 - 9)": 7,
    "coin": 8,
    "coin of first of players": 5,
    "wood": 2,
    "stock(blue)": 9,
    "stock(red)": 4,
    "player_count": 2,
    "seat of player": 2,
    "seat of first of players": 1,
    "seat of next of player": 1,
    "seat of previous of first of players": 2,
    "price(2)": 5,
    "price(9)": 0,
    "toll(red, 1)": 7,
    "toll(blue, 2)": 8,
    "toll(blue, 1)": 0,
    "(1 if friend(red) = blue else 2)": 1,
    "(1 if friend(green) = nothing else 2)": 1,
    "(1 if next of hue = green else 2)": 1,
    "(1 if next of green = red else 2)": 1,
    "twice(coin)": 16,
    "banded(-3)": 1,
    "banded(0)": 1,
    "banded(1)": 10,
    "banded(2)": 20,
    "banded(4)": 20,
    "banded(5)": 30,
    "mine": 10,
    "mine of first of players": 7,
    "spread": 72,
    "rich": 11,
    "rich of first of players": 8,
    "points": 31,
    "points of first of players": 28,
    "size of row": 3,
    "size of pile(green)": 1,
    "size of pile(red)": 0,
    "size of hand": 0,
    "count of row where worth = 1": 2,
    "count of cards where rare": 2,
    "count of cards where not rare": 2,
    "count of row where tint = red or rare": 2,
    "count of row where tint in [red, green]": 2,
    "count of row where red in tints": 1,
    "sum of worth of it for it in row": 8,
    "sum of worth for it in cards": 12,
    "highest of worth of it for it in row": 6,
    "lowest of worth of it for it in row": 1,
    "kinds of worth of it for it in row": 2,
    "kinds of tint of it for it in cards": 3,
    "size of (list of worth of it for it in row)": 3,
    "worth of first of row": 1,
    "worth of last of row": 1,
    "worth of (best c in row by most worth of c)": 6,
    "worth of (best c in row by least worth of c then most power of c)": 1,
    "power of first of row": 5,
    "power of last of row": 0,
    "worth of first of (rank row by most worth)": 6,
    "of_card(last of row)": 11,
    "of_card(best c in row by most worth of c)": 6,
    "place_in(row, last of row)": 3,
    "position of last of row": 3,
    "item_at([4, 7, 9], 2)": 7,
    "size of ([1, 2] + [3])": 3,
    "first of reverse of [1, 2, 3]": 3,
    "first of ([4, 5, 6] from 5)": 5,
    "last of ([4, 5, 6] from 5)": 4,
    "steps from first of players to player": 1,
    "steps from blue to red": 2,
    "(1 if (any of row where worth > 5) else 2)": 1,
    "(1 if (none of row where worth > 5) else 2)": 2,
    "(1 if (every of row where worth > 0) else 2)": 1,
    "(1 if nobody = nothing else 2)": 1,
    "(1 if leader != nothing and leader = player else 2)": 1,
    "(1 if (first of hand or nothing) = nothing else 2)": 1,
    "(1 if not (coin > 7 and wood > 1) else 2)": 2,
    "(1 if 3 in 1 .. 4 else 2)": 1,
    "(1 if [1, 2] = [1, 2] else 2)": 1,
    "(1 if [1, 3] < [1, 2, 9] else 2)": 2,
    "count of grid where empty": 6,
    "count of grid where mark = player": 2,
    "count of grid where mark != nothing": 3,
    "count of plain where empty": 4,
    "count of plain": 4,
    "heat of first of cells of grid": 6,
    "sum of heat of it for it in cells of grid": 8,
    "size of neighbours of first of cells of grid": 2,
    "size of neighbours of item_at(cells of grid, 5)": 4,
    "size of neighbours of item_at(cells of hexes, 5)": 6,
    "size of neighbours of first of cells of ring": 2,
    "count of grid where any line of 2 through it where mark = player": 2,
    "count of grid where any line of 3 through it where mark = player": 0,
    "count of groups of grid where mark = player": 1,
    "count of groups of grid where mark = nothing": 1,
    "size of first of (groups of grid where mark = player)": 2,
    "size of (reach from first of cells of grid through yes cost 1 where cost <= 1)": 2,
    "size of (reach from first of cells of grid through mark of there = player cost 1)": 1,
    "size of (reach from first of cells of grid through yes cost 2 where cost <= 4)": 5,
    "count of isle": 5,
    "count of isle where printed = grass": 4,
    "count of isle where any of neighbours of it where printed = sea": 3,
    "size of row of first of cells of grid": 3,
    "size of column of last of cells of isle": 2,
    "size of cells of land": 2,
    "count of land where face = red": 1,
    "size of spots(last of box, land)": 62,  # of a box of 4 by 3 cells: twice 15 lying and twice 16 standing
    "coin after doing nothing_much": 8,
    "(coin + 100 after doing richer)": 111,
    "-(3 - 5)": 2,
    "5 - 3 - 1": 1,
    "-7 mod 3": 2,
    "2 * 7 div 4": 3,
    "(1 if coin < 8 else 2)": 2,
    "(1 if coin <= 8 else 2)": 1,
    "(1 if coin > 8 else 2)": 2,
    "(1 if coin >= 8 else 2)": 1,
    "(1 if coin = 8 else 2)": 1,
    "(1 if coin != 8 else 2)": 2,
    "(1 if coin in 1 .. 8 else 2)": 1,
    "(1 if coin in 1 .. 7 else 2)": 2,
    "(1 if coin in 8 .. 9 else 2)": 1,
    "(1 if coin in 9 .. 10 else 2)": 2,
    "(1 if coin not in [7, 8] else 2)": 2,
    "(1 if hue in [red, green] else 2)": 2,
    "(1 if hue = blue or coin = 1 else 2)": 1,
    "(1 if hue = blue and coin = 1 else 2)": 2,
    "(1 if not hue = blue else 2)": 2,
    "(1 if leader = first of players else 2)": 2,
    "(1 if (first of hand or nothing) != nothing else 2)": 2,
    "(1 if (last of row or nothing) = last of row else 2)": 1,
    "size of players": 2,
    "size of colour": 3,
    "size of cards": 4,
    "size of tiles": 2,
    "place_in(colour, green)": 3,
    "(1 if item_at(colour, 2) = blue else 2)": 1,
    "(1 if item_at(colour, 0) = nothing else 2)": 1,
    "item_at([4, 7], 3)": 0,
    "(1 if previous of red = green else 2)": 1,
    "seat of next of next of player": 2,
    "stock(hue)": 9,
    "stock(next of hue)": 4,
    "sum of stock(it) for it in colour": 17,
    "highest of stock(it) for it in colour": 9,
    "lowest of stock(it) for it in colour": 4,
    "sum of [coin + 0, wood + 0, 5]": 15,
    "highest of [coin + 0, wood + 0]": 8,
    "lowest of [coin + 0, wood + 0]": 2,
    "kinds of [coin + 0, wood + 0, 2]": 2,
    "highest of [1, 2] where it > 5": 0,
    "lowest of [3, 2] where it > 2": 3,
    "sum of [3, 2] where it > 2": 3,
    "count of [3, 2, 3] where it = 3": 2,
    "kinds of [3, 2, 3]": 2,
    "size of (list of it for it in [3, 2, 3] where it = 3)": 2,
    "sum of n * n for n in 1 .. 4": 30,
    "count of 1 .. 9 where it mod 3 = 0": 3,
    "worth of first of (row where tint = red)": 6,
    "worth of last of (row where worth > 5)": 6,
    "power of (first of row where worth = 1)": 5,
    "power of (best c in row by least worth of c then most power of c)": 5,
    "power of (best c in row by least worth of c then least power of c)": 0,
    "(1 if tint of (best c in row by first reverse of row) = green else 2)": 1,
    "worth of item_at((rank row by least worth then most power), 3)": 6,
    "(1 if tint of item_at((rank row by least worth then most power), 2) = green else 2)": 1,
    "place_in((rank players by most coin of it), player)": 1,
    "place_in((rank players by least coin of it), player)": 2,
    "sum of coin of it for it in players": 13,
    "count of players where coin of it > 5": 1,
    "count of cards where tint = red": 2,
    "count of cards where red in tints": 2,
    "count of cards where size of tints = 0": 1,
    "size of tints of first of row": 1,
    "size of tints of last of row": 2,
    "(1 if first of tints of last of row = green else 2)": 1,
    "count of cards where pile of it = green": 1,
    "(1 if pile of first of cards = green else 2)": 1,
    "(1 if hand of first of cards = nothing else 2)": 1,
    "position of first of cards": 1,
    "position of item_at(cards, 3)": 2,
    "count of grid where heat > 1": 2,
    "heat of east of first of cells of grid": 2,
    "heat of north of first of cells of grid": 0,
    "(1 if west of first of cells of grid = nothing else 2)": 1,
    "heat of west of (east of first of cells of grid)": 6,
    "heat of south of (north of first of cells of grid)": 6,
    "size of rows of grid": 3,
    "size of columns of isle": 3,
    "size of rows of isle": 2,
    "size of first of rows of isle": 3,
    "size of last of rows of isle": 2,
    "size of first of columns of isle": 2,
    "size of last of columns of isle": 1,
    "sum of heat of it for it in row of first of cells of grid": 8,
    "sum of heat of it for it in column of first of cells of grid": 6,
    "count of isle where printed = sea": 1,
    "size of neighbours of first of cells of isle": 2,
    "count of ring where mark = player": 1,
    "count of ring where any of neighbours of it where mark = player": 2,
    "count of hexes where size of neighbours of it = 2": 2,
    "count of hexes where size of neighbours of it = 3": 2,
    "count of hexes where size of neighbours of it = 4": 4,
    "count of hexes where size of neighbours of it = 6": 1,
    "count of grid where any line of 2 through it where heat > 1": 2,
    "count of grid where any line of 2 through it where mark = nothing": 6,
    "count of groups of hexes where mark = nothing": 1,
    "size of first of (groups of grid where mark = nothing)": 6,
    "count of groups of grid where mark = first of players": 1,
    "size of (reach from first of cells of grid through heat of there < 5 cost 1 + heat of there where cost <= 3)": 6,
    "size of (reach from first of cells of ring through yes cost 1 where cost <= 1)": 2,
    "level of first of cells of land": 1,
    "count of land where level = 1": 2,
    "(1 if tile of first of cells of land = first of tiles else 2)": 1,
    "kinds of face of it for it in cells of land": 2,
    "size of holes of land": 0,
    "count of spots(last of box, land) where level of it = 2": 14,
    "size of cells of first of spots(last of box, land)": 2,
    "size of neighbours of first of spots(last of box, land)": 6,
    "price(1) + price(2)": 8,
    "toll(hue, 2)": 8,
    "(1 if friend(hue) = green else 2)": 1,
    "banded(coin)": 30,
    "twice(twice(2))": 8,
    "points of leader": 31,
    "(twice(coin) after doing richer)": 22,
    "(size of row after doing richer)": 3,
    "(1 if able(richer) else 2)": 1,
    "(1 if able(too_dear) else 2)": 2,
    "steps from green to blue": 2,
    "seat of first of (players from leader)": 2,
    "seat of last of (players from leader)": 1,
    "first of reverse of (list of worth of it for it in row)": 1,
    "(1 if (list of worth of it for it in row) = [1, 6, 1] else 2)": 1,
    "(1 if [1, 2] < [1, 2, 0] else 2)": 1,
    "(1 if [2] > [1, 9] else 2)": 1,
    "(1 if [1, 2] >= [1, 2] else 2)": 1,
    "(1 if [1, 2] > [1, 2] else 2)": 2,
    "(1 if [1, 2] <= [1, 1] else 2)": 2,
    "(1 if [1, 2] != [1, 2] else 2)": 2,
    "(1 if (every of [2, 4] where it mod 2 = 0) else 2)": 1,
    "(1 if (any of [3, 4] where it > 4) else 2)": 2,
    "(1 if (none of [3, 4] where it > 4) else 2)": 1,
    "(1 if rare of first of row else 2)": 2,
    "(1 if rare of last of row else 2)": 1,
    "(1 if rare of (first of hand or nothing) else 2)": 2,
    "worth of (first of hand or nothing)": 0,
    "(1 if goods(1) = coin else 2)": 1,
    "(1 if goods(2) != coin else 2)": 1,
    "(1 if goods(3) = nothing else 2)": 1,
    "size of seen": 2,
    "sum of seen": 6,
    "first of seen": 4,
    "last of seen": 2,
    "(1 if 2 in seen else 2)": 1,
    "(1 if 3 in seen else 2)": 2,
}

# What is done, what is asked afterwards, and the answer. It is only imagined, so that each begins with the same state.
DONE = (
    ("gain 3 coin", "coin", 11),
    ("gain 3 coin", "coin of first of players", 5),
    ("gain 1 coin per row where worth = 1", "coin", 10),
    ("gain 2 coin per row", "coin", 14),
    ("gain 2 coin, 3 wood", "10 * coin + wood", 105),
    ("gain 9 fame", "fame", 9),
    ("lose 3 coin", "coin", 5),
    ("lose 30 coin", "coin", 0),
    ("lose all coin, wood", "coin + wood", 0),
    ("first of players gains 2 coin", "coin of first of players", 7),
    ("first of players loses 2 coin", "coin of first of players", 3),
    ("pay 3 coin", "coin", 5),
    ("pay 3 coin, 1 wood", "10 * coin + wood", 51),
    ("advance fame by 2", "fame", 5),
    ("advance fame", "fame", 4),
    ("advance fame by 20", "fame", 9),
    ("advance fame by 20 up to 6", "fame", 6),
    ("advance fame by 2 up to 1", "fame", 3),
    ("advance fame by -2", "fame", 1),
    ("set fame to 7", "fame", 7),
    ("set stock(red) to 6", "stock(red) * 10 + stock(green)", 64),
    ("set coin of first of players to 1", "coin of first of players", 1),
    ("set leader to first of players", "seat of leader", 1),
    ("set leader to nothing", "(1 if leader = nothing else 2)", 1),
    ("set heat of last of cells of grid to 4", "heat of last of cells of grid", 4),
    ("let n = 2\nlet n = n + 3\ngain n coin", "coin", 13),
    ("let n = 2\nset n to n * 4\ngain n coin", "coin", 16),
    ("3 times: gain 1 coin", "coin", 11),
    ("0 times: gain 1 coin", "coin", 8),
    ("for each c in row: gain worth of c coin", "coin", 16),
    ("for each n in 1 .. 3 where n != 2: gain n coin", "coin", 12),
    ("each player: gain 1 wood", "wood + 10 * wood of first of players", 33),
    ("each player from leader: gain 10 div coin wood", "wood", 3),
    ("repeat: gain 1 coin\nuntil coin > 10", "coin", 11),
    ("if coin > 7: gain 1 wood\nelse: gain 5 wood", "wood", 3),
    ("if coin > 8: gain 1 wood\nelse: gain 5 wood", "wood", 7),
    ("if able: pay 9 coin\nelse: gain 5 wood", "wood", 7),
    ("if able: pay 8 coin\nelse: gain 5 wood", "10 * wood + coin", 20),
    ("surely: pay 8 coin", "coin", 0),
    ("match coin:\n    .. 7: gain 1 wood\n    8: gain 2 wood\n    else: gain 3 wood", "wood", 4),
    ("match coin:\n    1, 2: gain 1 wood\n    9 ..: gain 2 wood\n    else: gain 3 wood", "wood", 5),
    ("match hue:\n    red: gain 1 wood\n    blue: gain 2 wood\n    else: gain 3 wood", "wood", 4),
    ("first possible:\n    one: pay 9 coin\n    two: pay 2 wood\n    three: gain 1 coin", "10 * coin + wood", 80),
    ("part inner: gain 2 coin", "coin", 10),
    ("gain 2 coin; gain 1 wood", "10 * coin + wood", 103),
    ("do richer", "coin", 11),
    ("do given(4, 3)", "coin", 51),
    ("move first of row to hand", "10 * size of hand + size of row", 12),
    ("move first of row to hand", "worth of first of hand", 1),
    ("move all row where worth = 1 to hand", "10 * size of hand + size of row", 21),
    ("move last of row to pile(red)", "worth of first of pile(red) + size of pile(red)", 2),
    ("draw 2 from row to hand", "10 * size of hand + size of row", 21),
    ("draw 9 from row to hand", "10 * size of hand + size of row", 30),
    ("draw 1 from row where worth > 1 to hand", "worth of first of hand", 6),
    ("until end of everything: add 5 to twice", "twice(3)", 11),
    ("until end of everything: treat banded as 4", "banded(1)", 4),
    ("set power of last of row to 6", "power of last of row", 6),
    ("choose c from row by most worth\ngain worth of c coin", "coin", 14),
    ("choose 2 c from row by least worth\ngain (sum of worth of it for it in c) coin", "coin", 10),
    ("choose up to 9 c from row by most worth\ngain size of c coin", "coin", 11),
    ("choose c from row by first reverse of row\ngain worth of c coin", "coin", 9),
    ("gain wood coin", "coin", 10),
    ("pay coin coin", "coin", 0),
    ("gain 1 coin per hand", "coin", 8),
    ("lose 1 coin per row", "coin", 5),
    ("advance stock(red) by 3", "stock(red)", 7),
    ("advance fame by 2 up to 4", "fame", 4),
    ("advance fame by 1 up to 3", "fame", 3),
    ("set stock(hue) to 1", "stock(blue)", 1),
    ("set hue to next of hue", "(1 if hue = green else 2)", 1),
    (
        "set heat of (east of first of cells of grid) to heat of (first of cells of grid) + 1",
        "sum of heat of it for it in cells of grid",
        13,
    ),
    ("for each c in cells of grid: set heat of c to 1", "sum of heat of it for it in cells of grid", 9),
    ("for each c in grid where heat > 1: set mark of c to nothing", "count of grid where mark = player", 0),
    ("set heat of first of cells of grid to 0", "count of grid where empty", 6),
    ("each player: gain seat of player wood", "10 * wood + wood of first of players", 43),
    ("each player from leader: set leader to player", "seat of leader", 1),
    ("each player from first of players: set leader to player", "seat of leader", 2),
    ("each player in reverse of players: set leader to player", "seat of leader", 1),
    ("each player in players where seat = 1: gain 1 wood", "10 * wood + wood of first of players", 23),
    ("repeat: gain 2 coin\nuntil coin > 8", "coin", 10),
    ("wood times: gain 3 coin", "coin", 14),
    ("for each n in 1 .. wood: gain n coin", "coin", 11),
    ("for each n in [5, 7]: set fame to n", "fame", 7),
    ("for each c in row where rare: gain worth of c coin", "coin", 9),
    ("for each c in reverse of row: set hue to tint of c", "(1 if hue = blue else 2)", 1),
    ("if wood = 2 and coin = 8: gain 1 coin\nelse if wood = 2: gain 2 coin\nelse: gain 3 coin", "coin", 9),
    ("if wood = 1: gain 1 coin\nelse if wood = 2: gain 2 coin\nelse: gain 3 coin", "coin", 10),
    ("if wood = 1: gain 1 coin\nelse if wood = 3: gain 2 coin\nelse: gain 3 coin", "coin", 11),
    ("if able: do too_dear", "coin", 8),
    ("if able: do too_dear\nelse: gain 1 coin", "coin", 9),
    ("match wood:\n    1 .. 2: gain 1 coin\n    else: skip", "coin", 9),
    ("match wood:\n    3 ..: gain 1 coin\n    2: gain 5 coin\n    else: skip", "coin", 13),
    ("first possible:\n    one if wood = 1: gain 1 coin\n    two if wood = 2: gain 2 coin\n    three: gain 3 coin", "coin", 10),
    ("first possible:\n    one: pay 99 coin\n    two: pay 99 wood\n    three: gain 4 coin", "coin", 12),
    ("move last of row to hand\nmove first of row to hand", "(1 if tint of first of hand = green else 2)", 1),
    ("move all row to hand\nmove first of hand to row", "10 * size of hand + size of row", 21),
    ("move all cards where worth > 3 to hand", "sum of worth of it for it in hand", 10),
    ("move first of pile(green) to pile(red)", "10 * size of pile(red) + size of pile(green)", 10),
    ("draw 2 from row to pile(blue)", "sum of worth of it for it in pile(blue)", 7),
    ("draw 0 from row to hand", "size of row", 3),
    ("draw 1 from row where worth > 9 to hand", "size of hand", 0),
    ("draw 2 from row where worth = 1 to hand", "10 * size of hand + size of row", 21),
    (
        "let s = first of (spots(last of box, land) where level of it = 2)\nplace last of box at s",
        "10 * (count of land where level = 2) + size of box",
        20,
    ),
    (
        "let s = first of (spots(last of box, land) where level of it = 1)\nplace last of box at s",
        "10 * size of cells of land + count of land where face = green",
        41,
    ),
    ("until end of everything: add 5 to twice\nuntil end of everything: add 1 to twice", "twice(3)", 12),
    ("until end of everything: add 5 to twice(3)", "100 * twice(3) + twice(4)", 1108),
    ("set power of first of row to power of first of row + 1", "power of first of row", 6),
    ("choose c from row by least worth\nmove c to hand", "(1 if tint of first of hand = blue else 2)", 1),
    ("choose c from row where rare by most worth\nmove c to hand", "worth of first of hand", 1),
    (
        "choose 2 c from row by most worth then most power\nmove c to hand",
        "10 * (sum of worth of it for it in hand) + size of row",
        71,
    ),
    ("choose up to 2 c from row with different worth by most worth\ngain (sum of worth of it for it in c) coin", "coin", 15),
    ("let p = first of players\ngain coin of p coin", "coin", 13),
    ("first of players gains 2 coin, 1 wood", "10 * coin of first of players + wood of first of players", 73),
    ("first of players loses 9 coin", "coin of first of players", 0),
    ("let n = 3\nfor each m in 1 .. 3: set n to n + m\ngain n coin", "coin", 17),
    ("do given(2, 1)\ndo given(1, 2)", "coin", 41),
    ("let n = 0\nrepeat:\n    set n to n + 1\n    if n = 2: gain 10 coin\nuntil n = 4\ngain n coin", "coin", 22),
    ("surely: gain 1 coin\nsurely: pay 2 wood", "10 * coin + wood", 90),
    ("gain 2 coin, 3 fame", "10 * coin + fame", 106),
    ("gain 9 fame\nlose 2 fame", "fame", 7),
    ("set coin to 1\nset wood to coin + 4", "wood", 5),
    ("set leader to next of leader\ngain coin of leader coin", "coin", 13),
    ("let g = goods(2)\ngain 3 g", "wood", 5),
    ("let g = goods(1)\nlose 3 g", "coin", 5),
    ("let g = goods(2)\nlose 9 g", "wood", 0),
    ("set seen to seen + [9]", "100 * size of seen + last of seen", 309),
    ("set seen to reverse of seen", "first of seen", 2),
    ("for each n in seen: gain n coin", "coin", 14),
)


def asking(folder: Path, asked: list[str], rules: str = RULES) -> Checked:
    """A game in which each question is answered once, all of them in one state; the answers are kept in `v0`, `v1` and so on."""
    lines = "".join(f"    set v{number} to ({question})\n" for number, question in enumerate(asked))
    rules += "rule nothing_much: skip\nrule richer: gain 3 coin\nrule too_dear: pay 99 coin\n\nrule everything:\n" + lines
    kept = "".join(f"v{number}: {{}}, " for number in range(len(asked)))
    nouns = NOUNS.replace("variables: {", "variables: {" + kept)
    return checked(folder, rules, nouns, CARDS, files={"tiles.yaml": TILES})


def of_expressions(folder: Path) -> Checked:
    return asking(folder, list(MEANT))


def of_statements(folder: Path) -> Checked:
    rules = RULES + "rule given(a, b): gain 10 * a + b coin\n"
    rules += "".join(
        f"rule done_{number}:\n    " + done.replace("\n", "\n    ") + "\n" for number, (done, _, _) in enumerate(DONE)
    )
    return asking(folder, [f"(({asked}) after doing done_{number})" for number, (_, asked, _) in enumerate(DONE)], rules)
