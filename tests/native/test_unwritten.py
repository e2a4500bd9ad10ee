"""What cannot be written in C is named, with its place; everything beside it can be."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.native.comparing import settled_program
from tests.small_packs import checked

from rulewright.compile import Unrendered

NOUNS = """\
resources: {coin: {per: player, start: 3}}
variables: {far: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}}
tables: {pair: {key: [number, number], values: {1: {1: 3, 900000: 4}, 900000: {1: 5}}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number}
items:
  ant: {worth: 1EFFECT}
  bee: {worth: 2, effect: "at any time in helping: lose 1 coin"}
"""
RULES = """\
flow game:
    each player: do turn otherwise do rest

winner: most coin
rule rest: skip
value told(n: list of number) = size of n

action turn:
    choose n from 1 .. 3
    do helping(n)

rule helping(n):
    LINES
"""
UNWRITTEN = {  # and the line of which it is said
    "choose area from groups of grid where mark = nothing\ngain size of area coin": (
        "beside which something fits at any time",
        13,
    ),
    "let all_of_it = [1, 2, n]\nwindow late(all_of_it)": ("a window that hands a list on", 14),
    "choose 2 areas from groups of grid where mark = nothing\ngain size of areas coin": ("several lists chosen at once", 13),
    "choose up to 2 rows from [[1, 2], [n]]\ngain size of rows coin": ("several lists chosen at once", 13),
    "\n".join(
        ["let none_yet = 0", *(f"let a{at} = {at}" for at in range(31)), "any order:", "    one: gain none_yet coin", "    two:"]
    )
    + "".join(f"\n        gain a{at} coin" for at in range(31)): ("an agenda with so many names around it", 12),
    "gain pair(n, n) coin": ("a table with few entries far apart", 13),
    "until end of turn: add 1 to told([1, n])\ngain told([1, n]) coin": ("a modifier that lasts and is meant for a list", 6),
}


def written(folder: Path, lines: str) -> str:
    effect = ', effect: "in late(all_of_it): gain size of all_of_it coin"' if "late" in lines else ""
    rules = RULES.replace("LINES", lines.replace("\n", "\n    "))
    return settled_program(checked(folder, rules, NOUNS, CARDS.replace("EFFECT", effect)), 2, {}).source


@pytest.mark.parametrize("lines", UNWRITTEN)
def test_what_cannot_be_written_is_named(tmp_path: Path, lines: str) -> None:
    with pytest.raises(Unrendered) as found:
        written(tmp_path, lines)
    construct, line = UNWRITTEN[lines]
    assert construct in found.value.construct
    assert found.value.span is not None and found.value.span.line == line


def test_what_cannot_be_written_of_the_flow_is_named_there(tmp_path: Path) -> None:
    flow = "otherwise do rest\n    if pair(far, far) > 2: end game\n"
    rules = RULES.replace("LINES", "gain n coin").replace("otherwise do rest\n", flow)
    with pytest.raises(Unrendered) as found:
        settled_program(checked(tmp_path, rules, NOUNS, CARDS.replace("EFFECT", "")), 2, {})
    assert found.value.span is not None and found.value.span.line == 3


def test_all_else_can_be_written(tmp_path: Path) -> None:
    assert written(tmp_path, "gain n coin")
