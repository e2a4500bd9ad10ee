"""Names that sentences leave behind, goods that only play names, and what lasts: what is done, and the answer found by hand."""

from __future__ import annotations

from pathlib import Path

from tests.compile.meanings import RULES, asking

from rulewright import new_game

# In the game of meanings.py, of the second player: 8 coin, 2 wood, 3 fame; the row holds cards worth 1, 6 and 1.
DONE = (
    ("let g = goods(2)\nlose all g", "10 * coin + wood", 80),
    ("let g = goods(1)\nlose all g, wood", "10 * coin + wood", 0),
    ("let g = goods(1)\nfirst of players gains 2 g", "10 * coin + coin of first of players", 87),
    ("let g = goods(2)\nfirst of players loses 1 g", "10 * wood + wood of first of players", 21),
    ("for each p in players: p gains seat of p coin", "10 * coin + coin of first of players", 106),
    ("if able:\n    let k = 3\n    pay 8 coin\ngain k wood", "wood", 5),
    ("if able:\n    let k = 3\n    pay 9 coin\ngain k wood", "wood", 2),
    ("let k = 1\nif able:\n    set k to 5\n    pay 8 coin\ngain k wood", "wood", 7),
    ("let k = 1\nif able:\n    set k to 5\n    pay 9 coin\ngain k wood", "wood", 3),
    ("let k = 1\nif able:\n    set k to 5\n    pay 9 coin\nelse: set k to 4\ngain k wood", "wood", 6),
    ("if able:\n    if able: let k = 4\n    pay 1 coin\ngain k wood", "10 * wood + coin", 67),
    ("if able:\n    part inner: let k = 4\n    pay 1 coin\ngain k wood", "10 * wood + coin", 67),
    ("if able: let few = (list of worth of it for it in row)\ngain size of few wood", "wood", 5),
    ("if able:\n    let few = [1, 2]\n    pay 9 coin\ngain size of few wood", "wood", 2),
    ("if able: choose c from row by most worth\nif c != nothing: gain worth of c wood", "wood", 8),
    ("if able: choose 2 c from row by most worth\ngain size of c wood", "wood", 4),
    ("let k = 1\nsurely: set k to 4\ngain k wood", "wood", 6),
    ("surely: let k = 4\ngain k wood", "wood", 6),
    ("surely:\n    let k = 4\n    pay 1 coin\ngain k wood", "10 * wood + coin", 67),
    (
        "let k = 1\nfirst possible:\n    one:\n        set k to 5\n        pay 9 coin\n    two: set k to k + 2\ngain k wood",
        "wood",
        5,
    ),
    ("let n = 1\nadvance n by 4\ngain n coin", "coin", 13),
    ("let n = 1\nadvance n by 4 up to 3\ngain n coin", "coin", 11),
    ("let n = 5\nadvance n by 4 up to 3\ngain n coin", "coin", 13),
    ("until end of richer: add 5 to twice", "twice(3)", 6),  # nobody is in the middle of that
    ("until end of everything: add wood to twice(3)\ngain 5 wood", "100 * twice(3) + twice(4)", 808),
    ("until end of everything: treat twice as 1\nuntil end of everything: add 4 to twice", "twice(3)", 5),
    ("advance fame by 9\nadvance fame", "fame", 9),
    ("set fame to 20\nadvance fame", "fame", 20),
    ("set fame to 20\ngain 1 fame", "fame", 20),
    ("set fame to 20\nlose 1 fame", "fame", 19),
    ("set reed to 1\nlose 1 reed", "reed", 1),
    ("move first of row to hand\nmove all hand to pile(red)", "10 * size of pile(red) + size of hand", 10),
    ("each player in players where coin of it > 9: gain 1 wood", "wood", 2),
    ("match coin:\n    1 .. 7, 9: gain 1 wood\n    8, 10: gain 2 wood\n    else: gain 3 wood", "wood", 4),
    ("match coin:\n    1: gain 1 wood", "wood", 2),
)

MEANT = {
    "(1 if printed of (west of first of cells of isle) = nothing else 2)": 1,
    "(1 if printed of (east of first of cells of isle) = sea else 2)": 1,
    "count of ring where any line of 5 through it where mark = nothing or mark = player": 5,
    "count of ring where any line of 6 through it where mark = nothing or mark = player": 0,  # it would meet itself
    "count of ring where any line of 4 through it where mark = nothing": 4,
    "count of ring where any line of wood + 4 through it where mark = nothing or mark = player": 0,
    "count of ring where any line of wood + 3 through it where mark = nothing or mark = player": 5,
    "count of grid where any line of 3 through it where heat < 9": 9,
    "count of grid where any line of 4 through it where heat < 9": 0,
}


def test_what_more_expressions_mean(tmp_path: Path) -> None:
    told = new_game(asking(tmp_path, list(MEANT)), 2, 0).view()["variables"]
    found = {meant: told[f"v{number}"]["all"] for number, meant in enumerate(MEANT)}
    assert {meant: (found[meant], wanted) for meant, wanted in MEANT.items() if found[meant] != wanted} == {}


def test_what_more_sentences_do(tmp_path: Path) -> None:
    rules = RULES
    for number, (done, _, _) in enumerate(DONE):
        rules += f"rule done_{number}:\n    " + done.replace("\n", "\n    ") + "\n"
    asked = [f"(({asked}) after doing done_{number})" for number, (_, asked, _) in enumerate(DONE)]
    told = new_game(asking(tmp_path, asked, rules), 2, 0).view()["variables"]
    found = [(done, asked, told[f"v{number}"]["all"]) for number, (done, asked, _) in enumerate(DONE)]
    assert [(one, wanted) for one, wanted in zip(found, DONE, strict=True) if one != wanted] == []
