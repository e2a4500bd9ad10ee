"""Shared games for the engine's own tests: every shipped pack at every player count."""

from __future__ import annotations

from functools import cache

from rulewright.check.check import Checked
from rulewright.check.load import load
from rulewright.run.game import Game, new_game

GAMES = [("tic-tac-toe", 2), ("connect-four", 2), ("akropolis", 2), ("akropolis", 3), ("akropolis", 4)]


@cache
def checked(pack: str) -> Checked:
    found = load([pack]).checked
    assert found is not None
    return found


def start(pack: str, players: int, seed: int, **options: str) -> Game:
    return new_game(checked(pack), players, seed, options)
