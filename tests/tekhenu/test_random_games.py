"""A thousand random games at each player count, and alone at each difficulty: all end, and nothing is ever lost.

After every step every component is looked for: a die, card or tile lies in exactly one place, and what is built plus what
is left is what the box holds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any

import pytest

from rulewright.check.check import Checked
from rulewright.check.load import load
from rulewright.compile import compile_game
from rulewright.compile.layout import Layout
from rulewright.run.chance import seeded
from rulewright.run.game import settle
from rulewright.run.machine import Machine

GAMES = 1000
TABLES = [
    (4, {}), (3, {}), (2, {}), (1, {"difficulty": "easy"}), (1, {"difficulty": "medium"}), (1, {"difficulty": "hard"}),
]
DICE = 26
BUILDINGS, PILLARS, STATUES = 10, 8, 6


@cache
def game() -> Checked:
    found = load(["tekhenu"]).checked
    assert found is not None
    return found


def in_all(slots: list[int]) -> Callable[[list[Any]], Iterable[tuple[int, ...]]]:
    """What lies in all of these zones."""
    return itemgetter(*slots) if len(slots) > 1 else lambda state: (state[slots[0]],)


class Watched(Machine):
    """Random play that looks at the whole table after each step."""

    steps = 0

    def walk(self, state: list[Any], rnd: Any, step: Any, args: Any, other: Any) -> None:
        super().walk(state, rnd, step, args, other)
        self.look(state)

    def luck(self, state: list[Any], luck: Any, step: Any, args: Any) -> None:
        super().luck(state, luck, step, args)
        self.look(state)

    def look(self, state: list[Any]) -> None:
        self.steps += 1
        for kind, zones, count in self.kinds:
            pieces = list(chain.from_iterable(zones(state)))
            assert len(pieces) == len(set(pieces)) == count, f"a {kind} is lost or doubled"
        for name, slots, low, high in self.counters:
            values = state[slots]
            assert min(values) >= low and max(values) <= high, name
        plinths, grounds, raised = state[self.plinths], state[self.sites] + state[self.workplaces], state[self.raised]
        happiness, population = state[self.own["happiness"]], state[self.own["population"]]
        for player in range(1, self.program.players + 1):
            assert state[self.own["pillar"]][player - 1] + raised.count(player) == PILLARS
            assert state[self.own["statue"]][player - 1] + plinths.count(player) == STATUES
            assert state[self.own["building"]][player - 1] + grounds.count(player) == BUILDINGS
            assert happiness[player - 1] <= population[player - 1]

    def know(self, layout: Layout) -> None:
        """Where everything is kept in the state."""
        rules, base = layout.rules, layout.base

        def slots(name: str, count: int) -> slice:
            return slice(base[name] + 1, base[name] + 1 + count)

        self.kinds = []
        for kind, ids in layout.piece_ids.items():
            zones = [zone for zone in rules.zones.values() if zone.holds == kind]
            held = [base[f"zone {zone.name}"] + 1 + n for zone in zones for n in range(layout.span(zone.per))]
            if zones:
                self.kinds.append((kind, in_all(held), len(ids)))
        self.counters = []
        for variable in rules.variables.values():
            if variable.sort != "variable":
                high = variable.high if variable.high is not None else 10**6
                kept = slots(f"variable {variable.name}", layout.span(variable.per))
                self.counters.append((variable.name, kept, variable.low, high))
        names = ("building", "pillar", "statue", "happiness", "population")
        self.own = {name: slots(f"variable {name}", layout.players) for name in names}
        self.raised = slots("attribute pillar_tile raised_by", len(layout.piece_ids["pillar_tile"]))
        self.plinths, self.sites, self.workplaces = (
            slots(f"attribute {kind} builder", len(layout.piece_ids[kind])) for kind in ("plinth", "site", "workplace")
        )
        assert len(layout.piece_ids["die"]) == DICE


@pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda given: str(given).strip("{}").replace("'", ""))
def test_a_thousand_games_end_and_nothing_is_lost(players: int, options: dict[str, str]) -> None:
    program = compile_game(game(), players, settle(game(), players, options))
    machine = Watched(program)
    machine.know(program.layout)
    rnd = random.Random(players).random
    points = set()
    for seed in range(GAMES):
        state = list(machine.initial)
        state[0] = seeded(seed)
        machine.playout(state, rnd)
        assert state[1] == 1, f"the game with seed {seed} did not end"
        assert state[program.layout.base["variable round"] + 1] == 16
        assert state[program.layout.base["variable scorings"] + 1] == 2
        points.add(max(machine.standing(state, player) for player in range(1, program.players + 1))[0])
    assert machine.steps > GAMES * 16 * program.players * 3
    assert len(points) > 20, "games do not differ"
