"""One file: what is text, and where it stops being text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.read import read_text
from rulewright.read.limits import MAX_FILE_BYTES


def written(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "x.rules"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        (b"a\tb\n", "a\tb\n"),
        (b"\xef\xbb\xbfa\n", "a\n"),
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        ("é漢😀".encode(), "é漢😀"),
    ],
)
def test_text(tmp_path: Path, data: bytes, text: str) -> None:
    assert read_text(written(tmp_path, data), "shown") == (text, [])


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (b"ab\ncd\xff", "RW103", (2, 3)),
        (b"\xff\xfea\x00", "RW103", (1, 1)),
        ("é\r\né".encode() + b"\xc3(", "RW103", (2, 2)),
        (b"a\nb\x00c", "RW104", (2, 2)),
        (b"a\x1b[31m", "RW104", (1, 2)),
        ("a\u0085".encode(), "RW104", (1, 2)),
        (b"\xed\xa0\x80", "RW103", (1, 1)),
        (b"x" * (MAX_FILE_BYTES + 1), "RW102", (1, 1)),
        (b"x" * (10 << 20), "RW102", (1, 1)),
    ],
    ids=lambda value: repr(value[:8]) if isinstance(value, bytes) else None,
)
def test_not_text(tmp_path: Path, data: bytes, code: str, place: tuple[int, int]) -> None:
    text, problems = read_text(written(tmp_path, data), "p/x.rules")
    assert text is None
    assert [problem.code for problem in problems] == [code]
    span = problems[0].span
    assert span is not None
    assert (span.file, span.line, span.column) == ("p/x.rules", *place)


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    text, problems = read_text(written(tmp_path, b"x" * MAX_FILE_BYTES), "shown")
    assert text == "x" * MAX_FILE_BYTES
    assert problems == []


@pytest.mark.parametrize("name", ["missing", "folder", "bad\0name"])
def test_what_cannot_be_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    text, problems = read_text(tmp_path / name, "shown")
    assert text is None
    assert [problem.code for problem in problems] == ["RW101"]


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    text, problems = read_text(tmp_path / "pipe.yaml", "shown")
    assert text is None
    assert "ordinary" in problems[0].message
