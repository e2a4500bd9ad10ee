"""Saves: nothing that was confirmed is lost, nothing that is damaged passes, and nobody spoils somebody else's."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.save_lines import lines_of, write_lines
from tests.shipped_games import GAMES, start

from rulewright import Game, GameError, Save, Settings, load, read_save, replay
from rulewright.diagnostics import Diagnostic
from rulewright.run.save import LARGEST, Record, SaveFile, _record, written

GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**40)


def play_on(game: Game, save: Save, seed: int, count: int = 6) -> list[str]:
    """Some choices at random, each saved; the digest before and after each."""
    rnd, digests = random.Random(seed), [game.digest()]
    for _ in range(count):
        if game.decision is None:
            break
        decision, key = game.decision, rnd.choice(game.decision.options).key
        game.choose(key)
        save.add(decision.player, decision.site.label, key)
        digests.append(game.digest())
    return digests


def begun(folder: Path) -> tuple[Path, list[str]]:
    """A closed save of a small game, and its digests."""
    path = folder / "game.save"
    with Save.create(path, load(["tic-tac-toe"]), Settings(("tic-tac-toe",), 2, 1)) as save:
        digests = play_on(start("tic-tac-toe", 2, 1), save, 1)
    return path, digests


def read(path: Path) -> SaveFile:
    found = read_save(path)
    assert isinstance(found, SaveFile), found
    return found


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(GAME, SEED, st.integers(0, 60))
def test_a_killed_save_loses_at_most_its_last_line(which: tuple[str, int], seed: int, cut: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        pack, players = which
        with Save.create(path, load([pack]), Settings((pack,), players, seed, {})) as save:
            digests = play_on(start(pack, players, seed), save, seed)
        whole = path.read_bytes()
        head = whole.index(b"\n", whole.index(b"\n") + 1) + 1
        path.write_bytes(whole[: max(head, len(whole) - cut)])
        found = read(path)
        again = replay(found)
        assert hasattr(again, "game"), again
        assert again.game.digest() == digests[len(found.records)]
        assert found.torn == (not path.read_bytes().endswith(b"\n"))


@pytest.mark.slow
def test_every_byte_that_changes_is_noticed_with_its_line(tmp_path: Path) -> None:
    """Changed, lost, doubled: the line is named, and all before it is kept."""
    path, digests = begun(tmp_path)
    whole = path.read_bytes()
    rnd = random.Random(0)
    for at in range(len(whole)):
        for damaged in (
            whole[:at] + bytes([whole[at] ^ (1 << rnd.randrange(8))]) + whole[at + 1 :],
            whole[:at] + whole[at + 1 :],
            whole[:at] + whole[at : at + 1] + whole[at:],
        ):
            if damaged == whole:
                continue
            path.write_bytes(damaged)
            line = whole[:at].count(b"\n") + 1
            found = read_save(path)
            if isinstance(found, Diagnostic):
                assert found.code == "RW602", (at, found)
                continue
            kept = len(found.records)
            assert found.refused is not None or found.torn, (at, damaged)
            assert kept >= line - 3
            if found.refused is not None:
                assert found.refused.span is not None
                assert found.refused.span.line in (line, line + 1)
                assert isinstance(replay(found), list)
    path.write_bytes(whole.replace(b"cell", b"call", 3))
    again = replay(read(path), migrate=True)
    assert not isinstance(again, list)
    assert again.game.digest() == digests[0]


def test_lines_that_are_lost_or_change_places_are_noticed(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    for n in range(2, len(lines) - 1):
        for other in (
            lines[:n] + lines[n + 1 :],
            [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]],
            lines[: n + 1] + lines[n:],
        ):
            path.write_bytes(b"".join(other))
            refused = read(path).refused
            assert refused is not None
            assert refused.span is not None
            assert refused.span.line in (n + 1, n + 2)


@pytest.mark.parametrize(
    "header",
    [
        '{"players": "2"}',
        "[]",
        "{" * 5000,
        "9" * 5000,
        '{"packs": [{"name": "tic-tac-toe"}], "files": {}, "versions": {}, "players": true, "seed": 1, "options": {}}',
        '{"packs": [{"name": "tic-tac-toe"}], "files": {}, "versions": {}, "players": 2, "seed": -1, "options": {}}',
        '{"packs": [{"name": "tic-tac-toe"}], "files": {}, "versions": {}, "players": 2, "seed": 1, "options": {"a": [1]}}',
        '{"packs": [{"name": "tic-tac-toe"}], "files": {"a": 1}, "versions": {}, "players": 2, "seed": 1, "options": {}}',
    ],
)
def test_a_forged_beginning_is_a_diagnostic(tmp_path: Path, header: str) -> None:
    path = tmp_path / "game.save"
    write_lines(path, [header])
    found = read_save(path)
    assert isinstance(found, Diagnostic)
    assert found.code == "RW602"


@pytest.mark.parametrize(
    "line", ["² cell a1", "0 cell a1", "100 cell a1", "1", "1 cell", "", "1  ", "1 cell \\UFFFFFFFF\\Uffffffff"]
)
def test_a_forged_line_is_a_diagnostic(tmp_path: Path, line: str) -> None:
    path, _ = begun(tmp_path)
    lines = lines_of(path)
    write_lines(path, [*lines[:2], line, *lines[2:]])
    refused = read(path).refused
    assert refused is not None
    assert str(refused.span) == "game.save:4:1"


@pytest.mark.slow
@given(st.text(), st.text(min_size=1).filter(lambda text: " " not in text))
@settings(max_examples=200, deadline=None)
def test_any_key_fits_on_a_line(key: str, label: str) -> None:
    text = written(Record(5, 3, label, key))
    assert text.isprintable()
    assert _record(5, text) == Record(5, 3, label, key)


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    for make in (lambda: path.write_text("mine"), lambda: path.symlink_to(tmp_path / "nowhere")):
        make()
        with pytest.raises(FileExistsError):
            Save.create(path, load(["tic-tac-toe"]), Settings(("tic-tac-toe",), 2, 1))
        assert os.listdir(tmp_path) == ["game.save"]
        path.unlink()
    assert not (tmp_path / "nowhere").exists()


def test_a_link_and_what_is_no_file_are_not_read(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    (tmp_path / "link.save").symlink_to(path)
    os.mkfifo(tmp_path / "pipe.save")
    (tmp_path / "folder.save").mkdir()
    (tmp_path / "large.save").write_bytes(b"x" * (LARGEST + 1))
    ordinary = "not an ordinary file"
    said = {"link": "it is a link", "pipe": ordinary, "folder": ordinary, "large": "too large", "none": "no such file"}
    for name, reason in said.items():
        next_handle = os.dup(0)
        os.close(next_handle)
        found = read_save(tmp_path / f"{name}.save")
        assert isinstance(found, Diagnostic)
        assert reason in found.message
        free = os.dup(0)
        os.close(free)
        assert free == next_handle  # nothing is left open


@pytest.mark.slow
def test_two_programs_do_not_spoil_a_save(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    before = path.read_bytes()
    with Save.go_on(read(path)):
        code = (
            "import sys; from pathlib import Path; from rulewright import GameError, Save, read_save\n"
            "try: Save.go_on(read_save(Path(sys.argv[1])))\n"
            "except GameError as error: print(error.diagnostic.code, error.diagnostic.message)\n"
        )
        other = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
        assert other.stdout.startswith("RW605")
        assert f"process {os.getpid()} " in other.stdout
    assert path.read_bytes() == before
    assert not path.with_name("game.save.lock").exists()
    Save.go_on(read(path)).close()


def test_a_save_that_somebody_changed_is_not_written_to(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    seen = read(path)
    with Save.go_on(seen) as save:
        with path.open("a") as file:
            file.write("something\n")
        before = path.read_bytes()
        with pytest.raises(GameError) as caught:
            save.add(1, "cell", "a1")
        assert caught.value.diagnostic.code == "RW605"
        assert path.read_bytes() == before
    for found in (seen, read(path)):
        with pytest.raises(GameError):
            Save.go_on(found)
    assert path.read_bytes() == before


@pytest.mark.slow
def test_a_lock_of_a_program_that_is_gone_holds_nobody_up(tmp_path: Path) -> None:
    path, _ = begun(tmp_path)
    code = (
        "import os, signal, sys; from pathlib import Path; from rulewright import Save, read_save\n"
        "save = Save.go_on(read_save(Path(sys.argv[1]))); os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode != 0
    assert path.with_name("game.save.lock").exists()
    Save.go_on(read(path)).close()
    assert not path.with_name("game.save.lock").exists()


@pytest.mark.parametrize("said", [b"content-hash = 1\n", b"processes", b"\0" * 500, b"\xff", None], ids=repr)
def test_a_file_that_is_no_lock_of_ours_stays_as_it_is(tmp_path: Path, said: bytes | None) -> None:
    """`poetry.lock` beside a save called `poetry`, or a pipe of that name."""
    path, _ = begun(tmp_path)
    lock = path.with_name("game.save.lock")
    lock.write_bytes(said) if said is not None else os.mkfifo(lock)
    before, listed = path.read_bytes(), sorted(os.listdir(tmp_path))
    new = tmp_path / "new.save"
    (tmp_path / "new.save.lock").symlink_to(lock)
    for attempt in (lambda: Save.go_on(read(path)), lambda: Save.create(new, load(["tic-tac-toe"]), read(path).settings)):
        with pytest.raises((GameError, OSError)):
            attempt()
    assert path.read_bytes() == before and sorted(os.listdir(tmp_path)) == sorted([*listed, "new.save.lock"])
    assert said is None or lock.read_bytes() == said


@pytest.mark.parametrize("said", [b"", b"proc", b"process 1", b"process 4711 on pond"], ids=repr)
def test_a_lock_that_was_left_over_is_taken(tmp_path: Path, said: bytes) -> None:
    path, _ = begun(tmp_path)
    lock = path.with_name("game.save.lock")
    lock.write_bytes(said)
    with Save.go_on(read(path)):
        assert lock.read_bytes().startswith(b"process %d on " % os.getpid())
    assert not lock.exists()


def test_a_save_never_grows_beyond_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = begun(tmp_path)
    for module in ("save", "saving"):
        monkeypatch.setattr(f"rulewright.run.{module}.LARGEST", path.stat().st_size + 60)
    with Save.go_on(read(path)) as save:
        with pytest.raises(OSError, match="too large"):
            for _ in range(10):
                save.undo()
    kept = read(path)
    assert kept.refused is None and kept.records[-1].seat == 0
    with pytest.raises(OSError, match="too large"):
        Save.create(tmp_path / "new.save", load(["tic-tac-toe"]), kept.settings, kept.records * 2)
    assert sorted(os.listdir(tmp_path)) == ["game.save"]


def test_a_save_is_made_with_all_that_was_chosen_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = begun(tmp_path)
    kept = read(path)
    Save.create(tmp_path / "copy.save", load(["tic-tac-toe"]), kept.settings, kept.records).close()
    assert (tmp_path / "copy.save").read_bytes() == path.read_bytes()
    size, real = path.stat().st_size, os.write
    for room in (0, 1, size // 2, size - 1):
        left = [room]

        def full(handle: int, data: bytes, left: list[int] = left) -> int:
            part = bytes(data)[: left[0]]
            if not part:
                raise OSError(28, "No space left on device")
            left[0] -= len(part)
            return real(handle, part)

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            Save.create(tmp_path / "new.save", load(["tic-tac-toe"]), kept.settings, kept.records)
        monkeypatch.undo()
        assert sorted(os.listdir(tmp_path)) == ["copy.save", "game.save"]


def test_a_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = begun(tmp_path)
    before = path.read_bytes()
    with Save.go_on(read(path)) as save:
        real = os.write
        left = [5]

        def full(handle: int, data: bytes) -> int:
            if not left[0]:
                raise OSError(28, "No space left on device")
            left[0] = 0
            return real(handle, bytes(data)[:5])

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space") as caught:
            save.add(1, "cell", "a1")
        assert caught.value.filename == str(path)
        monkeypatch.undo()
        assert path.read_bytes() == before
        save.undo()
    assert lines_of(path)[-1] == "undo"


def test_a_save_of_an_earlier_version_is_written_anew(tmp_path: Path) -> None:
    path, digests = begun(tmp_path)
    path.write_text("\n".join(["rulewright save 1", *lines_of(path), ""]))
    old = read(path)
    refused = replay(old)
    assert isinstance(refused, list)
    assert [problem.code for problem in refused] == ["RW606"]
    again = replay(old, migrate=True)
    assert not isinstance(again, list)
    assert again.game.digest() == digests[-1]
    assert again.diagnostics == ()
