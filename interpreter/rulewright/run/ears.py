"""Who listens, as a row in which those who are there now are found quickly.

A component listens while it lies in a zone of a player. So the zones of players are looked through, however many components
there are elsewhere that would listen; where a zone holds more than could listen, those are looked for one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rulewright.run.answering import Spend, free
from rulewright.state import State

Found = tuple[int, int, int]  # its place in the row, its place among the pieces there, the piece
Fitting = dict[
    int, list[tuple[int, frozenset[int], list[int]]]
]  # of each player: zones, which pieces act there, where they tell it


class Acting(NamedTuple):
    """Of one kind of piece: the zones of each player in which pieces act, and the places that each piece has in a row."""

    zones: dict[int, list[int]]
    rows: dict[int, tuple[int, list[tuple[int, int]]]]  # with the slot that tells where the piece lies

    def held(self, S: State, player: int) -> list[Found]:
        """What a player owns of it."""
        found: list[Found] = []
        rows = self.rows
        for zone in self.zones.get(player, ()):
            here = S[zone]
            if len(here) > len(rows):
                here = [piece for piece, (slot, _) in rows.items() if S[slot] == zone]
            for piece in here:
                if piece in rows:
                    found += [(order, place, piece) for order, place in rows[piece][1]]
        return found


def acting(pieces: Iterable[tuple[int, Sequence[tuple[int, int]], Mapping[int, int]]]) -> tuple[Acting, ...]:
    """Places in a row with the pieces that stand there and who owns what lies where, kind by kind."""
    kinds: dict[int, Acting] = {}
    for order, lying, owners in pieces:
        if id(owners) not in kinds:
            zones: dict[int, list[int]] = {}
            for zone, owner in owners.items():
                zones.setdefault(owner, []).append(zone)
            kinds[id(owners)] = Acting(zones, {})
        rows = kinds[id(owners)].rows
        for place, (slot, piece) in enumerate(lying):
            rows.setdefault(piece, (slot, []))[1].append((order, place))
    return tuple(kinds.values())


def held_by(S: State, player: int, kinds: Iterable[Acting]) -> list[Found]:
    """What a player owns, in the order of the row."""
    found = [one for kind in kinds for one in kind.held(S, player)]
    if len(found) > 1:
        found.sort()
    return found


def fitting(kinds: Iterable[Acting]) -> Fitting:
    """The same, for whoever only asks whether there is any."""
    found: Fitting = {}
    for zones, rows in kinds:
        slots = [slot for slot, _ in rows.values()]
        for player, own in zones.items():
            found.setdefault(player, []).extend((zone, frozenset(rows), slots) for zone in own)
    return found


def holds_any(S: State, player: int, pieces: Fitting) -> bool:
    """Whether a player owns any of it. That is asked beside nearly everything, and mostly nobody does."""
    for zone, fit, slots in pieces.get(player, ()):
        here = S[zone]
        if len(here) <= len(slots):
            if not fit.isdisjoint(here):
                return True
        elif zone in [S[slot] for slot in slots]:
            return True
    return False


class Ears(tuple[Any, ...]):
    """A row of listeners."""

    weight: int = 0  # what one of them may do without counting it
    spend: Spend = staticmethod(free)
    ruled: list[int]  # places of those that no component owns
    own: tuple[Acting, ...]  # those that hear of what their owner does
    others: tuple[Acting, ...]  # those that hear of what another player does
    fitting: Fitting  # where those lie that hear of what their owner does

    def __init__(self, row: Iterable[Any]) -> None:
        self.ruled = [order for order, ear in enumerate(self) if ear[3] is None or ear[4] is None]
        owned = [(order, ear) for order, ear in enumerate(self) if ear[3] is not None and ear[4] is not None]
        self.own = acting((order, ear[3], ear[4]) for order, ear in owned if ear[2] in ("you", "any player"))
        self.fitting = fitting(self.own)
        self.others = acting((order, ear[3], ear[4]) for order, ear in owned if ear[2] != "you")


def ears(row: Iterable[Any], weight: int, *, spend: Spend) -> Ears:
    """A row of listeners who are paid for when they are heard."""
    made = Ears(row)
    made.weight, made.spend = weight, spend
    return made


NOBODY = Ears(())
