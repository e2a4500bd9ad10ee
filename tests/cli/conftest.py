"""What the tests of the command line share: a runner that sees neither colours nor the language of this machine."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import cli

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("FORCE_COLOR", "RULEWRIGHT_DEBUG", "RULEWRIGHT_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("uvicorn.run", lambda *args, **kwargs: None)  # no test opens a port, whoever has loaded the server before

    def invoke(*args: str, text: str = "") -> Result:
        """In a context of its own: what one command line asks for, as `--lang`, is nothing to the next test."""
        return copy_context().run(CliRunner().invoke, cli, list(args), input=text, prog_name="rulewright")

    return invoke


@pytest.fixture
def pack(run: Run, tmp_path: Path) -> str:
    """A fresh pack as `rulewright new` makes it."""
    folder = tmp_path / "my-game"
    assert run("new", "my-game", "--folder", str(folder)).exit_code == 0
    return str(folder)


@pytest.fixture
def broken(pack: str) -> str:
    """The same pack with two mistakes in two files."""
    rules = Path(pack, "game.rules")
    rules.write_text(rules.read_text().replace("gain 2 berry", "gain 2 bery"))
    nouns = Path(pack, "nouns.yaml")
    nouns.write_text(nouns.read_text() + "  stone: {per: plaier}\n")
    return pack
