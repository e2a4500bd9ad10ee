"""Wherever an expression may stand in a sentence, it is looked at: its names, what it reads, whether it may be nothing or fail.

Each § is a place for a number. All sentences stand in one game, and every place is filled with something of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.small_packs import checked, loaded

PLACES = 260
NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}, bank: {per: colour}}
tracks: {fame: {per: player, max: 20}, fog: {per: grid, max: 9}}
variables:
  leader: {type: player}
  die: {per: player, min: 1, max: 6}
  kept: {type: list of number}
  some: {per: [grid, colour]}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  pile: {holds: card, per: grid}
  stack: {holds: tile, start: all}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player, heat: number}}
  land: {shape: square, tiles: tile}
tables:
  price: {key: number, values: {1: 3}}
  toll: {key: [colour, number], values: {red: {1: 3}}}
  pay_out: {key: number, type: resource, values: {1: coin, 2: wood}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect}
items:
  ant: {worth: 1, gift: "gain 1 coin"}
"""
TILES = "pieces: tile\nfaces: hues\nshapes: {one: [[0, 0]]}\nattributes: {hues: list of colour}\nitems: {t: {hues: [red]}}\n"
RULES = """\
flow game:
    each player: do rest

winner: most coin
value doubled(n) = 2 * n
value of_two(n, m) = n + m
value of_color(colour, n) = n
score rich = coin
rule rest: skip
rule taking(n, m): gain n + m coin
"""
NUMBERS = (  # each stands for a number itself
    "§ + §",
    "§ - §",
    "§ * §",
    "-§",
    "(§ if § = 1 else §)",
    "(1 if (§ = 1 and § = 1) else 2)",
    "(1 if (§ = 1 or § = 1) else 2)",
    "(1 if not § > § else 2)",
    "(1 if § in [§, §] else 2)",
    "(1 if § not in § .. § else 2)",
    "min(§, §)",
    "max(§, §, §)",
    "abs(§)",
    "price(§)",
    "toll(red, §)",
    "doubled(§)",
    "of_two(§, §)",
    "of_color(blue, §)",
    "coin of item_at(players, §)",
    "rich of item_at(players, §)",
    "points of item_at(players, §)",
    "doubled(item_at(players, §), §)",
    "fog(item_at(grid, §))",
    "some(item_at(grid, §), item_at(colour, §))",
    "bank(item_at(colour, §))",
    "size of hand of item_at(players, §)",
    "size of pile(item_at(grid, §))",
    "worth of item_at(row, §)",
    "heat of item_at(grid, §)",
    "heat of north of item_at(grid, §)",
    "position of item_at(cards, §)",
    "seat of next of item_at(players, §)",
    "place_in([§, §], §)",
    "item_at([§, §], §)",
    "size of ([§] + [§])",
    "steps from item_at(players, §) to item_at(players, §)",
    "sum of § for it in 1 .. §",
    "sum of [§, §]",
    "highest of worth * § for it in row where worth = §",
    "lowest of worth + § for it in row",
    "kinds of worth - § for it in row",
    "size of (list of § for it in row)",
    "count of row where worth = §",
    "count of cells of grid where heat = § and any of neighbours of it where heat = §",
    "(1 if (any of row where worth = §) else 2)",
    "(1 if (every of row where worth = §) else 2)",
    "(1 if (none of row where worth = §) else 2)",
    "worth of (best c in (row where worth = §) by most worth of c * § then least worth of c + §)",
    "worth of item_at((rank row by most worth - §), §)",
    "item_at(([§, §] from §), §)",
    "item_at(reverse of [§, §], §)",
    "count of groups of grid where heat = §",
    "(1 if (any line of § through item_at(grid, §) where heat = §) else 2)",
    "size of (reach from item_at(grid, §) through heat of there = § cost § where cost <= §)",
    "(§ after doing taking(§, §))",
    "(1 if able(taking(§, §)) else 2)",
    "worth of (first of row where worth = § or nothing)",
)
STATEMENTS = (
    "gain § coin",
    "gain § coin, § wood",
    "gain 1 coin per row where worth = §",
    "gain § coin per row",
    "gain either § coin or § wood",
    "gain § mix of [coin, wood]",
    "item_at(players, §) gains § coin",
    "item_at(players, §) loses § coin",
    "lose § coin",
    "lose either § coin or § wood",
    "pay § coin",
    "pay § coin, § wood",
    "pay either § coin or § wood",
    "pay § mix of [coin, wood]",
    "let good = pay_out(§)\ngain § good",
    "advance fame by §",
    "advance fame by § up to §",
    "advance fog(item_at(grid, §)) by §",
    "set leader to item_at(players, §)",
    "set coin of item_at(players, §) to §",
    "set heat of item_at(grid, §) to §",
    "set some(item_at(grid, §), red) to §",
    "set kept to [§, §]",
    "let n = §\nset n to n + §",
    "choose c from row where worth = §",
    "choose § c from row where worth = §",
    "choose up to § c from row",
    "choose 2 c from row with different worth + §",
    "choose c from row by most worth + § then least worth - §",
    "choose c from row by first (row where worth = §)",
    "choose n from § .. §",
    "choose s from spots(item_at(stack, §), land) where level of it = §",
    "move item_at(row, §) to hand of item_at(players, §)",
    "move all row where worth = § to pile(item_at(grid, §))",
    "place item_at(stack, §) at first of spots(first of stack, land)",
    "draw § from row to hand of item_at(players, §)",
    "draw § from row where worth = § to hand",
    "shuffle pile(item_at(grid, §))",
    "roll die of item_at(players, §)",
    "require § = 1",
    "do taking(§, §)",
    "do gift of item_at(cards, §)",
    "any order as jobs:\n    here if § = 1: add to jobs: do taking(§, §)\n    there: gain § coin",
    "let n = §\nwindow late(n)",
    "event dawn(§)",
    "until end of rest: add § to doubled",
    "until end of rest: add § to doubled(§)",
    "until end of rest: treat doubled as §",
    "if § = 1: gain § coin\nelse: gain § wood",
    "if § = 1: skip\nelse if § = 1: gain § coin",
    "if able: pay § coin\nelse: gain § coin",
    "surely: gain § coin",
    "match §:\n    1: gain § coin\n    else: gain § wood",
    "choose one:\n    here if § = 1: gain § coin\n    there: gain § wood",
    "first possible:\n    here if § = 1: gain § coin\n    there: gain § wood",
    "may: gain § coin",
    "§ times: gain § coin",
    "for each c in row where worth = §: gain § coin",
    "for each n in § .. §: gain n coin",
    "each player: gain § coin",
    "each player from item_at(players, §): gain § wood",
    "each player in players where coin = §: gain § wood",
    "repeat: gain § coin\nuntil § = 1",
    "part inner: gain § coin",
    "gain § coin; gain § wood",
)
SENTENCES = (
    "value plain_NUMBER = §",
    "value given_NUMBER(n) = n + a with a = §, b = a + §",
    "value bands_NUMBER(n):\n    1: §\n    else: §",
    "value of_colour_NUMBER(colour):\n    red: §\n    blue: §",
    "score more_NUMBER = §",
    "when fame reaches §: gain § coin",
    "when coin reaches 3: gain § coin",
    "rule versed_NUMBER(n): gain n * § coin",
)
PRINTED = (
    "after you do taking(n, m) where n = §: gain § coin",
    "before you do taking(n, m) where m = §: set n to §",
    "instead of you do taking(n, m) where n = §: gain § coin",
    "in late(n) where n = §: gain § coin",
    "after you do dawn(n) where n = §: gain § coin",
    "at any time in rest where coin = §: gain § coin",
    "add § to doubled",
    "add § to doubled(§)",
    "treat doubled(§) as §",
    "while coin = §: add § to doubled",
    "while coin = §: waive coin",
)


