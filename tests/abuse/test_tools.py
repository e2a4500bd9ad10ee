"""A short run of each hostile tool: it tries something, and finds nothing. `make soak` lets them run for an hour."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tool", "count", "kinds"),
    [
        ("fuzz", 2, {"packs": 40, "saves": 60, "arguments": 16, "lines": 6, "requests": 120}),
        ("kill", 2, {"saves": 6, "served": 6}),
        ("games", 2, {"random": 8, "exact": 2, "tekhenu": 2}),
    ],
)
def test_a_short_run_finds_nothing(tool: str, count: int, kinds: dict[str, int]) -> None:
    command = [sys.executable, str(TOOLS / f"{tool}.py"), "--count", str(count), "--minutes", "5", "--seed", "100"]
    python = {**os.environ, "RULEWRIGHT_CC": ""}  # what is built takes longer than all the rest; `make soak` builds
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=python)
    said = json.loads(ran.stdout.splitlines()[-1])
    assert said["findings"] == []
    assert ran.returncode == 0
    assert {kind: least for kind, least in kinds.items() if said["tried"][kind] < least} == {}


SPOILT = """
import os, signal, sys, time
sys.path[:0] = [sys.argv.pop(1)]
stopped = sys.argv.pop(1)
from hostile import expect, run
import hostile
hostile.TOO_LONG = 1

def fine(seed):
    yield "fine"

def wrong(seed):
    expect(seed != 3, "three")
    yield "fine"

def ended(seed):
    if seed == 5:
        os.kill(os.getpid(), 11)
    if seed == 6 and not os.path.exists(stopped):  # as if the machine had been stopped meanwhile
        open(stopped, "w").close()
        os.kill(os.getpid(), signal.SIGXCPU)
    if seed == 9:
        os.kill(os.getpid(), signal.SIGXCPU)
    yield "fine"

def hangs(seed):
    yield "fine"  # what one input takes is not charged to the next
    end = time.process_time() + 0.7
    while time.process_time() < end and seed in (2, 7):
        pass
    yield "fine"
    while time.process_time() < end + 0.6 and seed == 2:
        pass
    while seed == 7:
        pass

def grows(seed):
    yield str(len(bytearray(8_000_000_000)) if seed == 8 else 0)

sys.exit(run("spoilt", {"fine": fine, "wrong": wrong, "ended": ended, "hangs": hangs, "grows": grows}))
"""


@pytest.mark.slow
def test_what_goes_wrong_in_a_tool_is_a_finding(tmp_path: Path) -> None:
    """Also a crash, a hang and memory without end; and the seeds behind it are tried all the same."""
    command = [sys.executable, "-c", SPOILT, str(TOOLS), str(tmp_path / "stopped"), "--count", "10"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    said = json.loads(ran.stdout.splitlines()[-1])
    assert ran.returncode == 1 and said["seeds"] == [0, 10]
    found = [(finding["kind"], finding["seed"], finding["error"].split()[0]) for finding in said["findings"]]
    assert found == [
        ("wrong", 3, "AssertionError:"),
        ("ended", 5, "the"),
        ("hangs", 7, "Hangs:"),
        ("grows", 8, "MemoryError:"),
        ("ended", 9, "the"),
    ]
    assert said["tried again"] == [6, 9]
    assert said["tried"]["fine"] == 12 and said["tried"]["wrong"] == 11
    assert (
        said["inputs"] == 54
    )  # of seeds 5 and 9 two kinds were not tried any more, one of them of two inputs; of 6 and 9 two twice
    assert said["slowest"]["hangs"][1] == 2 and said["slowest"]["hangs"][0] >= 0.6
