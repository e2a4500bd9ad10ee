"""Small games of what is seldom written: parts of a question with something beside it, seats of their own, orders by lists."""

from __future__ import annotations

PARTS_NOUNS = """\
enums: {land: [field, lake]}
resources: {coin: {per: player, start: 2}, win: {per: player}}
boards:
  map:
    shape: square
    tiles: tile
    cells: {taken: yes_no}
    legend: {f: field}
    map: |
      ffff
      fff
zones: {box: {holds: tile, start: all}}
"""
PARTS_TILES = """\
pieces: tile
faces: lands
shapes: {domino: [[0, 0], [1, 0]]}
attributes: {lands: list of land}
items: {t1: {copies: 2, lands: [field, lake]}}
"""
PARTS = """\
flow game:
    turns until size of box = 0: do turn otherwise do rest

action turn:
    let tile = first of box
    choose spot from spots(tile, map)
        where none of cells of it where taken or covered
    place tile at spot
    choose n from 1 .. 4
    pay n - 2 coin
    gain n win

rule rest: move first of box to box; end game

at any time in turn, as bar:
    pay 1 coin
    let corner = first of map where not taken
    set taken of corner to yes

winner: most win
"""

NOUNS = """\
enums: {colour: [red, blue, green]}
resources: {coin: {per: player, start: 4}, wood: {per: player}}
tracks: {fame: {per: player, max: 30}}
variables: {told: {start: 1}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, ranks: list of number}
items:
  ant: {worth: 1, hue: red, ranks: [2, 1]}
  bee: {worth: 2, hue: blue, ranks: [1, 9]}
  cow: {worth: 3, hue: red, ranks: [2, 1, 0]}
  doe: {worth: 2, hue: green, ranks: []}
  elk: {worth: 4, hue: blue, ranks: [1, 9]}
"""
RULES = """\
flow game:
    repeat:
        if told > 1: do second(told)
        else: do opening
        each player in players where coin of it > 1: do turn otherwise do rest
        set told to told + 1
        each player: do jobs
    until told > 3
    each player: do sorting

flow opening: each player: do rest

winner: most coin then least wood then most fame

rule rest: gain 1 coin
rule rest for automa: gain 2 wood
rule second(n): for each p in players: p gains n coin

action turn:
    choose 2 both from row with different hue
    gain size of both wood
    if (first of row where worth > told or nothing) != nothing:
        gain (worth of first of (row where worth > told)) coin
    pay 1 coin
    choose up to 2 apart from row with different hue by most worth then random
    gain (sum of worth of it for it in apart) coin

action turn for automa:
    let best_one = best c in row by most ranks of c then most worth of c
    gain worth of best_one wood
    do rest

rule jobs:
    let n = told
    let m = 2
    any order as work:
        one_more: gain n coin; set n to n + 1
        another: gain m * n wood; set m to n; add to work: do rest
        last_one if told > 1: advance fame by n
    gain 10 * n + m fame

rule sorting:
    let sorted = rank row by least ranks of it then most worth of it
    gain place_in(sorted, best c in row by most ranks of c then least worth of c) coin
    gain worth of last of sorted wood
    choose pick from row as hue then worth
    gain 2 * worth of pick coin
    gain (sum of (count of 1 .. 3 where it > 1) + it for it in 1 .. 3) fame
    move (first of row where worth = told - 2) to hand
    for each n in (list of first of ranks of it for it in row where size of ranks > 0): gain n wood

bot automa:
    work: prefer another then prefer one_more
    pick: most worth then random
"""

HEARING_NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
variables: {told: {}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  shelf: {holds: card, per: player}
"""
HEARING_CARDS = """\
pieces: card
items:
  ant: {copies: 2, effect: "after you do act(n): gain n coin"}
  bee: {copies: 3, effect: "after any player does act(n): gain 10 * n coin"}
  cow: {copies: 3, effect: "after another player does act(n): gain 1 wood; set told to told + n"}
  doe: {effect: "before you do act(n): set n to n + 1"}
  elk: {effect: "after you gain wood: gain 100 coin"}
"""
HEARING = """\
flow game:
    repeat: each player: do deal
    until size of row = 0
    each player: do turn
    each player: do turn

winner: most coin then most wood

rule deal:
    if size of row > 0:
        choose to_shelf from 1 .. 2
        if to_shelf = 1: move first of row to shelf
        else: move last of row to hand

action turn:
    choose n from 1 .. 3
    do act(n)

rule act(n): set told to told + n
"""

# Choices in parts, beside which something may be done at any time.
PARTS_BESIDE = """\
flow game:
    repeat:
        each player: do turn otherwise do rest
        do goes_on
    until step = 4
rule goes_on: set step to step + 1
action turn:
    choose card from row where worth < coin + 3 as hue then worth
    pay worth of card coin
    move card to hand
    choose other from row as worth
    gain worth of other win

rule rest: gain 2 coin
at any time in turn, as grab:
    gain 1 coin
    move first of row to hand
winner: most win
"""
PARTS_BESIDE_NOUNS = """\
enums: {hue: [red, blue, green]}
resources: {coin: {per: player, start: 2}, win: {per: player}}
variables: {step: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
PARTS_BESIDE_CARDS = "pieces: card\nattributes: {worth: number, hue: hue}\nitems:\n" + "".join(
    f"  c{number}: {{worth: {number % 4}, hue: {('red', 'blue', 'green')[number % 3]}}}\n" for number in range(24)
)
