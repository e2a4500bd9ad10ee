"""A sentence by hand is shown where it is true: at a table with other options the generated one stands there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.small_packs import pack

from rulewright.serve import Lobby, Store, Wish

NOUNS = "resources: {coin: {per: player}}\nzones: {hand: {holds: card, seen_by: all, start: all}}\n"
CARDS = """\
pieces: card
items:
  k1:
    effect: |
      if generous: gain 2 coin
      else: gain 1 coin
  k2: {}
"""
RULES = """\
flow game:
    each player: do go
action go:
    choose card from hand
    do royal_gift
rule royal_gift:
    if generous: gain 2 coin
    else: gain 1 coin
winner: most coin
"""
TEXT = """\
coin = { $count ->
    [one] coin
   *[other] coins
}
explain-card-k1 = The king gives 1 coin.
explain-royal_gift = The queen gives 1 coin.
"""
OPTION = "languages: [en]\noptions: {generous: {type: yes_no, default: no, players: [2]}}\n"


@pytest.fixture
def kingdom(tmp_path: Path) -> str:
    return str(pack(tmp_path, RULES, NOUNS, CARDS, name="kingdom", players=(1, 2), more=OPTION, files={"text/en.ftl": TEXT}))


@pytest.mark.parametrize(("settings", "by_hand"), [((), True), (("--option", "generous=yes"), False)])
def test_cards_options_and_rules_of_a_game_in_play(run: Run, kingdom: str, settings: tuple[str, ...], by_hand: bool) -> None:
    at_table = run("play", kingdom, "--players", "2", "--seat", "2=human", *settings, text="card k1\nrules royal_gift\nquit\n")
    explained = run("explain", kingdom, *settings)
    assert explained.exit_code == 0
    for output in (at_table.output, explained.output):
        assert ("The king gives 1 coin." in output) == ("The queen gives 1 coin." in output) == by_hand
        assert ("Gain 2 coins." in output) == (not by_hand)


@pytest.mark.parametrize(("options", "text"), [({}, "The king gives 1 coin."), ({"generous": "yes"}, "Gain 2 coins.")])
def test_cards_and_the_rulebook_in_a_browser(kingdom: str, options: dict[str, str], text: str) -> None:
    lobby = Lobby(Store(None), {"kingdom": (kingdom,)})
    tokens = lobby.begin(Wish((kingdom,), 2, 7, options, {}))
    shelf = lobby.enter(tokens[1])[0].shelf
    assert shelf.cards("en")["card.k1"]["text"] == text
    assert text.encode() in shelf.book("en").page
