"""Games on the disk: SQLite with a write-ahead log, so that a choice that was answered is never lost, whatever is killed.

What cannot be written or read is refused in words: the disk may be full, and the file may be damaged or somebody else's.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.serve.library import Refused

TABLES = """
create table if not exists games (id text primary key, packs text, players integer, seed text, options text);
create table if not exists seats (token text primary key, game text, seat integer, who text);
create table if not exists choices (game text, number integer, seat integer, label text, key text, primary key (game, number));
create table if not exists secrets (name text primary key, value text);
"""
OURS = {"games", "seats", "choices", "secrets"}


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
        self._base.execute("pragma trusted_schema=off")
        found = self._base.execute("select type, name from sqlite_master where name not like 'sqlite_autoindex_%'").fetchall()
        if any(type_ != "table" or name not in OURS for type_, name in found):  # a view or a trigger of a stranger's
            self._base.close()
            raise sqlite3.DatabaseError("this is no file of games")
        self._base.execute("pragma journal_mode=wal")
        self._base.execute("pragma synchronous=full")
        self._base.executescript(TABLES)

    @contextmanager
    def _used(self) -> Iterator[sqlite3.Connection]:
        """Nothing half-written is left behind."""
        with self._lock:
            try:
                yield self._base
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):
                    self._base.rollback()
                raise Refused(f"the file of games cannot be used: {error}") from None

    def begin(self, game: Kept) -> None:
        with self._used() as base:
            base.execute("begin immediate")
            base.execute(
                "insert into games values (?, ?, ?, ?, ?)",
                (game.id, json.dumps(game.packs), game.players, str(game.seed), json.dumps(dict(game.options))),
            )
            base.executemany(
                "insert into seats values (?, ?, ?, ?)",
                [(token, game.id, seat, who) for seat, (token, who) in game.seats.items()],
            )
            base.execute("commit")

    def add(self, game: str, number: int, seat: int, label: str, key: str) -> None:
        with self._used() as base:
            base.execute("insert into choices values (?, ?, ?, ?, ?)", (game, number, seat, label, key))

    def undo(self, game: str, number: int) -> None:
        with self._used() as base:
            base.execute("delete from choices where game = ? and number >= ?", (game, number))

    def game_of(self, token: str) -> tuple[str, int] | None:
        """The game and the seat that a token opens."""
        found = self._all("select game, seat from seats where token = ? and who = 'human'", token)
        return (found[0][0], found[0][1]) if found else None

    def read(self, id: str) -> Kept:
        seats = self._all("select seat, token, who from seats where game = ? order by seat", id)
        choices = self._all("select seat, label, key from choices where game = ? order by number", id)
        try:
            ((packs, players, seed, options),) = self._all("select packs, players, seed, options from games where id = ?", id)
            named, settings = json.loads(packs), json.loads(options)
            if not (isinstance(named, list) and all(isinstance(one, str) for one in named) and isinstance(settings, dict)):
                raise ValueError
            return Kept(
                id,
                tuple(named),
                _whole(players),
                int(seed),
                settings,
                {_whole(seat): (str(token), str(who)) for seat, token, who in seats},
                tuple((_whole(seat), str(label), str(key)) for seat, label, key in choices),
            )
        except (ValueError, TypeError, RecursionError):
            raise Refused("what is kept of this game is damaged") from None

    def count(self) -> int:
        return int(self._all("select count(*) from games")[0][0])

    def secret(self, name: str, new: str) -> str:
        """A secret that outlasts the process: the one that is there, or the new one."""
        with self._used() as base:
            base.execute("insert or ignore into secrets values (?, ?)", (name, new))
        return str(self._all("select value from secrets where name = ?", name)[0][0])

    def close(self) -> None:
        with self._lock:
            self._base.close()

    def _all(self, question: str, *values: Any) -> Sequence[Any]:
        with self._used() as base:
            return base.execute(question, values).fetchall()


def _whole(value: Any) -> int:
    """A number as we have written it; a file may hold anything instead."""
    if type(value) is not int:
        raise ValueError
    return value
