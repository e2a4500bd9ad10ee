"""Two editions of one game exclude each other, in whichever order and beside whatever else."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import cli
from rulewright.pipeline import load

TWO = ("teotihuacan-hu", "teotihuacan-cs")


@pytest.mark.parametrize("packs", [*permutations(TWO), ("teotihuacan", *TWO), (TWO[0], "teotihuacan-rivals", TWO[1])])
def test_two_editions_are_refused(packs: tuple[str, ...]) -> None:
    found = load(list(packs))
    assert found.checked is None
    assert [problem.code for problem in found.diagnostics if problem.severity == "error"] == ["RW313"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        *["check", "test", "explain", "compile", "diff --no-scenarios", "validate", "book -o page.html", "simulate --games 1"],
        *["play --auto", "serve"],
    ],
)
def test_every_command_refuses_them(command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    name, *more = command.split()
    monkeypatch.chdir(tmp_path)
    found = CliRunner().invoke(cli, [name, "teotihuacan", "--with", TWO[0], "--with", TWO[1], *more])
    assert found.exit_code in (1, 2) and "edition" in found.output, found.output
