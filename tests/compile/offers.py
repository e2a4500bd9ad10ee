"""Questions, and what of them is offered: found by hand, from what can be carried through. Each is asked with the same goods."""

from __future__ import annotations

from pathlib import Path

from tests.inside import Checked
from tests.small_packs import checked

NOUNS = """\
resources:
  coin: {per: player, start: 3}
  wood: {per: player, start: 2}
  gem: {per: player, start: 1, stands_for: [wood]}
  reed: {per: player, start: 5, min: 2}
tracks: {fame: {per: player, max: 9}}
variables: {told: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect}
items:
  ant: {worth: 1, gift: pay 1 coin}
  bee: {worth: 2}
  cow: {worth: 4, gift: pay 9 coin}
  doe: {worth: 1}
"""
RULES = """\
winner: most coin
value price_of = 1
rule rest: skip
rule tax(n): pay n coin
rule tax_of_one: pay 1 coin
rule again:
    set coin to 3
    set wood to 2
    set gem to 1
    set reed to 5
    set fame to 0
    set told to 0
    for each c in cards: move c to row

"""
UP_TO = "choose n from 1 .. {} as q\n"
OFFERED = {
    UP_TO.format(5) + "pay n coin": "1 2 3",
    UP_TO.format(5) + "pay n reed": "1 2 3",
    UP_TO.format(5) + "pay n + 1 coin": "1 2",
    UP_TO.format(5) + "pay 2 * n coin, n - 1 wood": None,  # one is left, so nobody is asked
    UP_TO.format(5) + "pay n wood": "1 2 3",
    UP_TO.format(5) + "let m = n + 1\npay m coin": "1 2",
    UP_TO.format(5) + "require n != 2\npay n coin": "1 3",
    UP_TO.format(5) + "pay n coin\nrequire n != 2": "1 3",
    UP_TO.format(5) + "if n > 2: pay 9 coin\nelse: gain 1 coin": "1 2",
    UP_TO.format(5) + "if n > 2: skip\nelse: pay 9 coin": "3 4 5",
    UP_TO.format(5) + "do tax(n)": "1 2 3",
    UP_TO.format(5) + "do tax(n)\ndo tax(1)": "1 2",
    UP_TO.format(5) + "gain 2 coin\npay n coin": "1 2 3 4 5",
    UP_TO.format(5) + "lose 1 coin\npay n coin": "1 2",
    UP_TO.format(6) + "pay 1 wood\nchoose m from 1 .. n where m > 4\ngain m coin": "5 6",
    UP_TO.format(4) + "choose m from 1 .. 4 where m > n\npay m coin": "1 2",
    UP_TO.format(3) + "choose m from 1 .. 3\npay n + m coin": "1 2",
    UP_TO.format(3) + "choose m from 1 .. 3\nrequire n * m = 6": "2 3",
    UP_TO.format(4) + "for each m in 1 .. n: pay 1 coin": "1 2 3",
    UP_TO.format(4) + "n times: pay 1 coin": "1 2 3",
    UP_TO.format(4) + "repeat: pay 1 coin\nuntil coin < 4 - n": "1 2 3",
    UP_TO.format(4) + "if able: pay n + 1 coin\nelse: pay n coin": "1 2 3",
    UP_TO.format(4) + "first possible:\n    here: pay n + 9 coin\n    there: pay n coin": "1 2 3",
    UP_TO.format(4) + "choose one as way:\n    here: pay n + 9 coin\n    there: pay n coin\n    nowhere: pay 1 + n coin": "1 2 3",
    UP_TO.format(4) + "choose one as way:\n    here: pay n coin\n    there if n = 4: skip": "1 2 3 4",
    UP_TO.format(6) + "any order:\n    here: pay n coin\n    there: gain 2 coin": "1 2 3 4 5",
    UP_TO.format(4) + "pay either n coin or n - 1 wood": "1 2 3 4",
    UP_TO.format(4) + "may: pay 9 coin": "1 2 3 4",
    UP_TO.format(4) + "match n:\n    1 .. 2: pay 9 coin\n    3: skip\n    else: pay 1 wood": "3 4",
    UP_TO.format(4) + "require n in [2, 4]": "2 4",
    UP_TO.format(4) + "require able(tax(n))": "1 2 3",
    UP_TO.format(4) + "require (coin after doing tax_of_one) >= n": "1 2",
    UP_TO.format(4) + "until end of asked_NUMBER: add n to price_of\npay price_of coin": "1 2",
    UP_TO.format(4) + "let k = first of (row where worth > n)\ngain worth of k coin": "1 2 3",
    UP_TO.format(4) + "set told to n\npay told coin": "1 2 3",
    UP_TO.format(4) + "lose n coin\nrequire coin > 0": "1 2",
    UP_TO.format(4) + "advance fame by n\nrequire fame < 3": "1 2",
    UP_TO.format(4) + "part inner: pay n coin": "1 2 3",
    UP_TO.format(4) + "surely: gain 1 coin\npay n + 1 coin": "1 2 3",
    "choose n from 1 .. 9 where n mod 2 = 1 as q\npay n coin": "1 3",
    "choose n from [3, 1, 7] as q\npay n coin": "3 1",
    "choose n from [1, 1, 3] as q\npay n coin": "1 3",  # each once
    "choose card from row + row as q\npay worth of card coin": "ant bee doe",
    "choose 2 k from row + row as q\npay (sum of worth of it for it in k) coin": "ant bee",
    "choose card from row as q\npay worth of card coin": "ant bee doe",
    "choose card from row where worth < 4 as q\nmove card to hand\nrequire size of hand = 1": "ant bee doe",
    "choose card from row as q\nlet price = worth of card\nif price > 1: pay price + 1 coin": "ant bee doe",
    "choose card from row as q\ndo gift of card": "ant bee doe",
    "choose up to 2 k from row as q\npay (sum of worth of it for it in k) coin": "ant bee doe enough",
    "choose 2 k from row as q\npay (sum of worth of it for it in k) coin": "ant bee",
    "choose 2 k from row with different worth as q\ngain size of k coin": "ant bee cow",
    "choose one as q:\n    here: pay 4 coin\n    there: pay 3 coin\n    nowhere: gain 1 coin": "there nowhere",
    "choose one as q:\n    here if coin > 3: gain 1 coin\n    there: skip\n    nowhere: pay 3 wood": "there nowhere",
    "choose one as q:\n    here: do tax(4)\n    there: do tax(3)\n    nowhere: choose m from 1 .. 9 where m > 9": None,
    "may as q: pay 3 coin": "yes no",
    "may as q: pay 4 coin": None,
    "may as q:\n    pay 1 coin\n    choose m from 3 .. 9\n    pay m coin": None,
}


def questions(folder: Path) -> Checked:
    """All of them in one game, asked of the first of two players."""
    steps, asked = "", ""
    for number, lines in enumerate(OFFERED):
        steps += f"        do asked_{number} otherwise do rest\n        do again\n"
        text = lines.replace("as q", f"as q_{number}").replace("NUMBER", str(number)).replace("\n", "\n    ")
        asked += f"rule asked_{number}:\n    {text}\n"
    flow = f"flow game:\n    each player in players where seat = 1:\n{steps}\n"
    return checked(folder, flow + RULES + asked, NOUNS, CARDS)
