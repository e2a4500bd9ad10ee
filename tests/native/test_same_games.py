"""The two engines play the same games: shipped packs, and packs that nobody wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.generated.packs import from_seed
from tests.native.comparing import Played, compared, table_for
from tests.shipped_games import rules

from rulewright.native import find_compiler

SHIPPED = [
    ("tic-tac-toe", 2, 100),
    ("connect-four", 2, 100),
    ("akropolis", 3, 10),
    pytest.param("cuzco", 2, 4, marks=pytest.mark.slow),
    pytest.param("tekhenu", 1, 5, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 1, 5, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("pack", "players", "games"), SHIPPED)
def test_both_engines_play_the_same_games(pack: str, players: int, games: int) -> None:
    if find_compiler() is None:
        with pytest.raises(AssertionError):
            table_for(rules(pack), players, {})
        return
    assert compared(rules(pack), players, {}, range(games)) == Played(games=games)


@pytest.mark.slow
def test_both_engines_play_generated_packs_alike(tmp_path: Path) -> None:
    found = [checked for seed in range(6) if (checked := from_seed(seed).load(tmp_path / str(seed)).checked) is not None]
    assert len(found) > 3
    if find_compiler() is None:
        return
    played = [compared(checked, checked.rules.base.players[0], {}, range(10)) for checked in found]
    assert [one.missing for one in played] == [""] * len(found)
    assert sum(one.games for one in played) > 20
