"""What is surely there is not asked for again in play, and what may be nothing is: wherever a sentence gives it a name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import source_of
from tests.small_packs import checked

NOUNS = """\
resources: {coin: {per: player}}
variables: {leader: {type: player}, spot: {type: cell of grid}, heat: {per: grid}}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}}
zones: {row: {holds: card, start: all}}
"""
CARDS = "pieces: card\nattributes: {home: {type: number}}\nitems: {ant: {copies: 3, home: 1}}\n"
RULES = """\
flow game: each player: do turn

action turn:
    choose c from grid
    LINE

rule warm(x: cell of grid): gain heat(x) coin
value warmth(x: cell of grid) = heat(x)
value chilly(x: cell of grid) = heat(x) = 0
winner: most coin
"""


def asks(folder: Path, line: str) -> bool:
    """Whether a game looks, while it is played, if something is there."""
    text = RULES.replace("LINE", line.replace("\\n", "\n    "))
    return "missing()" in source_of(checked(folder, text, NOUNS, CARDS), 2)


@pytest.mark.parametrize(
    "line",
    [
        "gain heat(c) coin",
        "do warm(c)",
        "gain warmth(c) coin",
        "choose d from grid where heat(it) = heat(c)",
        "choose d from grid where chilly(it)",
        "choose d from neighbours of c by most heat(it)",
        "choose up to 2 cells from grid where heat(it) = 0\\nfor each d in cells: gain heat(d) coin",
        "for each d in grid: gain heat(d) coin",
        "let n = count of grid where heat(it) = 0; gain n coin",
        "let n = sum of heat(it) for it in grid; gain n coin",
        "let n = highest of heat(it) for it in neighbours of c; gain n coin",
        "if any of grid where heat(it) = 1: gain 1 coin",
        "if any line of 2 through c where heat(it) = 1: gain 1 coin",
        "let n = count of reach from c through heat(there) = 0 cost 1; gain n coin",
        "let n = count of reach from c through heat(here) = 0 cost 1; gain n coin",
        "let n = count of reach from c through yes cost 1 + heat(there); gain n coin",
        "let n = count of reach from c through yes cost 1 + heat(here); gain n coin",
        "let n = count of reach from c through yes cost 1 where heat(it) = 0; gain n coin",
        "let n = count of groups of grid where heat(it) = 0; gain n coin",
        "let d = first of grid\\nif d != nothing: gain heat(d) coin",
        "let s = spot\\nif s != nothing: gain heat(s) coin",
        "let s = spot\\nif s = nothing: skip\\nelse: gain heat(s) coin",
        "let s = spot\\nif s != nothing and heat(s) = 0: gain 1 coin",
        "let s = spot\\nif s = nothing or heat(s) = 0: gain 1 coin",
        "let s = spot\\nrequire s != nothing\\ngain heat(s) coin",
        "let s = spot\\nlet s = c\\ngain heat(s) coin",
        "may: gain heat(c) coin",
        "if able:\\n    choose d from neighbours of c where heat(it) = 0\\n    gain heat(d) coin",
        "each player in (rank players by most coin of it): gain 1 coin",
        "let s = spot\\nif not (s = nothing): gain heat(s) coin",
        "let s = spot\\ngain (heat(s) if s != nothing else 1) coin",
        "let s = spot\\ngain (1 if s = nothing else heat(s)) coin",
        "let s = spot\\nif s = nothing or coin > 0: skip\\nelse: gain heat(s) coin",
        "let s = spot\\nchoose one:\\n    here if s != nothing: gain heat(s) coin\\n    there: skip",
        "let s = c\\nchoose one:\\n    here: set s to spot\\n    there: gain heat(s) coin",
        "let s = c\\nif coin > 1: set s to spot\\nelse: gain heat(s) coin",
        "let s = c\\nset s to first of grid\\ngain heat(s) coin",
        "let s = spot\\nset s to c\\n2 times: gain heat(s) coin",
        "let s = spot\\nif s = nothing: set s to c\\nelse: skip\\nif coin > 0 and s != nothing: gain heat(s) coin",
        "let all_warm = every of grid where heat(it) > 0\\nif all_warm: gain 1 coin",
        "gain (sum of heat(d) for d in [c, first of grid]) coin",
        "gain heat((best d in grid by most heat(d))) coin",
        "gain heat(first of (rank grid by least heat(it))) coin",
        "for each d in reach from c through yes cost 1: gain heat(d) coin",
        "for each area in groups of grid: for each d in area: gain heat(d) coin",
        "for each d in row of c: gain heat(d) coin",
        "for each d in (grid from c): gain heat(d) coin",
        "for each d in reverse of [c]: gain heat(d) coin",
        "for each d in ([c] + [c]): gain heat(d) coin",
        "let s = c\\n2 times:\\n    gain heat(s) coin\\n    gain 1 coin",
    ],
)
def test_what_is_there_is_not_asked_for(tmp_path: Path, line: str) -> None:
    assert not asks(tmp_path, line)


@pytest.mark.parametrize(
    "line",
    [
        "gain heat(spot) coin",
        "do warm(spot)",
        "gain warmth(spot) coin",
        "let s = spot\\nif s = nothing: gain heat(s) coin",
        "let s = spot\\nif s != nothing: skip\\ngain heat(s) coin",
        "let s = spot\\nif s != nothing or coin > 0: gain heat(s) coin",
        "let s = c\\nlet s = spot\\ngain heat(s) coin",
        "choose d from grid where heat(spot) = heat(it)",
        "let n = count of reach from c through heat(spot) = 0 cost 1; gain n coin",
        "let n = count of reach from c through yes cost 1 + heat(spot); gain n coin",
        "let n = count of reach from c through yes cost 1 where heat(spot) = 0; gain n coin",
        "let n = count of groups of grid where heat(spot) = 0; gain n coin",
        "let n = sum of heat(spot) for it in grid; gain n coin",
        "if any line of 2 through c where heat(spot) = 1: gain 1 coin",
        "if any line of heat(spot) through c where mark = player: gain 1 coin",
        "gain coin of leader coin",
        "gain coin of (mark of c) coin",
        "let s = spot\\nif not (s != nothing): gain heat(s) coin",
        "let s = spot\\ngain (heat(s) if s = nothing else 1) coin",
        "let s = spot\\nif s = nothing and coin > 0: skip\\nelse: gain heat(s) coin",
        "let s = spot\\nrequire s != nothing or coin > 0\\ngain heat(s) coin",
        "let s = spot\\nrepeat: gain 1 coin\\nuntil s != nothing or coin > 3\\ngain heat(s) coin",
        "let s = c\\nany order:\\n    here: set s to spot\\n    there: gain heat(s) coin",
        "let s = c\\nchoose one:\\n    here: set s to spot\\n    there: skip\\ngain heat(s) coin",
        "let s = c\\nfirst possible:\\n    here if coin > 1: set s to spot\\n    there: skip\\ngain heat(s) coin",
        "let s = c\\nif coin > 1: set s to spot\\ngain heat(s) coin",
        "let s = c\\nif coin > 1: skip\\nelse: set s to spot\\ngain heat(s) coin",
        "let s = c\\nif able: set s to spot\\ngain heat(s) coin",
        "let s = c\\nif able: pay 1 coin\\nelse: set s to spot\\ngain heat(s) coin",
        "let s = c\\nmatch coin:\\n    1: set s to spot\\n    else: skip\\ngain heat(s) coin",
        "let s = c\\nmay: set s to spot\\ngain heat(s) coin",
        "let s = c\\nsurely: set s to spot\\ngain heat(s) coin",
        "let s = c\\n2 times:\\n    gain heat(s) coin\\n    set s to spot",
        "let s = c\\n2 times: set s to spot\\ngain heat(s) coin",
        "let s = c\\nfor each n in 1..2:\\n    gain heat(s) coin\\n    set s to spot",
        "let s = c\\neach player:\\n    gain heat(s) coin\\n    set s to spot",
        "let s = c\\nrepeat:\\n    gain heat(s) coin\\n    set s to spot\\nuntil coin > 3",
        "let s = c\\nrepeat: set s to spot\\nuntil heat(s) = 0",
        "choose d from grid where mark != nothing\\ngain coin of mark of d coin",
        "for each d in [c, spot]: gain heat(d) coin",
        "gain heat((first of grid where heat(it) > 3 or nothing)) coin",
        "gain heat((last of neighbours of c or nothing)) coin",
        "let s = c\\n2 times:\\n    gain heat(s) coin\\n    choose s from [c, spot]",
        "let s = c\\n2 times:\\n    gain heat(s) coin\\n    let s = spot",
        "for each d in reverse of [spot]: gain heat(d) coin",
        "for each d in ([c] + [spot]): gain heat(d) coin",
        "for each d in ([spot] + [c]): gain heat(d) coin",
        "for each d in ([spot, c] from c): gain heat(d) coin",
        "gain (sum of heat(d) for d in [c, spot]) coin",
        "gain heat(item_at([c], 2)) coin",
        "gain heat(north of c) coin",
        "gain heat((c if coin > 1 else spot)) coin",
        "gain heat((spot if coin > 1 else c)) coin",
    ],
)
def test_what_may_be_nothing_is_asked_for(tmp_path: Path, line: str) -> None:
    assert asks(tmp_path, line)


@pytest.mark.parametrize(
    ("bands", "whose", "asked"),
    [
        ("red: c\n    blue: d", "red", False),  # each constant by name
        ("red: c\n    else: d", "red", False),
        ("red, blue: c", "red", False),
        ("red: c", "red", True),  # of blue nothing is said
        ("red: c\n    blue: spot", "red", True),
        ("red: c\n    blue: d", "shade", True),  # it may be neither
        ("red: c\n    else: d", "shade", False),
    ],
)
def test_what_bands_may_leave_out(tmp_path: Path, bands: str, whose: str, asked: bool) -> None:
    bands = bands.replace(": c", ": first of grid").replace(": d", ": last of grid")
    rules = RULES.replace("LINE", f"gain heat(place_of({whose})) coin") + f"value place_of(colour):\n    {bands}\n"
    nouns = NOUNS.replace("variables: {", "variables: {shade: {type: colour}, ") + "enums: {colour: [red, blue]}\n"
    assert ("missing()" in source_of(checked(tmp_path, rules, nouns, CARDS), 2)) == asked
