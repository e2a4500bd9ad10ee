"""A small neutral game that uses what the packs do not."""

from __future__ import annotations

from collections.abc import Callable

from tests.inside import Checked

Make = Callable[..., Checked]
MORE = "languages: [en]\noptions:\n  generous: {type: yes_no, default: no}\n"
NOUNS = """\
enums:
  colour: [red, blue]
resources:
  coin: {per: player}
  wood: {per: player}
  gem: {per: player}
tracks:
  fame: {per: player, max: 10}
variables:
  leader: {type: player}
  die: {type: number, min: 1, max: 6}
zones:
  deck: {holds: card, seen_by: nobody, start: all}
  hand: {holds: card, per: player, seen_by: owner}
boards:
  field: {shape: square, width: 3, height: 3, cells: {owner_of: player}}
"""
CARDS = """\
pieces: card
attributes:
  power: number
  suit: colour
  spare: yes_no
items:
  k1: {power: 1, suit: red}
  k2: {power: 2, suit: blue, effect: "gain 2 coin"}
"""
RULES = "flow game:\n    turns:\n        do go\n\nrule go:\n    gain 1 coin\n    end game\n\nwinner: most coin\n"
TEXT = """\
coin = { $count ->
    [one] coin
   *[other] coins
}
wood = wood
gem = { $count ->
    [one] gem
   *[other] gems
}
fame = fame
leader = leader
die = die
deck = deck
hand = hand
field = field
card = { $count ->
    [one] card
   *[other] cards
}
power = { $count ->
    [one] power
   *[other] powers
}
suit = { $count ->
    [one] suit
   *[other] suits
}
spare = spare
red = red
blue = blue
owner_of = owner
generous = generosity
go = go
game = game
"""
