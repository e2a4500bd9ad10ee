"""Several own effects at one moment: who acts orders them, where it matters, and is not asked where it does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import Checked
from tests.native.comparing import Played, compared
from tests.native.deciding import compare_decisions
from tests.run.both_ways import ends
from tests.small_packs import checked, options

from rulewright import new_game
from rulewright.native import find_compiler

NOUNS = """\
resources: {wood: {per: player}, fish: {per: player, start: 1}, coin: {per: player}}
tracks: {fame: {per: player, max: 3}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
RULES = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: move all row to hand  # the first player gets them

action turn:
    do ring(2)
    {more}

rule ring(n): gain 1 wood

rule again: gain 1 fish

winner: most coin
"""


def with_cards(folder: Path, *effects: str, more: str = "skip") -> Checked:
    cards = "\n".join(f'  c{number}: {{effect: "{effect}"}}' for number, effect in enumerate(effects))
    return checked(folder, RULES.format(more=more), NOUNS, f"pieces: card\nitems:\n{cards}\n")


RING = "after you do ring(n)"
EITHER_WAY = [
    (f"{RING}: gain 1 fish", f"{RING}: gain 2 fish, 1 coin"),  # both only add
    (f"{RING}: set fish to 7", f"{RING}: gain 2 coin"),
    (f"{RING}: gain n fish", f"{RING}: gain n coin"),
    (f"{RING} where wood > 5: set fish to 7", f"{RING}: set fish to 3"),  # one is not due
    (f"{RING}: roll fame", f"{RING}: gain 1 fish"),
    ("after you gain wood: set fish to fish * 2", f"{RING}: set fish to fish + 1"),  # another moment
    (f"{RING}: do again", f"{RING}: gain 1 coin"),
]


@pytest.mark.parametrize("effects", EITHER_WAY)
def test_nobody_is_asked_where_the_order_does_not_matter(tmp_path: Path, effects: tuple[str, str]) -> None:
    assert new_game(with_cards(tmp_path, *effects), 1).decision is None


AT_ODDS = [
    (f"{RING}: set fish to fish * 3", f"{RING}: gain 2 fish", {3 * 1 + 2, (1 + 2) * 3}),
    (f"{RING}: set fish to 7", f"{RING}: set fish to 3", {7, 3}),
    (f"{RING} where fish = 1: gain 5 fish", f"{RING}: lose 1 fish", {5, 0}),
    (f"{RING}: advance fame by 2", f"{RING}: gain fame fish", {1, 3}),
    (f"{RING}: set n to 5", f"{RING}: gain n fish", {3, 6}),  # what is handed from one to the next
    (f"{RING}: do again", f"{RING}: set fish to fish * 3", {4, 6}),  # inside a rule
    (f"{RING}: gain 1 coin", f"{RING}: gain coin fish", {1, 2}),
    (f"{RING}, once per turn: set fish to 9", f"{RING}: set fish to fish + 1", {9, 10}),
]


@pytest.mark.parametrize(("first", "second", "fish"), AT_ODDS)
def test_who_acts_orders_effects_that_are_at_odds(tmp_path: Path, first: str, second: str, fish: set[int]) -> None:
    """Each order comes to another end, exactly listed and at random."""
    found = with_cards(tmp_path, first, second)
    assert options(new_game(found, 1)) == ("effect", ["c0", "c1"])
    assert {end["variables"]["fish"]["player 1"] for end in ends(found, 1, runs=40)} == fish


def test_who_is_asked_something_may_first_see_what_becomes_known(tmp_path: Path) -> None:
    """A choice and a roll of a die have nothing else in common."""
    found = with_cards(tmp_path, f"{RING}: roll fish", f"{RING}: choose k from 1..2; gain k coin")
    game = new_game(found, 1)
    assert options(game) == ("effect", ["c0", "c1"])
    game.choose("c0")
    assert options(game) == ("k", ["1", "2"])


def test_effects_of_one_component_keep_their_order(tmp_path: Path) -> None:
    cards = f"""pieces: card
items:
  a:
    effect: |
      {RING}: set fish to fish * 3
      {RING}: gain 2 fish
"""
    found = checked(tmp_path, RULES.format(more="skip"), NOUNS, cards)
    assert {end["variables"]["fish"]["player 1"] for end in ends(found, 1, runs=5)} == {5}


def test_what_is_used_up_is_not_asked_about(tmp_path: Path) -> None:
    found = with_cards(tmp_path, f"{RING}, once per game: set fish to 9", f"{RING}: set fish to fish + 1", more="do ring(2)")
    game = new_game(found, 1)
    game.choose("c1")
    assert game.over  # behind the second ring only one of the two is due


def test_an_order_that_fails_is_not_offered(tmp_path: Path) -> None:
    found = with_cards(tmp_path, f"{RING}: pay 3 fish; gain 1 coin", f"{RING}: gain 2 fish")
    game = new_game(found, 1)
    assert game.over and game.view()["variables"]["coin"]["player 1"] == 1  # the one order that is left makes itself


def test_what_others_own_keeps_its_order(tmp_path: Path) -> None:
    ring = "after another player does ring"
    found = with_cards(tmp_path, f"{ring}: set fish to fish * 3", f"{ring}: gain 2 fish")
    assert new_game(found, 2).decision is None


@pytest.mark.parametrize(("first", "second", "fish"), AT_ODDS[:1] + AT_ODDS[4:6])
def test_both_engines_order_alike(tmp_path: Path, first: str, second: str, fish: set[int]) -> None:
    found = with_cards(tmp_path, first, second, f"{RING}: set fish to fish - 1", f"{RING}: gain 1 coin")
    if find_compiler() is None:
        assert fish
        return
    assert compared(found, 1, {}, range(30)) == Played(games=30)
    asked = compare_decisions(found, 1, {}, range(5))
    assert (asked.games, asked.left, asked.stopped) == (5, 0, 0) and asked.decisions > 5


@pytest.mark.parametrize(("other", "kind"), [("roll fame", "effects"), ("gain 1 coin", "may")])
def test_the_order_matters_where_one_asks_and_another_lets_something_be_known(tmp_path: Path, other: str, kind: str) -> None:
    game = new_game(with_cards(tmp_path, f"{RING}: may: gain 1 fish", f"{RING}: {other}"), 1)
    assert game.decision is not None and game.decision.site.kind == kind


def test_only_those_that_quarrel_are_asked_for(tmp_path: Path) -> None:
    """Two over fish and two over coins: once one of a pair is done, the other follows by itself, and the other pair is left."""
    effects = [f"{RING}: set {what} to {number}" for what in ("fish", "coin") for number in (3, 4)]
    game = new_game(with_cards(tmp_path, *effects), 1)
    assert options(game)[1] == ["c0", "c1", "c2", "c3"]
    game.choose("c2")
    assert options(game)[1] == ["c0", "c1"]
    game.choose("c1")
    assert game.over
    assert [*game.view()["variables"]["fish"].values(), *game.view()["variables"]["coin"].values()] == [3, 4]
