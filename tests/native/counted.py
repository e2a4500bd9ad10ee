"""The same simulation by both engines: every game, and every sum of what was counted in it."""

from __future__ import annotations

from typing import Any

from tests.native.comparing import QUICK, Different, table_for

from rulewright.check import Checked
from rulewright.compile import Unrendered
from rulewright.simulate import planned
from rulewright.simulate.playing import Room


def compare_counts(checked: Checked, players: int, options: dict[str, Any], seeds: range, flags: tuple[str, ...] = QUICK) -> int:
    """Play, count and compare; gives how many games were counted, and raises Different."""
    plan = planned((), checked, players, options, ("random",) * players, max(1, len(seeds)), every=1)
    python, native = Room(plan, checked), Room(plan, checked)
    try:
        native.bare.table = table_for(checked, players, options, flags)
    except Unrendered:
        return 0
    one, two = python.batch(seeds), native.batch(seeds)
    if one.games != two.games:
        raise Different("the results of simulated games differ")
    if one.tally.as_json() != two.tally.as_json():
        keys = [key for key in {**one.tally.rows, **two.tally.rows} if one.tally[key] != two.tally[key]]
        raise Different(f"counted otherwise: {[(key, one.tally[key], two.tally[key]) for key in keys[:3]]}")
    return one.tally["game",].count
