"""Agendas and their duties, turn orders with nobody in them, effects that carry themselves out, and what the log tells."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.small_packs import checked as any_checked
from tests.small_packs import game_of as any_game
from tests.small_packs import options

from rulewright import Game, GameError, Playouts
from rulewright.run import drawing

NOUNS = """\
resources: {wood: {per: player, start: 2}, fish: {per: player}, gold: {per: player, start: 3, stands_for: [wood]}}
variables: {chief: {type: player}, rank_of: {per: player}}
zones: {hand: {holds: card, per: player}, row: {holds: card, start: all}, gone: {holds: card}}
"""
CARDS = """\
pieces: card
attributes: {worth: effect, owner_mark: {type: player, varies: true}}
items:
  ant: EXTRA
  bee: {worth: "do worth of this"}
"""
ADDS = '{effect: "in start: add to deeds: do build(3)"}'
HEAD = "winner: most fish\n\n"


def game_of(folder: Path, rules: str, seats: int = 1, gold: int = 3) -> Game:
    cards = CARDS.replace("EXTRA", ADDS if "window start" in rules else "")
    return any_game(folder, HEAD + rules, NOUNS.replace("start: 3", f"start: {gold}"), cards, seats=seats)


EXTRA = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: draw 2 from row to hand

action turn:
    window start
    any order as deeds:
        main:
            choose n from 0..1
            gain n wood
    gain 1 fish

rule build(n): pay n wood; gain 100 fish
"""


def test_what_is_added_must_be_done_and_is_not_added_if_it_never_can_be(tmp_path: Path) -> None:
    game = game_of(tmp_path / "can", EXTRA, gold=0)
    game.choose("ant")
    assert game.over  # three wood are due, and there are two: the third was gained, and nobody was asked
    assert game.view()["variables"]["fish"] == {"player 1": 101}
    game = game_of(tmp_path / "cannot", EXTRA.replace("0..1", "0..0"), gold=0)
    assert game.over  # so that the card was not offered
    assert game.view()["variables"]["fish"] == {"player 1": 1}


LAPSING = """\
flow game:
    each player in [first of players]: do turn

action turn:
    gain 3 wood
    any order as deeds:
        drift: shuffle row; lose 3 wood
        first: pay 2 wood; gain 1 fish
        second: pay 2 wood; gain 10 fish
"""


def test_of_items_that_cannot_all_be_done_any_more_the_first_ones_are_kept(tmp_path: Path) -> None:
    game = game_of(tmp_path, LAPSING, gold=0)
    assert options(game) == ("deeds", ["drift", "first", "second"])
    game.choose("drift")
    assert game.over
    assert game.view()["variables"]["fish"] == {"player 1": 1}


def test_what_is_listed_is_kept_before_what_was_added(tmp_path: Path) -> None:
    rules = EXTRA.replace("choose n from 0..1\n            gain n wood", "pay 2 wood; gain 10 fish")
    rules = rules.replace("    any order", "    gain 3 wood\n    any order").replace(
        "    gain 1 fish\n\nrule build", "\nrule build"
    )
    rules = rules.replace("        main:", "        drift: shuffle row; lose 2 wood\n        main:")
    game = game_of(tmp_path, rules, gold=0)
    game.choose("ant")
    assert options(game) == ("deeds", ["drift", "main", "added 1"])
    game.choose("drift")  # three wood are left: for the main item, or for the one that was added
    assert game.over
    assert game.view()["variables"]["fish"] == {"player 1": 10}


def test_nobody_is_bound_by_the_agenda_of_another_player(tmp_path: Path) -> None:
    rules = """\
flow game:
    each player in [first of players]: do turn

action turn:
    set chief to player
    any order as deeds:
        toll:
            each player:
                if player != chief: do ask_toll
        tax: pay 2 wood; gain 1 fish

rule ask_toll:
    choose n from 0..2 as toll
    chief loses n wood
"""
    for toll, fish in (("0", 1), ("2", 0)):
        game = game_of(tmp_path / toll, rules, seats=2, gold=0)
        game.choose("toll")
        assert options(game) == ("toll", ["0", "1", "2"])
        game.choose(toll)
        assert game.over
        assert game.view()["variables"]["fish"] == {"player 1": fish, "player 2": 0}


