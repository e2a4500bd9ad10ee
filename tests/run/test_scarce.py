"""Where work is scarce, what is hard to judge is given up: fewer options are offered then, but never one that leads nowhere."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.inside import always_scarce, game_on, is_over, machine_of, offered_with_all_work, playout
from tests.shipped_games import rules

from rulewright import load

WORKSHOP = Path(__file__).parents[1] / "abuse" / "workshop"
AT_MOST = 400  # choices


@pytest.mark.parametrize(
    ("pack", "seeds"),
    [
        ("workshop", 3),
        pytest.param("tekhenu", 12, marks=pytest.mark.slow),
        pytest.param("teotihuacan", 2, marks=pytest.mark.slow),
    ],
)
def test_what_is_offered_can_be_done(pack: str, seeds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first run on, so that every way that was found is followed to its end."""
    checked = load([WORKSHOP]).checked if pack == "workshop" else rules(pack)
    assert checked is not None
    machine, compared, fewer = machine_of(checked, checked.rules.base.players[1], mode="traced"), 0, 0
    for seed in range(seeds):
        rnd = random.Random(seed)
        with always_scarce(monkeypatch):
            game = game_on(machine, seed)
        for _ in range(AT_MOST):
            if game.decision is None:
                break
            offered, exact = {option.key for option in game.decision.options}, offered_with_all_work(game)
            assert exact is None or offered <= exact, (seed, game.decision.site.label)
            compared, fewer = compared + 1, fewer + (exact is not None and offered < exact)
            with always_scarce(monkeypatch):
                game.take(rnd.choice(game.decision.options))
    assert compared > 20 and (fewer or pack == "workshop")


@pytest.mark.parametrize(
    ("pack", "seeds"),
    [
        ("workshop", 20),
        pytest.param("tekhenu", 12, marks=pytest.mark.slow),
        pytest.param("teotihuacan", 12, marks=pytest.mark.slow),
    ],
)
def test_random_play_draws_from_lists_and_comes_to_an_end(pack: str, seeds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = load([WORKSHOP]).checked if pack == "workshop" else rules(pack)
    assert checked is not None
    machine, drawn = machine_of(checked, checked.rules.base.players[1]), []
    machine.told = drawn.append
    with always_scarce(monkeypatch):
        assert all(is_over(playout(machine, seed)) for seed in range(seeds))
    assert drawn
