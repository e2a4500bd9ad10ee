"""Packs that nobody wrote, played by the engine in all its ways and by the reference interpreter: all agree."""

from __future__ import annotations

import pytest
from tests.effort import tries
from tests.generated.trying import tried

SLICE = 50
A_FEW = 5
LATER = range(SLICE, SLICE * tries(20, 200), SLICE)
EACH = [
    pytest.param(range(A_FEW), id="a few"),
    pytest.param(range(A_FEW, SLICE), id="0", marks=pytest.mark.slow),
    *(pytest.param(range(first, first + SLICE), id=str(first), marks=pytest.mark.slow) for first in LATER),
]


@pytest.mark.parametrize("seeds", EACH)
def test_all_ways_to_play_a_pack_agree(seeds: range) -> None:
    """Options, their order, states, and the reason for stopping; `tried` raises what differs, with the way to it."""
    found = [tried(seed) for seed in seeds]
    played = [one for one in found if one is not None]
    assert len(played) > 0.7 * len(seeds)  # the checker accepts most of them, so something was really compared
    assert sum(one.decisions for one in played) > len(seeds)
    assert sum(one.random_games for one in played) > 0.5 * len(seeds)
