"""What is remembered between runs may be damaged, planted or grow old; nobody notices, and nothing of it is ever carried out."""

from __future__ import annotations

import ast
import json
import os
from pathlib import Path

import pytest
from tests.small_packs import choose_at_random, game_of

import rulewright
from rulewright.parse.parser import _remembered
from rulewright.parse.tables import parser
from rulewright.read.cache import MOST_REMEMBERED, cached

RULES = "flow game:\n    each player: do turn\n\naction turn:\n    choose n from 1..3\n    gain n coin\n\nwinner: most coin\n"
NOUNS = "resources: {coin: {per: player}}\n"
EXECUTABLE = {"pickle", "marshal", "shelve", "dill"}


def played(folder: Path) -> str:
    """The end of a game for which everything is read anew."""
    parser.cache_clear()
    _remembered.cache_clear()
    game = game_of(folder, RULES, NOUNS, seats=2)
    assert len(choose_at_random(game, 3)) == 2
    return game.digest()


DAMAGE = {"empty": b"", "short": b"\x00", "long": b"\xff" * 100, "pickle": b"c__main__\nfoo\n.", "json": b"[{}, {}]"}
EACH = [pytest.param(data, id=name, marks=pytest.mark.slow) for name, data in DAMAGE.items()]


@pytest.mark.parametrize("damage", EACH)
def test_a_damaged_cache_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    """Whatever was cut off or overwritten is made again; the game is the same."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(folder))
    before = played(tmp_path)
    remembered = list(folder.iterdir())
    assert {path.name.partition("-")[0] for path in remembered} == {"grammar"}
    for path in remembered:
        path.write_bytes(damage)
    assert played(tmp_path) == before
    parser.cache_clear()


@pytest.mark.slow
def test_the_cache_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    for number in range(3 * MOST_REMEMBERED):
        cached("abuse", str(number), lambda: b"x")
    assert len(list((tmp_path / "cache").iterdir())) <= MOST_REMEMBERED + 1


@pytest.mark.slow
def test_only_data_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that a game leaves behind is JSON; it is plain data whoever reads it."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    played(tmp_path)
    kept = list((tmp_path / "cache").iterdir())
    assert kept
    assert all(isinstance(json.loads(path.read_bytes()), list | dict) for path in kept)


@pytest.mark.slow
def test_the_engine_has_nothing_that_turns_bytes_into_code() -> None:
    """No module that makes objects or code of bytes is imported; rules run in two places."""
    engine = Path(rulewright.__file__).parent
    runs: set[str] = set()
    for path in engine.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=names):
                    assert not {name.name.partition(".")[0] for name in names} & EXECUTABLE, path
                case ast.ImportFrom(module=module):
                    assert (module or "").partition(".")[0] not in EXECUTABLE, path
                case ast.Call(func=ast.Name(id="exec" | "eval" | "compile" | "__import__")):
                    runs.add(path.relative_to(engine).as_posix())
    assert runs == {"run/loading.py", "scenario/conditions.py"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder in which something has been kept."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(folder))
    assert cached("thing", "key", lambda: b"ours") == b"ours"
    assert cached("thing", "key", lambda: b"made again") == b"ours"
    return folder


def test_a_folder_that_others_may_write_to_is_left_alone(folder: Path) -> None:
    for mode in (0o777, 0o770, 0o1777, 0o702):
        folder.chmod(mode)
        assert cached("thing", "key", lambda: b"made again") == b"made again"
        assert cached("thing", "other", lambda: b"new") == b"new"
    assert len(list(folder.iterdir())) == 1  # nor is anything written there
    folder.chmod(0o700)
    assert cached("thing", "key", lambda: b"made again") == b"ours"


def test_a_folder_behind_a_link_is_left_alone(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "link"))
    assert cached("thing", "key", lambda: b"made again") == b"made again"


def test_somebody_elses_folder_or_file_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: os.stat(folder).st_uid + 1)
    assert cached("thing", "key", lambda: b"made again") == b"made again"


@pytest.mark.parametrize("plant", ["link", "hard link", "open to all", "pipe", "folder"])
def test_a_planted_file_is_not_read_and_not_written_through(folder: Path, tmp_path: Path, plant: str) -> None:
    (kept,) = folder.iterdir()
    stranger = tmp_path / "stranger"
    stranger.write_bytes(b"planted")
    kept.unlink()
    if plant == "link":
        kept.symlink_to(stranger)
    elif plant == "hard link":
        os.link(stranger, kept)
    elif plant == "pipe":
        os.mkfifo(kept)
    elif plant == "folder":
        kept.mkdir()
    else:
        kept.write_bytes(b"planted")
        kept.chmod(0o666)
    assert cached("thing", "key", lambda: b"made again") == b"made again"
    assert stranger.read_bytes() == b"planted"


def test_no_home_and_a_folder_that_cannot_be_made_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "file" / "below"))
    assert cached("thing", "key", lambda: b"made") == b"made"
    monkeypatch.delenv("RULEWRIGHT_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)

    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", homeless)
    assert cached("thing", "key", lambda: b"made") == b"made"
