"""What may be nothing for others: what callers pass, what values give, and what windows let cards change."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

from rulewright.parse import ast

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}}
variables: {leader: {type: player}, spot: {type: cell of grid}, heat: {per: grid}, shade: {type: colour}, told: {}}
boards: {grid: {shape: square, width: 3, height: 3}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
# Behind each line stands what of it may be nothing.
RULES = """\
flow game:
    each player: do turn
    each player from leader: do turn  # leader
    turns from leader until heat(spot) > 1: do turn  # leader | spot

winner: most heat(spot) then least coin  # spot
score rich = heat(spot)  # spot
value there(x: cell of grid) = heat(x)
value gone(x: cell of grid) = heat(x)  # x
value gone_too(x: cell of grid) = gone(x)  # x
value given(x: cell of grid) = heat(a) + heat(b) with a = x, b = spot  # b | spot
value shown(colour):
    red: first of grid
    blue: last of grid
value unshown(colour):
    red: first of grid
value rest(colour):
    red: first of grid
    else: last of grid
value half_rest(colour):
    red: first of grid
    else: spot  # spot
value by_number(n):
    1: first of grid
    2: last of grid
value asked_for_none(colour):
    red: first of grid
    blue: last of grid
value treated = first of grid
value untreated = first of grid
value added = 3
value moved(x: cell of grid) = 3
value later(x: cell of grid) = latest(x)  # x | latest(x)
value latest(x: cell of grid) = x  # x
rule turn:
    choose c from grid
    let n = there(c)
    let n = gone_too(spot)  # spot
    let n = given(c)
    let m = shown(red)
    let m = unshown(red)  # unshown(red)
    let m = rest(shade)  # shade
    let m = half_rest(red)  # half_rest(red)
    let m = by_number(1)  # by_number(1)
    let m = asked_for_none(shade)  # shade | asked_for_none(shade)
    let m = treated  # treated
    let m = untreated
    let n = added + moved(c)
    let m = later(spot)  # spot | later(spot)
    do first_rule(c)
    do second_rule(c, spot)  # spot
    do for_seats(spot)  # spot
    do changed_before(c, c)
    do around(spot, c)  # spot
    event dawn(c, spot)  # spot
    let o = c
    let p = c
    window late(o, p)
    let q = o
    let q = p  # p
    let r = spot  # spot
    window once_more(r)  # r
    gain points coin
    any order as jobs:
        here: skip
        there: add to jobs: do in_agenda(spot)  # spot
rule first_rule(x: cell of grid): let n = x
rule second_rule(x: cell of grid, y: cell of grid):
    let n = x
    let n = y  # y
rule for_seats(x: cell of grid): let n = x  # x
rule for_seats(y: cell of grid) for automa: let n = y  # y
rule changed_before(x: cell of grid, y: cell of grid):
    let n = x
    let n = y  # y
rule around(x: cell of grid, y: cell of grid): skip
rule in_agenda(x: cell of grid): let n = x  # x
before any player does changed_before(x, y) where x = y: set y to spot  # y | y | spot
after any player does around(x, y) where heat(x) > 1: let n = y  # x
after any player does around(x) where x != nothing: let n = heat(x)  # x | nothing
instead of any player does around(x, y): let n = heat(x) + heat(y)  # x
before any player does around(x, y): let n = heat(x) + heat(y)  # x
after any player does dawn(x, y):
    let n = x
    let n = y  # y
when heat of c reaches heat(spot): let n = c  # spot
when power of k reaches heat(spot): let n = k  # spot
when heat(item_at(grid, 1)) reaches 2: let n = 1
while coin of leader > 1: add heat(spot) to added  # leader | spot
while told > 1: treat treated as spot  # spot
while told > 1: add 1 to moved(spot)  # spot
while told > 1: treat untreated as (first of grid)
at any time in turn where heat(spot) > 1, as early: let n = leader  # leader | spot

bot automa:
    place_asked: most heat(spot)  # spot
    way: prefer here
rule asking:
    choose c from grid as place_asked
    choose one as way:
        here: skip
        there: skip
"""
CARDS = """\
pieces: card
attributes: {power: {type: number, varies: true}}
items:
  ant:
    effect: |
      in late(a, b) where heat(a) > heat(b):
          set b to spot
  bee:
    effect: |
      in late(a, b) where a = b:
          let n = a
          let n = b
  cow:
    effect: |
      in once_more(a) where a != nothing: let n = heat(a)
  doe:
    effect: |
      in once_more(a): let n = heat(a)
"""


def text_of(node: ast.Node, lines: list[str]) -> str:
    span = node.span
    assert span.line == span.end_line
    return lines[span.line - 1][span.column - 1 : span.end_column - 1]


def test_what_is_passed_on_may_be_nothing(tmp_path: Path) -> None:
    found = checked(tmp_path, RULES, NOUNS, CARDS, more="solo: automa\n")
    lines = RULES.split("\n")
    told: dict[int, list[str]] = {number: [] for number in range(len(lines))}
    heard: set[tuple[int, str]] = set()
    for node in found.missing.nodes:
        if node.span.file.endswith("game.rules"):
            told[node.span.line - 1].append(text_of(node, lines))
        else:
            heard.add((node.span.line, text_of(node, CARDS.split("\n"))))
    for number, line in enumerate(lines):
        words = line.partition("  # ")[2]
        assert (line, sorted(told[number])) == (line, sorted(words.split(" | ")) if words else [])
    assert heard == {(6, "b"), (7, "b"), (7, "spot"), (10, "b"), (12, "b"), (15, "a"), (15, "nothing"), (18, "a")}
