"""What is left of a long zone when its first pieces are gone: a view of what it was, as a copy would cost its length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

LONG = 200  # pieces; fewer are copied in no time


class Rest(Sequence[int]):
    """The tuple of a zone from some place on. It equals the tuple that it stands for, and like that one it never changes."""

    __slots__ = ("_first", "_whole")

    def __init__(self, whole: tuple[int, ...], first: int) -> None:
        self._whole, self._first = whole, first

    def __len__(self) -> int:
        return len(self._whole) - self._first

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[int, ...]: ...
    def __getitem__(self, at: int | slice) -> int | tuple[int, ...]:
        if isinstance(at, int):
            return self._whole[self._first + at] if at >= 0 else self.copied()[at]
        if at.start is None and at.step is None and at.stop is not None and at.stop >= 0:
            return self._whole[self._first : self._first + at.stop]
        return self.copied()[at]

    def __iter__(self) -> Iterator[int]:
        return iter(self.copied())

    def __contains__(self, piece: object) -> bool:
        return piece in self.copied()

    def __add__(self, more: Sequence[int]) -> tuple[int, ...]:
        return self.copied() + tuple(more)

    def __radd__(self, before: tuple[int, ...]) -> tuple[int, ...]:
        return before + self.copied()

    def __eq__(self, other: object) -> bool:
        return self.copied() == (other.copied() if isinstance(other, Rest) else other)

    def __hash__(self) -> int:
        return hash(self.copied())

    def __repr__(self) -> str:
        return repr(self.copied())

    def index(self, piece: Any, start: int = 0, stop: int | None = None) -> int:
        return self.copied().index(piece, start, len(self) if stop is None else stop)

    def copied(self) -> tuple[int, ...]:
        return self._whole[self._first :]

    def further(self, count: int) -> Rest:
        return Rest(self._whole, self._first + count)


def without_first(zone: Sequence[int], count: int) -> Sequence[int]:
    """A zone without its first so many pieces."""
    if len(zone) - count < LONG:
        return zone[count:]
    return zone.further(count) if zone.__class__ is Rest else Rest(tuple(zone), count)
