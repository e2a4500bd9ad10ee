"""Bots asked by both engines at the same places of the same games: greedy's answer, and what a search says of every option."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.native.comparing import QUICK, Different, table_for

from rulewright.check import Checked
from rulewright.compile import Unrendered
from rulewright.diagnostics import GameError
from rulewright.run import Driver, Effort, Game, make_policy, new_game, ranked
from rulewright.run.natively import NativeDriver

LONGEST = 3_000  # decisions of a game


@dataclass
class Thought:
    games: int = 0
    asked: int = 0
    stopped: int = 0  # games that cannot be gone on with
    missing: str = ""


def compare_bots(
    checked: Checked,
    players: int,
    options: dict[str, Any],
    seeds: Iterable[int],
    flags: tuple[str, ...] = QUICK,
    every: int = 7,
    effort: int = 20,
) -> Thought:
    """Random games in which every so manieth decision is also put to the bots of both engines; raises Different."""
    found = Thought()
    try:
        table = table_for(checked, players, options, flags)
    except Unrendered as missing:
        found.missing = missing.construct
        return found
    try:
        first = new_game(checked, players, 0, options)
    except GameError:
        found.stopped += 1
        return found
    assert isinstance(first.driver, Driver)
    native = NativeDriver(first.driver, table)
    for seed in seeds:
        try:
            _compare(Game(first.machine, seed), Game(first.machine, seed, native), seed, found, every, effort)
        except GameError:
            found.stopped += 1
        found.games += 1
    return found


def _compare(one: Game, two: Game, seed: int, found: Thought, every: int, effort: int) -> None:
    rnd, greedy = random.Random(seed), make_policy("greedy", seed)
    for number in range(LONGEST):
        if one.decision is None or two.decision is None:
            return
        if number % every == seed % every:
            where = f"seed {seed}, decision {number}"
            found.asked += 1
            if greedy.choose(one) != greedy.choose(two):
                raise Different(f"{where}: greedy answers {greedy.choose(one)} and {greedy.choose(two)}")
            told = ranked(one, Effort(effort), number), ranked(two, Effort(effort), number)
            if told[0] != told[1]:
                raise Different(f"{where}: the search says {told[0][:4]} and {told[1][:4]}")
        key = one.decision.drawn(rnd.random()).key
        one.choose(key)
        two.choose(key)
