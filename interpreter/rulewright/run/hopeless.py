"""What a search has found to lead nowhere, so that it does not go there again by another way.

Cards in a window can be played and items of an agenda done in any order, and most orders end at the same place. A place is
known by all that the rest of the step depends on: how the window was come to, the state, the values handed on, and what has been
played or is left. Where every way on from a place has failed, another way to it fails at once. So k cards cost as many runs as
they have sets, not orders.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.run.failing import Fail
from rulewright.state import State

MOST = 4_000_000  # slots of remembered states; beyond them nothing more is remembered
Place = tuple[Any, ...]


class Hopeless:
    """Belongs to one search, which tells it where it stands and which of its choices are exhausted.

    It is made when something has failed for the first time: most steps never need one. Most of those that do are never asked
    again, so a place is written down as it is, and made fit to be looked up when there is something to find.
    """

    def __init__(self) -> None:
        self._known: dict[Place, Place] = {}
        self._open: dict[int, Place] = {}
        self._room = MOST

    def come_to(self, depth: int, before: Iterable[Any], state: State, more: tuple[Any, ...]) -> None:
        """The search is about to choose for the first time at this depth; fails if that is known to lead nowhere."""
        place = (tuple(before), more, tuple(state))
        if self._known and key_of(place) in self._known:
            raise Fail
        self._open[depth] = place

    def exhausted(self, depth: int) -> None:
        """Every option at this depth has failed, or there was none."""
        place = self._open.pop(depth, None)
        if place is not None and self._room > 0 and (key := key_of(place)):
            self._known[key] = place
            self._room -= sum(map(len, place))


def key_of(place: Place) -> Place:
    """What a place is looked up by, of which the last part is a state; nothing if there is a list in it. Boards are known by
    identity, for as long as it is kept.
    """
    try:
        hash(place)
        return place
    except TypeError:
        key = (*place[:-1], tuple([id(slot) if slot.__class__ is dict else slot for slot in place[-1]]))
    try:
        hash(key)
        return key
    except TypeError:
        return ()
