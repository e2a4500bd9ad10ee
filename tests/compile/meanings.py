"""The game in which sentences are asked what they mean, all of them in one state."""

from __future__ import annotations

from pathlib import Path

from tests.compile.expressions import MEANT
from tests.compile.statements import DONE
from tests.inside import Checked
from tests.small_packs import checked

NOUNS = """\
enums: {colour: [red, blue, green], ground: [grass, sea]}
resources: {coin: {per: player, start: 5}, wood: {per: player, start: 2}, reed: {per: player, start: 5, min: 2}}
tracks: {fame: {per: player, start: 3, max: 9}}
variables: {leader: {type: player}, stock: {per: colour, start: 4},
  nobody: {type: player}, hue: {type: colour}, which: {type: resource}, owed: {per: [colour, player], start: 1},
  cube: {per: [colour, ground, player]}, seen: {type: list of number, start: [4, 2]}}
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
