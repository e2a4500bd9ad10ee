"""Bots think in a process beside the server, so that no answer to anybody waits for them.

The process gets a game as it was begun and what was chosen since, and gives the key of an option. It remembers games, so that
only the latest choices are played again; whatever becomes of it, the next question starts another. It steps back behind the
server where the processor is scarce, and ends when the server does.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from rulewright.pipeline import load
from rulewright.process import loaded_for_good
from rulewright.run import Game, GameError, IllegalChoice, make_policy, new_game

REMEMBERED = 50  # games that such a process knows
PATIENCE = 300.0  # seconds after which it is given up
CALM = 5  # how far it steps back behind the server
QUICK = ("random",)  # bots that need no process


@dataclass(frozen=True)
class Begun:
    """What a game was begun with."""

    packs: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Thought:
    """Somebody is to answer in a game: who, from which seed, and what was chosen so far. Nobody only gets ready."""

    id: str
    begun: Begun
    choices: tuple[str, ...]
    who: str
    seed: int


class Thinker:
    """One such process; whoever asks while it thinks for another waits."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: tuple[BaseProcess, Connection] | None = None
        self.closed = False

    def close(self) -> None:
        """Nobody is waited for any more."""
        self.closed = True
        if self._process is not None:
            self._process[0].kill()

    def answer(self, thought: Thought) -> str | None:
        """The key of an option; None if the process cannot tell, and the asker has to think."""
        with self._lock:
            if self.closed:
                return None
            if self._process is None:
                self._process = _started()
            process, line = self._process
            try:
                line.send(thought)
                if line.poll(PATIENCE):
                    found: str | None = line.recv()
                    return found
            except (EOFError, OSError):
                pass
            process.kill()
            self._process = None
            return None


def _started() -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")  # a copy of a server with threads would hold their locks for ever
    ours, theirs = context.Pipe()
    process = context.Process(target=think, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return process, ours


# -- in the process --
def think(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends, and then this does
    if hasattr(os, "nice"):
        os.nice(CALM)
    games: dict[str, tuple[Game, list[str]]] = {}
    with suppress(EOFError, OSError):
        while True:
            line.send(_answer(games, line.recv()))


def _answer(games: dict[str, tuple[Game, list[str]]], thought: Thought) -> str | None:
    try:
        game = _at(games, thought)
        asked = bool(thought.who) and game.decision is not None
        return make_policy(thought.who, thought.seed).choose(game) if asked else None
    except (GameError, IllegalChoice, OSError, ValueError):
        games.pop(thought.id, None)
        return None


def _at(games: dict[str, tuple[Game, list[str]]], thought: Thought) -> Game:
    """The game where it stands: what is remembered goes on, or back, or is played from the beginning."""
    known = games.pop(thought.id, None)
    if known is None or list(thought.choices[: len(known[1])]) != known[1]:
        known = (_new(thought.begun), [])
    game, made = known
    for key in thought.choices[len(made) :]:
        game.choose(key)
        made.append(key)
    games[thought.id] = known
    while len(games) > REMEMBERED:
        del games[next(iter(games))]
    return game


LOADED: dict[tuple[str, ...], Any] = {}


def _new(begun: Begun) -> Game:
    if begun.packs not in LOADED:
        LOADED[begun.packs] = load(list(begun.packs)).checked
        loaded_for_good()
    checked = LOADED[begun.packs]
    if checked is None:
        raise ValueError(begun.packs)
    return new_game(checked, begun.players, begun.seed, begun.options, "kept")
