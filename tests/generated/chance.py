"""Where the generator's decisions come from: a seed, or hypothesis, which can make an example smaller.

Whatever is asked for, 0 is the simplest answer, so that an example shrinks towards the first of every list.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        ...


class Seeded:
    """All decisions from one number."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)


class Drawn:
    """All decisions from a function that draws a number up to a highest one, as hypothesis gives it."""

    def __init__(self, draw: Callable[[int], int]) -> None:
        self._draw = draw

    def below(self, n: int) -> int:
        return self._draw(n - 1) if n > 1 else 0


class Dice:
    """The few ways in which the generator asks for a decision."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def below(self, n: int) -> int:
        return self._chance.below(n)

    def number(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def often(self, percent: int) -> bool:
        """True in so many of a hundred cases; the simplest case is False."""
        return self.below(100) >= 100 - percent

    def some(self, items: Sequence[T], percent: int = 50) -> list[T]:
        return [item for item in items if self.often(percent)]
