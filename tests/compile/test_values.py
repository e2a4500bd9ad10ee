"""What expressions mean: each is worked out in a game, and the answer was found by hand."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import game_of

NOUNS = """\
enums: {colour: [red, blue, green], ground: [grass, sea]}
resources: {coin: {per: player, start: 5}, wood: {per: player, start: 2}}
tracks: {fame: {per: player, start: 3, max: 9}}
variables: {leader: {type: player}, stock: {per: colour, start: 4}, nobody: {type: player}, hue: {type: colour}}
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
)


def test_what_expressions_mean(tmp_path: Path) -> None:
    told = answers(tmp_path, list(MEANT), RULES)
    assert {meant: (told[meant], wanted) for meant, wanted in MEANT.items() if told[meant] != wanted} == {}


def test_what_statements_do(tmp_path: Path) -> None:
    rules = RULES + "rule given(a, b): gain 10 * a + b coin\n"
    rules += "".join(
        f"rule done_{number}:\n    " + done.replace("\n", "\n    ") + "\n" for number, (done, _, _) in enumerate(DONE)
    )
    asked = [f"({asked} after doing done_{number})" for number, (_, asked, _) in enumerate(DONE)]
    told = answers(tmp_path, asked, rules)
    found = [(done, of, told[question]) for question, (done, of, _) in zip(asked, DONE, strict=True)]
    assert [(one, wanted) for one, wanted in zip(found, DONE, strict=True) if one != wanted] == []


def answers(folder: Path, asked: list[str], rules: str) -> dict[str, int]:
    """What a game says to some questions, all asked in one state."""
    names = {question: f"v{number}" for number, question in enumerate(asked)}
    lines = "".join(f"    set {name} to ({question})\n" for question, name in names.items())
    rules += "rule nothing_much: skip\nrule richer: gain 3 coin\n\nrule everything:\n" + lines
    nouns = NOUNS.replace("variables: {", "variables: {" + "".join(f"{name}: {{}}, " for name in names.values()))
    game = game_of(folder, rules, nouns, CARDS, seats=2, files={"tiles.yaml": TILES})
    assert game.over
    found = game.view()["variables"]
    return {question: found[name]["all"] for question, name in names.items()}
