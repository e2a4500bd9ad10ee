"""Games on the disk: SQLite with a write-ahead log, so that a choice that was answered is never lost, whatever is killed."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TABLES = """
create table if not exists games (id text primary key, packs text, players integer, seed text, options text);
create table if not exists seats (token text primary key, game text, seat integer, who text);
create table if not exists choices (game text, number integer, seat integer, label text, key text, primary key (game, number));
create table if not exists secrets (name text primary key, value text);
"""


@dataclass(frozen=True)
class Kept:
    """What a game was begun with, who sits where (a token and a name for each seat), and what was chosen."""

    id: str
    packs: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Any]
    seats: Mapping[int, tuple[str, str]]
    choices: tuple[tuple[int, str, str], ...]


class Store:
    """One connection for the whole process; whoever writes waits for the others."""

    def __init__(self, path: Path | None) -> None:
        self._lock = threading.Lock()
        self._base = sqlite3.connect(path or ":memory:", check_same_thread=False, isolation_level=None)
        self._base.execute("pragma journal_mode=wal")
        self._base.execute("pragma synchronous=full")
        self._base.executescript(TABLES)

    def begin(self, game: Kept) -> None:
        with self._lock:
            self._base.execute("begin immediate")
            self._base.execute(
                "insert into games values (?, ?, ?, ?, ?)",
                (game.id, json.dumps(game.packs), game.players, str(game.seed), json.dumps(dict(game.options))),
            )
            self._base.executemany(
                "insert into seats values (?, ?, ?, ?)",
                [(token, game.id, seat, who) for seat, (token, who) in game.seats.items()],
            )
            self._base.execute("commit")

    def add(self, game: str, number: int, seat: int, label: str, key: str) -> None:
        with self._lock:
            self._base.execute("insert into choices values (?, ?, ?, ?, ?)", (game, number, seat, label, key))

    def undo(self, game: str, number: int) -> None:
        with self._lock:
            self._base.execute("delete from choices where game = ? and number >= ?", (game, number))

    def game_of(self, token: str) -> tuple[str, int] | None:
        """The game and the seat that a token opens."""
        found = self._all("select game, seat from seats where token = ? and who = 'human'", token)
        return (found[0][0], found[0][1]) if found else None

    def read(self, id: str) -> Kept:
        ((packs, players, seed, options),) = self._all("select packs, players, seed, options from games where id = ?", id)
        seats = self._all("select seat, token, who from seats where game = ? order by seat", id)
        choices = self._all("select seat, label, key from choices where game = ? order by number", id)
        return Kept(
            id,
            tuple(json.loads(packs)),
            players,
            int(seed),
            json.loads(options),
            {seat: (token, who) for seat, token, who in seats},
            tuple((seat, label, key) for seat, label, key in choices),
        )

    def count(self) -> int:
        return int(self._all("select count(*) from games")[0][0])

    def secret(self, name: str, new: str) -> str:
        """A secret that outlasts the process: the one that is there, or the new one."""
        with self._lock:
            self._base.execute("insert or ignore into secrets values (?, ?)", (name, new))
        return str(self._all("select value from secrets where name = ?", name)[0][0])

    def close(self) -> None:
        with self._lock:
            self._base.close()

    def _all(self, question: str, *values: Any) -> Sequence[Any]:
        with self._lock:
            return self._base.execute(question, values).fetchall()
