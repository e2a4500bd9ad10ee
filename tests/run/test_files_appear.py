"""A new save appears at once and whole, never over another file, and its name is on the disk, too."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from rulewright.run.saving import _appear, _write


def no_second_names(*given: Any, **named: Any) -> None:
    raise OSError(95, "not supported")


@pytest.mark.parametrize("linking", [True, False], ids=["two names", "one name"])
def test_a_file_appears_with_all_its_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linking: bool) -> None:
    if not linking:
        monkeypatch.setattr(os, "link", no_second_names)
    settled: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda handle: settled.append(stat.S_ISDIR(os.fstat(handle).st_mode)))
    (tmp_path / ".game.save.new").write_bytes(b"left over")
    _appear(tmp_path / "game.save", b"whole")
    assert (tmp_path / "game.save").read_bytes() == b"whole" and [path.name for path in tmp_path.iterdir()] == ["game.save"]
    assert settled == [False, *([True] if os.name == "posix" else [])]  # the file, then the folder
    with pytest.raises(FileExistsError):
        _appear(tmp_path / "game.save", b"other")
    assert (tmp_path / "game.save").read_bytes() == b"whole" and [path.name for path in tmp_path.iterdir()] == ["game.save"]


def test_whatever_is_written_is_written_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: plain(handle, bytes(data)[:3]))
    with open(tmp_path / "one", "wb", buffering=0) as file:
        _write(file.fileno(), b"a long line\n")
    assert (tmp_path / "one").read_bytes() == b"a long line\n"
