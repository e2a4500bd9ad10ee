"""What each statement may do: fail (f), stumble (s), ask (a), cross a barrier (c). Of a game of many rules, each is judged."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright.check import Checked

NOUNS = """\
enums: {colour: [red, blue], none_yet: [only]}
resources: {coin: {per: player}, wood: {per: player}, gem: {per: player, stands_for: [wood]}}
tracks: {fame: {per: player, max: 20}, debt: {per: player, min: -3}}
variables: {leader: {type: player}, told: {}, die: {min: 1, max: 6}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  deck: {holds: card, seen_by: nobody}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}, land: {shape: square, tiles: tile}}
tables: {price: {key: number, values: {1: 3, 2: 5}}, loss: {key: number, values: {1: -3, 2: 5}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect, risk: effect}
items:
  ant: {worth: 1, gift: "gain 1 coin", risk: "pay 1 coin"}
  bee: {worth: 2, gift: "gain 2 coin", risk: "skip"}
  cow: {worth: 3, effect: "in late(n): gain n coin", gift: "skip", risk: "skip"}
  doe: {worth: 3, effect: "after you do heard: may: pay 1 coin", gift: "skip", risk: "skip"}
  elk: {worth: 3, effect: "after you gain gem: may: pay 1 fame", gift: "skip", risk: "skip"}
"""
TILES = "pieces: tile\nfaces: hues\nshapes: {one: [[0, 0]]}\nattributes: {hues: list of colour}\nitems: {t: {hues: [red]}}\n"
RULES = """\
flow game:
    each player: do calm

winner: most coin
value sum_of_it = sum of worth of it for it in row
value odd = first of row
value half(n) = 6 div n
rule calm: skip
rule asks: choose n from 1 .. 3
rule fails: require told > 1
rule heard: skip
"""
JUDGED = {
    "skip": "",
    "end game": "",
    "gain 1 coin": "",
    "gain 1 coin, 2 wood": "",
    "gain either 1 coin or 1 wood": "a",
    "gain 2 mix of [coin, wood]": "a",
    "next of player gains 1 coin": "",
    "next of player gains either 1 coin or 1 wood": "ac",
    "lose 1 coin": "",
    "lose either 1 coin or 1 wood": "a",
    "lose all coin": "",
    "gain 1 gem": "sa",
    "pay 0 coin": "",
    "pay 0 coin, 0 fame": "",
    "pay 1 coin": "fs",
    "pay 0 coin, 1 coin": "fs",
    "pay 1 wood": "fsa",  # also with a gem
    "pay either 1 coin or 1 fame": "fsa",
    "pay 2 mix of [coin, fame]": "fsa",
    "require coin > 1": "fs",
    "advance fame": "",
    "advance fame by half(0)": "fs",
    "set told to told + 1": "",
    "set told to 6 div 2": "",
    "set told to 6 mod 2": "",
    "set told to 6 div 0": "fs",
    "set told to 6 div told": "fs",
    "set told to 6 mod told": "fs",
    "set told to 6 div player_count": "",
    "set told to sum_of_it": "",
    "set told to worth of odd": "fs",
    "set told to half(2)": "fs",
    "set told to (told after doing calm)": "",
    "set told to (told after doing fails)": "fs",
    "roll die": "c",
    "shuffle row": "c",
    "let c = first of row": "fs",
    "let c = last of row": "fs",
    "let c = (first of row or nothing)": "",
    "let p = first of players": "",
    "let p = first of (rank players by most coin)": "",
    "let p = first of reverse of players": "",
    "let n = first of [1, 2]": "",
    "let n = first of row + hand": "fs",
    "let n = first of cards": "",
    "let n = first of row + cards": "",
    "let n = first of cards + row": "",
    "let n = first of colour": "",
    "let c = best x in row by most worth of x": "fs",
    "let c = best x in cards by most worth of x": "",
    "if any of row: let c = first of row": "",
    "if any of row: skip; let c = first of row": "fs",
    "if none of row: let c = first of row": "fs",
    "if any of hand: let c = first of row": "fs",
    "if (any of row) and told > 1: let c = first of row": "",
    "if told > 1 and (any of row): let n = 1 + worth of (best x in row by most worth of x)": "",
    "if told > 1 or (any of row): let c = first of row": "fs",
    "choose n from 1 .. 3": "a",
    "choose n from 3 .. 1": "fsa",
    "choose n from 1 .. 1": "a",
    "choose n from 1 .. coin": "fsa",
    "choose n from 0 .. coin": "a",
    "choose n from -1 .. coin": "a",
    "choose n from -3 .. debt": "a",
    "choose n from -2 .. debt": "fsa",
    "choose n from 0 .. told": "fsa",
    "choose n from 1 .. player_count": "a",
    "choose n from 2 .. player_count": "fsa",
    "choose n from 0 .. (count of row)": "a",
    "choose n from 1 .. (count of row)": "fsa",
    "choose n from 0 .. size of row": "a",
    "choose n from 0 .. price(told)": "a",
    "choose n from 1 .. price(told)": "fsa",
    "choose n from 0 .. loss(told)": "fsa",
    "choose n from 0 .. sum_of_coins": "a",
    "choose n from told .. 9": "fsa",
    "choose p from players": "a",
    "choose p from players where coin > 1": "fsa",
    "choose c from row": "fsa",
    "choose up to 2 c from row": "a",
    "choose 2 c from row": "fsa",
    "choose c from grid": "a",
    "choose c from row by most worth": "fs",
    "choose c from cards by most worth": "",
    "choose c from cards by random": "c",
    "if any of row: choose c from row": "a",
    "if any of row where worth > 1: choose c from row where worth > 1": "a",
    "if any of row where worth > 1: choose c from row where worth > 2": "fsa",
    "if able: pay 1 coin": "s",
    "if able: choose c from row": "sa",
    "if able: pay 1 coin\nelse: require told > 1": "fs",
    "surely: gain 1 coin": "",
    "surely: pay 1 coin": "s",
    "may: gain 1 coin": "a",
    "may: pay 1 coin": "sa",
    "may: roll die": "ac",
    "2 times: gain 1 coin": "",
    "2 times: pay 1 coin": "fs",
    "(6 div told) times: gain 1 coin": "fs",
    "up to 2 times: pay 1 coin": "sa",
    "up to 2 times: gain 1 coin": "a",
    "for each c in row: gain 1 coin": "",
    "for each c in row: pay 1 coin": "fs",
    "each player: gain 1 coin": "",
    "each player: choose n from 1 .. 3": "ac",
    "each player: pay 1 coin": "fs",
    "each player from first of (players where coin > 1): gain 1 coin": "fs",
    "repeat: gain 1 coin\nuntil coin > 3": "",
    "repeat: pay 1 coin\nuntil coin < 3": "fs",
    "repeat: gain 1 coin\nuntil 6 div told > 3": "fs",
    "if 6 div told > 1: skip": "fs",
    "if told > 1: pay 1 coin": "fs",
    "if told > 1: skip\nelse: pay 1 coin": "fs",
    "match told:\n    1: pay 1 coin\n    else: skip": "fs",
    "match 6 div told:\n    1: skip\n    else: skip": "fs",
    "choose one as w1:\n    here: skip\n    there: skip": "a",
    "choose one as w2:\n    here: pay 1 coin\n    there: skip": "sa",
    "choose one as w3:\n    here: pay 1 coin\n    there: pay 1 fame": "fsa",
    "choose one as w4:\n    here if told > 1: skip\n    there if told > 2: skip": "fsa",
    "choose one as w5:\n    here if 6 div told > 1: skip\n    there: skip": "fsa",
    "first possible:\n    here: pay 1 coin\n    there: skip": "s",
    "first possible:\n    here: pay 1 coin\n    there: pay 1 fame": "fs",
    "any order:\n    here: skip\n    there: skip": "sa",
    "any order:\n    here: pay 1 coin\n    there: skip": "fsa",
    "part inner: pay 1 coin": "fs",
    "gain 1 coin; pay 1 coin": "fs",
    "do calm": "",
    "do asks": "a",
    "do fails": "fs",
    "do heard": "sa",
    "do gift of odd": "fs",
    "for each c in row: do gift of c": "",
    "for each c in row: do risk of c": "fs",
    "event told_them": "",
    "let n = 1\nwindow late(n)": "a",
    "let n = 1\nwindow nothing_fits(n)": "",
    "until end of calm: add 1 to half": "",
    "draw 1 from row to hand": "",
    "draw 1 from deck to hand": "c",
    "draw 1 from deck where worth > 1 to hand": "c",
    "move all row to hand": "",
    "move all deck to row": "c",
    "move first of row to hand": "fs",
}


def judged(rules: Checked, name: str) -> str:
    found = rules.behaviours.body(rules.rules.rules[name].body)
    flags = {"f": found.fails, "s": found.stumbles, "a": found.asks, "c": found.crosses}
    return "".join(sign for sign, is_so in flags.items() if is_so)


def test_what_a_statement_may_do(tmp_path: Path) -> None:
    rules = RULES + "value sum_of_coins = sum of coin of it for it in players\n"
    for number, lines in enumerate(JUDGED):
        rules += f"rule judged_{number}:\n    " + lines.replace("\n", "\n    ") + "\n"
    found = checked(tmp_path, rules, NOUNS, CARDS, files={"tiles.yaml": TILES})
    assert {lines: judged(found, f"judged_{number}") for number, lines in enumerate(JUDGED)} == JUDGED


PARTS = {
    "next of player loses either 1 coin or 1 wood": "ac",
    "(first of (players where coin of it > 1)) gains 1 coin": "fs",
    "(first of (players where coin of it > 1)) loses 1 coin": "fs",
    "(first of (players where coin of it > 1)) loses all coin": "fs",
    "next of player loses all coin": "",
    "gain 6 div told coin": "fs",
    "lose 6 div told coin": "fs",
    "gain 1 coin per (row where worth > 6 div told)": "fs",
    "gain 1 coin, 6 div told wood": "fs",
    "gain 1 coin, either 1 wood or 1 fame": "a",
    "pay 1 coin, 0 fame": "fs",
    "pay 0 fame, either 1 coin or 1 fame": "fsa",
    "advance fame by 1 up to 6 div told": "fs",
    "choose up to 6 div told c from row": "fsa",
    "choose up to 2 c from row by most worth": "",
    "choose c from row where worth > 6 div told": "fsa",
    "choose c from cards by most 6 div told": "fs",
    "choose c from cards by most worth then random": "c",
    "choose c from [1, 2]": "a",
    "choose c from colour": "a",
    "choose c from cards from (first of cards)": "a",
    "choose c from row from (first of cards)": "fsa",
    "choose c from reverse of cards": "a",
    "choose c from reverse of row": "fsa",
    "choose c from (rank row by most worth)": "fsa",
    "choose c from (rank cards by most worth)": "a",
    "choose c from row + cards": "a",
    "choose c from cards + row": "a",
    "choose c from row + hand": "fsa",
    "choose c from cells of land": "fsa",
    "choose n from 0 .. (kinds of row)": "a",
    "choose n from 0 .. (sum of worth of it for it in row)": "fsa",
    "choose n from 0 .. (sum of debt of it for it in players)": "fsa",
    "choose n from 0 .. (sum of fame of it for it in players)": "a",
    "choose n from 0 .. fame": "a",
    "choose n from 1 .. fame": "fsa",
    "choose n from 0 .. die": "fsa",
    "choose n from -coin .. 0": "a",
    "choose n from -coin .. -1": "fsa",
    "choose n from -player_count .. 0": "a",
    "choose n from -told .. 0": "fsa",
    "choose n from 0 .. few": "a",
    "choose n from 0 .. odd_number": "fsa",
    "let c = (last of row or nothing)": "",
    "let n = size of row div size of hand": "fs",
    "let n = able(fails)": "",
    "let n = able(asks)": "",
    "let n = [1, 6 div told]": "fs",
    "let n = best x in row by most worth": "fs",
    "let n = (rank row by most worth)": "",
    "if any of row: let n = worth of (first of row)": "",
    "if any of row: let n = -worth of (first of row)": "",
    "if any of row: let n = calm_value(worth of (first of row))": "",
    "if any of row: let n = (worth of (first of row) if told > 1 else 2)": "",
    "if any of row: let n = count of (row where worth > worth of (first of row))": "fs",
    "if any of row: let n = [first of row]": "fs",
    "if any of row: gain 1 coin; let c = first of row": "fs",
    "if any of row: let c = first of row; let d = last of row": "fs",
    "if any of row:\n    let c = first of row\n    let d = last of row": "fs",
    "if any of row: gain worth of first of row coin": "fs",
    "if every of row where worth > 1: let c = first of row": "fs",
    "if not (any of row): let c = first of row": "fs",
    "if any of row: skip\nelse: let c = first of row": "fs",
    "choose spot from spots(first of tiles, land)\nplace first of tiles at spot": "fsa",
    "let t = first of tiles\nfor each spot in spots(t, land): place t at spot": "",
    "let t = (first of tiles or nothing)\nfor each spot in spots(first of tiles, land): place t at spot": "fs",
    "move (first of row or nothing) to hand": "fs",
    "move (first of cards) to hand": "",
    "move first of deck to hand": "fsc",
    "for each c in cards: move c to deck": "",
    "draw 6 div told from row to hand": "fs",
    "draw 1 from hand to row": "",
    "draw 1 from row where worth > 6 div told to hand": "fs",
    "set power of first of row to 2": "fs",
    "set power of (first of cards) to 2": "",
    "roll power of first of row": "fsc",
    "event told_them(6 div told)": "fs",
    "until end of calm: add 6 div told to half": "fs",
    "do of_number(6 div told)": "fs",
    "do of_number(2)": "",
    "let n = 6 div 2 mod told": "fs",
    "each player in [first of (players where coin of it > 1)]: gain 1 coin": "fs",
    "each player: roll die": "c",
    "each player: do fails": "fs",
    "up to 6 div told times: gain 1 coin": "fsa",
    "up to 2 times: roll die": "ac",
    "up to 2 times: choose n from 1 .. 3": "a",
    "2 times: roll die": "c",
    "2 times: choose n from 1 .. 3": "a",
    "surely: choose n from 1 .. 3": "a",
    "surely: roll die": "c",
    "surely: choose c from row": "sa",
    "if able: roll die": "c",
    "if able: skip\nelse: roll die": "c",
    "if able: skip\nelse: choose n from 1 .. 3": "a",
    "may: choose c from row": "sa",
    "if told > 1: roll die": "c",
    "if told > 1: skip\nelse: choose n from 1 .. 3": "a",
    "for each c in (row where 6 div told > 1): skip": "fs",
    "for each c in row: choose n from 1 .. 3": "a",
    "for each c in row: roll die": "c",
    "match told:\n    1: roll die\n    else: skip": "c",
    "match told:\n    1: skip\n    else: choose n from 1 .. 3": "a",
    "repeat: choose n from 1 .. 3\nuntil told > 1": "a",
    "repeat: roll die\nuntil told > 1": "c",
    "part inner: roll die": "c",
    "choose one as w6:\n    here: roll die\n    there: skip": "ac",
    "choose one as w7:\n    here if told > 1: skip\n    there: skip": "a",
    "choose one as w8:\n    here if told > 1: skip\n    there: pay 1 coin": "fsa",
    "first possible:\n    here: choose n from 1 .. 3\n    there: skip": "a",
    "first possible:\n    here: roll die\n    there: skip": "c",
    "first possible:\n    here if 6 div told > 1: skip\n    there: skip": "fs",
    "first possible:\n    here if told > 1: skip\n    there: skip": "",
    "any order:\n    here if told > 1: skip\n    there: skip": "sa",
    "any order:\n    here if 6 div told > 1: skip\n    there: skip": "fsa",
    "any order:\n    here: roll die\n    there: skip": "sac",
    "any order as jobs:\n    here: add to jobs: do fails\n    there: skip": "fsa",
    "any order as deeds:\n    here: add to deeds: do calm\n    there: skip": "sa",
    "any order as works:\n    here: add to works: do rolls\n    there: skip": "sac",
    "do asks; do rolls": "ac",
}
PART_RULES = """\
value few = coin
value odd_number = worth of first of row
value calm_value(n) = n + 1
rule of_number(n): skip
rule rolls: roll die
rule opens:
    let n = 1
    window late(n)
"""


@pytest.mark.parametrize("group", range(8))
def test_what_parts_of_a_statement_may_do(tmp_path: Path, group: int) -> None:
    some = {lines: flags for number, (lines, flags) in enumerate(PARTS.items()) if number % 8 == group}
    rules = RULES + PART_RULES
    for number, lines in enumerate(some):
        rules += f"rule judged_{number}:\n    " + lines.replace("\n", "\n    ") + "\n"
    cards = CARDS.replace("risk: effect}", "risk: effect, power: {type: number, varies: true, min: 1, max: 6}}")
    found = checked(tmp_path, rules, NOUNS, cards, files={"tiles.yaml": TILES})
    assert {lines: judged(found, f"judged_{number}") for number, lines in enumerate(some)} == some
