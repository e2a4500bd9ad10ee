"""How much is gained or lost: less than nothing is nothing, however it is worked out."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import game_of

NOUNS = """\
resources: {coin: {per: player, start: 7}, wood: {per: player}}
tracks: {debt: {per: player, min: -4, max: 9, start: -4}}
variables: {told: {start: -5}, two: {start: 2}}
tables: {loss: {key: number, values: {1: -3, 2: 5}}}
zones: {row: {holds: card, start: all}}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {worth: -2}, bee: {worth: -3}}\n"
RULES = """\
flow game:
    each player: do everything

winner: most coin
value owed = told + 2
value nobody = sum of worth of it for it in row
"""
NEGATIVE = (
    "told",
    "told + 1",
    "1 + told",
    "told + two",
    "two + told",
    "told * two",
    "two * told",
    "told div two",
    "0 - two",
    "-two",
    "debt",
    "debt + wood",
    "wood + debt",
    "wood * debt",
    "loss(1)",
    "2 + loss(1)",
    "loss(1) + loss(1)",
    "owed",
    "nobody",
    "(sum of worth of it for it in row)",
    "(lowest of worth of it for it in row)",
    "min(two, told)",
    "max(told, debt)",
    "(told if two = 2 else 4)",
)


def after(folder: Path, verb: str) -> int:
    lines = "".join(f"\n    {verb} {amount} coin" for amount in NEGATIVE)
    game = game_of(folder, f"{RULES}rule everything:\n    gain 1 wood{lines}\n    {verb} two + size of row coin\n", NOUNS, CARDS)
    assert game.over
    found: int = game.view()["variables"]["coin"].popitem()[1]
    return found


def test_less_than_nothing_is_neither_gained_nor_lost(tmp_path: Path) -> None:
    """What is more than nothing counts, as the last line shows."""
    assert after(tmp_path / "gain", "gain") == 7 + 4
    assert after(tmp_path / "lose", "lose") == 7 - 4
