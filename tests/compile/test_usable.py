"""What is bound to fail is not done at any time: the price of what it does is looked at first, by whoever foresees."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright import Playouts, new_game
from rulewright.compile import Mode, compile_game, compile_native
from rulewright.link import settle

NOUNS = "resources: {coin: {per: player, start: 3}, wood: {per: player}}\n"
RULES = """\
flow game:
    4 times: each player: do turn

winner: most wood
rule trade: pay 2 coin; gain 5 wood
at any time in turn where wood < 20, as trading: LINE

rule turn:
    choose n from 1..3
    gain n wood
"""


@pytest.mark.parametrize(
    ("line", "can"),
    [
        ("do trade", "return (S[COIN + player] >= 2) and (S[WOOD + player] < 20)"),
        ("pay wood div 2 coin", "return (S[COIN + player] >= (S[WOOD + player] // 2)) and (S[WOOD + player] < 20)"),
        ("gain 1 coin; do trade", "return S[WOOD + player] < 20"),  # what it changes first may make it possible
    ],
)
def test_the_price_is_looked_at_first(tmp_path: Path, line: str, can: str) -> None:
    rules = checked(tmp_path, RULES.replace("LINE", line), NOUNS)
    settings = settle(rules.rules, 2, {})
    source = compile_game(rules, 2, settings).source
    slow = compile_game(rules, 2, settings, Mode(without=frozenset({"foresee"}))).source
    assert can in source and "return S[WOOD + player] < 20" in slow
    native = compile_native(rules, 2, settings).source
    assert ("if (!(!g->foresees || " in native) == (" and " in can)  # people are offered what they would be offered in Python


def test_nothing_is_offered_that_cannot_be_paid(tmp_path: Path) -> None:
    """Three coins are enough for one trade, whoever plays."""
    rules = checked(tmp_path, RULES.replace("LINE", "do trade"), NOUNS)
    game = new_game(rules, 2, 1)
    assert game.decision is not None and len(game.decision.options) == 4
    game.choose(game.decision.options[-1].key)
    assert game.view()["variables"]["coin"]["player 1"] == 1 and len(game.decision.options) == 3
    for seed in range(40):
        assert min(Playouts(rules, 2).play(seed).view()["variables"]["coin"].values()) >= 0
