"""What a search has found to lead nowhere, so that it does not go there again by another way.

Cards in a window can be played in any order, and most orders end at the same place. A place is known by all that the rest of
the step depends on: how the window was come to, the state, the values handed on, and what has been played. Where every way on
from a place has failed, another way to it fails at once. So k cards cost as many runs as they have sets, not orders.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.run.failing import Fail
from rulewright.state import State

MOST = 4_000_000  # slots of remembered states; beyond them nothing more is remembered


class Hopeless:
    """Belongs to one search, which tells it where it stands and which of its choices are exhausted.

    It is made when something has failed for the first time: most steps never need one.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], list[Any]] = {}
        self._open: dict[int, tuple[tuple[Any, ...], list[Any]]] = {}
        self._room = MOST

    def come_to(self, depth: int, before: Iterable[Any], state: State, more: tuple[Any, ...]) -> None:
        """The search is about to choose for the first time at this depth; fails if that is known to lead nowhere."""
        boards = [slot for slot in state if slot.__class__ is dict]  # known by identity, for as long as they are kept here
        place = (*before, *more, *(id(slot) if slot.__class__ is dict else slot for slot in state))
        try:
            known = place in self._known
        except TypeError:  # something in it is a list, which nobody can look up
            return
        if known:
            raise Fail
        self._open[depth] = place, boards

    def exhausted(self, depth: int) -> None:
        """Every option at this depth has failed."""
        found = self._open.pop(depth, None)
        if found is not None and self._room > 0:
            place, boards = found
            self._known[place] = boards
            self._room -= len(place)
