"""What is printed on a card, what its owner does, and what comes of it: found by hand. Each is tried with the same goods."""

from __future__ import annotations

from pathlib import Path

from tests.inside import Checked
from tests.small_packs import checked

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player, start: 3}, wood: {per: player, start: 2}, stock: {per: colour}}
tracks: {fame: {per: player, max: 9}}
tables: {goods: {key: number, type: resource, values: {1: coin, 2: wood}}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
RULES = """\
winner: most coin
value price_of = 1
value doubled(n) = 2 * n
rule act(n): skip
rule add_up(n): gain n coin
rule whole:
    do act(2)
    do act(3)
rule again:
    for each p in players:
        set coin of p to 3
        set wood of p to 2
        set fame of p to 0
    for each hue in colour: set stock(hue) to 0
    for each c in cards:
        set power of c to 0
        move c to row

"""
BOTH = "coin + 100 * (sum of coin of it for it in players where seat = 2)"
# What is printed, what the first of two players does who owns it, what is asked of him then, and the answer.
HEARD = (
    ("after you do act(n): gain 5 coin", "do act(1)", "coin", 8),
    ("after you do act(n): gain n coin", "do act(2)", "coin", 5),
    ("after you do act(n) where n > 2: gain n coin", "do act(2)", "coin", 3),
    ("after you do act(n) where n > 1: gain n coin", "do act(2)", "coin", 5),
    ("after you do act(n): gain n coin", "do add_up(2)", "coin", 5),
    ("after you do act(n): gain n coin", "do whole", "coin", 8),
    ("after you do act(n), once per whole: gain n coin", "do whole", "coin", 5),
    ("after you do act(n), once per whole: gain n coin", "do whole\ndo whole", "coin", 7),
    ("after you do act(n), once per whole: gain n coin", "do act(2)", "coin", 3),  # not in the middle of it
    ("after you do act(n), once per game: gain n coin", "do whole\ndo act(4)", "coin", 5),
    ("after you do act(n), once per game: gain n coin", "do act(4)\ndo act(1)", "coin", 7),
    ("after you do act(n): do add_up(n)", "do act(2)", "coin", 5),
    ("after you do act(n): gain worth of this coin", "do act(2)", "coin", 10),
    ("after you do act(n): if n > 1: gain 1 coin", "do whole", "coin", 5),
    ("before you do add_up(n): set n to n + 1", "do add_up(2)", "coin", 6),
    ("before you do add_up(n) where n > 2: set n to n + 1", "do add_up(2)", "coin", 5),
    ("before you do add_up(n): gain 10 coin", "do add_up(coin)", "coin", 16),
    ("after you do add_up(n): set coin to 2 * coin", "do add_up(2)", "coin", 10),
    ("instead of you do add_up(n): gain 10 * n coin", "do add_up(2)", "coin", 23),
    ("instead of you do add_up(n) where n > 2: gain 10 * n coin", "do add_up(2)", "coin", 5),
    ("after another player does act(n): gain n coin", "each player: do act(4)", BOTH, 307),
    ("after any player does act(n): gain n coin", "each player: do act(4)", BOTH, 311),
    ("after you do act(n): gain n coin", "each player: do act(4)", BOTH, 307),
    ("after another player does act(n): actor gains n coin", "each player: do act(4)", BOTH, 703),
    ("after any player does act(n) where actor = owner: gain 1 coin", "each player: do act(4)", BOTH, 304),
    ("after you gain wood: gain 1 coin", "gain 2 wood", "coin", 4),
    ("after you gain wood: gain 1 coin", "gain 2 fame", "coin", 3),
    ("after you gain wood: gain 1 coin", "gain 1 wood, 1 fame", "coin", 4),
    ("after another player gains wood: gain 1 coin", "each player: gain 1 wood", BOTH, 304),
    ("after you pay wood: gain 1 coin", "pay 1 wood", "coin", 4),
    ("after you pay wood: gain 1 coin", "lose 1 wood", "coin", 3),
    ("after you gain wood: gain 1 coin", "let g = goods(2)\ngain 2 g", "coin", 4),
    ("after you gain wood: gain 1 coin", "let g = goods(1)\ngain 2 g", "coin", 5),
    ("when wood reaches 4: gain 5 coin", "let g = goods(2)\ngain 2 g", "coin", 8),
    ("when wood reaches 4: gain 5 coin", "let g = goods(2)\ngain 1 g", "coin", 3),
    ("when fame reaches 2: gain 5 coin", "advance fame by 3", "coin", 8),
    ("when fame reaches 2: gain 5 coin", "advance fame by 1", "coin", 3),
    ("when fame reaches 2: gain 5 coin", "advance fame by 2\nadvance fame by 1", "coin", 8),
    ("when fame reaches 2: gain 5 coin", "set fame to 2\nset fame to 0\nset fame to 4", "coin", 13),
    ("when coin reaches 5: gain 1 wood", "gain 2 coin", "wood", 3),
    ("when coin reaches 5: gain 1 wood", "lose 1 coin", "wood", 2),
    ("when coin reaches 2 * wood: gain 1 wood", "gain 1 coin", "wood", 3),
    ("when power of c reaches 6: gain power of c coin", "set power of first of hand to 7", "coin", 10),
    ("when power of c reaches 6: gain power of c coin", "set power of first of hand to 5", "coin", 3),
    ("when stock of hue reaches 6: gain 10 * place_in(colour, hue) coin", "set stock(blue) to 7", "coin", 23),
    ("when stock of hue reaches 6: gain 10 * place_in(colour, hue) coin", "set stock(red) to 5", "coin", 3),
    ("when power of this reaches 6: gain 5 coin", "set power of first of hand to 6", "coin", 8),
    ("when power of this reaches 6: gain 5 coin", "set power of first of row to 6", "coin", 3),  # another card
    ("when power of c reaches 6: gain 5 coin", "set power of first of row to 6", "coin", 8),
    ("when power of changed reaches 6: gain 5 coin", "set power of first of row to 6", "coin", 8),
    ("when power of this reaches worth of this: gain 5 coin", "set power of first of hand to 7", "coin", 8),
    ("when power of this reaches worth of this: gain 5 coin", "set power of first of hand to 6", "coin", 3),
    ("when power of this reaches worth of this: gain 5 coin", "set power of first of row to 8", "coin", 3),
    ("when coin reaches wood of owner + 2: gain 1 wood", "gain 1 coin", "wood", 3),
    ("when coin reaches wood of actor + 3: gain 1 wood", "gain 1 coin", "wood", 2),
    ("add 2 to price_of", "gain price_of coin", "coin", 6),
    ("add 2 to price_of", "each player: gain price_of coin", BOTH, 406),
    ("treat price_of as 4", "gain price_of coin", "coin", 7),
    ("while wood > 1: add 2 to price_of", "gain price_of coin", "coin", 6),
    ("while wood > 2: add 2 to price_of", "gain price_of coin", "coin", 4),
    ("add 2 to doubled(3)", "gain doubled(3) coin", "coin", 11),
    ("add 2 to doubled(3)", "gain doubled(2) coin", "coin", 7),
    ("add 2 to doubled", "gain doubled(2) coin", "coin", 9),
    ("treat doubled(3) as 9", "gain doubled(3) + doubled(1) coin", "coin", 14),
    ("waive coin", "pay 9 coin", "coin", 3),
    ("waive coin for fuel", "pay 9 coin for fuel", "coin", 3),
    ("waive coin for fuel", "if able: pay 9 coin\nelse: gain 5 coin", "coin", 8),
    ("while wood > 2: waive coin", "if able: pay 9 coin\nelse: gain 5 coin", "coin", 8),
    ("substitute wood for coin", "pay 5 coin", "coin + 10 * wood", 0),
    ("substitute wood for coin", "if able: pay 6 coin\nelse: gain 5 coin", "coin", 8),
    ("while coin > 3: substitute wood for coin", "if able: pay 5 coin\nelse: gain 5 coin", "coin", 8),
)


def cards_heard(folder: Path) -> Checked:
    """All of them in one game; the answers are kept in `v0`, `v1` and so on."""
    cards = "pieces: card\nattributes: {worth: number, power: {type: number, varies: true}}\nitems:\n"
    steps, rules = "", RULES
    for number, (effect, done, asked, _) in enumerate(HEARD):
        cards += f'  c{number}: {{worth: 7, effect: "{effect}"}}\n'
        steps += f"        do try_{number}\n        do again\n"
        rules += f"rule try_{number}:\n    move item_at(cards, {number + 1}) to hand\n    " + done.replace("\n", "\n    ")
        rules += f"\n    set v{number} to ({asked})\n"
    kept = "variables: {" + ", ".join(f"v{number}: {{}}" for number in range(len(HEARD))) + "}\n"
    flow = f"flow game:\n    each player in players where seat = 1:\n{steps}\n"
    return checked(folder, flow + rules, NOUNS + kept, cards)
