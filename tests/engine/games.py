"""Shared games for the engine's own tests: every shipped pack at every player count."""

from __future__ import annotations

from functools import cache

from rulewright.check.check import Checked
from rulewright.check.load import load
from rulewright.compile import compile_game
from rulewright.compile.writing import Mode
from rulewright.run.game import Game, settle
from rulewright.run.machine import Machine

GAMES = [
    ("tic-tac-toe", 2), ("connect-four", 2), ("akropolis", 2), ("akropolis", 3), ("akropolis", 4),
    ("tekhenu", 1), ("tekhenu", 2), ("tekhenu", 3), ("tekhenu", 4), ("tekhenu-easy-start", 2),
]


@cache
def checked(pack: str) -> Checked:
    found = load([pack]).checked
    assert found is not None
    return found


@cache
def machine(pack: str, players: int, options: tuple[tuple[str, str], ...] = ()) -> Machine:
    settled = settle(checked(pack), players, dict(options))
    return Machine(compile_game(checked(pack), players, settled, Mode(trace=True)))


def start(pack: str, players: int, seed: int, **options: str) -> Game:
    return Game(machine(pack, players, tuple(sorted(options.items()))), seed)
