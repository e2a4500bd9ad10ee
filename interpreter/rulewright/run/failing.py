"""How a rule stops: it fails, it waits for an answer, it may not be looked past, or it goes on for too long."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

WORK = 2_000_000
RUNS = 50_000
LOOPS = range(100_000)
LONGEST = 10_000


class Fail(Exception):
    """What a rule asks cannot be done; the latest choice is taken back."""


class Pending(Exception):
    """Nobody has answered this choice yet."""

    def __init__(self, site: int, player: int, options: Iterable[Any]) -> None:
        self.site, self.player, self.options = site, player, options


class Crossed(Exception):
    """The look-ahead has come to a barrier; what lies behind it counts as possible."""


class TooLong(Exception):
    """A budget ran out. Budgets count work, never time, so that all machines agree."""


class Budget:
    """Counts the work of one step; loops report to it."""

    def __init__(self) -> None:
        self.left = WORK

    def reset(self) -> None:
        self.left = WORK

    def counted(self, items: Iterable[Any]) -> Iterable[Any]:
        for item in items:
            self.left -= 1
            if self.left < 0:
                raise TooLong
            yield item

    def span(self, low: int, high: int) -> range:
        size = high - low + 1
        if size > LONGEST:
            raise TooLong
        if size > 0:
            self.left -= size
            if self.left < 0:
                raise TooLong
        return range(low, high + 1)
