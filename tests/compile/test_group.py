"""Fixed things that are asked for by what is printed on them are looked up, and are the same ones in the same order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import Checked
from tests.small_packs import checked

from rulewright import Game
from rulewright.compile import IMPROVEMENTS, Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine

NOUNS = """\
enums: {suit: [leaf, moon, sun]}
resources: {coin: {per: player, start: 1}}
variables: {wish: {type: suit, per: player}, wanted: {type: number, start: 2}}
zones: {hand: {holds: card, per: player}, box: {holds: card, start: all}}
boards:
  lake:
    shape: square
    cells: {mark: player}
    legend: {l: leaf, m: moon, s: sun}
    map: |
      mmls
      mmml
"""
CARDS = """\
pieces: card
all: cards
attributes: {suit: suit, worth: number, also: list of suit}
items:
  ant: {suit: leaf, worth: 1, also: [moon]}
  bee: {suit: moon, worth: 2, also: [leaf, sun]}
  cat: {worth: 2, also: []}
  dog: {suit: leaf, worth: 3, also: [leaf, leaf]}
  elk: {suit: sun, worth: 4, also: [sun, moon]}
  fox: {suit: moon, worth: 1, also: [leaf]}
"""
RULES = """\
flow game:
    each player in players where seat = 1: do turn

value mine = cards where it in box
value spring = first of lake where size of neighbours of it = 3
winner: most coin

action turn:
    set wish to WISH
    choose taken from TESTED
    choose once_more from [1, 2]
"""
# what is asked, what the wish is, whether it is looked up, what is offered as found by hand
ASKED = [
    ("cards where suit = wish", "moon", True, ["bee", "fox"]),
    ("cards where wish = suit", "leaf", True, ["ant", "dog"]),
    ("cards where suit = wish", "nothing", True, ["cat"]),
    ("cards where worth = wanted", "sun", True, ["bee", "cat"]),
    ("cards where worth + 1 = wanted", "sun", True, ["ant", "fox"]),
    ("cards where it in box and worth mod 2 = wanted - 2", "sun", True, ["bee", "cat", "elk"]),
    ("mine where suit = wish", "leaf", True, ["ant", "dog"]),
    ("mine where wish in also", "leaf", True, ["bee", "dog", "fox"]),
    ("cards where wish in also or worth = 4", "sun", False, ["bee", "elk"]),
    ("cards where suit != wish", "leaf", False, ["bee", "cat", "elk", "fox"]),
    ("cards where worth = count of cards where suit = wish", "moon", True, ["bee", "cat"]),
    ("cards where worth >= wanted", "moon", False, ["bee", "cat", "dog", "elk"]),
    ("neighbours of spring where printed = wish", "moon", True, ["r2c2", "r1c1"]),
]


def game_of(rules: Checked, without: frozenset[str] = frozenset()) -> Game:
    return Game(Machine(compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without))), 0)


@pytest.mark.parametrize(("asked", "wish", "looked_up", "found"), ASKED, ids=[f"{asked}: {wish}" for asked, wish, *_ in ASKED])
def test_what_is_printed_on_things_finds_them(tmp_path: Path, asked: str, wish: str, looked_up: bool, found: list[str]) -> None:
    rules = checked(tmp_path, RULES.replace("WISH", wish).replace("TESTED", asked), NOUNS, CARDS)
    games = [game_of(rules, without) for without in (frozenset[str](), frozenset({"group"}), frozenset(IMPROVEMENTS))]
    for game in games:
        shown = game.decision.options if game.decision and game.decision.site.label == "taken" else ()
        assert [option.key for option in shown] == (found if len(found) > 1 else [])
    turns = [game.machine.program.source.split("def rule_turn(")[1].split("\n\n\n")[0] for game in games]
    assert ["BY_" in turn for turn in turns] == [looked_up, False, False]
