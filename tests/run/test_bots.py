"""Bots look at what their seat may know: never behind a barrier, and what is hidden is dealt anew before they look."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.inside import view_of
from tests.small_packs import game_of

from rulewright import Game
from rulewright.run import make_policy

NOUNS = """\
resources: {coin: {per: player}}
variables: {die: {min: 1, max: 6}}
zones:
  deck: {holds: card, start: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  row: {holds: card}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {copies: 3, worth: 90}, bee: {copies: 4, worth: 95}}\n"
RULES = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: draw 2 from deck to hand

action turn:
    choose one as deed:
        certain: gain 2 coin
        little: gain 1 coin
        {gamble}

score treasure = coin + sum of worth for it in row

winner: most points
"""
GAMBLES = [
    "dare: roll die; gain 100 * die coin",
    "dare: draw 1 from deck to row",
    "dare: shuffle deck; gain 100 coin",
    "dare:\n            each player in players where it != player: choose n from 1..2\n            gain 100 coin",
    "dare:\n            choose p from players by random\n            gain 100 coin",
]


def begun(folder: Path, gamble: str, seed: int = 0) -> Game:
    return game_of(folder, RULES.format(gamble=gamble), NOUNS, CARDS, seats=2, seed=seed)


@pytest.mark.parametrize("gamble", GAMBLES)
def test_a_bot_does_not_look_behind_a_barrier(tmp_path: Path, gamble: str) -> None:
    """What lies behind it would be worth far more; but nobody can know that, and so the bot takes what is sure."""
    game = begun(tmp_path, gamble)
    assert [make_policy("greedy", seed).choose(game) for seed in range(5)] == ["certain"] * 5


def test_a_bot_looks_to_the_end_of_its_step(tmp_path: Path) -> None:
    """The other side of it: without a barrier the hundred coins count."""
    game = begun(tmp_path, "dare:\n            choose n from 1..2\n            gain 100 * n coin")
    assert [make_policy("greedy", seed).choose(game) for seed in range(5)] == ["dare"] * 5


def test_what_is_hidden_is_dealt_anew_before_a_bot_looks(tmp_path: Path) -> None:
    game = begun(tmp_path, "dare: gain 3 coin")
    assert game.decision is not None and game.decision.player == 1
    before, decks, hands = game.view(), set(), set()
    for seed in range(12):
        state = game.imagine(game.decision.options[0].value, random.Random(1).random, seed)
        assert state is not None
        zones = view_of(game, state)["zones"]
        assert zones["hand"]["player 1"] == before["zones"]["hand"]["player 1"]  # its own cards it knows
        unseen = zones["deck"]["all"] + zones["hand"]["player 2"]
        assert sorted(unseen) == sorted(before["zones"]["deck"]["all"] + before["zones"]["hand"]["player 2"])
        decks.add(tuple(zones["deck"]["all"]))
        hands.add(frozenset(zones["hand"]["player 2"]))
    assert len(decks) > 3 and len(hands) > 3
    assert game.view() == before


def test_a_bot_decides_alike_whatever_is_hidden(tmp_path: Path) -> None:
    """Games that differ only in what the seat cannot see: the same answers, for the same seed of the bot."""
    chosen = set()
    for seed in range(6):
        game = begun(tmp_path / str(seed), GAMBLES[1], seed)
        chosen.add(make_policy("greedy", 3).choose(game))
    assert chosen == {"certain"}
