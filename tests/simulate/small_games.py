"""A small game whose figures one can work out by hand: a row of cards, points for taking them, and more for the first seat."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import pack

NOUNS = """
resources: {vp: {per: player}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
variables: {rounds: {type: number, start: 0}}
"""
CARDS = """
pieces: card
attributes: {worth: number}
items:
  ant: {worth: 1, copies: 3}
  bee: {worth: 4, copies: 3}
  elk: {worth: 9}
"""
RULES = """
flow game:
    turns until rounds = 6:
        do turn

action turn:
    choose one as deed:
        take:
            choose card from row where worth < 9
            move card to hand
            gain worth of card vp
        rest: do nap
        fly if 1 > 2: gain 100 vp
    set rounds to rounds + 1

rule nap:
    gain 2 vp
    if player = first of players: gain 1 vp

winner: most vp
score points_of_cards = vp
"""


def small_game(folder: Path, rules: str = RULES) -> str:
    return str(pack(folder, rules, NOUNS, CARDS, name="small", players=(2, 3)))
