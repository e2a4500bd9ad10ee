"""A game that asks many questions about boards, cells and numbers, to be worked out in every way there is."""

from __future__ import annotations

NOUNS = """\
enums: {ground: [grass, rock, sea]}
resources: {coin: {per: player, start: 2}}
variables: {told: {}, two: {start: 2}, leader: {type: player}}
tables:
  worth: {key: ground, values: {grass: 1, rock: 3}}
  pairs: {key: [number, ground], values: {1: {grass: 4, sea: 5}, 2: {rock: 6}}}
boards:
  grid: {shape: square, width: 4, height: 4, cells: {mark: player, heat: number}}
  strip: {shape: square, width: 9, height: 2, cells: {mark: player}}
  hoop: {shape: ring, width: 6, cells: {mark: player}}
  plain: {shape: square, width: 2, height: 2}
  island:
    shape: hex
    cells: {trodden: number}
    legend: {g: grass, R: rock, "~": sea}
    map: |
      .  ~ g R g
      . g g g ~ R
      .  R ~ g g
"""
OF_THE_GRID = (
    "any line of 3 through it where mark = player",
    "any line of 3 through it where mark != nothing",
    "any line of 2 through it where mark = leader",
    "any line of two through it where mark = player",
    "any line of 4 through it where heat = 2",
    "any line of 4 through it where heat > 1",
    "any line of 5 through it where empty",
    "any line of 1 through it where mark = player",
    "any line of 0 through it where mark = leader",
    "any line of -3 through it where mark = player",
    "any of neighbours of it where mark = player and heat < 3",
    "every of neighbours of it where heat < 3",
    "none of neighbours of it where empty",
    "(count of neighbours of it where mark != nothing) > 1",
    "heat in 1 .. 2",
    "heat in [1, 3] or mark = player",
    "1 <= heat and heat <= two",
    "heat * 1 + 0 = two and not (heat != 2)",
    "not not empty",
    "(heat if mark = player else 0 - heat) < 0",
    "mark in [player, leader]",
    "any of row of it where mark = player",
    "hot(it) and (yes or heat > 2)",
    "(no or heat > 1) and not no",
    "sum_near(it) > 3",
)
OF_THE_STRIP = ("any line of 6 through it where mark = player", "any line of 3 through it where empty", "empty")
OF_THE_HOOP = ("any line of 3 through it where mark = player", "any of neighbours of it where mark = player")
OF_THE_ISLAND = (
    "printed = grass",
    "printed != sea and trodden = 0",
    "worth(printed) > 1",
    "worth(printed of it) in 1 .. 2",
    "pairs(1, printed) > 4 or pairs(2, printed) > 0",
    "dry(it)",
    "any of neighbours of it where printed = sea and trodden > 0",
    "(count of neighbours of it where printed = grass) > 1",
    "every of neighbours of it + [it] where printed != sea",
    "size of neighbours of it > 3",
    "(kinds of printed of x for x in neighbours of it) > 2",
    "(highest of worth(printed of x) for x in neighbours of it) > 1",
    "2 > (count of neighbours of it where worth(printed) = 1)",
    "steep(it, two)",
)
VALUES = """\
value hot(cell: cell of grid) = heat of cell > 1
value sum_near(cell: cell of grid) = sum of heat of x for x in neighbours of cell
value dry(cell: cell of island) = none of neighbours of cell where printed = sea
value steep(cell: cell of island, n) = (count of neighbours of cell where printed = rock) >= n
"""
ASKED = {"grid": OF_THE_GRID, "strip": OF_THE_STRIP, "hoop": OF_THE_HOOP, "plain": ("empty",), "island": OF_THE_ISLAND}


TURN = """\
winner: most coin
rule begin: set leader to last of players
value hoop_full = none of hoop where empty

action turn:
    choose c from grid where empty
    set mark of c to player
    set heat of c to seat of player + coin mod 3
    choose s from strip where empty and (any of neighbours of it + [it] where empty)
    set mark of s to player
    choose h from hoop where empty or hoop_full
    set mark of h to player
    choose i from island where printed != sea
    set trodden of i to trodden of i + 1
    gain 1 coin

"""


def rules(rounds: int) -> str:
    """After some rounds, how many cells there are of which each is true becomes a number."""
    said = [
        f"set told to told mod 1000003 * 17 + (count of {board} where {test})" for board, tests in ASKED.items() for test in tests
    ]
    parts = [said[at : at + 12] for at in range(0, len(said), 12)]
    flow = "".join(f"    each player: do ask_{number}\n" for number in range(len(parts)))
    asking = "".join(f"rule ask_{number}:\n    " + "\n    ".join(lines) + "\n" for number, lines in enumerate(parts))
    turns = "    each player: do turn\n" * rounds
    return f"flow game:\n    do begin\n{turns}{flow}\n{VALUES}{TURN}{asking}"
