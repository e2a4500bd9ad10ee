"""Random games at each player count, and alone at each difficulty: all end, and nothing is ever lost.

After every step every component is looked for: a die, card or tile lies in exactly one place, and what is built plus what
is left is what the box holds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import chain
from operator import itemgetter
from typing import Any

import pytest
from tests.effort import tries
from tests.inside import Kept, State, Watched, compiled, is_over, playout, standings
from tests.shipped_games import rules

pytestmark = pytest.mark.slow
GAMES = tries(120, 1000)
TABLES = [
    (4, {}),
    (3, {}),
    (2, {}),
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "medium"}),
    (1, {"difficulty": "hard"}),
]
DICE = 26
BUILDINGS, PILLARS, STATUES = 10, 8, 6


def in_all(zones: list[slice]) -> Callable[[State], Iterable[tuple[int, ...]]]:
    """What lies in all of these zones."""
    slots = [slot for zone in zones for slot in range(zone.start, zone.stop)]
    return itemgetter(*slots) if len(slots) > 1 else lambda state: (state[slots[0]],)


class Table:
    """Everything on the table of a game, and how much of it there must be."""

    def __init__(self, kept: Kept, players: int) -> None:
        nouns = rules("tekhenu").rules
        self.players = range(players)
        self.kinds = []
        for kind in nouns.pieces:
            zones = [kept.zone(zone.name) for zone in nouns.zones.values() if zone.holds == kind]
            if zones:
                self.kinds.append((kind, in_all(zones), kept.pieces(kind)))
        self.counters = []
        for variable in nouns.variables.values():
            if variable.sort != "variable":
                high = variable.high if variable.high is not None else 10**6
                self.counters.append((variable.name, kept.variable(variable.name), variable.low, high))
        names = ("building", "pillar", "statue", "happiness", "population")
        self.own = {name: kept.variable(name) for name in names}
        self.raised = kept.attribute("pillar_tile", "owned_by")
        self.plinths, self.sites, self.workplaces = (kept.attribute(kind, "owned_by") for kind in ("plinth", "site", "workplace"))
        assert kept.pieces("die") == DICE

    def look(self, state: State) -> None:
        for kind, zones, count in self.kinds:
            pieces = list(chain.from_iterable(zones(state)))
            assert len(pieces) == len(set(pieces)) == count, f"a {kind} is lost or doubled"
        for name, slots, low, high in self.counters:
            values = state[slots]
            assert min(values) >= low and max(values) <= high, name
        plinths, grounds, raised = state[self.plinths], state[self.sites] + state[self.workplaces], state[self.raised]
        happiness, population = state[self.own["happiness"]], state[self.own["population"]]
        for player in self.players:
            assert state[self.own["pillar"]][player] + raised.count(player + 1) == PILLARS
            assert state[self.own["statue"]][player] + plinths.count(player + 1) == STATUES
            assert state[self.own["building"]][player] + grounds.count(player + 1) == BUILDINGS
            assert happiness[player] <= population[player]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda given: str(given).strip("{}").replace("'", ""))
def test_random_games_end_and_nothing_is_lost(players: int, options: dict[str, Any]) -> None:
    program = compiled(rules("tekhenu"), players, options)
    kept = Kept(program)
    machine = Watched(program, Table(kept, program.players).look)
    rnd = random.Random(players).random
    points = set()
    for seed in range(GAMES):
        state = playout(machine, seed, rnd)
        assert is_over(state), f"the game with seed {seed} did not end"
        assert state[kept.variable("round")] == [16]
        assert state[kept.variable("scorings")] == [2]
        points.add(max(standings(machine, state))[0])
    assert machine.steps > GAMES * 16 * program.players * 3
    assert len(points) > 20, "games do not differ"