def test_random_play_gives_up_no_duty_either(tmp_path: Path) -> None:
    """Behind the shuffle, wood may be wasted only as far as both taxes can still be paid."""
    rules = """\
flow game:
    each player: do turn

action turn:
    gain 3 wood
    any order as deeds:
        drift:
            choose n from 0..3 as before
            lose n wood
            shuffle row
            choose m from 0..3 as behind
            lose m wood
        first: pay 2 wood; gain 1 fish
        second: pay 2 wood; gain 10 fish
"""
    played = Playouts(any_checked(tmp_path, HEAD + rules, NOUNS.replace("start: 3", "start: 0"), CARDS.replace("EXTRA", "")), 1)
    ends = Counter(
        (game.view()["variables"]["fish"]["player 1"], game.view()["variables"]["wood"]["player 1"])
        for game in (played.play(seed) for seed in range(60))
    )
    assert {fish for fish, _ in ends} == {11}
    assert {wood for _, wood in ends} == {0, 1}


def test_a_step_in_which_a_walk_finds_no_way_is_drawn_from_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = """\
flow game:
    each player: do turn

action turn:
    choose n from 0..9
    choose m from 0..9
    require n + m = 4
    gain 10 * n + m fish
"""
    played = Playouts(any_checked(tmp_path, HEAD + rules, NOUNS, CARDS.replace("EXTRA", "")), 1)
    slow = Counter(played.play(seed).view()["variables"]["fish"]["player 1"] for seed in range(300))
    monkeypatch.setattr(drawing, "PATIENCE", 1)
    fast = Counter(played.play(seed).view()["variables"]["fish"]["player 1"] for seed in range(300))
    assert set(slow) == set(fast) == {4, 13, 22, 31, 40}
    assert min(fast.values()) > 30


def test_nobody_is_no_player_in_an_order(tmp_path: Path) -> None:
    rules = """\
flow game:
    do tax

rule tax:
    each player in [chief]: gain 50 fish
    set chief to last of players
    each player in (list of (chief if it = 2 else nothing) for it in 1..3): gain 1 fish
    each player in rank players by most seat of it: set rank_of to 1 + highest of rank_of of it for it in players
"""
    game = game_of(tmp_path, rules, seats=3)
    assert game.view()["variables"]["fish"] == {"player 1": 0, "player 2": 0, "player 3": 1}
    assert game.view()["variables"]["rank_of"] == {"player 1": 3, "player 2": 2, "player 3": 1}
    assert game.view()["variables"]["gold"] == {"player 1": 3, "player 2": 3, "player 3": 3}


def test_an_effect_that_carries_itself_out_is_stopped(tmp_path: Path) -> None:
    rules = "flow game:\n    each player: do turn\n\nrule turn:\n    for each card in row: do worth of card\n"
    with pytest.raises(GameError) as stopped:
        game_of(tmp_path, rules)
    assert stopped.value.diagnostic.code in ("RW501", "RW506")


def test_the_log_tells_what_was_paid_and_marked_and_by_whom(tmp_path: Path) -> None:
    rules = """\
flow game:
    do name_chief
    each player: do turn

rule name_chief: for each p in players: set rank_of of p to seat of p

action turn:
    choose card from row
    set owner_mark of card to player
    pay 3 wood
    move card to hand
"""
    game = game_of(tmp_path, rules, seats=2)
    ranks = [(entry.player, entry.amount) for entry in game.log if entry.effect is not None and entry.effect.verb == "set"]
    assert ranks == [(1, 1), (2, 2)]
    game.choose("bee")
    assert game.decision is not None and game.decision.site.label == "payment"
    game.choose("1 wood+2 gold")
    told = [
        (entry.player, entry.effect.verb, entry.effect.noun, entry.amount)
        for entry in game.log
        if entry.effect is not None and entry.amount not in (0, None)
    ]
    assert (1, "mark", "card.owner_mark", (2, 1)) in told
    assert (1, "pay", "wood", 1) in told and (1, "pay", "gold", 2) in told
