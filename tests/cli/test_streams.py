"""Closed, full, narrow and missing: whatever the command is connected to, it ends with a code and at most a sentence."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.starting import command

COMMANDS = (
    ("check", "tic-tac-toe"),
    ("play", "tic-tac-toe"),
    ("play", "tic-tac-toe", "--auto", "--board"),
    ("explain", "tic-tac-toe"),
    ("explain", "RW401"),
    ("check", "no-such-pack"),
)


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a shell, as `$@` of the line."""
    whole = {**os.environ, "RULEWRIGHT_CACHE": str(folder / "cache"), **environment}
    whole = {name: value for name, value in whole.items() if value}
    return subprocess.run(
        ["bash", "-c", line], env=whole, cwd=folder, capture_output=True, text=True, errors="replace", timeout=60
    )


def quoted(args: tuple[str, ...]) -> str:
    return " ".join(f"'{arg}'" for arg in command(*args)).replace("sys.argv[0] = 'rulewright'", 'sys.argv[0] = "rulewright"')


@pytest.mark.slow
@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    "streams", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>/dev/full", "</dev/zero | head -c 9"]
)
def test_streams_that_are_closed_or_full(args, streams, tmp_path):
    done = shell(f"{quoted(args)} {streams}", tmp_path)
    assert done.returncode in (0, 1, 2)
    assert "Traceback" not in done.stderr and "RW901" not in done.stderr and "Exception ignored" not in done.stderr
    if ">/dev/full" in streams and "2>" not in streams and "no-such-pack" not in args:
        assert done.stderr == "what there is to say cannot be written: no space left on device\n"


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp437", "utf-16"])
def test_terminals_that_cannot_show_everything(encoding, tmp_path):
    for args in COMMANDS:
        done = shell(f"{quoted(args)} </dev/null | cat >/dev/null; exit ${{PIPESTATUS[0]}}", tmp_path, PYTHONIOENCODING=encoding)
        assert done.returncode in (0, 2) and "RW901" not in done.stderr, done.stderr


@pytest.mark.slow
def test_what_is_typed_need_not_be_text(tmp_path):
    done = shell(rf"printf '\377\376\n\000\nquit\n' | {quoted(('play', 'tic-tac-toe'))}", tmp_path)
    assert done.returncode == 0 and "Until next time." in done.stdout, done.stderr


@pytest.mark.slow
def test_nobody_at_home(tmp_path):
    for home in ("", "/nowhere", "/dev/null"):
        done = shell(quoted(("check", "tic-tac-toe")), tmp_path, HOME=home, RULEWRIGHT_CACHE="", XDG_CACHE_HOME="")
        assert done.returncode == 0 and "fine" in done.stdout, done.stderr


@pytest.mark.slow
def test_a_folder_that_is_deleted_under_our_feet(tmp_path):
    done = shell(f"mkdir gone && cd gone && rmdir ../gone && {quoted(('check', 'tic-tac-toe'))}", tmp_path)
    assert done.returncode == 0 and "fine" in done.stdout, done.stderr
