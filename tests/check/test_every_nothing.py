"""Which parts of a sentence may be nothing where they stand: all ways to write one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright.check import Checked
from rulewright.parse import ast

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}, stock: {per: colour}}
tracks: {fame: {per: player, max: 20}}
variables:
  leader: {type: player}
  spot: {type: cell of grid}
  heat: {per: grid}
  shade: {type: colour}
  told: {}
  lit: {type: yes_no}
  marks: {type: list of cell of grid}
  firm: {type: list of cell of grid}
  owed: {per: [colour, player]}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player, height: number}}
  land: {shape: square, tiles: tile}
  isle: {shape: square, legend: {r: red, b: blue}, map: rb}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  pile: {holds: card, per: colour}
  tiles_left: {holds: tile, start: all}
tables:
  price: {key: colour, values: {red: 1, blue: 2}}
  rival: {key: colour, type: colour, values: {red: blue, blue: red}}
  half: {key: colour, type: colour, values: {red: blue}}
  numbered: {key: number, type: colour, values: {1: red}}
  twofold: {key: [colour, colour], type: colour, values: {red: {red: red, blue: red}, blue: {red: red, blue: red}}}
  gap: {key: [colour, colour], type: colour, values: {red: {red: red, blue: red}, blue: {red: red}}}
  goods: {key: colour, type: resource, values: {red: coin, blue: wood}}
"""
CARDS = """\
pieces: card
attributes:
  worth: number
  hue: colour
  side: colour
  gift: effect
  mate: {type: card, varies: true}
  power: {type: number, varies: true}
items:
  ant: {copies: 3, worth: 1, hue: red, gift: skip}
  bee: {worth: 1, hue: red, side: red, gift: skip}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {one: [[0, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red]}}
"""
RULES = """\
flow game:
    each player: do calm

winner: most coin
value there(x: cell of grid) = x
value gone(x: cell of grid) = x
value sure_cell = first of grid
value any_cell = spot
value many(n) = n
score rich = coin
rule calm: skip
rule warm(x: cell of grid): skip
"""
SEAT = """\
bot automa:
    way: random
rule asks:
    choose one as way:
        here: skip
        there: skip
"""
MORE = "solo: automa\noptions: {long: {type: yes_no, default: no}}\n"
BEFORE = "\n    choose c from grid\n    choose k from cards\n    let s = spot\n"
# What may be nothing of an expression; `c` and `k` have been chosen, and `s` may be nothing.
EXPRESSIONS = {
    "3": "",
    "c": "",
    "s": "s",
    "spot": "spot",
    "leader": "leader",
    "nothing": "nothing",
    "player": "",
    "[c, s]": "s | [c, s]",
    "[s, c]": "s | [s, c]",
    "[c, c]": "",
    "(s if told > 1 else c)": "s | (s if told > 1 else c)",
    "(c if told > 1 else s)": "s | (c if told > 1 else s)",
    "(c if s = nothing else s)": "s | nothing",
    "(c if s != nothing else s)": "s | nothing | s | (c if s != nothing else s)",
    "(s if s != nothing else c)": "s | nothing",
    "(s if s = nothing else c)": "s | nothing | s | (s if s = nothing else c)",
    "heat(s)": "s",
    "-heat(s)": "s",
    "1 + heat(s)": "s",
    "heat(s) - 1": "s",
    "[c] + [s]": "s | [s] | [c] + [s]",
    "[s] + [c]": "s | [s] | [s] + [c]",
    "[c] + [c]": "",
    "(1 .. heat(s) where it > 1)": "s",
    "(heat(s) .. 9 where it > 1)": "s",
    "(steps from red to shade)": "shade",
    "(steps from shade to red)": "shade",
    "count of [c, s]": "s | [c, s]",
    "count of (grid where mark = leader)": "leader | mark",
    "sum of heat(s) for it in grid": "s",
    "list of s for it in grid": "s | list of s for it in grid",
    "list of it for it in grid": "",
    "list of it for it in [c, s]": "s | [c, s] | it | list of it for it in [c, s]",
    "list of d for d in [c, s]": "s | [c, s] | d | list of d for d in [c, s]",
    "list of d for d in [c, s] where d != nothing": "s | [c, s] | d | nothing",
    "list of d for d in [c, s] where it != nothing": "s | [c, s] | it | nothing",
    "first of grid": "",
    "first of [c, s]": "s | [c, s] | first of [c, s]",
    "(first of grid or nothing)": "(first of grid or nothing)",
    "best x in grid by most heat(x)": "",
    "best x in [c, s] by most told": "s | [c, s] | best x in [c, s] by most told",
    "best x in grid by most heat(s)": "s",
    "best x in grid by most heat(spot)": "spot",
    "rank grid by most heat(s)": "s",
    "rank [c, s] by most told": "s | [c, s] | rank [c, s] by most told",
    "rank grid by most heat(it)": "",
    "grid from s": "s",
    "grid from c": "",
    "[c, s] from c": "s | [c, s] | [c, s] from c",
    "any line of heat(s) through c where heat(it) > 0": "s",
    "any line of 2 through s where heat(it) > 0": "s",
    "any line of 2 through c where heat(s) > 0": "s",
    "reach from s through yes cost 1": "s",
    "reach from c through heat(here) > heat(there) cost heat(it) where heat(it) > cost": "",
    "groups of grid": "",
    "any of [s]": "s | [s]",
    "not s = c": "s",
    "s = c": "s",
    "c = s": "s",
    "s in grid": "s",
    "c in [s]": "s | [s]",
    "able(warm(s))": "s",
    "able(warm(c))": "",
    "(spot after doing warm(s))": "s | spot | (spot after doing warm(s))",
    "(c after doing calm)": "",
    "told > 1 and s = c": "s",
    "s != nothing and heat(s) > 1": "s | nothing",
    "s = nothing and heat(s) > 1": "s | nothing | s",
    "neighbours of s": "s",
    "north of c": "north of c",
    "mark of c": "mark of c",
    "height of s": "s",
    "row of s": "s",
    "empty of s": "s",
    "next of player": "",
    "next of leader": "leader | next of leader",
    "previous of shade": "shade | previous of shade",
    "seat of leader": "leader",
    "reverse of [s]": "s | [s] | reverse of [s]",
    "reverse of [c]": "",
    "size of [s]": "s | [s]",
    "worth of k": "",
    "hue of k": "",
    "side of k": "side of k",
    "mate of k": "mate of k",
    "hue of mate of k": "mate of k | hue of mate of k",
    "worth of mate of k": "mate of k",
    "printed of first of cells of isle": "",
    "tile of first of cells of land": "tile of first of cells of land",
    "face of first of cells of land": "face of first of cells of land",
    "hand of k": "hand of k",
    "hand of mate of k": "mate of k | hand of mate of k",
    "hand of leader": "leader",
    "pile(shade)": "shade",
    "pile(red)": "",
    "coin of leader": "leader",
    "stock(shade)": "shade",
    "owed(shade, leader)": "shade | leader",
    "price(shade)": "shade",
    "rival(red)": "",
    "rival(shade)": "shade | rival(shade)",
    "half(red)": "half(red)",
    "numbered(1)": "numbered(1)",
    "twofold(red, blue)": "",
    "twofold(red, shade)": "shade | twofold(red, shade)",
    "gap(red, blue)": "gap(red, blue)",
    "goods(red)": "",
    "goods(shade)": "shade | goods(shade)",
    "marks": "marks",
    "firm": "",
    "there(c)": "",
    "gone(s)": "s | gone(s)",
    "sure_cell": "",
    "any_cell": "any_cell",
    "rich of leader": "leader",
    "points of leader": "leader",
    "item_at(grid, heat(s))": "s | item_at(grid, heat(s))",
    "place_in(grid, s)": "s",
    "min(1, heat(s))": "s",
    "automa": "automa",
    "cards": "",
    "colour": "",
    "players": "",
    "player_count": "",
    "long": "",
    "red": "",
    "yes": "",
    "[coin, wood]": "",
    "sum of heat(item_at(it, 1)) for it in rows of grid where size of it > 0": "",
    "sum of heat(item_at(it, 2)) for it in rows of grid where size of it > 0": "item_at(it, 2)",
    "sum of heat(item_at(it, 1)) for it in rows of grid where size of it > 1": "item_at(it, 1)",
    "sum of heat(item_at(it, 1)) for it in rows of grid where size of it > 0 and told > 1": "",
    "sum of heat(item_at(it, 1)) for it in rows of grid where told > 1 and size of it > 0": "",
    "sum of heat(item_at(it, 1)) for it in rows of grid where told > 1 or size of it > 0": "item_at(it, 1)",
    "sum of heat((first of it or nothing)) for it in rows of grid where size of it > 0": "",
}
# The same of what a rule does.
LINES = {
    "skip": "",
    "gain heat(s) coin": "s",
    "gain 1 coin per [s]": "s | [s]",
    "leader gains 1 coin": "leader",
    "leader loses 1 coin": "leader",
    "leader loses all coin": "leader",
    "gain either heat(s) coin or 1 wood": "s",
    "gain 2 mix of ([coin, wood] where heat(s) > 0)": "s",
    "pay heat(s) coin": "s",
    "advance fame by heat(s)": "s",
    "advance fame by 1 up to heat(s)": "s",
    "advance fame of leader": "leader",
    "set told to heat(s)": "s",
    "set heat(s) to 1": "s",
    "set spot to s": "spot | s",
    "set s to c\nlet n = s": "s",
    "let n = c\nset n to s\nlet m = n": "s | n",
    "roll heat(s)": "s",
    "choose x from grid where heat(s) > 1": "s",
    "choose x from [c, s]\nlet n = x": "s | [c, s] | x",
    "choose x from [c, s] where x != nothing\nlet n = x": "s | [c, s] | x | nothing",
    "choose x from [c, s] where it != nothing\nlet n = heat(x)": "s | [c, s] | it | nothing",
    "choose up to heat(s) x from grid": "s",
    "choose up to 2 x from [c, s] with different heat(x)": "s | [c, s] | x",
    "choose x from grid by most heat(s)": "s",
    "choose x for fare from reach from c through yes cost 1\nlet n = fare": "",
    "move mate of k to hand": "mate of k",
    "move k to pile(shade)": "shade",
    "draw heat(s) from row to hand": "s",
    "draw 1 from pile(shade) to hand": "shade",
    "draw 1 from row to pile(shade)": "shade",
    "shuffle pile(shade)": "shade",
    "require heat(s) > 1": "s",
    "require s != nothing\nlet n = s": "s | nothing",
    "do warm(s)": "s",
    "do warm(c)": "",
    "do gift of mate of k": "mate of k",
    "event told_of(s)": "s",
    "until end of calm: add heat(s) to many": "s",
    "until end of calm: treat many(heat(s)) as 1": "s",
    "part inner: let n = s": "s",
    "if heat(s) > 1: skip": "s",
    "if told > 1: let n = s": "s",
    "if told > 1: skip\nelse: let n = s": "s",
    "if s != nothing: let n = s": "s | nothing",
    "if able: let n = s": "s",
    "if able: skip\nelse: let n = s": "s",
    "if able: choose x from grid\nelse: skip\nlet n = x": "x",
    "if able: choose x from grid where heat(it) > 1\nelse: choose x from grid\nlet n = x": "",
    "surely: let n = c\nlet m = n": "",
    "surely: let n = s\nlet m = n": "s | n",
    "match heat(s):\n    1: skip\n    else: skip": "s",
    "match told:\n    1: let n = s\n    else: skip": "s",
    "let n = c\nmatch told:\n    1: set n to s\n    2: let m = n\n    else: skip\nlet o = n": "s | n",
    "choose one:\n    here if heat(s) > 1: skip\n    there: skip": "s",
    "choose one:\n    here: let n = s\n    there: skip": "s",
    "may: let n = s": "s",
    "heat(s) times: skip": "s",
    "2 times: let n = s": "s",
    "up to 2 times: let n = s": "s",
    "for each x in [c, s]: let n = x": "s | [c, s] | x",
    "for each x in [c, s] where x != nothing: let n = x": "s | [c, s] | x | nothing",
    "for each x in grid: let n = x": "",
    "each player from leader: skip": "leader",
    "each player in [leader]: skip": "leader | [leader]",
    "each player: let n = s": "s",
    "repeat: skip\nuntil heat(s) > 1": "s",
    "repeat: let n = s\nuntil told > 1": "s",
    "repeat: let n = c\nuntil heat(n) > 1": "",
}


