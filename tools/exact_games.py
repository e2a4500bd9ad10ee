"""Games by exact lists, as people play them: every option of every question is listed, and one of them is taken.

The native engine plays them within the budgets that Python has, and counts at least as much; where it gives a decision up, Python
takes the game from its start, and says what is wrong if it cannot either. Some games are played by both, list by list.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hostile import expect

from rulewright.native import Found, Table, state_at
from rulewright.run import Game, Machine
from rulewright.run.failing import WORK

LONG = 3_000  # choices; no shipped game takes so many
Dearest = tuple[float, int, int]  # the share of a budget, the seed, the choice


def in_python(machine: Machine, seed: int, name: str, again: bool) -> Dearest:
    """A game choice by choice, and once more by its keys; gives the question that came nearest to its budget."""
    rnd, game, keys, dearest = random.Random(f"game {seed}"), Game(machine, seed), [], (0.0, seed, 0)
    while game.decision is not None:
        options = [option.key for option in game.decision.options]
        expect(len(options) > 1, f"{name} {seed}: one option was asked")
        expect(len(set(options)) == len(options), f"{name} {seed}: two options have one key")
        number = rnd.randrange(len(options))
        keys.append(options[number])
        game.take(game.decision.options[number])
        dearest = max(dearest, (1 - game.machine.budget.left / WORK, seed, len(keys)))
        expect(len(keys) < LONG, f"{name} {seed}: it does not end")
    if again:
        repeated = Game(machine, seed)
        for key in keys:
            repeated.choose(key)
        expect(repeated.over and repeated.digest() == game.digest(), f"{name} {seed}: a replay ends differently")
    return dearest


def natively(table: Table, seed: int, name: str, beside: Game | None = None) -> bool:
    """The same game by the native engine, and whether it came to its end; what plays `beside` it must be offered the same."""
    rnd, found = random.Random(f"game {seed}"), table.decide(table.initial(seed))
    for _ in range(LONG):
        if found is None:
            return False
        legal = [one for one in found.candidates if one.legal]
        if beside is not None:
            _alike(beside, found, [one.value for one in legal], f"{name} {seed}")
        if not found.candidates:
            expect(beside is None or state_at(table.library.shape, found.position) == beside.state, f"{name} {seed}: another end")
            return True
        expect(len(legal) > 1, f"{name} {seed}: one option was asked")
        expect(len({one.row for one in legal}) == len(legal), f"{name} {seed}: an option is there twice")
        number = rnd.randrange(len(legal))
        found = table.decide(found.position, legal[number].row)
        if beside is not None and beside.decision is not None:
            beside.take(beside.decision.options[number])
    raise AssertionError(f"{name} {seed}: it does not end")


def _alike(game: Game, found: Found, legal: Sequence[Any], where: str) -> None:
    decision = game.decision
    if decision is None:
        expect(not found.candidates, f"{where}: it is over in Python only")
        return
    expect((decision.site.index, decision.player) == (found.site, found.player), f"{where}: another question")
    expect([option.value for option in decision.options] == list(legal), f"{where}: {decision.site.label} offers something else")
