"""A short run of each hostile tool: it tries something, and finds nothing. `make soak` lets them run for an hour."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tool", "count", "kinds"),
    [("fuzz", 12, {"packs", "saves", "arguments", "lines"}), ("kill", 2, {"kills"}), ("games", 5, {"random", "exact"})],
)
def test_a_short_run_finds_nothing(tool: str, count: int, kinds: set[str]) -> None:
    command = [sys.executable, str(TOOLS / f"{tool}.py"), "--count", str(count), "--minutes", "5", "--seed", "100"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    said = json.loads(ran.stdout.splitlines()[-1])
    assert said["findings"] == []
    assert ran.returncode == 0
    assert {kind: said["tried"][kind] for kind in kinds} == dict.fromkeys(kinds, count)
