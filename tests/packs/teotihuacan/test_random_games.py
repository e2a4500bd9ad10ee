"""Random games at each player count and alone, with each variant and edition: all end, and nothing is ever lost.

After every step every component is looked for: a worker or tile lies in exactly one place, and what can be counted twice is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import chain
from operator import itemgetter, le
from typing import Any

import pytest
from tests.effort import tries
from tests.inside import Kept, State, Watched, compiled, is_over, machine_of, playout, standings
from tests.shipped_games import rules

pytestmark = pytest.mark.slow
GAMES = tries(40, 1000)
ALTARS = 7
TOP = 11
VARIANTS = {"starting_tile_draft": "yes", "dark_eclipse": "yes"}
HARD = 5_142_297  # of 94,000 games the one in which a step was tried until all work was used up
TABLES = [
    (4, {}),
    (3, {}),
    (2, {}),
    (1, {}),
    (4, VARIANTS),
    (1, VARIANTS),
    (3, {"first_game": "yes"}),
    (2, {"steps_may_be_declined": "yes", "icon_steps_may_be_declined": "yes", "extra_power_up_per": "power_up"}),
]


def in_all(zones: list[slice]) -> Callable[[State], Iterable[tuple[int, ...]]]:
    """What lies in all of these zones."""
    slots = [slot for zone in zones for slot in range(zone.start, zone.stop)]
    return itemgetter(*slots) if len(slots) > 1 else lambda state: (state[slots[0]],)


class Table:
    """Everything on the table of a game, and how much of it there must be."""

    def __init__(self, kept: Kept, pack: str) -> None:
        nouns = rules(pack).rules
        self.kinds = []
        for kind in nouns.pieces:
            zones = [kept.zone(zone.name) for zone in nouns.zones.values() if zone.holds == kind]
            if zones and kind != "pyramid_tile":  # which also lies on the pyramid
                self.kinds.append((kind, in_all(zones), kept.pieces(kind)))
        self.counters = []
        for variable in nouns.variables.values():
            if variable.sort != "variable":
                high = variable.high if variable.high is not None else 10**6
                self.counters.append((variable.name, kept.variable(variable.name), variable.low, high))
        self.tiles = in_all([kept.zone(zone.name) for zone in nouns.zones.values() if zone.holds == "pyramid_tile"])
        self.altars = kept.zone("altar")
        self.power = kept.attribute("worker", "power")
        self.buildings, self.last_buildings = kept.variable("buildings"), kept.variable("last_buildings")
        self.steps = kept.variable("step")
        self.light, self.dark = kept.variable("light_disc"), kept.variable("dark_disc")
        assert kept.pieces("worker") == 16
        assert kept.pieces("discovery") == 54

    def look(self, state: State) -> None:
        for kind, zones, count in self.kinds:
            pieces = list(chain.from_iterable(zones(state)))
            assert len(pieces) == len(set(pieces)) == count, f"a {kind} is lost or doubled"
        for name, slots, low, high in self.counters:
            values = state[slots]
            assert min(values) >= low and max(values) <= high, name
        altars = state[self.altars]
        assert len(altars) == ALTARS and all(len(workers) <= 1 for workers in altars), "two workers on an altar"
        assert all(1 <= power <= 5 for power in state[self.power]), "a worker that should have ascended"
        built = [left + right for left, right in zip(state[self.buildings], state[self.last_buildings], strict=True)]
        assert sum(built) <= 11 and all(map(le, built, (5, 4, 3))), "a building without a space"
        assert all(count <= 1 for count in self.on_top(state)), "two markers on the top of a temple"
        assert state[self.light] <= state[self.dark]
        off_the_pyramid = list(chain.from_iterable(self.tiles(state)))
        assert len(off_the_pyramid) == len(set(off_the_pyramid)), "a pyramid tile is doubled"

    def on_top(self, state: State) -> list[int]:
        steps = state[self.steps]
        return [steps[temple::3].count(TOP) for temple in range(3)]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda given: str(given).strip("{}").replace("'", ""))
def test_random_games_end_and_nothing_is_lost(players: int, options: dict[str, Any]) -> None:
    program = compiled(rules("teotihuacan"), players, options)
    kept = Kept(program)
    machine = Watched(program, Table(kept, "teotihuacan").look)
    rnd = random.Random(players).random
    points = set()
    for seed in range(GAMES):
        state = playout(machine, seed, rnd)
        assert is_over(state), f"the game with seed {seed} did not end"
        assert state[kept.variable("eclipses")] == [3] or state[kept.variable("pyramid_finished")] == [1]
        points.add(max(standings(machine, state))[0])
    assert machine.steps > GAMES * 20 * program.players
    assert len(points) > 20, "games do not differ"


def test_a_step_that_is_hard_to_finish_comes_to_an_end() -> None:
    assert is_over(playout(machine_of(rules("teotihuacan"), 4), HARD))
