"""A good that only play names is paid like any other: whoever listens to it, stands in for it or waives it does so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked, game_of

from rulewright import Playouts

NOUNS = """\
tables: {wares: {key: number, type: resource, values: {1: clay, 2: wood}}}
resources:
  wood: {per: player, start: 3}
  clay: {per: player, start: 3}
  gold: {per: player, start: 2}
  coin: {per: player}
zones: {hand: {holds: card, per: player}, box: {holds: card, start: all}}
"""
NO_CARDS = "pieces: card\nall: cards\nitems: {ant: {}}\n"
RULES = """\
flow game:
    move cards to hand(first of players)
    each player in players where seat = 1: do turn

winner: most coin

action turn:
    let ware = wares(WARE)
    PAID
"""
EFFECTS = {  # what is left of wood, clay and gold, and how many coins, where 2 wood are paid; and where 2 clay are
    "after you pay wood: gain 1 coin": ([1, 3, 2, 1], [3, 1, 2, 0]),
    "after you pay clay: gain 2 coin": ([1, 3, 2, 0], [3, 1, 2, 2]),
    "before you pay wood(n): set n to n - 1": ([2, 3, 2, 0], [3, 1, 2, 0]),
    "instead of you pay wood: gain 3 coin": ([3, 3, 2, 3], [3, 1, 2, 0]),
    "waive wood": ([3, 3, 2, 0], [3, 1, 2, 0]),
}


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("good", ["wood", "clay"])
def test_what_concerns_a_good_concerns_it_by_whatever_name(tmp_path: Path, effect: str, good: str) -> None:
    """By its own name the same happens."""
    cards = f'pieces: card\nall: cards\nitems: {{ant: {{effect: "{effect}"}}}}\n'
    rules = RULES.replace("WARE", {"clay": "1", "wood": "2"}[good])
    for number, name in enumerate(("ware", good)):
        found = checked(tmp_path / str(number), rules.replace("PAID", f"pay 2 {name}"), NOUNS, cards)
        view = Playouts(found, 2).play(1).view()["variables"]
        left = [view[name]["player 1"] for name in ("wood", "clay", "gold", "coin")]
        assert left == EFFECTS[effect][good == "clay"], name


@pytest.mark.parametrize(("good", "ways"), [("wood", 3), ("clay", 0)])
def test_what_stands_for_a_good_may_be_paid_for_it_by_whatever_name(tmp_path: Path, good: str, ways: int) -> None:
    """Two wood, one of each, or two gold; for clay nothing stands in, so nobody is asked."""
    rules = RULES.replace("WARE", {"clay": "1", "wood": "2"}[good]).replace("PAID", "pay 2 ware")
    game = game_of(tmp_path, rules, NOUNS.replace("start: 2}", "start: 2, stands_for: [wood]}"), NO_CARDS)
    assert (len(game.decision.options) if game.decision is not None else 0) == ways