def statements() -> list[str]:
    return [*STATEMENTS, *(f"set leader to item_at(players, {number})" for number in NUMBERS)]


def written(fill: Callable[[int], str], more: str = "") -> tuple[str, str, list[list[int]]]:
    """Rules and cards with every place filled, and the numbers of the places in each rule."""
    at, inside = 0, list[list[int]]()

    def filled(text: str) -> str:
        nonlocal at
        before = at

        def one(_: re.Match[str]) -> str:
            nonlocal at
            at += 1
            return fill(at - 1)

        text = re.sub("§", one, text)
        inside.append([*range(before, at)])
        return text

    rules = RULES + more
    for number, lines in enumerate(statements()):
        rules += f"rule slot_{number}:\n    " + filled(lines).replace("\n", "\n    ") + "\n"
    cards = CARDS
    for number, text in enumerate(SENTENCES):
        rules += filled(text.replace("NUMBER", str(number))) + "\n"
    for number, text in enumerate(PRINTED):
        cards += f"  p{number}:\n    gift: skip\n    effect: |\n      {filled(text)}\n"
    assert at <= PLACES
    return rules, cards, inside


def test_whether_it_may_be_nothing(tmp_path: Path) -> None:
    """What is handed on to a value may be nothing, if that stands in a single place."""
    more = "".join(f"value wealth_{at}(p: player) = coin of p\n" for at in range(PLACES))
    rules, cards, inside = written(lambda at: f"wealth_{at}(leader)", more)
    found = checked(tmp_path, rules, NOUNS, cards, files={"tiles.yaml": TILES})
    told = [found.missing.param(found.rules.values[f"wealth_{at}"], "p") for at in range(PLACES)]
    assert [at for at, one in enumerate(told) if one != (at <= inside[-1][-1])] == []


