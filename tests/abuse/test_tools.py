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
    [
        ("fuzz", 4, {"packs": 4, "saves": 32, "arguments": 4, "lines": 4, "requests": 240}),
        ("kill", 2, {"saves": 6, "served": 6}),
        ("games", 2, {"random": 8, "exact": 2, "tekhenu": 2}),
    ],
)
def test_a_short_run_finds_nothing(tool: str, count: int, kinds: dict[str, int]) -> None:
    command = [sys.executable, str(TOOLS / f"{tool}.py"), "--count", str(count), "--minutes", "5", "--seed", "100"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    said = json.loads(ran.stdout.splitlines()[-1])
    assert said["findings"] == []
    assert ran.returncode == 0
    assert {kind: least for kind, least in kinds.items() if said["tried"][kind] < least} == {}
