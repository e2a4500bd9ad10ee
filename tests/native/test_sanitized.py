"""What is played natively touches nothing that is not its own, and does nothing that C leaves open."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.native.comparing import table_for
from tests.shipped_games import rules

from rulewright.native import find_compiler

TOOL = Path(__file__).parents[2] / "tools" / "native.py"


@pytest.mark.slow
def test_the_sanitizers_find_nothing() -> None:
    """Games, lists and bots of a shipped and of a generated pack; the tool plays them all for whoever has the time."""
    if find_compiler() is None:
        return
    asked = ["--sanitize", "--pack", "tic-tac-toe", "--generated", "1", "--first", "1", "--games", "10"]
    done = subprocess.run([sys.executable, str(TOOL), *asked], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "no difference: {'variants': 2, 'games': 20" in done.stdout and "'bots asked': 3" in done.stdout


def test_what_does_not_fit_is_written_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """States, positions and decisions that need more room than there was."""
    if find_compiler() is None:
        return
    monkeypatch.setattr("rulewright.native.library.ROOM", 2)
    table = table_for(rules("tic-tac-toe"), 2, {})
    monkeypatch.undo()
    roomy = table_for(rules("tic-tac-toe"), 2, {})
    assert table.initial(3) == roomy.initial(3)
    assert table.decide(table.initial(3)) == roomy.decide(roomy.initial(3))
    for one in (table, roomy):
        one.seed(3)
        assert one.play(3)
    assert table.state() == roomy.state()
