"""What the log says was paid: every good of the way that was taken, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import game_of

NOUNS = """\
resources:
  wood: {per: player, start: 3}
  fish: {per: player, start: 3}
  coin: {per: player, start: 3}
  gold: {per: player, start: 3, stands_for: [coin]}
"""


@pytest.mark.parametrize(
    ("cost", "answers", "paid"),
    [
        ("pay 2 good, 1 coin", ["wood", "1 coin+2 wood"], {"wood": 2, "coin": 1}),
        ("pay 2 good, 1 coin", ["fish", "2 fish+1 gold"], {"fish": 2, "gold": 1}),
        ("pay 2 coin", ["fish", "1 coin+1 gold"], {"coin": 1, "gold": 1}),
        ("pay either 2 wood or 1 fish", ["fish", "1 fish"], {"fish": 1}),
        ("pay 2 mix of [wood, fish]", ["fish", "1 wood+1 fish"], {"wood": 1, "fish": 1}),
    ],
)
def test_every_good_that_was_paid_is_told(tmp_path: Path, cost: str, answers: list[str], paid: dict[str, int]) -> None:
    rules = "flow game: each player: do turn\nwinner: most coin\n"
    rules += f"action turn:\n    choose good from [wood, fish]\n    {cost}\n"
    game = game_of(tmp_path, rules, NOUNS)
    for answer in answers:
        assert game.decision is not None
        keys = {frozenset(option.key.split("+")): option.key for option in game.decision.options}
        game.choose(keys[frozenset(answer.split("+"))])
    assert game.over
    told = {
        entry.effect.noun: entry.amount
        for entry in game.log
        if entry.effect is not None and entry.effect.verb == "pay" and entry.amount
    }
    assert told == paid
    left = {noun: 3 - values["player 1"] for noun, values in game.view()["variables"].items() if values["player 1"] < 3}
    assert left == paid
