"""A fair redeal of what a seat may not see, for bots that look ahead."""

from __future__ import annotations

from rulewright.state.chance import seeded, shuffled
from rulewright.state.layout import Layout, State
from rulewright.state.view import hidden_pieces


def redeal(layout: Layout, state: State, seat: int, seed: int, seen: State | None = None) -> State:
    """A copy in which the pieces a seat cannot see have changed places at random.

    What counts as unseen is read off `seen` (by default the state itself): in the middle of a step, pieces that have
    been revealed since its start keep their place. The mix depends on the seed and on which pieces are unseen, never on
    where they really lie.
    """
    copy = state[:]
    chance: State = [seeded(seed)]
    for kind in layout.rules.pieces:
        hidden = tuple(sorted(hidden_pieces(layout, seen or state, kind, seat)))
        if len(hidden) < 2:
            continue
        order = _order_of(layout, state, kind, frozenset(hidden))
        exchange = dict(zip(order, shuffled(chance, hidden), strict=True))
        locations = layout.locations(kind)
        for slot in _zone_slots(layout, kind):
            copy[slot] = tuple(exchange.get(piece, piece) for piece in state[slot])
            for piece in copy[slot]:
                copy[locations.slot(piece)] = slot
    return copy


def _order_of(layout: Layout, state: State, kind: str, hidden: frozenset[int]) -> list[int]:
    """The unseen pieces in the order of the places they lie at; those in no zone come last."""
    lying = [piece for slot in _zone_slots(layout, kind) for piece in state[slot] if piece in hidden]
    return lying + sorted(hidden - set(lying))


def _zone_slots(layout: Layout, kind: str) -> list[int]:
    return [slot for region in layout.zones_of(kind) for slot in region.slots]
