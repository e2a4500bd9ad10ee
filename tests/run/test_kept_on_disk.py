"""Saves and their locks, file by file: what is written is on the disk, what is read is whole, and nothing stays open."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.save_lines import lines_of, write_lines

from rulewright import GameError, Save, Settings, load, read_save
from rulewright.diagnostics import Diagnostic
from rulewright.run.lock import Held, Lock, _ours, _same
from rulewright.run.save import FIRST_LINE, LARGEST, Record, SaveFile, _record, checksum, written

PLAYED = {"packs": [{"name": "tic-tac-toe"}], "files": {}, "versions": {}, "players": 2, "seed": 7, "options": {}}


def created(path: Path, *records: Record) -> Path:
    Save.create(path, load(["tic-tac-toe"]), Settings(("tic-tac-toe",), 2, 7), records).close()
    return path


def read(path: Path) -> SaveFile:
    found = read_save(path)
    assert isinstance(found, SaveFile), found
    return found


def next_handle() -> int:
    """The number that the next file gets which is opened: it grows with what is left open."""
    handle = os.dup(0)
    os.close(handle)
    return handle


# -- lines --
@pytest.mark.parametrize(
    ("line", "record"),
    [
        ("undo", Record(3, 0)),
        ("1 cell a1", Record(3, 1, "cell", "a1")),
        ("99 cell ", Record(3, 99, "cell", "")),
        ("2 cell a key with spaces", Record(3, 2, "cell", "a key with spaces")),
        ("2 cell a\\nb\\\\n", Record(3, 2, "cell", "a\nb\\n")),
        ("undo ", None),
        ("1  a1", None),
        ("01 cell a1", None),
        ("-1 cell a1", None),
    ],
)
def test_a_line_is_a_choice_an_undo_or_nothing(line: str, record: Record | None) -> None:
    assert _record(3, line) == record
    assert record is None or written(record) == line


def test_a_checksum_depends_on_all_lines_before_it() -> None:
    one = checksum("a", b"text")
    assert len(one) == 12 and one == checksum("a", b"text") and len({one, checksum("b", b"text"), checksum("a", b"tex")}) == 3


# -- what is played --
def headed(path: Path, **other: Any) -> SaveFile | Diagnostic:
    header = {name: value for name, value in {**PLAYED, **other}.items() if value is not ...}
    write_lines(path, [json.dumps(header), "1 cell a1"])
    return read_save(path)


@pytest.mark.parametrize(
    "other",
    [
        {},
        {"players": 99},
        {"players": 0},
        {"seed": 0},
        {"seed": 2**64 - 1},
        {"options": {"a": 1, "b": "two"}},
        {"seats": {"1": "greedy"}},
        {"packs": [{"name": "a"}, {"name": "b"}]},
    ],
)
def test_what_is_played_is_read(tmp_path: Path, other: dict[str, Any]) -> None:
    found = headed(tmp_path / "game.save", **other)
    assert isinstance(found, SaveFile) and found.refused is None and not found.torn and found.diagnostics == ()
    settings, said = found.settings, {**PLAYED, **other}
    assert [{"name": name} for name in settings.packs] == said["packs"]
    assert (settings.players, settings.seed, settings.options) == (said["players"], said["seed"], said["options"])
    assert settings.seats == said.get("seats", {}) and found.records == (Record(3, 1, "cell", "a1"),)
    assert found.whole == (tmp_path / "game.save").stat().st_size


@pytest.mark.parametrize(
    "other",
    [
        {"players": 100},
        {"players": -1},
        {"players": 2.0},
        {"players": ...},
        {"seed": 2**64},
        {"seed": ...},
        {"files": []},
        {"files": ...},
        {"versions": {"a": 1}},
        {"versions": ...},
        {"options": []},
        {"options": {"a": 1, "b": None}},
        {"options": ...},
        {"seats": {"1": 2}},
        {"seats": []},
        {"packs": []},
        {"packs": "tic-tac-toe"},
        {"packs": [{"name": "a"}, {"name": 1}]},
        {"packs": [{}]},
        {"packs": ["a"]},
        {"packs": ...},
    ],
)
def test_what_is_not_played_like_this_is_told(tmp_path: Path, other: dict[str, Any]) -> None:
    found = headed(tmp_path / "game.save", **other)
    assert isinstance(found, Diagnostic) and found.code == "RW602" and found.span is not None and found.span.line == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"", 1),
        (b"something else\n\n\n", 1),
        (FIRST_LINE, 1),
        (FIRST_LINE + b"\n", 1),
        (b"rulewright save 1\n", 1),
        (FIRST_LINE + b"\n\n", 2),
        (b"rulewright save 1\n[]\n", 2),
        (b"rulewright save 3\n{}\n", 1),
    ],
)
def test_what_is_no_save_is_told_with_the_line(tmp_path: Path, text: bytes, line: int) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(text)
    found = read_save(path)
    assert isinstance(found, Diagnostic) and found.code == "RW602" and found.span is not None and found.span.line == line


def test_what_is_torn_or_damaged_is_told_with_the_line(tmp_path: Path) -> None:
    path = created(tmp_path / "game.save", Record(0, 1, "cell", "a1"), Record(0, 2, "cell", "a2"))
    whole = path.read_bytes()
    path.write_bytes(whole + b"12 half a li")
    torn = read(path)
    assert torn.torn and torn.refused is None and torn.whole == len(whole) and len(torn.records) == 2
    assert [(one.code, one.span.line if one.span else 0) for one in torn.diagnostics] == [("RW601", 5)]
    assert torn.checksum == whole.splitlines()[-1].split()[0].decode()
    for damaged, line, kept, said in (
        (whole.replace(b" a2", b" a3"), 4, 1, "not as it was written"),
        (whole.replace(b" a1", b" a3") + b"torn", 3, 0, "not as it was written"),
    ):
        path.write_bytes(damaged)
        found = read(path)
        assert found.refused is not None and found.refused.code == "RW602" and said in found.refused.message
        assert found.refused.span is not None and found.refused.span.line == line
        assert len(found.records) == kept and found.diagnostics == ()
        assert found.whole == len(b"".join(whole.splitlines(keepends=True)[: line - 1]))
    write_lines(path, [json.dumps(PLAYED), "1 cell a1", "no line", "undo"])
    refused = read(path).refused
    assert refused is not None and "neither a choice nor an undo" in refused.message
    assert refused.span is not None and refused.span.line == 4
    path.write_bytes(b"\n".join([b"rulewright save 1", json.dumps(PLAYED).encode(), b"1 cell \xff", b""]))
    refused = read(path).refused
    assert refused is not None and refused.span is not None and refused.span.line == 3


def test_a_file_may_be_as_large_as_a_save(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    for more, said in ((0, "not a save"), (1, "too large")):
        path.write_bytes(b"x" * (LARGEST + more))
        found = read_save(path)
        assert isinstance(found, Diagnostic) and said in found.message


# -- what is on the disk --
def test_whatever_is_confirmed_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice, an undo, and a torn line that was cut off."""
    path = created(tmp_path / "game.save")
    with path.open("ab") as file:
        file.write(b"torn")
    settled: list[int] = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: settled.append(os.fstat(handle).st_size) or real(handle))
    sizes = [read(path).whole]
    with Save.go_on(read(path)) as save:
        assert path.stat().st_size == sizes[0]
        for confirm in (lambda: save.add(1, "cell", "a1"), save.undo, lambda: save.add(1, "cell", "b1")):
            confirm()
            sizes.append(path.stat().st_size)
    assert settled == sizes and sizes == sorted({*sizes})
    assert lines_of(path)[1:] == ["1 cell a1", "undo", "1 cell b1"]
    settled.clear()
    with Save.go_on(read(path)):
        assert settled == []  # nothing was torn


