"""Agendas with extras, turn orders with nobody in them, effects that carry themselves out, and what the log tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import game_of as any_game

from rulewright import Game, GameError

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


def test_an_extra_waits_until_it_can_be_paid_and_is_left_out_if_it_never_can(tmp_path: Path) -> None:
    for chosen, fish in (("1", 101), ("0", 1)):
        game = game_of(tmp_path / chosen, EXTRA, gold=0)
        game.choose("ant")
        assert game.decision is not None and game.decision.site.label == "n"  # the extra costs three wood, and there are two
        game.choose(chosen)
        assert game.over
        assert game.view()["variables"]["fish"] == {"player 1": fish}


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
