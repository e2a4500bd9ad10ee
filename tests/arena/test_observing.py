"""What a player that is being trained sees: always as much, never what its seat may not see."""

from __future__ import annotations

import pytest
from tests.inside import redeal
from tests.shipped_games import start
from tests.small_packs import choose_at_random

from rulewright.arena import UNSEEN, Eye


@pytest.mark.parametrize(("pack", "choices"), [("akropolis", 12), pytest.param("tekhenu", 20, marks=pytest.mark.slow)])
def test_what_is_hidden_makes_no_difference_to_what_is_seen(pack: str, choices: int) -> None:
    game = start(pack, 2, 5)
    eyes = [Eye(game.program.layout, seat) for seat in (1, 2)]
    wide = {len(eye.see(game)) for eye in eyes}
    choose_at_random(game, 5, choices)
    before = eyes[0].see(game)
    assert {len(before), len(eyes[1].see(game))} == wide
    assert UNSEEN in before
    other = eyes[1].see(game)
    redeal(game, 1, 99)
    assert eyes[0].see(game) == before
    if pack == "tekhenu":  # there each has secret cards, which the other does not see
        assert eyes[1].see(game) != other
