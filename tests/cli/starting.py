"""How tests start the command: a game that two people play here, or the whole program in a process of its own."""

from __future__ import annotations

import sys

_MAIN = "import sys; from rulewright.cli import main; sys.argv[0] = 'rulewright'; main()"


def hot_seat(*more: str) -> tuple[str, ...]:
    return ("play", "tic-tac-toe", "--seed", "1", "--seat", "2=human", *more)


def command(*args: str) -> list[str]:
    return [sys.executable, "-c", _MAIN, *args]
