"""What is handed to a rule, and what a branch asks, may fail: that is not taken for done because all behind it can be."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded

from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine, Playouts

NOUNS = "resources: {coin: {per: player}}\nzones: {row: {holds: card}, box: {holds: card, start: all}}\n"
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {worth: 1}}\n"
RULES = """\
flow game:
    each player: do turn

rule turn:
    choose one as work:
        risky: RISKY
        plain: gain 1 coin

rule take(c: card):
    gain 2 coin

winner: most coin
"""


@pytest.mark.parametrize(
    "risky",
    [
        "do take(first of row)",
        "gain 1 coin; do take(first of row)",
        "if worth of first of row = 1: gain 2 coin",
        "match worth of first of row:\n            1: gain 2 coin\n            else: skip",
        "choose one as more:\n            this if worth of first of row = 1: gain 2 coin\n            that: gain 2 coin",
    ],
)
def test_a_way_that_fails_at_once_is_never_gone(tmp_path: Path, risky: str) -> None:
    checked = loaded(tmp_path, RULES.replace("RISKY", risky), NOUNS, CARDS).checked
    assert checked is not None
    machine = Machine(compile_game(checked, 2, settle(checked.rules, 2, {}), Mode()))
    site = next(site.index for site in machine.program.sites if site.label == "work")
    assert machine.safe[site] == frozenset({2})  # nothing is in the row
    for finished in Playouts(checked, 2).games(range(20)):
        assert [finished.standing(seat) for seat in (1, 2)] == [(1,), (1,)]
