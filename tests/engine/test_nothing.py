"""`nothing` has no goods: looking something up for it stops the game instead of touching its neighbour."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.check.load import load
from rulewright.run.failing import GameError
from rulewright.run.game import new_game

RULES = """\
flow game:
    do act

action act:
    {line}

winner: most coin
"""


def start(folder: Path, line: str) -> None:
    pack = folder / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: pack\nversion: 1.0.0\nplayers: {min: 2, max: 2}\n")
    (pack / "nouns.yaml").write_text(
        "resources: {shell: {per: player, start: 5}, coin: {per: player}}\nvariables: {leader: {type: player}}\n"
    )
    (pack / "game.rules").write_text(RULES.format(line=line))
    loaded = load([pack])
    assert loaded.checked is not None, loaded.diagnostics
    new_game(loaded.checked, 2)


@pytest.mark.parametrize("line", ["set coin of leader to 3", "gain coin of leader shell", "advance coin of leader"])
def test_nobody_has_no_goods(tmp_path: Path, line: str) -> None:
    with pytest.raises(GameError) as error:
        start(tmp_path, line)
    assert error.value.diagnostic.code == "RW505"
    assert error.value.diagnostic.span is not None
    assert error.value.diagnostic.span.line == 5


def test_somebody_has(tmp_path: Path) -> None:
    start(tmp_path, "set leader to player; set coin of leader to 3")
