"""The native engine from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from rulewright.native import find_compiler


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))


def test_a_game_is_built_once_and_plays_what_python_plays(run: Run) -> None:
    first, second = run("compile", "tic-tac-toe", "--native"), run("compile", "tic-tac-toe", "--native")
    many = ("simulate", "tic-tac-toe", "--games", "300", "--jobs", "1", "--format", "json", "--engine")
    told = [json.loads(run(*many, engine).stdout) for engine in ("python", "auto")]
    assert told[0] == told[1]
    if find_compiler() is None:
        assert first.exit_code == 1 and "RW511" in first.output
        return
    assert first.exit_code == second.exit_code == 0
    assert "Compiling tic-tac-toe natively…" in first.output and "Compiling" not in second.output
    assert "tic-tac-toe for 2 players is ready to be played natively." in second.output


def test_without_a_compiler_it_is_said_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CC", "")
    built = run("compile", "tic-tac-toe", "--native")
    assert built.exit_code == 1 and "error[RW511]: there is no C compiler on this machine" in built.output
    many = run("simulate", "tic-tac-toe", "--games", "5000", "--closely", "5000", "--jobs", "1")
    assert many.exit_code == 0 and "Played in Python: there is no C compiler on this machine." in many.output


def test_the_c_of_a_game_is_shown(run: Run) -> None:
    shown = run("compile", "tic-tac-toe", "--native", "--show")
    assert shown.exit_code == 0 and '#include "rulewright.h"' in shown.output and "static void playout(" in shown.output


def test_bots_are_played_in_python_and_it_is_said(run: Run) -> None:
    told = run("simulate", "tic-tac-toe", "--games", "2", "--seat", "1=greedy", "--jobs", "1", "--engine", "native")
    assert told.exit_code == 0 and "Bots that are asked one by one are played in Python" in told.output
