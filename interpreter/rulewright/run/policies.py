"""Bots. Each answers the pending decision of its seat and looks only at what that seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from rulewright.diagnostics import Diagnostic, GameError
from rulewright.run.driver import Decision
from rulewright.run.game import Game

LOOKS = 6
MOST_DECISIONS = 10_000  # a long game has some hundreds


class Policy(Protocol):
    def choose(self, game: Game) -> str:
        """The key of the option to take."""


class RandomPolicy:
    """Every legal option is equally likely. Draws from a stream of its own, never from the game's."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> str:
        return _decision(game).drawn(self.random.random()).key


class GreedyPolicy:
    """The option after which the own standing is best, looking to the end of the step and never past a barrier.

    Where the step asks again behind an option, a few random answers are tried and the best of them counts. Equal options
    are drawn among at random, so that it does not always build in the same corner.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game) -> str:
        decision = _decision(game)
        rnd = random.Random(self.seed * 1_000_003 + game.choices)
        looks = 1 if decision.site.safe else LOOKS
        best: list[str] = []
        best_value: tuple[object, ...] | None = None
        for option in decision.options:
            for _ in range(looks):
                state = game.imagine(option.value, rnd.random, game.choices + 1)
                value = game.machine.standing(state, decision.player) if state is not None else None
                if value is None:
                    continue
                if best_value is None or value > best_value:
                    best, best_value = [option.key], value
                elif value == best_value and best[-1] != option.key:
                    best.append(option.key)
        keys = best or [option.key for option in decision.options]
        return keys[int(rnd.random() * len(keys))]


POLICIES: dict[str, Callable[[int], Policy]] = {"random": RandomPolicy, "greedy": GreedyPolicy}


def play_out(
    game: Game, policies: Mapping[int, Policy], most: int = MOST_DECISIONS, taken: Callable[[Decision, str], None] | None = None
) -> None:
    """Let bots play a game to its end; one that has none is a GameError after so many decisions. `taken` is told each of them."""
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        key = policies[decision.player].choose(game)
        game.choose(key)
        if taken is not None:
            taken(decision, key)
    if game.decision is not None:
        message = f"the game has not ended after {most:,} decisions"
        hint = "let it come to an end, or allow more with --decisions"
        raise GameError(Diagnostic("RW508", message, game.decision.site.span, hint))


def _decision(game: Game) -> Decision:
    assert game.decision is not None, "nobody is asked"
    return game.decision
