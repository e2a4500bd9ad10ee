"""What bots work out natively: the same answers as in Python, from the same stream of chance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from rulewright.run.game import Game
from rulewright.run.natively import NativeDriver, NativeReached

if TYPE_CHECKING:
    from rulewright.native import Search, Table

SEEDS = 1 << 64  # what the native engine can begin a stream with by itself


def best_natively(game: Game, seed: int, looks: int) -> int | None:
    """Which option greedy takes; None if Python must find out."""
    table, reached = _at_table(game)
    if table is None or reached is None:
        return None
    mixed = _mixed(game, table, reached.found.player, game.choices + 1)
    _begin(table, seed)
    return table.greedy(reached.found, mixed, looks)


def search_natively(game: Game, seed: int, deals: int) -> Search | None:
    """A search over the options of the pending decision; None if Python must search."""
    table, reached = _at_table(game)
    if table is None or reached is None:
        return None
    mixed = [_mixed(game, table, reached.found.player, deal) for deal in range(1, deals + 1)]
    _begin(table, seed)
    return table.search(reached.found, mixed)


def _at_table(game: Game) -> tuple[Table | None, NativeReached | None]:
    """Where the game stands natively, if it does and the standing of a player is made of numbers."""
    if not isinstance(game.driver, NativeDriver) or not isinstance(game.reached, NativeReached):
        return None, None
    table = game.driver.table
    return (table, game.reached) if table.library.shape.width else (None, None)


def _mixed(game: Game, table: Table, player: int, deal: int) -> bytes:
    from rulewright.native import write_state

    return write_state(table.library.shape, game.redealt(player, deal))


def _begin(table: Table, seed: int) -> None:
    """The stream of chance that `random.Random(seed)` would be."""
    if abs(seed) < SEEDS:
        table.seed(seed)
    else:
        table.stream = random.Random(seed).getstate()[1]
