"""Bots. Each answers the pending decision of its seat and looks only at what that seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Protocol

from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.run.driver import Decision
from rulewright.run.failing import WORK
from rulewright.run.game import Game
from rulewright.run.thinking import best_natively

LOOKS = 6
ALL_LOOKS = 4 * WORK  # for one decision; those of shipped games take half of it at most
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
    are drawn among at random, so that it does not always build in the same corner. All looks of a decision have a budget
    together; where that is not enough, the best of those that were looked at is taken.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game) -> str:
        decision = _decision(game)
        rnd = random.Random(self.seed * 1_000_003 + game.choices)
        looks = 1 if decision.site.safe else LOOKS
        found = best_natively(game, self.seed * 1_000_003 + game.choices, looks)
        if found is not None:
            return decision.options[found].key
        best: list[str] = []
        best_value: tuple[object, ...] | None = None
        work = ALL_LOOKS
        for option, _ in product(decision.options, range(looks)):
            value = _outlook(game, option.value, rnd.random)
            work -= WORK - game.machine.budget.left
            if work < 0:
                break
            if value is None:
                continue
            if best_value is None or value > best_value:
                best, best_value = [option.key], value
            elif value == best_value and best[-1] != option.key:
                best.append(option.key)
        keys = best or [option.key for option in decision.options]
        return keys[int(rnd.random() * len(keys))]


def _outlook(game: Game, value: Any, rnd: Callable[[], float]) -> tuple[Any, ...] | None:
    """How the asked player would stand behind an answer, worked out with the same budget; None if it leads nowhere."""

    def stands() -> tuple[Any, ...] | None:
        state = game.imagine(value, rnd, game.choices + 1)
        return game.machine.standing(state, _decision(game).player) if state is not None else None

    found: tuple[Any, ...] | None = game.driver.told(stands)
    return found


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
        message = English("the game has not ended after {most} decisions", most=f"{most:,}")
        hint = English("let it come to an end, or allow more with --decisions")
        raise GameError(Diagnostic("RW508", message, game.decision.site.span, hint))


def _decision(game: Game) -> Decision:
    assert game.decision is not None, "nobody is asked"
    return game.decision
