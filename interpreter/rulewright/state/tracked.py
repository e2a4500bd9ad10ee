"""A large state that remembers its changes, so that a step can be taken back without a copy of all that it left as it was."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from typing import Any

LARGE = 1_000  # slots; fewer are copied in no time


class Tracked(list[Any]):
    """A state that one step after another is carried out on. A slice of it is a plain list: a copy that nobody tracks."""

    __slots__ = ("_changes",)

    def __init__(self, slots: Iterable[Any]) -> None:
        super().__init__(slots)
        self._changes: list[tuple[Any, Any]] | None = None  # what stood where; None while nobody wants to know

    def __setitem__(self, at: Any, value: Any) -> None:
        if self._changes is not None:
            self._changes.append((at, self[at]))
        list.__setitem__(self, at, value)

    def track(self) -> Tracked:
        """From here on, changes are remembered; those before are there to stay."""
        self._changes = []
        return self

    def forget(self) -> None:
        self._changes = None

    def take_back(self) -> None:
        """Everything is as it was when it began to be tracked, and it is tracked on."""
        _undone(self, self._changes or ())
        self._changes = []

    def before(self) -> list[Any]:
        """How it was when it began to be tracked."""
        was = self[:]
        _undone(was, self._changes or ())
        return was


def _undone(slots: list[Any], changes: Iterable[tuple[Any, Any]]) -> None:
    for at, was in reversed([*changes]):
        list.__setitem__(slots, at, was)


def is_large(slots: Sized) -> bool:
    return len(slots) > LARGE


def played_on(initial: Iterable[Any]) -> list[Any]:
    """A state to play a whole game on."""
    slots = list(initial)
    return Tracked(slots) if is_large(slots) else slots
