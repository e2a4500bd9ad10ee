"""A small game that uses what generated packs seldom do, so that every way to write it in C is tried by quick tests."""

from __future__ import annotations

NOUNS = """\
enums: {colour: [red, blue, green], phase: [day, night]}
resources:
  coin: {per: player, start: 6}
  wood: {per: player, start: 4}
  gem: {per: player, start: 2, stands_for: [wood]}
tracks: {fame: {per: player, max: 30}}
variables: {die: {min: 2, max: 5, start: 3}, leader: {type: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, stack: {holds: tile, start: all}}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player}}
  land: {shape: hex, tiles: tile}
tables:
  pay_out: {key: number, type: resource, values: {2: coin, 3: wood, 4: gem, 5: coin}}
  plan: {key: colour, type: list of colour, values: {red: [red, blue], blue: [green]}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, hues: list of colour}
items:
  ant: {worth: 1, hue: red, hues: [red, blue]}
  bee: {worth: 2, hue: blue, hues: [blue], effect: "instead of you do harvest(n): gain n + 10 coin"}
  cow: {worth: 3, hue: green, hues: [], effect: "treat yield(2) as 9"}
  doe: {worth: 2, hue: red, hues: [green, red], effect: "after you substitute gem for wood: advance fame by 3"}
  elk: {worth: 1, hue: blue, hues: [red, blue], effect: "at any time in sowing: lose 1 coin; advance fame"}
  fox: {worth: 5, hue: green, hues: [blue], effect: "waive wood for fuel"}
"""
RULES = """\
flow game:
    set leader to last of players
    roll die
    each player: do deal
    do season
    each player: do sow_turn otherwise do rest
    each player: do harvest(die)
    each player: do own_best otherwise do rest
    each player from leader: do burn otherwise do rest
    each player: do compare_turn otherwise do rest
    each player: do lay otherwise do rest
    each player: do lay otherwise do rest
    each player: do jobs_turn otherwise do rest
    do season

winner: most coin then most fame

flow season:
    each player: do pick_turn otherwise do rest
    each player: do list_turn otherwise do rest

value yield(n) = n + 1
value closest(n) = (first of row where worth > n or nothing)
value farthest = (last of hand or nothing)

rule rest: skip
when fame reaches 4: gain 50 coin
when fame reaches 2 + player_count * 2: gain 1 gem
rule deal: draw 2 from row to hand
rule harvest(n): gain yield(n) coin
rule burn:
    until end of burn: add 1 to yield
    pay 2 wood for fuel
    gain yield(1) coin

action pick_turn:
    choose 2 best_two from row by most worth of it
    gain (sum of worth of it for it in best_two) coin
    choose up to 2 apart from row with different hue by least worth of it
    advance fame by size of apart
    choose n from 1 .. 3
    require n <= worth of first of best_two
    until end of season: add n to yield
    choose up to 2 drawn_two from row by most worth of it then random
    gain (sum of worth of it for it in drawn_two) coin

rule own_best:
    choose one_card from hand by most worth of it then random
    gain worth of one_card coin

action sow_turn:
    do sowing

rule sowing:
    choose c from grid where empty
    set mark of c to player
    choose n from 1 .. 4 where n != 2
    pay n coin
    choose m from 1 .. 2
    advance fame by m
    gain (coin after doing harvest(n)) - coin wood

action list_turn:
    choose way from plan(hue of first of hand) + [green]
    let both = [red, blue] + hues of first of hand
    if hues of first of hand = [red, blue]: gain 7 coin
    if hues of first of hand != [blue]: gain 1 coin
    let worths = list of worth of it for it in hand
    if worths < [2, die]: gain 20 coin
    if worths >= [1, 1]: gain 40 coin
    if way in both: gain 100 coin
    gain (kinds of both) wood
    gain item_at([3, 5, 8], die - 1) coin
    if closest(2) != nothing: gain worth of closest(2) coin
    if farthest != nothing: gain worth of farthest coin
    gain (sum of [1, 2, die]) wood
    if every of row where worth < 4: gain 2 wood
    let near = first of row where worth > 0
    gain worth of near coin
    for each part_of_it in groups of grid where mark = player: gain size of part_of_it coin

action compare_turn:
    choose c from reach from first of cells of grid through yes cost 1 where cost <= 2
    gain (count of cells of grid where mark = player) coin
    choose p from players from leader
    gain place_in(players from leader, p) coin
    let ranked = rank players by most coin of it then least seat of it
    gain place_in(ranked, player) fame

action lay:
    let tile = first of stack
    choose spot from spots(tile, land) where level of it = 1 and size of cells of it = 2
    place tile at spot
    gain (count of cells of land where face = red) coin
    if every of cells of spot where face in [red, blue]: gain 1 wood
    gain size of neighbours of first of cells of spot fame

action jobs_turn:
    let good = pay_out(die)
    gain 2 good
    any order as jobs:
        early: gain 1 wood; add to jobs: do extra(die)
        late if die > 2: gain 2 coin
    choose area from groups of grid where mark = nothing
    gain size of area coin
    let areas = groups of grid where mark = nothing
    if area in areas: gain 1 coin
    may: end game

rule extra(n):
    let near = first of row where worth > 1
    move near to hand
    pay n coin, 1 wood for fuel
"""
TILES = """\
pieces: tile
faces: hues
shapes: {two: [[0, 0], [1, 0]]}
attributes: {hues: list of colour}
items:
  t: {copies: 3, hues: [red, blue]}
  u: {copies: 2, hues: [green, green]}
"""
