"""Several things may be chosen of whatever there is, and whoever has enough reads that in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright import new_game
from rulewright.narrate import Texts
from rulewright.table import offers

NOUNS = """\
enums: {colour: [red, green, blue]}
resources: {coin: {per: player, start: 3}, wood: {per: player, start: 3}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}}
zones: {deck: {holds: card, start: all}}
"""
CARDS = "pieces: card\nitems: {ant: , bee: , cow: }\n"
RULES = """\
flow game: each player: do turn
winner: most coin
rule turn:
    choose up to 2 some from LIST
    gain size of some coin
"""


@pytest.mark.parametrize("listed", ["players", "colour", "1..4", "deck", "grid", "[yes, no]"])
def test_who_has_enough_is_told_so(tmp_path: Path, listed: str) -> None:
    rules = checked(tmp_path, RULES.replace("LIST", listed), NOUNS, CARDS, players=(3, 3))
    game = new_game(rules, 3, 1)
    for language, words in (("en", "no more"), ("hu", "nem kérek többet")):
        decision, texts = game.decision, Texts(rules, language)
        assert decision is not None
        said = {option.key: texts.option(game, decision, option) for option in decision.options}
        assert said["enough"].lower() == words and len(set(said.values())) == len(said) > 2
        assert [offer.key for offer in offers(game, texts, decision)] == list(said)
    game.choose("enough")
    assert game.decision is not None and game.decision.player == 2
