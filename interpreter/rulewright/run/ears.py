"""Who listens, as a row in which those who are there now are found quickly.

A component listens while it lies in a zone of a player. So the zones of players are looked through, however many components
there are elsewhere that would listen; where a zone holds more than could listen, those are looked for one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulewright.run.answering import Spend, free
from rulewright.state import State

Found = tuple[int, int, int]  # its place in the row, its place among the pieces there, the piece
Fitting = dict[
    int, list[tuple[int, frozenset[int], int, list[int]]]
]  # of each player: zones, which pieces act there, how many, where they tell it
Rows = dict[int, tuple[int, list[tuple[int, int]]]]  # of pieces: the slot that tells where one lies, and its places in a row


class Acting:
    """Of one kind of piece: the zones of each player in which pieces act, and the places that each piece has in a row."""

    __slots__ = ("rows", "zones")

    def __init__(self, zones: dict[int, list[int]]) -> None:
        self.zones = zones
        self.rows: Rows = {}

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
            kinds[id(owners)] = Acting(zones)
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
    for kind in kinds:
        slots = [slot for slot, _ in kind.rows.values()]
        for player, own in kind.zones.items():
            found.setdefault(player, []).extend((zone, frozenset(kind.rows), len(slots), slots) for zone in own)
    return found


def holds_any(S: State, player: int, pieces: Fitting) -> bool:
    """Whether a player owns any of it. That is asked beside nearly everything, and mostly nobody does."""
    for zone, fit, count, slots in pieces.get(player, ()):
        if here := S[zone]:
            if len(here) <= count:
                if not fit.isdisjoint(here):
                    return True
            elif zone in [S[slot] for slot in slots]:
                return True
    return False


class Ears:
    """A row of listeners. It has slots, because Python finds those at once, and nothing is asked for as often as this."""

    __slots__ = ("fitting", "others", "own", "row", "ruled", "spend", "weight")

    def __init__(self, row: Iterable[Any], weight: int = 0, spend: Spend = free) -> None:
        self.row = tuple(row)
        self.weight = weight  # what one of them may do without counting it
        self.spend = spend
        places = list(enumerate(self.row))
        self.ruled = [order for order, ear in places if ear[3] is None or ear[4] is None]  # those that no component owns
        owned = [(order, ear) for order, ear in places if ear[3] is not None and ear[4] is not None]
        # those that hear of what their owner does, where these lie, and those that hear of what another player does
        self.own = acting((order, ear[3], ear[4]) for order, ear in owned if ear[2] in ("you", "any player"))
        self.fitting = fitting(self.own)
        self.others = acting((order, ear[3], ear[4]) for order, ear in owned if ear[2] != "you")


def ears(row: Iterable[Any], weight: int, *, spend: Spend) -> Ears:
    """A row of listeners who are paid for when they are heard."""
    return Ears(row, weight, spend)


NOBODY = Ears(())
