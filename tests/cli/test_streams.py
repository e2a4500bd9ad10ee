"""Closed, full, narrow and missing: whatever a command is connected to, it ends with a code and at most a sentence."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from tests.cli.starting import command
from tests.cli.surroundings import Case, Ended, carried_out
from tests.effort import tries

from rulewright.cli.main import COMMANDS

FEW = ("--games", "2", "--jobs", "1")
LINES = (
    ("check", "tic-tac-toe"),
    ("check", "no-such-pack"),
    ("play", "tic-tac-toe"),
    ("play", "tic-tac-toe", "--auto", "--board"),
    ("explain", "tic-tac-toe"),
    ("explain", "RW401"),
    ("test", "tic-tac-toe"),
    ("serve", "tic-tac-toe"),
    ("replay", "no-such-save"),
    ("texts", "status", "tic-tac-toe"),
    ("texts", "extract", "tic-tac-toe", "--lang", "de"),
    ("book", "tic-tac-toe", "-o", "page.html"),
    ("diff", "tic-tac-toe", "connect-four", "--no-scenarios"),
    ("validate", "tic-tac-toe", *FEW, "--compare", "2"),
    ("simulate", "tic-tac-toe", *FEW, "--engine", "python"),
    ("compile", "tic-tac-toe", "--show"),
    ("compile", "tic-tac-toe", "--native", "--show"),
    ("fmt", "tic-tac-toe", "--check"),
    ("new", "my-game"),
)
WRITES = (
    ("play", "tic-tac-toe", "--auto", "--save", "new.save"),
    ("serve", "tic-tac-toe", "--save", "games.db"),
    ("book", "tic-tac-toe", "-o", "page.html"),
    ("diff", "tic-tac-toe", "connect-four", "--no-scenarios", "--html", "page.html"),
    ("validate", "tic-tac-toe", *FEW, "--compare", "0", "--html", "page.html"),
    ("simulate", "tic-tac-toe", *FEW, "--engine", "python", "--save", "games"),
    ("simulate", "tic-tac-toe", *FEW, "--engine", "python", "--csv", "games.csv"),
    ("simulate", "tic-tac-toe", *FEW, "--engine", "python", "--html", "page.html"),
    ("new", "my-game"),
)
SILENT = {("check", "no-such-pack"), ("replay", "no-such-save")}  # they have nothing to say but what is wrong
NO_ROOM = "what there is to say cannot be written: no space left on device\n"
STREAMS = [
    ("closed", "", ""),
    ("", "closed", ""),
    ("", "", "closed"),
    ("closed", "closed", "closed"),
    ("", "full", ""),
    ("", "full", "full"),
    ("zero", "gone", ""),
]


def assert_said(line: tuple[str, ...], ended: Ended, *codes: int) -> None:
    assert ended.code in codes, (line, ended)
    for sign in ("Traceback", "RW90", "Exception ignored", "bug in rulewright"):
        assert sign not in ended.complained + ended.said, (line, ended)


T = TypeVar("T")


def _each_with_some(lines: Sequence[tuple[str, ...]], odd: Sequence[T]) -> list[tuple[tuple[str, ...], T]]:
    """Every command with two of the odd surroundings, the first command with all of them; thoroughly, every one with each."""
    many = tries(2, len(odd))
    some = {(number, (number + step) % len(odd)) for number in range(len(lines)) for step in range(many)}
    return [(lines[number], odd[which]) for number, which in sorted(some | {(0, which) for which in range(len(odd))})]


def test_every_command_is_tried() -> None:
    assert {line[0] for line in LINES} == {*COMMANDS} - {"packs"}, "packs reads all packs there are, and says one line each"


@pytest.mark.slow
def test_streams_that_are_closed_or_full(tmp_path: Path) -> None:
    tried = _each_with_some(LINES, STREAMS)
    found = carried_out([Case(line, streams) for line, streams in tried], tmp_path)
    for (line, streams), ended in zip(tried, found, strict=True):
        assert_said(line, ended, 0, 1, 2)
        if streams == ("", "full", "") and line not in SILENT:
            assert (ended.code, ended.complained) == (1, NO_ROOM), line


@pytest.mark.slow
def test_terminals_that_cannot_show_everything(tmp_path: Path) -> None:
    tried = _each_with_some(LINES, ["latin-1", "ascii", "cp437", "utf-16"])
    found = carried_out([Case(line, encoding=encoding) for line, encoding in tried], tmp_path)
    for (line, _), ended in zip(tried, found, strict=True):
        assert_said(line, ended, 2 if line in SILENT else 0)


@pytest.mark.slow
def test_a_disk_without_room(tmp_path: Path) -> None:
    """Where a file cannot be written whole it is told which one, and nothing half-written is left."""
    found = carried_out([Case(line, full=True) for line in WRITES], tmp_path)
    for at, (line, ended) in enumerate(zip(WRITES, found, strict=True)):
        assert_said(line, ended, 1, 2)
        left = {path.name for path in (tmp_path / str(at)).rglob("*") if path.is_file() and path.stat().st_size}
        assert left == set(), line


@pytest.mark.slow
def test_nobody_at_home(tmp_path: Path) -> None:
    """No home, one that is none, and one that nobody can write to."""
    homes = [{"HOME": home, "RULEWRIGHT_CACHE": "", "XDG_CACHE_HOME": ""} for home in ("", "/nowhere", "/dev/null", "/proc")]
    tried = _each_with_some([line for line in LINES if line not in SILENT], homes)
    for (line, _), ended in zip(
        tried, carried_out([Case(line, environment=home) for line, home in tried], tmp_path), strict=True
    ):
        assert_said(line, ended, 0)


# -- as programs that are really started --
def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command in a shell, as `$@` of the line."""
    return subprocess.run(
        ["bash", "-c", line], env=dict(os.environ), cwd=folder, capture_output=True, text=True, errors="replace", timeout=60
    )


def quoted(args: tuple[str, ...]) -> str:
    return " ".join(f"'{arg}'" for arg in command(*args)).replace("sys.argv[0] = 'rulewright'", 'sys.argv[0] = "rulewright"')


@pytest.mark.slow
@pytest.mark.parametrize("streams", ["<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>/dev/full", "</dev/zero | head -c 9"])
def test_a_program_with_odd_streams(streams: str, tmp_path: Path) -> None:
    done = shell(f"{quoted(('play', 'tic-tac-toe', '--auto'))} {streams}", tmp_path)
    assert done.returncode in (0, 1) and "Traceback" not in done.stderr and "Exception ignored" not in done.stderr
    if streams == ">/dev/full":
        assert done.stderr == NO_ROOM


@pytest.mark.slow
def test_what_is_typed_need_not_be_text(tmp_path: Path) -> None:
    done = shell(rf"printf '\377\376\n\000\nquit\n' | {quoted(('play', 'tic-tac-toe'))}", tmp_path)
    assert done.returncode == 0 and "Until next time." in done.stdout, done.stderr


@pytest.mark.slow
def test_a_folder_that_is_deleted_under_our_feet(tmp_path: Path) -> None:
    done = shell(f"mkdir gone && cd gone && rmdir ../gone && {quoted(('check', 'tic-tac-toe'))}", tmp_path)
    assert done.returncode == 0 and "fine" in done.stdout, done.stderr
