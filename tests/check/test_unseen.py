"""Rules may handle what is hidden and count it, but not look at it: every way to mention a hidden zone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, loaded, problem_of

NOUNS = """\
resources: {coin: {per: player}}
variables: {told: {}, leader: {type: player}}
zones:
  deck: {holds: card, start: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  row: {holds: card}
  box: {holds: tile, start: all, seen_by: nobody}
boards: {land: {shape: square, tiles: tile}}
enums: {ground: [grass]}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {copies: 3, worth: 1}}\n"
TILES = """\
pieces: tile
faces: show
shapes: {one: [[0, 0]]}
attributes: {show: list of ground}
items: {t: {show: [grass]}}
"""
RULES = "flow game: each player: do turn\nwinner: most coin\n\n"
FINE = (
    "set told to size of deck",
    "set told to count of deck",
    "if (any of deck): skip",
    "draw 1 from deck to hand",
    "draw 1 from deck where worth > 0 to hand",
    "draw 1 from row to deck",
    "shuffle deck",
    "move first of deck to row",
    "move last of deck to row",
    "move all deck to row",
    "move all row to deck",
    "choose c from deck by random",
    "set told to worth of first of hand",
    "set told to size of (hand of leader)",
    "for each c in hand: skip",
    "for each c in row: skip",
    "if size of box > 0: choose spot from spots(first of tiles, land); place first of box at spot",
)
TOLD = {
    "set told to worth of first of deck": "`deck` is hidden",
    "set told to worth of last of deck": "`deck` is hidden",
    "for each c in deck: skip": "`deck` is hidden",
    "choose c from deck": "`deck` is hidden",
    "choose c from deck by most worth": "`deck` is hidden",
    "set told to sum of worth of it for it in deck": "`deck` is hidden",
    "set told to count of deck where worth > 1": "`deck` is hidden",
    "let c = first of deck": "`deck` is hidden",
    "if (first of row) in deck: skip": "`deck` is hidden",
    "for each c in hand of leader: skip": "`hand` is hidden",
    "set told to worth of first of hand of leader": "`hand` is hidden",
}


def rules(said: str) -> str:
    return RULES + f"rule turn:\n    {said}\n"


@pytest.mark.parametrize("said", FINE)
def test_what_is_hidden_may_be_handled(tmp_path: Path, said: str) -> None:
    found = loaded(tmp_path, rules(said), NOUNS, CARDS, files={"tiles.yaml": TILES})
    assert errors(found) == []


@pytest.mark.parametrize("said", TOLD)
def test_what_is_hidden_may_not_be_looked_at(tmp_path: Path, said: str) -> None:
    found = loaded(tmp_path, rules(said), NOUNS, CARDS, files={"tiles.yaml": TILES})
    assert errors(found).count("RW414") == 1 and str(problem_of(found, "RW414").message).startswith(TOLD[said])
