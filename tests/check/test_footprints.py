"""What an effect sees, changes and adds to, with all that it sets off: so it is known whose order matters."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}, gem: {per: player, stands_for: [wood]}, silk: {per: player}}
tracks: {fame: {per: player, max: 20}}
variables: {told: {}, die: {min: 1, max: 6}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  box: {holds: cube, start: all}
  bag: {holds: cube, per: player}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}, land: {shape: square, tiles: tile}}
tables: {price: {key: number, values: {1: 3}}, pay_out: {key: number, type: resource, values: {1: coin, 2: silk}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, power: {type: number, varies: true, min: 1, max: 6}, gift: effect}
items:
  giver: {gift: "gain 1 silk"}
  early: {gift: skip, effect: "in late(n): gain 1 wood"}
  payer: {gift: skip, effect: "while fame > 3: substitute silk for coin"}
  adder: {gift: skip, effect: "add 1 to doubled"}
  echo: {gift: skip, effect: "after you do helping: lose 1 wood"}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {one: [[0, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red]}}
"""
FILES = {"cubes.yaml": "pieces: cube\nall: of_cubes\nitems: {c: {}}\n", "tiles.yaml": TILES}
RULES = """\
flow game:
    each player: do turn

winner: most coin
value doubled = told * 2
value tripled = told * 3
while silk > 9: add 1 to tripled
score rich = coin + fame
rule turn: skip
rule helping: gain 1 fame
"""
LYING = "boards card cube tile"  # wherever anything lies
PAYING = "lasting card fame"  # what decides how coins may be paid: the payer, and the fame it asks for
# An effect: what it sees, what it changes, and what it only adds to.
TOUCHED = {
    "skip": ("", "", ""),
    "gain 1 coin": ("", "", "coin"),
    "may: gain 1 coin": ("", "", "coin"),
    "lose 1 coin": ("", "coin", ""),
    "lose all coin, wood": ("", "coin wood", ""),
    "pay 1 coin": (PAYING, "coin silk", ""),
    "pay 1 wood": (PAYING, "wood gem", ""),
    "pay either 1 coin or 1 fame": (PAYING, "coin fame silk", ""),
    "gain told coin": ("told", "", "coin"),
    "gain price(told) coin": ("told", "", "coin"),
    "gain silk coin": ("silk", "", "coin"),
    "let n = 2\nset n to 3\ngain n coin": ("", "", "coin"),
    "let good = pay_out(1)\ngain 1 good": ("", "", "coin silk"),
    "let good = pay_out(1)\nlose 1 good": ("", "coin silk", ""),
    "let good = pay_out(1)\nlose all good, wood": ("", "coin silk wood", ""),
    "advance fame by 1": ("fame", "fame", ""),  # a track has an end
    "set told to told + 1": ("told", "told", ""),
    "roll die": ("die", "die", ""),
    "set mark of first of cells of grid to player": (f"mark {LYING}", "mark boards", ""),
    "set power of first of row to 2": (f"power {LYING}", "power boards", ""),
    "gain power of first of row coin": (f"power {LYING}", "", "coin"),
    "for each c in cards: gain worth of c coin": ("worth card", "", "coin"),
    "for each t in tiles: gain 1 coin": ("tile", "", "coin"),
    "gain size of cells of land coin": (LYING, "", "coin"),
    "move first of row to hand": (LYING, "card", ""),
    "move all of_cubes to bag": ("cube", "cube", ""),
    "draw 1 from box to bag": ("cube", "cube", ""),
    "shuffle row": ("card", "card", ""),
    "do helping": ("", "fame wood", ""),
    "do gift of first of row": (LYING, "", "silk"),
    "gain (coin after doing helping) wood": ("coin", "fame wood", "wood"),
    "until end of turn: add 1 to doubled": ("", "lasting", ""),
    "gain doubled coin": ("lasting card told", "", "coin"),
    "gain tripled coin": ("lasting told silk", "", "coin"),  # nobody owns what adds to it
    "gain rich coin": ("coin fame", "", "coin"),
    "gain points coin": ("coin fame", "", "coin"),
    "event dawn": ("", "", ""),
    "let n = 1\nwindow late(n)": ("card", "", "wood"),
    "any order as jobs:\n    here: skip\n    there: add to jobs: do helping": ("", "fame wood", "jobs"),
    "end game": (
        "",
        f"known lasting {LYING} coin wood gem silk fame told die mark worth power gift hues",
        "",
    ),
}


def test_what_an_effect_touches(tmp_path: Path) -> None:
    cards, rules = CARDS, RULES
    for number, effect in enumerate(TOUCHED):
        lines = effect.replace("\n", "\n          ")
        cards += f"  c{number}:\n    gift: skip\n    effect: |\n      after you do r{number}:\n          {lines}\n"
        rules += f"rule r{number}: skip\n"
    found = checked(tmp_path, rules, NOUNS, cards, files=FILES)
    told = {}
    for number, effect in enumerate(TOUCHED):
        (heard,) = found.rules.triggers.on_rule(f"r{number}", "after")
        mark = found.behaviours.footprints.of(heard)
        told[effect] = tuple({name or sort for sort, name in part} for part in (mark.seen, mark.changed, mark.added))
    assert told == {effect: tuple({*words.split()} for words in parts) for effect, parts in TOUCHED.items()}
