"""Components that say the same share one function, and everything else is as without that."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import Checked
from tests.small_packs import checked

from rulewright.compile import Mode, draft_of
from rulewright.link import settle
from rulewright.native import find_compiler
from rulewright.run import Playouts

RULES = """\
flow game:
    each player: do begin
    each player: 4 times: do turn
winner: most coin
rule begin: 4 times: move first of deck to hand
action turn:
    choose n from 1..3
    gain n wood
    window late(n)
"""
NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
zones: {deck: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
items:
  ant: {effect: "after you gain wood(n): gain n coin"}
  bee: {same_as: ant}
  cat: {effect: "after you gain wood(n): gain n coin"}
  dog: {effect: "after you gain wood(n): gain n + 1 coin"}
  elk: {effect: "in late(n): gain n + 1 coin"}
  fox: {same_as: elk}
  gnu: {effect: "after you gain wood(n): choose m from 1..2; gain m coin"}
  hen: {same_as: gnu}
  ibex: {effect: "after you gain wood(n), once per turn: gain n coin"}
  jay: {same_as: ibex}
  kea: {effect: "after you gain wood(n): if this in hand: gain n coin"}
  lark: {same_as: kea}
"""


@pytest.fixture
def game(tmp_path: Path) -> Checked:
    return checked(tmp_path, RULES, NOUNS, CARDS, players=(2, 2))


def heard(game: Checked, mode: Mode) -> list[str]:
    """What each card is heard with, in the order of the cards; the function of the first that is."""
    draft = draft_of(game, 2, settle(game.rules, 2, {}), mode)
    row = {ear.pieces[0][1]: ear.function for ears in draft.ears.values() for ear in ears if ear.pieces}
    return [row[piece] for piece in sorted(row)]


APART = [f"on_{at}" for at in range(12)]


def test_a_sentence_that_is_written_once_is_one_function(game: Checked) -> None:
    """Where somebody is asked each has its own, as the question says whose it is; and so has what works once for each card."""
    shared = heard(game, Mode())
    assert shared == ["on_0", "on_0", "on_2", "on_3", "on_4", "on_4", "on_6", "on_7", "on_8", "on_9", "on_10", "on_10"]


def test_whoever_tells_no_line_shares_what_is_worded_alike(game: Checked) -> None:
    """When it is heard makes no difference to what is done: that is said where it is heard."""
    shared = heard(game, Mode(results=True, placed=False))
    assert shared == ["on_0", "on_0", "on_0", "on_3", "on_3", "on_3", "on_6", "on_7", "on_8", "on_9", "on_10", "on_10"]


@pytest.mark.parametrize("mode", [Mode(trace=True), Mode(results=True), Mode(cover=True), Mode(without=frozenset({"alike"}))])
def test_what_is_told_of_each_is_not_shared(game: Checked, mode: Mode) -> None:
    assert heard(game, mode) == APART


def test_each_counts_for_its_own(game: Checked) -> None:
    """A table says whose the coins are, by the card; the others need none."""
    draft = draft_of(game, 2, settle(game.rules, 2, {}), Mode(results=True, placed=False))
    told = {name: table for name, table in draft.tables.items() if name.startswith("NOTES")}
    assert {name: {card: draft.effects[note].rule for card, note in table.items()} for name, table in told.items()} == {
        "NOTES_on_0_0": {1: "card.ant", 2: "card.bee", 3: "card.cat"},
        "NOTES_on_3_0": {4: "card.dog", 5: "card.elk", 6: "card.fox"},
        "NOTES_on_10_0": {11: "card.kea", 12: "card.lark"},
    }


def test_the_games_are_the_same(game: Checked) -> None:
    plain, apart = (Playouts(game, 2, without=without) for without in (frozenset[str](), frozenset({"alike"})))
    found = [playouts.play(seed).digest() for playouts in (plain, apart) for seed in range(30)]
    assert found[:30] == found[30:] and len(set(found)) > 20
    if find_compiler() is not None:
        native = Playouts(game, 2, engine="native")
        assert [native.play(seed).digest() for seed in range(30)] == found[:30] and native.replayed == 0
