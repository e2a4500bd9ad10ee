"""How pieces are moved in a large game: what is left of a long zone is a view of it, and no copy."""

from __future__ import annotations

from rulewright.run import effects
from rulewright.state import State, without_first


def move(S: State, location: int, piece: int, to: int) -> None:
    at = S[location + piece] if piece else 0
    if not at or S[at][0] != piece:
        effects.move(S, location, piece, to)
        return
    S[at] = without_first(S[at], 1)
    S[to] += (piece,)
    S[location + piece] = to


def draw(S: State, location: int, count: int, source: int, to: int) -> int:
    count = max(0, count)
    taken = S[source][:count]
    S[source] = without_first(S[source], count)
    S[to] += taken
    for piece in taken:
        S[location + piece] = to
    return len(taken)
