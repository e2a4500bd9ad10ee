"""What a search has found to lead nowhere, so that it does not go there again by another way.

Cards in a window can be played and items of an agenda done in any order, and most orders end at the same place. A place is
known by all that the rest of the step depends on: how the window was come to, the state, the values handed on, and what has been
played or is left. Where every way on from a place has failed, another way to it fails at once. So k cards cost as many runs as
they have sets, not orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulewright.run.failing import Fail
from rulewright.state import State

MOST = 4_000_000  # slots of remembered states; beyond them nothing more is remembered
LOOKED_UP = 3  # slots of a state that are made fit to be looked up in the time of one part


class Place:
    """What something is looked up by, of which one part is a state. Most places are never asked for again, so one is written
    down as it is, and made fit to be looked up, once, when there is something to find; with a list in it that is a TypeError.

    Boards are known by identity, for as long as the place is kept.
    """

    __slots__ = ("_hash", "_parts", "_state")

    def __init__(self, parts: tuple[Any, ...], state: State, boards: Sequence[int] = ()) -> None:
        self._state: tuple[Any, ...] = tuple(state)
        self._parts: tuple[Any, ...] = (*parts, self._state)
        self._hash: int | None = None
        if boards:  # whoever knows where they are need not look for them
            known = state[:]
            for slot in boards:
                known[slot] = id(state[slot])
            self._parts = (*parts, tuple(known))

    def __hash__(self) -> int:
        if self._hash is None:
            try:
                self._hash = hash(self._parts)
            except TypeError:
                known = tuple([id(slot) if slot.__class__ is dict else slot for slot in self._state])
                self._parts = (*self._parts[:-1], known)
                self._hash = hash(self._parts)
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self._parts == other._parts

    def __len__(self) -> int:
        return len(self._parts) + len(self._state)


class Hopeless:
    """Belongs to one search, which tells it where it stands and which of its choices are exhausted.

    It is made when something has failed for the first time: most steps never need one.
    """

    def __init__(self, boards: Sequence[int] = ()) -> None:
        self._boards = boards  # where in a state those lie that are known by identity
        self._known: set[Place] = set()
        self._open: dict[int, Place] = {}
        self._room = MOST

    def come_to(self, depth: int, before: Iterable[Any], state: State, more: tuple[Any, ...]) -> None:
        """The search is about to choose for the first time at this depth; fails if that is known to lead nowhere."""
        place = Place((tuple(before), more), state, self._boards)
        try:
            known = bool(self._known) and place in self._known
        except TypeError:
            return
        if known:
            raise Fail
        self._open[depth] = place

    def exhausted(self, depth: int) -> None:
        """Every option at this depth has failed, or there was none."""
        place = self._open.pop(depth, None)
        if place is None or self._room <= 0:
            return
        try:
            self._known.add(place)
        except TypeError:
            return
        self._room -= len(place)
