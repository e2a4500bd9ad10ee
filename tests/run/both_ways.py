"""Every end that a game can come to, found by asking for each option, and the ends that random play comes to.

The exact lists are the slow and obvious way. Whatever the fast loops do, they must come to those ends and to no other.
"""

from __future__ import annotations

import random
from typing import Any

from tests.inside import Checked, shown_state

from rulewright import Game, Playouts, new_game

Ends = dict[str, dict[str, Any]]  # what can be seen in the end, under the digest of the state


def every_end(rules: Checked, seats: int, seed: int = 0) -> Ends:
    """Take each option of each decision, one after another."""
    found: Ends = {}
    waiting: list[Game] = [new_game(rules, seats, seed)]
    while waiting:
        game = waiting.pop()
        if game.decision is None:
            assert game.over
            found[game.digest()] = game.view()
            continue
        for option in game.decision.options:
            other = game.clone()
            other.choose(option.key)
            waiting.append(other)
    return found


def random_ends(rules: Checked, seats: int, seed: int = 0, runs: int = 200) -> Ends:
    """The game with that seed many times, with other choices each time."""
    playouts, rnd = Playouts(rules, seats), random.Random(20)
    found: Ends = {}
    seen: set[str] = set()  # most runs come to a state that another came to, and a digest takes longer than a small game
    for _ in range(runs):
        finished = playouts.play(seed, rnd.random)
        if (state := shown_state(finished)) not in seen:
            seen.add(state)
            found[finished.digest()] = finished.view()
    return found


def ends(rules: Checked, seats: int, seed: int = 0, runs: int = 200) -> list[dict[str, Any]]:
    """What can be seen at each end; both ways must come to all of them."""
    exact = every_end(rules, seats, seed)
    assert random_ends(rules, seats, seed, runs) == exact
    return list(exact.values())


def amounts(rules: Checked, seats: int, noun: str, seed: int = 0, runs: int = 200) -> set[tuple[Any, ...]]:
    """What everybody may have of something in the end, in the order of the seats."""
    return {tuple(end["variables"][noun].values()) for end in ends(rules, seats, seed, runs)}
