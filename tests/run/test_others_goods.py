"""What happens to somebody who is named: who chooses, who hears of it, and what may not fail behind it."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import errors, game_of, loaded, options

NOUNS = "resources: {wood: {per: player, start: 2}, fish: {per: player}, bank: {}}\nvariables: {chief: {type: player}}\n"
GAME = "flow game:\n    set chief to first of players\n    each player from next of chief: do act\nwinner: random\n"


def test_what_another_chooses_may_not_be_followed_by_what_can_fail(tmp_path: Path) -> None:
    rules = GAME + "rule act:\n    chief gains either 1 wood or 1 fish\n    pay 1 wood\n"
    assert "RW420" in errors(loaded(tmp_path, rules, NOUNS))


def test_a_listener_that_asks_and_may_fail_is_told_where_another_gains(tmp_path: Path) -> None:
    listener = "after any player gains wood:\n    choose n from 1..2\n    pay n fish\n"
    rules = GAME + "rule act: chief gains 1 wood\n" + listener
    assert "RW420" in errors(loaded(tmp_path, rules, NOUNS))


def test_a_choice_on_account_of_a_gift_is_the_others(tmp_path: Path) -> None:
    rules = GAME + "rule act:\n    choose way from 1..2\n    chief loses either 1 wood or 1 fish\n    chief gains way fish\n"
    game = game_of(tmp_path, rules, NOUNS, seats=2)
    asked = []
    while game.decision is not None:
        asked.append((game.decision.player, *options(game)))
        game.choose(options(game)[1][-1])
    assert asked[:2] == [(2, "way", ["1", "2"]), (1, "either", ["wood", "fish"])]


def test_what_nobody_has_of_his_own_is_gained_by_nobody(tmp_path: Path) -> None:
    assert errors(loaded(tmp_path, GAME + "rule act: chief gains 1 bank\n", NOUNS)) == ["RW405"]
    assert errors(loaded(tmp_path / "all", GAME + "rule act: chief loses all bank\n", NOUNS)) == ["RW405"]


def test_all_of_a_good_that_only_the_play_tells(tmp_path: Path) -> None:
    rules = GAME + "rule act:\n    let good = item_at([wood, fish], 1)\n    if good != nothing: chief loses all good\n"
    game = game_of(tmp_path, rules, NOUNS, seats=2)
    assert game.view()["variables"]["wood"] == {"player 1": 0, "player 2": 2}