def test_names_that_nobody_knows(tmp_path: Path) -> None:
    """Each is told once, where it stands, and nothing else is."""
    rules, cards, inside = written(lambda at: f"unknown_{at}")
    found = loaded(tmp_path, rules, NOUNS, cards, files={"tiles.yaml": TILES})
    told: list[str] = []
    for problem in found.diagnostics:
        if problem.severity == "error":
            assert problem.code == "RW401" and problem.span is not None
            lines = (rules if problem.span.file.endswith("rules") else cards).split("\n")
            told.append(lines[problem.span.line - 1][problem.span.column - 1 : problem.span.end_column - 1])
    assert sorted(told) == sorted(f"unknown_{at}" for some in inside for at in some)


def test_what_may_fail(tmp_path: Path) -> None:
    """A rule may fail in which a single number is divided by what may be nothing, and stand still otherwise."""
    rules, judged = RULES, list[tuple[str, str, bool]]()
    for number, lines in enumerate(statements()):
        before, *after = lines.split("§")
        for place in range(-1, len(after)):
            text = before + "".join(("(6 div die)" if at == place else "1") + part for at, part in enumerate(after))
            rules += f"rule at_{number}_{place + 1}:\n    " + text.replace("\n", "\n    ") + "\n"
            judged.append((f"at_{number}_{place + 1}", lines, place >= 0))
    found = checked(tmp_path, rules, NOUNS, CARDS, files={"tiles.yaml": TILES})
    of = {name: found.behaviours.body(found.rules.rules[name].body) for name, _, _ in judged}
    calm = {lines for name, lines, broken in judged if not broken and not of[name].stumbles}
    assert len(calm) > 80
    assert [name for name, lines, broken in judged if broken and lines in calm and not of[name].stumbles] == []


def test_what_is_seen(tmp_path: Path) -> None:
    nouns = NOUNS.replace("variables:\n", "variables:\n" + "".join(f"  told_{at}: {{}}\n" for at in range(PLACES)))
    rules, cards, inside = written(lambda at: f"told_{at}")
    for number in range(len(statements())):
        rules += f"rule r{number}: skip\n"
        cards += f'  c{number}: {{gift: skip, effect: "after you do r{number}: do slot_{number}"}}\n'
    found = checked(tmp_path, rules, nouns, cards, files={"tiles.yaml": TILES})
    for number, lines in enumerate(statements()):
        (heard,) = found.rules.triggers.on_rule(f"r{number}", "after")
        seen = {name for _, name in found.behaviours.footprints.of(heard).seen if name.startswith("told")}
        assert seen >= {f"told_{at}" for at in inside[number]}, lines
