"""Numbers by name: how many, their sum and the sum of their squares.

Whole numbers, so that parts can be put together in any order and give the same result to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Key = tuple[str, ...]


@dataclass(frozen=True)
class Sums:
    """What is known of a row of numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def among(self, count: int) -> Sums:
        """The same numbers, and zeros for all that were not counted."""
        return Sums(max(count, self.count), self.total, self.squares)

    def less(self, other: Sums) -> Sums:
        """What is left without some of the numbers."""
        return Sums(self.count - other.count, self.total - other.total, self.squares - other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of the numbers as a sample."""
        if self.count < 2:
            return 0.0
        return max(0, self.count * self.squares - self.total * self.total) / (self.count * (self.count - 1))


class Tally:
    """Rows of numbers that grow."""

    def __init__(self, rows: Mapping[Key, list[int]] | None = None) -> None:
        self.rows: dict[Key, list[int]] = dict(rows or {})

    def add(self, key: Key, number: int) -> None:
        row = self.rows.get(key)
        if row is None:
            self.rows[key] = [1, number, number * number]
        else:
            row[0] += 1
            row[1] += number
            row[2] += number * number

    def join(self, other: Tally) -> None:
        for key, row in other.rows.items():
            self.join_row(key, row)

    def join_row(self, key: Key, sums: Sequence[int]) -> None:
        """Numbers that were summed up elsewhere; none at all leave no row."""
        if not sums[0]:
            return
        row = self.rows.setdefault(key, [0, 0, 0])
        for at, number in enumerate(sums):
            row[at] += number

    def plain(self) -> Tally:
        """The same under names that know nothing of where they were written, to be handed to another process."""
        return Tally({tuple(map(str, key)): row for key, row in self.rows.items()})

    def __getitem__(self, key: Key) -> Sums:
        return Sums(*self.rows.get(key, (0, 0, 0)))

    def below(self, first: str) -> Iterator[tuple[Key, Sums]]:
        """All rows whose name begins with a word, in the order of their names."""
        for key in sorted(key for key in self.rows if key[0] == first):
            yield key[1:], Sums(*self.rows[key])

    def as_json(self) -> list[Any]:
        return [[*key, *row] for key, row in sorted(self.rows.items())]

    @classmethod
    def from_json(cls, data: list[Any]) -> Tally:
        return cls({tuple(map(str, row[:-3])): [int(number) for number in row[-3:]] for row in data})