def text_of(node: ast.Node, lines: list[str]) -> str:
    span = node.span
    assert span.line == span.end_line
    return lines[span.line - 1][span.column - 1 : span.end_column - 1]


def missing_in(found: Checked, body: tuple[ast.Stmt, ...], text: str) -> list[str]:
    parts = dict.fromkeys(part for statement in body for part in ast.walk(statement))
    lines = text.split("\n")
    return sorted(text_of(part, lines) for part in parts if isinstance(part, ast.Expr) and found.missing.may_be_nothing(part))


def parts_of(words: str) -> list[str]:
    return sorted(words.split(" | ")) if words else []


@pytest.mark.parametrize("group", range(4))
def test_what_may_be_nothing_of_an_expression(tmp_path: Path, group: int) -> None:
    some = {said: words for number, (said, words) in enumerate(EXPRESSIONS.items()) if number % 4 == group}
    rules = f"{RULES}{SEAT}rule begin:\n    set marks to [spot]\n    set firm to [first of grid]\nrule all_of_them:{BEFORE}"
    rules += "".join(f"    let found_{number} = {said}\n" for number, said in enumerate(some))
    found = checked(tmp_path, rules, NOUNS, CARDS, files={"tiles.yaml": TILES}, more=MORE)
    lets = found.rules.rules["all_of_them"].body[3:]
    told = {said: missing_in(found, (let,), rules) for said, let in zip(some, lets, strict=True)}
    assert told == {said: parts_of(words) for said, words in some.items()}


@pytest.mark.parametrize("group", range(8))
def test_what_may_be_nothing_in_a_rule(tmp_path: Path, group: int) -> None:
    some = {lines: words for number, (lines, words) in enumerate(LINES.items()) if number % 8 == group}
    rules = RULES
    for number, lines in enumerate(some):
        rules += f"rule r{number}:{BEFORE}    " + lines.replace("\n", "\n    ") + "\n"
    found = checked(tmp_path, rules, NOUNS, CARDS, files={"tiles.yaml": TILES})
    told = {lines: missing_in(found, found.rules.rules[f"r{number}"].body[3:], rules) for number, lines in enumerate(some)}
    assert told == {lines: parts_of(words) for lines, words in some.items()}
