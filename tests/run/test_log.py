"""Who did what, as the log tells it: where the flow itself acts, nobody does."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import game_of

RULES = """\
flow game:
    set told to 5
    each player: do turn
    each player: gain 2 coin
    set told to 6

action turn:
    choose n from 1..2
    gain n coin

winner: most coin
"""


def test_the_log_names_who_acts(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES, "resources: {coin: {per: player}}\nvariables: {told: {}}\n", seats=2)
    game.choose("1")
    game.choose("2")
    assert game.over
    told = [(entry.player, entry.effect.noun if entry.effect is not None else entry.key, entry.amount) for entry in game.log]
    assert told == [
        (0, "told", 5),
        (1, "1", None),
        (1, "coin", 1),
        (2, "2", None),
        (2, "coin", 2),
        (1, "coin", 2),
        (2, "coin", 2),
        (0, "told", 6),
    ]
