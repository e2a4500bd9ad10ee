"""What each statement may do: fail (f), stumble (s), ask (a), cross a barrier (c). Of a game of many rules, each is judged."""

from __future__ import annotations

from pathlib import Path

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
