"""The random generator of a game: splitmix64, its whole state one number in slot 0.

next:    z = state += 0x9E3779B97F4A7C15 (mod 2^64)
         z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9; z = (z ^ z >> 27) * 0x94D049BB133111EB; z ^ z >> 31
below n: next * n >> 64
shuffle: for i from the last place down to the second, swap place i with place below(i + 1)

Written down here, so that the same seed gives the same game on any machine and in any language.
"""

from __future__ import annotations

from typing import Any

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def below(state: list[Any], n: int) -> int:
    """A uniform number from 0 to n - 1."""
    state[0] = z = (state[0] + STEP) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return int(((z ^ (z >> 31)) * n) >> 64)


def shuffled(state: list[Any], items: tuple[int, ...]) -> tuple[int, ...]:
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        j = below(state, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return tuple(mixed)


def seeded(seed: int) -> int:
    """The first state for a seed; one scrambling step keeps small seeds apart."""
    state: list[Any] = [seed & MASK]
    return below(state, 1 << 64)
