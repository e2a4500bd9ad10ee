"""The tool that breaks rules finds what scenarios do not notice, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.effort import tries
from tests.shipped_games import ROOT


def run(*arguments: str) -> tuple[list[str], dict[str, object]]:
    command = [sys.executable, str(ROOT / "tools/mutate_rules.py"), *arguments]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return said[:-1], json.loads(said[-1])


@pytest.mark.slow
def test_the_scenarios_of_a_small_game_notice_every_mutant() -> None:
    lines, found = run("--pack", "tic-tac-toe", "--count", "100", "--seed", "1")
    assert found["survivors"] == []
    assert found["mutants"] == found["caught"]
    assert isinstance(found["mutants"], int) and found["mutants"] > 10
    assert any("set mark of cell to player" in line for line in lines)
    assert not any("SURVIVED" in line for line in lines)


@pytest.mark.slow
def test_the_same_seed_breaks_the_same_lines() -> None:
    again = [run("--pack", "connect-four", "--count", "4", "--seed", "5")[0] for _ in range(2)]
    without_times = [[line.partition("  [")[0] for line in lines] for lines in again]
    assert without_times[0] == without_times[1]
    assert run("--pack", "connect-four", "--count", "4", "--seed", "6")[0][1:] != again[0][1:]


@pytest.mark.slow
def test_the_scenarios_of_akropolis_notice_nearly_every_mutant() -> None:
    found = run("--pack", "akropolis", "--count", str(tries(25, 100)), "--seed", "2", "--quiet")[1]
    survivors = found["survivors"]
    assert isinstance(survivors, list) and len(survivors) <= 1, survivors
