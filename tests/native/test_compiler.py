"""A compiler that does not end: it is given up, with all that it has started."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from rulewright.native import compiler

SLOW = """#!/bin/sh
sleep 60 &
echo $! > started
{then}
"""


def is_running(number: int) -> bool:
    """A process that has ended may still be there to be counted."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.parametrize("then", ["wait", "echo >&2 nothing; wait"], ids=["silent", "it says something"])
def test_what_a_compiler_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    command = tmp_path / "cc"
    command.write_text(SLOW.format(then=then))
    command.chmod(0o755)
    monkeypatch.setattr(compiler, "LONGEST", 0.5)
    began = time.monotonic()
    with pytest.raises(compiler.Refused, match="took more than"):
        compiler.build(compiler.Compiler(str(command), "1"), tmp_path / "game.c", tmp_path, tmp_path / "game.library")
    assert time.monotonic() - began < 30
    started = int((tmp_path / "started").read_text())
    end = time.monotonic() + 10
    while is_running(started) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(started)


def test_what_a_compiler_says_first_is_told(tmp_path: Path) -> None:
    command = tmp_path / "cc"
    command.write_text("#!/bin/sh\necho 'game.c:1: error: \x1b[2Jno' >&2; echo 'error: more' >&2; exit 3\n")
    command.chmod(0o755)
    with pytest.raises(compiler.Refused) as refused:
        compiler.build(compiler.Compiler(str(command), "1"), tmp_path / "game.c", tmp_path, tmp_path / "game.library")
    assert str(refused.value) == "game.c:1: error: [2Jno"
    assert os.listdir(tmp_path) == ["cc"]