def test_a_new_save_is_given_its_name_and_never_put_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a disk has second names: between a look and a move somebody else might have come."""

    def moved(*given: Any) -> None:
        raise AssertionError(given)

    monkeypatch.setattr(os, "replace", moved)
    assert read(created(tmp_path / "game.save")).records == () and os.listdir(tmp_path) == ["game.save"]


def test_nothing_stays_open(tmp_path: Path) -> None:
    path, free = created(tmp_path / "game.save"), next_handle()
    save = Save.go_on(read(path))
    assert next_handle() != free  # the lock is held
    locked = next_handle()
    save.add(1, "cell", "a1")
    assert next_handle() == locked
    with pytest.raises(GameError) as caught:
        Save.go_on(read(path))
    assert caught.value.diagnostic.code == "RW605" and f"process {os.getpid()} on " in caught.value.diagnostic.message
    assert next_handle() == locked
    save.close()
    save.close()
    assert next_handle() == free and not path.with_name("game.save.lock").exists()


def test_nothing_stays_open_of_what_is_no_lock(tmp_path: Path) -> None:
    path, free = tmp_path / "game", next_handle()
    path.with_name("game.lock").write_text("mine")
    with pytest.raises(GameError) as caught:
        Lock(path)
    assert caught.value.diagnostic.code == "RW605" and next_handle() == free
    os.mkfifo(tmp_path / "other.lock")
    with pytest.raises(GameError) as caught:
        Lock(tmp_path / "other")
    assert caught.value.diagnostic.code == "RW605" and next_handle() == free


def test_nobody_is_locked_out_by_what_could_not_be_done(tmp_path: Path) -> None:
    """A save that has changed since it was read, and one that is there already."""
    path, free = created(tmp_path / "game.save"), next_handle()
    before = read(path)
    with Save.go_on(before) as save:
        save.add(1, "cell", "a1")
    for attempt, error in ((lambda: Save.go_on(before), GameError), (lambda: created(path), FileExistsError)):
        with pytest.raises(error):
            attempt()
        assert next_handle() == free and sorted(os.listdir(tmp_path)) == ["game.save"]
    assert [record.key for record in read(path).records] == ["a1"]


# -- locks --
def test_who_holds_a_lock_is_told_in_what_can_be_printed(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lock = Lock(path)
    for said, told in ((b"process 5\n\x1b[2Jon pond", "process 5[2Jon pond"), (b"", "another program"), (b"x" * 300, "x" * 100)):
        lock.path.write_bytes(said)
        with pytest.raises(Held) as caught:
            Lock(path)
        assert str(caught.value) == told
    lock.release()


def test_a_lock_says_whose_it_is_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game"
    (tmp_path / "game.lock").write_bytes(b"process 4711 on a machine with a very long name that is not ours" * 3)
    lock = Lock(path)
    said = lock.path.read_bytes()
    assert said.startswith(b"process %d on " % os.getpid()) and b"4711" not in said and b"very long" not in said
    lock.release()
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("said", "ours"),
    [(b"", True), (b"p", True), (b"process ", True), (b"process 12", True), (b"q", False), (b"process: 1", False)],
)
def test_what_a_lock_of_ours_says(said: bytes, ours: bool) -> None:
    assert _ours(said) == ours


def test_a_lock_that_was_taken_away_meanwhile_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is tried once more, with what is there by then."""
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"")
    with one.open("rb") as file:
        assert _same(file, one)
        two.symlink_to(one)
        assert not _same(file, two)
        one.unlink()
        assert not _same(file, one)
        one.write_bytes(b"")
        assert not _same(file, one)
    tried: list[bool] = []
    path, free = tmp_path / "game", next_handle()

    def once_in_vain(file: Any, at: Path) -> bool:
        tried.append(_same(file, at))
        return len(tried) > 1

    monkeypatch.setattr("rulewright.run.lock._same", once_in_vain)
    lock = Lock(path)
    assert tried == [True, True]
    lock.release()
    assert next_handle() == free
