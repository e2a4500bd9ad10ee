"""Which keys an option of a choice could ever have: what a scenario may write is told from what is misspelt."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run.keys import could_be

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player, start: 3}, wood: {per: player, start: 3}, gem: {per: player, stands_for: [wood]}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, box: {holds: tile, start: all}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}, land: {shape: square, tiles: tile}}
"""
CARDS = """\
pieces: card
items:
  ant: {effect: "in late: gain 1 coin"}
  bee: {effect: "at any time in turn: gain 1 coin", copies: 2}
  cow: {effect: "after you do rest: set fish to 2 * fish"}
  doe: {effect: "after you do rest: set fish to fish + 1"}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {two: [[0, 0], [1, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red, blue]}}
"""
RULES = """\
flow game:
    each player: do turn otherwise do rest

winner: most coin
rule rest: skip
at any time in turn, as sigh: lose 1 coin
after any player does rest: set fish to fish + 5

action turn:
    may: gain 1 coin
    choose one as way:
        near: skip
        far: skip
    any order as jobs:
        early: add to jobs: do rest
        late_one: skip
    up to 3 times: gain 1 coin
    choose n from 1 .. 3
    choose c from grid
    choose up to 2 some from row
    choose up to 2 few from 1 .. 9
    choose 2 both from row
    choose card from row
    choose hue from colour
    choose p from players
    choose good from [coin, wood]
    choose spot from spots(first of box, land)
    choose area from groups of grid
    pay 1 wood
    gain 2 mix of [coin, wood]
    window late
    do rest
"""
# For each choice, by its kind and label: keys that it could have, and some that it could not.
COULD = {
    "effects effect": ("cow|doe|card cow", "cows|tile cow"),
    "may may": ("yes|no|now sigh|now bee.2", "maybe|enough|now ant|now bees"),
    "one way": ("near|far", "nera|yes|enough"),
    "order jobs": ("early|late_one|added 2", "late one|yes"),
    "more more": ("yes|no", "near"),
    "choose n": ("1|-3|999", "one|1x|enough"),
    "choose c": ("a1|b2", "c3|a|1|enough"),
    "choose some": ("ant|cow|bee.1|bee.2|enough", "ants|yes"),
    "choose few": ("7|enough", "ant"),  # of numbers there is no end
    "choose both": ("ant|bee.1", "ants|enough"),
    "choose card": ("ant|bee.1", "ants|bee|bee.3|enough"),
    "choose hue": ("red|blue", "green"),
    "choose p": ("player 1|player 2", "player 3|1"),
    "choose good": ("coin|wood|gem", "fishes"),
    "choose spot": ("0,0@1|-2,3@0", "0,0|a1@1|red|enough"),
    "choose area": ("a1/a2|b1", "a1/c9|red"),
    "pay payment": ("nothing|1 wood|1 wood+2 gem", "1 fishes|wood|1 wood+gem"),
    "mix mix": ("2 coin|1 wood", "coin|2 fishes|1 coin+1 wood"),
    "window late": ("ant|enough", "cow|ants"),
}


def test_what_a_key_could_be(tmp_path: Path) -> None:
    nouns = NOUNS + "variables: {fish: {}}\n"
    rules = checked(tmp_path, RULES, nouns, CARDS, files={"tiles.yaml": TILES})
    program = compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(trace=True))
    found = {}
    for site in program.sites:
        name = f"{site.kind} {site.label}"
        keys = [key for part in COULD.get(name, ()) for key in part.split("|")]
        able = {key: could_be(program.layout, site, key) for key in keys}
        found[name] = tuple("|".join(key for key in keys if able[key] is so) for so in (True, False))
    assert found == COULD
