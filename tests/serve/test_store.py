"""The file of a server's games: full, damaged or somebody else's. Nothing confirmed is lost, and everybody is told in words."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from tests import small_packs

from rulewright.serve import Lobby, Refused, Store, Wish

RULES = """
flow game:
    for each round in 1..40: each player: do turn
action turn:
    choose n from 1..3
    gain n reed
winner: most reed
"""


@pytest.fixture
def pack(tmp_path: Path) -> str:
    return str(small_packs.pack(tmp_path, RULES, "resources: {reed: {per: player}}", name="cove", players=(2, 2)))


def choices(store: Store) -> list[tuple[int, str]]:
    return [(number, key) for number, key in store._all("select number, key from choices order by number")]


def test_a_full_disk_takes_back_what_it_cannot_keep(pack: str, tmp_path: Path) -> None:
    """A choice that is not on the disk has not been made; when there is room again, the game goes on."""
    store = Store(tmp_path / "games.db")
    lobby = Lobby(store, {"cove": (pack,)})
    tokens = lobby.begin(Wish((pack,), 2, 1))
    entered = lobby.enter(tokens[1])
    assert entered is not None
    room = entered[0]
    made: list[str] = []

    def choose(key: str) -> None:
        decision = room.game.decision
        assert decision is not None
        room.choose(decision.player, key, room.version)
        made.append(key)

    choose("2")
    store._base.execute("pragma query_only=on")  # nothing can be written
    before = room.game.digest(), room.version
    for _ in range(3):
        with pytest.raises(Refused, match="cannot be used"):
            choose("3")
        with pytest.raises(Refused, match="cannot be used"):
            room.undo(1, room.version)
        with pytest.raises(Refused, match="cannot be used"):
            lobby.begin(Wish((pack,), 2, 2))
    assert (room.game.digest(), room.version) == before
    store._base.execute("pragma query_only=off")
    choose("1")
    room.undo(2, room.version)
    made.pop()
    choose("3")
    assert choices(store) == list(enumerate(made)) and lobby.begin(Wish((pack,), 2, 2))
    store.close()
    again = Lobby(Store(tmp_path / "games.db"), {"cove": (pack,)}).enter(tokens[1])
    assert again is not None and again[0].game.digest() == room.game.digest()


@pytest.mark.parametrize(
    "damage",
    [
        "update games set packs = '{'",
        "update games set packs = '[1]'",
        "update games set packs = null",
        "update games set options = '[]'",
        "update games set seed = 'x'",
        "update games set players = 'two'",
        "update games set players = 99",
        "update games set packs = '" + "[" * 9_000 + "'",
        "update choices set key = x'ff00'",
        "update choices set key = null, seat = 'one'",
        "delete from games",
        "drop table choices",
    ],
)
def test_a_damaged_game_is_refused_in_words(pack: str, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games.db"
    store = Store(path)
    tokens = Lobby(store, {"cove": (pack,)}).begin(Wish((pack,), 2, 1))
    [(game,)] = store._all("select id from games")
    store.add(game, 0, 1, "n", "2")
    lobby = Lobby(store, {"cove": (pack,)})
    store._base.execute(damage)
    with pytest.raises(Refused):
        lobby.enter(tokens[1])
    store.close()


ODD = [None, -1, 0, 99, 2**62, 1.5, "x", "", b"\xff", "9" * 5_000, "1e400", "[]", '{"a": []}', '["\\ud800"]', "mcts:9999999s"]
COLUMNS = {"games": "packs players seed options", "seats": "game seat who", "choices": "number seat label key"}


@pytest.mark.parametrize("column", [f"{table}.{name}" for table, names in COLUMNS.items() for name in names.split()])
def test_whatever_stands_in_a_file_of_games_is_refused_in_words_or_played(pack: str, tmp_path: Path, column: str) -> None:
    table, name = column.split(".")
    path = tmp_path / "games.db"
    store = Store(path)
    lobby = Lobby(store, {"cove": (pack,)})
    tokens = lobby.begin(Wish((pack,), 2, 1, {}, {2: "random"}))
    [(game,)] = store._all("select id from games")
    store.add(game, 0, 1, "n", "2")
    [(row, whole)] = store._all(f"select rowid, {name} from {table} order by rowid desc limit 1")
    refused = 0
    for odd in ODD:
        store._base.execute(f"update {table} set {name} = ? where rowid = ?", (odd, row))
        again = Lobby(store, {"cove": (pack,)})
        again.library = lobby.library  # the rules are the same
        try:
            entered = again.enter(tokens[1])
            if entered is not None:
                room, seat = entered
                room.news(seat)
                room.bot_moves()
        except Refused:
            refused += 1
        store._base.execute("delete from choices where rowid > 1")
        store._base.execute(f"update {table} set {name} = ? where rowid = ?", (whole, row))
    assert refused or name in ("label", "number", "game"), "nothing was noticed"
    again = Lobby(store, {"cove": (pack,)})
    assert again.enter(tokens[1]) is not None
    store.close()


def test_a_file_of_games_starts_no_program(pack: str, tmp_path: Path) -> None:
    """It may come from anywhere, and so may what lies beside it."""
    bot = tmp_path / "bot.py"
    starts = f"open({str(tmp_path / 'started')!r}, 'w')"
    bot.write_text(f"{starts}\nclass Mine:\n    def __init__(self, seed): pass\n", encoding="utf-8")
    store = Store(tmp_path / "games.db")
    tokens = Lobby(store, {"cove": (pack,)}).begin(Wish((pack,), 2, 1, {}, {2: "greedy"}))
    store._base.execute("update seats set who = ? where seat = 2", (f"{bot}:Mine",))
    with pytest.raises(Refused, match="no bot that plays here"):
        Lobby(store, {"cove": (pack,)}).enter(tokens[1])
    with pytest.raises(Refused, match="no bot that plays here"):
        Lobby(store, {"cove": (pack,)}).begin(Wish((pack,), 2, 1, {}, {2: f"{bot}:Mine"}))
    assert not (tmp_path / "started").exists()
    store.close()


@pytest.mark.parametrize(
    "planted",
    [
        "create view games as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id from n",
        "create table games (id); create trigger t after insert on games begin delete from games; end",
        "create table other (id)",
    ],
    ids=["a view without end", "a trigger", "another table"],
)
def test_a_file_of_somebody_else_is_not_opened(tmp_path: Path, planted: str) -> None:
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as base:
        base.executescript(planted)
    before = path.read_bytes()
    with pytest.raises(sqlite3.DatabaseError, match="no file of games"):
        Store(path)
    assert path.read_bytes() == before
